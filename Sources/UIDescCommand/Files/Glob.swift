/// A pattern of paths: `*` and `?` stay within a name, `[a-z]` is one character, `**` is any number of folders.
struct Glob {
  private let segments: [[Character]]
  private let isAbsolute: Bool

  static func isPattern(_ text: String) -> Bool {
    text.utf8.contains { $0 == 0x2A || $0 == 0x3F || $0 == 0x5B }
  }

  init(_ pattern: String) {
    isAbsolute = pattern.hasPrefix("/")
    segments = pattern.split(separator: "/").filter { $0 != "." }.map(Array.init)
  }

  /// The folder above everything that can match, as it is written: what stands before the first wildcard.
  var folder: String {
    let start = (isAbsolute ? "/" : "") + fixed.map { String($0) }.joined(separator: "/")
    return start.isEmpty ? "." : start
  }

  private var fixed: ArraySlice<[Character]> {
    segments.dropLast().prefix { !Self.isPattern(String($0)) }
  }

  /// Whether a path that begins with the folder matches.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }
    return Self.matches(segments[...], names[...])
  }

  /// Names of a path against segments, going back to the last `**` only, so that no pattern takes long.
  static func matches(_ pattern: ArraySlice<[Character]>, _ names: ArraySlice<Substring>) -> Bool {
    var (pattern, names) = (pattern, names)
    var folders: (pattern: ArraySlice<[Character]>, names: ArraySlice<Substring>)?
    while let name = names.first {
      if pattern.first == ["*", "*"] {
        pattern = pattern.dropFirst()
        folders = (pattern, names)
      } else if let first = pattern.first, matches(first[...], Array(name)[...]) {
        (pattern, names) = (pattern.dropFirst(), names.dropFirst())
      } else if let last = folders {
        (pattern, names) = (last.pattern, last.names.dropFirst())
        folders = (pattern, names)
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == ["*", "*"] }
  }

  /// One name against one segment, going back to the last `*` only, so that no pattern takes long.
  static func matches(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
    var (pattern, name) = (pattern, name)
    var star: (pattern: ArraySlice<Character>, name: ArraySlice<Character>)?
    while let character = name.first {
      if pattern.first == "*" {
        pattern = pattern.dropFirst()
        star = (pattern, name)
      } else if let rest = matchOne(pattern, character) {
        (pattern, name) = (rest, name.dropFirst())
      } else if let last = star {
        (pattern, name) = (last.pattern, last.name.dropFirst())
        star = (pattern, name)
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == "*" }
  }

  /// What is left of the pattern when its first part takes the character.
  private static func matchOne(
    _ pattern: ArraySlice<Character>, _ character: Character
  ) -> ArraySlice<Character>? {
    guard let first = pattern.first else { return nil }
    if first == "[", let end = pattern.dropFirst(2).firstIndex(of: "]") {
      var set = pattern[(pattern.startIndex + 1)..<end]
      let isNegated = set.first == "!" || set.first == "^"
      if isNegated { set = set.dropFirst() }
      return contains(set, character) != isNegated ? pattern[(end + 1)...] : nil
    }
    return first == "?" || first == character ? pattern.dropFirst() : nil
  }

  private static func contains(_ set: ArraySlice<Character>, _ character: Character) -> Bool {
    var rest = set
    while let low = rest.popFirst() {
      if rest.first == "-", let high = rest.dropFirst().first {
        rest = rest.dropFirst(2)
        if low <= high, (low...high).contains(character) { return true }
      } else if low == character {
        return true
      }
    }
    return false
  }
}
