/// The result of an operation on two integers, or why there is none; nothing here traps.
func integerResult<T: FixedWidthInteger>(
  _ operation: Operation, _ left: T, _ right: T
) throws(FailureCode) -> T {
  let result: (partialValue: T, overflow: Bool)
  switch operation {
  case .add: result = left.addingReportingOverflow(right)
  case .subtract: result = left.subtractingReportingOverflow(right)
  case .multiply: result = left.multipliedReportingOverflow(by: right)
  case .divide:
    if right == 0 { throw .divisionByZero }
    result = left.dividedReportingOverflow(by: right)
  case .modulo:
    if right == 0 { throw .divisionByZero }
    result = left.remainderReportingOverflow(dividingBy: right)
  default: throw .noOverload
  }
  if result.overflow { throw .overflow }
  return result.partialValue
}

/// Sums and differences of moments and lengths of time.
func timeResult(_ operation: Operation, _ left: Value, _ right: Value) throws(FailureCode) -> Value {
  switch (operation, left, right) {
  case (.add, .timestamp(let moment), .duration(let length)),
    (.add, .duration(let length), .timestamp(let moment)):
    return .timestamp(try moment.advanced(by: length.nanoseconds))
  case (.subtract, .timestamp(let moment), .duration(let length)):
    let (negative, overflows) = Int64(0).subtractingReportingOverflow(length.nanoseconds)
    if overflows { throw .range }
    return .timestamp(try moment.advanced(by: negative))
  case (.subtract, .timestamp(let left), .timestamp(let right)):
    let (nanoseconds, overflows) = (left.seconds - right.seconds).multipliedReportingOverflow(
      by: 1_000_000_000)
    let (sum, carries) = nanoseconds.addingReportingOverflow(
      Int64(left.nanoseconds) - Int64(right.nanoseconds))
    if overflows || carries { throw .range }
    return .duration(Duration(nanoseconds: sum))
  case (.add, .duration(let left), .duration(let right)):
    let (sum, overflows) = left.nanoseconds.addingReportingOverflow(right.nanoseconds)
    if overflows { throw .range }
    return .duration(Duration(nanoseconds: sum))
  case (.subtract, .duration(let left), .duration(let right)):
    let (sum, overflows) = left.nanoseconds.subtractingReportingOverflow(right.nanoseconds)
    if overflows { throw .range }
    return .duration(Duration(nanoseconds: sum))
  default: throw .noOverload
  }
}

extension Timestamp {
  /// The moment a number of nanoseconds later; outside the years 1 to 9999 there is none.
  func advanced(by length: Int64) throws(FailureCode) -> Timestamp {
    let (quotient, remainder) = length.quotientAndRemainder(dividingBy: 1_000_000_000)
    var seconds = seconds + quotient
    var nanoseconds = Int64(nanoseconds) + remainder
    if nanoseconds < 0 {
      nanoseconds += 1_000_000_000
      seconds -= 1
    } else if nanoseconds >= 1_000_000_000 {
      nanoseconds -= 1_000_000_000
      seconds += 1
    }
    guard let result = Timestamp(seconds: seconds, nanoseconds: Int32(nanoseconds)) else { throw .range }
    return result
  }
}

/// How two values of one type stand to each other; nil where their types have no order.
func compareValues(_ left: Value, _ right: Value) -> Comparison? {
  switch (left, right) {
  case (.int(let left), .int(let right)): order(left, right)
  case (.double(let left), .double(let right)): order(left, right)
  case (.string(let left), .string(let right)): orderTexts(left, right)
  case (.bool(let left), .bool(let right)): order(left ? 1 : 0, right ? 1 : 0)
  case (.timestamp(let left), .timestamp(let right)): order(left, right)
  case (.duration(let left), .duration(let right)): order(left, right)
  case (.bytes(let left), .bytes(let right)):
    left == right ? .equal : left.lexicographicallyPrecedes(right) ? .less : .greater
  default: compareNumbers(left, right)
  }
}

/// By code point, which is the order of the bytes.
private func orderTexts(_ left: String, _ right: String) -> Comparison {
  if isSameText(left, right) { return .equal }
  return left.utf8.lexicographicallyPrecedes(right.utf8) ? .less : .greater
}

/// The positions of values in ascending order, equal ones as they stand.
func sortedPositions(_ keys: [Value]) throws(FailureCode) -> [Int] {
  if let first = keys.first {
    guard keys.allSatisfy({ compareValues(first, $0) != nil }) else { throw .noOverload }
  }
  return keys.indices.sorted { left, right in
    switch compareValues(keys[left], keys[right]) {
    case .less: true
    case .greater: false
    default: left < right
    }
  }
}
