import UIDescDiagnostics

extension JSONReader {
  /// What should have stood at the position.
  enum Expected {
    case valueExpected, separatorExpected, keyExpected, colonExpected, endExpected
  }

  /// Reports what stands there instead; false always.
  mutating func report(_ expected: Expected, into sink: inout DiagnosticSink) -> Bool {
    sink.report(explain(expected))
    return false
  }

  private func explain(_ expected: Expected) -> Diagnostic {
    guard position < source.count else { return explainEnd(expected) }
    let here = range(position, endOfCharacter(from: position))
    switch current {
    case 0: return .binaryInput(at: here)
    case UInt8(ascii: "#"): return .jsonComment(at: range(position, endOfCurrentLine))
    case UInt8(ascii: "/") where next == UInt8(ascii: "/") || next == UInt8(ascii: "*"):
      return .jsonComment(at: range(position, endOfComment))
    case UInt8(ascii: "'"):
      if expected == .valueExpected || expected == .keyExpected { return explainSingleQuote() }
    default: break
    }
    switch expected {
    case .valueExpected: return explainValue(here)
    case .keyExpected: return explainKey(here)
    case .colonExpected: return .colonExpected(after: text(lastNode), at: here)
    case .separatorExpected: return explainSeparator(here)
    case .endExpected: return .textAfterValue(at: here)
    }
  }

  private var next: UInt8 { source[position + 1] }

  private var lastNode: Range<Int> {
    let last = tree.nodes.count - 1
    return last < 0 ? 0..<0 : Int(tree.nodes[last].start)..<Int(tree.nodes[last].end)
  }

  private func text(_ range: Range<Int>) -> String {
    source[range].text
  }

  private var endOfCurrentLine: Int {
    var end = position
    while end < source.count, !source[end].isLineBreak { end += 1 }
    return end
  }

  private var endOfComment: Int {
    guard next == UInt8(ascii: "*") else { return endOfCurrentLine }
    var end = position + 2
    while end + 1 < source.count {
      if source[end] == UInt8(ascii: "*") && source[end + 1] == UInt8(ascii: "/") { return end + 2 }
      end += 1
    }
    return source.count
  }

  private func explainEnd(_ expected: Expected) -> Diagnostic {
    guard tree.depth > 0 else {
      return .emptyDocument(at: range(0, 0))
    }
    let opener = Int(tree.nodes[Int(tree.frame.node)].start)
    return .unclosedBracket(text(opener..<opener + 1), at: range(opener, opener + 1))
  }

  private func explainSingleQuote() -> Diagnostic {
    var end = position + 1
    while end < source.count, source[end] != UInt8(ascii: "'"), !source[end].isLineBreak { end += 1 }
    let isClosed = end < source.count && source[end] == UInt8(ascii: "'")
    let inner = text(position + 1..<end)
    let isSimple = isClosed && !inner.contains { $0 == "\"" || $0 == "\\" }
    return .jsonQuotes(at: range(position, isClosed ? end + 1 : position + 1), inner: isSimple ? inner : nil)
  }

  /// The word of letters, digits, `_`, `-`, `.` at the position.
  private var endOfWord: Int {
    var end = position
    while end < source.count {
      let byte = source[end]
      let isWord =
        byte.isLetter || byte.isDigit || byte >= 0x80 || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+")
      if !isWord { break }
      end += 1
    }
    return end
  }

  private func explainValue(_ here: SourceRange) -> Diagnostic {
    switch current {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"):
      return .missingValue(before: text(here.offsets), at: here)
    default: break
    }
    let end = endOfWord
    guard end > position else { return .unexpectedCharacter(text(here.offsets), at: here) }
    let word = text(position..<end)
    if current == UInt8(ascii: "+") || current == UInt8(ascii: ".") || current.isDigit {
      return .invalidNumber(word, at: range(position, end))
    }
    switch word.lowercased() {
    case "true", "false", "null": return .jsonWord(word, at: range(position, end), means: word.lowercased())
    case "none", "nil", "undefined": return .jsonWord(word, at: range(position, end), means: "null")
    default: return .jsonUnquoted(word, at: range(position, end))
    }
  }

  private func explainKey(_ here: SourceRange) -> Diagnostic {
    if current == UInt8(ascii: ",") || current == UInt8(ascii: ":") {
      return .missingValue(before: text(here.offsets), at: here)
    }
    let end = endOfWord
    guard end > position else { return .unexpectedCharacter(text(here.offsets), at: here) }
    return .jsonUnquoted(text(position..<end), at: range(position, end))
  }

  private func explainSeparator(_ here: SourceRange) -> Diagnostic {
    if current == UInt8(ascii: "]") || current == UInt8(ascii: "}") { return explainEnd(.separatorExpected) }
    let startsValue =
      current == UInt8(ascii: "\"") || current == UInt8(ascii: "{") || current == UInt8(ascii: "[")
      || current.isDigit || current.isLetter || current == UInt8(ascii: "-")
    if startsValue {
      return .commaExpected(at: here, after: range(lastNode.lowerBound, endOfPrevious))
    }
    return .unexpectedCharacter(text(here.offsets), at: here)
  }

  /// The end of the last byte before the position that is no white space.
  private var endOfPrevious: Int {
    var end = position
    while end > 0, source[end - 1].isJSONSpace { end -= 1 }
    return end
  }

  mutating func reportNumber(from start: Int, into sink: inout DiagnosticSink) -> Bool {
    position = start
    let end = max(endOfWord, start + 1)
    sink.report(.invalidNumber(text(start..<end), at: range(start, end)))
    return false
  }

  /// A byte below 32 in a string: most often a line break behind a quote that was forgotten.
  mutating func reportControlCharacter(in start: Int, into sink: inout DiagnosticSink) {
    let here = range(position, position + 1)
    switch current {
    case 0: sink.report(.binaryInput(at: here))
    case 0x0A, 0x0D: sink.report(.unclosedQuote(at: range(start, start + 1)))
    case 0x09: sink.report(.tabInString(at: here))
    default: sink.report(.controlCharacter(text(here.offsets), at: here))
    }
  }
}

extension Diagnostic {
  static func trailingComma(at range: SourceRange) -> Self {
    Diagnostic(
      "json-trailing-comma", .error, at: range, "JSON has no comma after the last element; remove it",
      fixIts: [FixIt("remove the comma", edits: [SourceEdit(replacing: range, with: "")])])
  }

  static func jsonComment(at range: SourceRange) -> Self {
    Diagnostic(
      "json-comment", .error, at: range, "JSON has no comments; remove it, or write the document as YAML",
      fixIts: [FixIt("remove the comment", edits: [SourceEdit(replacing: range, with: "")], isSafe: false)])
  }

  static func jsonQuotes(at range: SourceRange, inner: String?) -> Self {
    Diagnostic(
      "json-quotes", .error, at: range, "JSON's strings stand in double quotes",
      fixIts: inner.map {
        [FixIt("use double quotes", edits: [SourceEdit(replacing: range, with: "\"\($0)\"")])]
      } ?? [])
  }

  static func jsonUnquoted(_ word: String, at range: SourceRange) -> Self {
    if let meant = nearestName(to: word, in: ["true", "false", "null"]) {
      return Diagnostic(
        "json-word", .error, at: range, "'\(word)' is no JSON; did you mean '\(meant)'?",
        fixIts: [.rename(range, to: meant)])
    }
    if ["NaN", "nan", "Infinity", "inf"].contains(word) {
      return Diagnostic("json-word", .error, at: range, "JSON has no number '\(word)'")
    }
    return Diagnostic(
      "json-unquoted", .error, at: range,
      "'\(word.shortened)' has no quotes; JSON's keys and strings have double ones",
      fixIts: [FixIt("quote it", edits: [SourceEdit(replacing: range, with: "\"\(word)\"")])])
  }

  static func jsonWord(_ word: String, at range: SourceRange, means meant: String) -> Self {
    Diagnostic(
      "json-word", .error, at: range, "'\(word)' is no JSON; write '\(meant)'",
      fixIts: [FixIt("write '\(meant)'", edits: [SourceEdit(replacing: range, with: meant)])])
  }

  static func invalidNumber(_ word: String, at range: SourceRange) -> Self {
    Diagnostic(
      "invalid-number", .error, at: range,
      "'\(word.shortened)' is no JSON number; it has digits before and after the point, no leading '0' or '+'"
    )
  }

  static func commaExpected(at range: SourceRange, after previous: SourceRange) -> Self {
    Diagnostic(
      "missing-comma", .error, at: range, "a ',' is missing before this",
      fixIts: [FixIt("write a ','", edits: [SourceEdit(replacing: previous.endPoint, with: ",")])])
  }

  static func colonExpected(after key: String, at range: SourceRange) -> Self {
    Diagnostic("missing-colon", .error, at: range, "a ':' and a value should follow the key \(key.shortened)")
  }

  static func textAfterValue(at range: SourceRange) -> Self {
    Diagnostic(
      "text-after-value", .error, at: range, "the document has ended before this; JSON holds one value")
  }

  static func tabInString(at range: SourceRange) -> Self {
    Diagnostic(
      "control-character", .error, at: range, "a tab in a JSON string is written '\\t'",
      fixIts: [FixIt("write '\\t'", edits: [SourceEdit(replacing: range, with: "\\t")])])
  }
}
