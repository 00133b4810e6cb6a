internal import CEL
internal import UIDescDiagnostics

extension ResolvedTree {
  /// What refers to the first view of a list.
  enum ListHead {
    case body
    case children(of: Int32)
    /// A slot by its index, of a view or of the modifier at that position.
    case slot(Int32, of: Int32, modifier: Int?)
  }

  func first(of head: ListHead) -> Int32 {
    switch head {
    case .body: firstRoot
    case .children(let node): nodes[Int(node)].firstChild
    case .slot(let slot, _, _): slots[Int(slot)].firstChild
    }
  }

  mutating func setFirst(_ first: Int32, of head: ListHead) {
    switch head {
    case .body: firstRoot = first
    case .children(let node): nodes[Int(node)].firstChild = first
    case .slot(let slot, _, _): slots[Int(slot)].firstChild = first
    }
  }

  func slot(_ name: NameID, of node: Int32) -> ListHead? {
    slot(name, from: nodes[Int(node)].firstSlot).map { .slot($0, of: node, modifier: nil) }
  }

  func slot(_ name: NameID, ofModifierAt origin: SourceRange, of node: Int32) -> ListHead? {
    for (position, index) in modifiers(from: nodes[Int(node)].firstModifier).enumerated()
    where modifiers[Int(index)].origin == origin {
      return slot(name, from: modifiers[Int(index)].firstSlot).map { .slot($0, of: node, modifier: position) }
    }
    return nil
  }

  private func slot(_ name: NameID, from first: Int32) -> Int32? {
    var index = first
    while index >= 0 {
      if slots[Int(index)].name == name { return index }
      index = slots[Int(index)].next
    }
    return nil
  }

  /// Where a list stands, and its JSON pointer by steps; nil where its owner is not in the tree.
  func place(of head: ListHead) -> (ViewPlace, [String])? {
    switch head {
    case .body: return (ViewPlace(), ["body"])
    case .children(let node):
      guard let path = pointer(to: node) else { return nil }
      return (ViewPlace(parent: nodes[Int(node)].identity), steps(path) + ["children"])
    case .slot(let slot, let node, let modifier):
      guard let path = pointer(to: node) else { return nil }
      let name = slots[Int(slot)].name
      let place = ViewPlace(parent: nodes[Int(node)].identity, modifier: modifier, slot: name)
      let owner = modifier.map { ["modifiers", "\($0)"] } ?? []
      return (place, steps(path) + owner + ["slots", names[Int(name)]])
    }
  }

  private func steps(_ pointer: String) -> [String] { pointer.split(separator: "/").map(String.init) }

  /// The views of a part of a chain.
  func chain(_ list: ViewList) -> [Int32] {
    guard list.first >= 0 else { return [] }
    var result = [list.first]
    while let last = result.last, last != list.last, nodes[Int(last)].next >= 0 {
      result.append(nodes[Int(last)].next)
    }
    return result
  }

  /// The modifier of a view that an argument belongs to; nil where it is the view's own.
  func modifier(holding argument: Int32, of node: Int32) -> (position: Int, index: Int32)? {
    if nodes[Int(node)].arguments.contains(argument) { return nil }
    var index = nodes[Int(node)].firstModifier
    var position = 0
    while index >= 0 {
      if modifiers[Int(index)].arguments.contains(argument) { return (position, index) }
      index = modifiers[Int(index)].next
      position += 1
    }
    return nil
  }
}
