internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

extension CatalogReader {
  /// Reads what stands under the name of a view, modifier or action, or a type's initialiser.
  mutating func readEntry(
    _ name: String, _ node: SyntaxNode, isType: Bool = false, isModifier: Bool = false
  ) -> EntryDefinition {
    var entry = EntryDefinition(name: name)
    guard !node.isNull, let keys = mapping(node, "'\(name)'") else {
      entry.forms = [FormSpec(arguments: [])]
      return entry
    }
    if !isType {
      checkKeys(
        keys, of: "an entry",
        known: [
          "description", "parameters", "scalar", "list", "main", "forms", "availability", "deprecated",
        ] + (isModifier ? ["views"] : []))
      if isModifier { entry.views = readViews(in: node) }
      entry.documentation = text("description", in: node)
      entry.availability = availability(in: node)
      if node.entry(named: "deprecated") != nil { entry.replacement = text("deprecated", in: node) }
    }
    if let parameters = node.entry(named: "parameters")?.value, !parameters.isNull,
      let entries = mapping(parameters, "'parameters'")
    {
      entry.parameters = readParameters(entries)
      if entries.count > FormSpec.limit { sink.report(.tooManyParameters(at: parameters.range)) }
    }
    readForms(node, into: &entry)
    readScalar(node, into: &entry)
    readList(node, into: &entry)
    readMainSlot(node, into: &entry)
    return entry
  }

  private mutating func availability(in node: SyntaxNode) -> String {
    guard let value = node.entry(named: "availability")?.value, let entries = mapping(value, "'availability'")
    else { return "" }
    return entries.map { "\($0.key.text) \($0.value.text)" }.joined(separator: ", ")
  }

  private mutating func readViews(in node: SyntaxNode) -> [String] {
    guard let value = node.entry(named: "views")?.value else { return [] }
    return names(value, "'views'").map { name in
      let text = name.text
      let known = localViewNames + base.viewNames + localTypeNames + base.typeNames
      if !known.contains(text) {
        sink.report(.unknownCatalogView(text, at: name.range, nearest: nearestName(to: text, in: known)))
      }
      return text
    }
  }

  private mutating func readForms(_ node: SyntaxNode, into entry: inout EntryDefinition) {
    guard let forms = node.entry(named: "forms")?.value else {
      let arguments = entry.parameters.indices.map { index in
        FormSpec.Argument(parameter: index, isRequired: entry.parameters[index].isRequired)
      }
      entry.forms = [FormSpec(arguments: arguments)]
      return
    }
    guard forms.kind == .sequence else {
      sink.report(.catalogShape("'forms' must be a list of lists of parameters", at: forms.range))
      return
    }
    for form in forms.elements {
      guard form.kind == .sequence else {
        sink.report(.catalogShape("a form must be a list of parameters", at: form.range))
        continue
      }
      entry.forms.append(readForm(form, of: entry))
    }
    for (index, parameter) in entry.parameters.enumerated()
    where !entry.forms.contains(where: { $0.contains(index) }) {
      sink.report(.parameterWithoutForm(parameter.name, at: forms.range))
    }
  }

  private mutating func readForm(_ node: SyntaxNode, of entry: EntryDefinition) -> FormSpec {
    var arguments: [FormSpec.Argument] = []
    for name in names(node, "a form") {
      let isOptional = name.text.hasSuffix("?")
      let text = isOptional ? String(name.text.dropLast()) : name.text
      guard let parameter = parameter(text, of: entry, at: name.range) else { continue }
      if arguments.contains(where: { $0.parameter == parameter }) {
        sink.report(.catalogDuplicate(text, at: name.range))
        continue
      }
      if let last = arguments.last, parameter < last.parameter {
        sink.report(.formOrder(text, behind: entry.parameters[last.parameter].name, at: name.range))
      }
      arguments.append(FormSpec.Argument(parameter: parameter, isRequired: !isOptional))
    }
    return FormSpec(arguments: arguments)
  }

  private mutating func readScalar(_ node: SyntaxNode, into entry: inout EntryDefinition) {
    guard let scalar = node.entry(named: "scalar")?.value else { return }
    for name in names(scalar, "'scalar'") {
      guard let parameter = parameter(name.text, of: entry, at: name.range) else { continue }
      entry.scalar.append(parameter)
      if !entry.forms.contains(where: { $0.fits([parameter]) }) {
        sink.report(.cannotStandAlone(name.text, at: name.range))
      }
      if entry.parameters[parameter].type.isText != entry.parameters[entry.scalar[0]].type.isText {
        sink.report(.mixedScalar(at: name.range))
      }
    }
  }

  private mutating func readList(_ node: SyntaxNode, into entry: inout EntryDefinition) {
    guard let list = node.entry(named: "list")?.value else { return }
    let names = names(list, "'list'")
    let parameters = names.compactMap { parameter($0.text, of: entry, at: $0.range) }
    guard list.kind == .sequence else {
      guard let parameter = parameters.first else { return }
      switch entry.parameters[parameter].type {
      case .slot: entry.list = .slot(parameter)
      case .action: entry.list = .action(parameter)
      default: entry.list = .value(parameter)
      }
      if !entry.forms.contains(where: { $0.fits([parameter]) }) {
        sink.report(.cannotStandAlone(entry.parameters[parameter].name, at: list.range))
      }
      return
    }
    entry.list = .positional(parameters)
    if !parameters.indices.contains(where: { end in
      entry.forms.contains { $0.fits(parameters[...end]) }
    }) {
      sink.report(.catalogShape("no form takes these arguments in order", at: list.range))
    }
  }

  private mutating func readMainSlot(_ node: SyntaxNode, into entry: inout EntryDefinition) {
    if let main = node.entry(named: "main")?.value {
      guard let parameter = parameter(main.text, of: entry, at: main.range) else { return }
      guard entry.parameters[parameter].type.isSlot else {
        sink.report(.catalogShape("'\(main.text)' is not a slot", at: main.range))
        return
      }
      entry.mainSlot = parameter
    } else if case .slot(let parameter) = entry.list {
      entry.mainSlot = parameter
    } else {
      let slots = entry.parameters.indices.filter { entry.parameters[$0].type.isSlot }
      entry.mainSlot = slots.count == 1 ? slots[0] : nil
    }
  }

  private mutating func parameter(_ name: String, of entry: EntryDefinition, at range: SourceRange) -> Int? {
    if let index = entry.parameters.firstIndex(where: { $0.name == name }) { return index }
    let nearest = nearestName(to: name, in: entry.parameters.map(\.name))
    sink.report(.unknownCatalogParameter(name, at: range, nearest: nearest))
    return nil
  }
}

extension CatalogReader {
  /// Reads parameters in call order; `_ name` is one without a label.
  mutating func readParameters(_ entries: [SyntaxEntry]) -> [ParameterDefinition] {
    var parameters: [ParameterDefinition] = []
    var nodes: [SyntaxNode] = []
    for entry in entries {
      let isLabelled = !entry.key.text.hasPrefix("_ ")
      let name = isLabelled ? entry.key.text : String(entry.key.text.dropFirst(2))
      if parameters.contains(where: { $0.name == name }) {
        sink.report(.catalogDuplicate(name, at: entry.key.range))
        continue
      }
      if reservedNames.contains(name) { sink.report(.reservedName(name, at: entry.key.range)) }
      parameters.append(readParameter(name, label: isLabelled ? name : nil, entry.value))
      nodes.append(entry.value)
    }
    // Handed values may follow a parameter that comes later, so they are read when all are known.
    for (index, entry) in entries.enumerated() where index < parameters.count && entry.value.kind == .mapping
    {
      guard let handed = entry.value.entry(named: "as")?.value else { continue }
      parameters[index].handsOver = readHandedValues(handed, of: parameters)
      if !parameters[index].type.isSlot, !parameters[index].type.isAction {
        sink.report(.catalogShape("only slots and actions hand values over", at: handed.range))
      }
    }
    return parameters
  }

  private mutating func readParameter(
    _ name: String, label: String?, _ node: SyntaxNode
  ) -> ParameterDefinition {
    var parameter = ParameterDefinition(
      name: name, label: label, type: .value(.error), isRequired: true)
    var typeNode = node
    if node.kind == .mapping {
      let areKnown = checkKeys(
        Array(node.entries), of: "a parameter",
        known: ["type", "default", "required", "label", "description", "as"])
      guard let type = node.entry(named: "type")?.value else {
        if areKnown { sink.report(.missingCatalogKey("type", at: node.range)) }
        return parameter
      }
      typeNode = type
    }
    let notation = TypeNotation(typeNode, into: &sink)
    parameter.type = resolveParameter(notation)
    parameter.handsOver = handedValues(of: notation)
    parameter.isRequired = !parameter.type.isOptional
    guard node.kind == .mapping else { return parameter }
    parameter.documentation = text("description", in: node)
    if label != nil, node.entry(named: "label") != nil { parameter.label = text("label", in: node) }
    if let value = node.entry(named: "default")?.value {
      parameter.isRequired = false
      if !value.isNull || value.style != .plain {
        parameter.defaultText = parameter.type.isText ? value.text : expressionText(value)
      }
    }
    if flag("required", in: node) { parameter.isRequired = true }
    return parameter
  }

  // `Action(Bool)` hands over one value that has no name of its own.
  private mutating func handedValues(of notation: TypeNotation) -> [HandedDefinition] {
    switch notation.kind {
    case .optional(let type): return handedValues(of: type)
    case .named("Action", let arguments):
      return arguments.enumerated().map { index, argument in
        HandedDefinition(
          name: index == 0 ? "value" : "value\(index + 1)", type: .value(resolveValue(argument)))
      }
    default: return []
    }
  }

  private mutating func readHandedValues(
    _ node: SyntaxNode, of parameters: [ParameterDefinition]
  ) -> [HandedDefinition] {
    guard let entries = mapping(node, "'as'") else { return [] }
    return entries.map { entry in
      var typeNode = entry.value
      var defaultText: String?
      if entry.value.kind == .mapping {
        let areKnown = checkKeys(
          Array(entry.value.entries), of: "a handed value", known: ["type", "default"])
        if let value = entry.value.entry(named: "default")?.value { defaultText = expressionText(value) }
        if let type = entry.value.entry(named: "type")?.value {
          typeNode = type
        } else {
          if areKnown { sink.report(.missingCatalogKey("type", at: entry.key.range)) }
          return HandedDefinition(name: entry.key.text, type: .value(.error))
        }
      }
      let type = handedType(TypeNotation(typeNode, into: &sink), of: parameters)
      return HandedDefinition(name: entry.key.text, type: type, defaultText: defaultText)
    }
  }

  private mutating func handedType(
    _ notation: TypeNotation, of parameters: [ParameterDefinition]
  ) -> HandedType {
    guard case .named(let name, let arguments) = notation.kind, arguments.count == 1,
      ["Type", "Element", "Unwrapped"].contains(name),
      case .named(let followed, let none) = arguments[0].kind, none.isEmpty
    else { return .value(resolveValue(notation)) }
    guard let index = parameters.firstIndex(where: { $0.name == followed }) else {
      let nearest = nearestName(to: followed, in: parameters.map(\.name))
      sink.report(.unknownCatalogParameter(followed, at: arguments[0].range, nearest: nearest))
      return .value(.error)
    }
    switch name {
    case "Type": return .type(ofParameter: index)
    case "Element": return .element(ofParameter: index)
    default: return .unwrapped(ofParameter: index)
    }
  }
}

extension ParameterType {
  /// True where null stands for nothing given.
  package var isOptional: Bool {
    switch self {
    case .text(let isOptional), .slot(let isOptional), .action(let isOptional), .range(_, let isOptional):
      isOptional
    case .value(let type): type.isNullable
    case .binding: false
    }
  }
}
