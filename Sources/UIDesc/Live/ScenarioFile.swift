internal import UIDescDiagnostics
internal import UIDescSyntax

/// Runs the scenarios of one file, each from the beginning; where `isUpdating`, snapshots are to be written, not compared.
package func runScenarios(
  path: String, bytes: [UInt8], options: LoadOptions, isUpdating: Bool = false
) -> ScenarioReport {
  var report = ScenarioReport(path: path)
  let file = SourceFile(path: path, bytes: bytes)
  guard let name = documentName(in: file, &report) else { return report }
  let document: Document
  do throws(FileError) {
    document = try Document.load(
      path: Path.join(Path.folder(of: path), name.text), bytes: nil, options: options)
  } catch {
    report.problems.append(.unreadableImport(error.path, reason: error.reason, at: name.range))
    return report
  }
  report.sources = document.sources
  var sink = DiagnosticSink()
  let tree = readSyntax(file, id: report.sources.add(file), format: .automatic, into: &sink)
  if document.hasErrors { report.problems += document.diagnostics.filter { $0.severity == .error } }
  checkKeys(of: tree.root, ScenarioKeys.file, &sink)
  guard let scenarios = tree.root.entry(named: "scenarios"), scenarios.value.kind == .sequence else {
    report.problems.append(.scenariosExpected(at: tree.root.range))
    return report
  }
  for (index, scenario) in scenarios.value.elements.enumerated() {
    var runner = ScenarioRunner(
      document: document, path: path, sources: report.sources, files: options.files, isUpdating: isUpdating)
    report.results += runner.run(scenario, number: index + 1, &sink)
    report.writes += runner.writes
  }
  report.problems += sink.sorted
  return report
}

/// The keys that a scenario file may have, by where they stand.
enum ScenarioKeys {
  static let file = ["uitest", "document", "name", "description", "scenarios"]
  static let start = ["state", "env", "toggled"]
  static let expectation = [
    "tree", "select", "snapshot", "shows", "hides", "count", "value", "emitted", "called", "animated",
    "findings",
  ]
  static let scenario = ["name", "description", "select", "steps", "rows"] + start
}

/// The scalar that names the document; nil where it is no scenario file, which is then told.
private func documentName(in file: SourceFile, _ report: inout ScenarioReport) -> SyntaxNode? {
  var sources = SourceFiles()
  var sink = DiagnosticSink()
  let tree = readSyntax(file, id: sources.add(file), format: .automatic, into: &sink)
  report.sources = sources
  report.problems = sink.sorted.filter { $0.severity == .error }
  guard report.problems.isEmpty else { return nil }
  guard tree.root.kind == .mapping, let version = tree.root.entry(named: "uitest"), version.value.text == "1"
  else {
    report.problems.append(.notAScenarioFile(at: tree.root.range))
    return nil
  }
  guard let document = tree.root.entry(named: "document"), document.value.kind == .scalar,
    !document.value.isNull
  else {
    report.problems.append(.documentExpected(at: tree.root.range))
    return nil
  }
  return document.value
}

func checkKeys(of node: SyntaxNode, _ known: [String], _ sink: inout DiagnosticSink) {
  for entry in node.entries where !known.contains(entry.key.text) && !entry.key.text.hasPrefix("x-") {
    sink.report(.unknownStepKey(entry.key.text, at: entry.key.range, known: known))
  }
}

extension Diagnostic {
  static func notAScenarioFile(at range: SourceRange) -> Self {
    Diagnostic("not-a-scenario-file", .error, at: range.startPoint, "a scenario file begins with 'uitest: 1'")
  }

  static func documentExpected(at range: SourceRange) -> Self {
    Diagnostic(
      "wrong-scenario", .error, at: range.startPoint, "'document' must name the document to be tested")
  }

  static func scenariosExpected(at range: SourceRange) -> Self {
    Diagnostic(
      "wrong-scenario", .error, at: range.startPoint,
      "'scenarios' must be a list: what is done, and what is expected")
  }
}
