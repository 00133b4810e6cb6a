/// A place as people write it: both counted from 1, the column in characters.
public struct SourceLocation: Hashable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// One text with the name that it is reported under; lines and columns are worked out when asked for.
public struct SourceFile: Sendable {
  public let path: String
  /// Valid UTF-8 without a byte order mark is what the readers expect; other bytes are theirs to report.
  public let bytes: [UInt8]
  /// The number of its first line: another one than 1 where the bytes are a part of the file at the path.
  public let firstLine: Int

  public init(path: String, bytes: [UInt8], firstLine: Int = 1) {
    self.path = path
    self.bytes = bytes
    self.firstLine = firstLine
  }

  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text of a range, with broken UTF-8 replaced; offsets beyond the end are cut off.
  public func text(_ range: SourceRange) -> String {
    let offsets = range.offsets.clamped(to: 0..<bytes.count)
    return String(decoding: bytes[offsets], as: UTF8.self)
  }

  /// The place of a UTF-8 offset; a line ends with LF, CRLF or a lone CR. Linear in the offset.
  public func location(of offset: Int) -> SourceLocation {
    let end = min(offset, bytes.count)
    var line = firstLine
    var lineStart = 0
    var index = 0
    while index < end {
      let byte = bytes[index]
      index += 1
      let isBreak = byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A))
      if isBreak {
        line += 1
        lineStart = index
      }
    }
    let column = String(decoding: bytes[lineStart..<end], as: UTF8.self).count + 1
    return SourceLocation(line: line, column: column)
  }
}

/// The files of one run, in the order in which they were read; a `SourceID` is an index into them.
public struct SourceFiles: Sendable {
  package private(set) var files = List<SourceFile>()

  public init() {}

  public mutating func add(_ file: SourceFile) -> SourceID {
    files.append(file)
    return SourceID(files.count - 1)
  }

  public subscript(id: SourceID) -> SourceFile { files[Int(id.index)] }
}
