import UIDescDiagnostics

// Valid YAML that says something else than its author wrote: found where the node is read.
extension YAMLReader {
  // MARK: Scalars

  /// True where a comment follows on the line, or bytes beyond ASCII may hide a space that is none.
  @inline(__always)
  func isSuspicious(_ node: StoredNode) -> Bool {
    var index = Int(node.end)
    if index < source.count, source[index].isBlank {
      repeat { index += 1 } while index < source.count && source[index].isBlank
      if index < source.count, source[index] == UInt8(ascii: "#") { return true }
    }
    return node.textLength > 0 && (source[Int(node.start)] >= 0x80 || hasOddSpaceAfterColon(node))
  }

  private func hasOddSpaceAfterColon(_ node: StoredNode) -> Bool {
    // As many code points as bytes: there is nothing but ASCII in it.
    if offsetsAreASCII || events.end - events.start == Int(node.end - node.start) { return false }
    var index = Int(node.start)
    while index < Int(node.end) {
      if source[index] == UInt8(ascii: ":"), oddSpaceLength(at: index + 1) > 0 { return true }
      index += 1
    }
    return false
  }

  mutating func placeSuspicious(_ node: StoredNode, into sink: inout DiagnosticSink) {
    var node = node
    if reportOddSpace(in: node, into: &sink) || reportComment(after: node, into: &sink) {
      node = StoredNode(.missing, start: Int(node.start), end: Int(node.end))
    }
    tree.add(node)
  }

  /// A `#` that eats a colour or an interpolation; true where an error was reported.
  private func reportComment(after node: StoredNode, into sink: inout DiagnosticSink) -> Bool {
    let hash = skipBlanks(from: Int(node.end))
    guard byte(hash) == UInt8(ascii: "#"), hash > Int(node.end), !byte(hash + 1).isBlank else { return false }
    let lineEnd = endWithoutBlanks(lineEnd(of: hash), after: hash)
    if node.textLength == 0 {
      var end = hash + 1
      while byte(end).isHexDigit { end += 1 }
      let digits = end - hash - 1
      if [3, 4, 6, 8].contains(digits), end == lineEnd || byte(end).isBlank {
        sink.report(.colourAsComment(text(hash, end), at: range(hash, end)))
        return true
      }
    }
    let comment = text(hash, lineEnd)
    guard let open = comment.firstRange(of: "${"), comment[open.upperBound...].contains("}") else {
      return false
    }
    let start = node.textLength == 0 ? hash : Int(node.start)
    sink.report(
      .interpolationInComment(at: range(hash, lineEnd), value: text(start, lineEnd), range(start, lineEnd)))
    return false
  }

  /// The bytes of a space that YAML takes for a letter, or 0.
  func oddSpaceLength(at offset: Int) -> Int {
    let second = byte(offset + 1)
    let third = byte(offset + 2)
    switch byte(offset) {
    case 0xC2: return second == 0xA0 ? 2 : 0
    case 0xE2:
      let isWide = second == 0x80 && ((0x80...0x8B).contains(third) || third == 0xAF)
      return isWide || (second == 0x81 && third == 0x9F) ? 3 : 0
    case 0xE3: return second == 0x80 && third == 0x80 ? 3 : 0
    case 0xEF: return second == 0xBB && third == 0xBF ? 3 : 0
    default: return 0
    }
  }

  /// A no-break space or its like before a text or after a `:`.
  func reportOddSpace(in node: StoredNode, into sink: inout DiagnosticSink) -> Bool {
    var index = Int(node.start)
    var length = oddSpaceLength(at: index)
    while length == 0, index < Int(node.end) {
      if byte(index) == UInt8(ascii: ":") { length = oddSpaceLength(at: index + 1) }
      index += 1
    }
    guard let end = oddSpaceEnd(from: index) else { return false }
    sink.report(.oddSpace(text(index, end), at: range(index, end)))
    return true
  }

  /// Where a row of odd spaces ends; nil where none begins.
  func oddSpaceEnd(from start: Int) -> Int? {
    var end = start
    while oddSpaceLength(at: end) > 0 { end += oddSpaceLength(at: end) }
    return end > start ? end : nil
  }

  // MARK: Keys

  /// `wide ? 8 : 4` and `.system(size: 17)` where a mapping may start: the `: ` made a key of their first half.
  mutating func checkPlainKey(_ key: StoredNode, isNew: Bool, into sink: inout DiagnosticSink) {
    if !isNew, !tornKeys.contains(tree.nodes[tree.nodes.count - 1].payload) { return }
    let (start, end) = (Int(key.start), Int(key.end))
    if !offsetsAreASCII, oddSpaceLength(at: start) > 0, reportOddSpace(in: key, into: &sink) {
      return skipKey()
    }
    guard isTornExpression(start, end) else { return }
    let valueEnd = valueEnd(from: start, isInFlow: tree.isInFlow)
    let whole = text(start, valueEnd)
    sink.report(.expressionAsKey(text(start, end), at: range(start, valueEnd), whole: whole))
    skipKey()
  }

  private mutating func skipKey() {
    tornKeys.append(tree.nodes[tree.nodes.count - 1].payload)
    tree.skipKey()
    tree.frame.isTorn = true
  }

  private func isTornExpression(_ start: Int, _ end: Int) -> Bool {
    var depth = 0
    var index = start
    while index < end {
      switch source[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "?") where byte(index - 1).isBlank && byte(index + 1).isBlank && index > start:
        return true
      default: break
      }
      index += 1
    }
    return depth > 0
  }

  /// `{{name}}`, or another list or mapping as a key.
  func reportCollectionAsKey(_ node: StoredNode, into sink: inout DiagnosticSink) {
    // A key inside a key that was reported is no fault of its own.
    if tree.isInsideKey { return }
    let start = Int(node.start)
    let before = start - 1
    let isTemplate =
      byte(start) == UInt8(ascii: "{") && before >= 0 && byte(before) == UInt8(ascii: "{")
    guard isTemplate else {
      let end =
        byte(start) == UInt8(ascii: "{") || byte(start) == UInt8(ascii: "[") ? start + 1 : lineEnd(of: start)
      return sink.report(.collectionAsKey(at: range(start, end)))
    }
    let end = valueEnd(from: before, isInFlow: tree.isAroundInFlow)
    sink.report(.templateBraces(text(before, end), at: range(before, end)))
  }

  // MARK: The whole document

  /// The `:` behind a name at the start of a text, with no space after it.
  func colonInWord(_ start: Int, _ end: Int) -> Int? {
    var index = start
    while index < end, byte(index).isLetter || byte(index).isDigit || byte(index) == UInt8(ascii: "_") {
      index += 1
    }
    guard index > start, index + 1 < end, byte(index) == UInt8(ascii: ":") else { return nil }
    // A URL is a text.
    return byte(index + 1) == UInt8(ascii: "/") ? nil : index
  }

  /// A document that is one word such as `a:1` lacks a space.
  mutating func checkRoot(into sink: inout DiagnosticSink) {
    let root = tree.nodes[0]
    guard root.shape == .scalar, root.style == .plain else { return }
    if let colon = colonInWord(Int(root.start), Int(root.end)) {
      sink.report(.spaceAfterColon(at: range(colon, colon + 1)))
      tree.nodes[0].shape = .missing
    }
  }

  /// `a: &x` names nothing and is null: the text `&x` was meant.
  mutating func reportUnusedAnchors(into sink: inout DiagnosticSink) {
    for anchor in anchors where !anchor.isUsed && anchor.node != Anchor.dropped {
      let node = tree.nodes[Int(anchor.node)]
      guard node.shape == .scalar, node.style == .plain, node.textLength == 0 else { continue }
      let start = Int(anchor.range.start)
      let end = Int(anchor.range.end)
      let next = skipSpaceAndComments(from: end)
      if byte(next) == UInt8(ascii: ":") { continue }
      sink.report(.ampersand(text(start, end), at: range(start, end)))
      tree.nodes[Int(anchor.node)].shape = .missing
    }
  }

  // MARK: Tags and aliases

  func tagFinding(at tag: Range<Int>) -> Diagnostic {
    let start = tag.lowerBound
    let second = byte(start + 1)
    guard second != UInt8(ascii: "!"), second != UInt8(ascii: "<"), !second.isJSONSpace, second != 0 else {
      return .tag(text(start, tag.upperBound), at: range(start, tag.upperBound))
    }
    let end = valueEnd(from: start, isInFlow: tree.isInFlow)
    return .exclamationMark(text(start, end), at: range(start, end))
  }

  func undefinedAlias(_ name: String, start: Int, end: Int) -> Diagnostic {
    let valueEnd = max(end, valueEnd(from: start, isInFlow: tree.isInFlow))
    return .undefinedAlias(name, at: range(start, end), value: text(start, valueEnd), range(start, valueEnd))
  }
}
