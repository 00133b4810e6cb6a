public import UIDescDiagnostics

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

  /// Runs with the values of the variables by slot.
  public func evaluate(
    locals: Span<Value>, globals: Span<Value>
  ) throws(EvaluationError) -> Value {
    if let constant { return constant }
    throw EvaluationError(code: "unbound", message: "not yet")
  }

  /// Runs with the values of an activation's variables.
  public func evaluate(_ activation: Activation = Activation()) throws(EvaluationError) -> Value {
    try evaluate(locals: activation.values)
  }

  public func evaluate(locals: [Value], globals: [Value] = []) throws(EvaluationError) -> Value {
    try evaluate(locals: locals.span, globals: globals.span)
  }

  /// The expression as text, with these variables replaced by their values and what is constant then folded.
  public func printed(replacing value: (_ slot: Int32) -> ExpressionReplacement?) -> String { "" }
}

extension Environment {
  /// Reads, checks and plans; ranges of findings are UTF-8 offsets of the text, in file 0. Nil after an error.
  public func compile(
    _ text: String, in scope: some NameScope, wanting wanted: CELType?, into sink: inout DiagnosticSink
  ) -> Program? { nil }

  /// A text with `${expression}` in it; a text without one is a constant. Nil after an error.
  public func compileText(
    _ text: String, in scope: some NameScope, wanting wanted: CELType, into sink: inout DiagnosticSink
  ) -> Program? { nil }

  /// Whether a text has `${` in it, and so has to be compiled.
  public static func hasInterpolation(_ text: String) -> Bool { false }
}

/// What takes the place of a variable where a program is printed.
public enum ExpressionReplacement: Sendable {
  case value(Value)
  /// An expression, such as the name that the variable has elsewhere.
  case text(String)
}
