internal import CEL

// The JSON Schemas, for editors and for validators that know nothing of uidesc. The one of documents is made from a
// catalog. A schema sees shapes, not scopes and types: what it refuses `validate` refuses too, but not the other way
// around.

/// What a JSON Schema describes.
package enum SchemaKind: String, CaseIterable, Sendable {
  case document, tree, findings, catalog
}

/// The JSON Schema (draft 2020-12) of that kind; `catalog` says what documents may use.
package func schema(_ kind: SchemaKind, catalog: Catalog) -> SchemaValue {
  switch kind {
  case .document:
    var builder = DocumentSchemaBuilder(catalog: catalog)
    return builder.build()
  case .tree: return SchemaValue(yaml: treeSchemaText)
  case .findings: return SchemaValue(yaml: findingsSchemaText)
  case .catalog: return SchemaValue(yaml: catalogSchemaText)
  }
}

/// Makes the schema of documents: a definition for each view, modifier and type, beside those that are always the same.
struct DocumentSchemaBuilder {
  let catalog: Catalog
  let views: [EntrySpec]
  let modifiers: [EntrySpec]
  /// What is made by a mapping and is no view, such as GridItem.
  let types: [EntrySpec]
  private var values: [SchemaValue.Member] = []
  private var valueNames: Set<String> = []

  init(catalog: Catalog) {
    self.catalog = catalog
    views = catalog.viewNames.compactMap(catalog.view)
    modifiers = catalog.modifierNames.compactMap(catalog.modifier)
    types = catalog.typeNames.filter { catalog.view(named: $0) == nil }
      .compactMap { name in catalog.type(named: name).flatMap(catalog.typeEntry) }
  }

  mutating func build() -> SchemaValue {
    var definitions = [SchemaValue.Member]()
    if case .object(let fixed) = SchemaValue(yaml: fixedDefinitionsText) { definitions = fixed }
    definitions += [
      .init("view", viewDefinition), .init("modifier", modifierDefinition),
      .init(
        "typeName",
        [
          "anyOf": [
            ["enum": .names(languageTypes + catalog.typeNames)], ["type": ["string", "array", "object"]],
          ]
        ]),
      .init("animation", animationDefinition),
    ]
    definitions += strictDefinitions
    definitions += views.filter(\.hasParameters).map {
      .init("view:\($0.name)", definition(of: $0, kind: .view))
    }
    definitions += modifiers.filter(\.hasParameters)
      .map { .init("modifier:\($0.name)", definition(of: $0, kind: .modifier)) }
    definitions += types.map { .init("type:\($0.name)", definition(of: $0, kind: .type)) }
    var schema = SchemaValue(yaml: documentSchemaText)
    schema.set("allOf", strictRules)
    schema.set("$defs", .object(definitions + values))
    return schema
  }

  private var languageTypes: [String] {
    [
      "Bool", "Int", "Double", "String", "View", "View?", "Action", "Action?", "Binding(Bool)",
      "Binding(String)",
    ]
  }

  private var animationDefinition: SchemaValue {
    mutating get {
      catalog.type(named: "Animation").map { reference(to: .nullable(.host($0))) } ?? true
    }
  }

  /// Keeps a definition under a name, once, and refers to it; `make` may ask for the same name again.
  mutating func define(_ name: String, _ make: (inout Self) -> SchemaValue) -> SchemaValue {
    if valueNames.insert(name).inserted {
      let index = values.count
      values.append(.init(name, true))
      values[index].value = make(&self)
    }
    return .reference(name)
  }
}

extension SchemaValue {
  /// `{"$ref": …}` to a definition.
  static func reference(_ name: String) -> SchemaValue {
    // A JSON pointer inside the fragment of an address.
    var pointer = ""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "~"): pointer += "~0"
      case UInt8(ascii: "/"): pointer += "~1"
      case _ where byte.isNameByte || ".:-".utf8.contains(byte):
        pointer.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        pointer += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return ["$ref": .string("#/$defs/\(pointer)")]
  }

  /// A form, each arm of which is what stands where the form does.
  static func form(_ name: String = "form", of arm: SchemaValue) -> SchemaValue {
    [
      "allOf": [.reference(name)],
      "patternProperties": [
        "^(then|else|default|on|off)$": arm,
        "^cases$": ["patternProperties": ["^x-": true], "additionalProperties": arm],
      ],
    ]
  }

  /// What a mapping is if it is not a form.
  static func unlessForm(_ arm: SchemaValue, _ other: SchemaValue) -> SchemaValue {
    ["if": .reference("isForm"), "then": .form(of: arm), "else": other]
  }
}

extension EntrySpec {
  var hasParameters: Bool { !parameters.isEmpty }

  /// Whether the bare name is enough.
  var mayBeBare: Bool { forms.contains { $0.required == 0 } }
}
