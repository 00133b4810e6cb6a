/// The functions of the standard library and the extensions; overloads differ in the table and at run time.
enum Function: UInt8, CaseIterable, Sendable {
  case size, contains, startsWith, endsWith, matches
  case bool, int, uint, double, string, bytes, duration, timestamp, dyn, type
  case getFullYear, getMonth, getDate, getDayOfMonth, getDayOfWeek, getDayOfYear
  case getHours, getMinutes, getSeconds, getMilliseconds
  case charAt, indexOf, lastIndexOf, join, lowerAscii, upperAscii, replace, split, substring, trim, reverse
  case quote, format
  case greatest, least, ceil, floor, round, trunc, abs, sign, isNaN, isInf, isFinite, squareRoot
  case bitOr, bitAnd, bitXor, bitNot, bitShiftLeft, bitShiftRight
  case encode, decode
  case distinct, flatten, range, slice, sort, first, last
  case optionalOf, optionalNone, optionalOfNonZeroValue, hasValue, value, or, orValue

  /// The function of a name without a namespace.
  init?(key: NameKey) {
    switch key {
    case NameKey("size"): self = .size
    case NameKey("string"): self = .string
    case NameKey("int"): self = .int
    case NameKey("double"): self = .double
    case NameKey("orValue"): self = .orValue
    case NameKey("contains"): self = .contains
    case NameKey("startsWith"): self = .startsWith
    case NameKey("endsWith"): self = .endsWith
    case NameKey("matches"): self = .matches
    case NameKey("bool"): self = .bool
    case NameKey("uint"): self = .uint
    case NameKey("bytes"): self = .bytes
    case NameKey("duration"): self = .duration
    case NameKey("timestamp"): self = .timestamp
    case NameKey("dyn"): self = .dyn
    case NameKey("type"): self = .type
    case NameKey("getFullYear"): self = .getFullYear
    case NameKey("getMonth"): self = .getMonth
    case NameKey("getDate"): self = .getDate
    case NameKey("getDayOfMonth"): self = .getDayOfMonth
    case NameKey("getDayOfWeek"): self = .getDayOfWeek
    case NameKey("getDayOfYear"): self = .getDayOfYear
    case NameKey("getHours"): self = .getHours
    case NameKey("getMinutes"): self = .getMinutes
    case NameKey("getSeconds"): self = .getSeconds
    case NameKey("getMilliseconds"): self = .getMilliseconds
    case NameKey("charAt"): self = .charAt
    case NameKey("indexOf"): self = .indexOf
    case NameKey("lastIndexOf"): self = .lastIndexOf
    case NameKey("join"): self = .join
    case NameKey("lowerAscii"): self = .lowerAscii
    case NameKey("upperAscii"): self = .upperAscii
    case NameKey("replace"): self = .replace
    case NameKey("split"): self = .split
    case NameKey("substring"): self = .substring
    case NameKey("trim"): self = .trim
    case NameKey("reverse"): self = .reverse
    case NameKey("format"): self = .format
    case NameKey("distinct"): self = .distinct
    case NameKey("flatten"): self = .flatten
    case NameKey("slice"): self = .slice
    case NameKey("sort"): self = .sort
    case NameKey("first"): self = .first
    case NameKey("last"): self = .last
    case NameKey("hasValue"): self = .hasValue
    case NameKey("value"): self = .value
    case NameKey("or"): self = .or
    default: return nil
    }
  }

  /// The function of a name in a namespace: `math.abs`.
  init?(namespace: NameKey, key: NameKey) {
    switch namespace {
    case NameKey("math"): self.init(mathKey: key)
    case NameKey("optional"): self.init(optionalKey: key)
    case NameKey("strings") where key == NameKey("quote"): self = .quote
    case NameKey("lists") where key == NameKey("range"): self = .range
    case NameKey("base64") where key == NameKey("encode"): self = .encode
    case NameKey("base64") where key == NameKey("decode"): self = .decode
    default: return nil
    }
  }

  static func isNamespace(_ key: NameKey) -> Bool {
    switch key {
    case NameKey("math"), NameKey("strings"), NameKey("lists"), NameKey("base64"), NameKey("optional"): true
    default: false
    }
  }

  private init?(optionalKey key: NameKey) {
    switch key {
    case NameKey("of"): self = .optionalOf
    case NameKey("none"): self = .optionalNone
    case NameKey("ofNonZeroValue"): self = .optionalOfNonZeroValue
    default: return nil
    }
  }

  private init?(mathKey key: NameKey) {
    switch key {
    case NameKey("greatest"): self = .greatest
    case NameKey("least"): self = .least
    case NameKey("ceil"): self = .ceil
    case NameKey("floor"): self = .floor
    case NameKey("round"): self = .round
    case NameKey("trunc"): self = .trunc
    case NameKey("abs"): self = .abs
    case NameKey("sign"): self = .sign
    case NameKey("isNaN"): self = .isNaN
    case NameKey("isInf"): self = .isInf
    case NameKey("isFinite"): self = .isFinite
    case NameKey("sqrt"): self = .squareRoot
    case NameKey("bitOr"): self = .bitOr
    case NameKey("bitAnd"): self = .bitAnd
    case NameKey("bitXor"): self = .bitXor
    case NameKey("bitNot"): self = .bitNot
    case NameKey("bitShiftLeft"): self = .bitShiftLeft
    case NameKey("bitShiftRight"): self = .bitShiftRight
    default: return nil
    }
  }

  /// As it is written, with its namespace.
  var name: String {
    switch self {
    case .quote: "strings.quote"
    case .range: "lists.range"
    case .encode: "base64.encode"
    case .decode: "base64.decode"
    case .optionalOf: "optional.of"
    case .optionalNone: "optional.none"
    case .optionalOfNonZeroValue: "optional.ofNonZeroValue"
    case .squareRoot: "math.sqrt"
    case .greatest, .least, .ceil, .floor, .round, .trunc, .abs, .sign, .isNaN, .isInf, .isFinite, .bitOr,
      .bitAnd,
      .bitXor, .bitNot, .bitShiftLeft, .bitShiftRight:
      "math.\(self)"
    default: "\(self)"
    }
  }

  /// The names for suggestions, in the order of their declaration.
  static var names: [String] { allCases.map(\.name) }
}
