import UIDescDiagnostics

/// Reads a YAML text: the short way where nothing in it is unusual, else by libyaml's events.
func readYAML(
  _ source: SourceFile, id: SourceID, text: TextInspection, limits: SyntaxLimits,
  into sink: inout DiagnosticSink
) -> SyntaxTree {
  readPlainYAML(source, id: id, text: text, limits: limits)
    ?? readYAMLEvents(source, id: id, text: text, limits: limits, into: &sink)
}

/// Reads any YAML text by libyaml's events.
func readYAMLEvents(
  _ source: SourceFile, id: SourceID, text: TextInspection, limits: SyntaxLimits,
  into sink: inout DiagnosticSink
) -> SyntaxTree {
  let tree = unsafe source.bytes.withUnsafeBufferPointer { bytes in
    var reader = unsafe YAMLReader(SourceBytes(bytes), text: text, id: id, limits: limits)
    return reader.read(into: &sink) ? reader.finish(source: source) : nil
  }
  return tree ?? SyntaxTree(incomplete: source, id: id)
}

/// The state of one reading: libyaml's events on one side, the growing tree on the other.
struct YAMLReader: ~Copyable {
  /// A node that aliases may name.
  struct Anchor {
    /// The node of an anchor that stood in a key which was thrown away.
    static let dropped: Int32 = -1

    var name: String
    var node: Int32
    var expanded: Int
    /// False while the collection is open: an alias inside would hold itself.
    var isClosed: Bool
    var isUsed = false
    /// The `&name` itself.
    var range: SourceRange
  }

  let source: SourceBytes
  let id: SourceID
  let limits: SyntaxLimits
  var events: YAMLEvents
  var tree: TreeBuilder
  var anchors: [Anchor] = []
  /// The anchor that a name means now; looked up only, so its order never shows.
  var anchorsByName: [String: Int] = [:]
  /// Anchors of collections that are still open, outermost first.
  var openAnchors: [Int] = []
  /// Ids of keys that are halves of texts, so that each of their uses is reported.
  var tornKeys: [Int32] = []
  /// After the byte order mark.
  let textStart: Int
  let offsetsAreASCII: Bool
  private var offsets: OffsetCursor

  init(_ source: SourceBytes, text: TextInspection, id: SourceID, limits: SyntaxLimits) {
    self.source = source
    self.id = id
    self.limits = limits
    events = YAMLEvents(source[text.start..<source.count])
    tree = TreeBuilder(source: source, id: id, limits: limits)
    textStart = text.start
    offsetsAreASCII = text.isASCII
    offsets = OffsetCursor(isASCII: text.isASCII, start: text.start)
  }

  /// True where the document was read to its end.
  mutating func read(into sink: inout DiagnosticSink) -> Bool {
    var documents = 0
    while true {
      switch events.next() {
      case .scalar: readScalar(into: &sink)
      case .mappingStart:
        guard openCollection(.mapping, isFlow: events.isFlowMapping, into: &sink) else { return false }
      case .mappingEnd: closeCollection(into: &sink)
      case .sequenceStart:
        guard openCollection(.sequence, isFlow: events.isFlowSequence, into: &sink) else { return false }
      case .sequenceEnd: closeCollection(into: &sink)
      case .alias:
        guard readAlias(into: &sink) else { return false }
      case .streamStart, .documentEnd: break
      case .documentStart:
        documents += 1
        if documents == 1, events.hasVersion, events.minorVersion != 2 {
          sink.report(.otherVersion(minor: events.minorVersion, at: lineRange(at: startOffset)))
        }
        if documents == 2 {
          sink.report(.secondDocument(at: secondDocumentRange(at: startOffset)))
          return finishDocument(into: &sink)
        }
      case .streamEnd: return finishDocument(into: &sink)
      case .failure:
        reportFault(into: &sink)
        return false
      }
    }
  }

  consuming func finish(source file: SourceFile) -> SyntaxTree { tree.finish(source: file) }

  // MARK: Places

  var startOffset: Int {
    mutating get { offsets.offset(of: events.start, in: source) }
  }
  var endOffset: Int {
    mutating get { offsets.offset(of: events.end, in: source) }
  }

  mutating func offset(of codePoint: Int) -> Int { offsets.offset(of: codePoint, in: source) }

  func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(min(start, source.count), min(end, source.count), in: id)
  }

  // MARK: Scalars

  @inline(__always)
  private mutating func readScalar(into sink: inout DiagnosticSink) {
    let start = startOffset
    let end = endOffset
    if events.scalarHasProperties { return readScalarWithProperties(start: start, end: end, into: &sink) }
    let node = makeScalar(start: start, end: end)
    place(node, into: &sink)
  }

  /// Adds a scalar as a key or a value, after a look at what YAML may have done to it.
  @inline(__always)
  mutating func place(_ node: StoredNode, expanded: Int = 1, into sink: inout DiagnosticSink) {
    if tree.isAtKey {
      placeKey(node, into: &sink)
    } else {
      if node.style == .plain, isSuspicious(node) { return placeSuspicious(node, into: &sink) }
      tree.add(node)
    }
  }

  private mutating func placeKey(_ node: StoredNode, into sink: inout DiagnosticSink) {
    let isNew = tree.addKey(node)
    if node.textLength == 2, tree.isMergeKey(node) { return noteMergeKey(node, into: &sink) }
    if node.style == .plain, isNew || !tornKeys.isEmpty { checkPlainKey(node, isNew: isNew, into: &sink) }
  }

  /// The node of the current scalar event: its text in the source where it stands there unchanged.
  @inline(__always)
  mutating func makeScalar(start: Int, end: Int) -> StoredNode {
    var node = StoredNode(.scalar, start: start, end: end)
    let text = events.text
    node.style = events.scalarStyle
    node.textLength = UInt32(truncatingIfNeeded: text.count)
    switch node.style {
    case .plain:
      if events.isOnOneLine {
        node.textStart = UInt32(truncatingIfNeeded: end - text.count)
        return node
      }
    case .singleQuoted, .doubleQuoted:
      if text.count == end - start - 2, text.isSame(as: source[start + 1..<end - 1]) {
        node.textStart = UInt32(truncatingIfNeeded: start + 1)
        return node
      }
    case .literal, .folded:
      node.end = UInt32(truncatingIfNeeded: blockScalarEnd(from: start, to: end))
    }
    node.textStart = UInt32(truncatingIfNeeded: tree.appendDecoded(text))
    node.flags = .isDecoded
    return node
  }

  /// The end of a block scalar's last line with content; libyaml's mark lies behind the blank lines.
  private func blockScalarEnd(from start: Int, to limit: Int) -> Int {
    var header = start + 1
    while header < limit,
      source[header].isDigit || source[header] == UInt8(ascii: "+")
        || source[header] == UInt8(ascii: "-")
    { header += 1 }
    var content = header
    while content < limit, !source[content].isLineBreak { content += 1 }
    var end = limit
    while end > content, source[end - 1].isJSONSpace { end -= 1 }
    return end > content ? end : header
  }

  // MARK: Collections

  @inline(__always)
  private mutating func openCollection(
    _ shape: StoredNode.Shape, isFlow: Bool, into sink: inout DiagnosticSink
  ) -> Bool {
    var node = StoredNode(shape, start: startOffset, end: 0)
    if isFlow { node.flags = .isFlow }
    if tree.depth >= limits.nesting {
      let start = Int(node.start)
      sink.report(.nestingTooDeep(at: range(start, min(start + 1, source.count)), limit: limits.nesting))
      return false
    }
    if events.collectionHasProperties { readProperties(of: &node, into: &sink) }
    if tree.isAtKey { reportCollectionAsKey(node, into: &sink) }
    let isKey = tree.isAtKey
    tree.open(node)
    if isKey { tree.frame.isKey = true }
    return true
  }

  @inline(__always)
  private mutating func closeCollection(into sink: inout DiagnosticSink) {
    let frame = tree.frame
    var end: Int?
    if frame.hasMerge { checkMergeValue(of: Int(frame.node), into: &sink) }
    if frame.isFlow {
      let first = source[Int(tree.nodes[Int(frame.node)].start)]
      if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { end = endOffset }
      checkFlow(frame, isBracketed: end != nil, into: &sink)
    }
    tree.closeCollection(end: end, into: &sink)
    if !anchors.isEmpty { closeAnchors(of: frame) }
  }

  private mutating func closeAnchors(of frame: TreeBuilder.Frame) {
    // What stood in a key is thrown away, and nothing may point into it.
    if frame.isKey {
      for index in anchors.indices.reversed() {
        if anchors[index].node >= 0, anchors[index].node < frame.node { break }
        anchors[index].node = Anchor.dropped
      }
    }
    guard let last = openAnchors.last else { return }
    if anchors[last].node == frame.node || anchors[last].node == Anchor.dropped {
      openAnchors.removeLast()
      anchors[last].isClosed = true
      anchors[last].expanded = frame.expanded
    }
  }

  // MARK: The end

  private mutating func finishDocument(into sink: inout DiagnosticSink) -> Bool {
    let isEmpty =
      tree.nodes.count == 0
      || (tree.nodes[0].shape == .scalar && tree.nodes[0].style == .plain && tree.nodes[0].textLength == 0)
    if isEmpty {
      if !sink.hasErrors(in: id) { sink.report(.emptyDocument(at: range(0, 0))) }
      return false
    }
    checkRoot(into: &sink)
    reportUnusedAnchors(into: &sink)
    return true
  }

  private func lineRange(at offset: Int) -> SourceRange {
    var end = offset
    while end < source.count, !source[end].isLineBreak { end += 1 }
    return range(offset, end)
  }

  /// The `---` of a second document, or its first character where the first ended with `...`.
  private func secondDocumentRange(at offset: Int) -> SourceRange {
    let isMarker =
      offset + 3 <= source.count && source[offset] == UInt8(ascii: "-")
      && source[offset + 1] == UInt8(ascii: "-") && source[offset + 2] == UInt8(ascii: "-")
    return range(offset, min(offset + (isMarker ? 3 : 1), source.count))
  }
}

extension DiagnosticSink {
  func hasErrors(in id: SourceID) -> Bool {
    diagnostics.contains { $0.severity == .error && $0.range.file == id }
  }
}

/// Turns libyaml's code points into offsets in bytes: one walk over the text, as marks hardly ever go back.
struct OffsetCursor {
  private let isASCII: Bool
  private let start: Int
  private var codePoint = 0
  private var byte: Int

  init(isASCII: Bool, start: Int) {
    self.isASCII = isASCII
    self.start = start
    byte = start
  }

  @inline(__always)
  mutating func offset(of wanted: Int, in text: SourceBytes) -> Int {
    isASCII ? min(wanted, text.count) : walk(to: wanted, in: text)
  }

  private mutating func walk(to wanted: Int, in text: SourceBytes) -> Int {
    while codePoint < wanted, byte < text.count {
      if text.isASCIIWord(at: byte) {
        let step = min(8, wanted - codePoint)
        codePoint += step
        byte += step
        continue
      }
      byte += 1
      while byte < text.count, text[byte].isContinuation { byte += 1 }
      codePoint += 1
    }
    while codePoint > wanted, byte > start {
      byte -= 1
      while byte > start, text[byte].isContinuation { byte -= 1 }
      codePoint -= 1
    }
    return byte
  }
}
