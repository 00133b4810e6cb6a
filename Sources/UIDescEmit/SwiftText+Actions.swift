internal import CEL
internal import UIDescDiagnostics
internal import UIDescRuntime

extension OutputBuffer {
  mutating func append(swift action: ResolvedAction, _ types: any HostTypes) {
    guard !action.parameters.isEmpty else { return appendBlock(action.statements, types) }
    append("{ ")
    append(action.parameters.joined(separator: ", "))
    append(" in")
    if !action.statements.isEmpty { append(0x20) }
    appendStatements(action.statements, types)
    append(" }")
  }

  private mutating func appendBlock(_ statements: [ActionStatement], _ types: any HostTypes) {
    if statements.isEmpty {
      append("{}")
    } else {
      append("{ ")
      appendStatements(statements, types)
      append(" }")
    }
  }

  private mutating func appendStatements(_ statements: [ActionStatement], _ types: any HostTypes) {
    for (index, statement) in statements.enumerated() {
      if index > 0 { append("; ") }
      append(swift: statement, types)
    }
  }

  private mutating func append(swift statement: ActionStatement, _ types: any HostTypes) {
    switch statement {
    case .toggle(let place):
      append(place.path)
      append(".toggle()")
    case .set(let writes):
      for (index, write) in writes.enumerated() {
        if index > 0 { append("; ") }
        append(write.place.path)
        append(" = ")
        append(swift: write.value, types)
      }
    case .append(let place, let value): appendCall("\(place.path).append", value, types)
    case .removeAt(let place, let index):
      append("\(place.path).remove(at: ")
      append(swift: index, types)
      append(0x29)
    case .removeWhere(let place, let element, let condition):
      append("\(place.path).removeAll { \(element) in ")
      append(swift: condition, types)
      append(" }")
    case .withAnimation(let animation, let statements):
      append("withAnimation")
      if let animation {
        append(0x28)
        append(swift: animation, types)
        append(0x29)
      }
      append(0x20)
      appendBlock(statements, types)
    case .condition(let condition, let then, let otherwise):
      append("if ")
      append(swift: condition, types)
      append(0x20)
      appendArms(then, otherwise, types)
    case .selection(let value, let cases, let otherwise):
      append("switch ")
      append(swift: value, types)
      appendCases(cases, otherwise, types)
    case .bind(let names, let condition, let then, let otherwise):
      appendBindings(names, condition, types)
      appendArms(then, otherwise, types)
    case .run(let name, let argument): appendCall(name, argument, types)
    case .emit(let event, let data):
      append("emit(")
      append(swiftLiteral: event)
      if let data {
        append(", ")
        append(swift: data, types)
      }
      append(0x29)
    }
  }

  private mutating func append(swift value: ActionValue, _ types: any HostTypes) {
    switch value {
    case .value(let value): append(swift: value, types)
    case .expression(let text): append(text)
    }
  }

  private mutating func appendCall(_ name: String, _ argument: ActionValue?, _ types: any HostTypes) {
    append(name)
    append(0x28)
    if let argument { append(swift: argument, types) }
    append(0x29)
  }

  private mutating func appendArms(
    _ then: [ActionStatement], _ otherwise: [ActionStatement], _ types: any HostTypes
  ) {
    appendBlock(then, types)
    guard let first = otherwise.first else { return }
    append(" else ")
    // A lone `if` in the place of an else is an else-if, as one writes it.
    switch first {
    case .condition where otherwise.count == 1, .bind where otherwise.count == 1: append(swift: first, types)
    default: appendBlock(otherwise, types)
    }
  }

  private mutating func appendBindings(
    _ names: [(name: String, value: ActionValue)], _ condition: ActionValue?, _ types: any HostTypes
  ) {
    append("if ")
    for (index, binding) in names.enumerated() {
      if index > 0 { append(", ") }
      append("let \(binding.name) = ")
      append(swift: binding.value, types)
    }
    if let condition {
      append(", ")
      append(swift: condition, types)
    }
    append(0x20)
  }

  private mutating func appendCases(
    _ cases: [(match: Value, statements: [ActionStatement])], _ otherwise: [ActionStatement],
    _ types: any HostTypes
  ) {
    append(" { ")
    for (match, statements) in cases {
      append("case ")
      append(swift: match, types)
      append(": ")
      if statements.isEmpty { append("break") }
      appendStatements(statements, types)
      append("; ")
    }
    append("default: ")
    if otherwise.isEmpty { append("break") }
    appendStatements(otherwise, types)
    append(" }")
  }
}
