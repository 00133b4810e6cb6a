internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

/// What a component's name leads to, from the file where it is written.
enum ComponentLookup {
  case none
  case found(Int)
  /// Two imported files declare it.
  case ambiguous(Int, Int)
}

extension DocumentReader {
  /// What a name leads to where it is written; most documents declare nothing.
  mutating func component(_ name: WrittenName, isModifier: Bool) -> ComponentLookup {
    declarations.isEmpty ? .none : component(named: name.text, isModifier: isModifier)
  }

  /// Own names win over imported ones.
  func component(named name: String, isModifier: Bool) -> ComponentLookup {
    var imported: Int?
    var second: Int?
    for index in 0..<declarations.count
    where declarations[index].isModifier == isModifier && declarations[index].name == name {
      if declarations[index].file == file { return .found(index) }
      guard files[file].imports.contains(declarations[index].file) else { continue }
      if imported == nil { imported = index } else if second == nil { second = index }
    }
    guard let imported else { return .none }
    return second.map { .ambiguous(imported, $0) } ?? .found(imported)
  }

  // MARK: Signatures

  /// Reads what callers see of the components or modifiers of a file.
  mutating func readSignatures(_ section: SyntaxEntry, isModifier: Bool) {
    for entry in declarations(in: section) {
      let name = entry.key.text
      checkName(entry.key, isCapitalised: !isModifier, noun: isModifier ? "modifiers" : "components")
      let exists = isModifier ? catalog.modifier(named: name) != nil : catalog.view(named: name) != nil
      if exists { report(.shadowsCatalog(name, at: entry.key.range, noun: isModifier ? "modifier" : "view")) }
      if isModifier, name == "wrap" { report(.reservedWord(name, at: entry.key.range)) }
      builder.plan.components.append(ComponentPlan(name: name, range: entry.key.range))
      declarations.append(
        ComponentDeclaration(
          isModifier: isModifier, file: file, entry: entry,
          spec: KnownEntry(readSignature(entry, isModifier: isModifier), names: &builder),
          plan: builder.plan.components.count - 1))
    }
  }

  private mutating func readSignature(_ entry: SyntaxEntry, isModifier: Bool) -> EntrySpec {
    var parameters = List<ParameterSpec>()
    if entry.value.kind == .mapping, let section = parameterSection(of: entry.value) {
      for parameter in declarations(in: section) {
        checkName(parameter.key, isCapitalised: false, noun: "parameters")
        if reservedNames.contains(parameter.key.text) {
          report(.reservedWord(parameter.key.text, at: parameter.key.range))
        }
        parameters.append(readParameterSpec(parameter))
      }
    }
    let content = parameters.firstIndex { $0.name == "content" && $0.type.isSlot }
    let arguments = parameters.indices.map {
      FormSpec.Argument(parameter: $0, isRequired: parameters[$0].isRequired)
    }
    return EntrySpec(
      name: entry.key.text, parameters: parameters, scalar: parameters.isEmpty ? [] : [0],
      list: content.map { .slot($0) } ?? .none, forms: [FormSpec(arguments: arguments)], mainSlot: content,
      details: .none)
  }

  private static let componentKeys = [
    "parameters", "state", "toggled", "let", "actions", "body", "description",
  ]

  /// The section of a component's parameters, or the one that must have been meant.
  private func parameterSection(of node: SyntaxNode) -> SyntaxEntry? {
    node.entry(named: "parameters")
      ?? node.entries.first { entry in
        !Self.componentKeys.contains(entry.key.text) && Self.sectionMeant(by: entry.key.text) == "parameters"
      }
  }

  /// The section of a component that a misspelt key must have meant; Swift and others shorten `parameters`.
  private static func sectionMeant(by key: String) -> String? {
    ["params", "param", "props", "args", "arguments"].contains(key)
      ? "parameters" : nearestName(to: key, in: componentKeys)
  }

  /// `name: Type` or `name: {type, default, description}`.
  private mutating func readParameterSpec(_ entry: SyntaxEntry) -> ParameterSpec {
    let declaration = Declaration(entry)
    for key in declaration.unknownKeys(besides: ["type", "default", "description"]) {
      report(
        .unknownKey(key.text, at: key.range, of: "a parameter", known: ["type", "default", "description"]))
    }
    let type = declaredType(declaration)
    var isRequired = declaration.default == nil
    if case .slot(isOptional: true) = type { isRequired = false }
    if case .action(isOptional: true) = type { isRequired = false }
    if isRequired, case .value(let value) = type, value.isNullable { isRequired = false }
    if isRequired, case .text(isOptional: true) = type { isRequired = false }
    let handed = declaration.type.map { handedTypes($0) } ?? []
    return ParameterSpec(
      name: entry.key.text, label: entry.key.text, type: type, isRequired: isRequired,
      handsOver: handed.map { HandedValue(name: "value", type: .value($0), defaultText: nil) },
      defaultText: nil,
      documentationText: .none)
  }

  /// The declared type, or the one that the default shows.
  private mutating func declaredType(_ declaration: Declaration) -> ParameterType {
    if let node = declaration.type {
      let type = readType(node)
      guard let value = declaration.default, value.isNull else { return type }
      switch type {
      case .value(let type): return .value(type.orNull)
      case .text: return .text(isOptional: true)
      default: return type
      }
    }
    if let value = declaration.default, let isTrue = boolWord(value) {
      report(.boolWordOrText(value.text, at: value.range, meaning: isTrue))
      return .value(.error)
    }
    guard let value = declaration.default, let type = literalType(of: value) else {
      report(.missingType(declaration.key, of: declaration.default))
      return .value(.error)
    }
    return .reading(type)
  }

  // MARK: Bodies

  /// Reads one component's own names and its body.
  mutating func readComponent(_ index: Int) {
    let declaration = declarations[index]
    let node = declaration.entry.value
    enter(file: declaration.file)
    guard node.kind == .mapping else {
      report(.componentNeedsBody(declaration.name, at: declaration.entry.key.range))
      return
    }
    let known = Self.componentKeys
    for entry in node.entries where !known.contains(entry.key.text) && !entry.key.isExtension {
      let meant = Self.sectionMeant(by: entry.key.text)
      report(
        .unknownKey(
          entry.key.text, at: entry.key.range, of: "'\(declaration.name)'", known: known, meant: meant))
      misspelt(entry, known: known)
    }
    frame.declaration = index
    frame.isModifier = declaration.isModifier
    declareParameters(declaration, node: node)
    let steps = readFrame(
      of: node, parameters: declaration.spec.spec, parametersNode: parameterSection(of: node)?.value)
    var body: PlanIndex = -1
    if let entry = section("body", of: node) {
      body = builder.open(.arm, at: entry.key.range)
      readViews(entry.value)
      builder.close(body)
    } else {
      report(.componentNeedsBody(declaration.name, at: declaration.entry.key.range))
    }
    finish(declaration.plan, steps: steps, body: body)
  }

  /// Keeps what the frame holds in the component's plan.
  mutating func finish(_ plan: Int, steps: List<FrameStep>, body: PlanIndex) {
    builder.plan.components[plan].parameters = frame.parameters
    builder.plan.components[plan].steps = steps
    builder.plan.components[plan].frameSize = frame.size
    builder.plan.components[plan].lateSlots = frame.lateSlots
    builder.plan.components[plan].handedTypes = frame.handedTypes
    builder.plan.components[plan].body = body
  }

  /// Starts a component's own scope in a file.
  mutating func enter(file index: Int) {
    file = index
    let globals = GlobalNames(catalog: catalog, environment: environmentNames, uses: uses)
    uses?.file = files[index].tree.id
    addImportedConstants(of: index, to: globals)
    // Own constants stand last, so that they win.
    globals.constants += files[index].constants
    scope = Scope(outer: globals)
    frame = FrameContext()
  }

  private func addImportedConstants(of index: Int, to globals: GlobalNames) {
    for imported in files[index].imports {
      for constant in files[imported].constants {
        if let other = globals.constants.first(where: { $0.name == constant.name }) {
          globals.ambiguous.append((other, constant))
        } else {
          globals.constants.append(constant)
        }
      }
    }
  }

  private mutating func declareParameters(_ declaration: ComponentDeclaration, node: SyntaxNode) {
    let section = parameterSection(of: node)?.value.declarations ?? []
    var slots: Int32 = 0
    var actions: Int32 = 0
    for parameter in declaration.spec.parameters {
      let key = section.first { $0.key.text == parameter.name }?.key
      let nameID = builder.name(parameter.name)
      var plan = ParameterPlan(name: parameter.name, nameID: nameID, kind: .value, slot: 0)
      switch parameter.type {
      case .slot:
        plan.kind = .slot
        plan.slot = slots
        slots += 1
      case .action:
        plan.kind = .action
        plan.slot = actions
        plan.handedType = parameter.handsOver.first.flatMap { handed in
          if case .value(let type) = handed.type { type } else { nil }
        }
        actions += 1
      case .binding(let type):
        plan.kind = .binding
        plan.slot = frame.nextSlot()
        if let key { declare(key, type: type, slot: plan.slot, role: .binding) }
      case .text, .value, .range:
        plan.slot = frame.nextSlot()
        if let key { declare(key, type: parameter.type.valueType, slot: plan.slot, role: .parameter) }
      }
      frame.parameters.append(plan)
    }
    if frame.isModifier {
      let content = ParameterPlan(
        name: "content", nameID: builder.name("content"), kind: .slot, slot: SlotNumber.content)
      frame.parameters.append(content)
    }
  }

  // MARK: Names

  /// What is meant by a key that has been reported is read all the same, so that what it declares is known.
  mutating func misspelt(_ entry: SyntaxEntry, known: [String]) {
    guard let name = nearestName(to: entry.key.text, in: known) else { return }
    files[file].misspelt.append((name, entry))
    if name == "toggled" { expectPairs() }
  }

  /// The section of that name, or the one that must have been meant.
  func section(_ name: String, of node: SyntaxNode) -> SyntaxEntry? {
    if let entry = node.entry(named: name) { return entry }
    let meant = files[file].misspelt.first { other in
      other.name == name && other.entry.key.range.start >= node.range.start
        && other.entry.key.range.end <= node.range.end
        && node.entry(named: other.entry.key.text) != nil
    }
    return meant?.entry
  }

  /// Reports a name that begins with a letter of the wrong case, or is none at all.
  mutating func checkName(_ key: SyntaxKey, isCapitalised: Bool, noun: String) {
    checkName(key.text, at: key.range, isCapitalised: isCapitalised, noun: noun)
  }

  mutating func checkName(_ text: String, at range: SourceRange, isCapitalised: Bool, noun: String) {
    let startsWell =
      isCapitalised
      ? text.isCapitalised : text.utf8.first.map { $0.isNameByte && !text.isCapitalised } ?? false
    let isName =
      text.utf8.allSatisfy(\.isNameByte) && !(text.utf8.first.map { $0 >= 0x30 && $0 <= 0x39 } ?? true)
    if !startsWell || !isName {
      report(.badName(text, at: range, isCapitalised: isCapitalised, noun: noun))
    }
  }

  /// What a section declares; a list of declarations is reported, and read as if it had no dashes.
  mutating func declarations(in section: SyntaxEntry) -> List<SyntaxEntry> {
    let node = section.value
    if node.kind != .mapping, node.kind != .missing, !node.isNull { report(.sectionIsAMapping(section)) }
    return node.declarations
  }
}

/// Slots that are not parameters.
package enum SlotNumber {
  /// `slot: self` inside `wrap`.
  package static let wrapped: Int32 = -1
  /// `slot: content` inside a custom modifier: the view so far.
  package static let content: Int32 = -2
}

extension SyntaxNode {
  /// The entries of a mapping, or of the mappings in a list, without those that belong to somebody else.
  var declarations: List<SyntaxEntry> {
    var result = List<SyntaxEntry>()
    for entry in entries where !entry.key.isExtension { result.append(entry) }
    forEachElement { element in
      for entry in element.entries where !entry.key.isExtension { result.append(entry) }
    }
    return result
  }
}

extension SyntaxNode {
  /// Where the dashes with a space behind them stand, if it is a list of mappings that are written below each other.
  fileprivate var dashesOfMappings: [SourceRange]? {
    if isFlow || count == 0 { return nil }
    var dashes: [SourceRange] = []
    for element in elements {
      let (start, file) = (Int(element.range.start), element.range.file)
      guard element.isMapping, !element.isFlow, !element.isAlias, start >= 2 else { return nil }
      let dash = SourceRange(start - 2, start, in: file)
      if tree.source.text(dash) != "- " { return nil }
      dashes.append(dash)
    }
    return dashes
  }
}

/// `name: value`, or `name: {type, default, …}`.
struct Declaration {
  let key: SyntaxKey
  let node: SyntaxNode
  private let isMapping: Bool
  private let isType: Bool

  /// A parameter: what stands alone is its type.
  init(_ entry: SyntaxEntry) {
    key = entry.key
    node = entry.value
    isMapping = entry.value.kind == .mapping
    isType = true
  }

  /// State, a constant or a pair: what stands alone is its value.
  init(value entry: SyntaxEntry) {
    key = entry.key
    node = entry.value
    isMapping = entry.value.kind == .mapping
    isType = false
  }

  var type: SyntaxNode? {
    if isMapping {
      // `{enum: […], default: small}` needs no `type` around it.
      return node.entry(named: "enum") != nil ? node : node.entry(named: "type")?.value
    }
    return isType && !node.isNull ? node : nil
  }

  var `default`: SyntaxNode? {
    if isMapping { return node.entry(named: "default")?.value }
    return isType ? nil : node
  }

  /// The keys that one kind of declaration or another may have.
  static let allKeys = ["type", "default", "range", "description", "on", "off", "state", "light", "dark"]

  func entry(_ name: String) -> SyntaxEntry? { isMapping ? node.entry(named: name) : nil }

  func unknownKeys(besides known: [String]) -> [SyntaxKey] {
    guard isMapping else { return [] }
    return node.entries.map(\.key).filter {
      !known.contains($0.text) && !$0.text.hasPrefix("x-") && $0.text != "enum"
    }
  }
}

extension EntryDetails {
  static let none = EntryDetails(
    documentation: .none, availability: .none, replacement: .none, views: nil, isDeprecated: false)
}

extension CatalogText {
  static let none = CatalogText(bytes: CatalogBytes(""), start: 0, count: 0)
}

extension Diagnostic {
  static func shadowsImport(_ key: SyntaxKey, declared range: SourceRange) -> Self {
    Diagnostic(
      "shadows-import", .warning, at: key.range, "'\(key.text)' hides what is imported under that name",
      notes: [Note("declared here", at: range)])
  }

  static func shadowsCatalog(_ name: String, at range: SourceRange, noun: String) -> Self {
    Diagnostic(
      "shadows-catalog", .warning, at: range,
      "'\(name)' hides the catalog's \(noun) of that name in this document")
  }

  static func missingType(_ key: SyntaxKey, of value: SyntaxNode?) -> Self {
    let example = value?.kind == .sequence ? "{type: [String], default: […]}" : "{type: Double, default: 0}"
    return Diagnostic(
      "missing-type", .error, at: key.range, "'\(key.text)' needs a type, such as '\(example)'")
  }

  static func componentNeedsBody(_ name: String, at range: SourceRange) -> Self {
    Diagnostic("missing-key", .error, at: range, "'\(name)' needs 'body'")
  }

  static func badName(_ name: String, at range: SourceRange, isCapitalised: Bool, noun: String) -> Self {
    Diagnostic(
      "bad-name", .error, at: range,
      "names of \(noun) start with a \(isCapitalised ? "capital" : "small") letter and have letters, digits and '_' only"
    )
  }

  static func sectionIsAMapping(_ section: SyntaxEntry) -> Self {
    let dashes = section.value.dashesOfMappings
    // Spaces in their places keep what stands below in line.
    let edits = (dashes ?? []).map { SourceEdit(replacing: $0, with: "  ") }
    return Diagnostic(
      "section-not-a-mapping", .error, at: section.value.range,
      "'\(section.key.text)' takes names with what they declare" + (dashes == nil ? "" : ", without dashes"),
      fixIts: dashes == nil ? [] : [FixIt("remove the dashes", edits: edits, isSafe: false)])
  }
}
