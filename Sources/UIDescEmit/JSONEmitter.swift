package import CEL
package import UIDescDiagnostics
package import UIDescRuntime

/// Prints trees as JSON by `Schemas/tree.schema.json`: keys in a fixed order, what is empty left out.
package enum JSONEmitter {
  /// Prints a tree on one line, without a line's end.
  package static func appendLine(
    _ tree: ResolvedTree, options: EmitOptions = .init(), to out: inout OutputBuffer
  ) {
    var emission = JSONEmission(tree: tree, json: JSONWriter(OutputBuffer(), types: tree.types))
    emission.json.lineLength = .max
    emission.locator = options.sources.map(SourceLocator.init)
    swap(&emission.json.out, &out)
    emission.appendDocument(options.selection)
    swap(&emission.json.out, &out)
  }

  /// Prints a plain value on one line.
  package static func appendLine(_ value: Value, types: any HostTypes, to out: inout OutputBuffer) {
    var json = JSONWriter(OutputBuffer(), types: types)
    json.lineLength = .max
    swap(&json.out, &out)
    json.append(value)
    swap(&json.out, &out)
  }

  package static func append(_ tree: ResolvedTree, options: EmitOptions = .init(), to out: inout OutputBuffer)
  {
    // A node takes about this much, so the buffer rarely grows.
    out.reserve(tree.nodes.count * 256)
    var emission = JSONEmission(tree: tree, json: JSONWriter(OutputBuffer(), types: tree.types))
    emission.locator = options.sources.map(SourceLocator.init)
    swap(&emission.json.out, &out)
    emission.appendDocument(options.selection)
    swap(&emission.json.out, &out)
    out.append(0x0A)
  }
}

/// Writes the parts of one tree.
struct JSONEmission: ~Copyable {
  let tree: ResolvedTree
  var json: JSONWriter
  var locator: SourceLocator?

  init(tree: ResolvedTree, json: consuming JSONWriter, locator: SourceLocator? = nil) {
    self.tree = tree
    self.json = json
    self.locator = locator
  }

  mutating func appendDocument(_ selection: [Int32]?) {
    json.beginObject()
    json.member(#""uidesc": "#)
    json.out.append(0x31)
    json.member(#""state": "#)
    json.beginObject()
    for (name, value) in tree.state {
      json.key(name)
      json.append(value)
    }
    json.endObject()
    json.member(#""body": "#)
    json.beginList()
    if let selection {
      for node in selection {
        json.element()
        appendNode(tree.nodes[Int(node)])
      }
    } else {
      appendElements(from: tree.firstRoot)
    }
    json.endList()
    json.endObject()
  }

  mutating func appendNode(_ node: ResolvedNode) {
    json.beginObject()
    json.member(#""type": "#)
    json.string(tree.names[Int(node.name)])
    json.member(#""id": "#)
    json.append(identity: node.identity)
    appendArguments(node.arguments)
    appendModifiers(from: node.firstModifier)
    appendViews("children", from: node.firstChild)
    appendSlots(from: node.firstSlot)
    if locator != nil { appendSource(node.origin, trail: node.trail) }
    json.endObject()
  }

  private mutating func appendModifiers(from first: Int32) {
    guard first >= 0 else { return }
    json.member(#""modifiers": "#)
    json.beginList()
    var index = first
    while index >= 0 {
      json.element()
      appendModifier(tree.modifiers[Int(index)])
      index = tree.modifiers[Int(index)].next
    }
    json.endList()
  }

  mutating func appendModifier(_ modifier: ResolvedModifier) {
    json.beginObject()
    json.member(#""type": "#)
    json.string(tree.names[Int(modifier.name)])
    appendArguments(modifier.arguments)
    appendSlots(from: modifier.firstSlot)
    if locator != nil { appendSource(modifier.origin, trail: modifier.trail) }
    json.endObject()
  }

  private mutating func appendSlots(from first: Int32) {
    var index = first
    var isOpen = false
    while index >= 0 {
      let slot = tree.slots[Int(index)]
      if slot.firstChild >= 0 {
        if !isOpen {
          json.member(#""slots": "#)
          json.beginObject()
          isOpen = true
        }
        appendViews(tree.names[Int(slot.name)], from: slot.firstChild)
      }
      index = slot.next
    }
    if isOpen { json.endObject() }
  }

  private mutating func appendViews(_ key: String, from first: Int32) {
    guard first >= 0 else { return }
    json.key(key)
    json.beginList()
    appendElements(from: first)
    json.endList()
  }

  private mutating func appendElements(from first: Int32) {
    var index = first
    while index >= 0 {
      json.element()
      appendNode(tree.nodes[Int(index)])
      index = tree.nodes[Int(index)].next
    }
  }

  private mutating func appendArguments(_ range: Range<Int32>) {
    guard !range.isEmpty else { return }
    json.member(#""arguments": "#)
    json.beginObject()
    for index in range {
      json.key(tree.names[Int(tree.arguments[Int(index)].name)])
      json.append(tree.arguments[Int(index)].value)
    }
    json.endObject()
  }

  private mutating func appendSource(_ range: SourceRange, trail: Int32) {
    guard let (path, place) = locator?.place(of: range) else { return }
    json.member(#""source": "#)
    json.beginObject()
    appendPlace(path, place)
    let steps = tree.trail(from: trail)
    if !steps.isEmpty {
      json.member(#""trail": "#)
      json.beginList()
      for step in steps {
        json.element()
        json.beginObject()
        json.member(#""step": "#)
        json.string(step.label)
        if let (path, place) = locator?.place(of: step.range) { appendPlace(path, place) }
        json.endObject()
      }
      json.endList()
    }
    json.endObject()
  }

  private mutating func appendPlace(_ path: String, _ place: SourceLocation) {
    json.member(#""file": "#)
    json.string(path)
    json.member(#""line": "#)
    json.out.append(decimal: place.line)
    json.member(#""column": "#)
    json.out.append(decimal: place.column)
  }
}
