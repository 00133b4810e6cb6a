// Views and modifiers by name. A component's name is in no schema, so any name will do where a document declares some or
// imports them; where it can't, the strict definitions leave only the catalog's.
extension DocumentSchemaBuilder {
  var viewDefinition: SchemaValue {
    var properties = views.map { SchemaValue.Member($0.name, property(of: $0, kind: "view")) }
    properties += [
      .init("slot", .reference("slotName")), .init("modifiers", .reference("modifiers")),
      .init("id", .reference("identity")), .init("as", .reference("names")),
    ]
    return [
      "title": "View",
      "description": "A view: its name with its arguments, and beside it 'modifiers', 'id' and 'as'.",
      "type": ["object", "string"], "$ref": "#/$defs/formWords",
      "anyOf": bareRules(views, pattern: "^[A-Z][A-Za-z0-9_]*$"), "if": .reference("isForm"),
      "then": .form("viewForm", of: .reference("viewArm")),
      "else": [
        "properties": .object(properties), "patternProperties": ["^[A-Z][A-Za-z0-9_]*$": true, "^x-": true],
        "additionalProperties": false, "anyOf": [["required": ["slot"]], .reference("hasCapital")],
        "allOf": [
          ["if": ["propertyNames": ["pattern": "^[A-Z]"]], "then": ["maxProperties": 1]],
          ["if": ["propertyNames": ["pattern": "^([A-Z].*|modifiers)$"]], "then": ["maxProperties": 2]],
        ],
      ],
    ]
  }

  var modifierDefinition: SchemaValue {
    var properties = modifiers.map { SchemaValue.Member($0.name, property(of: $0, kind: "modifier")) }
    properties.append(.init("wrap", .reference("wrap")))
    return [
      "title": "Modifier", "description": "A modifier: its name with its arguments, or its bare name.",
      "type": ["object", "string"], "$ref": "#/$defs/formWords",
      "anyOf": bareRules(modifiers, pattern: "^[a-z_][A-Za-z0-9_]*$"), "if": .reference("isForm"),
      "then": .form(of: .reference("modifierArm")),
      "else": [
        "properties": .object(properties), "patternProperties": ["^[a-z_][A-Za-z0-9_]*$": true, "^x-": true],
        "additionalProperties": false, "minProperties": 1,
        "if": ["propertyNames": ["not": ["pattern": "^x-"]]], "then": ["maxProperties": 1],
      ],
    ]
  }

  /// What a bare name may be: one that needs no arguments, or one that is not the catalog's.
  private func bareRules(_ specs: [EntrySpec], pattern: String) -> SchemaValue {
    [
      ["enum": .names(specs.filter(\.mayBeBare).map(\.name))], ["type": "object"],
      ["pattern": .string(pattern), "not": ["enum": .names(specs.filter { !$0.mayBeBare }.map(\.name))]],
    ]
  }

  private func property(of spec: EntrySpec, kind: String) -> SchemaValue {
    if spec.hasParameters { return .reference("\(kind):\(spec.name)") }
    return ["description": .string(spec.explanation), "$ref": "#/$defs/noArguments"]
  }
}
