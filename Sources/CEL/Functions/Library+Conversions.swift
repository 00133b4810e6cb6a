extension Library {
  static func convert(_ value: Value, by function: Function) throws(FailureCode) -> Value {
    switch function {
    case .bool: return .bool(try bool(value))
    case .int: return .int(try int(value))
    case .uint: return .uint(try uint(value))
    case .double: return .double(try double(value))
    case .string: return .string(try string(value))
    case .bytes:
      switch value {
      case .bytes: return value
      case .string(let text): return .bytes(Array(text.utf8))
      default: throw .noOverload
      }
    case .duration:
      switch value {
      case .duration: return value
      case .string(let text): return .duration(try Duration(parsing: text))
      case .int(let nanoseconds): return .duration(Duration(nanoseconds: nanoseconds))
      default: throw .noOverload
      }
    default:
      switch value {
      case .timestamp: return value
      case .string(let text): return .timestamp(try Timestamp(parsing: text))
      case .int(let seconds):
        guard let moment = Timestamp(seconds: seconds) else { throw .range }
        return .timestamp(moment)
      default: throw .noOverload
      }
    }
  }

  private static func bool(_ value: Value) throws(FailureCode) -> Bool {
    switch value {
    case .bool(let value): return value
    case .string("1"), .string("t"), .string("true"), .string("TRUE"), .string("True"): return true
    case .string("0"), .string("f"), .string("false"), .string("FALSE"), .string("False"): return false
    case .string: throw .conversion
    default: throw .noOverload
    }
  }

  private static func int(_ value: Value) throws(FailureCode) -> Int64 {
    switch value {
    case .int(let number): return number
    case .uint(let number):
      guard let result = Int64(exactly: number) else { throw .range }
      return result
    case .double(let number):
      // Both ends are refused, since neither is exact as a double.
      guard number > -0x1p63, number < 0x1p63 else { throw .range }
      return Int64(number)
    case .string(let text):
      guard let number = Int64(text), text.utf8.first != UInt8(ascii: "+") else { throw .conversion }
      return number
    case .timestamp(let moment): return moment.seconds
    case .duration(let length): return length.nanoseconds
    default: throw .noOverload
    }
  }

  private static func uint(_ value: Value) throws(FailureCode) -> UInt64 {
    switch value {
    case .uint(let number): return number
    case .int(let number):
      guard let result = UInt64(exactly: number) else { throw .range }
      return result
    case .double(let number):
      guard number >= 0, number < 0x1p64 else { throw .range }
      return UInt64(number)
    case .string(let text):
      guard let number = UInt64(text), text.utf8.first != UInt8(ascii: "+") else { throw .conversion }
      return number
    default: throw .noOverload
    }
  }

  private static func double(_ value: Value) throws(FailureCode) -> Double {
    switch value {
    case .double(let number): return number
    case .int(let number): return Double(number)
    case .uint(let number): return Double(number)
    case .string(let text):
      switch text {
      case "NaN": return .nan
      case "Infinity", "+Infinity", "Inf", "+Inf", "inf": return .infinity
      case "-Infinity", "-Inf", "-inf": return -.infinity
      default:
        guard let number = Double(text), text.utf8.allSatisfy(isNumberByte) else { throw .conversion }
        return number
      }
    default: throw .noOverload
    }
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      || byte | 0x20 == UInt8(ascii: "e")
  }

  static func string(_ value: Value) throws(FailureCode) -> String {
    switch value {
    case .string(let text): return text
    case .bool(let value): return value ? "true" : "false"
    case .int(let number): return String(number)
    case .uint(let number): return String(number)
    case .double(let number): return plainText(number)
    case .bytes(let bytes):
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .conversion }
      return text
    case .timestamp(let moment): return moment.text
    case .duration(let length): return length.text
    default: throw .noOverload
    }
  }

  /// The shortest digits that give the number back, without `.0` at the end.
  static func plainText(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
