internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

/// The sections of a file, in the order in which the language names them.
private let sectionNames = [
  "uidesc", "name", "description", "imports", "catalogs", "types", "constants", "state", "toggled", "let",
  "components", "modifiers", "actions", "body",
]

extension DocumentReader {
  /// Reads what all files declare, then every body: a name may be used before it is declared.
  mutating func readDocument() -> Document {
    for index in files.indices { checkSections(of: index) }
    for index in files.indices { collectTypes(of: index) }
    for index in files.indices { checkTypeNames(of: index) }
    for index in files.indices {
      for type in files[index].namedTypes.indices {
        enter(file: index)
        _ = readNamedType(type, of: index, at: files[index].namedTypes[type].entry.key.range)
      }
    }
    for index in files.indices { readFileSignatures(index) }
    for declaration in declarations { checkShadowing(by: declaration) }
    for index in importOrder() { readFileConstants(index) }
    for index in declarations.indices { readComponent(index) }
    for index in files.indices.dropFirst() { checkLibrary(index) }
    let hasBody = readRoot()
    builder.plan.globals = globals()
    builder.plan.names = builder.names
    return Document(
      plan: builder.plan, types: types, environment: environment, trees: files.map(\.tree),
      root: builder.plan.components.count - 1, hasBody: hasBody, entries: knownViews.all + knownModifiers.all)
  }

  private func root(of index: Int) -> SyntaxNode { files[index].tree.root }

  private mutating func checkSections(of index: Int) {
    file = index
    let node = root(of: index)
    guard node.kind == .mapping else {
      if node.kind != .missing { report(.documentIsAMapping(node)) }
      return
    }
    var hasMisspeltVersion = false
    for entry in node.entries where !sectionNames.contains(entry.key.text) && !entry.key.isExtension {
      let nearest = nearestName(to: entry.key.text, in: sectionNames)
      if nearest == "uidesc" { hasMisspeltVersion = true }
      report(.unknownSection(entry.key, nearest: nearest))
      misspelt(entry, known: sectionNames)
    }
    guard let version = node.entry(named: "uidesc") else {
      // One mistake, one finding.
      if hasMisspeltVersion { return }
      report(.missingVersion(in: node))
      return
    }
    if version.value.kind != .scalar || version.value.text != "1" {
      report(.unsupportedVersion(at: version.value.isNull ? version.key.range : version.value.range))
    }
  }

  private mutating func collectTypes(of index: Int) {
    file = index
    guard let section = section("types", of: root(of: index)) else { return }
    for entry in declarations(in: section) {
      checkName(entry.key, isCapitalised: true, noun: "types")
      files[index].namedTypes.append(NamedType(entry: entry))
    }
  }

  private mutating func checkTypeNames(of index: Int) {
    for type in files[index].namedTypes {
      let key = type.entry.key
      let imported = files[index].imports.lazy.flatMap { [files] in files[$0].namedTypes }
      if plainTypeNames.contains(key.text) {
        report(.reservedWord(key.text, at: key.range))
      } else if let other = imported.first(where: { $0.entry.key.text == key.text }) {
        report(.shadowsImport(key, declared: other.entry.key.range))
      } else if catalog.type(named: key.text) != nil {
        report(.shadowsCatalog(key.text, at: key.range, noun: "type"))
      }
    }
  }

  /// What a file declares itself wins over what it imports.
  private mutating func checkShadowing(by declaration: ComponentDeclaration) {
    let imported = files[declaration.file].imports
    if imported.isEmpty { return }
    let other = declarations.first {
      $0.isModifier == declaration.isModifier && $0.name == declaration.name && imported.contains($0.file)
    }
    if let other { report(.shadowsImport(declaration.entry.key, declared: other.entry.key.range)) }
  }

  private mutating func readFileSignatures(_ index: Int) {
    file = index
    let node = root(of: index)
    let (components, modifiers) = (section("components", of: node), section("modifiers", of: node))
    if components == nil, modifiers == nil { return }
    enter(file: index)
    if let section = components { readSignatures(section, isModifier: false) }
    if let section = modifiers {
      if section.value.kind == .sequence {
        report(.modifiersOfADocument(at: section.key.range))
      } else {
        readSignatures(section, isModifier: true)
      }
    }
  }

  private mutating func readFileConstants(_ index: Int) {
    file = index
    guard let section = section("constants", of: root(of: index)) else { return }
    enter(file: index)
    readConstants(section)
  }

  /// The files, each after those that it imports.
  private func importOrder() -> [Int] {
    var order: [Int] = []
    func visit(_ index: Int) {
      if order.contains(index) || visiting.contains(index) { return }
      visiting.append(index)
      for imported in files[index].imports { visit(imported) }
      order.append(index)
    }
    var visiting: [Int] = []
    for index in files.indices { visit(index) }
    return order
  }

  /// State and a body of an imported file are checked too, but nothing uses them.
  private mutating func checkLibrary(_ index: Int) {
    let node = root(of: index)
    guard node.kind == .mapping else { return }
    enter(file: index)
    let mark = builder.mark
    _ = readFrame(of: node, parameters: nil, parametersNode: nil)
    if let body = section("body", of: node) { readViews(body.value) }
    builder.rewind(to: mark)
  }

  private mutating func readRoot() -> Bool {
    enter(file: 0)
    let node = root(of: 0)
    builder.plan.components.append(ComponentPlan(name: "", range: node.range))
    guard node.kind == .mapping else { return false }
    let steps = readFrame(of: node, parameters: nil, parametersNode: nil)
    var body: PlanIndex = -1
    if let entry = section("body", of: node) {
      body = builder.open(.arm, at: entry.key.range)
      readViews(entry.value)
      builder.close(body)
    }
    finish(builder.plan.components.count - 1, steps: steps, body: body)
    return body >= 0
  }

  /// Environment values and constants, each at the number that expressions know it by.
  private mutating func globals() -> List<GlobalPlan> {
    var result = List<GlobalPlan>()
    let count = environmentNames.globals.count + constantValues.count
    var constant = 0
    // Both lists are in the order of their numbers.
    for number in 0..<Int32(clamping: count) {
      if constant < constantValues.count, constantValues[constant].slot == -1 - number {
        let value = constantValues[constant]
        constant += 1
        result.append(GlobalPlan(name: value.name, type: value.type, source: .constant(value.value)))
      } else {
        result.append(environmentGlobal(environmentNames.globals[result.count - constant]))
      }
    }
    return result
  }

  private func environmentGlobal(
    _ value: (name: String, type: CELType, default: String, slot: Int32)
  ) -> GlobalPlan {
    let program = compileForeign(value.default, wanting: value.type)
    return GlobalPlan(
      name: value.name, type: value.type, source: .environment(default: program?.constant ?? .null))
  }
}

extension Diagnostic {
  static func documentIsAMapping(_ node: SyntaxNode) -> Self {
    let found = node.kind == .sequence ? "a list" : "a lone value"
    return Diagnostic(
      "document-not-a-mapping", .error, at: node.range,
      "a document is a mapping that begins with 'uidesc: 1', not \(found)")
  }

  static func unknownSection(_ key: SyntaxKey, nearest: String?) -> Self {
    if let nearest {
      return Diagnostic(
        "unknown-section", .error, at: key.range,
        "a document has no section '\(key.text)'; did you mean '\(nearest)'?",
        fixIts: [.rename(key.range, to: nearest)])
    }
    let hint = key.text.isCapitalised ? "views stand under 'body'" : "it has \(sectionNames.quotedList)"
    return Diagnostic(
      "unknown-section", .error, at: key.range, "a document has no section '\(key.text)'; \(hint)")
  }

  static func missingVersion(in document: SyntaxNode) -> Self {
    let first = document.entries.first?.key.range.startPoint
    // Between brackets an entry ends with a comma, and a quoted key is right in JSON and in YAML.
    let entry = document.isFlow && first != nil ? "\"uidesc\": 1, " : "uidesc: 1\n"
    let range = first ?? document.range
    return Diagnostic(
      "missing-version", .error, at: range,
      "a document says which version of the language it is in: 'uidesc: 1'",
      fixIts: [FixIt("insert 'uidesc: 1'", edits: [SourceEdit(replacing: range, with: entry)])])
  }

  static func unsupportedVersion(at range: SourceRange) -> Self {
    Diagnostic(
      "unsupported-version", .error, at: range, "this program reads version 1 of the language: 'uidesc: 1'")
  }

  static func modifiersOfADocument(at range: SourceRange) -> Self {
    Diagnostic(
      "section-not-a-mapping", .error, at: range,
      "'modifiers' at the top declares custom modifiers by name; a view's own stand beside the view")
  }
}
