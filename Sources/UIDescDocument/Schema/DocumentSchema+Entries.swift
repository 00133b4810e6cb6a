internal import CEL
internal import UIDescDiagnostics

// An entry's definition describes every shape that its arguments may have; `if` tells them apart, first by what they are
// in JSON, then by the keys of a mapping. So an editor proposes what fits, and a fault is told where it is.
extension DocumentSchemaBuilder {
  mutating func definition(of spec: EntrySpec, kind: ExampleKind) -> SchemaValue {
    let name = definitionName(of: spec, kind: kind)
    var result: SchemaValue = ["title": .string(spec.name), "description": .string(spec.explanation)]
    if spec.deprecation != nil { result.set("deprecated", true) }
    result.set("type", .names(shapes(of: spec)))
    let mapping = mappingRules(of: spec, kind: kind, name: name)
    let list = listRules(of: spec)
    if list.isEmpty, spec.scalar.isEmpty {
      for rule in mapping { result.set(rule.name, rule.value) }
      return result
    }
    // Editors look for proposals here and not behind a condition, while nothing has been written yet.
    let proposed = spec.scalar.filter { hasMembers(spec.parameters[$0].type) }
    if !proposed.isEmpty {
      result.set("anyOf", .list(proposed.map { reference(to: spec.parameters[$0]) } + [[:]]))
    }
    result.set("if", ["type": "object"])
    result.set("then", .object(mapping))
    let scalar: SchemaValue = spec.scalar.isEmpty ? true : scalarRules(of: spec)
    if list.isEmpty {
      result.set("else", scalar)
    } else if spec.scalar.isEmpty {
      result.set("else", .object(list))
    } else {
      result.set("else", ["if": ["type": "array"], "then": .object(list), "else": scalar])
    }
    return result
  }

  private func definitionName(of spec: EntrySpec, kind: ExampleKind) -> String {
    switch kind {
    case .view: "view:\(spec.name)"
    case .modifier: "modifier:\(spec.name)"
    case .type, .hostAction: "type:\(spec.name)"
    }
  }

  /// The JSON types that may stand under the name.
  private func shapes(of spec: EntrySpec) -> [String] {
    var types: [String] = ["object"]
    if spec.list != .none { types.append("array") }
    for index in spec.scalar {
      for type in scalarTypes(of: spec.parameters[index].type) where !types.contains(type) {
        types.append(type)
      }
    }
    if spec.mayBeBare, !types.contains("null") { types.append("null") }
    return types
  }

  private func hasMembers(_ type: ParameterType) -> Bool {
    if case .value(let type) = type { !proposals(for: type).isEmpty } else { false }
  }

  // MARK: Scalars and lists

  private mutating func scalarRules(of spec: EntrySpec) -> SchemaValue {
    var choices: [SchemaValue] = []
    var members: [String] = []
    for index in spec.scalar {
      let parameter = spec.parameters[index]
      choices.append(reference(to: parameter))
      if case .value(let type) = parameter.type { members += proposals(for: type) }
    }
    if spec.mayBeBare { choices.append(nothing(or: members)) }
    return choices.count == 1 ? choices[0] : ["anyOf": .list(choices)]
  }

  private mutating func listRules(of spec: EntrySpec) -> [SchemaValue.Member] {
    switch spec.list {
    case .none: return []
    case .slot: return [.init("items", .reference("view"))]
    case .action: return [.init("items", .reference("action"))]
    case .value(let index):
      guard case .object(let rules) = reference(to: spec.parameters[index]) else { return [] }
      return rules
    case .positional(let indices):
      var items: [SchemaValue] = []
      for index in indices { items.append(reference(to: spec.parameters[index])) }
      return [.init("prefixItems", .list(items)), .init("items", false)]
    }
  }

  // MARK: Mappings

  private mutating func mappingRules(of spec: EntrySpec, kind: ExampleKind, name: String) -> [SchemaValue
    .Member]
  {
    var rules = arguments(of: spec, kind: kind)
    switch spec.list {
    case .action: rules = ["if": .reference("isAction"), "then": .reference("handler"), "else": rules]
    case .slot: rules = ["if": .reference("isView"), "then": .reference("view"), "else": rules]
    default:
      if let (index, _) = initialisers(of: spec) {
        rules = ["if": .reference("isView"), "then": reference(to: spec.parameters[index]), "else": rules]
      }
    }
    guard case .object(let members) = SchemaValue.unlessForm(.reference(name), rules) else { return [] }
    return members
  }

  /// The parameter that `{RoundedRectangle: 10}` is an argument of, and the names that it may have.
  private func initialisers(of spec: EntrySpec) -> (parameter: Int, names: [String])? {
    if case .slot = spec.list { return nil }
    for index in spec.scalar {
      guard case .value(let type) = spec.parameters[index].type, case .host(let host) = type.withoutNull
      else { continue }
      let names = catalog.initialisers(for: host)
      if !names.isEmpty { return (index, names) }
    }
    return nil
  }

  private mutating func arguments(of spec: EntrySpec, kind: ExampleKind) -> SchemaValue {
    var properties: [SchemaValue.Member] = []
    for parameter in spec.parameters { properties.append(.init(parameter.name, property(parameter))) }
    let handsOver = spec.parameters.contains { !$0.handsOver.isEmpty }
    if handsOver, kind == .modifier { properties.append(.init("as", .reference("names"))) }
    // They are proposed beside the arguments, and judged where one of them stands.
    for name in initialisers(of: spec)?.names ?? [] { properties.append(.init(name, initialiser(name))) }
    var rules: SchemaValue = [
      "properties": .object(properties), "patternProperties": ["^x-": true], "additionalProperties": false,
    ]
    if spec.forms.count == 1 {
      let required = requiredNames(of: spec.forms[0], in: spec)
      if !required.isEmpty { rules.set("required", .names(required)) }
    } else {
      rules.set("anyOf", .list(spec.forms.map { rule(of: $0, in: spec) }))
    }
    return rules
  }

  /// What one form requires, and which arguments do not go with it.
  private func rule(of form: FormSpec, in spec: EntrySpec) -> SchemaValue {
    var rule: SchemaValue = [:]
    let required = requiredNames(of: form, in: spec)
    if !required.isEmpty { rule.set("required", .names(required)) }
    let names = form.arguments.map { spec.parameters[$0.parameter].name }
    if names.count < spec.parameters.count {
      let pattern = "^(\((names + ["as", "x-.*"]).joined(separator: "|")))$"
      rule.set("propertyNames", ["pattern": .string(pattern)])
    }
    return rule
  }

  private func requiredNames(of form: FormSpec, in spec: EntrySpec) -> [String] {
    form.arguments.filter(\.isRequired).map { spec.parameters[$0.parameter].name }
  }

  private mutating func property(_ parameter: ParameterSpec) -> SchemaValue {
    var result = reference(to: parameter)
    var words: [String] = parameter.documentation.isEmpty ? [] : [parameter.documentation]
    words.append("\(catalog.name(of: parameter.type)).")
    if !parameter.handsOver.isEmpty {
      let names = parameter.handsOver.map(\.name).joined(separator: ", ")
      words.append("Hands over \(names); 'as' names what is handed over.")
    }
    result.set("description", .string(words.joined(separator: " ")))
    result.set("default", parameter.default.map { defaultValue($0, of: parameter.type) })
    return result
  }

  private func defaultValue(_ text: String, of type: ParameterType) -> SchemaValue {
    if type.isText { return .string(text) }
    if text == "true" || text == "false" { return .bool(text == "true") }
    return text.isPlainNumber ? .number(text) : .string(text)
  }
}

extension EntrySpec {
  /// What an editor shows beside the name: the sentence, the forms, since when, and what to write instead.
  var explanation: String {
    var lines = documentation.isEmpty ? [] : [documentation]
    if hasParameters { lines.append(forms.map(signature).joined(separator: "\n")) }
    if !availability.isEmpty {
      lines.append(
        "Since " + availability.map { "\($0.platform) \($0.version)" }.joined(separator: ", ") + ".")
    }
    if let deprecation {
      lines.append(
        deprecation.replacement.isEmpty ? "Deprecated." : "Deprecated: use \(deprecation.replacement).")
    }
    return lines.joined(separator: "\n\n")
  }

  /// The form as people read it: `Button(title, role?, action)`.
  package func signature(_ form: FormSpec) -> String {
    let arguments = form.arguments.map { parameters[$0.parameter].name + ($0.isRequired ? "" : "?") }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }
}
