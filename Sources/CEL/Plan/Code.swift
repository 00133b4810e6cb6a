/// A planned expression: what runs. Nodes stand after their children; nothing in it is looked up by name.
final class Code: Sendable {
  let type: CELType
  /// The value of a constant, null otherwise.
  let value: Value
  let isConstant: Bool
  let slots: [Int32]
  let presentWhenTrue: [String]
  let presentWhenFalse: [String]
  /// Nil for a constant that no environment has made.
  let environment: Environment?
  /// Empty for a constant that has not been planned.
  let nodes: Plain<CodeNode>
  let patterns: [Pattern]
  let root: Int32
  /// What the text says, for printing, and what nodes and steps refer to: the constants and the runs of children.
  let syntax: Syntax

  var children: Plain<Int32> { syntax.children }

  /// A constant.
  init(_ value: Value, type: CELType, environment: Environment?) {
    self.type = type
    self.value = value
    self.environment = environment
    isConstant = true
    slots = []
    presentWhenTrue = []
    presentWhenFalse = []
    nodes = Plain()
    patterns = []
    root = 0
    syntax = Syntax(bytes: [])
  }

  /// Takes what the planner has made; it is of no use afterwards.
  init(
    taking planner: inout Planner, root: Int32, type: CELType, presentWhenTrue: [String],
    presentWhenFalse: [String]
  ) {
    let value = planner.constant(root)
    self.type = type
    self.value = value ?? .null
    isConstant = value != nil
    self.presentWhenTrue = presentWhenTrue
    self.presentWhenFalse = presentWhenFalse
    environment = planner.environment
    slots = planner.syntax.slots
    nodes = planner.nodes.take()
    patterns = planner.patterns
    self.root = root
    planner.syntax.pending = Plain()
    syntax = planner.syntax.take()
  }
}

/// One step; what `a`, `b`, `c` mean depends on the operation.
struct CodeNode: Sendable {
  var operation: Operation
  var flags: CodeFlags = []
  var count: UInt16 = 0
  var a: Int32 = -1
  var b: Int32 = -1
  var c: Int32 = -1
  let start: UInt32
  let end: UInt32
}

struct CodeFlags: OptionSet, Sendable {
  let rawValue: UInt8
  /// The result is an optional value, empty where there is nothing.
  static let isOptional = CodeFlags(rawValue: 1)
  /// Null counts as absent: a field of a record.
  static let nullIsAbsent = CodeFlags(rawValue: 2)
  /// An element, or a key, that is taken only if its optional value has one.
  static let isOptionalEntry = CodeFlags(rawValue: 4)
  /// A macro with two variables.
  static let hasTwoVariables = CodeFlags(rawValue: 8)
  /// A macro whose first body decides whether the second is taken.
  static let hasFilter = CodeFlags(rawValue: 16)
  /// A declared function that is called on its first argument.
  static let isMember = CodeFlags(rawValue: 32)
}

enum Operation: UInt8, Sendable {
  /// `a` indexes the constants, the macro's variables, or is a slot.
  case constant, local, variable
  /// `a` is the operand, `b` the constant name, `c` the place where the field is expected.
  case select, has
  case index
  case not, negate
  case add, subtract, multiply, divide, modulo
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, isIn
  /// Operands in a run.
  case and, or, list, map
  case conditional
  /// `a` is the range, the bodies a run, `c` the first variable's place.
  case all, exists, existsOne, filter, mapping, transformMap, transformMapEntry, sortBy
  case optionalMap, optionalFlatMap, bind
  /// Arguments in a run; `c` is the function, `a` a pattern that has been read already.
  case call
  case declared, hostCall
  /// `a`, or `b` where it is null.
  case orNull
  /// Pieces of a text in a run.
  case concatenate
  /// `c` says why it fails.
  case fail
}
