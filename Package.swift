// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// A stage of the pipeline: it may import only the targets that it names here.
func stage(_ name: String, imports: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict)
}

func tests(_ name: String, of target: String, _ others: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name, dependencies: [.init(stringLiteral: target), "TestSupport"] + others,
    swiftSettings: strict)
}

let package = Package(
  name: "uidesc",
  products: [
    .executable(name: "uidesc", targets: ["UIDescCommand"]),
    .library(name: "UIDesc", targets: ["UIDesc"]),
    .library(name: "CEL", targets: ["CEL"]),
  ],
  targets: [
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CScheduling"),
    stage("UIDescDiagnostics", imports: []),
    stage("CEL", imports: ["UIDescDiagnostics"]),
    stage("UIDescSyntax", imports: ["CYAML", "UIDescDiagnostics"]),
    stage("UIDescDocument", imports: ["CEL", "UIDescDiagnostics", "UIDescSyntax"]),
    stage("UIDescRuntime", imports: ["CEL", "UIDescDiagnostics", "UIDescDocument", "UIDescSyntax"]),
    stage("UIDescEmit", imports: ["CEL", "UIDescDiagnostics", "UIDescRuntime"]),
    stage(
      "UIDesc",
      imports: [
        "CEL", "UIDescDiagnostics", "UIDescDocument", "UIDescEmit", "UIDescRuntime", "UIDescSyntax",
      ]),
    .executableTarget(
      name: "UIDescCommand",
      dependencies: ["CEL", "CScheduling", "UIDesc", "UIDescDiagnostics", "UIDescDocument", "UIDescSyntax"],
      swiftSettings: strict),

    .executableTarget(
      name: "uidesc-benchmark",
      dependencies: ["UIDesc", "UIDescDiagnostics", "UIDescEmit", "UIDescSyntax"], path: "Benchmarks/Program",
      swiftSettings: strict),

    .executableTarget(
      name: "uidesc-live-benchmark",
      dependencies: ["CEL", "UIDesc", "UIDescDiagnostics", "UIDescRuntime"], path: "Benchmarks/live",
      swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["UIDescDiagnostics"], path: "Tests/TestSupport",
      swiftSettings: strict),
    tests("UIDescDiagnosticsTests", of: "UIDescDiagnostics"),
    tests("CELTests", of: "CEL", ["UIDescDiagnostics"]),
    tests("UIDescSyntaxTests", of: "UIDescSyntax", ["UIDescDiagnostics"]),
    tests(
      "UIDescDocumentTests", of: "UIDescDocument", ["CEL", "UIDesc", "UIDescDiagnostics", "UIDescSyntax"]),
    tests(
      "UIDescRuntimeTests", of: "UIDescRuntime",
      ["CEL", "UIDesc", "UIDescDiagnostics", "UIDescDocument", "UIDescEmit", "UIDescSyntax"]),
    tests("UIDescEmitTests", of: "UIDescEmit", ["UIDesc"]),
    tests("CommandTests", of: "UIDescCommand", ["CScheduling", "UIDescDiagnostics", "UIDescDocument"]),
    tests("SchemaTests", of: "UIDescDocument", ["CEL", "UIDesc", "UIDescCommand", "UIDescDiagnostics"]),
    tests("SampleTests", of: "UIDesc", ["UIDescDiagnostics", "UIDescEmit"]),
  ],
  swiftLanguageModes: [.v6]
)
