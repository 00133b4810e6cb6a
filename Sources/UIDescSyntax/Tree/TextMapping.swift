package import UIDescDiagnostics

extension SyntaxNode {
  /// Where a part of the decoded text, in UTF-8 offsets, stands in the file: escapes, folded lines and
  /// indentation are accounted for.
  package func sourceRange(ofText part: Range<Int>) -> SourceRange {
    let node = stored
    guard node.shape == .scalar else { return range }
    let length = Int(node.textLength)
    let part = part.clamped(to: 0..<length)
    guard node.flags.contains(.isDecoded) else {
      return SourceRange(
        Int(node.textStart) + part.lowerBound, Int(node.textStart) + part.upperBound, in: tree.id)
    }
    guard let places = placesOfText() else { return range }
    return SourceRange(Int(places[part.lowerBound]), Int(places[part.upperBound]), in: tree.id)
  }

  /// For each decoded byte, and the end, the offset in the file; nil where text and file can't be matched.
  private func placesOfText() -> [UInt32]? {
    let node = stored
    return unsafe tree.source.bytes.withUnsafeBufferPointer { source in
      unsafe withUTF8 { text in
        var mapping = unsafe TextMapping(source: SourceBytes(source), text: SourceBytes(text))
        return mapping.places(of: node)
      }
    }
  }
}

/// One walk over a scalar's source that says where each byte of its text comes from; for findings only.
private struct TextMapping {
  let source: SourceBytes
  let text: SourceBytes
  var places: [UInt32] = []

  init(source: SourceBytes, text: SourceBytes) {
    self.source = source
    self.text = text
  }

  mutating func places(of node: StoredNode) -> [UInt32]? {
    places.reserveCapacity(text.count + 1)
    var (start, end) = (Int(node.start), Int(node.end))
    switch node.style {
    case .literal, .folded: mapBlock(from: start, to: end)
    case .plain, .singleQuoted, .doubleQuoted:
      if node.style != .plain { (start, end) = (start + 1, end - 1) }
      mapFlow(from: start, to: end, style: node.style)
    }
    guard places.count == text.count else { return nil }
    places.append(UInt32(truncatingIfNeeded: end))
    return places
  }

  private mutating func add(_ offset: Int, count: Int = 1) {
    for _ in 0..<count { places.append(UInt32(truncatingIfNeeded: offset)) }
  }

  // MARK: Plain and quoted scalars

  private mutating func mapFlow(from start: Int, to end: Int, style: ScalarStyle) {
    var index = start
    while index < end {
      let byte = source[index]
      if byte.isJSONSpace {
        index = mapSpace(from: index, to: end)
      } else if style == .doubleQuoted, byte == UInt8(ascii: "\\") {
        index = mapEscape(at: index, to: end)
      } else {
        add(index)
        index += style == .singleQuoted && byte == UInt8(ascii: "'") ? 2 : 1
      }
    }
  }

  /// A run of white space: as it stands on one line, folded over several.
  private mutating func mapSpace(from start: Int, to end: Int) -> Int {
    var breaks: [Int] = []
    var index = start
    while index < end, source[index].isJSONSpace {
      if source[index].isLineBreak { breaks.append(index) }
      index += source[index] == 0x0D && source[index + 1] == 0x0A ? 2 : 1
    }
    if breaks.isEmpty {
      for offset in start..<index { add(offset) }
    } else {
      // What stands before the fold ends before its trailing blanks.
      add(start)
      for place in breaks.dropFirst().dropLast() { add(place) }
    }
    return index
  }

  private mutating func mapEscape(at start: Int, to end: Int) -> Int {
    switch source[start + 1] {
    case 0x0A, 0x0D:
      var index = start + 1
      if source[index] == 0x0D, source[index + 1] == 0x0A { index += 1 }
      index += 1
      while index < end, source[index].isBlank { index += 1 }
      return index
    case UInt8(ascii: "x"): return mapCode(at: start, digits: 2)
    case UInt8(ascii: "u"): return mapCode(at: start, digits: 4)
    case UInt8(ascii: "U"): return mapCode(at: start, digits: 8)
    case UInt8(ascii: "N"), UInt8(ascii: "_"): add(start, count: 2)
    case UInt8(ascii: "L"), UInt8(ascii: "P"): add(start, count: 3)
    default: add(start)
    }
    return start + 2
  }

  private mutating func mapCode(at start: Int, digits: Int) -> Int {
    var value: UInt32 = 0
    for offset in start + 2..<start + 2 + digits where source[offset].isHexDigit {
      value = value << 4 | hexValue(source[offset])
    }
    let isPair = (0xD800..<0xDC00).contains(value)
    add(start, count: isPair ? 4 : value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4)
    return start + 2 + digits + (isPair ? 6 : 0)
  }

  // MARK: Block scalars

  /// Text and source have the same characters in the same order; only the white space between them differs.
  private mutating func mapBlock(from start: Int, to end: Int) {
    var index = start
    while index < end, !source[index].isLineBreak { index += 1 }
    index += source[index] == 0x0D && source[index + 1] == 0x0A ? 2 : 1
    var offset = 0
    while offset < text.count {
      if text[offset].isJSONSpace || (index < end && source[index].isJSONSpace) {
        let gap = endOfSpace(in: text, from: offset, to: text.count)
        let written = endOfSpace(in: source, from: index, to: end)
        mapGap(offset..<gap, index..<max(index, written))
        (offset, index) = (gap, written)
      } else {
        add(min(index, end))
        (offset, index) = (offset + 1, index + 1)
      }
    }
  }

  private func endOfSpace(in bytes: SourceBytes, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, bytes[index].isJSONSpace { index += 1 }
    return index
  }

  /// Blanks before the first break stand at the gap's start, those behind the last one at its end.
  private mutating func mapGap(_ gap: Range<Int>, _ written: Range<Int>) {
    let breaks = written.filter { offset in
      source[offset] == 0x0A || (source[offset] == 0x0D && source[offset + 1] != 0x0A)
    }
    var seen = 0
    for offset in gap {
      if text[offset] == 0x0A {
        add(seen < breaks.count ? breaks[seen] : written.upperBound)
        seen += 1
      } else if seen > 0 || (offset == 0 && !breaks.isEmpty) {
        add(max(written.lowerBound, written.upperBound - (gap.upperBound - offset)))
      } else if let first = breaks.first, written.lowerBound + offset - gap.lowerBound > first {
        add(first)
      } else {
        add(min(written.upperBound, written.lowerBound + offset - gap.lowerBound))
      }
    }
  }
}
