internal import CEL
internal import UIDescDiagnostics
internal import UIDescRuntime

// A statement is an object whose first key says what it does. What is known now stands under `value`, what is worked out
// when the action runs under `expression`; a condition or an index is a text where it is an expression.
extension JSONWriter {
  mutating func append(_ action: ResolvedAction, _ types: any HostTypes) {
    beginObject()
    if !action.parameters.isEmpty {
      key("parameters")
      beginList()
      for name in action.parameters {
        element()
        string(name)
      }
      endList()
    }
    append("actions", action.statements, types)
    endObject()
  }

  /// A place of the root is its path alone; another's names the instance whose state it is.
  mutating func append(_ place: ResolvedPlace) {
    guard let owner = place.owner else { return string(place.path) }
    beginObject()
    key("place")
    string(place.path)
    key("owner")
    append(identity: owner)
    endObject()
  }

  private mutating func append(_ name: String, _ statements: [ActionStatement], _ types: any HostTypes) {
    key(name)
    beginList()
    for statement in statements {
      element()
      beginObject()
      append(statement, types)
      endObject()
    }
    endList()
  }

  private mutating func append(_ statement: ActionStatement, _ types: any HostTypes) {
    switch statement {
    case .toggle(let place):
      key("toggle")
      append(place)
    case .set(let writes): append(writes, types)
    case .append(let place, let value):
      key("append")
      beginObject()
      key("to")
      append(place)
      append(value, types)
      endObject()
    case .removeAt(let place, let index):
      beginRemoval(from: place)
      key("at")
      appendInline(index, types)
      endObject()
    case .removeWhere(let place, let element, let condition):
      beginRemoval(from: place)
      key("as")
      string(element)
      key("where")
      appendInline(condition, types)
      endObject()
    case .withAnimation(let animation, let statements): append(animation, statements, types)
    case .condition(let condition, let then, let otherwise):
      key("if")
      appendInline(condition, types)
      appendArms(then, otherwise, types)
    case .selection(let value, let cases, let otherwise): append(value, cases, otherwise, types)
    case .bind(let names, let condition, let then, let otherwise):
      append(names, condition, types)
      appendArms(then, otherwise, types)
    case .run(let name, let argument):
      key("run")
      string(name)
      if let argument { append(argument, types) }
    case .emit(let event, let data):
      key("emit")
      string(event)
      if let data { append(data, types) }
    }
  }

  private mutating func append(_ value: ActionValue, _ types: any HostTypes) {
    switch value {
    case .value(let value):
      key("value")
      append(value, types)
    case .expression(let text):
      key("expression")
      string(text)
    }
  }

  private mutating func appendInline(_ value: ActionValue, _ types: any HostTypes) {
    switch value {
    case .value(let value): append(value, types)
    case .expression(let text): string(text)
    }
  }

  private mutating func append(
    _ writes: [(place: ResolvedPlace, value: ActionValue)], _ types: any HostTypes
  ) {
    key("set")
    beginList()
    for write in writes {
      element()
      beginObject()
      key("place")
      append(write.place)
      append(write.value, types)
      endObject()
    }
    endList()
  }

  private mutating func beginRemoval(from place: ResolvedPlace) {
    key("remove")
    beginObject()
    key("from")
    append(place)
  }

  private mutating func append(
    _ animation: Value?, _ statements: [ActionStatement], _ types: any HostTypes
  ) {
    key("withAnimation")
    beginObject()
    if let animation {
      key("animation")
      append(animation, types)
    }
    append("actions", statements, types)
    endObject()
  }

  private mutating func appendArms(
    _ then: [ActionStatement], _ otherwise: [ActionStatement], _ types: any HostTypes
  ) {
    append("then", then, types)
    if !otherwise.isEmpty { append("else", otherwise, types) }
  }

  private mutating func append(
    _ value: ActionValue, _ cases: [(match: Value, statements: [ActionStatement])],
    _ otherwise: [ActionStatement], _ types: any HostTypes
  ) {
    key("switch")
    beginObject()
    append(value, types)
    endObject()
    key("cases")
    beginList()
    for (match, statements) in cases {
      element()
      beginObject()
      key("match")
      append(match, types)
      append("then", statements, types)
      endObject()
    }
    endList()
    if !otherwise.isEmpty { append("default", otherwise, types) }
  }

  private mutating func append(
    _ names: [(name: String, value: ActionValue)], _ condition: ActionValue?, _ types: any HostTypes
  ) {
    key("let")
    beginList()
    for binding in names {
      element()
      beginObject()
      key("name")
      string(binding.name)
      append(binding.value, types)
      endObject()
    }
    endList()
    if let condition {
      key("if")
      appendInline(condition, types)
    }
  }
}
