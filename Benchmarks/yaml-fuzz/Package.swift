// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

// The stages are links to those of the package above: the comparison looks at what they keep to themselves.
let package = Package(
  name: "yaml-fuzz",
  targets: [
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1"),
    .target(name: "UIDescDiagnostics", swiftSettings: strict),
    .target(name: "UIDescSyntax", dependencies: ["CYAML", "UIDescDiagnostics"], swiftSettings: strict),
    .executableTarget(
      name: "yaml-fuzz", dependencies: ["UIDescDiagnostics", "UIDescSyntax"], path: "Sources/Fuzz",
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
