/// The lines of a `.gitignore` or an `exclude` list: which paths are left out; of those that match, the last decides.
struct IgnoreRules: Sendable {
  fileprivate struct Rule: Sendable {
    /// The folder that the line stands in, absolute.
    let base: String
    /// One segment for a name at any depth.
    let segments: [[Character]]
    let isAnchored: Bool
    let isForFolders: Bool
    let keeps: Bool
  }

  private var rules: [Rule] = []

  var isEmpty: Bool { rules.isEmpty }

  /// Adds the lines of a file.
  mutating func add(_ text: [UInt8], base: String) {
    for line in String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline) {
      add(line, base: base)
    }
  }

  mutating func add(_ line: some StringProtocol, base: String) {
    var text = Substring(line)
    while text.last == " " || text.last == "\t" { text.removeLast() }
    if text.isEmpty || text.first == "#" { return }
    let keeps = text.first == "!"
    if keeps { text.removeFirst() }
    // A backslash takes a first character's meaning.
    if text.first == "\\" { text.removeFirst() }
    let isForFolders = text.last == "/"
    while text.last == "/" { text.removeLast() }
    let isAnchored = text.contains("/")
    let segments = text.split(separator: "/").filter { $0 != "." }.map(Array.init)
    if segments.isEmpty { return }
    rules.append(
      Rule(base: base, segments: segments, isAnchored: isAnchored, isForFolders: isForFolders, keeps: keeps))
  }

  /// Whether the absolute path is left out; of a folder that is, nothing inside is looked at.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    var result = false
    for rule in rules where isFolder || !rule.isForFolders {
      // Only a rule that would change the answer needs to be compared.
      if rule.keeps == result, rule.matches(path) { result = !rule.keeps }
    }
    return result
  }
}

extension IgnoreRules.Rule {
  fileprivate func matches(_ path: String) -> Bool {
    let prefix = base == "/" ? "/" : base + "/"
    guard path.hasPrefix(prefix) else { return false }
    let names = path.dropFirst(prefix.count).split(separator: "/")
    guard isAnchored else {
      return names.last.map { Glob.matches(segments[0][...], Array($0)[...]) } ?? false
    }
    return Glob.matches(segments[...], names[...])
  }
}
