internal import CEL
internal import UIDescDiagnostics
internal import UIDescEmit
internal import UIDescRuntime
internal import UIDescSyntax

/// Finds the view that a step is for.
enum EventTarget {
  struct Failure: Error {
    let finding: Diagnostic
  }

  /// A scalar is the text that the view shows; a mapping says `text`, `path` or `id`.
  static func resolve(_ node: SyntaxNode, at key: SourceRange, in tree: ResolvedTree) -> Result<
    Int32, Failure
  > {
    switch node.kind {
    case .scalar where !node.isNull: return find(node, byText: node.text, in: tree)
    case .mapping:
      if let path = node.entry(named: "path"), node.count == 1 { return find(path.value, in: tree) }
      if let id = node.entry(named: "id"), node.count == 1 {
        let identity = UInt64(id.value.text, radix: 16)
        let views = tree.reachableViews.filter { tree.nodes[Int($0)].identity == identity }
        return only(views, "no view has the id '\(id.value.text)'", "have this id", at: id.value.range)
      }
      if let text = node.entry(named: "text"), node.count == 1 {
        return find(text.value, byText: text.value.text, in: tree)
      }
    default: break
    }
    return .failure(
      Failure(finding: .wrongTarget(at: node.kind == .missing || node.isNull ? key : node.range)))
  }

  private static func find(_ node: SyntaxNode, in tree: ResolvedTree) -> Result<Int32, Failure> {
    guard let selection = Selection(node.text) else {
      return .failure(Failure(finding: .wrongPath(node.text, at: node.range)))
    }
    return only(selection.views(in: tree), "no view stands at '\(node.text)'", "stand there", at: node.range)
  }

  private static func find(
    _ node: SyntaxNode, byText text: String, in tree: ResolvedTree
  ) -> Result<Int32, Failure> {
    let views = tree.shownViews.filter { tree.shows(text, $0) }
    if views.isEmpty, let hidden = tree.reachableViews.first(where: { tree.shows(text, $0) }) {
      // The event says what keeps the view from taking it.
      return .success(hidden)
    }
    return only(views, "no view shows '\(text)'", "show '\(text)'", at: node.range)
  }

  private static func only(
    _ views: [Int32], _ none: String, _ several: String, at range: SourceRange
  ) -> Result<Int32, Failure> {
    if let view = views.first, views.count == 1 { return .success(view) }
    let finding =
      views.isEmpty
      ? Diagnostic("no-such-view", .error, at: range, none)
      : Diagnostic(
        "several-views", .error, at: range,
        "\(views.count) views \(several); a path with '[N]' picks one of them")
    return .failure(Failure(finding: finding))
  }
}

extension ResolvedTree {
  /// The views that are in the tree, in its order.
  package var reachableViews: [Int32] {
    var result: [Int32] = []
    var waiting = [firstRoot]
    while let node = waiting.popLast() {
      guard node >= 0 else { continue }
      result.append(node)
      let view = nodes[Int(node)]
      waiting.append(view.next)
      var below: [Int32] = []
      var modifier = view.firstModifier
      while modifier >= 0 {
        appendSlots(from: modifiers[Int(modifier)].firstSlot, to: &below)
        modifier = modifiers[Int(modifier)].next
      }
      appendSlots(from: view.firstSlot, to: &below)
      below.append(view.firstChild)
      waiting += below.reversed()
    }
    return result
  }

  private func appendSlots(from first: Int32, to list: inout [Int32]) {
    var slot = first
    while slot >= 0 {
      list.append(slots[Int(slot)].firstChild)
      slot = slots[Int(slot)].next
    }
  }

  /// Whether the first unlabelled argument of a view is that text: of a Text, a Button, a Toggle.
  func shows(_ text: String, _ node: Int32) -> Bool {
    for index in nodes[Int(node)].arguments where arguments[Int(index)].label < 0 {
      if case .value(.string(let shown)) = arguments[Int(index)].value { return shown == text }
    }
    return false
  }
}

extension Diagnostic {
  static func wrongTarget(at range: SourceRange) -> Self {
    Diagnostic(
      "wrong-step", .error, at: range,
      "name a view by the text that it shows, or by one of '{path: …}', '{id: …}', '{text: …}'")
  }

  static func wrongPath(_ path: String, at range: SourceRange) -> Self {
    Diagnostic("wrong-step", .error, at: range, "'\(path)' is not a path such as HStack/Text[1]")
  }
}
