extension Value {
  /// CEL's `==`: numbers by their value whatever their type, other types differ, lists and maps element by element.
  public func equals(_ other: Value) -> Bool {
    switch (self, other) {
    case (.string(let left), .string(let right)): isSameText(left, right)
    case (.int(let left), .int(let right)): left == right
    case (.bool(let left), .bool(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.member(let left), .member(let right)): left == right
    case (.null, .null): true
    case (.uint(let left), .uint(let right)): left == right
    case (.int, .uint), (.int, .double), (.uint, .int), (.uint, .double), (.double, .int), (.double, .uint):
      compareNumbers(self, other) == .equal
    case (.bytes(let left), .bytes(let right)): left == right
    case (.list(let left), .list(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.equals($1) }
    case (.map(let left), .map(let right)): mapsAreEqual(left, right)
    case (.type(let left), .type(let right)): left.isSameKind(as: right)
    case (.timestamp(let left), .timestamp(let right)): left == right
    case (.duration(let left), .duration(let right)): left == right
    case (.optional(let left), .optional(let right)): optionalsAreEqual(left, right)
    case (.call(let left), .call(let right)): left == right
    default: false
    }
  }
}

/// Texts are their code points: Swift's `==` also takes composed and decomposed letters for the same.
@inline(__always)
func isSameText(_ left: String, _ right: String) -> Bool {
  left == right && left.utf8.count == right.utf8.count && left.utf8.elementsEqual(right.utf8)
}

private func mapsAreEqual(_ left: MapValue, _ right: MapValue) -> Bool {
  guard left.count == right.count else { return false }
  return left.entries.allSatisfy { entry in right[entry.key].map { $0.equals(entry.value) } ?? false }
}

private func optionalsAreEqual(_ left: Value?, _ right: Value?) -> Bool {
  guard let left else { return right == nil }
  guard let right else { return false }
  return left.equals(right)
}

/// How two values stand on one line; `unordered` where one is not a number at all.
enum Comparison {
  case less, equal, greater, unordered
}

/// Compares numbers of any types as if they stood on one line; nil where one is no number.
func compareNumbers(_ left: Value, _ right: Value) -> Comparison? {
  switch (left, right) {
  case (.int(let left), .int(let right)): order(left, right)
  case (.uint(let left), .uint(let right)): order(left, right)
  case (.double(let left), .double(let right)): order(left, right)
  case (.int(let left), .uint(let right)): left < 0 ? .less : order(UInt64(left), right)
  case (.uint(let left), .int(let right)): right < 0 ? .greater : order(left, UInt64(right))
  case (.int(let left), .double(let right)): compare(left, right)
  case (.double(let left), .int(let right)): reversed(compare(right, left))
  case (.uint(let left), .double(let right)): compare(left, right)
  case (.double(let left), .uint(let right)): reversed(compare(right, left))
  default: nil
  }
}

func order<T: Comparable>(_ left: T, _ right: T) -> Comparison {
  if left < right { return .less }
  if left == right { return .equal }
  return left > right ? .greater : .unordered
}

private func reversed(_ comparison: Comparison) -> Comparison {
  switch comparison {
  case .less: .greater
  case .greater: .less
  case .equal, .unordered: comparison
  }
}

private func compare<T: FixedWidthInteger>(_ left: T, _ right: Double) -> Comparison {
  if right.isNaN { return .unordered }
  // The conformance suite wants the integer rounded to the nearest double, at the ends of the range too.
  return order(Double(left), right)
}

extension CELType {
  /// Whether two types are one as values: `list(int)` and `list(dyn)` are both `list`.
  func isSameKind(as other: CELType) -> Bool {
    switch (self, other) {
    case (.list, .list), (.map, .map), (.type, .type), (.optional, .optional): true
    case (.abstract(let left, _), .abstract(let right, _)): left == right
    default: self == other
    }
  }
}
