// How nodes and keys are put into the tree; numbers and order are those of `TreeBuilder`.
extension FastYAMLReader {
  /// The keys of one mapping so far: a bit for each of the first 64 keys of the tree.
  struct UsedKeys {
    var bits: UInt64 = 0
    /// Others are compared when the mapping closes.
    var isWide = false
  }

  @inline(__always)
  mutating func add(_ node: StoredNode) {
    var node = node
    node.next = Int32(truncatingIfNeeded: nodes.count &+ 1)
    lastEnd = node.end
    nodes.append(node)
  }

  /// Adds the value that is not there; it stands behind the colon or dash.
  mutating func addNull(at offset: Int) {
    var node = StoredNode(.scalar, start: offset, end: offset)
    node.textStart = node.end
    add(node)
  }

  /// Adds a list or mapping; its end is set when it closes.
  @inline(__always)
  mutating func open(_ node: StoredNode) -> Int {
    let index = nodes.count
    nodes.append(node)
    return index
  }

  /// Closes a list or mapping at the end of its last child.
  @inline(__always)
  mutating func close(_ index: Int, _ children: Int32) {
    close(index, children, end: lastEnd)
  }

  @inline(__always)
  mutating func close(_ index: Int, _ children: Int32, end: UInt32) {
    lastEnd = end
    nodes[index].next = Int32(truncatingIfNeeded: nodes.count)
    nodes[index].end = end
    nodes[index].payload = children
  }

  /// Adds a key; false where the mapping has it already, or where it may be something else than a key.
  @inline(__always)
  mutating func addKey(_ key: StoredNode, _ used: inout UsedKeys) -> Bool {
    let id = id(of: key)
    if UInt32(bitPattern: id) < 64 {
      let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: id)
      guard used.bits & bit == 0 else { return false }
      used.bits |= bit
    } else {
      guard id >= 0 else { return false }
      used.isWide = true
    }
    var key = key
    key.payload = id
    add(key)
    return true
  }

  /// A key of up to 16 bytes, which its first and last eight are together, and its id in the tree.
  struct RecentKey: BitwiseCopyable {
    var first: UInt64 = 0
    var last: UInt64 = 0
    /// 0 where the place is free.
    var length: UInt32 = 0
    var id: Int32 = 0
  }

  /// The id of a key in the tree, or -1 where it may be something else than a key.
  @inline(__always)
  private mutating func id(of key: StoredNode) -> Int32 {
    let start = Int(key.textStart)
    let length = key.textLength
    // Most keys stand in a document many times; few of them are long.
    guard !key.flags.contains(.isDecoded), length &- 1 < 16, hasWord(at: start) else { return intern(key) }
    var recent = RecentKey(first: word(at: start), length: length)
    if length < 8 {
      recent.first &= (1 << (UInt64(length) &* 8)) &- 1
    } else {
      recent.last = word(at: start &+ Int(length) &- 8)
    }
    let hash = (recent.first ^ (recent.last &* 31) &+ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15
    let slot = Int(truncatingIfNeeded: hash >> 58)
    let known = recentKeys[slot]
    if known.first == recent.first, known.last == recent.last, known.length == length { return known.id }
    recent.id = intern(key)
    recentKeys[slot] = recent
    return recent.id
  }

  @inline(never)
  private mutating func intern(_ key: StoredNode) -> Int32 {
    if key.flags.contains(.isDecoded) {
      // With an escape in it a `<<` does not merge; a plain one with the same id later would.
      return key.textLength == 2 ? -1 : internDecoded(key).0
    }
    let (id, isNew) = keys.intern(key.text, in: source)
    return isNew && !isPlainKey(key) ? -1 : id
  }

  private mutating func internDecoded(_ key: StoredNode) -> (Int32, Bool) {
    let text = decoded[key.text]
    let source = source
    return unsafe text.withUnsafeBufferPointer { buffer in
      unsafe keys.intern(decoded: SourceBytes(buffer), source: source)
    }
  }

  /// False for `<<`, and for what may be the first half of an expression.
  private func isPlainKey(_ key: StoredNode) -> Bool {
    var index = Int(key.textStart)
    let end = index &+ Int(key.textLength)
    if key.textLength == 2, byte(index) == UInt8(ascii: "<"), byte(index &+ 1) == UInt8(ascii: "<") {
      return false
    }
    while index < end {
      if hasWord(at: index) {
        let word = word(at: index)
        let stops = marks(of: UInt8(ascii: "("), in: word) | marks(of: UInt8(ascii: "?"), in: word)
        if stops == 0 {
          index &+= 8
          continue
        }
        index &+= stops.trailingZeroBitCount >> 3
        if index >= end { return true }
      }
      if byte(index) == UInt8(ascii: "(") || byte(index) == UInt8(ascii: "?") { return false }
      index &+= 1
    }
    return true
  }

  /// True where no key of a closed mapping stands twice.
  mutating func hasDistinctKeys(_ mapping: Int) -> Bool {
    while lastUse.count < keys.count { lastUse.append(-1) }
    var key = mapping + 1
    while key < Int(nodes[mapping].next) {
      let id = Int(nodes[key].payload)
      if lastUse[id] == Int32(truncatingIfNeeded: mapping) { return false }
      lastUse[id] = Int32(truncatingIfNeeded: mapping)
      key = Int(nodes[key + 1].next)
    }
    return true
  }
}
