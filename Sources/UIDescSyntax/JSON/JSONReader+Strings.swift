import UIDescDiagnostics

extension JSONReader {
  /// The string that starts at the position: in the source where it has no escapes, else decoded; nil after a report.
  mutating func readString(into sink: inout DiagnosticSink) -> StoredNode? {
    let start = position
    var index = position + 1
    while index < source.count {
      let byte = source[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      index += 1
    }
    position = index
    if current == UInt8(ascii: "\""), index < source.count {
      position = index + 1
      return string(from: start, textStart: start + 1, length: index - start - 1, flags: [])
    }
    return readEscaped(from: start, into: &sink)
  }

  private func string(
    from start: Int, textStart: Int, length: Int, flags: StoredNode.Flags
  ) -> StoredNode {
    var node = StoredNode(.scalar, start: start, end: position)
    node.textStart = UInt32(truncatingIfNeeded: textStart)
    node.textLength = UInt32(truncatingIfNeeded: length)
    node.style = .doubleQuoted
    node.flags = flags
    return node
  }

  private mutating func readEscaped(from start: Int, into sink: inout DiagnosticSink) -> StoredNode? {
    let textStart = tree.decoded.count
    _ = tree.appendDecoded(source[start + 1..<position])
    while position < source.count {
      switch current {
      case UInt8(ascii: "\""):
        position += 1
        return string(
          from: start, textStart: textStart, length: tree.decoded.count - textStart, flags: .isDecoded)
      case UInt8(ascii: "\\"):
        guard readEscape(into: &sink) else { return nil }
      case 0..<0x20:
        reportControlCharacter(in: start, into: &sink)
        return nil
      default:
        tree.decoded.append(current)
        position += 1
      }
    }
    sink.report(.unclosedQuote(at: range(start, start + 1)))
    return nil
  }

  private mutating func readEscape(into sink: inout DiagnosticSink) -> Bool {
    let start = position
    position += 1
    let letter = current
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): tree.decoded.append(letter)
    case UInt8(ascii: "b"): tree.decoded.append(0x08)
    case UInt8(ascii: "f"): tree.decoded.append(0x0C)
    case UInt8(ascii: "n"): tree.decoded.append(0x0A)
    case UInt8(ascii: "r"): tree.decoded.append(0x0D)
    case UInt8(ascii: "t"): tree.decoded.append(0x09)
    case UInt8(ascii: "u"): return readUnicodeEscape(from: start, into: &sink)
    default:
      sink.report(.invalidEscape(at: range(start, endOfCharacter(from: start + 1)), in: source))
      return false
    }
    return true
  }

  /// `\uXXXX`, or two of them where the first is the upper half of a surrogate pair.
  private mutating func readUnicodeEscape(from start: Int, into sink: inout DiagnosticSink) -> Bool {
    guard let first = readHexDigits() else {
      sink.report(.shortUnicodeEscape(at: range(start, position)))
      return false
    }
    var scalar = first
    if (0xD800..<0xDC00).contains(first), current == UInt8(ascii: "\\"), position + 1 < source.count,
      source[position + 1] == UInt8(ascii: "u")
    {
      position += 2
      guard let second = readHexDigits(), (0xDC00..<0xE000).contains(second) else {
        sink.report(.loneSurrogate(at: range(start, start + 6)))
        return false
      }
      scalar = 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)
    }
    guard let character = Unicode.Scalar(scalar) else {
      sink.report(.loneSurrogate(at: range(start, start + 6)))
      return false
    }
    if let encoded = UTF8.encode(character) { tree.decoded.append(contentsOf: encoded) }
    return true
  }

  private mutating func readHexDigits() -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard current.isHexDigit else { return nil }
      value = value << 4 | hexValue(current)
      position += 1
    }
    return value
  }

  private func endOfLine(from start: Int) -> Int {
    var end = start
    while end < source.count, !source[end].isLineBreak { end += 1 }
    return end
  }

  func endOfCharacter(from start: Int) -> Int {
    var end = min(start + 1, source.count)
    while end < source.count, source[end].isContinuation { end += 1 }
    return end
  }
}

/// The value of a hexadecimal digit.
func hexValue(_ digit: UInt8) -> UInt32 {
  digit.isDigit ? UInt32(digit - 0x30) : UInt32((digit | 0x20) - 0x61 + 10)
}
