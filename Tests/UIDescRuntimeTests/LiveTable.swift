import CEL
import Foundation
import TestSupport
import UIDesc
import UIDescDiagnostics
import UIDescEmit
import UIDescRuntime
import UIDescSyntax

/// Small documents with steps, in one file: a rule, a document, and after each step what there is.
///
///     ### a tap runs the action
///     body:
///       …
///     > tap: Save
///     Text("saved")
///
/// A step is one key with a value. Below it stand the tree, then `emitted …`, `called …`, and `animated …` with the number
/// of changes; `code: message` stands there for a finding. `> tree` is no step: it shows the tree as it is.
struct LiveCase: Sendable {
  let table: String
  let title: String
  var document: [String] = []
  var steps: [(step: String, lines: [String])] = []

  var name: String { "\(table): \(title)" }

  static let folder = packageRoot.appending(path: "Tests/Fixtures/live")

  static var tables: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }

  static func read(_ table: String) throws -> [LiveCase] {
    let text = try String(contentsOf: folder.appending(path: "\(table).txt"), encoding: .utf8)
    var cases: [LiveCase] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("### ") {
        cases.append(LiveCase(table: table, title: String(line.dropFirst(4))))
      } else if !cases.isEmpty {
        cases[cases.count - 1].add(line)
      }
    }
    for index in cases.indices { cases[index].trim() }
    return cases
  }

  private mutating func add(_ line: String) {
    if line.hasPrefix("> ") {
      steps.append((String(line.dropFirst(2)), []))
    } else if steps.isEmpty {
      document.append(line)
    } else {
      steps[steps.count - 1].lines.append(line)
    }
  }

  private mutating func trim() {
    while document.last == "" { document.removeLast() }
    for index in steps.indices {
      while steps[index].lines.last == "" { steps[index].lines.removeLast() }
    }
  }

  static func write(_ cases: [LiveCase], to table: String) throws {
    var text = ""
    for item in cases {
      text += (["### \(item.title)"] + item.document).joined(separator: "\n") + "\n"
      for (step, lines) in item.steps { text += (["> \(step)"] + lines).joined(separator: "\n") + "\n" }
      text += "\n"
    }
    try Data(text.dropLast().utf8).write(to: folder.appending(path: "\(table).txt"))
  }

  // MARK: Running

  /// The case with what happens in place of what is expected; `check` sees each step.
  func played(_ check: (_ before: ResolvedTree, _ after: ResolvedTree, SessionStep) -> Void) throws
    -> LiveCase
  {
    var played = self
    let text = (["uidesc: 1"] + document).joined(separator: "\n") + "\n"
    let loaded = try Document(text: text)
    var driver = try loaded.begin(EvaluationInputs())
    for index in steps.indices {
      let before = driver.tree
      var lines: [String] = []
      if steps[index].step == "tree" {
        lines = Self.text(of: driver.tree)
      } else {
        var sources = loaded.sources
        let step = try Self.perform(steps[index].step, &driver, &sources)
        if step.findings.isEmpty { check(before, driver.tree, step) }
        lines = Self.lines(of: step, driver.tree)
      }
      played.steps[index].lines = lines
    }
    return played
  }

  static func perform(
    _ text: String, _ driver: inout SessionDriver, _ sources: inout SourceFiles
  ) throws -> SessionStep {
    var sink = DiagnosticSink()
    let file = SourceFile(path: "step", text: text + "\n")
    let tree = readSyntax(file, id: sources.add(file), format: .yaml, into: &sink)
    guard let entry = tree.root.entries.first(where: { _ in true }) else { return .failed(sink.sorted) }
    return driver.perform(entry.key.text, at: entry.key.range, entry.value)
  }

  static func lines(of step: SessionStep, _ tree: ResolvedTree) -> [String] {
    var lines = step.findings.map { "\($0.code): \($0.message)" }
    if lines.isEmpty { lines = text(of: tree) }
    for emission in step.emissions {
      lines.append("emitted \(emission.event)" + (emission.data.map { " \(json($0, tree))" } ?? ""))
    }
    for call in step.calls {
      lines.append("called \(call.name)" + (call.argument.map { " \(json($0, tree))" } ?? ""))
    }
    for set in step.changeSets where set.animation != nil {
      let count = set.changes.count
      lines.append("animated \(set.animation?.value.map { json($0, tree) } ?? "default"): \(count)")
    }
    return lines
  }

  private static func json(_ value: Value, _ tree: ResolvedTree) -> String {
    var out = OutputBuffer()
    JSONEmitter.appendLine(value, types: tree.types, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  static func text(of tree: ResolvedTree) -> [String] {
    var out = OutputBuffer()
    TextEmitter.append(tree, to: &out)
    return String(decoding: out.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
