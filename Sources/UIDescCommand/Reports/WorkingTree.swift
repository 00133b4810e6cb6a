internal import Glibc
internal import UIDesc

/// Where paths of machine formats begin: the folder of the repository, as the services that read them expect.
struct WorkingTree: Sendable {
  /// Absolute, without a slash at its end.
  let root: String
  /// Where the program was started.
  let folder: String

  /// The workspace of the service that runs the program, else the nearest repository, else the current folder.
  static func current() -> WorkingTree {
    let folder = FileAccess.disk.workingDirectory()
    for variable in ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"] {
      guard let value = environmentVariable(variable), value.hasPrefix("/") else { continue }
      let root = normalized(value)
      if isInside(folder, root) { return WorkingTree(root: root, folder: folder) }
    }
    return WorkingTree(root: repository(above: folder) ?? folder, folder: folder)
  }

  /// The path seen from the root; what lies outside keeps its absolute path, and a name in `<>` is no path at all.
  func path(_ path: String) -> String {
    if path.utf8.first == UInt8(ascii: "<") { return path }
    let absolute = absolute(path)
    guard Self.isInside(absolute, root) else { return absolute }
    if absolute == root { return "." }
    return String(absolute.dropFirst(root == "/" ? 1 : root.count + 1))
  }

  /// An absolute path as people write it where the program was started.
  func seenFromHere(_ path: String) -> String {
    let prefix = folder == "/" ? "/" : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  func absolute(_ path: String) -> String {
    Self.normalized(path.hasPrefix("/") ? path : "\(folder)/\(path)")
  }

  /// The nearest folder that holds a repository: this one or one above it.
  static func repository(above folder: String) -> String? {
    var candidate = folder
    while true {
      if fileExists(candidate == "/" ? "/.git" : "\(candidate)/.git") { return candidate }
      guard let parent = parent(of: candidate) else { return nil }
      candidate = parent
    }
  }

  /// The folder above an absolute path; nil above the root.
  static func parent(of path: String) -> String? {
    guard path != "/", let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func isInside(_ path: String, _ folder: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }

  /// An absolute path without `.`, `..` and double slashes.
  static func normalized(_ path: String) -> String {
    // Most paths are so already, and taking one apart costs more than many a check.
    var last: UInt8 = 0
    let isPlain = path.utf8.allSatisfy { byte in
      defer { last = byte }
      return last != UInt8(ascii: "/") || (byte != last && byte != UInt8(ascii: "."))
    }
    if isPlain, last != UInt8(ascii: "/") { return path }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}

func fileExists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }
