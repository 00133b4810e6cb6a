extension Library {
  static func number(_ function: Function, _ value: Value) throws(FailureCode) -> Value {
    switch (function, value) {
    case (.ceil, .double(let number)): return .double(number.rounded(.up))
    case (.floor, .double(let number)): return .double(number.rounded(.down))
    case (.round, .double(let number)): return .double(number.rounded(.toNearestOrAwayFromZero))
    case (.trunc, .double(let number)): return .double(number.rounded(.towardZero))
    case (.abs, .double(let number)): return .double(number.magnitude)
    case (.abs, .int(let number)):
      guard let result = Int64(exactly: number.magnitude) else { throw .overflow }
      return .int(result)
    case (.abs, .uint): return value
    case (.sign, .double(let number)):
      return .double(number > 0 ? 1 : number < 0 ? -1 : number)
    case (.sign, .int(let number)): return .int(number.signum())
    case (.sign, .uint(let number)): return .uint(number == 0 ? 0 : 1)
    case (.isNaN, .double(let number)): return .bool(number.isNaN)
    case (.isInf, .double(let number)): return .bool(number.isInfinite)
    case (.isFinite, .double(let number)): return .bool(number.isFinite)
    case (.squareRoot, .double(let number)): return .double(number.squareRoot())
    case (.squareRoot, .int(let number)): return .double(Double(number).squareRoot())
    case (.squareRoot, .uint(let number)): return .double(Double(number).squareRoot())
    case (.bitNot, .int(let number)): return .int(~number)
    case (.bitNot, .uint(let number)): return .uint(~number)
    default: throw .noOverload
    }
  }

  static func bits(_ function: Function, _ left: Value, _ right: Value) throws(FailureCode) -> Value {
    switch (left, right) {
    case (.int(let left), .int(let right)):
      switch function {
      case .bitOr: return .int(left | right)
      case .bitAnd: return .int(left & right)
      case .bitXor: return .int(left ^ right)
      default: return .int(Int64(bitPattern: try shift(function, UInt64(bitPattern: left), right)))
      }
    case (.uint(let left), .uint(let right)):
      switch function {
      case .bitOr: return .uint(left | right)
      case .bitAnd: return .uint(left & right)
      case .bitXor: return .uint(left ^ right)
      default: throw .noOverload
      }
    case (.uint(let left), .int(let right)): return .uint(try shift(function, left, right))
    default: throw .noOverload
    }
  }

  /// Bits only: the sign does not come along, and nothing is left after 64 places.
  private static func shift(_ function: Function, _ bits: UInt64, _ places: Int64) throws(FailureCode)
    -> UInt64
  {
    guard function == .bitShiftLeft || function == .bitShiftRight else { throw .noOverload }
    if places < 0 { throw .argument }
    return function == .bitShiftLeft ? bits << places : bits >> places
  }

  // MARK: - Greatest and least

  static func extreme(_ function: Function, of value: Value) throws(FailureCode) -> Value {
    switch value {
    case .int, .uint, .double: return value
    case .list(let list):
      guard var result = list.first else { throw .argument }
      for element in list.dropFirst() { result = try extreme(function, result, element) }
      return result
    default: throw .noOverload
    }
  }

  static func extreme(_ function: Function, _ left: Value, _ right: Value) throws(FailureCode) -> Value {
    guard let comparison = compareNumbers(left, right) else { throw .noOverload }
    switch comparison {
    case .less: return function == .greatest ? right : left
    case .greater: return function == .greatest ? left : right
    case .equal, .unordered: return left
    }
  }

  // MARK: - Base 64

  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func base64(_ function: Function, _ value: Value) throws(FailureCode) -> Value {
    switch (function, value) {
    case (.encode, .bytes(let bytes)): return .string(encoded(bytes))
    case (.decode, .string(let text)): return .bytes(try decoded(text))
    default: throw .noOverload
    }
  }

  private static func encoded(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count / 3 * 4 + 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group: UInt32 = 0
      for offset in 0..<3 { group = group << 8 | (offset < count ? UInt32(bytes[start + offset]) : 0) }
      for offset in 0..<4 {
        let digit = digits[Int(group >> UInt32(18 - 6 * offset) & 63)]
        result.append(offset <= count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Takes texts with and without `=` at the end.
  private static func decoded(_ text: String) throws(FailureCode) -> [UInt8] {
    var bytes = Array(text.utf8)
    var padding = 0
    while bytes.last == UInt8(ascii: "="), padding < 2 {
      bytes.removeLast()
      padding += 1
    }
    if bytes.count % 4 == 1 { throw .conversion }
    if padding > 0, (bytes.count + padding) % 4 != 0 { throw .conversion }
    var result: [UInt8] = []
    var group: UInt32 = 0
    var bits: UInt32 = 0
    for byte in bytes {
      guard let digit = digits.firstIndex(of: byte) else { throw .conversion }
      group = group << 6 | UInt32(digit)
      bits += 6
      if bits >= 8 {
        bits -= 8
        result.append(UInt8(truncatingIfNeeded: group >> bits))
        group &= 1 << bits - 1
      }
    }
    return result
  }
}
