internal import UIDescDiagnostics

/// A checked and planned expression; it can be run any number of times, from any thread.
public struct Program: Sendable {
  let code: Code

  init(_ code: Code) {
    self.code = code
  }

  /// A program that always yields one value.
  public init(constant: Value, type: CELType) {
    code = Code(constant, type: type, environment: nil)
  }

  public var type: CELType { code.type }
  /// The value, where it needs no variable and does not fail.
  public var constant: Value? { code.isConstant ? code.value : nil }
  /// The variables that are read, sorted, each once.
  public var slots: [Int32] { code.syntax.slots.elements }
  /// Paths that are not null when the program yields true.
  public var presentWhenTrue: [String] { code.presentWhenTrue }
  /// Paths that are not null when the program yields false.
  public var presentWhenFalse: [String] { code.presentWhenFalse }

  /// Runs with the values of the variables by slot.
  public func evaluate(locals: Span<Value>, globals: Span<Value>) throws(EvaluationError) -> Value {
    if code.isConstant { return code.value }
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

extension Code {
  func run(_ variables: Variables) throws(EvaluationError) -> Value {
    guard let environment else { return value }
    return try plan.run(variables, environment)
  }
}

extension Plan {
  func run(_ variables: Variables, _ environment: Environment) throws(EvaluationError) -> Value {
    var detail: Value?
    var hostError: EvaluationError?
    do throws(Failure) {
      return try Steps.with(self) { steps throws(Failure) in
        var machine = Machine(
          steps: steps, variables: variables, environment: environment,
          frame: localCount == 0 ? [] : [Value](repeating: .null, count: localCount),
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
      throw describe(error, detail, hostError, environment)
    }
  }

  func describe(
    _ failure: Failure, _ detail: Value?, _ hostError: EvaluationError?, _ environment: Environment
  )
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
