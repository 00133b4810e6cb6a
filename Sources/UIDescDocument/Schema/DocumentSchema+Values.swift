internal import CEL

// A value may be written as an expression wherever it stands, so that a text is never refused, and as a form.
extension DocumentSchemaBuilder {
  mutating func reference(to parameter: ParameterSpec) -> SchemaValue {
    switch parameter.type {
    case .text(let isOptional): isOptional ? reference(to: .nullable(.string)) : .reference("text")
    case .value(let type): reference(to: type)
    case .range(let bound, let isOptional): range(of: bound, isOptional: isOptional)
    case .slot: .reference("slot")
    case .action: .reference("handler")
    case .binding: .reference("binding")
    }
  }

  mutating func reference(to type: CELType) -> SchemaValue {
    switch type {
    case .string: return .reference("text")
    case .bool, .int, .double: return .reference(catalog.name(of: type))
    case .nullable(.dyn): return .reference("anything")
    case .nullable(let inner):
      return define(definitionName(of: type)) { builder in
        ["anyOf": [builder.reference(to: inner), builder.nothing(or: builder.proposals(for: inner))]]
      }
    case .list(let element): return define(definitionName(of: type)) { $0.list(of: element) }
    case .map(_, let element): return define(definitionName(of: type)) { $0.map(of: element) }
    case .record(let record): return define(definitionName(of: type)) { $0.record(record) }
    case .host(let host): return define(definitionName(of: type)) { $0.value(of: host) }
    default: return .reference("anything")
    }
  }

  /// `optional:Color`, `list:GridItem`: made of characters that need no escapes in a reference.
  private func definitionName(of type: CELType) -> String {
    switch type {
    case .nullable(let inner): "optional:\(definitionName(of: inner))"
    case .list(let element): "list:\(definitionName(of: element))"
    case .map(_, let element): "map:\(definitionName(of: element))"
    case .record(let record): "record:\(record.name ?? record.fields.map(\.name).joined(separator: "-"))"
    default: catalog.name(of: type)
    }
  }

  private mutating func list(of element: CELType) -> SchemaValue {
    let name = definitionName(of: .list(element))
    return [
      "type": ["array", "string", "object"], "items": reference(to: element), "if": ["type": "object"],
      "then": .form(of: .reference(name)),
    ]
  }

  private mutating func range(of bound: CELType, isOptional: Bool) -> SchemaValue {
    let name = "range:\(definitionName(of: bound))"
    let reference = define(name) { builder in
      [
        "description": "The two ends of a range; null leaves one open.",
        "type": ["array", "string", "object"],
        "items": ["anyOf": [builder.reference(to: bound), ["type": "null"]]], "minItems": 2, "maxItems": 2,
        "if": ["type": "object"], "then": .form(of: .reference(name)),
      ]
    }
    guard isOptional else { return reference }
    return define("optional:\(name)") { _ in ["anyOf": [reference, ["type": "null"]]] }
  }

  private mutating func map(of element: CELType) -> SchemaValue {
    let name = definitionName(of: .map(.string, element))
    let entries: SchemaValue = ["additionalProperties": reference(to: element)]
    var rules: SchemaValue = ["type": ["object", "string"]]
    guard case .object(let members) = SchemaValue.unlessForm(.reference(name), entries) else { return rules }
    for member in members { rules.set(member.name, member.value) }
    return rules
  }

  private mutating func record(_ record: RecordType) -> SchemaValue {
    let name = definitionName(of: .record(record))
    var fields: [SchemaValue.Member] = []
    for field in record.fields { fields.append(.init(field.name, reference(to: field.type))) }
    let entries: SchemaValue = [
      "properties": .object(fields), "patternProperties": ["^x-": true], "additionalProperties": false,
      "required": .names(record.fields.filter { !$0.type.isNullable }.map(\.name)),
    ]
    var rules: SchemaValue = ["type": ["object", "string"]]
    guard case .object(let members) = SchemaValue.unlessForm(.reference(name), entries) else { return rules }
    for member in members { rules.set(member.name, member.value) }
    return rules
  }

  /// A type whose values are members and calls: its members are proposed, any other expression will do.
  private mutating func value(of host: HostType) -> SchemaValue {
    var rules: SchemaValue = ["title": .string(catalog.name(of: host))]
    let documentation = catalog.documentation(of: host)
    if !documentation.isEmpty { rules.set("description", .string(documentation)) }
    let isSet = catalog.isSet(host)
    let types = scalarTypes(of: .value(.host(host))) + ["object"] + (isSet ? ["array"] : [])
    rules.set("type", .names(types))
    if catalog.hasHexLiteral(host) {
      rules.set("pattern", "^([^#]|$|#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$)")
    }
    let members = proposals(for: .host(host))
    if !members.isEmpty { rules.set("anyOf", [["enum": .names(members)], ["type": .names(types)]]) }
    if isSet { rules.set("items", ["anyOf": [["enum": .names(members)], ["type": ["string", "object"]]]]) }
    rules.set("if", ["type": "object"])
    rules.set("then", mapping(making: host, name: definitionName(of: .host(host))))
    return rules
  }

  /// The members, then the calls with the arguments that they require.
  func proposals(for type: CELType) -> [String] {
    guard case .host(let host) = type.withoutNull else { return [] }
    return catalog.memberNames(of: host).map { ".\($0)" }
      + ExampleWriter(catalog: catalog).calls(giving: host)
  }

  /// Null, or one of the members. Where nothing has been written yet, editors propose what null does not rule out.
  func nothing(or members: [String]) -> SchemaValue {
    members.isEmpty ? ["type": "null"] : ["enum": .list(members.map { .string($0) } + [.null])]
  }

  private func mapping(making host: HostType, name: String) -> SchemaValue {
    let made = catalog.initialisers(for: host)
    guard !made.isEmpty else { return .form(of: .reference(name)) }
    let properties = made.map { SchemaValue.Member($0, initialiser($0)) }
    return .unlessForm(
      .reference(name),
      [
        "properties": .object(properties), "patternProperties": ["^x-": true], "additionalProperties": false,
        "minProperties": 1, "if": ["propertyNames": ["not": ["pattern": "^x-"]]],
        "then": ["maxProperties": 1],
      ])
  }

  /// What stands under the name of a type in `{RoundedRectangle: 10}`.
  func initialiser(_ name: String) -> SchemaValue {
    guard let view = catalog.view(named: name) else { return .reference("type:\(name)") }
    return view.hasParameters ? .reference("view:\(name)") : .reference("noArguments")
  }

  /// The JSON types that a lone value of that type may have; an expression is a string.
  func scalarTypes(of type: ParameterType) -> [String] {
    switch type {
    case .text(let isOptional): ["string", "number", "boolean"] + (isOptional ? ["null"] : [])
    case .value(let type): scalarTypes(of: type)
    case .range, .slot, .action, .binding: ["string"]
    }
  }

  private func scalarTypes(of type: CELType) -> [String] {
    switch type {
    case .nullable(let inner): return scalarTypes(of: inner)
    case .bool: return ["boolean", "string"]
    case .int: return ["integer", "string"]
    case .double: return ["number", "string"]
    case .dyn, .error: return ["string", "number", "boolean"]
    case .host(let host):
      var types = ["string"]
      if catalog.accepts(host, .double) || catalog.accepts(host, .int) { types.append("number") }
      if catalog.accepts(host, .bool) { types.append("boolean") }
      return types
    default: return ["string"]
    }
  }
}
