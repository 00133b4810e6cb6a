internal import UIDesc

/// What the `.gitignore` files on the way to a folder say; a later rule overrides an earlier one.
struct IgnoreRules {
  private struct Rule {
    /// How many names lead to the folder of the rule's file.
    let depth: Int
    let pattern: [[Character]]
    let isNegated: Bool
    let isForFolders: Bool
  }

  private var rules: [Rule] = []
  private let isActive: Bool

  /// Outside of a repository nothing is read, and nothing ignored.
  init(isActive: Bool = false) {
    self.isActive = isActive
  }

  /// Adds the rules of the folder's file, where it has one.
  mutating func read(folder: String, depth: Int) {
    guard isActive, let bytes = try? readFile(joined(folder, ".gitignore")) else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      add(line, depth: depth)
    }
  }

  /// Whether the last rule that fits the path, by its names from the repository's folder on, leaves it out.
  func ignores(_ names: [Substring], isFolder: Bool) -> Bool {
    let rule = rules.last { rule in
      (isFolder || !rule.isForFolders) && Glob.matches(rule.pattern[...], names[rule.depth...])
    }
    return rule.map { !$0.isNegated } ?? false
  }

  private mutating func add(_ line: Substring, depth: Int) {
    var text = line
    while text.last == " ", !text.hasSuffix("\\ ") { text = text.dropLast() }
    if text.isEmpty || text.first == "#" { return }
    let isNegated = text.first == "!"
    if isNegated || text.first == "\\" { text = text.dropFirst() }
    let isForFolders = text.last == "/"
    if isForFolders { text = text.dropLast() }
    // Without a slash inside, a name fits at every depth.
    let isAnchored = text.contains("/")
    let segments = text.split(separator: "/").map(Array.init)
    if segments.isEmpty { return }
    rules.append(
      Rule(
        depth: depth, pattern: isAnchored ? segments : [["*", "*"]] + segments, isNegated: isNegated,
        isForFolders: isForFolders))
  }
}
