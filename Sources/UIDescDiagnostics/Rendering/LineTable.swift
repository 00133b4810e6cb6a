/// Where the lines of one text begin, found once, so that each place costs a binary search and not a scan of the file.
struct LineTable {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// The number of the line with the index 0.
  let firstLine: Int
  /// A place whose column is known, so that many findings on one long line stay linear.
  private var known = (line: 0, offset: 0, column: 1)
  private var knownUTF16 = (line: 0, offset: 0, column: 1)

  /// A line ends with LF, CRLF or a lone CR.
  init(_ bytes: [UInt8], firstLine: Int = 1) {
    self.bytes = bytes
    self.firstLine = firstLine
    var starts = [0]
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte == 0x0A || byte == 0x0D else { continue }
      let isFirstOfTwo = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if !isFirstOfTwo { starts.append(index + 1) }
    }
    self.starts = starts
  }

  var lineCount: Int { starts.count }

  /// The index of the line that holds the offset, from 0.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The offsets of a line, without its break.
  func contents(ofLine line: Int) -> Range<Int> {
    let start = starts[line]
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Line and column, the column from 1 and in characters; an offset beyond the end is the end.
  mutating func location(of offset: Int) -> SourceLocation {
    let offset = min(offset, bytes.count)
    let line = line(of: offset)
    if known.line != line || known.offset > offset { known = (line, starts[line], 1) }
    // Two ASCII neighbours are always two characters, so counting may be split between them.
    var split = offset
    while split > known.offset, split == bytes.count || bytes[split] >= 0x80 || bytes[split - 1] >= 0x80 {
      split -= 1
    }
    known = (line, split, known.column + characters(known.offset..<split))
    return SourceLocation(line: line + firstLine, column: known.column + characters(split..<offset))
  }

  private func characters(_ range: Range<Int>) -> Int {
    var count = 0
    for index in range {
      if bytes[index] >= 0x80 { return String(decoding: bytes[range], as: UTF8.self).count }
      count += 1
    }
    return count
  }

  /// The line and column in UTF-16 units, which editors and SARIF count.
  mutating func utf16Location(of offset: Int) -> SourceLocation {
    let offset = min(offset, bytes.count)
    let line = line(of: offset)
    if knownUTF16.line != line || knownUTF16.offset > offset { knownUTF16 = (line, starts[line], 1) }
    let units = String(decoding: bytes[knownUTF16.offset..<offset], as: UTF8.self).utf16.count
    knownUTF16 = (line, offset, knownUTF16.column + units)
    return SourceLocation(line: line + firstLine, column: knownUTF16.column)
  }
}
