import CEL
import Foundation
import Testing
import UIDescDiagnostics

/// Tables of expressions with what they yield: `wanted type | expression`, and below it, indented, the outcome.
///
/// `UPDATE_GOLDENS=1` rewrites the outcomes; read the difference before it is committed.
struct TableTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/expressions")

  @Test(arguments: [
    "members", "types", "narrowing", "texts", "syntax", "macros", "running", "folding", "cel", "parts",
  ])
  func `every line of a table has the outcome below it`(table: String) throws {
    let file = Self.folder.appending(path: "\(table).txt")
    let written = try String(contentsOf: file, encoding: .utf8)
    var lines: [String] = []
    for line in written.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix(" ") { continue }
      lines.append(line)
      if !line.hasPrefix("#"), line.contains("| ") { lines += outcome(line, table: table) }
    }
    let actual = lines.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try actual.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let pairs = zip(written.split(separator: "\n"), actual.split(separator: "\n"))
    let difference = pairs.first { $0 != $1 }
    #expect(written == actual, "first difference: \(String(describing: difference))")
  }

  private func outcome(_ line: String, table: String) -> [String] {
    let bar = line.range(of: "| ") ?? line.startIndex..<line.startIndex
    let wanted = line[..<bar.lowerBound].trimmingCharacters(in: .whitespaces)
    let indent = line.distance(from: line.startIndex, to: bar.upperBound)
    let text = String(line[bar.upperBound...])
    let scope = TestHost.scope
    var sink = DiagnosticSink()
    let environment = table == "cel" ? Environment() : TestHost.environment
    let program =
      table == "texts"
      ? environment.compileText(text, in: scope, wanting: type(wanted) ?? .string, into: &sink)
      : environment.compile(text, in: scope, wanting: type(wanted), into: &sink)
    let padding = String(repeating: " ", count: indent)
    guard let program else { return sink.sorted.flatMap { describe($0, text, indent) } }
    var lines: [String] = []
    do {
      let value = try program.evaluate(scope)
      lines.append("\(padding)= \(value.literal(host: TestHost())) : \(environment.name(of: program.type))")
    } catch {
      lines.append(
        "\(padding)fails \(error.code): \(error.message) at \(error.range.start)..<\(error.range.end)")
    }
    if table == "folding" {
      // Of the variables, those with an even slot are known.
      lines.append(
        padding + "prints " + program.printed { $0 % 2 == 0 ? .value(scope.values[Int($0)]) : nil })
      lines.append(padding + "in full " + program.printed { .value(scope.values[Int($0)]) })
    }
    if table == "parts" { lines += program.parts(scope).map { padding + describe($0, in: text) } }
    if !program.presentWhenTrue.isEmpty { lines.append("\(padding)true: \(program.presentWhenTrue)") }
    if !program.presentWhenFalse.isEmpty { lines.append("\(padding)false: \(program.presentWhenFalse)") }
    return lines
  }

  private func describe(_ part: EvaluatedPart, in text: String) -> String {
    let piece = String(decoding: Array(text.utf8)[part.range.offsets], as: UTF8.self)
    switch part.result {
    case .success(let value): return "part \(piece) = \(value.literal(host: TestHost()))"
    case .failure(let error): return "part \(piece) fails \(error.code)"
    }
  }

  private func describe(_ finding: Diagnostic, _ text: String, _ indent: Int) -> [String] {
    let before = String(decoding: Array(text.utf8).prefix(Int(finding.range.start)), as: UTF8.self).count
    let file = SourceFile(path: "", text: text)
    let carets = String(repeating: "^", count: max(1, file.text(finding.range).count))
    let padding = String(repeating: " ", count: indent + before)
    var lines = ["\(padding)\(carets) \(finding.code): \(finding.message)"]
    for fixIt in finding.fixIts {
      var bytes = Array(text.utf8)
      for edit in fixIt.edits.reversed() {
        bytes.replaceSubrange(edit.range.offsets, with: edit.replacement.utf8)
      }
      lines.append(String(repeating: " ", count: indent) + "fix: \(String(decoding: bytes, as: UTF8.self))")
    }
    return lines
  }

  private func type(_ name: String) -> CELType? {
    if name.isEmpty { return nil }
    if name.hasSuffix("?") { return type(String(name.dropLast()))?.orNull }
    if name.hasPrefix("[") { return type(String(name.dropFirst().dropLast())).map { .list($0) } }
    switch name {
    case "Bool": return .bool
    case "Int": return .int
    case "Double": return .double
    case "String": return .string
    case "Item": return TestHost.item
    case "Map(Color)": return .map(.string, .host(TestHost.color))
    default: return TestHost().type(named: name).map { .host($0) }
    }
  }
}
