internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

extension CatalogPage {
  /// What is empty is left out; types are written as in catalogs.
  func json(in catalog: Catalog) -> SchemaValue {
    switch self {
    case .entry(let spec, let kind): return json(of: spec, kind, catalog)
    case .type(let name): return json(ofType: name, catalog)
    case .environment(let value):
      var result: SchemaValue = ["kind": "environment"]
      result.set("documentation", text(value.documentation))
      result.set("type", .string(catalog.name(of: value.type)))
      result.set("default", .string(value.default))
      return result
    }
  }

  private func json(of spec: EntrySpec, _ kind: ExampleKind, _ catalog: Catalog) -> SchemaValue {
    var result: SchemaValue = ["kind": .string(kind.word)]
    result.set("documentation", text(spec.documentation))
    if let deprecation = spec.deprecation {
      result.set("deprecated", ["replacement": .string(deprecation.replacement)])
    }
    if !spec.availability.isEmpty {
      result.set("availability", .object(spec.availability.map { .init($0.platform, .string($0.version)) }))
    }
    result.set("views", list(spec.views.map { .string($0) }))
    result.set("parameters", list(spec.parameters.map { json(of: $0, catalog) }))
    let forms = spec.forms.map { form in
      let arguments = form.arguments.map { argument -> SchemaValue in
        ["name": .string(spec.parameters[argument.parameter].name), "required": .bool(argument.isRequired)]
      }
      let swift = spec.swiftCall(form)
      return SchemaValue.object([.init("swift", .string(swift)), .init("arguments", .list(arguments))])
    }
    result.set("forms", list(forms))
    result.set("scalar", list(spec.scalarNames.map { .string($0) }))
    result.set("list", list(spec.listNames.map { .string($0) }))
    result.set("main", spec.mainSlot.map { .string(spec.parameters[$0].name) })
    result.set("example", catalog.example(of: spec, as: kind).map { .string($0.shortDocument) })
    return result
  }

  private func json(of parameter: ParameterSpec, _ catalog: Catalog) -> SchemaValue {
    var result: SchemaValue = ["name": .string(parameter.name)]
    result.set("label", parameter.label.map { .string($0) } ?? .null)
    result.set("type", .string(catalog.name(of: parameter.type)))
    result.set("default", parameter.default.map { .string($0) })
    result.set("documentation", text(parameter.documentation))
    result.set("handsOver", list(parameter.handsOver.map { .string($0.name) }))
    return result
  }

  private func json(ofType name: String, _ catalog: Catalog) -> SchemaValue {
    var result: SchemaValue = ["kind": "type"]
    if let type = catalog.type(named: name), let listing = catalog.listing(of: type) {
      result.set("documentation", text(catalog.documentation(of: type)))
      if catalog.isSet(type) { result.set("set", true) }
      if catalog.hasHexLiteral(type) { result.set("literal", "hex") }
      result.set("takes", list(listing.takes.map { .string($0) }))
      result.set("members", list(listing.members.map { .string($0) }))
      result.set("functions", list(listing.functions.map { .string(catalog.signature($0)) }))
      result.set("methods", list(listing.methods.map { .string(catalog.signature($0)) }))
      result.set("initialisers", list(catalog.initialiserSignatures(of: type).map { .string($0) }))
    } else if case .record(let record)? = catalog.typeAlias(named: name) {
      let fields = record.fields.map { SchemaValue.Member($0.name, .string(catalog.name(of: $0.type))) }
      result.set("fields", .object(fields))
    } else if let type = catalog.typeAlias(named: name) {
      result.set("alias", .string(catalog.name(of: type)))
    }
    result.set("example", catalog.exampleDocument(ofType: name).map { .string($0) })
    return result
  }

  private func text(_ text: String) -> SchemaValue? { text.isEmpty ? nil : .string(text) }

  private func list(_ elements: [SchemaValue]) -> SchemaValue? { elements.isEmpty ? nil : .list(elements) }
}
