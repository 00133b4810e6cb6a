import UIDescDiagnostics
import UIDescSyntax

/// What one reading gave.
struct Reading {
  var tree: SyntaxTree
  var findings: [Diagnostic]

  init(_ source: SourceFile, as format: DocumentFormat = .automatic, limits: SyntaxLimits = .standard) {
    var sink = DiagnosticSink()
    tree = readSyntax(source, id: SourceID(0), format: format, limits: limits, into: &sink)
    findings = sink.sorted
  }

  init(yaml text: String, limits: SyntaxLimits = .standard) {
    self.init(SourceFile(path: "test.yaml", text: text), as: .yaml, limits: limits)
  }

  init(json text: String, limits: SyntaxLimits = .standard) {
    self.init(SourceFile(path: "test.json", text: text), as: .json, limits: limits)
  }

  var codes: [String] { findings.map(\.code) }
  var root: SyntaxNode { tree.root }
}
