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
    var emission = TextEmission(tree: tree, out: OutputBuffer(reserving: tree.nodes.count * 64))
    emission.locator = options.sources.map(SourceLocator.init)
    if let selection = options.selection {
      for node in selection { emission.appendNode(node, isLast: nil) }
    } else {
      for node in tree.siblings(from: tree.firstRoot) { emission.appendNode(node, isLast: nil) }
    }
    out.append(emission.out)
  }
}

private struct TextEmission {
  let tree: ResolvedTree
  var out: OutputBuffer
  /// What stands before every line at the present depth: a bar or a blank for each level.
  var prefix: [UInt8] = []
  var locator: SourceLocator?

  // `isLast` tells which branch leads to the line; a root has none.
  mutating func appendNode(_ index: Int32, isLast: Bool?) {
    let node = tree.nodes[Int(index)]
    let length = openLine(isLast)
    out.append(tree.names[Int(node.name)])
    appendArguments(node.arguments, alwaysInParentheses: false)
    var modifier = node.firstModifier
    while modifier >= 0 {
      appendModifier(tree.modifiers[Int(modifier)])
      modifier = tree.modifiers[Int(modifier)].next
    }
    appendPlace(of: node)
    out.append(0x0A)
    appendBranches(of: node)
    prefix.removeLast(prefix.count - length)
  }

  private mutating func appendModifier(_ modifier: ResolvedModifier) {
    out.append(0x2E)
    out.append(tree.names[Int(modifier.name)])
    appendArguments(modifier.arguments, alwaysInParentheses: true)
  }

  /// Writes the branch, makes the prefix that of the lines below, and returns how long it was before.
  private mutating func openLine(_ isLast: Bool?) -> Int {
    let length = prefix.count
    out.append(prefix[...])
    guard let isLast else { return length }
    out.append(isLast ? "└─ " : "├─ ")
    prefix.append(contentsOf: (isLast ? "   " : "│  ").utf8)
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
      out.append(tree.names[Int(owner)])
      if !pending.slot.isMain { out.append(0x2E) }
    }
    if pending.owner == nil || !pending.slot.isMain { out.append(tree.names[Int(pending.slot.name)]) }
    out.append(":\n")
    appendChildren(from: pending.slot.firstChild)
    prefix.removeLast(prefix.count - length)
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
    var closure: Int32 = -1
    for index in range {
      if case .action = tree.arguments[Int(index)].value { closure = index }
    }
    let written = range.count - (closure < 0 ? 0 : 1)
    if written > 0 || (alwaysInParentheses && closure < 0) {
      out.append(0x28)
      var isFirst = true
      for index in range where index != closure {
        if !isFirst { out.append(", ") }
        isFirst = false
        appendArgument(tree.arguments[Int(index)])
      }
      out.append(0x29)
    }
    if closure >= 0, case .action(let action) = tree.arguments[Int(closure)].value {
      out.append(0x20)
      out.append(swift: action, tree.types)
    }
  }

  private mutating func appendArgument(_ argument: ResolvedArgument) {
    if argument.label >= 0 {
      out.append(tree.names[Int(argument.label)])
      out.append(": ")
    }
    switch argument.value {
    case .value(let value): out.append(swift: value, tree.types)
    case .binding(let place, _):
      out.append(0x24)
      out.append(place.path)
    case .constant(let value):
      out.append(".constant(")
      out.append(swift: value, tree.types)
      out.append(0x29)
    case .action(let action): out.append(swift: action, tree.types)
    }
  }

  private mutating func appendPlace(of node: ResolvedNode) {
    guard let (path, place) = locator?.place(of: node.origin) else { return }
    out.append("  // \(path):\(place.line):\(place.column)")
    for step in tree.trail(from: node.trail) {
      out.append(step.parent < 0 ? " in " : " › ")
      out.append(step.label)
    }
  }
}

extension ResolvedTree {
  func siblings(from first: Int32) -> [Int32] {
    var result: [Int32] = []
    var index = first
    while index >= 0 {
      result.append(index)
      index = nodes[Int(index)].next
    }
    return result
  }

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
