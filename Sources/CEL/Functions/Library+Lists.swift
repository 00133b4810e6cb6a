extension Library {
  static func list(_ function: Function, _ value: Value, _ limits: Limits) throws(FailureCode) -> Value {
    if function == .range {
      guard case .int(let count) = value else { throw .noOverload }
      if count > Int64(limits.size) { throw .size }
      return .list(count <= 0 ? [] : (0..<count).map { .int($0) })
    }
    guard case .list(let list) = value else { throw .noOverload }
    switch function {
    case .distinct: return .list(distinct(list))
    case .flatten: return .list(try flattened(list, depth: 1, limits))
    case .sort:
      let order = try sortedPositions(list)
      return .list(order.map { list[$0] })
    case .first: return .optional(list.first)
    case .last: return .optional(list.last)
    default: throw .noOverload
    }
  }

  /// Each value once, where it stands first.
  private static func distinct(_ list: [Value]) -> [Value] {
    if list.count <= 8 {
      var result: [Value] = []
      for element in list where !result.contains(where: { $0.equals(element) }) { result.append(element) }
      return result
    }
    var result: [Value] = []
    var known: [Int: [Value]] = [:]
    for element in list {
      // Numbers of one value meet in one bucket; the others are told apart by CEL's own equality there.
      let hash = element.distinctHash
      if known[hash, default: []].contains(where: { $0.equals(element) }) { continue }
      known[hash, default: []].append(element)
      result.append(element)
    }
    return result
  }

  static func flattened(_ list: [Value], depth: Int64, _ limits: Limits) throws(FailureCode) -> [Value] {
    if depth == 0 { return list }
    var result: [Value] = []
    for element in list {
      if case .list(let inner) = element {
        result += try flattened(inner, depth: depth - 1, limits)
      } else {
        result.append(element)
      }
      if result.count > limits.size { throw .size }
    }
    return result
  }
}

extension Value {
  /// Equal for values that CEL takes for equal; lists and maps differ by their length only.
  fileprivate var distinctHash: Int {
    switch self {
    case .list(let list): list.count
    case .map(let map): -1 - map.count
    case .optional: 1
    case .type: 2
    default: keyHash
    }
  }
}
