/// One expression as it is written: nodes in one array, children before their parents, names as places in the text.
///
/// The checker writes what it finds out into the nodes, and below them what goes beyond one node.
struct Syntax: Sendable {
  var bytes: [UInt8]
  var nodes = Plain<SyntaxNode>()
  /// Children of nodes that have more than three, in runs; those of planned steps stand behind them.
  var children = Plain<Int32>()
  /// Labels of the arguments of calls that have any, in runs as long as the calls' arguments.
  var labels = Plain<Label>()
  /// The values of text and byte literals, then whatever becomes constant later.
  var values: [Value] = []
  var root: Int32 = 0
  /// The variables that are read.
  var slots = SlotSet()
  /// How many variables of macros are alive at once, at most.
  var localCount = 0
  /// Children that wait for the nodes around them; empty between the stages.
  var pending = Plain<Int32>()

  struct Label: Sendable {
    var start: UInt32
    /// Zero where the argument has no label.
    var length: UInt32
  }

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  subscript(node: Int32) -> SyntaxNode {
    get { nodes[Int(node)] }
    set { nodes[Int(node)] = newValue }
  }

  /// Keeps a constant; gives its place among the values.
  mutating func add(_ value: Value) -> Int32 {
    // Most expressions have a few, and each step of growing is an allocation.
    if values.isEmpty { values.reserveCapacity(6) }
    values.append(value)
    return Int32(truncatingIfNeeded: values.count - 1)
  }

  /// Moves the syntax out, so that its arrays have one owner and grow in place.
  mutating func take() -> Syntax {
    var syntax = Syntax(bytes: [])
    swap(&syntax, &self)
    return syntax
  }

  /// Forgets what an earlier attempt has found out about a node.
  mutating func clear(_ node: Int32) {
    nodes[Int(node)].type = .none
    nodes[Int(node)].resolution = .none
    nodes[Int(node)].value = 0
  }

  /// The child at a position of a node whose children are a run.
  func child(_ node: SyntaxNode, _ position: Int) -> Int32 { children[Int(node.b) + position] }

  func name(of node: SyntaxNode) -> String {
    text(Int(node.nameStart), Int(node.nameStart) + Int(node.nameLength))
  }

  /// The text of a string literal, nil for other nodes.
  func literal(_ node: SyntaxNode) -> String? {
    guard node.kind == .string, case .string(let text) = values[Int(node.a)] else { return nil }
    return text
  }

  func key(of node: SyntaxNode) -> NameKey { NameKey(bytes, Int(node.nameStart), Int(node.nameLength)) }

  func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

  /// The label of an argument of a call, empty where it has none.
  func label(_ call: SyntaxNode, _ position: Int) -> String {
    guard call.c >= 0 else { return "" }
    let label = labels[Int(call.c) + position]
    return text(Int(label.start), Int(label.start + label.length))
  }

  /// Whether two places of the text hold the same name.
  func isSame(_ left: SyntaxNode, _ right: SyntaxNode) -> Bool {
    guard left.nameLength == right.nameLength else { return false }
    let (a, b) = (Int(left.nameStart), Int(right.nameStart))
    for index in 0..<Int(left.nameLength) where bytes[a + index] != bytes[b + index] { return false }
    return true
  }
}

/// One node; what `a`, `b`, `c` mean depends on the kind.
struct SyntaxNode: Sendable {
  var kind: SyntaxKind
  var flags: SyntaxFlags = []
  var count: UInt16 = 0
  var start: UInt32
  var end: UInt32
  var nameStart: UInt32 = 0
  var nameLength: UInt16 = 0
  /// Levels of nodes below and including this one.
  var height: UInt16 = 1
  var a: Int32 = -1
  var b: Int32 = -1
  var c: Int32 = -1
  /// The type that the checker has found.
  var type = TypeID.none
  /// What the resolution speaks of: a slot, or a place among constants, functions or host calls.
  var value: Int32 = 0
  var resolution = Resolution.none

  /// The bits of a number literal, in `a` and `b`.
  var bits: UInt64 {
    get { UInt64(UInt32(bitPattern: a)) | UInt64(UInt32(bitPattern: b)) << 32 }
    set {
      a = Int32(truncatingIfNeeded: newValue)
      b = Int32(truncatingIfNeeded: newValue >> 32)
    }
  }

  /// What a member's resolution speaks of.
  var member: HostMember {
    get {
      HostMember(type: HostType(index: UInt32(bitPattern: b)), index: UInt32(bitPattern: value))
    }
    set {
      b = Int32(bitPattern: newValue.type.index)
      value = Int32(bitPattern: newValue.index)
    }
  }

  /// What a host call's resolution speaks of: the type that declares the function.
  var owner: HostType {
    get { HostType(index: UInt32(bitPattern: value)) }
    set { value = Int32(bitPattern: newValue.index) }
  }

  var macro: Macro? { kind == .macro ? Macro(rawValue: UInt8(truncatingIfNeeded: c)) : nil }
}

enum SyntaxKind: UInt8, Sendable {
  case null, bool, int, uint, double
  /// `a` indexes `values`.
  case string, bytes
  case identifier
  /// `a.name`, `a.?name`
  case select
  /// `a[b]`, `a[?b]`
  case index
  /// A call of `name` on `a`, or of a function where `a` is below zero; arguments are a run, `c` its labels.
  case call
  /// `has(a)`: `a` is a select.
  case has
  /// A macro of kind `c` on `a`; the arguments are a run, names of variables among them.
  case macro
  case not, negate
  case add, subtract, multiply, divide, modulo
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, isIn
  /// Two or more operands in a run.
  case and, or
  /// `a ? b : c`
  case conditional
  /// Elements in a run; those that are optional carry a flag.
  case list
  /// Keys and values in turn in a run; keys of entries that are optional carry a flag.
  case map
  /// Pieces of a text in a run: string literals, and expressions that stood in `${…}`.
  case text
}

struct SyntaxFlags: OptionSet, Sendable {
  let rawValue: UInt8
  /// `.name`: looked up at the root.
  static let isRooted = SyntaxFlags(rawValue: 1)
  /// `.?name` and `[?index]`.
  static let isOptional = SyntaxFlags(rawValue: 2)
  /// An element or a key that is written with `?` before it.
  static let isOptionalEntry = SyntaxFlags(rawValue: 4)
  /// A name between backquotes.
  static let isQuoted = SyntaxFlags(rawValue: 8)
  /// The literal `true`.
  static let isTrue = SyntaxFlags(rawValue: 16)
  /// A call of the host that makes a value of the type that it names.
  static let isInitialiser = SyntaxFlags(rawValue: 32)
  /// A call of the host on a value.
  static let isMethod = SyntaxFlags(rawValue: 64)
}

enum Macro: UInt8, Sendable {
  case all, exists, existsOne, filter, map
  case transformList, transformMap, transformMapEntry
  case optMap, optFlatMap, sortBy, bind

  /// How many names of variables stand before the other arguments.
  func variableCount(arguments: Int) -> Int {
    switch self {
    case .all, .exists, .existsOne: arguments - 1
    case .transformList, .transformMap, .transformMapEntry: 2
    case .filter, .map, .optMap, .optFlatMap, .sortBy, .bind: 1
    }
  }
}
