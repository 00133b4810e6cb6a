// Scalars on the lines below their `|` or `>`, by libyaml's rules step for step.
extension FastYAMLReader {
  /// Where a block scalar is: the line that comes next, its content's indentation, and the blank lines before it.
  private struct Place {
    var line: Int
    /// 0 as long as no line has set it.
    var indent = 0
    /// How far the spaces of the next line have been passed over.
    var column = 0
    var breaks = 0
  }

  /// Reads the block scalar whose indicator stands here, in a collection at this column, and leaves its last line.
  mutating func readBlockScalar(in parent: Int) -> Bool {
    var node = StoredNode(.scalar, start: at, end: at)
    let isLiteral = byte(at) == UInt8(ascii: "|")
    node.style = isLiteral ? .literal : .folded
    at &+= 1
    let chomping = byte(at)
    if chomping == UInt8(ascii: "-") || chomping == UInt8(ascii: "+") { at &+= 1 }
    node.end = UInt32(truncatingIfNeeded: at)
    skipSpaces()
    guard byte(at) == 0x0A else { return false }
    var place = Place(line: at &+ 1)
    let start = decoded.count
    skipBlankLines(&place, in: parent)
    readLines(&place, isLiteral: isLiteral, in: parent, &node)
    if node.flags.contains(.isDecoded), chomping != UInt8(ascii: "-") { appendBreaks(1) }
    if chomping == UInt8(ascii: "+") { appendBreaks(place.breaks) }
    // Without the line break at the end the text is another one.
    if place.line >= count, hasAddedBreak { return false }
    node.flags = .isDecoded
    node.textStart = UInt32(truncatingIfNeeded: start)
    node.textLength = UInt32(truncatingIfNeeded: decoded.count - start)
    add(node)
    at = place.line &- 1
    nextLine()
    return true
  }

  /// Appends the lines of content; the node's end follows, and its flag is set where there is one.
  private mutating func readLines(
    _ place: inout Place, isLiteral: Bool, in parent: Int, _ node: inout StoredNode
  ) {
    var isAfterLine = false
    var wasDeeper = false
    while place.line < count, place.column == place.indent {
      let first = place.line &+ place.indent
      let isDeeper = byte(first) == 0x20
      if !isLiteral, isAfterLine, !wasDeeper, !isDeeper {
        if place.breaks == 0 { decoded.append(0x20) }
      } else if isAfterLine {
        appendBreaks(1)
      }
      appendBreaks(place.breaks)
      place.breaks = 0
      let end = endOfLine(from: first)
      append(first..<end)
      var last = end
      while last > first, byte(last &- 1) == 0x20 { last &-= 1 }
      if last > first { node.end = UInt32(truncatingIfNeeded: last) }
      node.flags = .isDecoded
      (isAfterLine, wasDeeper) = (true, isDeeper)
      place.line = end &+ 1
      skipBlankLines(&place, in: parent)
    }
  }

  private mutating func appendBreaks(_ number: Int) {
    for _ in 0..<number { decoded.append(0x0A) }
  }

  private func skipBlankLines(_ place: inout Place, in parent: Int) {
    var widest = 0
    place.column = 0
    while place.line < count {
      var index = place.line
      while byte(index) == 0x20, place.indent == 0 || index &- place.line < place.indent { index &+= 1 }
      place.column = index &- place.line
      widest = max(widest, place.column)
      if byte(index) != 0x0A { break }
      place.breaks &+= 1
      place.line = index &+ 1
      place.column = 0
    }
    if place.indent == 0 { place.indent = max(widest, parent &+ 1, 1) }
  }
}
