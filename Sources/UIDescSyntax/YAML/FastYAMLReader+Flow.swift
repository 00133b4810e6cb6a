// Lists and mappings between brackets.
extension FastYAMLReader {
  /// Reads the list or mapping whose bracket stands here, up to behind its closing one.
  mutating func readFlow() -> Bool {
    guard depth < nestingLimit else { return false }
    depth &+= 1
    let isRead = byte(at) == UInt8(ascii: "[") ? readFlowSequence() : readFlowMapping()
    depth &-= 1
    return isRead
  }

  private mutating func openFlow(_ shape: StoredNode.Shape) -> Int {
    var node = StoredNode(shape, start: at, end: 0)
    node.flags = .isFlow
    at &+= 1
    return open(node)
  }

  private mutating func closeFlow(_ index: Int, _ children: Int32) -> Bool {
    at &+= 1
    close(index, children, end: UInt32(truncatingIfNeeded: at))
    return true
  }

  private mutating func readFlowSequence() -> Bool {
    let index = openFlow(.sequence)
    var elements: Int32 = 0
    guard skipFlowSpace() else { return false }
    while byte(at) != UInt8(ascii: "]") {
      guard readFlowValue() else { return false }
      elements &+= 1
      guard skipComma(before: UInt8(ascii: "]")) else { return false }
    }
    return closeFlow(index, elements)
  }

  private mutating func readFlowMapping() -> Bool {
    let index = openFlow(.mapping)
    var entries: Int32 = 0
    var used = UsedKeys()
    guard skipFlowSpace() else { return false }
    while byte(at) != UInt8(ascii: "}") {
      var key = StoredNode(.scalar, start: at, end: at)
      guard scanFlowScalar(&key) else { return false }
      skipSpaces()
      guard byte(at) == UInt8(ascii: ":"), at &- Int(key.start) <= 1000, addKey(key, &used) else {
        return false
      }
      at &+= 1
      guard skipFlowSpace() else { return false }
      if byte(at) == UInt8(ascii: ",") || byte(at) == UInt8(ascii: "}") {
        addNull(at: at)
      } else {
        guard readFlowValue() else { return false }
      }
      entries &+= 1
      guard skipComma(before: UInt8(ascii: "}")) else { return false }
    }
    return closeFlow(index, entries) && (!used.isWide || hasDistinctKeys(index))
  }

  /// Goes to the next character that is no space, line break or comment.
  @inline(__always)
  private mutating func skipFlowSpace() -> Bool {
    skipSpaces()
    return byte(at) != 0x0A && byte(at) != UInt8(ascii: "#") || skipFlowLines()
  }

  private mutating func skipFlowLines() -> Bool {
    // A `#` behind a bracket or comma is left to libyaml.
    if byte(at) == UInt8(ascii: "#"), byte(at &- 1) != 0x20 { return false }
    return endValue() && column >= 0
  }

  @inline(__always)
  private mutating func skipComma(before bracket: UInt8) -> Bool {
    guard skipFlowSpace() else { return false }
    if byte(at) == UInt8(ascii: ",") {
      at &+= 1
      return skipFlowSpace()
    }
    return byte(at) == bracket
  }

  /// Reads an element or the value of an entry.
  @inline(__always)
  private mutating func readFlowValue() -> Bool {
    if byte(at) == UInt8(ascii: "[") || byte(at) == UInt8(ascii: "{") { return readFlow() }
    var node = StoredNode(.scalar, start: at, end: at)
    guard scanFlowScalar(&node) else { return false }
    add(node)
    return true
  }

  @inline(__always)
  private mutating func scanFlowScalar(_ node: inout StoredNode) -> Bool {
    switch byte(at) {
    case UInt8(ascii: "\""): return scanDoubleQuoted(&node)
    case UInt8(ascii: "'"): return scanSingleQuoted(&node)
    default: return startsPlain(byte(at), before: byte(at &+ 1)) && scanFlowPlain(&node)
    }
  }

  /// Scans a plain scalar up to the punctuation that ends it.
  private mutating func scanFlowPlain(_ node: inout StoredNode) -> Bool {
    var index = at
    var parentheses = 0
    scan: while true {
      if hasWord(at: index) {
        let stops = flowStops(in: word(at: index))
        if stops == 0 {
          index &+= 8
          continue
        }
        index &+= stops.trailingZeroBitCount >> 3
      }
      switch byte(index) {
      case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), 0x0A: break scan
      case UInt8(ascii: ":"):
        let next = byte(index &+ 1)
        if isSpaceOrEnd(next) { break scan }
        if next.isFlowPunctuation || next == UInt8(ascii: "?") { return false }
      case UInt8(ascii: "("): parentheses &+= 1
      case UInt8(ascii: ")"): parentheses &-= 1
      case UInt8(ascii: "["), UInt8(ascii: "{"): return false
      case UInt8(ascii: "#"): if byte(index &- 1) == 0x20 { break scan }
      default: break
      }
      index &+= 1
    }
    finishPlain(&node, before: index)
    at = Int(node.end)
    // A comma may have torn a call.
    return parentheses == 0
  }

  /// The highest bit of each byte that may end a plain scalar, and of some others.
  @inline(__always)
  private func flowStops(in word: UInt64) -> UInt64 {
    let high: UInt64 = 0x8080_8080_8080_8080
    // A line break, `:` and `*`; `[` and `{`; `]` and `}`; `(`, `)`, `,` and `-`; `#`. No byte borrows from the next.
    let colons = high &- ((word & 0x4F4F_4F4F_4F4F_4F4F) ^ 0x0A0A_0A0A_0A0A_0A0A)
    let opening = high &- ((word & 0x5F5F_5F5F_5F5F_5F5F) ^ 0x5B5B_5B5B_5B5B_5B5B)
    let closing = high &- ((word & 0x5F5F_5F5F_5F5F_5F5F) ^ 0x5D5D_5D5D_5D5D_5D5D)
    let commas = high &- ((word & 0x7A7A_7A7A_7A7A_7A7A) ^ 0x2828_2828_2828_2828)
    let hashes = high &- ((word & 0x7F7F_7F7F_7F7F_7F7F) ^ 0x2323_2323_2323_2323)
    return (colons | opening | closing | commas | hashes) & high
  }
}
