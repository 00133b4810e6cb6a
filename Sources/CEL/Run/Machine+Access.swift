extension Machine {
  // MARK: - Fields

  mutating func select(_ node: CodeNode, _ id: Int32) throws(Failure) -> Value {
    let operand = try evaluate(node.a)
    guard case .string(let name) = steps.constant(node.b) else { throw Failure(code: .noOverload, node: id) }
    if node.flags.contains(.isOptional) { return try optionalSelect(operand, name, node, id) }
    switch operand {
    case .map(let map):
      if let value = map.field(name, near: Int(node.c)) { return value }
      if node.flags.contains(.nullIsAbsent) { return .null }
    case .optional(let inner):
      guard let inner else { return operand }
      return try optionalSelect(inner, name, node, id)
    case .null: break
    default: throw Failure(code: .noOverload, node: id)
    }
    detail = .string(name)
    throw Failure(code: .noSuchKey, node: id)
  }

  private func optionalSelect(
    _ operand: Value, _ name: String, _ node: CodeNode, _ id: Int32
  ) throws(Failure) -> Value {
    switch operand {
    case .map(let map):
      let value = map.field(name, near: Int(node.c))
      return .optional(value == .null && node.flags.contains(.nullIsAbsent) ? nil : value)
    case .optional(let inner):
      guard let inner else { return operand }
      return try optionalSelect(inner, name, node, id)
    default: throw Failure(code: .noOverload, node: id)
    }
  }

  mutating func has(_ node: CodeNode, _ id: Int32) throws(Failure) -> Bool {
    var operand = try evaluate(node.a)
    while case .optional(let inner) = operand {
      guard let inner else { return false }
      operand = inner
    }
    guard case .map(let map) = operand, case .string(let name) = steps.constant(node.b) else {
      throw Failure(code: .noOverload, node: id)
    }
    guard let value = map.field(name, near: Int(node.c)) else { return false }
    return !(node.flags.contains(.nullIsAbsent) && value == .null)
  }

  // MARK: - Elements

  mutating func index(_ node: CodeNode, _ id: Int32) throws(Failure) -> Value {
    let operand = try evaluate(node.a)
    let key = try evaluate(node.b)
    let isOptional = node.flags.contains(.isOptional)
    if case .optional(let inner) = operand {
      guard let inner else { return operand }
      return .optional(try element(inner, key, isOptional: true, id))
    }
    let value = try element(operand, key, isOptional: isOptional, id)
    if isOptional { return .optional(value) }
    guard let value else { throw Failure(code: .noSuchKey, node: id) }
    return value
  }

  /// Nil where there is nothing and that is allowed.
  private mutating func element(
    _ operand: Value, _ key: Value, isOptional: Bool, _ id: Int32
  ) throws(Failure) -> Value? {
    switch operand {
    case .list(let list):
      guard let index = integralIndex(key) else { throw Failure(code: .noOverload, node: id) }
      if index >= 0, index < list.count { return list[index] }
      if isOptional { return nil }
      detail = key
      throw Failure(code: .indexOutOfRange, node: id)
    case .map(let map):
      if let value = map[key] { return value }
      if isOptional { return nil }
      detail = key
      throw Failure(code: .noSuchKey, node: id)
    default: throw Failure(code: .noOverload, node: id)
    }
  }

  /// An index as an integer: an int, or another number with an integral value.
  private func integralIndex(_ key: Value) -> Int? {
    switch key {
    case .int(let number): Int(number)
    case .uint(let number): Int(exactly: number)
    case .double(let number): Int(exactly: number)
    default: nil
    }
  }

  // MARK: - Literals

  mutating func list(_ node: CodeNode, _ id: Int32) throws(Failure) -> Value {
    var elements: [Value] = []
    elements.reserveCapacity(Int(node.count))
    try spend(Int(node.count), id)
    for position in Int(node.b)..<(Int(node.b) + Int(node.count)) {
      let child = steps.child(position)
      let value = try evaluate(child)
      if steps.node(child).flags.contains(.isOptionalEntry) {
        guard case .optional(let inner) = value else { throw Failure(code: .noOverload, node: child) }
        if let inner { elements.append(inner) }
      } else {
        elements.append(value)
      }
    }
    return .list(elements)
  }

  mutating func map(_ node: CodeNode, _ id: Int32) throws(Failure) -> Value {
    var builder = MapBuilder(capacity: Int(node.count) / 2)
    try spend(Int(node.count), id)
    for position in stride(from: Int(node.b), to: Int(node.b) + Int(node.count), by: 2) {
      let keyNode = steps.child(position)
      let key = try evaluate(keyNode)
      var value = try evaluate(steps.child(position + 1))
      if steps.node(keyNode).flags.contains(.isOptionalEntry) {
        guard case .optional(let inner) = value else { throw Failure(code: .noOverload, node: keyNode) }
        guard let inner else { continue }
        value = inner
      }
      try at(keyNode) { () throws(FailureCode) in try builder.add(key, value) }
    }
    return .map(builder.finished)
  }
}

/// Collects entries and finds keys that stand twice, in linear time.
struct MapBuilder {
  private var entries: [MapValue.Entry] = []
  private var buckets: [Int32] = []

  init(capacity: Int = 0) {
    entries.reserveCapacity(capacity)
  }

  mutating func add(_ key: Value, _ value: Value) throws(FailureCode) {
    switch key {
    case .string, .int, .uint, .bool, .member: break
    default: throw .mapKey
    }
    if contains(key) { throw .duplicateKey }
    entries.append(MapValue.Entry(key: key, value: value))
    if entries.count > 8 { index() }
  }

  var finished: MapValue { MapValue(uniqueEntries: entries) }

  private func contains(_ key: Value) -> Bool {
    if buckets.isEmpty { return entries.contains { $0.key.equals(key) } }
    let mask = buckets.count - 1
    var bucket = key.keyHash & mask
    while buckets[bucket] >= 0 {
      if entries[Int(buckets[bucket])].key.equals(key) { return true }
      bucket = (bucket + 1) & mask
    }
    return false
  }

  /// Adds the last entry to the buckets, after making more of them where they are half full.
  private mutating func index() {
    var first = entries.count - 1
    if entries.count * 2 > buckets.count {
      buckets = [Int32](repeating: -1, count: max(32, buckets.count * 4))
      first = 0
    }
    let mask = buckets.count - 1
    for position in first..<entries.count {
      var bucket = entries[position].key.keyHash & mask
      while buckets[bucket] >= 0 { bucket = (bucket + 1) & mask }
      buckets[bucket] = Int32(truncatingIfNeeded: position)
    }
  }
}
