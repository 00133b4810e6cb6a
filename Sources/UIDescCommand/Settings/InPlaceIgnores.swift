internal import Glibc
internal import UIDesc
internal import UIDescDiagnostics
internal import UIDescSyntax

/// The comments `# uidesc-ignore: code, code` of one file: each takes out findings of its line, or of the next one where
/// it has a line of its own.
struct InPlaceIgnores {
  struct Entry {
    /// Empty where the comment names none.
    let code: String
    let range: SourceRange
    /// The bytes of the line that is meant.
    let line: Range<Int>
    /// What to delete when nothing is ignored by it; nil where that would be somebody's words.
    let mend: SourceRange?
    var isUsed = false

    var deletion: [FixIt] {
      mend.map { [FixIt("delete it", edits: [SourceEdit(replacing: $0, with: "")])] } ?? []
    }
  }

  private(set) var entries: [Entry] = []

  private static let word = Array("uidesc-ignore:".utf8)

  /// Files without the word cost one search.
  init(_ source: SourceFile, id: SourceID) {
    var places: [Int] = []
    var index = 0
    let bytes = source.bytes
    while let found = bytes.firstOffset(of: Self.word, from: index) {
      if let sign = bytes.commentSign(before: found) { places.append(sign) }
      index = found + Self.word.count
    }
    if places.isEmpty { return }
    // What stands in a text is no comment.
    var sink = DiagnosticSink()
    let tree = readSyntax(source, id: id, format: .automatic, into: &sink)
    var texts: [Range<Int>] = []
    collectTexts(of: tree.root, containing: Self.word, into: &texts)
    for sign in places where !texts.contains(where: { $0.contains(sign) }) {
      readComment(at: sign, in: bytes, id: id)
    }
  }

  /// Whether the finding is to be left out, which makes the comment a used one.
  mutating func takes(_ finding: Diagnostic) -> Bool {
    let start = Int(finding.range.start)
    var result = false
    for index in entries.indices where entries[index].code == finding.code {
      // A finding at the very end of a line belongs to it.
      if entries[index].line.contains(start) || entries[index].line.upperBound == start {
        entries[index].isUsed = true
        result = true
      }
    }
    return result
  }

  // MARK: Reading

  private mutating func readComment(at sign: Int, in bytes: [UInt8], id: SourceID) {
    let end = bytes.lineEnd(from: sign)
    var start = sign
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    let isAlone = start == 0 || bytes[start - 1].isLineBreak
    let line = isAlone ? bytes.nextContentLine(after: end) : bytes.lineStart(from: sign)..<end
    let codes = bytes.codes(from: sign, to: end, after: Self.word)
    if codes.isEmpty {
      let range = SourceRange(sign, end, in: id)
      entries.append(Entry(code: "", range: range, line: end..<end, mend: nil))
    }
    for (index, code) in codes.enumerated() {
      let mend: Range<Int>
      if codes.count == 1 {
        mend = start..<(isAlone ? bytes.behindBreak(end) : end)
      } else if index + 1 < codes.count {
        mend = code.lowerBound..<codes[index + 1].lowerBound
      } else {
        mend = codes[index - 1].upperBound..<code.upperBound
      }
      entries.append(
        Entry(
          code: String(decoding: bytes[code], as: UTF8.self),
          range: SourceRange(code.lowerBound, code.upperBound, in: id), line: line,
          mend: SourceRange(mend.lowerBound, mend.upperBound, in: id)))
    }
  }
}

/// The ranges of keys and scalars in which the word stands; aliases lead to what is visited anyway.
private func collectTexts(of node: SyntaxNode, containing word: [UInt8], into texts: inout [Range<Int>]) {
  if node.isAlias { return }
  func add(_ node: SyntaxNode) {
    let range = node.range.offsets
    if node.tree.source.bytes.firstOffset(of: word, from: range.lowerBound, to: range.upperBound) != nil {
      texts.append(range)
    }
  }
  switch node.kind {
  case .scalar: add(node)
  case .sequence: for element in node.elements { collectTexts(of: element, containing: word, into: &texts) }
  case .mapping:
    for entry in node.entries {
      add(entry.key.node)
      collectTexts(of: entry.value, containing: word, into: &texts)
    }
  case .missing: break
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
  fileprivate var isLineBreak: Bool { self == 0x0A || self == 0x0D }
}

extension [UInt8] {
  fileprivate func firstOffset(of word: [UInt8], from start: Int, to end: Int? = nil) -> Int? {
    let last = (end ?? count) - word.count
    return unsafe withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var index = start
      // Every file is searched, so that a loop over its bytes would be felt.
      while index <= last, let first = unsafe memchr(base + index, Int32(word[0]), last - index + 1) {
        if unsafe memcmp(first, word, word.count) == 0 { return unsafe UnsafeRawPointer(first) - base }
        index = unsafe UnsafeRawPointer(first) - base + 1
      }
      return nil
    }
  }

  /// The `#` before a word, with blanks between them, that begins a comment.
  fileprivate func commentSign(before word: Int) -> Int? {
    var index = word
    while index > 0, self[index - 1].isBlank { index -= 1 }
    guard index > 0, self[index - 1] == 0x23 else { return nil }
    index -= 1
    return index == 0 || self[index - 1].isBlank || self[index - 1].isLineBreak ? index : nil
  }

  fileprivate func lineStart(from offset: Int) -> Int {
    var index = offset
    while index > 0, !self[index - 1].isLineBreak { index -= 1 }
    return index
  }

  fileprivate func lineEnd(from offset: Int) -> Int {
    var index = offset
    while index < count, !self[index].isLineBreak { index += 1 }
    return index
  }

  /// Behind the line break at the offset, if there is one.
  fileprivate func behindBreak(_ end: Int) -> Int {
    guard end < count else { return end }
    return self[end] == 0x0D && end + 1 < count && self[end + 1] == 0x0A ? end + 2 : end + 1
  }

  /// The next line that has more than a comment; empty at the end of the text.
  fileprivate func nextContentLine(after end: Int) -> Range<Int> {
    var start = behindBreak(end)
    while start < count {
      let lineEnd = lineEnd(from: start)
      let first = self[start..<lineEnd].first { !$0.isBlank }
      if let first, first != 0x23 { return start..<lineEnd }
      start = behindBreak(lineEnd)
    }
    return count..<count
  }

  /// The codes behind the word, separated by commas; what follows the last one is for people.
  fileprivate func codes(from sign: Int, to end: Int, after word: [UInt8]) -> [Range<Int>] {
    guard var index = firstOffset(of: word, from: sign).map({ $0 + word.count }) else { return [] }
    var result: [Range<Int>] = []
    while true {
      while index < end, self[index].isBlank { index += 1 }
      let start = index
      while index < end, !self[index].isBlank, self[index] != 0x2C { index += 1 }
      guard isRuleCode(String(decoding: self[start..<index], as: UTF8.self)) else { return result }
      result.append(start..<index)
      while index < end, self[index].isBlank { index += 1 }
      guard index < end, self[index] == 0x2C else { return result }
      index += 1
    }
  }
}

extension Diagnostic {
  static func unknownIgnore(_ entry: InPlaceIgnores.Entry, nearest: String?) -> Self {
    let message = "no rule is named '\(entry.code)'"
    guard let nearest else {
      return Diagnostic(
        "unused-ignore", .warning, at: entry.range, "\(message), so there is nothing to ignore",
        fixIts: entry.deletion)
    }
    return Diagnostic(
      "unused-ignore", .warning, at: entry.range, "\(message); did you mean '\(nearest)'?",
      fixIts: [.rename(entry.range, to: nearest)])
  }

  static func unusedIgnore(_ entry: InPlaceIgnores.Entry) -> Self {
    Diagnostic(
      "unused-ignore", .warning, at: entry.range,
      entry.code.isEmpty
        ? "a comment names what it ignores, such as '# uidesc-ignore: unknown-view'"
        : "the line that is meant has no '\(entry.code)', so there is nothing to ignore",
      fixIts: entry.deletion)
  }
}
