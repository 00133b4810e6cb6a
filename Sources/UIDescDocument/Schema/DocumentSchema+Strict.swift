internal import CEL

// Which components a document declares is no schema's to know. But where it declares none and imports nothing, a name
// that the catalog does not have is a mistake, and these definitions walk through everything to find it.
extension DocumentSchemaBuilder {
  var strictRules: SchemaValue {
    // A schema that was made with a team's catalogs knows them.
    let others = catalog.tables.count > 1 ? ["imports"] : ["imports", "catalogs"]
    func unless(_ section: String, _ other: String, _ name: String) -> SchemaValue {
      let required = ([section] + others).map { SchemaValue.object([.init("required", [.string($0)])]) }
      let body: SchemaValue = ["properties": ["body": .reference(name)]]
      return [
        "if": ["not": ["anyOf": .list(required)]],
        "then": ["properties": ["body": .reference(name), other: ["additionalProperties": body]]],
      ]
    }
    return [
      unless("components", "modifiers", "knownViews"), unless("modifiers", "components", "knownModifiers"),
    ]
  }

  var strictDefinitions: [SchemaValue.Member] {
    let words = ["if", "then", "else", "switch", "cases", "default", "let", "on", "off", "state", "wrap"]
    let names: SchemaValue = .names(modifiers.map(\.name) + words)
    return [
      .init("knownViews", knownViews),
      .init("knownModifiers", walk("knownModifiers", and: ["^modifiers$": .reference("knownModifier")])),
      .init(
        "knownModifier",
        [
          "if": ["type": "array"], "then": ["items": .reference("knownModifier")],
          "else": ["if": ["type": "string"], "then": ["enum": names]],
          "propertyNames": ["if": ["pattern": "^(?!x-)"], "then": ["enum": names]],
          "patternProperties": [
            "^(then|else|default|on|off)$": .reference("knownModifier"),
            "^cases$": [
              "patternProperties": ["^x-": true], "additionalProperties": .reference("knownModifier"),
            ],
            "^(if|switch|let|state|x-.*)$": true,
          ],
          "additionalProperties": .reference("knownModifiers"),
        ]),
    ]
  }

  private var knownViews: SchemaValue {
    let capitals = views.map(\.name) + types.map(\.name)
    let lists = ["body"] + views.filter(\.takesViews).map(\.name) + slotNames
    var rules = walk(
      "knownViews",
      and: [
        "^(\(lists.joined(separator: "|")))$": [
          "$ref": "#/$defs/knownViews",
          "items": ["if": ["type": "string"], "then": ["enum": .names(views.map(\.name))]],
        ]
      ])
    rules.set("propertyNames", ["if": ["pattern": "^[A-Z]"], "then": ["enum": .names(capitals)]])
    return rules
  }

  /// Goes through lists and mappings, but for what holds conditions, data and values of state.
  private func walk(_ name: String, and patterns: SchemaValue) -> SchemaValue {
    var all: SchemaValue = [
      "^(if|switch|let|state|set|append|emit|run|data|x-.*)$": true,
      "^cases$": ["patternProperties": ["^x-": true], "additionalProperties": .reference(name)],
    ]
    if case .object(let members) = patterns { for member in members { all.set(member.name, member.value) } }
    // A definition whose items are itself, without a condition, sends some editors round in circles.
    return [
      "if": ["type": "array"], "then": ["items": .reference(name)], "patternProperties": all,
      "additionalProperties": .reference(name),
    ]
  }

  /// The arguments that are slots and nothing else, whichever entry they belong to.
  private var slotNames: [String] {
    var slots: [String] = []
    var others: Set<String> = []
    for parameter in (views + modifiers).flatMap(\.parameters) {
      if !parameter.type.isSlot {
        others.insert(parameter.name)
      } else if !slots.contains(parameter.name) {
        slots.append(parameter.name)
      }
    }
    return slots.filter { !others.contains($0) }
  }
}

extension EntrySpec {
  fileprivate var takesViews: Bool {
    if case .slot = list { true } else { false }
  }
}
