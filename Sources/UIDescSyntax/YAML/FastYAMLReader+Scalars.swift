// Scalars on one line.
extension FastYAMLReader {
  /// True where a character, followed by this one, starts a plain scalar anywhere.
  @inline(__always)
  func startsPlain(_ first: UInt8, before second: UInt8) -> Bool {
    // The characters that start something else, by the 64 of ASCII that hold punctuation and digits and by the rest.
    if first < 0x40 {
      if first == UInt8(ascii: "-") { return !isSpaceOrEnd(second) }
      return Self.lowIndicators >> UInt64(first) & 1 == 0
    }
    return first >= 0x80 || Self.highIndicators >> UInt64(first & 0x3F) & 1 == 0
  }

  /// Space, line break and `!"#%&'*,:>?`.
  private static var lowIndicators: UInt64 {
    bits(of: 0x20, 0x0A, 0x21, 0x22) | bits(of: 0x23, 0x25, 0x26, 0x27) | bits(of: 0x2A, 0x2C, 0x3A, 0x3E)
      | bits(of: 0x3F, 0x3F, 0x3F, 0x3F)
  }

  /// ``@[]`{|}``.
  private static var highIndicators: UInt64 {
    bits(of: 0x40, 0x5B, 0x5D, 0x60) | bits(of: 0x7B, 0x7C, 0x7D, 0x7D)
  }

  @inline(__always)
  private static func bits(of a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64) -> UInt64 {
    1 << (a & 63) | 1 << (b & 63) | 1 << (c & 63) | 1 << (d & 63)
  }

  /// Scans a plain scalar outside brackets, up to a key's colon, a comment or the end of the line.
  @inline(__always)
  mutating func scanPlain(_ node: inout StoredNode) {
    var index = at
    while true {
      if hasWord(at: index) {
        let stops = blockStops(in: word(at: index))
        if stops == 0 {
          index &+= 8
          continue
        }
        index &+= stops.trailingZeroBitCount >> 3
      }
      let byte = byte(index)
      if byte == 0x0A { break }
      if byte == UInt8(ascii: ":"), isSpaceOrEnd(self.byte(index &+ 1)) { break }
      if byte == UInt8(ascii: "#"), self.byte(index &- 1) == 0x20 { break }
      index &+= 1
    }
    at = index
    finishPlain(&node, before: index)
  }

  /// The highest bit of each byte that may end a plain scalar: a line break, `:`, `*` or `#`, and some beyond ASCII.
  @inline(__always)
  private func blockStops(in word: UInt64) -> UInt64 {
    let high: UInt64 = 0x8080_8080_8080_8080
    let colons = high &- ((word & 0x4F4F_4F4F_4F4F_4F4F) ^ 0x0A0A_0A0A_0A0A_0A0A)
    let hashes = high &- ((word & 0x7F7F_7F7F_7F7F_7F7F) ^ 0x2323_2323_2323_2323)
    return (colons | hashes) & high
  }

  /// Sets the end of a plain scalar, without the spaces that follow it.
  @inline(__always)
  func finishPlain(_ node: inout StoredNode, before stop: Int) {
    var end = stop
    while byte(end &- 1) == 0x20 { end &-= 1 }
    node.end = UInt32(truncatingIfNeeded: end)
    node.textStart = node.start
    node.textLength = node.end &- node.start
  }

  // MARK: Quotes

  mutating func scanDoubleQuoted(_ node: inout StoredNode) -> Bool {
    node.style = .doubleQuoted
    let index = endOfQuoted(UInt8(ascii: "\""), from: at &+ 1)
    if byte(index) == UInt8(ascii: "\"") {
      finishQuoted(&node, at: index)
      return true
    }
    return byte(index) == UInt8(ascii: "\\") && decodeDoubleQuoted(&node, from: index)
  }

  mutating func scanSingleQuoted(_ node: inout StoredNode) -> Bool {
    node.style = .singleQuoted
    let index = endOfQuoted(UInt8(ascii: "'"), from: at &+ 1)
    guard byte(index) == UInt8(ascii: "'") else { return false }
    if byte(index &+ 1) == UInt8(ascii: "'") { return decodeSingleQuoted(&node, from: index) }
    finishQuoted(&node, at: index)
    return true
  }

  /// The next quote, line break or, between double quotes, backslash.
  @inline(__always)
  private func endOfQuoted(_ quote: UInt8, from start: Int) -> Int {
    let high: UInt64 = 0x8080_8080_8080_8080
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let ones: UInt64 = 0x0101_0101_0101_0101
    let other = quote == UInt8(ascii: "\"") ? UInt8(ascii: "\\") : quote
    var index = start
    while true {
      if hasWord(at: index) {
        let word = word(at: index) & low
        let stops =
          (high &- (word ^ (ones &* UInt64(quote)))) | (high &- (word ^ (ones &* UInt64(other))))
          | (high &- (word ^ 0x0A0A_0A0A_0A0A_0A0A))
        if stops & high == 0 {
          index &+= 8
          continue
        }
        index &+= (stops & high).trailingZeroBitCount >> 3
      }
      let byte = byte(index)
      if byte == quote || byte == other || byte == 0x0A { return index }
      index &+= 1
    }
  }

  @inline(__always)
  private mutating func finishQuoted(_ node: inout StoredNode, at quote: Int) {
    at = quote &+ 1
    node.end = UInt32(truncatingIfNeeded: at)
    node.textStart = node.start &+ 1
    node.textLength = node.end &- node.start &- 2
  }

  private mutating func finishDecoded(_ node: inout StoredNode, from start: Int, at quote: Int) -> Bool {
    at = quote &+ 1
    node.end = UInt32(truncatingIfNeeded: at)
    node.textStart = UInt32(truncatingIfNeeded: start)
    node.textLength = UInt32(truncatingIfNeeded: decoded.count - start)
    node.flags = .isDecoded
    return true
  }

  // MARK: Escapes

  /// Decodes a text in single quotes from its first doubled quote on.
  private mutating func decodeSingleQuoted(_ node: inout StoredNode, from first: Int) -> Bool {
    let start = decoded.count
    var index = first
    var copied = at &+ 1
    while byte(index) == UInt8(ascii: "'"), byte(index &+ 1) == UInt8(ascii: "'") {
      append(copied..<index &+ 1)
      copied = index &+ 2
      index = endOfQuoted(UInt8(ascii: "'"), from: copied)
    }
    guard byte(index) == UInt8(ascii: "'") else { return false }
    append(copied..<index)
    return finishDecoded(&node, from: start, at: index)
  }

  /// Decodes a text in double quotes from its first backslash on.
  private mutating func decodeDoubleQuoted(_ node: inout StoredNode, from first: Int) -> Bool {
    let start = decoded.count
    var index = first
    var copied = at &+ 1
    while byte(index) == UInt8(ascii: "\\") {
      append(copied..<index)
      let length = decodeEscape(at: index)
      guard length > 0 else { return false }
      copied = index &+ length
      index = endOfQuoted(UInt8(ascii: "\""), from: copied)
    }
    guard byte(index) == UInt8(ascii: "\"") else { return false }
    append(copied..<index)
    return finishDecoded(&node, from: start, at: index)
  }

  mutating func append(_ range: Range<Int>) {
    unsafe decoded.append(contentsOf: source[range].buffer)
  }

  /// Appends what an escape stands for; its length, or 0 where it is a rare or a wrong one.
  private mutating func decodeEscape(at index: Int) -> Int {
    let letter = byte(index &+ 1)
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(letter)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "0"): decoded.append(0x00)
    case UInt8(ascii: "e"): decoded.append(0x1B)
    case UInt8(ascii: "x"): return decodeCode(at: index &+ 2, digits: 2)
    case UInt8(ascii: "u"): return decodeCode(at: index &+ 2, digits: 4)
    default: return 0
    }
    return 2
  }

  private mutating func decodeCode(at start: Int, digits: Int) -> Int {
    var value: UInt32 = 0
    for offset in start..<start + digits {
      // A line break is no digit, so the text does not end before this loop does.
      guard byte(offset).isHexDigit else { return 0 }
      value = value << 4 | hexValue(byte(offset))
    }
    guard let scalar = Unicode.Scalar(value) else { return 0 }
    decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    return 2 + digits
  }
}
