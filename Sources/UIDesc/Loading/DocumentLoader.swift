internal import UIDescDiagnostics
internal import UIDescDocument
internal import UIDescSyntax

/// Reads a document's file and those that it imports, each once, and the catalogs that they name.
struct DocumentLoader {
  let options: LoadOptions
  private(set) var sources = SourceFiles()
  private(set) var files = List<DocumentFile>()
  private(set) var catalog: Catalog
  private(set) var sink = DiagnosticSink()
  /// False where a file could not be read to its end.
  private(set) var isComplete = true
  /// True where a file that is named could not be read at all, so that nobody knows what it declares.
  private(set) var lacksFiles = false

  /// The absolute paths of the files, by index; those that are being read stand in `open`, too.
  private var paths: [String] = []
  private var open: [Int] = []
  private var catalogPaths: [String] = []
  private var root: String?

  init(options: LoadOptions) {
    self.options = options
    catalog = options.catalog
  }

  mutating func load(path: String, bytes: [UInt8]?) throws(FileError) {
    let content: [UInt8]
    if let bytes { content = bytes } else { content = try options.files.read(path) }
    // The entry is the first of the sources, though catalogs are read before it.
    let source = SourceFile(path: path, bytes: content)
    let id = sources.add(source)
    for catalog in options.catalogs { readCatalogFile(catalog, bytes: try options.files.read(catalog)) }
    _ = add(source, id: id, importedBy: nil)
  }

  /// Reads a catalog as the entry.
  mutating func loadCatalog(path: String, bytes: [UInt8]) throws(FileError) {
    let source = SourceFile(path: path, bytes: bytes)
    let id = sources.add(source)
    // Named by an option as well, it would clash with itself.
    for catalog in options.catalogs where absolute(catalog) != absolute(path) {
      readCatalogFile(catalog, bytes: try options.files.read(catalog))
    }
    readCatalog(source, id: id)
  }

  // MARK: Files

  /// Reads one file, then those that it imports, so that the entry has the first index.
  private mutating func add(_ source: SourceFile, id: SourceID, importedBy name: SyntaxNode?) -> Int {
    let tree = readSyntax(source, id: id, format: name == nil ? entryFormat : .automatic, into: &sink)
    if !tree.isComplete { isComplete = false }
    if let content = FileContent(of: tree.root), content != .document {
      let key = tree.root.entry(named: content.rawValue)?.key.range ?? tree.root.range
      sink.report(.notADocument(content, at: name?.range ?? key))
      isComplete = false
    }
    let index = files.count
    files.append(DocumentFile(tree: tree, imports: []))
    paths.append(source.path)
    open.append(index)
    let imports = readImports(of: tree, path: source.path)
    open.removeLast()
    files[index] = DocumentFile(tree: tree, imports: imports)
    return index
  }

  private var entryFormat: DocumentFormat {
    switch options.format {
    case .automatic: return .automatic
    case .yaml: return .yaml
    case .json: return .json
    }
  }

  private mutating func readImports(of tree: SyntaxTree, path: String) -> [Int] {
    guard tree.root.kind == .mapping else { return [] }
    if hasMisspeltPaths(tree.root) { lacksFiles = true }
    for name in pathList("catalogs", of: tree.root) { readCatalog(named: name, from: path) }
    var imports: [Int] = []
    for name in pathList("imports", of: tree.root) {
      if let index = readImport(name, from: path), !imports.contains(index) { imports.append(index) }
    }
    return imports
  }

  /// Whether a section of paths may be meant by a name that is none; what it names is not read.
  private func hasMisspeltPaths(_ root: SyntaxNode) -> Bool {
    let sections = ["imports", "catalogs"]
    return root.entries.contains { entry in
      // Looking for likeness costs more than reading many a document; most names do not even begin like these.
      guard let first = entry.key.text.utf8.first, [0x69, 0x63].contains(first | 0x20) else { return false }
      return !sections.contains(entry.key.text) && nearestName(to: entry.key.text, in: sections) != nil
    }
  }

  /// The texts of a list of paths.
  private mutating func pathList(_ section: String, of root: SyntaxNode) -> [SyntaxNode] {
    guard let entry = root.entry(named: section), !entry.value.isNull else { return [] }
    guard entry.value.kind == .sequence else {
      sink.report(.pathsAreAList(section, at: entry.value.range))
      return []
    }
    return entry.value.elements.filter { node in
      let isPath = node.kind == .scalar && !node.isNull
      if !isPath { sink.report(.pathsAreAList(section, at: node.range)) }
      return isPath
    }
  }

  private mutating func readImport(_ name: SyntaxNode, from path: String) -> Int? {
    guard let target = resolve(name, from: path) else { return nil }
    if let known = paths.firstIndex(where: { absolute($0) == absolute(target) }) {
      if open.contains(known) {
        let chain = open.drop { $0 != known }.map { "'\(paths[$0])'" } + ["'\(target)'"]
        sink.report(.importCycle(at: name.range, chain: chain))
        return nil
      }
      return known
    }
    do throws(FileError) {
      let source = SourceFile(path: target, bytes: try options.files.read(target))
      return add(source, id: sources.add(source), importedBy: name)
    } catch {
      lacksFiles = true
      sink.report(.unreadableImport(target, reason: error.reason, at: name.range))
      return nil
    }
  }

  // MARK: Catalogs

  private mutating func readCatalog(named name: SyntaxNode, from path: String) {
    guard let target = resolve(name, from: path) else { return }
    if catalogPaths.contains(absolute(target)) { return }
    do throws(FileError) {
      readCatalogFile(target, bytes: try options.files.read(target))
    } catch {
      lacksFiles = true
      sink.report(.unreadableImport(target, reason: error.reason, at: name.range))
    }
  }

  private mutating func readCatalogFile(_ path: String, bytes: [UInt8]) {
    catalogPaths.append(absolute(path))
    let source = SourceFile(path: path, bytes: bytes)
    readCatalog(source, id: sources.add(source))
  }

  private mutating func readCatalog(_ source: SourceFile, id: SourceID) {
    let tree = readSyntax(source, id: id, format: .automatic, into: &sink)
    if !tree.isComplete { isComplete = false }
    catalog = catalog.adding(UIDescDocument.readCatalog(tree, over: catalog, into: &sink))
  }

  // MARK: Paths

  /// The path that a file names, as it is reported; nil where it leaves the root.
  private mutating func resolve(_ name: SyntaxNode, from path: String) -> String? {
    let target = Path.join(Path.folder(of: path), name.text)
    let root = rootFolder()
    guard Path.isInside(absolute(target), root) else {
      lacksFiles = true
      sink.report(.importLeavesRoot(name.text, root: root, at: name.range))
      return nil
    }
    return target
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? Path.normalize(path) : Path.join(options.files.workingDirectory(), path)
  }

  /// `--root`, else the nearest folder above the entry with a configuration or a repository, else the entry's own.
  private mutating func rootFolder() -> String {
    if let root { return root }
    let found = options.root.map(absolute) ?? nearestRoot(above: Path.folder(of: absolute(paths.first ?? "")))
    root = found
    return found
  }

  private func nearestRoot(above folder: String) -> String {
    var candidate = folder
    while true {
      let prefix = candidate == "/" ? "" : candidate
      if options.files.exists("\(prefix)/.uidesc.yaml") || options.files.exists("\(prefix)/.git") {
        return candidate
      }
      if candidate == "/" || candidate.isEmpty { return folder }
      candidate = Path.folder(of: candidate)
    }
  }
}

extension Diagnostic {
  /// Whether it says that a name is unknown that another file could have declared.
  var mayBeDeclaredElsewhere: Bool {
    switch code {
    case "unknown-view", "unknown-modifier", "unknown-type", "unknown-name", "unknown-member",
      "unknown-action", "unknown-environment":
      true
    default: false
    }
  }

  static func pathsAreAList(_ section: String, at range: SourceRange) -> Self {
    Diagnostic(
      "section-not-a-list", .error, at: range, "'\(section)' is a list of paths, such as '[theme.yaml]'")
  }

  static func importCycle(at range: SourceRange, chain: [String]) -> Self {
    Diagnostic(
      "import-cycle", .error, at: range, "this file imports itself: \(chain.joined(separator: " imports "))")
  }

  static func unreadableImport(_ path: String, reason: String, at range: SourceRange) -> Self {
    Diagnostic("unreadable-import", .error, at: range, "can't read '\(path)': \(reason)")
  }

  static func importLeavesRoot(_ path: String, root: String, at range: SourceRange) -> Self {
    Diagnostic(
      "import-leaves-root", .error, at: range,
      "'\(path)' lies outside the root folder; '--root' names another")
  }
}
