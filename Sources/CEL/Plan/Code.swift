internal import Synchronization

/// A checked expression: what it is known to be, and the steps that run it, which are planned when they are asked for.
final class Code: Sendable {
  let type: CELType
  /// The value of a constant, null otherwise.
  let value: Value
  let isConstant: Bool
  let presentWhenTrue: [String]
  let presentWhenFalse: [String]
  /// Nil for a constant that no environment has made.
  let environment: Environment?
  /// Without nodes for a constant that needed no planning.
  let syntax: Syntax

  private let planned = AtomicLazyReference<Plan>()

  /// A constant that needs no planning.
  init(_ value: Value, type: CELType, environment: Environment?) {
    self.type = type
    self.value = value
    self.environment = environment
    isConstant = true
    presentWhenTrue = []
    presentWhenFalse = []
    syntax = Syntax(bytes: [])
  }

  /// Whether an expression with variables is a constant is only known when it is planned, unless it surely is none.
  init(
    _ syntax: Syntax, type: CELType, _ environment: Environment, presentWhenTrue: [String],
    presentWhenFalse: [String]
  ) {
    let plan = syntax.isOpen(syntax.root) ? nil : Plan(syntax, environment)
    let value = plan?.constant
    self.type = type
    self.value = value ?? .null
    self.environment = environment
    self.syntax = syntax
    self.presentWhenTrue = presentWhenTrue
    self.presentWhenFalse = presentWhenFalse
    isConstant = value != nil
    if let plan, value == nil { _ = planned.storeIfNil(plan) }
  }

  /// What runs; threads that ask for it at once may each make one, and use the same. Empty for a constant.
  var plan: Plan {
    if let plan = planned.load() { return plan }
    guard let environment, !isConstant else { return .none }
    return planned.storeIfNil(Plan(syntax, environment))
  }
}

/// What runs: nodes stand after their children; nothing in it is looked up by name.
final class Plan: Sendable {
  let nodes: Plain<CodeNode>
  /// The runs of children.
  let children: Plain<Int32>
  let constants: [Value]
  let patterns: [Pattern]
  let root: Int32
  /// How many variables of macros are alive at once, at most.
  let localCount: Int

  static let none = Plan()

  private init() {
    nodes = Plain()
    children = Plain()
    constants = []
    patterns = []
    root = 0
    localCount = 0
  }

  convenience init(_ syntax: Syntax, _ environment: Environment) {
    var planner = Planner(syntax, environment)
    let root = planner.plan()
    self.init(planner, root: root)
  }

  init(_ planner: Planner, root: Int32) {
    nodes = planner.nodes
    children = planner.syntax.children
    constants = planner.syntax.values
    patterns = planner.patterns
    self.root = root
    localCount = planner.syntax.localCount
  }

  /// The value, where the whole has become a constant.
  var constant: Value? {
    let node = nodes[Int(root)]
    return node.operation == .constant ? constants[Int(node.a)] : nil
  }
}

extension Syntax {
  /// Whether a node is surely no constant, since a variable decides its value; false where only planning tells.
  func isOpen(_ id: Int32) -> Bool {
    let node = self[id]
    switch node.resolution {
    case .variable: return true
    case .constant, .member, .local, .missing: return false
    case .orNull: return isOpen(node.a)
    default: break
    }
    switch node.kind {
    case .conditional, .select, .not, .negate: return isOpen(node.a)
    case .has: return isOpen(self[node.a].a)
    case .add, .subtract, .multiply, .divide, .modulo, .equal, .notEqual, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .isIn, .index:
      return isOpen(node.a) || isOpen(node.b)
    // One operand may decide a chain.
    case .and, .or: return (0..<Int(node.count)).allSatisfy { isOpen(child(node, $0)) }
    case .call, .list, .map, .text: return (0..<Int(node.count)).contains { isOpen(child(node, $0)) }
    case .null, .bool, .int, .uint, .double, .string, .bytes, .identifier, .macro: return false
    }
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
