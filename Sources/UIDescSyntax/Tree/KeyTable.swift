/// The different keys of one tree, by first use; a mapping's duplicates and later look-ups compare ids.
struct KeyTable: ~Copyable, Sendable {
  struct Entry: Sendable {
    var hash: UInt64
    var length: UInt32
    /// Where the bytes stand: in the source, or among the keys that are written otherwise.
    var start: UInt32
    var isDecoded: Bool
  }

  private(set) var entries = PlainBuffer<Entry>()
  /// The bytes of keys that don't stand in the source as they are.
  private(set) var decoded: [UInt8] = []
  // Open addressing: an entry's index plus one, 0 where free; never more than half full.
  private var slots = PlainBuffer<Int32>()
  private var mask = 0

  var count: Int { entries.count }

  /// The id of the key that is these bytes of the source.
  mutating func intern(_ range: Range<Int>, in source: SourceBytes) -> (id: Int32, isNew: Bool) {
    intern(range, of: source, isDecoded: false, source: source)
  }

  /// The id of a key that does not stand in the source as it is; its bytes are kept.
  mutating func intern(decoded key: SourceBytes, source: SourceBytes) -> (id: Int32, isNew: Bool) {
    let result = intern(0..<key.count, of: key, isDecoded: true, source: source)
    if result.isNew { unsafe decoded.append(contentsOf: key.buffer) }
    return result
  }

  private mutating func intern(
    _ range: Range<Int>, of bytes: SourceBytes, isDecoded: Bool, source: SourceBytes
  ) -> (id: Int32, isNew: Bool) {
    if entries.count * 2 >= slots.count { grow() }
    let length = range.count
    let hash = Self.hash(range, of: bytes)
    let (slot, known) = find(range, of: bytes, hash: hash, source: source)
    if known >= 0 { return (known, false) }
    let id = Int32(truncatingIfNeeded: entries.count)
    entries.append(
      Entry(
        hash: hash, length: UInt32(truncatingIfNeeded: length),
        start: UInt32(truncatingIfNeeded: isDecoded ? decoded.count : range.lowerBound), isDecoded: isDecoded)
    )
    slots[slot] = id + 1
    return (id, true)
  }

  /// The id of a key that is known, else nil.
  func id(of key: SourceBytes, source: SourceBytes) -> Int32? {
    if slots.count == 0 { return nil }
    let range = 0..<key.count
    let known = find(range, of: key, hash: Self.hash(range, of: key), source: source).id
    return known >= 0 ? known : nil
  }

  /// Where a key is, or where it would be, and its id or -1.
  @inline(__always)
  private func find(
    _ range: Range<Int>, of bytes: SourceBytes, hash: UInt64, source: SourceBytes
  ) -> (slot: Int, id: Int32) {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let id = slots[slot] - 1
      if id < 0 { return (slot, id) }
      // Up to eight bytes the hash is as good as the key: no other of the same length has it.
      if entries[Int(id)].hash == hash, Int(entries[Int(id)].length) == range.count,
        range.count <= 8 || isSame(bytes[range], entries[Int(id)], source)
      {
        return (slot, id)
      }
      slot = (slot + 1) & mask
    }
  }

  @inline(__always)
  private static func hash(_ range: Range<Int>, of bytes: SourceBytes) -> UInt64 {
    var hash = mix(bytes.word(at: range.lowerBound, count: range.count))
    var offset = 8
    while offset < range.count {
      hash = mix(hash ^ bytes.word(at: range.lowerBound + offset, count: range.count - offset))
      offset += 8
    }
    return hash
  }

  private func isSame(_ key: SourceBytes, _ entry: Entry, _ source: SourceBytes) -> Bool {
    let range = Int(entry.start)..<Int(entry.start) + Int(entry.length)
    guard entry.isDecoded else { return key.isSame(as: source[range]) }
    return unsafe decoded.withUnsafeBufferPointer { unsafe key.isSame(as: SourceBytes($0)[range]) }
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    // The upper bits depend on every byte of the word, and a slot is found by the lower ones.
    (value &* 0x9E37_79B9_7F4A_7C15).byteSwapped
  }

  private mutating func grow() {
    mask = max(64, slots.count * 2) - 1
    slots.fill(0, count: mask + 1)
    for index in entries.indices {
      var slot = Int(truncatingIfNeeded: entries[index].hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(truncatingIfNeeded: index + 1)
    }
  }
}
