import UIDescDiagnostics

/// The tree while it is read: both readers put scalars, collections and aliases in document order.
struct TreeBuilder: ~Copyable {
  /// A list or mapping that is not closed yet.
  struct Frame {
    var node: Int32
    var count: Int32 = 0
    /// The key whose value comes next, or one of the marks below.
    var key: Int32
    var isFlow = false
    var hasMerge = false
    /// This collection stands where a key should: it is thrown away when it closes.
    var isKey = false
    /// A key was reported as half of a text; where nothing else is left, the mapping is missing.
    var isTorn = false
    /// Nodes below it after every alias is written out.
    var expanded = 1

    static let expectsKey: Int32 = -1
    static let list: Int32 = -2
    static let document: Int32 = -3

    var isList: Bool { key == Frame.list }
  }

  /// The mapping that had a key last, by a number of its own, and where the key stands in it.
  private struct Stamp {
    var serial: Int32
    var key: Int32
  }

  let source: SourceBytes
  let id: SourceID
  let limits: SyntaxLimits
  var nodes = PlainBuffer<StoredNode>()
  var decoded: [UInt8] = []
  var keys = KeyTable()
  var mergedKeys: [Int32] = []
  // The innermost collection stands beside the stack of the others: it is what nearly every step asks for.
  var frame = Frame(node: 0, key: Frame.document)
  // Places beyond the depth are left as they are and used again.
  private var outer = PlainBuffer<Frame>()
  /// How many collections are open.
  private(set) var depth = 0
  // Where the node that was finished last ends: there a block collection ends that closes now.
  private var previousEnd: UInt32 = 0
  // The mapping in which a key was last seen, and where: the duplicate check.
  private var stamps = PlainBuffer<Stamp>()
  private var serial: Int32 = 0

  init(source: SourceBytes, id: SourceID, limits: SyntaxLimits) {
    self.source = source
    self.id = id
    self.limits = limits
    // A node stands for some thirty bytes of text; a short reservation saves the first doublings.
    nodes.reserve(source.count / 12 + 16)
  }

  var isAtKey: Bool { frame.key == Frame.expectsKey }
  var isInFlow: Bool { frame.isFlow }

  /// True inside a collection that stands where a key should.
  var isInsideKey: Bool { frame.isKey || (0..<depth).contains { outer[$0].isKey } }

  /// True where the collection around the innermost one stands between brackets.
  var isAroundInFlow: Bool { depth > 0 && outer[depth - 1].isFlow }

  /// The node of the outermost open collection between brackets.
  var outermostFlow: Int? {
    for index in 0..<depth where outer[index].isFlow { return Int(outer[index].node) }
    return frame.isFlow ? Int(frame.node) : nil
  }

  /// Where text for the next scalar would lie among the decoded bytes.
  mutating func appendDecoded(_ text: SourceBytes) -> Int {
    let start = decoded.count
    unsafe decoded.append(contentsOf: text.buffer)
    return start
  }

  /// Adds a complete node: a scalar, an alias, or one that is missing.
  @inline(__always)
  mutating func add(_ node: StoredNode, expanded: Int = 1) {
    var node = node
    node.next = Int32(truncatingIfNeeded: nodes.count + 1)
    previousEnd = node.end
    nodes.append(node)
    close(expanded: expanded)
  }

  /// Adds a scalar as the key of the innermost mapping; true where its characters are new in the tree.
  mutating func addKey(_ node: StoredNode) -> Bool {
    var node = node
    let isNew: Bool
    if node.flags.contains(.isDecoded) {
      (node.payload, isNew) = internDecoded(node)
    } else {
      (node.payload, isNew) = keys.intern(node.text, in: source)
    }
    frame.key = Int32(truncatingIfNeeded: nodes.count)
    node.next = frame.key + 1
    nodes.append(node)
    return isNew
  }

  private mutating func internDecoded(_ node: StoredNode) -> (Int32, Bool) {
    let text = decoded[node.text]
    let source = source
    return unsafe text.withUnsafeBufferPointer { buffer in
      unsafe keys.intern(decoded: SourceBytes(buffer), source: source)
    }
  }

  /// Opens a list or mapping; its end is set when it closes.
  mutating func open(_ node: StoredNode) {
    let isMapping = node.shape == .mapping
    if depth < outer.count { outer[depth] = frame } else { outer.append(frame) }
    depth += 1
    frame = Frame(
      node: Int32(truncatingIfNeeded: nodes.count), key: isMapping ? Frame.expectsKey : Frame.list,
      isFlow: node.flags.contains(.isFlow))
    previousEnd = node.start
    nodes.append(node)
  }

  /// Closes the innermost collection, a block at the end of its last child.
  mutating func closeCollection(end: Int?, into sink: inout DiagnosticSink) {
    guard depth > 0 else { return }
    depth -= 1
    let closed = frame
    frame = outer[depth]
    let index = Int(closed.node)
    if let end { previousEnd = UInt32(truncatingIfNeeded: end) }
    nodes[index].next = Int32(truncatingIfNeeded: nodes.count)
    nodes[index].end = previousEnd
    nodes[index].payload = closed.count
    if !closed.isList, closed.count > 1 || closed.hasMerge {
      checkDuplicates(in: index, into: &sink)
      if closed.hasMerge { merge(index, into: &sink) }
    }
    if closed.isTorn, closed.count <= 0 { nodes[index].shape = .missing }
    if closed.isKey {
      dropKey(index)
    } else {
      close(expanded: closed.expanded)
    }
  }

  /// Counts a finished node in the collection around it.
  @inline(__always)
  private mutating func close(expanded: Int) {
    if frame.key >= 0 { frame.key = Frame.expectsKey }
    frame.count += 1
    let (sum, overflow) = frame.expanded.addingReportingOverflow(expanded)
    frame.expanded = overflow ? Int.max : sum
  }

  /// Turns a collection that stands where a key should into a key that is passed over.
  private mutating func dropKey(_ index: Int) {
    nodes.removeLast(nodes.count - index - 1)
    nodes[index].shape = .missing
    nodes[index].payload = 0
    nodes[index].next = Int32(truncatingIfNeeded: index + 1)
    frame.key = Int32(truncatingIfNeeded: index)
    skipKey()
    frame.isTorn = true
  }

  /// Adds a key that was reported: its entry is passed over.
  mutating func addMissingKey(_ node: StoredNode) {
    _ = addKey(node)
    skipKey()
  }

  /// Passes over the entry whose key was added last.
  mutating func skipKey() {
    nodes[nodes.count - 1].flags.insert(.isSkipped)
    frame.count -= 1
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
    while stamps.count < keys.count { stamps.append(Stamp(serial: 0, key: 0)) }
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
          stamps[id] = Stamp(serial: serial, key: Int32(truncatingIfNeeded: key))
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
