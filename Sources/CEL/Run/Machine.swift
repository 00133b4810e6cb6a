internal import UIDescDiagnostics

/// The values of the variables, in buffers that whoever runs the machine keeps alive; reading is checked.
@safe
struct Variables {
  private let locals: UnsafeBufferPointer<Value>
  private let globals: UnsafeBufferPointer<Value>

  init(locals: UnsafeBufferPointer<Value>, globals: UnsafeBufferPointer<Value>) {
    unsafe self.locals = unsafe locals
    unsafe self.globals = unsafe globals
  }

  static var none: Variables {
    unsafe Variables(
      locals: UnsafeBufferPointer(start: nil, count: 0), globals: UnsafeBufferPointer(start: nil, count: 0))
  }

  /// The value of a boolean variable; nil where the slot holds something else.
  @inline(__always)
  func bool(_ slot: Int32) -> Bool? {
    let buffer = unsafe slot >= 0 ? locals : globals
    let index = slot >= 0 ? Int(slot) : -1 - Int(slot)
    guard index < buffer.count, case .bool(let value) = unsafe buffer[index] else { return nil }
    return value
  }

  /// Nil where no variable has the slot.
  @inline(__always)
  subscript(slot: Int32) -> Value? {
    if slot >= 0 { return unsafe Int(slot) < locals.count ? locals[Int(slot)] : nil }
    let index = -1 - Int(slot)
    return unsafe index < globals.count ? globals[index] : nil
  }
}

/// The planned steps with what they refer to, in buffers that whoever runs the machine keeps alive.
///
/// The planner has made every index, so that they are not checked again.
@safe
struct Steps {
  private let nodes: UnsafePointer<CodeNode>
  private let children: UnsafePointer<Int32>
  private let constants: UnsafePointer<Value>
  let patterns: [Pattern]

  /// Runs a body with the steps of the lists; what it is given is not to be kept.
  @inline(__always)
  static func with<R>(
    _ plan: Plan, _ body: (Steps) throws(Failure) -> R
  ) throws(Failure) -> R {
    try with(plan.nodes, plan.children, plan.constants, plan.patterns, body)
  }

  @inline(__always)
  static func with<R>(
    _ nodes: Plain<CodeNode>, _ children: Plain<Int32>, _ constants: [Value], _ patterns: [Pattern],
    _ body: (Steps) throws(Failure) -> R
  ) throws(Failure) -> R {
    try unsafe constants.withUnsafeBufferPointer { constants throws(Failure) in
      guard let start = unsafe nodes.start else { throw Failure(code: .noOverload, node: 0) }
      // Expressions without runs or constants never ask for one; any address will do then.
      let somewhere = unsafe UnsafeRawPointer(start)
      return try withExtendedLifetime((nodes, children)) { () throws(Failure) in
        try body(
          unsafe Steps(
            nodes: start, children: children.start ?? somewhere.assumingMemoryBound(to: Int32.self),
            constants: constants.baseAddress ?? somewhere.assumingMemoryBound(to: Value.self),
            patterns: patterns))
      }
    }
  }

  private init(
    nodes: UnsafePointer<CodeNode>, children: UnsafePointer<Int32>, constants: UnsafePointer<Value>,
    patterns: [Pattern]
  ) {
    unsafe self.nodes = unsafe nodes
    unsafe self.children = unsafe children
    unsafe self.constants = unsafe constants
    self.patterns = patterns
  }

  @inline(__always)
  func node(_ id: Int32) -> CodeNode { unsafe nodes[Int(id)] }

  @inline(__always)
  func child(_ position: Int) -> Int32 { unsafe children[position] }

  @inline(__always)
  func constant(_ index: Int32) -> Value { unsafe constants[Int(index)] }
}

/// Runs planned steps, recursively.
struct Machine {
  let steps: Steps
  let variables: Variables
  let environment: Environment
  /// The variables of macros.
  var frame: [Value]
  /// Steps that are left.
  var budget: Int
  /// What a function of the host said when it failed.
  var hostError: EvaluationError?
  /// The name or key that was missing, for the message.
  var detail: Value?

  mutating func evaluate(_ id: Int32) throws(Failure) -> Value {
    let node = steps.node(id)
    switch node.operation {
    case .constant: return steps.constant(node.a)
    case .local: return frame[Int(node.a)]
    case .variable: return try variable(node.a, id)
    case .conditional: return try evaluate(condition(node.a) ? node.b : node.c)
    case .not, .and, .or, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .isIn, .has,
      .all,
      .exists, .existsOne:
      return .bool(try condition(id))
    case .add, .subtract, .multiply, .divide, .modulo: return try arithmetic(node, id)
    case .negate: return try negated(evaluate(node.a), id)
    case .select: return try select(node, id)
    case .index: return try index(node, id)
    case .call: return try call(node, id)
    case .list: return try list(node, id)
    case .map: return try map(node, id)
    case .filter, .mapping, .transformMap, .transformMapEntry, .sortBy: return try comprehension(node, id)
    case .optionalMap, .optionalFlatMap, .bind: return try binding(node, id)
    case .declared: return try declared(node, id)
    case .hostCall: return try hostCall(node, id)
    case .orNull:
      let value = try evaluate(node.a)
      return value == .null ? try evaluate(node.b) : value
    case .concatenate: return try concatenate(node, id)
    case .fail:
      detail = node.a >= 0 ? steps.constant(node.a) : nil
      throw Failure(code: FailureCode(rawValue: UInt8(truncatingIfNeeded: node.c)) ?? .noOverload, node: id)
    }
  }

  /// Evaluates a node that has to be a boolean, without making a value of it where that can be avoided.
  mutating func condition(_ id: Int32) throws(Failure) -> Bool {
    let node = steps.node(id)
    switch node.operation {
    case .not: return try !condition(node.a)
    case .and: return try chain(node, stopsAt: false)
    case .or: return try chain(node, stopsAt: true)
    case .equal: return try evaluate(node.a).equals(evaluate(node.b))
    case .notEqual: return try !evaluate(node.a).equals(evaluate(node.b))
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return try order(node, id)
    case .isIn: return try contains(node, id)
    case .has: return try has(node, id)
    case .all: return try quantify(node, id, stopsAt: false)
    case .exists: return try quantify(node, id, stopsAt: true)
    case .existsOne: return try existsOne(node, id)
    case .variable:
      if let value = variables.bool(node.a) { return value }
      _ = try variable(node.a, id)
      throw Failure(code: .noOverload, node: id)
    default:
      guard case .bool(let value) = try evaluate(id) else { throw Failure(code: .noOverload, node: id) }
      return value
    }
  }

  @inline(__always)
  mutating func variable(_ slot: Int32, _ id: Int32) throws(Failure) -> Value {
    if let value = variables[slot] { return value }
    throw Failure(code: .unknownName, node: id)
  }

  private mutating func chain(_ node: CodeNode, stopsAt decisive: Bool) throws(Failure) -> Bool {
    for position in Int(node.b)..<(Int(node.b) + Int(node.count)) {
      do {
        if try condition(steps.child(position)) == decisive { return decisive }
      } catch {
        return try chain(node, from: position + 1, stopsAt: decisive, after: error)
      }
    }
    return !decisive
  }

  /// A failure counts only if no other operand decides the result; of several it is the first, with what it said.
  @inline(never)
  private mutating func chain(
    _ node: CodeNode, from start: Int, stopsAt decisive: Bool, after first: Failure
  ) throws(Failure) -> Bool {
    if first.code.isFatal { throw first }
    let said = (detail, hostError)
    for position in start..<(Int(node.b) + Int(node.count)) {
      do {
        if try condition(steps.child(position)) == decisive { return decisive }
      } catch {
        if error.code.isFatal { throw error }
      }
    }
    (detail, hostError) = said
    throw first
  }

  private mutating func order(_ node: CodeNode, _ id: Int32) throws(Failure) -> Bool {
    guard let comparison = try compareValues(evaluate(node.a), evaluate(node.b)) else {
      throw Failure(code: .noOverload, node: id)
    }
    switch node.operation {
    case .less: return comparison == .less
    case .lessOrEqual: return comparison == .less || comparison == .equal
    case .greater: return comparison == .greater
    default: return comparison == .greater || comparison == .equal
    }
  }

  private mutating func contains(_ node: CodeNode, _ id: Int32) throws(Failure) -> Bool {
    let element = try evaluate(node.a)
    switch try evaluate(node.b) {
    case .list(let list):
      try spend(list.count / 8, id)
      return list.contains { $0.equals(element) }
    case .map(let map): return map.index(of: element) != nil
    default: throw Failure(code: .noOverload, node: id)
    }
  }

  // MARK: - Budget

  @inline(__always)
  mutating func spend(_ steps: Int, _ id: Int32) throws(Failure) {
    budget &-= steps &+ 1
    if budget < 0 { throw Failure(code: .cost, node: id) }
  }

  /// Runs a part of the library, which knows nothing of places.
  @inline(__always)
  func at<T>(_ id: Int32, _ body: () throws(FailureCode) -> T) throws(Failure) -> T {
    do {
      return try body()
    } catch {
      throw Failure(code: error, node: id)
    }
  }
}
