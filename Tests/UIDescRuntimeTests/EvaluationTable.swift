import Foundation
import TestSupport
import UIDesc
import UIDescDiagnostics
import UIDescEmit

/// Many small documents with what they evaluate to, in one file: a rule, a document, its trees.
///
///     ### a list fills the main slot
///     body:
///       VStack: [Spacer]
///     =>
///     VStack
///     └─ Spacer
///     => --state open=true
///     …
///
/// `uidesc: 1` is put before a document that does not begin with it. `+++ theme.yaml` begins another file beside
/// it. Where there are findings, or the evaluation fails, `line:column code: message` stands in the tree's place.
struct EvaluationCase: Sendable {
  let table: String
  let title: String
  /// The document and the files beside it, in the order in which they are written.
  var files: [(name: String, lines: [String])] = [("app.yaml", [])]
  var outcomes: [(arguments: String, lines: [String])] = []

  var name: String { "\(table): \(title)" }

  static let folder = packageRoot.appending(path: "Tests/Fixtures/evaluation")

  static var tables: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }

  /// The cases of a table, and the lines that stand before the first one.
  static func read(_ table: String) throws -> (head: [String], cases: [EvaluationCase]) {
    let text = try String(contentsOf: folder.appending(path: "\(table).txt"), encoding: .utf8)
    var head: [String] = []
    var cases: [EvaluationCase] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("### ") {
        cases.append(EvaluationCase(table: table, title: String(line.dropFirst(4))))
        continue
      }
      guard !cases.isEmpty else {
        head.append(line)
        continue
      }
      cases[cases.count - 1].add(line)
    }
    return (head, cases)
  }

  private mutating func add(_ line: String) {
    if line.hasPrefix("=>") {
      outcomes.append((String(line.dropFirst(2)).trimmingCharacters(in: .whitespaces), []))
    } else if line.hasPrefix("+++ ") {
      files.append((String(line.dropFirst(4)), []))
    } else if outcomes.isEmpty {
      files[files.count - 1].lines.append(line)
    } else {
      outcomes[outcomes.count - 1].lines.append(line)
    }
  }

  /// The case as it stands in the table, with the given outcomes.
  func text(_ outcomes: [String]) -> String {
    var lines = ["### \(title)"]
    for (index, file) in files.enumerated() {
      if index > 0 { lines.append("+++ \(file.name)") }
      lines += file.lines
    }
    for (outcome, text) in zip(self.outcomes, outcomes) {
      lines.append(outcome.arguments.isEmpty ? "=>" : "=> \(outcome.arguments)")
      lines.append(text)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What each outcome should be, without the empty lines that part it from the next case.
  var expected: [String] {
    outcomes.map { $0.lines.joined(separator: "\n").trimmingCharacters(in: .newlines) }
  }

  // MARK: Evaluating

  func evaluate() throws -> [String] {
    let document = try load()
    return outcomes.map { outcome in
      if !document.diagnostics.isEmpty, !outcome.arguments.contains("--warned") {
        return text(document.diagnostics, in: document.sources)
      }
      do throws(EvaluationFailure) {
        var out = OutputBuffer()
        TextEmitter.append(try document.resolve(Self.inputs(outcome.arguments)), to: &out)
        return String(decoding: out.bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
      } catch {
        return text(error.diagnostics, in: error.sources)
      }
    }
  }

  /// Whether the document says its version itself.
  private var isWhole: Bool {
    let first = files[0].lines.first { !$0.isEmpty && !$0.hasPrefix("#") } ?? ""
    return first.hasPrefix("uidesc:") || first.hasPrefix("{") || first.hasPrefix("%")
  }

  func load() throws -> Document {
    let written = files[0].lines.joined(separator: "\n") + "\n"
    var options = LoadOptions()
    let beside = files.dropFirst().map {
      (path: "/app/\($0.name)", text: $0.lines.joined(separator: "\n") + "\n")
    }
    options.root = "/app"
    options.files = FileAccess(
      read: { (path) throws(FileError) in
        guard let file = beside.first(where: { $0.path == path }) else {
          throw FileError(path: path, reason: "there is no such file")
        }
        return Array(file.text.utf8)
      }, exists: { _ in false }, workingDirectory: { "/app" })
    let text = isWhole ? written : "uidesc: 1\n" + written
    return try Document.load(path: "/app/app.yaml", bytes: Array(text.utf8), options: options)
  }

  private static func inputs(_ arguments: String) -> EvaluationInputs {
    var inputs = EvaluationInputs()
    var rest = arguments.split(separator: " ").map(String.init)[...]
    while let option = rest.popFirst(), option != "--warned" {
      guard let value = rest.popFirst() else { break }
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let pair = (name: parts[0], value: parts.count > 1 ? parts[1] : "")
      switch option {
      case "--state": inputs.state.append(pair)
      case "--env": inputs.environment.append(pair)
      case "--toggled": inputs.toggled.append(pair)
      case "--state-file": inputs.stateFile = ("state.yaml", Array(value.utf8))
      default: break
      }
    }
    return inputs
  }

  private func text(_ diagnostics: [Diagnostic], in sources: SourceFiles) -> String {
    diagnostics.map { diagnostic in
      let file = sources[diagnostic.range.file]
      let place = file.location(of: Int(diagnostic.range.start))
      let name = file.path == "/app/app.yaml" ? "" : file.path.replacing("/app/", with: "") + ":"
      // The line that was put before the document is not written in the table.
      let line = name.isEmpty && !isWhole ? place.line - 1 : place.line
      let word = diagnostic.severity == .error ? "" : "\(diagnostic.severity.rawValue) "
      return "\(name)\(line):\(place.column) \(word)\(diagnostic.code): \(diagnostic.message)"
    }.joined(separator: "\n")
  }
}
