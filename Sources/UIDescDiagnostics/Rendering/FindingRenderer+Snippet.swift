/// The lines of one range as they are shown, with the cells to underline.
struct Snippet {
  struct Line {
    var number: Int
    var text: String
    var indent: Int
    var marks: Int
  }

  var path: String
  var place: SourceLocation
  var lines: [Line] = []
  /// Whether lines are left out before the last one.
  var hasGap = false

  var lastLine: Int { lines.last?.number ?? place.line }
}

extension FindingRenderer {
  /// Longer lines are cut, with this many bytes kept before and behind the start of the range.
  private static let (longLine, keptBefore, keptBehind) = (160, 60, 100)
  /// A range over more lines shows the first two and the last.
  private static let wholeLines = 4

  mutating func snippet(of range: SourceRange) -> Snippet? {
    guard let (path, place) = locator.place(of: range), let file = locator.load(range.file),
      let table = locator.table(file)
    else { return nil }
    let bytes = locator.sources.files[file].bytes
    let marked = trimmed(range.offsets.clamped(to: 0..<bytes.count), in: bytes)
    let (first, last) = (table.line(of: marked.lowerBound), table.line(of: marked.upperBound))
    var snippet = Snippet(path: path, place: place)
    for line in first...last {
      if last - first >= Self.wholeLines, line > first + 1, line < last {
        snippet.hasGap = true
        continue
      }
      let contents = table.contents(ofLine: line)
      let part = line == first ? marked : continuation(of: marked, in: contents, bytes)
      if line > first, part.isEmpty { continue }
      let number = line + table.firstLine
      snippet.lines.append(shown(number, contents, marking: part, in: bytes))
    }
    return snippet
  }

  // A block's range runs up to the next line's first character; blanks at the end are not what is meant.
  private func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isBlank(bytes[end - 1]) { end -= 1 }
    return end == range.lowerBound ? range.lowerBound..<range.lowerBound : range.lowerBound..<end
  }

  private func continuation(of range: Range<Int>, in line: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    var part = line.clamped(to: range)
    while let first = part.first, isBlank(bytes[first]) { part = (first + 1)..<part.upperBound }
    return trimmed(part, in: bytes)
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private func shown(
    _ number: Int, _ contents: Range<Int>, marking range: Range<Int>, in bytes: [UInt8]
  ) -> Snippet.Line {
    var window = contents
    if contents.count > Self.longLine {
      let start = max(contents.lowerBound, range.lowerBound - Self.keptBefore)
      let end = min(contents.upperBound, range.lowerBound + Self.keptBehind)
      window = scalarBoundary(start, in: bytes)..<scalarBoundary(end, in: bytes)
    }
    let marked = scalarBoundary(range.lowerBound, in: bytes)..<scalarBoundary(range.upperBound, in: bytes)
    let (low, high) = (window.lowerBound, window.upperBound)
    let markStart = min(max(marked.lowerBound, low), high)
    let markEnd = min(max(marked.upperBound, markStart), high)

    var text = VisibleText()
    if low > contents.lowerBound { text.append("…") }
    text.append(bytes[low..<markStart])
    let indent = text.width
    text.append(bytes[markStart..<markEnd])
    let marks = text.width - indent
    text.append(bytes[markEnd..<high])
    if high < contents.upperBound { text.append("…") }
    return Snippet.Line(number: number, text: text.text, indent: indent, marks: max(1, marks))
  }

  private func scalarBoundary(_ offset: Int, in bytes: [UInt8]) -> Int {
    var offset = offset
    // Broken text may consist of continuation bytes alone, and a scalar has three of them at most.
    for _ in 0..<3 where offset > 0 && offset < bytes.count && bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  func append(
    _ snippet: Snippet, gutter: Int, mark: UInt8, color: String, to out: inout OutputBuffer
  ) {
    out.append(0x20, times: gutter + 1)
    palette.append("-->", in: palette.frame, to: &out)
    out.append(" \(visible(snippet.path)):\(snippet.place.line):\(snippet.place.column)\n")
    appendBar(gutter, to: &out)
    out.append(0x0A)
    for (index, line) in snippet.lines.enumerated() {
      if snippet.hasGap, index == snippet.lines.count - 1 {
        out.append(0x20, times: gutter)
        palette.append("...", in: palette.frame, to: &out)
        out.append(0x0A)
      }
      let number = String(repeating: " ", count: gutter - String(line.number).count) + String(line.number)
      palette.append(" \(number) |", in: palette.frame, to: &out)
      out.append(line.text.isEmpty ? "\n" : " \(line.text)\n")
      appendBar(gutter, to: &out)
      out.append(0x20, times: line.indent + 1)
      let marks = String(repeating: Character(Unicode.Scalar(mark)), count: line.marks)
      palette.append(marks, in: color, to: &out)
      out.append(0x0A)
    }
  }

  private func appendBar(_ gutter: Int, to out: inout OutputBuffer) {
    out.append(0x20, times: gutter + 2)
    palette.append("|", in: palette.frame, to: &out)
  }
}
