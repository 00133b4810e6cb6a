/// The different keys of one tree, by first use; a mapping's duplicates and later look-ups compare ids.
struct KeyTable: Sendable {
  struct Entry: Sendable {
    var hash: UInt32
    var start: UInt32
    var length: UInt32
    var isDecoded: Bool
  }

  private(set) var entries: [Entry] = []
  // Open addressing: an entry's index plus one, 0 where free; never more than half full.
  private var slots: [Int32] = []
  private var mask = 0

  var count: Int { entries.count }

  /// The id of a key, new or known; `start` says where its bytes stay.
  mutating func intern(
    _ key: SourceBytes, start: Int, isDecoded: Bool, source: SourceBytes,
    decoded: SourceBytes
  ) -> (id: Int32, isNew: Bool) {
    if entries.count * 2 >= slots.count { grow() }
    let hash = Self.hash(key)
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let id = slots[slot] - 1
      let entry = entries[Int(id)]
      if entry.hash == hash, Int(entry.length) == key.count {
        let bytes = entry.isDecoded ? decoded : source
        if key.isSame(as: bytes[Int(entry.start)..<Int(entry.start) + key.count]) { return (id, false) }
      }
      slot = (slot + 1) & mask
    }
    let id = Int32(truncatingIfNeeded: entries.count)
    entries.append(
      Entry(
        hash: hash, start: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: key.count),
        isDecoded: isDecoded))
    slots[slot] = id + 1
    return (id, true)
  }

  private mutating func grow() {
    mask = max(64, slots.count * 2) - 1
    slots = [Int32](repeating: 0, count: mask + 1)
    for (index, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(truncatingIfNeeded: index + 1)
    }
  }

  private static func hash(_ key: SourceBytes) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in 0..<key.count { hash = (hash ^ UInt64(key[index])) &* 0x0000_0100_0000_01B3 }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}
