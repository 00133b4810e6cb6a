import UIDescDiagnostics

extension SyntaxTree {
  /// The tree as text, a node a line with its offsets: for tests and for looking at what was read.
  package var dump: String {
    var result = ""
    dump(root, indent: 0, prefix: "", into: &result)
    return result
  }

  private func dump(_ node: SyntaxNode, indent: Int, prefix: String, into result: inout String) {
    let range = node.range
    let lead = String(repeating: "  ", count: indent) + prefix
    let place = "[\(range.start)..<\(range.end)]" + (node.isAlias ? " alias" : "")
    switch node.kind {
    case .missing: result += "\(lead)missing \(place)\n"
    case .scalar:
      result += "\(lead)\(node.style) \(node.scalarType) \(place) \(String(reflecting: node.text))\n"
    case .sequence:
      result += "\(lead)sequence\(node.isFlow ? " flow" : "") \(place)\n"
      for element in node.elements { dump(element, indent: indent + 1, prefix: "- ", into: &result) }
    case .mapping:
      result += "\(lead)mapping\(node.isFlow ? " flow" : "") \(place)\n"
      for entry in node.entries {
        let key = entry.key
        let name = "\(String(reflecting: key.text)) [\(key.range.start)..<\(key.range.end)]: "
        dump(entry.value, indent: indent + 1, prefix: name, into: &result)
      }
    }
  }
}
