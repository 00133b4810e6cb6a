// Lists and mappings by indentation.
extension FastYAMLReader {
  /// True where the whole text is one list or mapping.
  mutating func readDocument() -> Bool {
    at = -1
    nextLine()
    if isAtMarker {
      guard byte(at) == UInt8(ascii: "-"), byte(at &+ 3) == 0x0A else { return false }
      isAtMarker = false
      at &+= 3
      nextLine()
    }
    guard column >= 0, readNode(column: column, in: -1) else { return false }
    return column < 0 && !isAtMarker
  }

  /// Reads what starts here, at this column of its line, and leaves its last line; `parent` is the column of the
  /// collection around it, -1 for the document.
  private mutating func readNode(column: Int, in parent: Int) -> Bool {
    var node = StoredNode(.scalar, start: at, end: at)
    switch byte(at) {
    case UInt8(ascii: "-") where isSpaceOrEnd(byte(at &+ 1)):
      return readSequence(column: column, isIndentless: false)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      return readFlow() && endValue()
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return parent >= 0 && readBlockScalar(in: parent)
    case UInt8(ascii: "\""):
      guard scanDoubleQuoted(&node) else { return false }
      skipSpaces()
    case UInt8(ascii: "'"):
      guard scanSingleQuoted(&node) else { return false }
      skipSpaces()
    default:
      guard startsPlain(byte(at), before: byte(at &+ 1)) else { return false }
      scanPlain(&node)
    }
    if byte(at) == UInt8(ascii: ":"), isSpaceOrEnd(byte(at &+ 1)) {
      return readMapping(column: column, firstKey: node)
    }
    // A document that is one text is looked at for a missing space.
    if parent < 0 { return false }
    at = Int(node.end)
    add(node)
    return endValue()
  }

  // MARK: Lists

  /// Reads a list whose dashes stand at this column; without indentation it ends where its mapping goes on.
  private mutating func readSequence(column: Int, isIndentless: Bool) -> Bool {
    guard depth < nestingLimit else { return false }
    depth &+= 1
    let index = open(StoredNode(.sequence, start: at, end: 0))
    var elements: Int32 = 0
    repeat {
      at &+= 1
      guard readElement(column: column) else { return false }
      elements &+= 1
      if self.column > column { return false }
      if self.column < column { break }
      guard byte(at) == UInt8(ascii: "-"), isSpaceOrEnd(byte(at &+ 1)) else {
        if isIndentless { break }
        return false
      }
    } while true
    depth &-= 1
    close(index, elements)
    return true
  }

  /// Reads what stands behind a dash, or on the lines below it.
  @inline(__always)
  private mutating func readElement(column: Int) -> Bool {
    let start = at
    skipSpaces()
    if byte(at) != 0x0A, byte(at) != UInt8(ascii: "#") {
      return readNode(column: at &- lineStart, in: column)
    }
    guard endValue() else { return false }
    if self.column > column { return readNode(column: self.column, in: column) }
    addNull(at: start)
    return true
  }

  // MARK: Mappings

  /// Reads a mapping whose keys stand at this column; the first one has been scanned up to its colon.
  private mutating func readMapping(column: Int, firstKey: StoredNode) -> Bool {
    guard depth < nestingLimit else { return false }
    depth &+= 1
    let index = open(StoredNode(.mapping, start: Int(firstKey.start), end: 0))
    var entries: Int32 = 0
    var key = firstKey
    var used = UsedKeys()
    repeat {
      guard at &- Int(key.start) <= 1000, addKey(key, &used) else { return false }
      at &+= 1
      guard readValue(column: column) else { return false }
      entries &+= 1
      if self.column > column { return false }
      if self.column < column { break }
      guard scanKey(&key) else { return false }
    } while true
    depth &-= 1
    close(index, entries)
    return !used.isWide || hasDistinctKeys(index)
  }

  /// Scans the key that starts here, up to its colon.
  @inline(__always)
  private mutating func scanKey(_ key: inout StoredNode) -> Bool {
    key = StoredNode(.scalar, start: at, end: at)
    switch byte(at) {
    case UInt8(ascii: "\""):
      guard scanDoubleQuoted(&key) else { return false }
      skipSpaces()
    case UInt8(ascii: "'"):
      guard scanSingleQuoted(&key) else { return false }
      skipSpaces()
    default:
      guard startsPlain(byte(at), before: byte(at &+ 1)) else { return false }
      scanPlain(&key)
    }
    return byte(at) == UInt8(ascii: ":") && isSpaceOrEnd(byte(at &+ 1))
  }

  /// Reads what stands behind a key's colon, or on the lines below it.
  @inline(__always)
  private mutating func readValue(column: Int) -> Bool {
    let start = at
    skipSpaces()
    var node = StoredNode(.scalar, start: at, end: at)
    switch byte(at) {
    case 0x0A, UInt8(ascii: "#"):
      return readValueBelow(column: column, after: start)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      return readFlow() && endValue()
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return readBlockScalar(in: column)
    case UInt8(ascii: "\""):
      guard scanDoubleQuoted(&node) else { return false }
    case UInt8(ascii: "'"):
      guard scanSingleQuoted(&node) else { return false }
    default:
      guard startsPlain(byte(at), before: byte(at &+ 1)) else { return false }
      scanPlain(&node)
      at = Int(node.end)
    }
    add(node)
    return endValue()
  }

  private mutating func readValueBelow(column: Int, after start: Int) -> Bool {
    guard endValue() else { return false }
    if self.column > column { return readNode(column: self.column, in: column) }
    if self.column == column, byte(at) == UInt8(ascii: "-"), isSpaceOrEnd(byte(at &+ 1)) {
      return readSequence(column: column, isIndentless: true)
    }
    addNull(at: start)
    return true
  }
}
