internal import CEL
internal import UIDescDiagnostics

// Members and calls are numbers that only their own document can read. Trees of two documents are compared by what
// they print, so members that are written alike become the same value first.

/// Two trees of different documents whose equal values are those that print alike.
package func spelled(
  _ first: ResolvedTree, _ second: ResolvedTree
) -> (first: ResolvedTree, second: ResolvedTree) {
  var speller = TreeSpeller(from: first.types)
  var (first, second) = (first, second)
  speller.rewrite(&first)
  speller.from = second.types
  speller.rewrite(&second)
  first.types = SpelledTypes(names: speller.names)
  second.types = first.types
  return (first, second)
}

/// Members by what they are called, whatever type they are of.
private struct SpelledTypes: HostTypes {
  let names: [String]

  func name(of type: HostType) -> String { "" }
  func type(named name: String) -> HostType? { nil }
  func member(_ name: String, of type: HostType) -> HostMember? { nil }
  func memberName(_ member: HostMember) -> String {
    names.indices.contains(Int(member.index)) ? names[Int(member.index)] : ""
  }
  func functions(_ name: String, of type: HostType) -> [HostFunction] { [] }
  func methods(_ name: String, on type: HostType) -> [HostFunction] { [] }
  func accepts(_ wanted: HostType, _ actual: CELType) -> Bool { false }
  func memberNames(of type: HostType) -> [String] { [] }
}

private struct TreeSpeller {
  var from: any HostTypes
  private(set) var names: [String] = []
  private var numbers: [String: UInt32] = [:]

  init(from: any HostTypes) {
    self.from = from
  }

  mutating func rewrite(_ tree: inout ResolvedTree) {
    for index in tree.state.indices { tree.state[index].value = spelled(tree.state[index].value) }
    for index in tree.arguments.indices { tree.arguments[index].value = spelled(tree.arguments[index].value) }
  }

  private mutating func spelled(_ value: Value) -> Value {
    switch value {
    case .member(let member):
      let name = from.memberName(member)
      if numbers[name] == nil {
        numbers[name] = UInt32(names.count)
        names.append(name)
      }
      return .member(HostMember(type: HostType(index: 0), index: numbers[name] ?? 0))
    case .list(let elements): return .list(elements.map { spelled($0) })
    case .map(let map):
      return .map(
        MapValue(
          uniqueEntries: map.entries.map { MapValue.Entry(key: spelled($0.key), value: spelled($0.value)) }))
    case .call(let call):
      let arguments = call.arguments.map { HostCall.Argument(label: $0.label, value: spelled($0.value)) }
      // A range is told by its type.
      let type = call.type.index == .max ? call.type : HostType(index: 0)
      return .call(
        HostCall(
          type: type, name: call.name, typeName: call.typeName, base: call.base.map { spelled($0) },
          arguments: arguments))
    default: return value
    }
  }

  private mutating func spelled(_ value: ArgumentValue) -> ArgumentValue {
    switch value {
    case .value(let value): return .value(spelled(value))
    case .binding(let place, let current): return .binding(place, current: spelled(current))
    case .constant(let value): return .constant(spelled(value))
    case .action(var action):
      action.statements = spelled(action.statements)
      return .action(action)
    }
  }

  private mutating func spelled(_ statement: ActionStatement) -> ActionStatement {
    switch statement {
    case .toggle: statement
    case .set(let writes): .set(writes.map { ($0.place, spelled($0.value)) })
    case .append(let to, let value): .append(to: to, value: spelled(value))
    case .removeAt(let from, let index): .removeAt(from: from, index: spelled(index))
    case .removeWhere(let from, let element, let condition):
      .removeWhere(from: from, element: element, condition: spelled(condition))
    case .withAnimation(let animation, let statements):
      .withAnimation(animation.map { spelled($0) }, spelled(statements))
    case .condition(let condition, let then, let otherwise):
      .condition(spelled(condition), then: spelled(then), otherwise: spelled(otherwise))
    case .selection(let subject, let cases, let otherwise):
      .selection(
        spelled(subject), cases: cases.map { (spelled($0.match), spelled($0.statements)) },
        otherwise: spelled(otherwise))
    case .bind(let names, let condition, let then, let otherwise):
      .bind(
        names.map { ($0.name, spelled($0.value)) }, condition: condition.map { spelled($0) },
        then: spelled(then), otherwise: spelled(otherwise))
    case .run(let name, let arguments):
      .run(
        name,
        arguments: arguments.map {
          ActionArgument(name: $0.name, label: $0.label, value: spelled($0.value))
        })
    case .emit(let name, let data): .emit(name, data: data.map { spelled($0) })
    }
  }

  private mutating func spelled(_ statements: [ActionStatement]) -> [ActionStatement] {
    statements.map { spelled($0) }
  }

  private mutating func spelled(_ value: ActionValue) -> ActionValue {
    switch value {
    case .value(let value): .value(spelled(value))
    case .expression: value
    }
  }
}
