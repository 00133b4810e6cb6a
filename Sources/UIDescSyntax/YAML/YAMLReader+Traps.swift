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
    if offsetsAreASCII { return false }
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
    guard length > 0 else { return false }
    let start = index
    var count = 0
    while length > 0 {
      index += length
      count += 1
      length = oddSpaceLength(at: index)
    }
    sink.report(.oddSpace(at: range(start, index), count: count))
    return true
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

  // MARK: Brackets

  /// `{in: f(a, b)}` and `{title: Hello, world!}`: a comma that was part of a value has cut it.
  mutating func checkFlow(_ frame: TreeBuilder.Frame, isBracketed: Bool, into sink: inout DiagnosticSink) {
    guard isBracketed, frame.count + (frame.isTorn ? 1 : 0) > 0 else { return }
    if frame.isList {
      checkFlowSequence(Int(frame.node), into: &sink)
    } else {
      checkFlowMapping(Int(frame.node), into: &sink)
    }
  }

  private mutating func checkFlowSequence(_ sequence: Int, into sink: inout DiagnosticSink) {
    var element = sequence + 1
    while element < tree.nodes.count {
      let next = Int(tree.nodes[element].next)
      if isPlain(element), openParentheses(element) > 0, next < tree.nodes.count {
        var last = next
        while last < tree.nodes.count, !(isPlain(last) && openParentheses(last) < 0) {
          last = Int(tree.nodes[last].next)
        }
        // Where no parenthesis closes behind this one, none closes behind a later one.
        if last >= tree.nodes.count { return }
        reportTorn(from: element, to: Int(tree.nodes[last].end), into: &sink)
        // The pieces become one element, as their author meant them.
        var piece = next
        while piece <= last {
          tree.frame.count -= 1
          piece = Int(tree.nodes[piece].next)
        }
        tree.nodes[element].next = Int32(truncatingIfNeeded: piece)
        element = piece
      } else {
        element = next
      }
    }
  }

  private mutating func checkFlowMapping(_ mapping: Int, into sink: inout DiagnosticSink) {
    var key = mapping + 1
    var previous: Int?
    var mayClose = true
    while key < tree.nodes.count {
      let value = key + 1
      var next = Int(tree.nodes[value].next)
      if !tree.nodes[key].flags.contains(.isSkipped), isWithoutColon(key) {
        if let colon = colonWithoutSpace(in: key) {
          sink.report(.spaceAfterColon(at: range(colon, colon + 1)))
          skipEntry(key, of: mapping)
        } else if let previous {
          let end = endOfTornEntries(from: key, in: mapping)
          if isPlain(previous) {
            reportTorn(from: previous, to: end, into: &sink)
          } else {
            sink.report(.entryWithoutColon(tree.keyText(key), at: tree.range(of: key)))
          }
        }
      } else if mayClose, isPlain(value), openParentheses(value) > 0, next < tree.nodes.count {
        if let end = endOfParentheses(from: next) {
          reportTorn(from: value, to: end, into: &sink)
          while next < tree.nodes.count, Int(tree.nodes[next].start) < end {
            skipEntry(next, of: mapping)
            next = Int(tree.nodes[next + 1].next)
          }
        } else {
          // Where no parenthesis closes behind this one, none closes behind a later one.
          mayClose = false
        }
      }
      previous = value
      key = next
    }
  }

  /// Passes over this entry and those without a colon that follow; where the last of them ends.
  private mutating func endOfTornEntries(from first: Int, in mapping: Int) -> Int {
    var key = first
    var end = Int(tree.nodes[first].end)
    while key < tree.nodes.count, isWithoutColon(key) {
      end = Int(tree.nodes[key].end)
      skipEntry(key, of: mapping)
      key = Int(tree.nodes[key + 1].next)
    }
    return end
  }

  private mutating func skipEntry(_ key: Int, of mapping: Int) {
    guard !tree.nodes[key].flags.contains(.isSkipped) else { return }
    tree.nodes[key].flags.insert(.isSkipped)
    tree.frame.count -= 1
    tree.frame.isTorn = true
  }

  private func endOfParentheses(from first: Int) -> Int? {
    var key = first
    while key < tree.nodes.count {
      let value = key + 1
      if isPlain(value), openParentheses(value) < 0 { return Int(tree.nodes[value].end) }
      if openParentheses(key) < 0 { return Int(tree.nodes[key].end) }
      key = Int(tree.nodes[value].next)
    }
    return nil
  }

  private mutating func reportTorn(from node: Int, to end: Int, into sink: inout DiagnosticSink) {
    let start = Int(tree.nodes[node].start)
    sink.report(.cutAtComma(text(start, end), at: range(start, end)))
    tree.nodes[node] = StoredNode(.missing, start: start, end: end)
    tree.nodes[node].next = Int32(truncatingIfNeeded: node + 1)
  }

  private func isPlain(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    return node.shape == .scalar && node.style == .plain && node.textLength > 0
  }

  private func openParentheses(_ index: Int) -> Int {
    let node = tree.nodes[index]
    var depth = 0
    for offset in Int(node.start)..<Int(node.end) {
      let current = source[offset]
      if current == UInt8(ascii: "(") { depth += 1 }
      if current == UInt8(ascii: ")") { depth -= 1 }
    }
    return depth
  }

  private func isWithoutColon(_ key: Int) -> Bool {
    let value = tree.nodes[key + 1]
    guard value.shape == .scalar, value.textLength == 0, value.style == .plain else { return false }
    let end = skipSpaceAndComments(from: Int(tree.nodes[key].end))
    return byte(end) != UInt8(ascii: ":") && byte(end) != UInt8(ascii: "?")
  }

  /// The `:` of `{spacing:8}`, which YAML reads as one word.
  private func colonWithoutSpace(in key: Int) -> Int? {
    guard isPlain(key) else { return nil }
    return colonInWord(Int(tree.nodes[key].start), Int(tree.nodes[key].end))
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
