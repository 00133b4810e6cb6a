internal import CEL
internal import UIDescDiagnostics
internal import UIDescRuntime

// A statement is an object whose first key says what it does. What is known now stands under `value`, what is worked out
// when the action runs under `expression`; a condition or an index is a text where it is an expression.
extension JSONWriter {
  mutating func append(_ action: ResolvedAction) {
    beginObject()
    if !action.parameters.isEmpty {
      member(#""parameters": "#)
      beginList()
      for name in action.parameters {
        element()
        string(name)
      }
      endList()
    }
    append("actions", action.statements)
    endObject()
  }

  /// A place of the root is its path alone; another's names the instance whose state it is.
  mutating func append(_ place: ResolvedPlace) {
    guard let owner = place.owner else { return string(place.path) }
    beginObject()
    member(#""place": "#)
    string(place.path)
    member(#""owner": "#)
    append(identity: owner)
    endObject()
  }

  private mutating func append(_ name: String, _ statements: [ActionStatement]) {
    key(name)
    beginList()
    for statement in statements {
      element()
      beginObject()
      append(statement)
      endObject()
    }
    endList()
  }

  private mutating func append(_ statement: ActionStatement) {
    switch statement {
    case .toggle(let place):
      member(#""toggle": "#)
      append(place)
    case .set(let writes): append(writes)
    case .append(let place, let value):
      member(#""append": "#)
      beginObject()
      member(#""to": "#)
      append(place)
      append(value)
      endObject()
    case .removeAt(let place, let index):
      beginRemoval(from: place)
      member(#""at": "#)
      appendInline(index)
      endObject()
    case .removeWhere(let place, let element, let condition):
      beginRemoval(from: place)
      member(#""as": "#)
      string(element)
      member(#""where": "#)
      appendInline(condition)
      endObject()
    case .withAnimation(let animation, let statements): append(animation, statements)
    case .condition(let condition, let then, let otherwise):
      member(#""if": "#)
      appendInline(condition)
      appendArms(then, otherwise)
    case .selection(let value, let cases, let otherwise): append(value, cases, otherwise)
    case .bind(let names, let condition, let then, let otherwise):
      append(names, condition)
      appendArms(then, otherwise)
    case .run(let name, let arguments):
      member(#""run": "#)
      string(name)
      if arguments.count > 1 { append(arguments) } else if let lone = arguments.first { append(lone.value) }
    case .emit(let event, let data):
      member(#""emit": "#)
      string(event)
      if let data { append(data) }
    }
  }

  private mutating func append(_ arguments: [ActionArgument]) {
    member(#""arguments": "#)
    beginObject()
    for argument in arguments {
      key(argument.name)
      beginObject()
      append(argument.value)
      endObject()
    }
    endObject()
  }

  private mutating func append(_ value: ActionValue) {
    switch value {
    case .value(let value):
      member(#""value": "#)
      append(value)
    case .expression(let text):
      member(#""expression": "#)
      string(text)
    }
  }

  private mutating func appendInline(_ value: ActionValue) {
    switch value {
    case .value(let value): append(value)
    case .expression(let text): string(text)
    }
  }

  private mutating func append(
    _ writes: [(place: ResolvedPlace, value: ActionValue)]
  ) {
    member(#""set": "#)
    beginList()
    for write in writes {
      element()
      beginObject()
      member(#""place": "#)
      append(write.place)
      append(write.value)
      endObject()
    }
    endList()
  }

  private mutating func beginRemoval(from place: ResolvedPlace) {
    member(#""remove": "#)
    beginObject()
    member(#""from": "#)
    append(place)
  }

  private mutating func append(
    _ animation: Value?, _ statements: [ActionStatement]
  ) {
    member(#""withAnimation": "#)
    beginObject()
    if let animation {
      member(#""animation": "#)
      append(animation)
    }
    append("actions", statements)
    endObject()
  }

  private mutating func appendArms(
    _ then: [ActionStatement], _ otherwise: [ActionStatement]
  ) {
    append("then", then)
    if !otherwise.isEmpty { append("else", otherwise) }
  }

  private mutating func append(
    _ value: ActionValue, _ cases: [(match: Value, statements: [ActionStatement])],
    _ otherwise: [ActionStatement]
  ) {
    member(#""switch": "#)
    beginObject()
    append(value)
    endObject()
    member(#""cases": "#)
    beginList()
    for (match, statements) in cases {
      element()
      beginObject()
      member(#""match": "#)
      append(match)
      append("then", statements)
      endObject()
    }
    endList()
    if !otherwise.isEmpty { append("default", otherwise) }
  }

  private mutating func append(
    _ names: [(name: String, value: ActionValue)], _ condition: ActionValue?
  ) {
    member(#""let": "#)
    beginList()
    for binding in names {
      element()
      beginObject()
      member(#""name": "#)
      string(binding.name)
      append(binding.value)
      endObject()
    }
    endList()
    if let condition {
      member(#""if": "#)
      appendInline(condition)
    }
  }
}
