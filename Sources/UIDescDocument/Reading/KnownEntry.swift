internal import UIDescDiagnostics
internal import UIDescSyntax

/// An entry that a document uses, with its numbers in the document's plan.
struct KnownEntry: Sendable {
  let spec: EntrySpec
  /// The number of its name in the plan.
  let nameID: Int32
  /// Where its parameters begin among those of all entries.
  let firstParameter: Int

  init(_ spec: EntrySpec, names builder: inout PlanBuilder) {
    self.spec = spec
    nameID = builder.name(spec.name)
    firstParameter = builder.reserveParameters(spec.parameters.count)
  }

  var name: String { spec.name }
  var parameters: List<ParameterSpec> { spec.parameters }
  var scalar: [Int] { spec.scalar }
  var list: ListRole { spec.list }
  var forms: List<FormSpec> { spec.forms }
  var mainSlot: Int? { spec.mainSlot }
  var handsOver: Bool { spec.handsOver }
  var repeats: Bool { spec.repeats }

  func parameter(named name: String) -> Int? { spec.parameter(named: name) }
}

/// The entries of one section of the catalog that a document has used so far.
struct KnownEntries {
  let section: CatalogSection
  private(set) var all = List<KnownEntry>()
  /// The place of the entry behind the keys of one tree, or -1: most names stand there many times.
  private var byKey = List<Int32>()
  private var tree: SyntaxTree?

  init(_ section: CatalogSection) {
    self.section = section
  }

  /// The entry that a name means, decoded where it is not known yet.
  mutating func entry(
    _ name: WrittenName, in catalog: Catalog, names builder: inout PlanBuilder
  ) -> KnownEntry? {
    let key = Int(name.keyID)
    if key >= 0, name.node.tree === tree, byKey[key] >= 0 { return all[Int(byKey[key])] }
    guard let place = place(of: name.text, in: catalog, names: &builder) else { return nil }
    if key >= 0 {
      if name.node.tree !== tree {
        tree = name.node.tree
        byKey = List(repeating: -1, count: name.node.tree.keyCount)
      }
      byKey[key] = Int32(truncatingIfNeeded: place)
    }
    return all[place]
  }

  private mutating func place(
    of name: String, in catalog: Catalog, names builder: inout PlanBuilder
  ) -> Int? {
    for index in 0..<all.count where all[index].spec.name == name { return index }
    guard let spec = catalog.entry(section, named: name) else { return nil }
    all.append(KnownEntry(spec, names: &builder))
    return all.count - 1
  }
}

/// The name of a view or a modifier where it is written: a key, or a scalar that stands alone.
struct WrittenName {
  let node: SyntaxNode
  /// Equal keys of a tree have equal ids; -1 for a scalar.
  let keyID: Int32
  let word: KeyWord

  init(_ key: SyntaxKey) {
    node = key.node
    keyID = key.keyID
    word = KeyWord(node)
  }

  init(scalar node: SyntaxNode) {
    self.node = node
    keyID = -1
    word = KeyWord(node)
  }

  var text: String { node.text }
  var range: SourceRange { node.range }
}

extension DocumentReader {
  /// The catalog's view of that name.
  mutating func view(_ name: WrittenName) -> KnownEntry? {
    knownViews.entry(name, in: catalog, names: &builder)
  }

  /// The catalog's modifier of that name.
  mutating func modifier(_ name: WrittenName) -> KnownEntry? {
    knownModifiers.entry(name, in: catalog, names: &builder)
  }
}
