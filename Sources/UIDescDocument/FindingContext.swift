internal import UIDescDiagnostics
internal import UIDescSyntax

extension Diagnostic {
  /// The same finding with where it stands: `body`, `VStack`, `Text`, outermost first.
  ///
  /// Found when there is something to say, so that a document without findings pays nothing for it.
  func inContext(of trees: [SyntaxTree], _ lists: inout LongLists) -> Diagnostic {
    guard context.isEmpty, let tree = trees.first(where: { $0.id == range.file }) else { return self }
    var copy = self
    copy.context = names(leadingTo: Int(range.start), in: tree.root, isTop: true, &lists)
    return copy
  }
}

/// The elements of lists that are long, kept from finding to finding, so that many findings in one stay cheap.
struct LongLists {
  private var kept: [(list: SyntaxNode, elements: [SyntaxNode])] = []

  /// The element that holds the offset.
  mutating func element(of list: SyntaxNode, at offset: Int) -> SyntaxNode? {
    if list.count < 32 { return list.elements.first { contains(offset, $0.range) } }
    let index = kept.firstIndex { $0.list.index == list.index && $0.list.tree === list.tree }
    let elements: [SyntaxNode]
    if let index {
      elements = kept[index].elements
    } else {
      // What an alias names stands elsewhere, where it is found by itself; the others follow each other.
      elements = list.elements.filter { !$0.isAlias }
      // Findings come in the order of the text: lists that were left are not needed any more.
      if kept.count > 8 { kept.removeFirst() }
      kept.append((list, elements))
    }
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(elements[middle].range.end) < offset { low = middle + 1 } else { high = middle }
    }
    return low < elements.count && contains(offset, elements[low].range) ? elements[low] : nil
  }
}

/// The section, then the names of declarations, views and components on the way to a place.
private func names(
  leadingTo offset: Int, in node: SyntaxNode, isTop: Bool, _ lists: inout LongLists
) -> [String] {
  switch node.kind {
  case .sequence:
    if let element = lists.element(of: node, at: offset) {
      return names(leadingTo: offset, in: element, isTop: false, &lists)
    }
  case .mapping:
    for entry in node.entries where contains(offset, entry.range) {
      // A finding about a key stands in what holds the key.
      if contains(offset, entry.key.range) { return [] }
      let inner = names(leadingTo: offset, in: entry.value, isTop: false, &lists)
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
