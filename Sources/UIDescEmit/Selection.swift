internal import UIDescDiagnostics
package import UIDescRuntime

/// A path to views: names with `/` between them, from any depth or, with a `/` in front, from the roots.
///
/// `[N]` picks among the siblings of that name, `*` is any view, and `label:` goes into a slot, also a modifier's.
package struct Selection: Sendable {
  private enum Step: Sendable {
    case view(name: String?, index: Int?)
    case slot(String)
  }

  private var steps: [Step] = []
  private let isAnchored: Bool

  /// Nil where the text is not a path.
  package init?(_ path: String) {
    var text = path[...]
    isAnchored = text.first == "/"
    if isAnchored { text = text.dropFirst() }
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      guard let step = Self.step(part) else { return nil }
      steps.append(step)
    }
  }

  /// The name of the last view in the path, for suggestions.
  package var lastName: String? {
    for step in steps.reversed() {
      if case .view(let name?, _) = step { return name }
    }
    return nil
  }

  private static func step(_ part: Substring) -> Step? {
    if part.last == ":" { return part.count > 1 ? .slot(String(part.dropLast())) : nil }
    var name = part
    var index: Int?
    if let open = part.firstIndex(of: "[") {
      guard part.last == "]", let number = Int(part[part.index(after: open)...].dropLast()), number >= 0
      else { return nil }
      index = number
      name = part[..<open]
    }
    guard !name.isEmpty else { return nil }
    return .view(name: name == "*" ? nil : String(name), index: index)
  }

  /// The views at the path, by index, in the order of the tree.
  package func views(in tree: ResolvedTree) -> [Int32] {
    var result: [Int32] = []
    for chain in isAnchored ? [tree.firstRoot] : Self.chains(of: tree) {
      follow(steps[...], from: chain, in: tree, &result)
    }
    return result
  }

  private func follow(
    _ steps: ArraySlice<Step>, from chain: Int32, in tree: ResolvedTree, _ result: inout [Int32]
  ) {
    guard let step = steps.first, case .view(let name, let index) = step else { return }
    var position = 0
    for node in tree.siblings(from: chain) {
      guard name == nil || tree.names[Int(tree.nodes[Int(node)].name)] == name else { continue }
      defer { position += 1 }
      if let index, index != position { continue }
      descend(steps.dropFirst(), from: node, in: tree, &result)
    }
  }

  private func descend(
    _ steps: ArraySlice<Step>, from node: Int32, in tree: ResolvedTree, _ result: inout [Int32]
  ) {
    switch steps.first {
    case nil: result.append(node)
    case .view: follow(steps, from: tree.nodes[Int(node)].firstChild, in: tree, &result)
    case .slot(let label):
      for (name, firstChild) in tree.slots(of: node) where name == label {
        if steps.count == 1 {
          result += tree.siblings(from: firstChild)
        } else {
          follow(steps.dropFirst(), from: firstChild, in: tree, &result)
        }
      }
    }
  }

  /// Where each list of siblings begins, in the order of the tree.
  private static func chains(of tree: ResolvedTree) -> [Int32] {
    var result: [Int32] = []
    var waiting = [tree.firstRoot]
    while let chain = waiting.popLast() {
      guard chain >= 0 else { continue }
      result.append(chain)
      var below: [Int32] = []
      for node in tree.siblings(from: chain) {
        for (_, firstChild) in tree.slots(of: node) { below.append(firstChild) }
        below.append(tree.nodes[Int(node)].firstChild)
      }
      waiting += below.reversed()
    }
    return result
  }
}

extension ResolvedTree {
  /// The slots of a node under the names that the text form gives them: its modifiers' first, then its own.
  func slots(of node: Int32) -> [(name: String, firstChild: Int32)] {
    var result: [(name: String, firstChild: Int32)] = []
    var modifier = nodes[Int(node)].firstModifier
    while modifier >= 0 {
      let owner = names[Int(modifiers[Int(modifier)].name)]
      appendSlots(from: modifiers[Int(modifier)].firstSlot, owner: owner, to: &result)
      modifier = modifiers[Int(modifier)].next
    }
    appendSlots(from: nodes[Int(node)].firstSlot, owner: nil, to: &result)
    return result
  }

  private func appendSlots(
    from first: Int32, owner: String?, to result: inout [(name: String, firstChild: Int32)]
  ) {
    var index = first
    while index >= 0 {
      let slot = slots[Int(index)]
      let name = names[Int(slot.name)]
      if let owner {
        result.append((slot.isMain ? owner : "\(owner).\(name)", slot.firstChild))
      } else {
        result.append((name, slot.firstChild))
      }
      index = slot.next
    }
  }

  /// The names of the views in the tree, for suggestions.
  package var viewNames: [String] { nodes.map { names[Int($0.name)] } }
}
