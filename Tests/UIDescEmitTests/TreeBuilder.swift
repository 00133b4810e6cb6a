import CEL
import UIDescDiagnostics
import UIDescEmit
import UIDescRuntime

/// Members of one type, named in the order of their index.
struct Members: HostTypes {
  static let names = ["red", "gray", "isButton", "isHeader", "easeIn", "bottom"]

  static func value(_ name: String) -> Value {
    .member(HostMember(type: HostType(index: 0), index: UInt32(names.firstIndex(of: name) ?? 0)))
  }

  func name(of type: HostType) -> String { "Color" }
  func type(named name: String) -> HostType? { nil }
  func member(_ name: String, of type: HostType) -> HostMember? { nil }
  func memberName(_ member: HostMember) -> String { Self.names[Int(member.index)] }
  func functions(_ name: String, of type: HostType) -> [HostFunction] { [] }
  func methods(_ name: String, on type: HostType) -> [HostFunction] { [] }
  func accepts(_ wanted: HostType, _ actual: CELType) -> Bool { false }
  func memberNames(of type: HostType) -> [String] { Self.names }
}

/// A view to build a tree from; arguments are named with a label, or `_name` without one.
struct View {
  var name: String
  var arguments: [(String, ArgumentValue)] = []
  var modifiers: [Modifier] = []
  var slots: [(String, [View])] = []
  var children: [View] = []
  var origin = SourceRange(0, 0)
  var trail: Int32 = -1

  init(
    _ name: String, _ arguments: [(String, ArgumentValue)] = [], modifiers: [Modifier] = [],
    slots: [(String, [View])] = [], children: [View] = []
  ) {
    self.name = name
    self.arguments = arguments
    self.modifiers = modifiers
    self.slots = slots
    self.children = children
  }
}

struct Modifier {
  var name: String
  var arguments: [(String, ArgumentValue)] = []
  /// The first one is the main slot where its name is `content`.
  var slots: [(String, [View])] = []

  init(_ name: String, _ arguments: [(String, ArgumentValue)] = [], slots: [(String, [View])] = []) {
    self.name = name
    self.arguments = arguments
    self.slots = slots
  }
}

func call(_ name: String, on base: Value? = nil, _ arguments: [(String?, Value)]) -> Value {
  let arguments = arguments.map { HostCall.Argument(label: $0.0, value: $0.1) }
  return .call(
    HostCall(type: HostType(index: 0), name: name, typeName: "Color", base: base, arguments: arguments))
}

func text(_ value: Value) -> String {
  let tree = makeTree([View("V", [("_v", .value(value))])])
  return String(emitText(tree).dropFirst(2).dropLast(2))
}

func text(_ statements: [ActionStatement], parameters: [String] = []) -> String {
  let action = ResolvedAction(parameters: parameters, statements: statements)
  return String(emitText(makeTree([View("V", [("_a", .action(action))])])).dropFirst(2).dropLast(1))
}

func emitText(_ tree: ResolvedTree, options: EmitOptions = .init()) -> String {
  var out = OutputBuffer()
  TextEmitter.append(tree, options: options, to: &out)
  return String(decoding: out.bytes, as: UTF8.self)
}

func emitJSON(_ tree: ResolvedTree, options: EmitOptions = .init()) -> String {
  var out = OutputBuffer()
  JSONEmitter.append(tree, options: options, to: &out)
  return String(decoding: out.bytes, as: UTF8.self)
}

func makeTree(_ roots: [View], state: [(name: String, value: Value)] = []) -> ResolvedTree {
  var builder = TreeBuilder()
  builder.tree.state = List(state)
  builder.tree.firstRoot = builder.add(roots)
  return builder.tree
}

struct TreeBuilder {
  var tree = ResolvedTree(types: Members())

  mutating func name(_ text: String) -> NameID {
    if let index = tree.names.firstIndex(of: text) { return NameID(index) }
    tree.names.append(text)
    return NameID(tree.names.count - 1)
  }

  mutating func add(_ views: [View]) -> Int32 {
    var first: Int32 = -1
    var last: Int32 = -1
    for view in views {
      let index = add(view)
      if last >= 0 { tree.nodes[Int(last)].next = index } else { first = index }
      last = index
    }
    return first
  }

  private mutating func add(_ view: View) -> Int32 {
    let arguments = add(view.arguments)
    let index = tree.nodes.count
    tree.nodes.append(
      ResolvedNode(
        name: name(view.name), identity: 0xAB00 + UInt64(index), arguments: arguments, origin: view.origin))
    tree.nodes[index].trail = view.trail
    var last: Int32 = -1
    for modifier in view.modifiers {
      let added = add(modifier)
      if last >= 0 { tree.modifiers[Int(last)].next = added } else { tree.nodes[index].firstModifier = added }
      last = added
    }
    tree.nodes[index].lastModifier = last
    tree.nodes[index].firstSlot = add(view.slots)
    tree.nodes[index].firstChild = add(view.children)
    return Int32(index)
  }

  private mutating func add(_ modifier: Modifier) -> Int32 {
    let arguments = add(modifier.arguments)
    let index = tree.modifiers.count
    tree.modifiers.append(
      ResolvedModifier(name: name(modifier.name), arguments: arguments, origin: SourceRange(0, 0)))
    tree.modifiers[index].firstSlot = add(modifier.slots)
    return Int32(index)
  }

  private mutating func add(_ slots: [(String, [View])]) -> Int32 {
    var first: Int32 = -1
    var last: Int32 = -1
    for (position, (label, views)) in slots.enumerated() {
      let isMain = position == 0 && label == "content"
      let slot = ResolvedSlot(name: name(label), isMain: isMain, firstChild: add(views))
      tree.slots.append(slot)
      let index = Int32(tree.slots.count - 1)
      if last >= 0 { tree.slots[Int(last)].next = index } else { first = index }
      last = index
    }
    return first
  }

  private mutating func add(_ arguments: [(String, ArgumentValue)]) -> Range<Int32> {
    let start = Int32(tree.arguments.count)
    for (label, value) in arguments {
      let isUnlabelled = label.hasPrefix("_")
      let id = name(isUnlabelled ? String(label.dropFirst()) : label)
      tree.arguments.append(ResolvedArgument(name: id, label: isUnlabelled ? -1 : id, value: value))
    }
    return start..<Int32(tree.arguments.count)
  }
}
