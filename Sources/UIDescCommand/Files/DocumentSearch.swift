internal import Glibc
internal import UIDesc

/// A file that may be a document of the run.
struct Candidate: Sendable {
  let path: String
  /// False where a folder holds it: then it is a document only if it looks like one.
  let isNamed: Bool
  /// Which operand led to it.
  let operand: Int
}

/// Finds the files that operands stand for, each once, in a fixed order: by name within each folder.
///
/// Hidden files, what git ignores and what is excluded are left out, unless an operand names them.
struct DocumentSearch {
  private(set) var candidates: [Candidate] = []
  private(set) var problems: [FileError] = []
  private let tree: WorkingTree
  /// Whether an operand with a document's extension is one without a look at it: whoever reads it finds out.
  let trustsExtensions: Bool
  private let excludes: IgnoreRules
  private var settings: SettingsStore
  private var known: Set<String> = []
  /// Operands that led to a file which another one named already.
  private var repeated: [Int] = []
  /// Operands that are folders which could be read.
  private var readable: [Int] = []
  /// Every folder that was looked into, absolute.
  private(set) var folders: [String] = []

  init(
    _ tree: WorkingTree, excluding globs: [String], settings: SettingsStore, trustsExtensions: Bool = false
  ) {
    self.tree = tree
    self.trustsExtensions = trustsExtensions
    self.settings = settings
    var excludes = IgnoreRules()
    for glob in globs { excludes.add(glob, base: tree.folder) }
    self.excludes = excludes
  }

  /// What was read on the way.
  var settingsStore: SettingsStore { settings }

  mutating func add(_ operand: String, index: Int) {
    let start = candidates.count
    let isTrusted = trustsExtensions && hasDocumentExtension(operand) && !Glob.isPattern(operand)
    switch operand == "-" || isTrusted ? .file : fileKind(operand) {
    case .file: append(Candidate(path: operand, isNamed: true, operand: index))
    case .folder: addFolder(operand, index: index)
    case nil:
      guard Glob.isPattern(operand) else {
        return append(Candidate(path: operand, isNamed: true, operand: index))
      }
      let glob = Glob(operand)
      try? walk(glob.folder, scope(of: glob.folder)) { search, path in
        if glob.matches(path) { search.append(Candidate(path: path, isNamed: true, operand: index)) }
      }
      if candidates.count == start, !repeated.contains(index) {
        problems.append(FileError(path: operand, reason: "the pattern matches no file"))
      }
    }
  }

  private mutating func append(_ candidate: Candidate) {
    if isKnown(candidate.path) {
      if !repeated.contains(candidate.operand) { repeated.append(candidate.operand) }
    } else {
      candidates.append(candidate)
    }
  }

  private mutating func isKnown(_ path: String) -> Bool {
    // A set costs as much as a small document, and most runs have few files.
    if candidates.count < 16 { return candidates.contains { $0.path == path } }
    if known.isEmpty { for candidate in candidates { known.insert(candidate.path) } }
    return !known.insert(path).inserted
  }

  private mutating func addFolder(_ folder: String, index: Int) {
    do throws(FileError) {
      try walk(folder, scope(of: folder)) { search, path in
        if hasDocumentExtension(path) {
          search.append(Candidate(path: path, isNamed: false, operand: index))
        }
      }
      readable.append(index)
    } catch {
      problems.append(error)
    }
  }

  /// Folders that gave no document, when it is known which candidates are documents.
  func emptyFolders(_ operands: [String], isDocument: [Bool]) -> [FileError] {
    readable.filter { folder in
      !repeated.contains(folder)
        && !zip(candidates, isDocument).contains { $0.operand == folder && $1 }
    }.map { FileError(path: operands[$0], reason: "there is no document in this folder") }
  }

  // MARK: Walking

  /// What is left out at a place of the walk.
  private struct Scope {
    var git = IgnoreRules()
    var excludes = IgnoreRules()
    var isInRepository = false

    func ignores(_ path: String, isFolder: Bool) -> Bool {
      git.ignores(path, isFolder: isFolder) || excludes.ignores(path, isFolder: isFolder)
    }
  }

  /// What the folders above say about a folder.
  private mutating func scope(of folder: String) -> Scope {
    let start = tree.absolute(folder)
    var scope = Scope()
    scope.excludes = settings.settings(above: start).excludes
    guard let repository = WorkingTree.repository(above: start) else { return scope }
    scope.isInRepository = true
    if let text = try? readFile("\(repository)/.git/info/exclude") { scope.git.add(text, base: repository) }
    var folders: [String] = []
    var next = WorkingTree.parent(of: start)
    while let above = next, WorkingTree.isInside(above, repository), start != repository {
      folders.append(above)
      next = WorkingTree.parent(of: above)
    }
    for above in folders.reversed() {
      if let text = try? readFile("\(above)/.gitignore") { scope.git.add(text, base: above) }
    }
    return scope
  }

  private mutating func walk(
    _ folder: String, _ scope: Scope, depth: Int = 0, _ visit: (inout DocumentSearch, String) -> Void
  ) throws(FileError) {
    // Links to folders are not followed, so this only ends what a file system itself would allow.
    guard depth < 100 else { return }
    let entries = try entries(of: folder)
    let absolute = tree.absolute(folder)
    folders.append(absolute)
    var scope = scope
    for entry in entries where entry.isHidden {
      let name = entry.name
      if name == ".gitignore", scope.isInRepository, let text = try? readFile(joined(folder, name)) {
        scope.git.add(text, base: absolute)
      } else if name == SettingsStore.fileName {
        scope.excludes = settings.settings(above: absolute).excludes
      }
    }
    for entry in entries where !entry.isHidden {
      let path = joined(folder, entry.name)
      let place = "\(absolute)/\(entry.name)"
      let isFolder = entry.isFolder
      if scope.ignores(place, isFolder: isFolder) || excludes.ignores(place, isFolder: isFolder) { continue }
      if !entry.isText, isFolder || hasDocumentExtension(path) {
        problems.append(FileError(path: path, reason: "its name is not UTF-8"))
      } else if isFolder {
        // A folder inside that may not be read is no reason to leave out all others.
        do throws(FileError) {
          try walk(path, scope, depth: depth + 1, visit)
        } catch {
          problems.append(error)
        }
      } else {
        visit(&self, path)
      }
    }
  }
}

/// `./a` and `a` are one file, so a name in the current folder is written without it.
func joined(_ folder: String, _ name: String) -> String {
  if folder == "." || folder.isEmpty { return name }
  return folder.utf8.last == 0x2F ? folder + name : "\(folder)/\(name)"
}

/// A file or folder inside a folder; links to folders, pipes, sockets and devices are left out.
private struct FolderEntry {
  let name: String
  let isFolder: Bool
  /// False where the name holds bytes that are no UTF-8, so that `name` does not lead to it.
  let isText: Bool

  var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }

  init?(_ entry: UnsafeMutablePointer<dirent>, in folder: String) {
    (name, isText) = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
        unsafe (String(cString: $0), String(validatingCString: $0) != nil)
      }
    }
    if name == "." || name == ".." { return nil }
    switch unsafe Int32(entry.pointee.d_type) {
    case Int32(DT_DIR): isFolder = true
    case Int32(DT_REG): isFolder = false
    case Int32(DT_LNK), Int32(DT_UNKNOWN):
      var status = stat()
      let path = joined(folder, name)
      let isLink = unsafe Int32(entry.pointee.d_type) == Int32(DT_LNK)
      // What a link does not lead to is told by who reads it.
      let kind = unsafe stat(path, &status) == 0 ? status.st_mode & S_IFMT : S_IFREG
      isFolder = kind == S_IFDIR
      if isLink && isFolder || ![S_IFDIR, S_IFREG].contains(kind) { return nil }
    default: return nil
    }
  }
}

private func entries(of folder: String) throws(FileError) -> [FolderEntry] {
  guard let stream = unsafe opendir(folder.isEmpty ? "." : folder) else {
    throw FileError(path: folder, reason: reason(errno))
  }
  defer { unsafe closedir(stream) }
  var result: [FolderEntry] = []
  while let entry = unsafe readdir(stream) {
    if let entry = unsafe FolderEntry(entry, in: folder) { result.append(entry) }
  }
  return result.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
}

func hasDocumentExtension(_ path: String) -> Bool {
  path.hasSuffix(".yaml") || path.hasSuffix(".yml") || path.hasSuffix(".json")
}
