/// Bytes on their way out: everything that is printed is appended here and written once.
package struct OutputBuffer: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init(reserving capacity: Int = 0) {
    if capacity > 0 { bytes.reserveCapacity(capacity) }
  }

  package var isEmpty: Bool { bytes.isEmpty }
  package var count: Int { bytes.count }

  package mutating func append(_ byte: UInt8) { bytes.append(byte) }

  package mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  package mutating func append(_ text: Substring) { bytes.append(contentsOf: text.utf8) }

  package mutating func append(_ other: OutputBuffer) { bytes.append(contentsOf: other.bytes) }

  package mutating func append(_ slice: ArraySlice<UInt8>) { bytes.append(contentsOf: slice) }

  /// The byte as often as told; a negative number counts as none.
  package mutating func append(_ byte: UInt8, times: Int) {
    for _ in 0..<max(0, times) { bytes.append(byte) }
  }

  package mutating func append(decimal number: Int) { append(decimal: number, width: 0) }

  /// The number with spaces in front of it until it has the width.
  package mutating func append(decimal number: Int, width: Int) {
    var digits: (UInt64, UInt64, UInt64) = (0, 0, 0)
    unsafe withUnsafeMutableBytes(of: &digits) { scratch in
      // Nineteen digits and a sign are the most that 64 bits need, so twenty-four bytes are never used up.
      var index = 24
      var rest = number.magnitude
      repeat {
        index -= 1
        unsafe scratch[index] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
        rest /= 10
      } while rest > 0
      if number < 0 {
        index -= 1
        unsafe scratch[index] = 0x2D
      }
      append(0x20, times: width - (24 - index))
      unsafe bytes.append(contentsOf: scratch[index...])
    }
  }

  /// The shortest text that reads back as the same number, integral ones without `.0`; infinities are the caller's.
  package mutating func append(shortest number: Double) {
    // Beyond 2^53 Swift writes an exponent or a `.0` of its own, and the conversion could trap.
    if number.magnitude < 9_007_199_254_740_992, Double(Int(number)) == number {
      if number == 0, number.sign == .minus { append(0x2D) }
      append(decimal: Int(number))
    } else {
      append(number.description)
    }
  }

  /// The text as a JSON string, quotes included.
  package mutating func append(json text: String) {
    append(0x22)
    appendEscaped(text, with: appendJSONEscape)
    append(0x22)
  }

  /// The text as a Swift string literal, quotes included.
  package mutating func append(swiftLiteral text: String) {
    append(0x22)
    appendEscaped(text, with: appendSwiftEscape)
    append(0x22)
  }

  /// Makes one line of what was appended since a place: breaks with their indentation go, a comma keeps a blank.
  package mutating func drawTogether(from start: Int) {
    var (read, write) = (start, start)
    while read < bytes.count {
      let byte = bytes[read]
      read += 1
      if byte == 0x0A {
        while read < bytes.count, bytes[read] == 0x20 { read += 1 }
        guard write > start, bytes[write - 1] == 0x2C else { continue }
        bytes[write] = 0x20
      } else {
        bytes[write] = byte
      }
      write += 1
    }
    bytes.removeLast(bytes.count - write)
  }

  // Runs without anything to escape are nearly all of every text, so they are copied whole.
  private mutating func appendEscaped(_ text: String, with escape: (inout Self, UInt8) -> Void) {
    var text = text
    text.withUTF8 { utf8 in
      var runStart = 0
      for index in 0..<utf8.count {
        let byte = unsafe utf8[index]
        guard byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F else { continue }
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[runStart..<index]))
        escape(&self, byte)
        runStart = index + 1
      }
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[runStart...]))
    }
  }
}

private func appendCommonEscape(_ out: inout OutputBuffer, _ byte: UInt8) -> Bool {
  switch byte {
  case 0x22: out.append(#"\""#)
  case 0x5C: out.append(#"\\"#)
  case 0x0A: out.append(#"\n"#)
  case 0x0D: out.append(#"\r"#)
  case 0x09: out.append(#"\t"#)
  default: return false
  }
  return true
}

private func appendJSONEscape(_ out: inout OutputBuffer, _ byte: UInt8) {
  if appendCommonEscape(&out, byte) { return }
  switch byte {
  case 0x08: out.append(#"\b"#)
  case 0x0C: out.append(#"\f"#)
  case 0x7F: out.append(byte)
  default:
    out.append(#"\u00"#)
    out.append(hexDigit(byte >> 4))
    out.append(hexDigit(byte & 15))
  }
}

private func appendSwiftEscape(_ out: inout OutputBuffer, _ byte: UInt8) {
  if appendCommonEscape(&out, byte) { return }
  out.append(#"\u{"#)
  if byte > 15 { out.append(hexDigit(byte >> 4)) }
  out.append(hexDigit(byte & 15))
  out.append(0x7D)
}

private func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
