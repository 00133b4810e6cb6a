internal import UIDescDiagnostics

/// Gives equal names equal numbers, in the order of their first use.
///
/// Open addressing over two arrays of numbers: a dictionary of strings costs more to make than most documents to read.
struct NameTable {
  private(set) var names: [String] = []
  private var hashes = List<Int32>()
  /// By slot, a name's number plus one; zero is free. Its count is a power of two, at least twice the names.
  private var slots = List<Int32>()

  mutating func number(of name: String) -> Int32 {
    if slots.count < names.count * 2 + 2 { grow() }
    let hash = Self.hash(name)
    let (slot, number) = find(name, hash)
    if number >= 0 { return number }
    names.append(name)
    hashes.append(hash)
    slots[slot] = Int32(names.count)
    return Int32(names.count - 1)
  }

  /// The number of a name that has one.
  func known(_ name: String) -> Int32? {
    if names.isEmpty { return nil }
    let number = find(name, Self.hash(name)).number
    return number >= 0 ? number : nil
  }

  /// Where a name is, or where it would be, and its number or -1.
  private func find(_ name: String, _ hash: Int32) -> (slot: Int, number: Int32) {
    var slot = Int(hash) & (slots.count - 1)
    while true {
      let number = slots[slot] - 1
      if number < 0 || (hashes[Int(number)] == hash && names[Int(number)] == name) { return (slot, number) }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  private mutating func grow() {
    slots = List(repeating: 0, count: max(64, slots.count * 2))
    names.reserveCapacity(slots.count / 2)
    hashes.reserveCapacity(slots.count / 2)
    for number in 0..<hashes.count {
      var slot = Int(hashes[number]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number + 1)
    }
  }

  static func hash(_ name: String) -> Int32 {
    // All at once, since going byte by byte asks each time where the next one lies.
    let hash = unsafe name.utf8.withContiguousStorageIfAvailable { bytes in
      var hash: UInt32 = 2_166_136_261
      for index in 0..<bytes.count { hash = unsafe (hash ^ UInt32(bytes[index])) &* 16_777_619 }
      return hash
    }
    return Int32(bitPattern: (hash ?? 0) & 0x7FFF_FFFF)
  }
}
