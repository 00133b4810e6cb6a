internal import CEL

// An entry's definition describes every shape that its arguments may have. Most keywords bite on one kind of value only,
// so that shapes stand beside each other; `if` decides where two mappings mean different things.
extension DocumentSchemaBuilder {
  mutating func definition(of spec: EntrySpec, kind: ExampleKind) -> SchemaValue {
    let name = definitionName(of: spec, kind: kind)
    var result: SchemaValue = ["title": .string(spec.name), "description": .string(spec.explanation)]
    if spec.deprecation != nil { result.set("deprecated", true) }
    result.set("type", .names(shapes(of: spec)))
    let mapping = mappingRules(of: spec, kind: kind, name: name)
    let list = listRules(of: spec)
    guard !spec.scalar.isEmpty else {
      for rule in mapping + list { result.set(rule.name, rule.value) }
      return result
    }
    result.set("if", ["type": "object"])
    result.set("then", .object(mapping))
    let scalar = scalarRules(of: spec)
    result.set(
      "else", list.isEmpty ? scalar : ["if": ["type": "array"], "then": .object(list), "else": scalar])
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

  // MARK: Scalars and lists

  private mutating func scalarRules(of spec: EntrySpec) -> SchemaValue {
    var choices: [SchemaValue] = []
    for index in spec.scalar { choices.append(reference(to: spec.parameters[index])) }
    if spec.mayBeBare { choices.append(["type": "null"]) }
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
      if let index = spec.scalar.first(where: { hasInitialisers(spec.parameters[$0].type) }) {
        rules = ["if": .reference("isView"), "then": reference(to: spec.parameters[index]), "else": rules]
      }
    }
    guard case .object(let members) = SchemaValue.unlessForm(.reference(name), rules) else { return [] }
    return members
  }

  private func hasInitialisers(_ type: ParameterType) -> Bool {
    guard case .value(let type) = type, case .host(let host) = type.withoutNull else { return false }
    return !catalog.initialisers(for: host).isEmpty
  }

  private mutating func arguments(of spec: EntrySpec, kind: ExampleKind) -> SchemaValue {
    var properties: [SchemaValue.Member] = []
    for parameter in spec.parameters { properties.append(.init(parameter.name, property(parameter))) }
    let handsOver = spec.parameters.contains { !$0.handsOver.isEmpty }
    if handsOver, kind == .modifier { properties.append(.init("as", .reference("names"))) }
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
    let others = spec.parameters.map(\.name).filter { !names.contains($0) }
    if others.count > 3 {
      rule.set(
        "propertyNames", ["pattern": .string("^(\((names + ["as", "x-.*"]).joined(separator: "|")))$")])
    } else if !others.isEmpty {
      rule.set("properties", .object(others.map { .init($0, false) }))
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
