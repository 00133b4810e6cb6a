internal import CEL
package import UIDescDiagnostics
package import UIDescSyntax

/// Reads a catalog that stands on top of another one; what is faulty is reported and left out.
///
/// The format is described in `docs/catalog-format.md`. The table may be added to `base` and to no other catalog.
package func readCatalog(
  _ tree: SyntaxTree, over base: Catalog, into sink: inout DiagnosticSink
) -> CatalogTable {
  let definitions = readCatalogDefinitions(tree.root, over: base, into: &sink)
  var (entries, index) = CatalogEncoder.encode(definitions, firstType: base.typeCount)
  if entries.count > CatalogEncoder.limit {
    sink.report(.catalogTooLarge(at: tree.root.range.startPoint))
    (entries, index) = CatalogEncoder.encode(CatalogDefinitions(), firstType: base.typeCount)
  }
  return CatalogTable(entries: CatalogBytes(entries), index: CatalogBytes(index))
}

func readCatalogDefinitions(
  _ root: SyntaxNode, over base: Catalog, into sink: inout DiagnosticSink
) -> CatalogDefinitions {
  var reader = CatalogReader(base: base, sink: sink)
  reader.read(root)
  sink = reader.sink
  return reader.definitions
}

/// The state of one reading: what has been read, and the types that names may refer to.
struct CatalogReader {
  let base: Catalog
  var sink: DiagnosticSink
  var definitions = CatalogDefinitions()
  var localTypes: [String: LocalType] = [:]
  var localTypeNames: [String] = []
  /// How many parts each resolved type has; a record counts what its fields count.
  var localWeights: [String: Int] = [:]
  /// The parts of the type that is being resolved, and how deep its names have led.
  var weight = 0
  var depth = 0
  /// The views of this file, which lend their forms to types of the same name.
  var localViewNames: [String] = []

  init(base: Catalog, sink: DiagnosticSink) {
    self.base = base
    self.sink = sink
  }

  enum LocalType {
    case nominal(HostType)
    case unresolved(SyntaxNode, isRecord: Bool)
    case resolving
    case resolved(CELType)
  }

  mutating func read(_ root: SyntaxNode) {
    guard let sections = mapping(root, "a catalog") else { return }
    let known = ["catalog", "name", "description", "views", "modifiers", "types", "environment", "actions"]
    checkKeys(sections, of: "a catalog", known: known)
    checkVersion(root)
    let types = section("types", in: root, isCapitalised: true)
    declareTypes(types)
    let views = section("views", in: root, isCapitalised: true)
    localViewNames = views.map(\.key.text)
    checkClashes(views, in: .views)
    checkClashes(types, in: .types)
    definitions.types = sorted(types).map { readType($0) }
    definitions.views = sorted(views).map { readEntry($0.key.text, $0.value) }
    let modifiers = section("modifiers", in: root, isCapitalised: false)
    checkClashes(modifiers, in: .modifiers)
    definitions.modifiers = sorted(modifiers).map { readEntry($0.key.text, $0.value, isModifier: true) }
    let environment = section("environment", in: root, isCapitalised: false)
    checkClashes(environment, in: .environment)
    definitions.environment = sorted(environment).compactMap { readEnvironmentValue($0) }
    let actions = section("actions", in: root, isCapitalised: false)
    checkClashes(actions, in: .hostActions)
    definitions.hostActions = sorted(actions).map { readEntry($0.key.text, $0.value) }
  }

  private mutating func checkVersion(_ root: SyntaxNode) {
    guard let entry = root.entry(named: "catalog") else {
      sink.report(.missingCatalogVersion(at: root.range.startPoint))
      return
    }
    guard entry.value.text == "1" else {
      sink.report(.unknownCatalogVersion(entry.value.text, at: entry.value.range))
      return
    }
  }

  /// The entries of a section that are the catalog's own: `x-…` is the author's.
  private mutating func section(
    _ name: String, in root: SyntaxNode, isCapitalised: Bool
  ) -> [SyntaxEntry] {
    guard let section = root.entry(named: name), !section.value.isNull,
      let entries = mapping(section.value, "'\(name)'")
    else { return [] }
    return entries.filter { entry in
      let name = entry.key.text
      if name.hasPrefix("x-") { return false }
      if !hasCase(name, isCapitalised: isCapitalised) {
        sink.report(.catalogNameCase(name, isCapitalised: isCapitalised, at: entry.key.range))
        return false
      }
      return true
    }
  }

  private mutating func checkClashes(_ entries: [SyntaxEntry], in section: CatalogSection) {
    for entry in entries where base.find(section, named: entry.key.text) != nil {
      sink.report(.catalogClash(entry.key.text, at: entry.key.range))
    }
  }

  private mutating func readEnvironmentValue(_ entry: SyntaxEntry) -> EnvironmentDefinition? {
    guard let keys = mapping(entry.value, "an environment value") else { return nil }
    let areKnown = checkKeys(keys, of: "an environment value", known: ["type", "default", "description"])
    guard let typeNode = entry.value.entry(named: "type")?.value else {
      // A misspelt key is the likelier cause, and one finding is enough.
      if areKnown { sink.report(.missingCatalogKey("type", at: entry.key.range)) }
      return nil
    }
    let type = resolveValue(TypeNotation(typeNode, into: &sink))
    var defaultText = "null"
    if let node = entry.value.entry(named: "default")?.value {
      defaultText = type == .string ? quoted(node.text) : expressionText(node)
    } else if areKnown, !type.isNullable {
      sink.report(.missingCatalogKey("default", at: entry.key.range))
    }
    return EnvironmentDefinition(
      name: entry.key.text, type: type, defaultText: defaultText,
      documentation: text("description", in: entry.value))
  }
}

extension CatalogReader {
  /// The entries of a mapping; anything else is reported.
  mutating func mapping(_ node: SyntaxNode, _ what: String) -> [SyntaxEntry]? {
    guard node.kind == .mapping else {
      if node.kind != .missing { sink.report(.catalogShape("\(what) must be a mapping", at: node.range)) }
      return nil
    }
    return Array(node.entries)
  }

  /// Reports keys that do not exist, and says whether there was none.
  @discardableResult
  mutating func checkKeys(_ entries: [SyntaxEntry], of what: String, known: [String]) -> Bool {
    var areKnown = true
    for entry in entries where !known.contains(entry.key.text) && !entry.key.text.hasPrefix("x-") {
      sink.report(
        .unknownCatalogKey(
          entry.key.text, of: what, at: entry.key.range,
          nearest: nearestName(to: entry.key.text, in: known), known: known))
      areKnown = false
    }
    return areKnown
  }

  /// The text of an optional key; empty where it is absent.
  mutating func text(_ name: String, in node: SyntaxNode) -> String {
    guard let value = node.entry(named: name)?.value, !value.isNull else { return "" }
    guard value.kind == .scalar else {
      sink.report(.catalogShape("'\(name)' must be a text", at: value.range))
      return ""
    }
    return value.text
  }

  mutating func flag(_ name: String, in node: SyntaxNode) -> Bool {
    guard let value = node.entry(named: name)?.value else { return false }
    if value.kind != .scalar || value.scalarType != .bool {
      sink.report(.catalogShape("'\(name)' must be true or false", at: value.range))
      return false
    }
    return value.text.lowercased() == "true"
  }

  /// The scalars of a list, or of one scalar as a list of one.
  mutating func names(_ node: SyntaxNode, _ what: String) -> [SyntaxNode] {
    switch node.kind {
    case .scalar where !node.isNull: return [node]
    case .sequence:
      return node.elements.filter { element in
        if element.kind == .scalar { return true }
        sink.report(.catalogShape("\(what) must be a list of names", at: element.range))
        return false
      }
    default:
      sink.report(.catalogShape("\(what) must be a list of names", at: node.range))
      return []
    }
  }

  /// A default as an expression: a scalar is one already, lists and mappings hold expressions.
  func expressionText(_ node: SyntaxNode) -> String {
    switch node.kind {
    case .sequence: "[" + node.elements.map { expressionText($0) }.joined(separator: ", ") + "]"
    case .mapping:
      "{" + node.entries.map { "\(quoted($0.key.text)): \(expressionText($0.value))" }.joined(separator: ", ")
        + "}"
    default: node.isNull ? "null" : node.text
    }
  }

  func quoted(_ text: String) -> String {
    let escaped = text.flatMap { character -> [Character] in
      character == "'" || character == "\\" ? ["\\", character] : [character]
    }
    return "'" + String(escaped) + "'"
  }

  // The tables are searched by bytes, so that is how they are sorted.
  func sorted(_ entries: [SyntaxEntry]) -> [SyntaxEntry] {
    entries.sorted { $0.key.text.utf8.lexicographicallyPrecedes($1.key.text.utf8) }
  }
}

/// True if the name starts with a letter of the wanted case and goes on with letters, digits, dots or underscores.
private func hasCase(_ name: String, isCapitalised: Bool) -> Bool {
  guard let first = name.utf8.first else { return false }
  let letters = isCapitalised ? UInt8(ascii: "A")...UInt8(ascii: "Z") : UInt8(ascii: "a")...UInt8(ascii: "z")
  return letters.contains(first)
}
