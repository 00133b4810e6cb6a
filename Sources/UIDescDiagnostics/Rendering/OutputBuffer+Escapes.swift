extension OutputBuffer {
  /// The text as a JSON string, quotes included.
  package mutating func append(json text: String) { appendQuoted(text, isJSON: true) }

  /// The text as a Swift string literal, quotes included.
  package mutating func append(swiftLiteral text: String) { appendQuoted(text, isJSON: false) }

  private mutating func appendQuoted(_ text: String, isJSON: Bool) {
    let span = text.utf8.span
    append(0x22)
    unsafe span.withUnsafeBufferPointer { utf8 in
      var start = 0
      while true {
        let end = unsafe firstEscaped(in: utf8, from: start)
        unsafe append(UnsafeBufferPointer(rebasing: utf8[start..<end]))
        guard end < utf8.count else { break }
        unsafe appendEscape(utf8[end], isJSON: isJSON)
        start = end + 1
      }
    }
    append(0x22)
  }

  private mutating func appendEscape(_ byte: UInt8, isJSON: Bool) {
    switch byte {
    case 0x22: append(literal: #"\""#)
    case 0x5C: append(literal: #"\\"#)
    case 0x0A: append(literal: #"\n"#)
    case 0x0D: append(literal: #"\r"#)
    case 0x09: append(literal: #"\t"#)
    case 0x7F where isJSON: append(byte)
    default:
      append(literal: isJSON ? #"\u00"# : #"\u{"#)
      if isJSON || byte > 15 { append(hexDigit(byte >> 4)) }
      append(hexDigit(byte & 15))
      if !isJSON { append(0x7D) }
    }
  }

  /// A number as sixteen hexadecimal digits.
  package mutating func append(hexadecimal number: UInt64) {
    for shift in stride(from: UInt64(60), through: 0, by: -4) {
      append(hexDigit(UInt8(truncatingIfNeeded: number >> shift) & 15))
    }
  }
}

private func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }

/// Where the next control character, quote or backslash stands; the end where there is none.
private func firstEscaped(in utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
  var index = start
  // Eight bytes at a time: a byte's high bit is set where it is less than 0x20, or where it equals one of the others.
  // A borrow can only mark a byte too many behind a marked one, and the loop below looks at each of them.
  while index &+ 8 <= utf8.count {
    let word = unsafe UnsafeRawPointer(utf8.baseAddress.unsafelyUnwrapped + index).loadUnaligned(
      as: UInt64.self)
    let (quotes, slashes, deletes) = (word ^ (ones &* 0x22), word ^ (ones &* 0x5C), word ^ (ones &* 0x7F))
    let isBelow = (word &- ones &* 0x20) & ~word
    let isEqual =
      ((quotes &- ones) & ~quotes) | ((slashes &- ones) & ~slashes) | ((deletes &- ones) & ~deletes)
    if (isBelow | isEqual) & highs != 0 { break }
    index &+= 8
  }
  while index < utf8.count {
    let byte = unsafe utf8[index]
    if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F { return index }
    index &+= 1
  }
  return index
}
