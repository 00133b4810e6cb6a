import UIDescDiagnostics

// Anchors, aliases, tags and merges: what stands before a node or in its place.
extension YAMLReader {
  mutating func readScalarWithProperties(start: Int, end: Int, into sink: inout DiagnosticSink) {
    var node = StoredNode(.scalar, start: start, end: end)
    let hasTag = events.tag != nil
    readProperties(of: &node, into: &sink)
    let isEmpty = events.text.count == 0 && events.scalarStyle == .plain
    if isEmpty { node.start = node.end }
    if hasTag {
      // The finding is about the tag; what stands behind it is no value of anyone's.
      let missing = StoredNode(.missing, start: start, end: end)
      if tree.isAtKey {
        tree.addMissingKey(missing)
      } else {
        tree.add(missing)
      }
      return
    }
    let full = makeScalar(start: Int(node.start), end: end)
    place(full, into: &sink)
  }

  /// Reports a tag, keeps an anchor, and moves the node's start behind both.
  mutating func readProperties(of node: inout StoredNode, into sink: inout DiagnosticSink) {
    let start = Int(node.start)
    let properties = scanProperties(from: start)
    // Where the two ways of finding the place disagree, libyaml's end of the text holds; a collection has none yet.
    let limit = node.shape == .scalar ? Int(node.end) : Int.max
    node.start = UInt32(truncatingIfNeeded: min(properties.end, limit))
    if events.tag != nil, let tag = properties.tag { sink.report(tagFinding(at: tag)) }
    if let name = events.anchor, let place = properties.anchor {
      let isCollection = node.shape != .scalar
      anchorsByName[name] = anchors.count
      if isCollection { openAnchors.append(anchors.count) }
      anchors.append(
        Anchor(
          name: name, node: Int32(truncatingIfNeeded: tree.nodes.count), expanded: 1,
          isClosed: !isCollection, range: range(place.lowerBound, place.upperBound)))
    }
  }

  /// Where `&name` and `!tag` stand from here on, and where the node itself starts.
  private func scanProperties(from start: Int) -> (anchor: Range<Int>?, tag: Range<Int>?, end: Int) {
    var result: (anchor: Range<Int>?, tag: Range<Int>?, end: Int) = (nil, nil, start)
    var index = start
    while index < source.count {
      let first = source[index]
      guard first == UInt8(ascii: "&") || first == UInt8(ascii: "!") else { break }
      var end = index + 1
      if first == UInt8(ascii: "&") {
        while end < source.count, isAnchorByte(source[end]) { end += 1 }
        result.anchor = index..<end
      } else {
        while end < source.count, !source[end].isJSONSpace, !source[end].isFlowPunctuation {
          end += 1
        }
        result.tag = index..<end
      }
      index = skipSpaceAndComments(from: end)
      result.end = index
    }
    return result
  }

  private func isAnchorByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  /// The next byte that is no blank, line break or comment.
  func skipSpaceAndComments(from start: Int) -> Int {
    var index = start
    while index < source.count {
      if source[index].isJSONSpace {
        index += 1
      } else if source[index] == UInt8(ascii: "#") {
        while index < source.count, !isLineEnd(at: index) { index += 1 }
      } else if isUnicodeLineEnd(at: index) {
        index += source[index] == 0xC2 ? 2 : 3
      } else {
        break
      }
    }
    return index
  }

  private func isLineEnd(at index: Int) -> Bool { source[index].isLineBreak || isUnicodeLineEnd(at: index) }

  /// U+0085, U+2028 and U+2029 end a line for libyaml, and so a comment.
  private func isUnicodeLineEnd(at index: Int) -> Bool {
    let byte = source[index]
    if byte == 0xC2 { return index + 1 < source.count && source[index + 1] == 0x85 }
    guard byte == 0xE2, index + 2 < source.count, source[index + 1] == 0x80 else { return false }
    return source[index + 2] == 0xA8 || source[index + 2] == 0xA9
  }

  // MARK: Aliases

  /// False where the aliases together stand for more nodes than the limit.
  mutating func readAlias(into sink: inout DiagnosticSink) -> Bool {
    let (start, end) = (startOffset, endOffset)
    let name = events.anchor ?? ""
    guard let index = anchorsByName[name] else {
      sink.report(undefinedAlias(name, start: start, end: end))
      return addMissing(start: start, end: end)
    }
    anchors[index].isUsed = true
    let anchor = anchors[index]
    if anchor.node == Anchor.dropped { return addMissing(start: start, end: end) }
    guard anchor.isClosed else {
      sink.report(.recursiveAlias(name, at: range(start, end), anchor: anchor.range))
      return addMissing(start: start, end: end)
    }
    var node = StoredNode(.alias, start: start, end: end)
    node.payload = anchor.node
    if tree.isAtKey { return addAliasAsKey(node, into: &sink) }
    tree.add(node, expanded: anchor.expanded)
    if tree.frame.expanded > limits.expandedNodes {
      sink.report(.tooManyNodes(at: range(start, end), limit: limits.expandedNodes))
      return false
    }
    return true
  }

  private mutating func addMissing(start: Int, end: Int) -> Bool {
    let node = StoredNode(.missing, start: start, end: end)
    if tree.isAtKey {
      tree.addMissingKey(node)
    } else {
      tree.add(node)
    }
    return true
  }

  /// An alias of a scalar may be a key: its text is the scalar's, its place its own.
  private mutating func addAliasAsKey(_ alias: StoredNode, into sink: inout DiagnosticSink) -> Bool {
    let target = tree.nodes[Int(alias.payload)]
    guard target.shape == .scalar else {
      sink.report(.collectionAsKey(at: range(Int(alias.start), Int(alias.end))))
      return addMissing(start: Int(alias.start), end: Int(alias.end))
    }
    var key = target
    key.start = alias.start
    key.end = alias.end
    _ = tree.addKey(key)
    return true
  }

  // MARK: Merges

  /// Remembers that the innermost mapping merges; its value is checked when the mapping closes.
  mutating func noteMergeKey(_ key: StoredNode, into sink: inout DiagnosticSink) {
    if tree.frame.hasMerge {
      sink.report(.secondMerge(at: range(Int(key.start), Int(key.end))))
    }
    tree.frame.hasMerge = true
    tree.skipKey()
  }

  /// Reports values of `<<` that are neither an alias of a mapping nor a list of such.
  func checkMergeValue(of mapping: Int, into sink: inout DiagnosticSink) {
    var key = mapping + 1
    while key < tree.nodes.count {
      let value = key + 1
      if tree.isMergeKey(tree.nodes[key]) { checkMerged(value, into: &sink) }
      key = Int(tree.nodes[value].next)
    }
  }

  private func checkMerged(_ value: Int, into sink: inout DiagnosticSink) {
    let node = tree.nodes[value]
    switch node.shape {
    case .missing: break
    case .alias:
      let target = tree.nodes[Int(node.payload)].shape
      if target != .mapping, target != .missing { sink.report(.mergeOfOther(at: tree.range(of: value))) }
    case .sequence:
      var element = value + 1
      while element < Int(node.next) {
        let child = tree.nodes[element]
        let isMapping = child.shape == .alias && tree.nodes[Int(child.payload)].shape == .mapping
        if !isMapping, child.shape != .missing { sink.report(.mergeOfOther(at: tree.range(of: element))) }
        element = Int(child.next)
      }
    case .scalar, .mapping: sink.report(.mergeOfOther(at: tree.range(of: value)))
    }
  }
}
