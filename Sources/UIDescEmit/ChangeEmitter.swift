internal import CEL
package import UIDescDiagnostics
package import UIDescRuntime

/// Prints the way from one tree to the next: as changes that name views by their id, or as a JSON Patch (RFC 6902).
package enum ChangeEmitter {
  /// A list with an object for each set of changes: its animation, where it has one, and the changes.
  package static func appendJSON(_ sets: [ChangeSet], isOneLine: Bool, to out: inout OutputBuffer) {
    append(sets, isOneLine: isOneLine, to: &out) { emission, set in
      emission.json.element()
      emission.appendSet(set)
    }
  }

  /// A list of operations that, applied to the JSON of the old tree, give that of the new one.
  package static func appendPatch(_ sets: [ChangeSet], isOneLine: Bool, to out: inout OutputBuffer) {
    append(sets, isOneLine: isOneLine, to: &out) { emission, set in
      for change in set.changes { emission.appendOperation(change) }
    }
  }

  private static func append(
    _ sets: [ChangeSet], isOneLine: Bool, to out: inout OutputBuffer,
    _ body: (inout JSONEmission, ChangeSet) -> Void
  ) {
    guard let first = sets.first else { return out.append(literal: "[]") }
    var writer = JSONWriter(OutputBuffer(), types: first.tree.types)
    if isOneLine { writer.lineLength = .max }
    swap(&writer.out, &out)
    writer.beginList()
    for set in sets {
      var emission = JSONEmission(tree: set.tree, json: writer)
      body(&emission, set)
      writer = emission.json
    }
    writer.endList()
    swap(&writer.out, &out)
  }
}

extension JSONEmission {
  // MARK: Changes

  fileprivate mutating func appendSet(_ set: ChangeSet) {
    json.beginObject()
    if let animation = set.animation {
      json.member(#""animation": "#)
      if let value = animation.value { json.append(value) } else { json.string("default") }
    }
    json.member(#""changes": "#)
    json.beginList()
    for change in set.changes { appendChange(change) }
    json.endList()
    json.endObject()
  }

  private mutating func appendChange(_ change: TreeChange) {
    if case .container = change.kind { return }
    json.element()
    json.beginObject()
    json.member(#""op": "#)
    switch change.kind {
    case .insert(let node, let place, let position):
      json.string("insert")
      append(place)
      number(#""at": "#, position)
      json.member(#""view": "#)
      appendNode(tree.nodes[Int(node)])
    case .remove(let identity, _, let place, let position):
      json.string("remove")
      append(identity)
      append(place)
      number(#""at": "#, position)
    case .move(let identity, let place, let from, let to):
      json.string("move")
      append(identity)
      append(place)
      number(#""from": "#, from)
      number(#""to": "#, to)
    case .setArgument(let change):
      json.string("update")
      append(change.identity)
      if let modifier = change.modifier { number(#""modifier": "#, modifier.position) }
      let argument = tree.arguments[Int(change.argument)]
      json.member(#""argument": "#)
      json.string(tree.names[Int(argument.name)])
      json.member(#""value": "#)
      json.append(argument.value)
    case .removeArgument(let identity, let modifier, _):
      json.string("unset")
      append(identity)
      if let modifier { number(#""modifier": "#, modifier) }
      json.member(#""argument": "#)
      json.string(pointer(of: change).split(separator: "/").last.map(String.init) ?? "")
    case .insertModifier(let identity, let position, let modifier):
      json.string("insertModifier")
      append(identity)
      number(#""at": "#, position)
      json.member(#""modifier": "#)
      appendModifier(tree.modifiers[Int(modifier)])
    case .removeModifier(let identity, let position, _):
      json.string("removeModifier")
      append(identity)
      number(#""at": "#, position)
    case .setState(let index):
      json.string("state")
      json.member(#""name": "#)
      json.string(tree.state[index].name)
      json.member(#""value": "#)
      json.append(tree.state[index].value)
    case .removeState(let name):
      json.string("removeState")
      json.member(#""name": "#)
      json.string(name)
    case .container: break
    }
    json.endObject()
  }

  private mutating func append(_ identity: UInt64) {
    json.member(#""id": "#)
    json.append(identity: identity)
  }

  private mutating func append(_ place: ViewPlace) {
    guard let parent = place.parent else { return }
    json.member(#""parent": "#)
    json.append(identity: parent)
    if let modifier = place.modifier { number(#""modifier": "#, modifier) }
    if let slot = place.slot, slot >= 0 {
      json.member(#""slot": "#)
      json.string(tree.names[Int(slot)])
    }
  }

  private mutating func number(_ name: StaticString, _ value: Int) {
    json.member(name)
    json.out.append(decimal: value)
  }

  // MARK: JSON Patch

  fileprivate mutating func appendOperation(_ change: TreeChange) {
    let pointer = pointer(of: change)
    json.element()
    json.beginObject()
    switch change.kind {
    case .insert(let node, _, let position):
      operation("add", "\(pointer)/\(position)")
      json.member(#""value": "#)
      appendNode(tree.nodes[Int(node)])
    case .remove(_, _, _, let position): operation("remove", "\(pointer)/\(position)")
    case .move(_, _, let from, let to):
      json.member(#""op": "#)
      json.string("move")
      json.member(#""from": "#)
      json.string("\(pointer)/\(from)")
      json.member(#""path": "#)
      json.string("\(pointer)/\(to)")
    case .setArgument(let change):
      // What is added where something stands replaces it.
      operation("add", pointer)
      json.member(#""value": "#)
      json.append(tree.arguments[Int(change.argument)].value)
    case .removeArgument: operation("remove", pointer)
    case .insertModifier(_, let position, let modifier):
      operation("add", "\(pointer)/\(position)")
      json.member(#""value": "#)
      appendModifier(tree.modifiers[Int(modifier)])
    case .removeModifier(_, let position, _): operation("remove", "\(pointer)/\(position)")
    case .setState(let index):
      operation("add", pointer)
      json.member(#""value": "#)
      json.append(tree.state[index].value)
    case .removeState: operation("remove", pointer)
    case .container(let isList, let isAdded):
      operation(isAdded ? "add" : "remove", pointer)
      if isAdded {
        json.member(#""value": "#)
        if isList { json.beginList() } else { json.beginObject() }
        if isList { json.endList() } else { json.endObject() }
      }
    }
    json.endObject()
  }

  private mutating func operation(_ name: String, _ pointer: String) {
    json.member(#""op": "#)
    json.string(name)
    json.member(#""path": "#)
    json.string(pointer)
  }

  /// Where the change stands; worked out from the tree where nobody has done so.
  private func pointer(of change: TreeChange) -> String {
    if let known = change.pointer { return known }
    if case .setState(let index) = change.kind { return "/state/\(tree.state[index].name)" }
    guard case .setArgument(let change) = change.kind, let path = tree.pointer(to: change.node) else {
      return ""
    }
    let name = tree.names[Int(tree.arguments[Int(change.argument)].name)]
    return path + (change.modifier.map { "/modifiers/\($0.position)" } ?? "") + "/arguments/\(name)"
  }
}
