internal import UIDescDiagnostics
internal import UIDescSyntax

extension Diagnostic {
  /// The same finding with where it stands: `body`, `VStack`, `Text`, outermost first.
  ///
  /// Found when there is something to say, so that a document without findings pays nothing for it.
  func inContext(of trees: [SyntaxTree]) -> Diagnostic {
    guard context.isEmpty, let tree = trees.first(where: { $0.id == range.file }) else { return self }
    var copy = self
    copy.context = names(leadingTo: Int(range.start), in: tree.root, isTop: true)
    return copy
  }
}

/// The section, then the names of declarations, views and components on the way to a place.
private func names(leadingTo offset: Int, in node: SyntaxNode, isTop: Bool) -> [String] {
  switch node.kind {
  case .sequence:
    for element in node.elements where contains(offset, element.range) {
      return names(leadingTo: offset, in: element, isTop: false)
    }
  case .mapping:
    for entry in node.entries where contains(offset, entry.range) {
      // A finding about a key stands in what holds the key.
      if contains(offset, entry.key.range) { return [] }
      let inner = names(leadingTo: offset, in: entry.value, isTop: false)
      if isTop || entry.key.isCapitalised { return [entry.key.text] + inner }
      // What stands beside a view, such as its modifiers, is about that view.
      let view = node.entries.first { $0.key.isCapitalised }
      return (view.map { [$0.key.text] } ?? []) + inner
    }
  case .scalar, .missing: break
  }
  return []
}

private func contains(_ offset: Int, _ range: SourceRange) -> Bool {
  Int(range.start) <= offset && offset <= Int(range.end)
}
