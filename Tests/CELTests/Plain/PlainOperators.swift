@testable import CEL

// Operators on values, over numbers that are wide enough never to overflow; each throws a `FailureCode`.

func plainOperation(_ kind: SyntaxKind, _ left: Value, _ right: Value) throws -> Value {
  switch kind {
  case .equal: return .bool(plainEquals(left, right))
  case .notEqual: return .bool(!plainEquals(left, right))
  case .less: return .bool(try plainOrder(left, right) == -1)
  case .lessOrEqual: return .bool(try plainOrder(left, right).map { $0 <= 0 } ?? false)
  case .greater: return .bool(try plainOrder(left, right) == 1)
  case .greaterOrEqual: return .bool(try plainOrder(left, right).map { $0 >= 0 } ?? false)
  case .isIn:
    switch right {
    case .list(let list): return .bool(list.contains { plainEquals($0, left) })
    case .map(let map): return .bool(plainLookUp(left, in: map) != nil)
    default: throw FailureCode.noOverload
    }
  case .add, .subtract, .multiply, .divide, .modulo: return try plainArithmetic(kind, left, right)
  default: throw PlainStop.unwalked("the operator \(kind)")
  }
}

// MARK: - Equality and order

func plainEquals(_ left: Value, _ right: Value) -> Bool {
  switch (left, right) {
  case (.string(let left), .string(let right)): Array(left.unicodeScalars) == Array(right.unicodeScalars)
  case (.list(let left), .list(let right)):
    left.count == right.count && zip(left, right).allSatisfy { plainEquals($0, $1) }
  case (.map(let left), .map(let right)):
    left.count == right.count
      && left.entries.allSatisfy { entry in
        plainLookUp(entry.key, in: right).map { plainEquals($0, entry.value) } ?? false
      }
  case (.optional(let left), .optional(let right)):
    if let left, let right { plainEquals(left, right) } else { left == nil && right == nil }
  case (.type(let left), .type(let right)): left.typeName == right.typeName
  default:
    if isNumber(left), isNumber(right) { plainNumberOrder(left, right) == 0 } else { left == right }
  }
}

private func isNumber(_ value: Value) -> Bool {
  switch value {
  case .int, .uint, .double: true
  default: false
  }
}

func plainLookUp(_ key: Value, in map: MapValue) -> Value? {
  map.entries.first { plainEquals($0.key, key) }?.value
}

func plainAdd(_ key: Value, _ value: Value, to entries: inout [MapValue.Entry]) throws {
  switch key {
  case .string, .int, .uint, .bool, .member: break
  default: throw FailureCode.mapKey
  }
  if entries.contains(where: { plainEquals($0.key, key) }) { throw FailureCode.duplicateKey }
  entries.append(MapValue.Entry(key: key, value: value))
}

/// -1, 0 or 1; nil where a number is not one at all. Values of types that have no order between them fail.
func plainOrder(_ left: Value, _ right: Value) throws -> Int? {
  switch (left, right) {
  case (.string(let left), .string(let right)):
    return lexicographic(left.unicodeScalars.map(\.value), right.unicodeScalars.map(\.value))
  case (.bytes(let left), .bytes(let right)): return lexicographic(left, right)
  case (.bool(let left), .bool(let right)): return sign(left ? 1 : 0, right ? 1 : 0)
  case (.timestamp(let left), .timestamp(let right)):
    return sign(nanoseconds(left), nanoseconds(right))
  case (.duration(let left), .duration(let right)): return sign(left.nanoseconds, right.nanoseconds)
  default:
    guard isNumber(left), isNumber(right) else { throw FailureCode.noOverload }
    return plainNumberOrder(left, right)
  }
}

func plainNumberOrder(_ left: Value, _ right: Value) -> Int? {
  if let left = integer(left), let right = integer(right) { return sign(left, right) }
  // Where one is a double, the suite wants both to be.
  guard let left = double(left), let right = double(right) else { return nil }
  return sign(left, right)
}

private func sign<T: Comparable>(_ left: T, _ right: T) -> Int? {
  left < right ? -1 : left > right ? 1 : left == right ? 0 : nil
}

private func lexicographic<T: Comparable>(_ left: [T], _ right: [T]) -> Int? {
  for (left, right) in zip(left, right) where left != right { return sign(left, right) }
  return sign(left.count, right.count)
}

private func integer(_ value: Value) -> Int128? {
  switch value {
  case .int(let number): Int128(number)
  case .uint(let number): Int128(number)
  default: nil
  }
}

private func double(_ value: Value) -> Double? {
  switch value {
  case .int(let number): Double(number)
  case .uint(let number): Double(number)
  case .double(let number): number
  default: nil
  }
}

// MARK: - Arithmetic

func plainNegation(_ value: Value) throws -> Value {
  switch value {
  case .int: return try plainArithmetic(.subtract, .int(0), value)
  case .double(let number): return .double(-number)
  default: throw FailureCode.noOverload
  }
}

func plainArithmetic(_ kind: SyntaxKind, _ left: Value, _ right: Value) throws -> Value {
  switch (left, right) {
  case (.int(let left), .int(let right)):
    guard let result = Int64(exactly: try whole(kind, Int128(left), Int128(right))) else {
      throw FailureCode.overflow
    }
    // The remainder fits, but the division that it belongs to does not.
    if kind == .modulo, left == .min, right == -1 { throw FailureCode.overflow }
    return .int(result)
  case (.uint(let left), .uint(let right)):
    guard let result = UInt64(exactly: try whole(kind, Int128(left), Int128(right))) else {
      throw FailureCode.overflow
    }
    return .uint(result)
  case (.double(let left), .double(let right)):
    switch kind {
    case .add: return .double(left + right)
    case .subtract: return .double(left - right)
    case .multiply: return .double(left * right)
    case .divide: return .double(left / right)
    default: throw FailureCode.noOverload
    }
  case (.string(let left), .string(let right)) where kind == .add: return .string(left + right)
  case (.bytes(let left), .bytes(let right)) where kind == .add: return .bytes(left + right)
  case (.list(let left), .list(let right)) where kind == .add: return .list(left + right)
  default: return try time(kind, left, right)
  }
}

private func whole(_ kind: SyntaxKind, _ left: Int128, _ right: Int128) throws -> Int128 {
  switch kind {
  case .add: return left + right
  case .subtract: return left - right
  case .multiply:
    // Only two unsigned numbers have a product that is wider still.
    let (product, overflows) = left.multipliedReportingOverflow(by: right)
    if overflows { throw FailureCode.overflow }
    return product
  default:
    if right == 0 { throw FailureCode.divisionByZero }
    return kind == .divide ? left / right : left % right
  }
}

private func time(_ kind: SyntaxKind, _ left: Value, _ right: Value) throws -> Value {
  switch (kind, left, right) {
  case (.add, .timestamp(let moment), .duration(let length)),
    (.add, .duration(let length), .timestamp(let moment)):
    return try timestamp(nanoseconds(moment) + Int128(length.nanoseconds))
  case (.subtract, .timestamp(let moment), .duration(let length)):
    return try timestamp(nanoseconds(moment) - Int128(length.nanoseconds))
  case (.subtract, .timestamp(let left), .timestamp(let right)):
    return try duration(nanoseconds(left) - nanoseconds(right))
  case (.add, .duration(let left), .duration(let right)):
    return try duration(Int128(left.nanoseconds) + Int128(right.nanoseconds))
  case (.subtract, .duration(let left), .duration(let right)):
    return try duration(Int128(left.nanoseconds) - Int128(right.nanoseconds))
  default: throw FailureCode.noOverload
  }
}

private func nanoseconds(_ moment: Timestamp) -> Int128 {
  Int128(moment.seconds) * 1_000_000_000 + Int128(moment.nanoseconds)
}

private func duration(_ nanoseconds: Int128) throws -> Value {
  guard let nanoseconds = Int64(exactly: nanoseconds) else { throw FailureCode.range }
  return .duration(Duration(nanoseconds: nanoseconds))
}

private func timestamp(_ nanoseconds: Int128) throws -> Value {
  let rest = (nanoseconds % 1_000_000_000 + 1_000_000_000) % 1_000_000_000
  guard let seconds = Int64(exactly: (nanoseconds - rest) / 1_000_000_000),
    let moment = Timestamp(seconds: seconds, nanoseconds: Int32(rest))
  else { throw FailureCode.range }
  return .timestamp(moment)
}
