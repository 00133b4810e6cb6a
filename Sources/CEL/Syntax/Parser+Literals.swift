internal import UIDescDiagnostics

extension Parser {
  /// A minus sign that belongs to the number stands before it, so that the smallest integer can be written.
  mutating func number(isNegative: Bool, from start: Int) throws(Stop) -> Int32 {
    let token = token
    advance()
    var node = SyntaxNode(kind: .int, start: UInt32(start), end: UInt32(token.end))
    switch token.kind {
    case .double:
      guard let value = double(token), value.isFinite else {
        throw stop(.numberOutOfRange(at: SourceRange(start, token.end), "a double"))
      }
      node.kind = .double
      node.bits = (isNegative ? -value : value).bitPattern
    case .uint:
      guard let magnitude = integer(token.start, token.end - 1) else {
        throw stop(.numberOutOfRange(at: SourceRange(start, token.end), "an unsigned integer"))
      }
      node.kind = .uint
      node.bits = magnitude
    default:
      let largest: UInt64 = isNegative ? 1 << 63 : 1 << 63 - 1
      guard let magnitude = integer(token.start, token.end), magnitude <= largest else {
        throw stop(.numberOutOfRange(at: SourceRange(start, token.end), "an integer"))
      }
      node.bits = isNegative ? 0 &- magnitude : magnitude
    }
    return add(node)
  }

  private func integer(_ start: Int, _ end: Int) -> UInt64? {
    let bytes = syntax.bytes
    let isHexadecimal = end - start > 2 && bytes[start + 1] | 0x20 == UInt8(ascii: "x")
    let base: UInt64 = isHexadecimal ? 16 : 10
    var value: UInt64 = 0
    for index in (isHexadecimal ? start + 2 : start)..<end {
      let (product, overflows) = value.multipliedReportingOverflow(by: base)
      let (sum, carries) = product.addingReportingOverflow(UInt64(hexValue(bytes[index])))
      if overflows || carries { return nil }
      value = sum
    }
    return value
  }

  private func double(_ token: Token) -> Double? {
    shortDouble(token) ?? Double(syntax.text(token.start, token.end))
  }

  /// A number of few digits without exponent: both parts are exact, so that one division rounds correctly.
  private func shortDouble(_ token: Token) -> Double? {
    guard token.end - token.start <= 16 else { return nil }
    var digits: UInt64 = 0
    var scale = 1.0
    var isFraction = false
    for index in token.start..<token.end {
      let byte = syntax.bytes[index]
      if isDigit(byte) {
        digits = digits &* 10 &+ UInt64(byte &- 0x30)
        if isFraction { scale *= 10 }
      } else if byte == UInt8(ascii: ".") {
        isFraction = true
      } else {
        return nil
      }
    }
    return Double(digits) / scale
  }

  mutating func string() throws(Stop) -> Int32 {
    let token = token
    advance()
    var node = SyntaxNode(kind: .string, start: UInt32(token.start), end: UInt32(token.end))
    var content = token.start
    while syntax.bytes[content] != UInt8(ascii: "\""), syntax.bytes[content] != UInt8(ascii: "'") {
      content += 1
    }
    let quotes = token.flags.contains(.isTriple) ? 3 : 1
    let (start, end) = (content + quotes, token.end - quotes)
    let hasEscapes = token.flags.contains(.hasEscapes)
    if syntax.values.isEmpty { syntax.values.reserveCapacity(6) }
    node.a = Int32(truncatingIfNeeded: syntax.values.count)
    if token.flags.contains(.isBytes) {
      node.kind = .bytes
      let bytes = hasEscapes ? try unescaped(start, end, asBytes: true) : Array(syntax.bytes[start..<end])
      syntax.values.append(.bytes(bytes))
    } else if hasEscapes {
      syntax.values.append(
        .string(String(decoding: try unescaped(start, end, asBytes: false), as: UTF8.self)))
    } else {
      syntax.values.append(.string(syntax.text(start, end)))
    }
    return add(node)
  }

  private mutating func unescaped(_ start: Int, _ end: Int, asBytes: Bool) throws(Stop) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(end - start)
    var at = start
    while at < end {
      let byte = syntax.bytes[at]
      if byte != UInt8(ascii: "\\") {
        result.append(byte)
        at += 1
        continue
      }
      at = try escape(at, end, asBytes: asBytes, into: &result)
    }
    return result
  }

  /// Reads the escape whose backslash stands at an offset, and gives the offset after it.
  private mutating func escape(
    _ at: Int, _ end: Int, asBytes: Bool, into result: inout [UInt8]
  ) throws(Stop) -> Int {
    let code = at + 1 < end ? syntax.bytes[at + 1] : 0
    if let simple = simpleEscape(code) {
      result.append(simple)
      return at + 2
    }
    switch code {
    case UInt8(ascii: "x"), UInt8(ascii: "X"):
      return try codePoint(at, from: at + 2, digits: 2, base: 16, end, asByte: asBytes, into: &result)
    case UInt8(ascii: "0")...UInt8(ascii: "3"):
      return try codePoint(at, from: at + 1, digits: 3, base: 8, end, asByte: asBytes, into: &result)
    case UInt8(ascii: "u") where !asBytes:
      return try codePoint(at, from: at + 2, digits: 4, base: 16, end, asByte: false, into: &result)
    case UInt8(ascii: "U") where !asBytes:
      return try codePoint(at, from: at + 2, digits: 8, base: 16, end, asByte: false, into: &result)
    default: throw stop(.badEscape(at: SourceRange(at, min(end, at + 2))))
    }
  }

  private mutating func codePoint(
    _ at: Int, from start: Int, digits: Int, base: UInt32, _ end: Int, asByte: Bool,
    into result: inout [UInt8]
  ) throws(Stop) -> Int {
    var value: UInt32 = 0
    for index in start..<(start + digits) {
      guard index < end, isHex(syntax.bytes[index]), hexValue(syntax.bytes[index]) < base else {
        throw stop(.badEscape(at: SourceRange(at, min(end, index + 1))))
      }
      value = value &* base &+ hexValue(syntax.bytes[index])
    }
    if asByte {
      result.append(UInt8(truncatingIfNeeded: value))
    } else if let scalar = Unicode.Scalar(value) {
      result.append(contentsOf: Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter)
    } else {
      throw stop(.badEscape(at: SourceRange(at, start + digits)))
    }
    return start + digits
  }

  private func simpleEscape(_ code: UInt8) -> UInt8? {
    switch code {
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "v"): 0x0B
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "?"), UInt8(ascii: "`"): code
    default: nil
    }
  }
}

@inline(__always)
func hexValue(_ byte: UInt8) -> UInt32 {
  isDigit(byte) ? UInt32(byte) - 0x30 : UInt32(byte | 0x20) &- 0x57
}
