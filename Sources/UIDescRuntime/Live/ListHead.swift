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

  /// A slot of a modifier by its index in the tree.
  func slot(_ name: NameID, ofModifier modifier: Int32, of node: Int32) -> ListHead? {
    for (position, index) in modifiers(from: nodes[Int(node)].firstModifier).enumerated()
    where index == modifier {
      return slot(name, from: modifiers[Int(index)].firstSlot).map { .slot($0, of: node, modifier: position) }
    }
    return nil
  }

  /// Whether the list is of a slot, and the others of its view or modifier hold nothing.
  func isOnlySlot(_ head: ListHead) -> Bool {
    guard case .slot(let slot, let node, let modifier) = head else { return false }
    var first = nodes[Int(node)].firstSlot
    if let modifier {
      first = modifiers[Int(modifiers(from: nodes[Int(node)].firstModifier)[modifier])].firstSlot
    }
    while first >= 0 {
      if first != slot, slots[Int(first)].firstChild >= 0 { return false }
      first = slots[Int(first)].next
    }
    return true
  }

  private func slot(_ name: NameID, from first: Int32) -> Int32? {
    var index = first
    while index >= 0 {
      if slots[Int(index)].name == name { return index }
      index = slots[Int(index)].next
    }
    return nil
  }

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
