// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "library-client",
  dependencies: [
    .package(name: "uidesc", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "PrintTree", dependencies: [.product(name: "UIDesc", package: "uidesc")])
  ]
)
