internal import CEL

/// What makes a node the same node in two evaluations: a chain of steps through the source, as one number.
enum Identity {
  static let root: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The identity below `parent` at that step.
  static func step(_ parent: UInt64, _ key: UInt64) -> UInt64 {
    var hash = parent ^ (key &+ 0x9E37_79B9_7F4A_7C15 &+ (parent << 6) &+ (parent >> 2))
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    return hash ^ (hash >> 31)
  }

  static func step(_ parent: UInt64, _ key: Int32) -> UInt64 {
    step(parent, UInt64(UInt32(bitPattern: key)))
  }

  /// The key of an explicit `id`, or of an element's id: equal values have equal keys, in every run.
  static func key(of value: Value) -> UInt64 {
    switch value {
    case .int(let number): return step(1, UInt64(bitPattern: number))
    case .uint(let number): return step(1, number)
    case .double(let number):
      if let whole = Int64(exactly: number) { return step(1, UInt64(bitPattern: whole)) }
      return step(2, number.bitPattern)
    case .bool(let flag): return step(3, UInt64(flag ? 1 : 0))
    case .string(let text): return hash(text, from: 4)
    case .member(let member): return step(step(UInt64(5), UInt64(member.type.index)), UInt64(member.index))
    case .list(let elements): return elements.reduce(6) { step($0, key(of: $1)) }
    case .map(let map): return map.entries.reduce(7) { step(step($0, key(of: $1.key)), key(of: $1.value)) }
    case .null: return 8
    default: return hash("\(value)", from: 9)
    }
  }

  private static func hash(_ text: String, from seed: UInt64) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 &+ seed
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
