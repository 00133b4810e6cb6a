internal import UIDescDiagnostics

/// The keys of the elements of one loop: open addressing over the keys, which are hashes already.
///
/// The first `Set` of a run costs some 90,000 instructions of the runtime, more than most loops.
struct KeySet {
  /// By slot; zero is free.
  private var slots: List<UInt64>
  private var hasZero = false

  /// Room for so many keys; more can't be inserted.
  init(capacity: Int) {
    var count = 8
    while count < capacity * 2 { count *= 2 }
    slots = List(repeating: 0, count: count)
  }

  /// False where the key is there already.
  mutating func insert(_ key: UInt64) -> Bool {
    guard key != 0 else {
      defer { hasZero = true }
      return !hasZero
    }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key ^ (key >> 32)) & mask
    while slots[slot] != 0 {
      if slots[slot] == key { return false }
      slot = (slot + 1) & mask
    }
    slots[slot] = key
    return true
  }
}
