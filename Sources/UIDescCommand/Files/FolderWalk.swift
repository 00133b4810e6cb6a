internal import Glibc
internal import UIDesc

/// A walk through the files below a folder, without hidden ones, links to folders, and what git ignores.
struct FolderWalk {
  private let start: String
  private var rules = IgnoreRules()
  /// The names that lead from the repository's folder to the start; empty without a repository.
  private var names: [Substring] = []

  init(_ folder: String) {
    start = folder
    readRules()
  }

  /// Visits the files in a fixed order: by name within each folder.
  func files(_ visit: (String) -> Void) throws(FileError) {
    try visitFolder(start, names, rules, depth: 0, visit)
  }

  private func visitFolder(
    _ folder: String, _ names: [Substring], _ rules: IgnoreRules, depth: Int, _ visit: (String) -> Void
  ) throws(FileError) {
    // Links to folders are not followed, so this only ends what a file system itself would allow.
    guard depth < 100 else { return }
    for (name, isFolder) in try entries(of: folder) where !name.utf8.starts(with: ".".utf8) {
      let names = names + [name[...]]
      if rules.ignores(names, isFolder: isFolder) { continue }
      let path = joined(folder, name)
      if isFolder {
        var inner = rules
        inner.read(folder: path, depth: names.count)
        // A folder inside that may not be read is no reason to leave out all others.
        try? visitFolder(path, names, inner, depth: depth + 1, visit)
      } else {
        visit(path)
      }
    }
  }

  /// Reads the rules of the start and of the folders above it, up to the one that holds `.git`.
  private mutating func readRules() {
    let path = start.utf8.first == 0x2F ? start : FileAccess.disk.workingDirectory() + "/" + start
    var all: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = all.popLast() } else { all.append(name) }
    }
    func folder(_ count: Int) -> String { "/" + all[..<count].joined(separator: "/") }
    guard let top = (0...all.count).last(where: { fileKind(joined(folder($0), ".git")) != nil }) else {
      return
    }
    rules = IgnoreRules(isActive: true)
    for count in top...all.count { rules.read(folder: folder(count), depth: count - top) }
    names = Array(all[top...])
  }
}

/// `./a` and `a` are one file, so a name in the current folder is written without it.
func joined(_ folder: String, _ name: String) -> String {
  if folder == "." || folder.isEmpty { return name }
  return folder.utf8.last == 0x2F ? folder + name : "\(folder)/\(name)"
}

private func entries(of folder: String) throws(FileError) -> [(name: String, isFolder: Bool)] {
  guard let stream = unsafe opendir(folder.isEmpty ? "." : folder) else {
    throw FileError(path: folder, reason: reason(errno))
  }
  defer { unsafe closedir(stream) }
  var result: [(name: String, isFolder: Bool)] = []
  while let entry = unsafe readdir(stream) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
    }
    if name == "." || name == ".." { continue }
    let type = unsafe Int32(entry.pointee.d_type)
    let isUnknown = type == Int32(DT_UNKNOWN)
    let isFolder = type == Int32(DT_DIR) || (isUnknown && fileKind(joined(folder, name)) == .folder)
    result.append((name, isFolder))
  }
  return result.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
}
