import UIDescDiagnostics

/// Reads a JSON text by RFC 8259, strictly; the text is valid UTF-8 already.
func readJSON(
  _ source: SourceFile, id: SourceID, from start: Int, limits: SyntaxLimits, into sink: inout DiagnosticSink
) -> SyntaxTree {
  let tree = unsafe source.bytes.withUnsafeBufferPointer { bytes in
    var reader = unsafe JSONReader(SourceBytes(bytes), from: start, id: id, limits: limits)
    return reader.read(into: &sink) ? reader.finish(source: source) : nil
  }
  return tree ?? SyntaxTree(incomplete: source, id: id)
}

/// The state of one reading: a position that only goes forward, and the growing tree.
struct JSONReader: ~Copyable {
  let source: SourceBytes
  let id: SourceID
  let limits: SyntaxLimits
  var position: Int
  var tree: TreeBuilder

  init(_ source: SourceBytes, from start: Int, id: SourceID, limits: SyntaxLimits) {
    self.source = source
    self.id = id
    self.limits = limits
    position = start
    tree = TreeBuilder(source: source, id: id, limits: limits)
  }

  consuming func finish(source file: SourceFile) -> SyntaxTree { tree.finish(source: file) }

  /// True where the whole text is one JSON value.
  mutating func read(into sink: inout DiagnosticSink) -> Bool {
    skipSpace()
    guard position < source.count else {
      sink.report(.emptyDocument(at: range(0, 0)))
      return false
    }
    while true {
      guard readValue(into: &sink) else { return false }
      // A value has ended, or a collection has just been opened and is not empty.
      while tree.depth > 0, tree.frame.count > 0 || isClosing {
        guard let isClosed = readSeparator(into: &sink) else { return false }
        if !isClosed { break }
      }
      if tree.depth == 0 { return readEnd(into: &sink) }
      if tree.isAtKey, !readKey(into: &sink) { return false }
    }
  }

  func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(start, min(end, source.count), in: id) }

  /// The byte at the position, 0 at the end.
  var current: UInt8 { source[position] }

  @inline(__always)
  mutating func skipSpace() {
    while position < source.count, source[position].isJSONSpace { position += 1 }
  }

  // MARK: Values

  @inline(__always)
  private mutating func readValue(into sink: inout DiagnosticSink) -> Bool {
    skipSpace()
    let start = position
    switch current {
    case UInt8(ascii: "{"): return open(.mapping, into: &sink)
    case UInt8(ascii: "["): return open(.sequence, into: &sink)
    case UInt8(ascii: "\""):
      guard let node = readString(into: &sink) else { return false }
      tree.add(node)
      return true
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      guard skipNumber(into: &sink) else { return false }
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      guard skipWord() else { return report(.valueExpected, into: &sink) }
    default:
      return report(.valueExpected, into: &sink)
    }
    var node = StoredNode(.scalar, start: start, end: position)
    node.textStart = node.start
    node.textLength = node.end - node.start
    tree.add(node)
    return true
  }

  private mutating func open(_ shape: StoredNode.Shape, into sink: inout DiagnosticSink) -> Bool {
    if tree.depth >= limits.nesting {
      sink.report(.nestingTooDeep(at: range(position, position + 1), limit: limits.nesting))
      return false
    }
    var node = StoredNode(shape, start: position, end: 0)
    node.flags = .isFlow
    tree.open(node)
    position += 1
    skipSpace()
    return true
  }

  private var isClosing: Bool {
    current == (tree.frame.isList ? UInt8(ascii: "]") : UInt8(ascii: "}"))
  }

  /// A comma or the closing bracket: true where the collection has ended, nil where neither stands here.
  private mutating func readSeparator(into sink: inout DiagnosticSink) -> Bool? {
    skipSpace()
    if isClosing {
      position += 1
      tree.closeCollection(end: position, into: &sink)
      return true
    }
    guard current == UInt8(ascii: ",") else {
      _ = report(.separatorExpected, into: &sink)
      return nil
    }
    let comma = position
    position += 1
    skipSpace()
    if current == UInt8(ascii: "]") || current == UInt8(ascii: "}") {
      sink.report(.trailingComma(at: range(comma, comma + 1)))
      return nil
    }
    return false
  }

  private mutating func readKey(into sink: inout DiagnosticSink) -> Bool {
    skipSpace()
    guard current == UInt8(ascii: "\"") else { return report(.keyExpected, into: &sink) }
    guard let node = readString(into: &sink) else { return false }
    _ = tree.addKey(node)
    skipSpace()
    guard current == UInt8(ascii: ":") else { return report(.colonExpected, into: &sink) }
    position += 1
    return true
  }

  private mutating func readEnd(into sink: inout DiagnosticSink) -> Bool {
    skipSpace()
    return position == source.count || report(.endExpected, into: &sink)
  }

  // MARK: Numbers and words

  private mutating func skipDigits() -> Int {
    let start = position
    while current.isDigit { position += 1 }
    return position - start
  }

  private mutating func skipNumber(into sink: inout DiagnosticSink) -> Bool {
    let start = position
    if current == UInt8(ascii: "-") { position += 1 }
    let first = current
    let digits = skipDigits()
    if digits == 0 { return reportNumber(from: start, into: &sink) }
    if digits > 1, first == UInt8(ascii: "0") { return reportNumber(from: start, into: &sink) }
    if current == UInt8(ascii: ".") {
      position += 1
      if skipDigits() == 0 { return reportNumber(from: start, into: &sink) }
    }
    if current | 0x20 == UInt8(ascii: "e") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      if skipDigits() == 0 { return reportNumber(from: start, into: &sink) }
    }
    return true
  }

  private mutating func skipWord() -> Bool {
    for word in ["true", "false", "null"] as [StaticString] where matches(word) {
      position += word.utf8CodeUnitCount
      return !(current.isLetter || current.isDigit)
    }
    return false
  }

  private func matches(_ word: StaticString) -> Bool {
    source[position..<position + word.utf8CodeUnitCount].isSame(as: word)
  }
}
