// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "cel-benchmark",
  dependencies: [.package(name: "uidesc", path: "../..")],
  targets: [
    .executableTarget(
      name: "CELBenchmark",
      dependencies: [.product(name: "CEL", package: "uidesc")])
  ],
  swiftLanguageModes: [.v6]
)
