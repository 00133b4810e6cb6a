internal import UIDescDiagnostics
internal import UIDescEmit
internal import UIDescSyntax

// An expectation that can't fail is worse than none: what would be passed over is an error before anything runs.

/// The keys that a scenario file may have, by where they stand.
enum ScenarioKeys {
  static let file = ["uitest", "document", "name", "description", "scenarios"]
  static let start = ["state", "env", "toggled"]
  /// What looks at the views that are selected.
  static let selecting = ["tree", "snapshot", "count"]
  static let expectation =
    selecting + ["select", "shows", "hides", "value", "emitted", "called", "animated", "findings"]
  static let scenario = ["name", "description", "select", "steps", "rows"] + start
}

/// Checks what an expectation, or a row with one, consists of; false where it can't be compared with anything.
func checkExpectation(_ node: SyntaxNode, isRow: Bool, _ sink: inout DiagnosticSink) -> Bool {
  guard node.kind == .mapping else {
    sink.report(.wrongExpectation("'\(isRow ? "rows" : "expect")' takes a mapping", at: node.range))
    return false
  }
  var own = DiagnosticSink()
  checkKeys(of: node, ScenarioKeys.expectation + (isRow ? ScenarioKeys.start : []), &own)
  let keys = node.entries.map(\.key.text)
  if !keys.contains(where: { $0 != "select" && ScenarioKeys.expectation.contains($0) }), !own.hasErrors {
    own.report(.wrongExpectation("nothing is expected here; say 'tree', 'shows' or 'value'", at: node.range))
  }
  if let select = node.entry(named: "select"), !keys.contains(where: ScenarioKeys.selecting.contains) {
    own.report(.wrongExpectation("'select' goes with 'tree', 'snapshot' or 'count'", at: select.key.range))
  }
  for entry in node.entries {
    guard let wanted = shape(wantedBy: entry.key.text, entry.value) else { continue }
    own.report(.wrongExpectation("'\(entry.key.text)' takes \(wanted)", at: entry.value.range))
  }
  for finding in own.diagnostics { sink.report(finding) }
  return !own.hasErrors
}

/// What a key takes, in words; nil where the value is such a thing.
private func shape(wantedBy key: String, _ value: SyntaxNode) -> String? {
  switch key {
  case "value" where value.kind != .mapping || value.count == 0: "names of states with their values"
  case "count" where value.scalarType != .int || value.kind != .scalar || value.text.hasPrefix("-"):
    "a number of views"
  case "shows" where !isTexts(value), "hides" where !isTexts(value): "a text or a list of texts"
  case "select" where value.kind != .scalar || Selection(value.text) == nil: "a path such as HStack/Text[1]"
  case "tree" where value.kind != .scalar: "the text of a tree"
  case "snapshot" where value.kind != .scalar || !isPlainName(value.text):
    "the name of a file below the folder 'snapshots'"
  default: nil
  }
}

private func isTexts(_ node: SyntaxNode) -> Bool {
  switch node.kind {
  case .scalar: true
  case .sequence: node.count > 0 && node.elements.allSatisfy { $0.kind == .scalar }
  default: false
  }
}

/// Whether a name stays in the folder that it is looked for in.
private func isPlainName(_ name: String) -> Bool {
  name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
    !part.isEmpty && part != "." && part != ".." && part.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x5C }
  }
}

extension Diagnostic {
  static func wrongExpectation(_ message: String, at range: SourceRange) -> Self {
    Diagnostic("wrong-scenario", .error, at: range, message)
  }
}
