/// A planned expression: what runs. Nodes stand after their children; nothing in it is looked up by name.
final class Code: Sendable {
  let nodes: [CodeNode]
  let children: [Int32]
  let hostCalls: [HostCallPlan]
  let patterns: [Pattern]
  let root: Int32
  let environment: Environment
  /// What the text says, for printing, and the constants.
  let syntax: Syntax

  init(
    nodes: [CodeNode], children: [Int32], hostCalls: [HostCallPlan], patterns: [Pattern], root: Int32,
    environment: Environment, syntax: Syntax
  ) {
    self.nodes = nodes
    self.children = children
    self.hostCalls = hostCalls
    self.patterns = patterns
    self.root = root
    self.environment = environment
    self.syntax = syntax
  }
}

/// A call of the host with its labels by argument.
struct HostCallPlan: Sendable {
  let type: HostType
  let name: String
  let typeName: String
  let labels: [String?]
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
