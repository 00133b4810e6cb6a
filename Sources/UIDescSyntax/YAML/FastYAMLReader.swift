import UIDescDiagnostics

// The short way through plain documents: the bytes of one file come in, and the very tree that libyaml's events would
// have given goes out, or nil. It knows block lists and mappings, flow ones, and scalars on one line; whatever else
// stands in a document, and whatever deserves a finding, is left to libyaml from the start. It never reports anything.

/// The tree of a document that has nothing unusual in it; nil where libyaml must look at it.
func readPlainYAML(
  _ source: SourceFile, id: SourceID, text: TextInspection, limits: SyntaxLimits
) -> SyntaxTree? {
  guard text.start == 0, let last = source.bytes.last else { return nil }
  // The reader stops at line breaks and nowhere else.
  let bytes = last == 0x0A ? source.bytes : source.bytes + [0x0A]
  return unsafe bytes.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress,
      unsafe hasOnlyPlainCharacters(buffer, isASCII: text.isASCII)
    else { return nil }
    var reader = unsafe FastYAMLReader(base, count: buffer.count, hasAddedBreak: last != 0x0A, limits: limits)
    return reader.readDocument() ? reader.finish(source: source, id: id) : nil
  }
}

/// The state of one reading: a position that only goes forward, and the nodes so far.
///
/// Functions that read return false for "not mine". The text ends with a line break, where every scan stops at the
/// latest, so none of them looks for the end of the text.
@safe struct FastYAMLReader: ~Copyable {
  private let base: UnsafePointer<UInt8>
  let count: Int
  /// The last line break does not stand in the file.
  let hasAddedBreak: Bool
  let nestingLimit: Int
  var at = 0
  /// The offset at which the current line starts.
  var lineStart = 0
  /// Where the content of the current line starts, counted from 0; -1 behind the last line.
  var column = -1
  /// A line with `---` or `...` has been met; nothing behind it has been looked at.
  var isAtMarker = false
  var depth = 0
  /// Where the node that was finished last ends: there a block collection ends that closes now.
  var lastEnd: UInt32 = 0
  var nodes = PlainBuffer<StoredNode>()
  var decoded: [UInt8] = []
  var keys = KeyTable()
  /// Keys that were seen lately, each at the place that its bytes give.
  var recentKeys = PlainBuffer<RecentKey>()
  /// The mapping, by its node, in which a key was seen last: for keys beyond the first 64.
  var lastUse = PlainBuffer<Int32>()

  init(_ base: UnsafePointer<UInt8>, count: Int, hasAddedBreak: Bool, limits: SyntaxLimits) {
    unsafe self.base = base
    self.count = count
    self.hasAddedBreak = hasAddedBreak
    // Deeper than this nobody writes, and each level takes some of the stack.
    nestingLimit = min(limits.nesting, 200)
    nodes.reserve(count / 10 + 16)
    recentKeys.fill(RecentKey(), count: 64)
  }

  consuming func finish(source file: SourceFile, id: SourceID) -> SyntaxTree {
    SyntaxTree(source: file, id: id, nodes: nodes, decoded: decoded, keys: keys, mergedKeys: [])
  }

  /// The text as the key table and other slow ways read it.
  var source: SourceBytes { unsafe SourceBytes(base, count: count) }

  // MARK: Bytes

  /// Offsets reach the last line break at the most.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    assert(offset >= 0 && offset < count)
    return unsafe base[offset]
  }

  @inline(__always)
  func hasWord(at offset: Int) -> Bool { offset &+ 8 <= count }

  /// The eight bytes from here on, the first one lowest.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + 8 <= count)
    return unsafe UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
  }

  @inline(__always)
  func isSpaceOrEnd(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

  @inline(__always)
  mutating func skipSpaces() {
    while byte(at) == 0x20 { at &+= 1 }
  }

  // MARK: Lines

  /// Goes from the end of a line to the first character of the next one that has content.
  mutating func nextLine() {
    var index = at &+ 1
    while index < count {
      let start = index
      index = endOfSpaces(from: index)
      let first = byte(index)
      if first == 0x0A {
        index &+= 1
      } else if first == UInt8(ascii: "#") {
        index = endOfLine(from: index) &+ 1
      } else {
        at = index
        lineStart = start
        column = index &- start
        if column == 0, first == UInt8(ascii: "-") || first == UInt8(ascii: "."), isMarker(first) {
          isAtMarker = true
          column = -1
        }
        return
      }
    }
    at = count
    column = -1
  }

  private func isMarker(_ first: UInt8) -> Bool {
    at &+ 3 < count && byte(at &+ 1) == first && byte(at &+ 2) == first && isSpaceOrEnd(byte(at &+ 3))
  }

  @inline(__always)
  private func endOfSpaces(from start: Int) -> Int {
    var index = start
    while hasWord(at: index) {
      let others = word(at: index) ^ 0x2020_2020_2020_2020
      if others != 0 { return index &+ others.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    while byte(index) == 0x20 { index &+= 1 }
    return index
  }

  @inline(__always)
  func endOfLine(from start: Int) -> Int {
    var index = start
    while hasWord(at: index) {
      let breaks = marks(of: 0x0A, in: word(at: index))
      if breaks != 0 { return index &+ breaks.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    while byte(index) != 0x0A { index &+= 1 }
    return index
  }

  /// Leaves the line behind a value: nothing but a comment may follow.
  @inline(__always)
  mutating func endValue() -> Bool {
    skipSpaces()
    if byte(at) != 0x0A {
      // A `#` that stands close before a text may be a colour, or hold what was meant as a part of the value.
      guard byte(at) == UInt8(ascii: "#"), byte(at &- 1) == 0x20, byte(at &+ 1) == 0x20 else { return false }
      at = endOfLine(from: at)
    }
    nextLine()
    return true
  }
}

/// The highest bit of each byte that is this character; right for the lowest such byte, and for all where there is
/// nothing but ASCII.
@inline(__always)
func marks(of character: UInt8, in word: UInt64) -> UInt64 {
  let others = word ^ (0x0101_0101_0101_0101 &* UInt64(character))
  return (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
}

/// False for tabs, carriage returns, controls, and the spaces and line breaks beyond ASCII.
private func hasOnlyPlainCharacters(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) -> Bool {
  // One sweep without a branch, which the compiler makes wide.
  var found: UInt8 = 0
  for index in bytes.indices {
    let byte = unsafe bytes[index]
    found |= (byte < 0x20 ? 1 : 0) & (byte == 0x0A ? 0 : 1) | (byte == 0x7F ? 1 : 0)
  }
  return unsafe found == 0 && (isASCII || !hasUnusualCharacter(SourceBytes(bytes)))
}

/// True where a character stands that libyaml refuses or takes for a line break, or one that looks like a space and
/// stands where it may be taken for one.
private func hasUnusualCharacter(_ source: SourceBytes) -> Bool {
  var index = 0
  while index < source.count {
    if source.isASCIIWord(at: index) {
      index += 8
      continue
    }
    let (second, third) = (source[index + 1], source[index + 2])
    var isSpace = false
    switch source[index] {
    case 0xC2:
      if second < 0xA0 { return true }
      isSpace = second == 0xA0
    case 0xE2:
      if second == 0x80, third == 0xA8 || third == 0xA9 { return true }
      isSpace = second == 0x80 && (third <= 0x8B || third == 0xAF) || second == 0x81 && third == 0x9F
    case 0xE3: isSpace = second == 0x80 && third == 0x80
    case 0xEF: if second == 0xBB && third == 0xBF || second == 0xBF && third >= 0xBE { return true }
    default: break
    }
    if isSpace {
      // Inside a word, or behind its full stop, it is one of the text's characters.
      let previous = source[index - 1]
      let isInText =
        previous.isLetter || previous.isDigit || previous >= 0x80 || previous == UInt8(ascii: ".")
      if !isInText { return true }
    }
    index += 1
  }
  return false
}
