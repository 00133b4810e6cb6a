internal import CEL
internal import UIDescDiagnostics
internal import UIDescRuntime

extension SwiftWriter {
  mutating func append(_ action: ResolvedAction) {
    guard !action.parameters.isEmpty else { return appendBlock(action.statements) }
    out.append(literal: "{ ")
    out.append(action.parameters.joined(separator: ", "))
    out.append(literal: " in")
    if !action.statements.isEmpty { out.append(0x20) }
    appendStatements(action.statements)
    out.append(literal: " }")
  }

  private mutating func appendBlock(_ statements: [ActionStatement]) {
    if statements.isEmpty {
      out.append(literal: "{}")
    } else {
      out.append(literal: "{ ")
      appendStatements(statements)
      out.append(literal: " }")
    }
  }

  private mutating func appendStatements(_ statements: [ActionStatement]) {
    for (index, statement) in statements.enumerated() {
      if index > 0 { out.append(literal: "; ") }
      append(statement)
    }
  }

  private mutating func append(_ statement: ActionStatement) {
    switch statement {
    case .toggle(let place):
      out.append(place.path)
      out.append(literal: ".toggle()")
    case .set(let writes):
      for (index, write) in writes.enumerated() {
        if index > 0 { out.append(literal: "; ") }
        out.append(write.place.path)
        out.append(literal: " = ")
        append(write.value)
      }
    case .append(let place, let value): appendCall("\(place.path).append", value)
    case .removeAt(let place, let index):
      out.append("\(place.path).remove(at: ")
      append(index)
      out.append(0x29)
    case .removeWhere(let place, let element, let condition):
      out.append("\(place.path).removeAll { \(element) in ")
      append(condition)
      out.append(literal: " }")
    case .withAnimation(let animation, let statements):
      out.append(literal: "withAnimation")
      if let animation {
        out.append(0x28)
        append(animation)
        out.append(0x29)
      }
      out.append(0x20)
      appendBlock(statements)
    case .condition(let condition, let then, let otherwise):
      out.append(literal: "if ")
      append(condition)
      out.append(0x20)
      appendArms(then, otherwise)
    case .selection(let value, let cases, let otherwise):
      out.append(literal: "switch ")
      append(value)
      appendCases(cases, otherwise)
    case .bind(let names, let condition, let then, let otherwise):
      appendBindings(names, condition)
      appendArms(then, otherwise)
    case .run(let name, let arguments): appendCall(name, arguments)
    case .emit(let event, let data):
      out.append(literal: "emit(")
      out.append(swiftLiteral: event)
      if let data {
        out.append(literal: ", ")
        append(data)
      }
      out.append(0x29)
    }
  }

  private mutating func append(_ value: ActionValue) {
    switch value {
    case .value(let value): append(value)
    case .expression(let text): out.append(text)
    }
  }

  private mutating func appendCall(_ name: String, _ argument: ActionValue) {
    appendCall(name, [ActionArgument(name: "", value: argument)])
  }

  private mutating func appendCall(_ name: String, _ arguments: [ActionArgument]) {
    out.append(name)
    out.append(0x28)
    for (index, argument) in arguments.enumerated() {
      if index > 0 { out.append(literal: ", ") }
      if let label = argument.label { out.append("\(label): ") }
      append(argument.value)
    }
    out.append(0x29)
  }

  private mutating func appendArms(
    _ then: [ActionStatement], _ otherwise: [ActionStatement]
  ) {
    appendBlock(then)
    guard let first = otherwise.first else { return }
    out.append(literal: " else ")
    // A lone `if` in the place of an else is an else-if, as one writes it.
    switch first {
    case .condition where otherwise.count == 1, .bind where otherwise.count == 1: append(first)
    default: appendBlock(otherwise)
    }
  }

  private mutating func appendBindings(
    _ names: [(name: String, value: ActionValue)], _ condition: ActionValue?
  ) {
    out.append(literal: "if ")
    for (index, binding) in names.enumerated() {
      if index > 0 { out.append(literal: ", ") }
      out.append("let \(binding.name) = ")
      append(binding.value)
    }
    if let condition {
      out.append(literal: ", ")
      append(condition)
    }
    out.append(0x20)
  }

  private mutating func appendCases(
    _ cases: [(match: Value, statements: [ActionStatement])], _ otherwise: [ActionStatement]
  ) {
    out.append(literal: " { ")
    for (match, statements) in cases {
      out.append(literal: "case ")
      append(match)
      out.append(literal: ": ")
      if statements.isEmpty { out.append(literal: "break") }
      appendStatements(statements)
      out.append(literal: "; ")
    }
    out.append(literal: "default: ")
    if otherwise.isEmpty { out.append(literal: "break") }
    appendStatements(otherwise)
    out.append(literal: " }")
  }
}
