/// Paths as text: nothing here asks the disk.
enum Path {
  /// The folder that a file lies in; empty for the current one.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path seen from a folder, with `.` and `..` resolved as far as the text allows.
  static func join(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") || folder.isEmpty ? normalize(path) : normalize("\(folder)/\(path)")
  }

  static func normalize(_ path: String) -> String {
    var parts: [Substring] = []
    let isAbsolute = path.hasPrefix("/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// Whether a path lies in a folder; both are absolute.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }
}
