public import UIDescDiagnostics

/// What one piece of an expression was in one evaluation.
public struct EvaluatedPart: Hashable, Sendable {
  /// In UTF-8 offsets of the expression's own text.
  public let range: SourceRange
  public let result: Result<Value, EvaluationError>

  public init(range: SourceRange, result: Result<Value, EvaluationError>) {
    self.range = range
    self.result = result
  }
}

extension Program {
  /// What the pieces that a run reaches are, operands before what is made of them and the whole at the end.
  ///
  /// Left out are pieces that are constant, unless the whole is, and those in the body of a macro that goes through a
  /// list or map, since they have a value for every element. Slower than evaluating: it is for explaining, once.
  public func parts(locals: [Value], globals: [Value] = []) -> [EvaluatedPart] {
    if code.isConstant { return [EvaluatedPart(range: code.range, result: .success(code.value))] }
    let locals = locals.span
    let globals = globals.span
    return unsafe locals.withUnsafeBufferPointer { locals in
      unsafe globals.withUnsafeBufferPointer { globals in
        code.parts(unsafe Variables(locals: locals, globals: globals))
      }
    }
  }

  /// The text of a piece, as it is written.
  package func text(of part: EvaluatedPart) -> String {
    let bytes = code.syntax.bytes
    let range = part.range.offsets.clamped(to: 0..<bytes.count)
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The same with the values of an activation's variables.
  public func parts(_ activation: Activation = Activation()) -> [EvaluatedPart] {
    parts(locals: activation.values)
  }
}

extension Code {
  /// Where the whole expression stands; nothing where no text is known.
  fileprivate var range: SourceRange {
    if syntax.nodes.isEmpty { return SourceRange(0, 0) }
    let root = syntax[syntax.root]
    return SourceRange(Int(root.start), Int(root.end))
  }

  fileprivate func parts(_ variables: Variables) -> [EvaluatedPart] {
    guard let environment else { return [] }
    let plan = plan
    let parts = try? Steps.with(plan) {
      steps throws(Failure) -> [EvaluatedPart] in
      let machine = Machine(
        steps: steps, variables: variables, environment: environment,
        frame: [Value](repeating: .null, count: plan.localCount), budget: environment.limits.cost)
      var tracer = Tracer(plan: plan, steps: steps, machine: machine)
      _ = tracer.visit(plan.root)
      return tracer.parts
    }
    return parts ?? []
  }
}

extension Plan {
  fileprivate func range(of node: Int32) -> SourceRange {
    SourceRange(Int(nodes[Int(node)].start), Int(nodes[Int(node)].end))
  }
}

/// Evaluates the steps that a run reaches one by one, so that the machine itself need not keep what it has seen.
private struct Tracer {
  let plan: Plan
  let steps: Steps
  var machine: Machine
  var parts: [EvaluatedPart] = []

  init(plan: Plan, steps: Steps, machine: Machine) {
    self.plan = plan
    self.steps = steps
    self.machine = machine
  }

  /// The value of a step, nil where it fails; what it is made of is noted first.
  mutating func visit(_ id: Int32) -> Value? {
    let node = steps.node(id)
    if node.operation == .constant { return steps.constant(node.a) }
    machine.budget = machine.environment.limits.cost
    let result: Result<Value, EvaluationError>
    do {
      result = .success(try machine.evaluate(id))
    } catch {
      result = .failure(plan.describe(error, machine.detail, machine.hostError, machine.environment))
      // What takes too long as a whole would take as long again in its pieces.
      if error.code.isFatal {
        parts.append(EvaluatedPart(range: plan.range(of: id), result: result))
        return nil
      }
    }
    visitOperands(of: node)
    parts.append(EvaluatedPart(range: plan.range(of: id), result: result))
    return try? result.get()
  }

  private mutating func visitOperands(of node: CodeNode) {
    switch node.operation {
    case .constant, .local, .variable, .fail: break
    case .and: visitChain(node, stopsAt: false)
    case .or: visitChain(node, stopsAt: true)
    case .conditional:
      if case .bool(let value) = visit(node.a) { _ = visit(value ? node.b : node.c) }
    case .orNull:
      if visit(node.a) == .null { _ = visit(node.b) }
    case .select, .has, .not, .negate: _ = visit(node.a)
    case .index, .add, .subtract, .multiply, .divide, .modulo, .equal, .notEqual, .less, .lessOrEqual,
      .greater, .greaterOrEqual, .isIn:
      if visit(node.a) != nil { _ = visit(node.b) }
    case .all, .exists, .existsOne, .filter, .mapping, .transformMap, .transformMapEntry, .sortBy:
      _ = visit(node.a)
    case .bind: visitBinding(node, visit(node.a))
    case .optionalMap, .optionalFlatMap:
      if case .optional(let inner) = visit(node.a) { visitBinding(node, inner) }
    case .hostCall:
      if node.a < 0 || visit(node.a) != nil { visitRun(node) }
    case .call, .declared, .list, .map, .concatenate: visitRun(node)
    }
  }

  /// The body of a macro that is evaluated once, with the value of its variable.
  private mutating func visitBinding(_ node: CodeNode, _ value: Value?) {
    guard let value else { return }
    machine.frame[Int(node.c)] = value
    _ = visit(steps.child(Int(node.b)))
  }

  private mutating func visitChain(_ node: CodeNode, stopsAt decisive: Bool) {
    for position in Int(node.b)..<(Int(node.b) + Int(node.count)) {
      if visit(steps.child(position)) == .bool(decisive) { return }
    }
  }

  /// Operands in their order, up to one that fails.
  private mutating func visitRun(_ node: CodeNode) {
    for position in Int(node.b)..<(Int(node.b) + Int(node.count)) where visit(steps.child(position)) == nil {
      return
    }
  }
}
