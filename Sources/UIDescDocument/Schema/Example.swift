internal import CEL
internal import UIDescDiagnostics

/// What an example is about, and so where its entry stands in the document.
package enum ExampleKind: Sendable {
  case view, modifier, hostAction, type
}

/// Arguments that fit one form of an entry, and the document that shows them.
package struct Example: Sendable {
  package struct Argument: Sendable {
    package let parameter: ParameterSpec
    /// Written as in a YAML flow collection, so that it stands on one line anywhere.
    package var text: String
  }

  package let kind: ExampleKind
  package let entry: EntrySpec
  package var arguments: [Argument]
  /// The states that bindings need, each with its declaration as YAML.
  package var states: [(name: String, declaration: String)] = []
  /// What stands under `as`.
  package var names: [String] = []
  /// What a modifier is applied to, as it stands below `body`.
  fileprivate var receiver = "  Text: Hello\n"

  /// The document, with the arguments by name.
  package var document: String { document(writing: writtenArguments) }

  /// The document in the shortest way of writing the arguments.
  package var shortDocument: String { document(writing: shortArguments ?? writtenArguments) }

  private func document(writing written: String) -> String {
    var text = "uidesc: 1\n"
    if !states.isEmpty {
      text += "\nstate:\n"
      for state in states { text += "  \(state.name): \(state.declaration)\n" }
    }
    text += "\nbody:\n"
    switch kind {
    case .view:
      text += written.isEmpty ? "  \(entry.name)\n" : Self.indented("\(entry.name):\(written)", by: 2)
      if !names.isEmpty { text += "  as: \(nameList)\n" }
    case .modifier:
      text += "\(receiver)  modifiers:\n"
      text +=
        written.isEmpty ? "    - \(entry.name)\n" : "    - " + Self.hanging("\(entry.name):\(written)", by: 6)
    case .hostAction:
      text += "  Button:\n    title: Hello\n    action:\n"
      text +=
        written.isEmpty
        ? "      run: \(entry.name)\n" : "      run:\n" + Self.indented("\(entry.name):\(written)", by: 8)
    case .type: text += "  EmptyView\n"
    }
    return text
  }

  /// A modifier that only some views have stands at the example of one of them.
  fileprivate mutating func setReceiver(_ example: Example) {
    let document = example.shortDocument
    guard let body = document.firstRange(of: "\nbody:\n") else { return }
    receiver = String(document[body.upperBound...])
    states += example.states
  }

  private var nameList: String { names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]" }

  /// What stands behind the entry's colon; lines below it are indented by two.
  private var writtenArguments: String {
    var lines = arguments.map { "\n  \($0.parameter.name): \($0.text)" }
    if kind == .modifier, !names.isEmpty { lines.append("\n  as: \(nameList)") }
    return lines.joined()
  }

  /// A lone value or a list; nil where the arguments need their names.
  private var shortArguments: String? {
    guard arguments.count == 1, names.isEmpty || kind == .view else { return nil }
    let name = arguments[0].parameter.name
    switch entry.list {
    case .slot(let index), .action(let index):
      if entry.parameters[index].name == name { return "\n  - " + unbracketed(arguments[0].text) }
    case .value(let index):
      if entry.parameters[index].name == name, arguments[0].text.hasPrefix("[") {
        return " " + arguments[0].text
      }
    case .none, .positional: break
    }
    guard let first = entry.scalar.first, entry.parameters[first].name == name else { return nil }
    return " " + arguments[0].text
  }

  /// `[{Text: Hello}]` as the element of a list in block style.
  private func unbracketed(_ text: String) -> String {
    guard text.hasPrefix("[{"), text.hasSuffix("}]") else { return text }
    return String(text.dropFirst(2).dropLast(2))
  }

  private static func indented(_ text: String, by count: Int) -> String {
    let margin = String(repeating: " ", count: count)
    return text.split(separator: "\n").map { "\(margin)\($0)\n" }.joined()
  }

  private static func hanging(_ text: String, by count: Int) -> String {
    String(indented(text, by: count).dropFirst(count))
  }
}

extension Catalog {
  /// Arguments for every parameter of the form, or for those alone that it requires; nil where no value can be written.
  package func example(
    of entry: EntrySpec, as kind: ExampleKind, form: FormSpec, isComplete: Bool
  ) -> Example? {
    var example = Example(kind: kind, entry: entry, arguments: [])
    let writer = ExampleWriter(catalog: self)
    for argument in form.arguments where isComplete || argument.isRequired {
      let parameter = entry.parameters[argument.parameter]
      guard let text = writer.argument(parameter, states: &example.states) else {
        if argument.isRequired { return nil }
        continue
      }
      example.arguments.append(Example.Argument(parameter: parameter, text: text))
    }
    example.nameHandedValues()
    if let receiver = receiver(of: entry) { example.setReceiver(receiver) }
    return example
  }

  private func receiver(of entry: EntrySpec) -> Example? {
    guard let name = entry.views.first else { return nil }
    let view = view(named: name) ?? viewNames.first { isValue($0, of: name) }.flatMap { self.view(named: $0) }
    return view.flatMap { example(of: $0, as: .view) }
  }

  private func isValue(_ view: String, of type: String) -> Bool {
    guard let wanted = self.type(named: type), let type = self.type(named: view) else { return false }
    return accepts(wanted, .host(type))
  }

  /// The example that says most in the fewest words; the first form whose arguments can be written.
  package func example(of entry: EntrySpec, as kind: ExampleKind) -> Example? {
    for form in entry.forms {
      guard let example = example(of: entry, as: kind, form: form, isComplete: false) else { continue }
      guard example.arguments.isEmpty, let first = entry.scalar.first ?? entry.positional?.first else {
        return example
      }
      // With nothing required, a lone value shows more than none.
      let alone = FormSpec(arguments: [FormSpec.Argument(parameter: first, isRequired: true)])
      return self.example(of: entry, as: kind, form: alone, isComplete: true) ?? example
    }
    return nil
  }

  /// A document in which a constant has a value of the type; nil where no value can be written.
  package func exampleDocument(ofType name: String) -> String? {
    guard let type = typeAlias(named: name), let value = ExampleWriter(catalog: self).value(of: type) else {
      return nil
    }
    return "uidesc: 1\n\nconstants:\n  value: {type: \(name), default: \(value)}\n\nbody:\n  EmptyView\n"
  }
}

extension EntrySpec {
  fileprivate var positional: [Int]? {
    if case .positional(let indices) = list { indices } else { nil }
  }
}

extension Example {
  /// Names for what the first slot or action that hands values over hands; only where another argument needs them.
  fileprivate mutating func nameHandedValues() {
    guard kind == .view || kind == .modifier else { return }
    let handing = arguments.filter { !$0.parameter.handsOver.isEmpty }
    guard handing.count == 1, let first = handing.first else { return }
    let wanted = first.parameter.handsOver.map(\.name)
    let isFree = wanted.allSatisfy { name in !states.contains { $0.name == name } }
    // An action names its values inside itself where a view would have them beside it.
    guard isFree, first.parameter.type.isSlot || kind == .modifier else { return }
    names = wanted
    for index in arguments.indices where arguments[index].parameter.name == "id" {
      arguments[index].text = names[0]
    }
  }
}
