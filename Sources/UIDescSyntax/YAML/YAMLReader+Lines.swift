import UIDescDiagnostics

// Where a value starts and ends as its author meant it, found in the text alone: for faults and fix-its, never while
// all goes well.
extension YAMLReader {
  /// A value on one line, and whether brackets around it end it early.
  struct Value {
    var start: Int
    var end: Int
    var isInFlow: Bool
    /// The `:` that stands before it, if it is an entry's value.
    var colon: Int?
  }

  func byte(_ offset: Int) -> UInt8 { source[offset] }

  func text(_ start: Int, _ end: Int) -> String { source[start..<max(start, end)].text }

  func lineStart(of offset: Int) -> Int {
    var start = min(offset, source.count)
    while start > 0, !byte(start - 1).isLineBreak { start -= 1 }
    return start
  }

  func lineEnd(of offset: Int, atMost length: Int = Int.max) -> Int {
    var end = min(offset, source.count)
    let limit = length < source.count - end ? end + length : source.count
    while end < limit, !byte(end).isLineBreak { end += 1 }
    return end
  }

  func skipBlanks(from start: Int) -> Int {
    var index = start
    while byte(index).isBlank { index += 1 }
    return index
  }

  func endWithoutBlanks(_ end: Int, after start: Int) -> Int {
    var end = end
    while end > start, byte(end - 1).isBlank { end -= 1 }
    return end
  }

  /// The end of a value that starts here: before a comment, the line's end, or punctuation that is not its own.
  func valueEnd(from start: Int, isInFlow: Bool) -> Int {
    var depth = 0
    var index = start
    // No author quotes more, and a long line full of faults would be read again for each of them.
    let limit = lineEnd(of: start, atMost: longestValue)
    while index < limit {
      let current = byte(index)
      switch current {
      case UInt8(ascii: "#") where index > start && byte(index - 1).isBlank:
        return endWithoutBlanks(index, after: start)
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        if let close = closingQuote(of: index, before: limit) { index = close }
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if isInFlow, depth <= 0 { return endWithoutBlanks(index, after: start) }
        depth -= 1
      case UInt8(ascii: ",") where isInFlow && depth <= 0: return endWithoutBlanks(index, after: start)
      default: break
      }
      index += 1
    }
    return endWithoutBlanks(limit, after: start)
  }

  /// The quote that closes the one here, or nil for an apostrophe inside a word.
  private func closingQuote(of open: Int, before limit: Int) -> Int? {
    let previous = byte(open - 1)
    if previous.isLetter || previous.isDigit { return nil }
    var index = open + 1
    while index < limit {
      if byte(index) == UInt8(ascii: "\\"), byte(open) == UInt8(ascii: "\"") {
        index += 1
      } else if byte(index) == byte(open) {
        return index
      }
      index += 1
    }
    return nil
  }

  /// The value in which an offset lies: behind the dashes and the first key of its line, or inside brackets.
  func value(around offset: Int) -> Value {
    if let outermost = tree.outermostFlow {
      let start = Int(tree.nodes[outermost].start)
      if let inner = flowValue(from: start, around: offset) { return inner }
    }
    let line = skipBlanks(from: lineStart(of: offset))
    var start = line
    while byte(start) == UInt8(ascii: "-"), byte(start + 1).isBlank, start < offset {
      start = skipBlanks(from: start + 1)
    }
    let isBracket = byte(start) == UInt8(ascii: "{") || byte(start) == UInt8(ascii: "[")
    let colon = isBracket ? nil : keyColon(from: start, before: offset)
    if let colon { start = skipBlanks(from: colon + 1) }
    if byte(start) == UInt8(ascii: "{") || byte(start) == UInt8(ascii: "["), start < offset {
      if let inner = flowValue(from: start, around: offset) { return inner }
    }
    return Value(start: start, end: valueEnd(from: start, isInFlow: false), isInFlow: false, colon: colon)
  }

  /// The `:` after the key that starts here.
  func keyColon(from start: Int, before limit: Int) -> Int? {
    var index = start
    if byte(index) == UInt8(ascii: "\"") || byte(index) == UInt8(ascii: "'") {
      guard let close = closingQuote(of: index, before: lineEnd(of: index, atMost: longestValue)) else {
        return nil
      }
      index = skipBlanks(from: close + 1)
      return byte(index) == UInt8(ascii: ":") && index < limit ? index : nil
    }
    let end = min(limit, lineEnd(of: start))
    while index < end {
      let next = byte(index + 1)
      if byte(index) == UInt8(ascii: ":"), next.isBlank || next.isLineBreak || index + 1 == source.count {
        return index
      }
      index += 1
    }
    return nil
  }

  /// The entry or element in which an offset lies, or nil where the brackets are closed before it.
  private func flowValue(from start: Int, around offset: Int) -> Value? {
    var starts: [(start: Int, colon: Int?)] = []
    var index = start
    var isTokenStart = true
    while index < offset {
      let current = byte(index)
      switch current {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        starts.append((index + 1, nil))
        isTokenStart = true
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if !starts.isEmpty { starts.removeLast() }
        isTokenStart = false
      case UInt8(ascii: ","):
        if !starts.isEmpty { starts[starts.count - 1] = (index + 1, nil) }
        isTokenStart = true
      case UInt8(ascii: ":") where byte(index + 1).isJSONSpace || byte(index + 1).isFlowPunctuation:
        if !starts.isEmpty { starts[starts.count - 1] = (index + 1, index) }
        isTokenStart = true
      case UInt8(ascii: "#") where byte(index - 1).isJSONSpace:
        index = lineEnd(of: index)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if isTokenStart, let close = closingQuote(of: index, before: source.count) { index = close }
        isTokenStart = false
      default:
        if !current.isJSONSpace { isTokenStart = false }
      }
      index += 1
    }
    guard let place = starts.last else { return nil }
    let first = skipSpaceAndComments(from: place.start)
    return Value(start: first, end: valueEnd(from: first, isInFlow: true), isInFlow: true, colon: place.colon)
  }
}

/// How far a finding looks for the end of a value; a longer one is not quoted by a fix-it.
let longestValue = 2000

/// A text in YAML's quotes: double ones, or single ones where it holds a `"` or a `\`.
func quotedForYAML(_ text: String) -> String {
  if !text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
    return "\"\(text)\""
  }
  var result = "'"
  for character in text.unicodeScalars {
    result.unicodeScalars.append(character)
    if character == "'" { result.unicodeScalars.append("'") }
  }
  return result + "'"
}

extension FixIt {
  /// Replaces a value by itself in quotes.
  static func quote(_ text: String, at range: SourceRange, isSafe: Bool = true) -> FixIt {
    FixIt("quote it", edits: [SourceEdit(replacing: range, with: quotedForYAML(text))], isSafe: isSafe)
  }
}
