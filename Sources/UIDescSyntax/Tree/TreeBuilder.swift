import UIDescDiagnostics

/// The tree while it is read: both readers put scalars, collections and aliases in document order.
struct TreeBuilder: ~Copyable {
  /// A list or mapping that is not closed yet.
  struct Frame {
    var node: Int32
    var count: Int32 = 0
    /// The key whose value comes next; -1 where a key comes next, -2 in a list.
    var key: Int32
    /// Nodes below it after every alias is written out.
    var expanded = 1
    var hasMerge = false
    /// This collection stands where a key should: it is thrown away when it closes.
    var isKey = false
    /// A key was reported as half of a text; where nothing else is left, the mapping is missing.
    var isTorn = false
  }

  static let expectsKey: Int32 = -1
  static let isList: Int32 = -2

  let source: SourceBytes
  let id: SourceID
  let limits: SyntaxLimits
  var nodes: [StoredNode] = []
  var decoded: [UInt8] = []
  var keys = KeyTable()
  var mergedKeys: [Int32] = []
  var frames: [Frame] = []
  // The mapping in which a key was last seen, and where: the duplicate check.
  private var stamps: [(serial: Int32, key: Int32)] = []
  private var serial: Int32 = 0

  init(source: SourceBytes, id: SourceID, limits: SyntaxLimits) {
    self.source = source
    self.id = id
    self.limits = limits
    // A node stands for some thirty bytes of text; a short reservation saves the first doublings.
    nodes.reserveCapacity(source.count / 12 + 16)
    frames.reserveCapacity(16)
  }

  var isAtKey: Bool {
    guard let frame = frames.last else { return false }
    return frame.key == Self.expectsKey
  }

  var isInFlow: Bool {
    guard let frame = frames.last else { return false }
    return nodes[Int(frame.node)].flags.contains(.isFlow)
  }

  /// Where text for the next scalar would lie among the decoded bytes.
  mutating func appendDecoded(_ text: SourceBytes) -> Int {
    let start = decoded.count
    unsafe decoded.append(contentsOf: text.buffer)
    return start
  }

  /// Adds a complete node: a scalar, an alias, or one that is missing.
  mutating func add(_ node: StoredNode, expanded: Int = 1) {
    let index = Int32(truncatingIfNeeded: nodes.count)
    nodes.append(node)
    nodes[Int(index)].next = index + 1
    close(expanded: expanded)
  }

  /// Adds a scalar as the key of the innermost mapping; true where its characters are new in the tree.
  mutating func addKey(_ node: StoredNode) -> Bool {
    var node = node
    let index = Int32(truncatingIfNeeded: nodes.count)
    let isDecoded = node.flags.contains(.isDecoded)
    let isNew: Bool
    let source = source
    (node.payload, isNew) = unsafe decoded.withUnsafeBufferPointer { buffer in
      let decoded = unsafe SourceBytes(buffer)
      let text = (isDecoded ? decoded : source)[node.text]
      return keys.intern(
        text, start: Int(node.textStart), isDecoded: isDecoded, source: source, decoded: decoded)
    }
    node.next = index + 1
    nodes.append(node)
    frames[frames.count - 1].key = index
    return isNew
  }

  /// Opens a list or mapping; its end is set when it closes.
  mutating func open(_ node: StoredNode) {
    frames.append(
      Frame(
        node: Int32(truncatingIfNeeded: nodes.count),
        key: node.shape == .mapping ? Self.expectsKey : Self.isList))
    nodes.append(node)
  }

  /// Closes the innermost collection; returns its node and how many nodes it stands for.
  mutating func closeCollection(end: Int?, into sink: inout DiagnosticSink) -> (node: Int32, expanded: Int) {
    guard let frame = frames.popLast() else { return (0, 0) }
    let index = Int(frame.node)
    nodes[index].next = Int32(truncatingIfNeeded: nodes.count)
    nodes[index].end = UInt32(truncatingIfNeeded: end ?? lastEnd(of: index))
    nodes[index].payload = frame.count
    if frame.key != Self.isList, frame.count > 1 || frame.hasMerge {
      checkDuplicates(in: index, into: &sink)
      if frame.hasMerge { merge(index, into: &sink) }
    }
    if frame.isTorn, frame.count <= 0 { nodes[index].shape = .missing }
    if frame.isKey {
      dropKey(index)
    } else {
      close(expanded: frame.expanded)
    }
    return (frame.node, frame.expanded)
  }

  /// Counts a finished node in the collection around it.
  private mutating func close(expanded: Int) {
    let top = frames.count - 1
    guard top >= 0 else { return }
    if frames[top].key >= 0 { frames[top].key = Self.expectsKey }
    frames[top].count += 1
    let (sum, overflow) = frames[top].expanded.addingReportingOverflow(expanded)
    frames[top].expanded = overflow ? Int.max : sum
  }

  /// A block collection ends with its last child; libyaml's own mark lies behind the blank lines that follow.
  private func lastEnd(of index: Int) -> Int {
    var end = nodes[index].start
    var child = index + 1
    while child < nodes.count {
      end = max(end, nodes[child].end)
      child = Int(nodes[child].next)
    }
    return Int(end)
  }

  /// Turns a collection that stands where a key should into a key that is passed over.
  private mutating func dropKey(_ index: Int) {
    nodes.removeLast(nodes.count - index - 1)
    nodes[index].shape = .missing
    nodes[index].flags = .isSkipped
    nodes[index].payload = 0
    nodes[index].next = Int32(truncatingIfNeeded: index + 1)
    frames[frames.count - 1].key = Int32(truncatingIfNeeded: index)
    frames[frames.count - 1].count -= 1
    frames[frames.count - 1].isTorn = true
  }

  /// The finished tree.
  consuming func finish(source file: SourceFile) -> SyntaxTree {
    SyntaxTree(
      source: file, id: id, nodes: nodes, decoded: decoded, keys: keys, mergedKeys: mergedKeys)
  }
}

// MARK: - Duplicate and merged keys

extension TreeBuilder {
  private mutating func nextSerial() -> Int32 {
    while stamps.count < keys.count { stamps.append((0, 0)) }
    serial &+= 1
    return serial
  }

  /// Reports keys that stand twice; the first one counts.
  private mutating func checkDuplicates(in mapping: Int, into sink: inout DiagnosticSink) {
    let serial = nextSerial()
    var key = mapping + 1
    while key < nodes.count {
      let next = Int(nodes[key + 1].next)
      if !nodes[key].flags.contains(.isSkipped) {
        let id = Int(nodes[key].payload)
        if stamps[id].serial == serial {
          sink.report(
            .duplicateKey(keyText(key), at: range(of: key), first: range(of: Int(stamps[id].key))))
          nodes[key].flags.insert(.isSkipped)
          nodes[mapping].payload -= 1
        } else {
          stamps[id] = (serial, Int32(truncatingIfNeeded: key))
        }
      }
      key = next
    }
  }

  /// Lists a mapping's own entries and, where a `<<` stands, those of the mappings that it names.
  private mutating func merge(_ mapping: Int, into sink: inout DiagnosticSink) {
    let own = nextSerial()
    let start = mergedKeys.count
    forEachKey(of: mapping) { builder, key in
      if !builder.nodes[key].flags.contains(.isSkipped) {
        builder.stamps[Int(builder.nodes[key].payload)].serial = own
      }
    }
    forEachKey(of: mapping) { builder, key in
      if !builder.nodes[key].flags.contains(.isSkipped) {
        builder.mergedKeys.append(Int32(truncatingIfNeeded: key))
      } else if builder.nodes[key].style == .plain, builder.nodes[key].shape == .scalar,
        builder.isMergeKey(builder.nodes[key])
      {
        for target in builder.mergeTargets(of: key + 1) { builder.appendMerged(target, serial: own) }
      }
    }
    nodes[mapping].flags.insert(.merges)
    nodes[mapping].textStart = UInt32(truncatingIfNeeded: start)
    nodes[mapping].textLength = UInt32(truncatingIfNeeded: mergedKeys.count - start)
    if mergedKeys.count > limits.expandedNodes {
      mergedKeys.removeLast(mergedKeys.count - start)
      nodes[mapping].textLength = 0
      sink.report(.tooManyNodes(at: range(of: mapping), limit: limits.expandedNodes))
    }
  }

  private mutating func forEachKey(of mapping: Int, _ body: (inout TreeBuilder, Int) -> Void) {
    var key = mapping + 1
    while key < Int(nodes[mapping].next) {
      let next = Int(nodes[key + 1].next)
      body(&self, key)
      key = next
    }
  }

  func isMergeKey(_ key: StoredNode) -> Bool {
    key.style == .plain && key.textLength == 2 && !key.flags.contains(.isDecoded)
      && source[Int(key.textStart)] == UInt8(ascii: "<")
      && source[Int(key.textStart) + 1] == UInt8(ascii: "<")
  }

  /// The mappings that the value of a `<<` names: one alias, or a list of them.
  private func mergeTargets(of value: Int) -> [Int] {
    switch nodes[value].shape {
    case .alias:
      return [Int(nodes[value].payload)]
    case .sequence:
      var targets: [Int] = []
      var element = value + 1
      while element < Int(nodes[value].next) {
        if nodes[element].shape == .alias { targets.append(Int(nodes[element].payload)) }
        element = Int(nodes[element].next)
      }
      return targets
    case .missing, .scalar, .mapping:
      return []
    }
  }

  private mutating func appendMerged(_ target: Int, serial: Int32) {
    guard nodes[target].shape == .mapping else { return }
    let keys: [Int32]
    if nodes[target].flags.contains(.merges) {
      keys = Array(mergedKeys[nodes[target].text])
    } else {
      var own: [Int32] = []
      forEachKey(of: target) { builder, key in
        if !builder.nodes[key].flags.contains(.isSkipped) { own.append(Int32(truncatingIfNeeded: key)) }
      }
      keys = own
    }
    for key in keys {
      let id = Int(nodes[Int(key)].payload)
      if stamps[id].serial != serial {
        stamps[id].serial = serial
        mergedKeys.append(key)
      }
    }
  }

  func range(of index: Int) -> SourceRange {
    SourceRange(Int(nodes[index].start), Int(nodes[index].end), in: id)
  }

  func keyText(_ index: Int) -> String {
    let node = nodes[index]
    if node.flags.contains(.isDecoded) { return String(decoding: decoded[node.text], as: UTF8.self) }
    return source[node.text].text
  }
}
