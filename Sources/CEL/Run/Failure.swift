internal import UIDescDiagnostics

/// Why a step has no value; small, since failures are values that `&&` and `||` absorb.
enum FailureCode: UInt8, Error {
  case noOverload, divisionByZero, overflow, noSuchKey, indexOutOfRange, duplicateKey, unknownName
  case unknownFunction, conversion, range, argument, pattern, noValue, timeZone, format, mapKey
  case cost, size, host

  /// Whether going on makes no sense: nothing absorbs these.
  var isFatal: Bool { self == .cost || self == .size }

  var code: String {
    switch self {
    case .noOverload: "no-such-overload"
    case .divisionByZero: "division-by-zero"
    case .overflow: "overflow"
    case .noSuchKey: "no-such-key"
    case .indexOutOfRange: "index-out-of-range"
    case .duplicateKey: "duplicate-key"
    case .unknownName: "unknown-name"
    case .unknownFunction: "unknown-function"
    case .conversion: "bad-conversion"
    case .range: "out-of-range"
    case .argument: "bad-argument"
    case .pattern: "bad-pattern"
    case .noValue: "no-value"
    case .timeZone: "unknown-time-zone"
    case .format: "bad-format"
    case .mapKey: "bad-map-key"
    case .cost: "expression-cost"
    case .size: "expression-size"
    case .host: "host-function"
    }
  }

  var message: String {
    switch self {
    case .noOverload: "no such operation on values of these types"
    case .divisionByZero: "division by zero"
    case .overflow: "the result does not fit the range of the type"
    case .noSuchKey: "no such key"
    case .indexOutOfRange: "the index is out of range"
    case .duplicateKey: "a key stands twice"
    case .unknownName: "the name has no value"
    case .unknownFunction: "no function of this name takes these values"
    case .conversion: "the value can't be converted"
    case .range: "the value is outside the range of the type"
    case .argument: "an argument is outside the range of the function"
    case .pattern: "the pattern is not a regular expression"
    case .noValue: "the optional value is empty"
    case .timeZone: "no time zone has this name"
    case .format: "the format does not fit the values"
    case .mapKey: "a key is a text, an integer or a boolean"
    case .cost: "the expression takes too many steps"
    case .size: "the expression builds too large a value"
    case .host: "the function failed"
    }
  }
}

struct Failure: Error {
  let code: FailureCode
  let node: Int32
}
