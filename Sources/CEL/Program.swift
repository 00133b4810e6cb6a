internal import UIDescDiagnostics

/// A checked and planned expression; it can be run any number of times, from any thread.
public struct Program: Sendable {
  public let type: CELType
  /// The value, where it needs no variable and does not fail.
  public let constant: Value?
  /// The variables that are read, sorted, each once.
  public let slots: [Int32]
  /// Paths that are not null when the program yields true.
  public let presentWhenTrue: [String]
  /// Paths that are not null when the program yields false.
  public let presentWhenFalse: [String]
  /// Nil for a constant that has not been planned.
  let code: Code?
  /// Names the members of a constant when it is printed.
  let environment: Environment?
  /// Whether `constant` is there, without looking into it.
  private let isConstant: Bool

  init(
    type: CELType, constant: Value?, slots: [Int32] = [], presentWhenTrue: [String] = [],
    presentWhenFalse: [String] = [], code: Code? = nil,
    environment: Environment? = nil
  ) {
    self.type = type
    self.constant = constant
    self.slots = slots
    self.presentWhenTrue = presentWhenTrue
    self.presentWhenFalse = presentWhenFalse
    self.code = code
    self.environment = environment
    isConstant = constant != nil
  }

  /// A program that always yields one value.
  public init(constant: Value, type: CELType) {
    self.init(type: type, constant: constant)
  }

  /// Runs with the values of the variables by slot.
  public func evaluate(locals: Span<Value>, globals: Span<Value>) throws(EvaluationError) -> Value {
    if isConstant, let constant { return constant }
    guard let code else { return .null }
    return try unsafe locals.withUnsafeBufferPointer { locals throws(EvaluationError) in
      try unsafe globals.withUnsafeBufferPointer { globals throws(EvaluationError) in
        try code.run(unsafe Variables(locals: locals, globals: globals))
      }
    }
  }

  /// Runs with the values of an activation's variables.
  public func evaluate(_ activation: Activation = Activation()) throws(EvaluationError) -> Value {
    try evaluate(locals: activation.values)
  }

  public func evaluate(locals: [Value], globals: [Value] = []) throws(EvaluationError) -> Value {
    try evaluate(locals: locals.span, globals: globals.span)
  }
}

extension Program {
  /// The constants that it holds, in the order of the plan: what variables may be compared with.
  package var literals: [Value] {
    if let constant { return [constant] }
    guard let code else { return [] }
    return code.nodes.filter { $0.operation == .constant }.map { code.syntax.values[Int($0.a)] }
  }
}

extension Code {
  func run(_ variables: Variables) throws(EvaluationError) -> Value {
    var detail: Value?
    var hostError: EvaluationError?
    do throws(Failure) {
      return try Steps.with(nodes, children, syntax.values, hostCalls, patterns) { steps throws(Failure) in
        var machine = Machine(
          steps: steps, variables: variables, environment: environment,
          frame: syntax.localCount == 0 ? [] : [Value](repeating: .null, count: syntax.localCount),
          budget: environment.limits.cost)
        do throws(Failure) {
          return try machine.evaluate(root)
        } catch {
          detail = machine.detail
          hostError = machine.hostError
          throw error
        }
      }
    } catch {
      throw describe(error, detail, hostError)
    }
  }

  private func describe(_ failure: Failure, _ detail: Value?, _ hostError: EvaluationError?)
    -> EvaluationError
  {
    let node = nodes[Int(failure.node)]
    let range = SourceRange(Int(node.start), Int(node.end))
    if failure.code == .host, let error = hostError {
      return EvaluationError(code: error.code, message: error.message, range: range)
    }
    var message = failure.code.message
    switch failure.code {
    case .noSuchKey, .indexOutOfRange, .unknownName, .unknownFunction:
      if let detail { message += ": \(detail.literal(host: environment.host))" }
    default: break
    }
    return EvaluationError(code: failure.code.code, message: message, range: range)
  }
}

/// What takes the place of a variable where a program is printed.
public enum ExpressionReplacement: Sendable {
  case value(Value)
  /// An expression, such as the name that the variable has elsewhere.
  case text(String)
}
