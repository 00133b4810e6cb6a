package import UIDescDiagnostics
package import UIDescRuntime

// UIDescEmit takes a resolved tree and appends it to a buffer, as text that reads as SwiftUI or as JSON by the published
// schema. It walks the tree once, in its order, so that equal trees are equal bytes. It never evaluates, sorts or writes.

/// What is printed of a tree beside the tree itself.
package struct EmitOptions: Sendable {
  /// The views to print as roots, by index; nil prints the body.
  package var selection: [Int32]?
  /// The files that the tree was made from, where each node is to say its place.
  package var sources: SourceFiles?

  package init(selection: [Int32]? = nil, sources: SourceFiles? = nil) {
    self.selection = selection
    self.sources = sources
  }
}

/// Prints trees as text: a node a line, its modifiers behind it, slots and children below it.
package enum TextEmitter {
  package static func append(_ tree: ResolvedTree, options: EmitOptions = .init(), to out: inout OutputBuffer)
  {
    // A line takes about this much, so the buffer rarely grows.
    out.reserve(tree.nodes.count * 64)
    var emission = TextEmission(tree: tree, swift: SwiftWriter(OutputBuffer(), types: tree.types))
    swap(&emission.swift.out, &out)
    emission.locator = options.sources.map(SourceLocator.init)
    if let selection = options.selection {
      for node in selection { emission.appendNode(node, isLast: nil) }
    } else {
      var root = tree.firstRoot
      while root >= 0 {
        emission.appendNode(root, isLast: nil)
        root = tree.nodes[Int(root)].next
      }
    }
    swap(&emission.swift.out, &out)
  }
}

private struct TextEmission: ~Copyable {
  let tree: ResolvedTree
  var swift: SwiftWriter
  /// What stands before every line at the present depth: a bar or a blank for each level.
  var prefix = OutputBuffer()
  var locator: SourceLocator?

  // `isLast` tells which branch leads to the line; a root has none.
  mutating func appendNode(_ index: Int32, isLast: Bool?) {
    let node = tree.nodes[Int(index)]
    let length = openLine(isLast)
    swift.out.append(tree.names[Int(node.name)])
    appendArguments(node.arguments, alwaysInParentheses: false)
    var modifier = node.firstModifier
    while modifier >= 0 {
      appendModifier(tree.modifiers[Int(modifier)])
      modifier = tree.modifiers[Int(modifier)].next
    }
    appendPlace(of: node)
    swift.out.append(0x0A)
    appendBranches(of: node)
    prefix.truncate(to: length)
  }

  private mutating func appendModifier(_ modifier: ResolvedModifier) {
    swift.out.append(0x2E)
    swift.out.append(tree.names[Int(modifier.name)])
    appendArguments(modifier.arguments, alwaysInParentheses: true)
  }

  /// Writes the branch, makes the prefix that of the lines below, and returns how long it was before.
  private mutating func openLine(_ isLast: Bool?) -> Int {
    let length = prefix.count
    unsafe prefix.withBytes { unsafe swift.out.append($0.bindMemory(to: UInt8.self)) }
    guard let isLast else { return length }
    swift.out.append(literal: isLast ? "└─ " : "├─ ")
    prefix.append(literal: isLast ? "   " : "│  ")
    return length
  }

  // MARK: Below a node

  private mutating func appendBranches(of node: ResolvedNode) {
    var modifier = node.firstModifier
    var waiting: PendingSlot?
    while modifier >= 0 {
      let applied = tree.modifiers[Int(modifier)]
      appendSlots(from: applied.firstSlot, owner: applied.name, &waiting)
      modifier = applied.next
    }
    appendSlots(from: node.firstSlot, owner: nil, &waiting)
    if let waiting { appendSlot(waiting, isLast: node.firstChild < 0) }
    appendChildren(from: node.firstChild)
  }

  /// A slot is held back until it is known whether another line follows.
  private struct PendingSlot {
    var slot: ResolvedSlot
    var owner: NameID?
  }

  private mutating func appendSlots(from first: Int32, owner: NameID?, _ waiting: inout PendingSlot?) {
    var index = first
    while index >= 0 {
      let slot = tree.slots[Int(index)]
      if slot.firstChild >= 0 {
        if let waiting { appendSlot(waiting, isLast: false) }
        waiting = PendingSlot(slot: slot, owner: owner)
      }
      index = slot.next
    }
  }

  private mutating func appendSlot(_ pending: PendingSlot, isLast: Bool) {
    let length = openLine(isLast)
    if let owner = pending.owner {
      swift.out.append(tree.names[Int(owner)])
      if !pending.slot.isMain { swift.out.append(0x2E) }
    }
    if pending.owner == nil || !pending.slot.isMain { swift.out.append(tree.names[Int(pending.slot.name)]) }
    swift.out.append(literal: ":\n")
    appendChildren(from: pending.slot.firstChild)
    prefix.truncate(to: length)
  }

  private mutating func appendChildren(from first: Int32) {
    var child = first
    while child >= 0 {
      let next = tree.nodes[Int(child)].next
      appendNode(child, isLast: next < 0)
      child = next
    }
  }

  // MARK: On a node's line

  private mutating func appendArguments(_ range: Range<Int32>, alwaysInParentheses: Bool) {
    let closure = lastAction(in: range)
    let written = range.count - (closure < 0 ? 0 : 1)
    if written > 0 || (alwaysInParentheses && closure < 0) {
      swift.out.append(0x28)
      var isFirst = true
      for index in range where index != closure {
        if !isFirst { swift.out.append(literal: ", ") }
        isFirst = false
        appendArgument(Int(index))
      }
      swift.out.append(0x29)
    }
    if closure >= 0, case .action(let action) = tree.arguments[Int(closure)].value {
      swift.out.append(0x20)
      swift.append(action)
    }
  }

  private func lastAction(in range: Range<Int32>) -> Int32 {
    let arguments = tree.arguments
    for index in range.reversed() {
      if case .action = arguments[Int(index)].value { return index }
    }
    return -1
  }

  // By index, since a copy of the whole argument would count the owners of everything in it.
  private mutating func appendArgument(_ index: Int) {
    let label = tree.arguments[index].label
    if label >= 0 {
      swift.out.append(tree.names[Int(label)])
      swift.out.append(literal: ": ")
    }
    switch tree.arguments[index].value {
    case .value(let value): swift.append(value)
    case .binding(let place, _):
      swift.out.append(0x24)
      swift.out.append(place.path)
    case .constant(let value):
      swift.out.append(literal: ".constant(")
      swift.append(value)
      swift.out.append(0x29)
    case .action(let action): swift.append(action)
    }
  }

  private mutating func appendPlace(of node: ResolvedNode) {
    guard let (path, place) = locator?.place(of: node.origin) else { return }
    swift.out.append("  // \(visible(path)):\(place.line):\(place.column)")
    appendTrail(node.trail, behind: -1)
    var modifier = node.firstModifier
    while modifier >= 0 {
      appendPlace(of: tree.modifiers[Int(modifier)], on: node, at: path)
      modifier = tree.modifiers[Int(modifier)].next
    }
  }

  /// A modifier's place, without the file and the steps that it shares with its view.
  private mutating func appendPlace(of modifier: ResolvedModifier, on node: ResolvedNode, at path: String) {
    guard let (ownPath, place) = locator?.place(of: modifier.origin) else { return }
    swift.out.append("; .\(tree.names[Int(modifier.name)]) ")
    if ownPath != path { swift.out.append("\(visible(ownPath)):") }
    swift.out.append("\(place.line):\(place.column)")
    appendTrail(modifier.trail, behind: node.trail)
  }

  private mutating func appendTrail(_ innermost: Int32, behind outer: Int32) {
    let shared = tree.trail(from: outer).count
    let steps = tree.trail(from: innermost)
    let isBehind =
      outer < 0 || steps.count >= shared && tree.trail(from: outer).elementsEqual(steps.prefix(shared))
    for (index, step) in (isBehind ? steps.dropFirst(max(0, shared)) : steps[...]).enumerated() {
      swift.out.append(index == 0 ? " in " : " › ")
      swift.out.append(visible(step.label))
    }
  }
}

extension ResolvedTree {
  /// The steps that led to a node, outermost first.
  func trail(from innermost: Int32) -> [TrailStep] {
    var steps: [TrailStep] = []
    var index = innermost
    while index >= 0 {
      steps.append(trails[Int(index)])
      index = trails[Int(index)].parent
    }
    return steps.reversed()
  }
}
