import Foundation
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

/// Compares a tree with the objects that Foundation makes of JSON.
func isEqual(_ node: SyntaxNode, _ json: Any) -> Bool {
  switch json {
  case let list as [Any]:
    return node.isSequence && node.count == list.count
      && zip(node.elements, list).allSatisfy { isEqual($0, $1) }
  case let mapping as [String: Any]:
    return node.isMapping && node.count == mapping.count
      && mapping.allSatisfy { key, value in node.entry(named: key).map { isEqual($0.value, value) } ?? false }
  case is NSNull: return node.isNull
  case let text as String: return node.isScalar && node.scalarType == .string && node.text == text
  case let number as NSNumber:
    if node.scalarType == .bool { return number.boolValue == (node.text.lowercased() == "true") }
    // Foundation itself is off by a unit in the last place for some texts.
    guard let value = Double(node.text) else { return false }
    return abs(value - number.doubleValue) <= abs(value) * 1e-15
  default: return false
  }
}
