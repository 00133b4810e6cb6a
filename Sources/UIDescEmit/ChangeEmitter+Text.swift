internal import CEL
package import UIDescDiagnostics
package import UIDescRuntime

extension ChangeEmitter {
  /// A change a line: `+` for what is new, `-` for what has gone, `~` for what has another value, `>` for what has moved.
  package static func appendText(
    _ changes: [TreeChange], from old: ResolvedTree, to new: ResolvedTree, to out: inout OutputBuffer
  ) {
    var emission = ChangeText(
      old: TreePaths(old), new: TreePaths(new), swift: SwiftWriter(OutputBuffer(), types: new.types))
    swap(&emission.swift.out, &out)
    for change in changes { emission.append(change) }
    swap(&emission.swift.out, &out)
  }
}

/// Where each view of a tree stands, as a path that selects it.
private struct TreePaths {
  let tree: ResolvedTree
  private(set) var paths: [UInt64: (path: String, node: Int32)] = [:]

  init(_ tree: ResolvedTree) {
    self.tree = tree
    add(tree.firstRoot, below: "")
  }

  private mutating func add(_ chain: Int32, below path: String) {
    let views = tree.siblings(from: chain)
    for (position, view) in views.enumerated() {
      let name = tree.names[Int(tree.nodes[Int(view)].name)]
      let twins = views.filter { tree.nodes[Int($0)].name == tree.nodes[Int(view)].name }
      let index = views[..<position].count { tree.nodes[Int($0)].name == tree.nodes[Int(view)].name }
      let own = "\(path)/\(name)" + (twins.count > 1 ? "[\(index)]" : "")
      let identity = tree.nodes[Int(view)].identity
      if paths[identity] == nil { paths[identity] = (own, view) }
      for (slot, first) in tree.slots(of: view) { add(first, below: "\(own)/\(slot):") }
      add(tree.nodes[Int(view)].firstChild, below: own)
    }
  }

  func path(of identity: UInt64) -> String { paths[identity]?.path ?? "" }

  func modifier(_ position: Int, of identity: UInt64) -> ResolvedModifier? {
    guard let node = paths[identity]?.node else { return nil }
    var index = tree.nodes[Int(node)].firstModifier
    for _ in 0..<position where index >= 0 { index = tree.modifiers[Int(index)].next }
    return index >= 0 ? tree.modifiers[Int(index)] : nil
  }
}

private struct ChangeText: ~Copyable {
  let old: TreePaths
  let new: TreePaths
  var swift: SwiftWriter

  init(old: TreePaths, new: TreePaths, swift: consuming SwiftWriter) {
    self.old = old
    self.new = new
    self.swift = swift
  }

  mutating func append(_ change: TreeChange) {
    switch change.kind {
    case .container: return
    case .insert(let node, _, _): append("+ ", new, new.tree.nodes[Int(node)].identity, node)
    case .remove(let identity, _, _, _): append("- ", old, identity, old.paths[identity]?.node)
    case .move(let identity, _, let from, let to):
      swift.out.append("> \(new.path(of: identity)) moved from \(from) to \(to)")
    case .setArgument(let change):
      appendUpdate(of: change, new.tree.arguments[Int(change.argument)])
    case .removeArgument(let identity, let modifier, _):
      let name = change.pointer?.split(separator: "/").last.map(String.init) ?? ""
      swift.out.append("- \(new.path(of: identity))")
      appendModifierName(modifier, of: identity)
      swift.out.append(" \(name)")
    case .insertModifier(let identity, _, let modifier):
      swift.out.append("+ \(new.path(of: identity)) ")
      append(new.tree.modifiers[Int(modifier)], in: new.tree)
    case .removeModifier(let identity, let position, let name):
      swift.out.append("- \(new.path(of: identity)) ")
      // The position is that of the tree as it was, since modifiers go from behind.
      if let modifier = old.modifier(position, of: identity) {
        append(modifier, in: old.tree)
      } else if name >= 0 {
        swift.out.append(".\(new.tree.names[Int(name)])")
      }
    case .setState(let index):
      let (name, value) = new.tree.state[index]
      let known = old.tree.state.first { $0.name == name }
      swift.out.append("\(known == nil ? "+" : "~") state \(name): ")
      if let known {
        swift.append(known.value)
        swift.out.append(" → ")
      }
      swift.append(value)
    case .removeState(let name): swift.out.append("- state \(name)")
    }
    swift.out.append(0x0A)
  }

  private mutating func append(_ sign: String, _ paths: TreePaths, _ identity: UInt64, _ node: Int32?) {
    swift.out.append("\(sign)\(paths.path(of: identity))")
    guard let node else { return }
    append(arguments: paths.tree.nodes[Int(node)].arguments, in: paths.tree, isBare: true)
    for modifier in modifiers(of: node, in: paths.tree) { append(modifier, in: paths.tree) }
  }

  private func modifiers(of node: Int32, in tree: ResolvedTree) -> [ResolvedModifier] {
    var result: [ResolvedModifier] = []
    var index = tree.nodes[Int(node)].firstModifier
    while index >= 0 {
      result.append(tree.modifiers[Int(index)])
      index = tree.modifiers[Int(index)].next
    }
    return result
  }

  private mutating func append(_ modifier: ResolvedModifier, in tree: ResolvedTree) {
    swift.out.append(".\(tree.names[Int(modifier.name)])")
    append(arguments: modifier.arguments, in: tree, isBare: false)
  }

  private mutating func append(arguments: Range<Int32>, in tree: ResolvedTree, isBare: Bool) {
    if isBare, arguments.isEmpty { return }
    swift.out.append(0x28)
    for index in arguments {
      if index > arguments.lowerBound { swift.out.append(", ") }
      let argument = tree.arguments[Int(index)]
      if argument.label >= 0 { swift.out.append("\(tree.names[Int(argument.label)]): ") }
      append(argument.value)
    }
    swift.out.append(0x29)
  }

  private mutating func append(_ value: ArgumentValue) {
    switch value {
    case .value(let value): swift.append(value)
    case .binding(let place, let value):
      swift.out.append("$\(place.path) (")
      swift.append(value)
      swift.out.append(0x29)
    case .constant(let value):
      swift.out.append(".constant(")
      swift.append(value)
      swift.out.append(0x29)
    case .action(let action): swift.append(action)
    }
  }

  private mutating func appendModifierName(_ position: Int?, of identity: UInt64) {
    guard let position, let modifier = new.modifier(position, of: identity) else { return }
    swift.out.append(" .\(new.tree.names[Int(modifier.name)])")
  }

  private mutating func appendUpdate(of change: ArgumentChange, _ argument: ResolvedArgument) {
    swift.out.append("~ \(new.path(of: change.identity))")
    appendModifierName(change.modifier?.position, of: change.identity)
    swift.out.append(" \(new.tree.names[Int(argument.name)]): ")
    if let old = change.old {
      append(old)
      swift.out.append(" → ")
    }
    append(argument.value)
  }
}
