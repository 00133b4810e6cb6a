/// A map in the order in which its entries were added; up to eight entries are searched one by one.
public struct MapValue: Sendable, Hashable {
  public struct Entry: Sendable, Hashable {
    public let key: Value
    public let value: Value

    public init(key: Value, value: Value) {
      self.key = key
      self.value = value
    }
  }

  private final class Storage: Sendable {
    let entries: [Entry]
    /// Positions of entries by hash of the key, or -1; a power of two long, empty for short maps.
    let buckets: [Int32]

    init(entries: [Entry], buckets: [Int32]) {
      self.entries = entries
      self.buckets = buckets
    }
  }

  private let storage: Storage

  /// Takes entries whose keys differ from each other by CEL's equality; the caller has made sure of that.
  public init(uniqueEntries entries: [Entry]) {
    storage = Storage(entries: entries, buckets: entries.count <= 8 ? [] : Self.buckets(for: entries))
  }

  /// A record: names and values in order, without repetitions.
  public init(fields: [(name: String, value: Value)]) {
    self.init(uniqueEntries: fields.map { Entry(key: .string($0.name), value: $0.value) })
  }

  public var entries: [Entry] { storage.entries }
  public var count: Int { storage.entries.count }
  public var isEmpty: Bool { storage.entries.isEmpty }

  /// The value of a key, numbers compared by their value whatever their type; nil where there is none.
  public subscript(key: Value) -> Value? {
    guard let index = index(of: key) else { return nil }
    return storage.entries[index].value
  }

  public subscript(name: String) -> Value? {
    field(name, near: 0)
  }

  /// The value of a text key that is expected at a position, which is tried first.
  func field(_ name: String, near hint: Int) -> Value? {
    let storage = storage
    if hint < storage.entries.count, case .string(let key) = storage.entries[hint].key, key == name {
      return storage.entries[hint].value
    }
    if storage.buckets.isEmpty {
      for entry in storage.entries {
        if case .string(let key) = entry.key, key == name { return entry.value }
      }
      return nil
    }
    guard let index = index(of: .string(name)) else { return nil }
    return storage.entries[index].value
  }

  /// The position of a key among the entries.
  func index(of key: Value) -> Int? {
    let storage = storage
    if storage.buckets.isEmpty {
      return storage.entries.firstIndex { $0.key.equals(key) }
    }
    let mask = storage.buckets.count - 1
    var bucket = key.keyHash & mask
    while true {
      let position = Int(storage.buckets[bucket])
      if position < 0 { return nil }
      if storage.entries[position].key.equals(key) { return position }
      bucket = (bucket + 1) & mask
    }
  }

  private static func buckets(for entries: [Entry]) -> [Int32] {
    var size = 16
    while size < entries.count * 2 { size *= 2 }
    var buckets = [Int32](repeating: -1, count: size)
    for (position, entry) in entries.enumerated() {
      var bucket = entry.key.keyHash & (size - 1)
      while buckets[bucket] >= 0 { bucket = (bucket + 1) & (size - 1) }
      buckets[bucket] = Int32(truncatingIfNeeded: position)
    }
    return buckets
  }

  public static func == (left: MapValue, right: MapValue) -> Bool {
    if left.storage === right.storage { return true }
    guard left.count == right.count else { return false }
    return left.entries.allSatisfy { entry in right[entry.key] == entry.value }
  }

  public func hash(into hasher: inout Hasher) {
    // Equal maps may differ in order, so the entries' hashes are combined by a sum.
    var sum = 0
    for entry in entries { sum = sum &+ entry.hashValue }
    hasher.combine(sum)
  }
}

extension Value {
  /// A hash that is the same for numbers of one value, whatever their type; never negative.
  var keyHash: Int {
    var hasher = Hasher()
    switch self {
    case .int(let number): hasher.combine(number)
    case .uint(let number): hasher.combine(Int64(truncatingIfNeeded: number))
    case .double(let number):
      if let exact = Int64(exactly: number) {
        hasher.combine(exact)
      } else if let exact = UInt64(exactly: number) {
        hasher.combine(Int64(truncatingIfNeeded: exact))
      } else {
        hasher.combine(number)
      }
    case .string(let text): hasher.combine(text)
    case .bool(let bool): hasher.combine(bool)
    default: hasher.combine(self)
    }
    return hasher.finalize() & Int.max
  }
}
