/// What the functions do with values; each refuses values that no overload takes, whatever the checker has said.
enum Library {
  static func apply(_ function: Function, _ value: Value, _ limits: Limits) throws(FailureCode) -> Value {
    switch function {
    case .size: return .int(Int64(try size(value)))
    case .bool, .int, .uint, .double, .string, .bytes, .duration, .timestamp:
      return try convert(value, by: function)
    case .dyn: return value
    case .type: return .type(value.type)
    case .getFullYear, .getMonth, .getDate, .getDayOfMonth, .getDayOfWeek, .getDayOfYear, .getHours,
      .getMinutes,
      .getSeconds, .getMilliseconds:
      return .int(try timePart(function, of: value, zone: nil))
    case .join, .lowerAscii, .upperAscii, .trim, .reverse, .quote: return try text(function, value, limits)
    case .greatest, .least: return try extreme(function, of: value)
    case .ceil, .floor, .round, .trunc, .abs, .sign, .isNaN, .isInf, .isFinite, .squareRoot, .bitNot:
      return try number(function, value)
    case .encode, .decode: return try base64(function, value)
    case .distinct, .flatten, .range, .sort, .first, .last: return try list(function, value, limits)
    case .optionalOf: return .optional(value)
    case .optionalOfNonZeroValue: return .optional(value.isZero ? nil : value)
    case .hasValue:
      guard case .optional(let inner) = value else { throw .noOverload }
      return .bool(inner != nil)
    case .value:
      guard case .optional(let inner) = value else { throw .noOverload }
      guard let inner else { throw .noValue }
      return inner
    default: throw .noOverload
    }
  }

  static func apply(
    _ function: Function, _ left: Value, _ right: Value, _ limits: Limits
  ) throws(FailureCode) -> Value {
    switch (function, left, right) {
    case (.contains, .string(let text), .string(let part)): return .bool(find(part, in: text) != nil)
    case (.startsWith, .string(let text), .string(let part)): return .bool(text.utf8.starts(with: part.utf8))
    case (.endsWith, .string(let text), .string(let part)):
      return .bool(text.utf8.reversed().starts(with: part.utf8.reversed()))
    case (.matches, .string(let text), .string(let pattern)):
      let pattern = try Pattern(pattern)
      if text.utf8.count.multipliedReportingOverflow(by: pattern.weight).partialValue > limits.cost * 32 {
        throw .cost
      }
      return .bool(pattern.matches(text))
    case (.orValue, .optional(let inner), _): return inner ?? right
    case (.or, .optional(let inner), .optional): return inner == nil ? right : left
    case (.greatest, _, _), (.least, _, _): return try extreme(function, left, right)
    case (.bitOr, _, _), (.bitAnd, _, _), (.bitXor, _, _), (.bitShiftLeft, _, _), (.bitShiftRight, _, _):
      return try bits(function, left, right)
    case (.flatten, .list(let list), .int(let depth)):
      if depth < 0 { throw .argument }
      return .list(try flattened(list, depth: depth, limits))
    case (_, .timestamp, .string(let zone)): return .int(try timePart(function, of: left, zone: zone))
    default: return try text(function, [left, right], limits)
    }
  }

  static func apply(_ function: Function, _ arguments: [Value], _ limits: Limits) throws(FailureCode) -> Value
  {
    switch function {
    case .optionalNone where arguments.isEmpty: return .optional(nil)
    case .greatest, .least:
      guard var result = arguments.first else { throw .noOverload }
      for argument in arguments.dropFirst() { result = try extreme(function, result, argument) }
      return result
    case .slice:
      guard arguments.count == 3, case .list(let list) = arguments[0], case .int(let start) = arguments[1],
        case .int(let end) = arguments[2]
      else { throw .noOverload }
      guard start >= 0, end >= start, end <= Int64(list.count) else { throw .indexOutOfRange }
      return .list(Array(list[Int(start)..<Int(end)]))
    default: return try text(function, arguments, limits)
    }
  }

  static func size(_ value: Value) throws(FailureCode) -> Int {
    switch value {
    case .string(let text): text.unicodeScalars.count
    case .bytes(let bytes): bytes.count
    case .list(let list): list.count
    case .map(let map): map.count
    default: throw .noOverload
    }
  }
}

extension Value {
  /// The value that a variable of its type has before anything is stored in it.
  var isZero: Bool {
    switch self {
    case .null: true
    case .bool(let value): !value
    case .int(let number): number == 0
    case .uint(let number): number == 0
    case .double(let number): number == 0
    case .string(let text): text.isEmpty
    case .bytes(let bytes): bytes.isEmpty
    case .list(let list): list.isEmpty
    case .map(let map): map.isEmpty
    case .duration(let length): length.nanoseconds == 0
    case .timestamp(let moment): moment.seconds == 0 && moment.nanoseconds == 0
    case .optional(let inner): inner == nil
    case .type, .member, .call: false
    }
  }
}
