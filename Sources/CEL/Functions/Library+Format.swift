extension Library {
  /// Fills the clauses of a format: `%s %d %f %e %b %o %x %X`, with `.n` for digits after the point.
  static func formatted(_ format: String, _ values: [Value], _ limits: Limits) throws(FailureCode) -> String {
    var result = ""
    var next = 0
    var scalars = format.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      guard scalar == "%" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      if scalars.first == "%" {
        scalars.removeFirst()
        result += "%"
        continue
      }
      let precision = try precision(&scalars)
      guard let clause = scalars.popFirst() else { throw .format }
      guard next < values.count else { throw .indexOutOfRange }
      result += try clauseText(clause, precision, values[next])
      next += 1
      if result.utf8.count > limits.size { throw .size }
    }
    return result
  }

  private static func precision(_ scalars: inout Substring.UnicodeScalarView) throws(FailureCode) -> Int? {
    guard scalars.first == "." else { return nil }
    scalars.removeFirst()
    var value = 0
    var count = 0
    while let scalar = scalars.first, ("0"..."9").contains(scalar) {
      scalars.removeFirst()
      value = value * 10 + Int(scalar.value) - 0x30
      count += 1
      if value > 1000 { throw .format }
    }
    if count == 0 { throw .format }
    return value
  }

  private static func clauseText(
    _ clause: Unicode.Scalar, _ precision: Int?, _ value: Value
  ) throws(FailureCode) -> String {
    switch clause {
    case "s": return try shown(value)
    case "d": return try decimal(value)
    case "f", "e":
      let number = try real(value)
      if !number.isFinite { return plainText(number) }
      return clause == "f"
        ? fixedText(number, digits: precision ?? 6) : scientificText(number, digits: precision ?? 6)
    case "b": return try binary(value)
    case "o": return try digits(value, radix: 8)
    case "x": return try hexadecimal(value)
    case "X": return try hexadecimal(value).uppercased()
    default: throw .format
    }
  }

  private static func decimal(_ value: Value) throws(FailureCode) -> String {
    switch value {
    case .int(let number): return String(number)
    case .uint(let number): return String(number)
    case .double(let number): return plainText(number)
    default: throw .format
    }
  }

  private static func real(_ value: Value) throws(FailureCode) -> Double {
    switch value {
    case .double(let number): return number
    case .int(let number): return Double(number)
    case .uint(let number): return Double(number)
    default: throw .format
    }
  }

  private static func binary(_ value: Value) throws(FailureCode) -> String {
    if case .bool(let value) = value { return value ? "1" : "0" }
    return try digits(value, radix: 2)
  }

  private static func digits(_ value: Value, radix: Int) throws(FailureCode) -> String {
    switch value {
    case .int(let number): return String(number, radix: radix)
    case .uint(let number): return String(number, radix: radix)
    default: throw .format
    }
  }

  private static func hexadecimal(_ value: Value) throws(FailureCode) -> String {
    switch value {
    case .string(let text): return hexadecimal(Array(text.utf8))
    case .bytes(let bytes): return hexadecimal(bytes)
    default: return try digits(value, radix: 16)
    }
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// `%s`: lists and maps too, the entries of a map by the text of their keys.
  private static func shown(_ value: Value) throws(FailureCode) -> String {
    switch value {
    case .null: return "null"
    case .type(let type): return type.typeName
    case .list(let list):
      var pieces: [String] = []
      for element in list { pieces.append(try shown(element)) }
      return "[\(pieces.joined(separator: ", "))]"
    case .map(let map):
      var pieces: [(key: String, value: String)] = []
      for entry in map.entries { pieces.append((try shown(entry.key), try shown(entry.value))) }
      pieces.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      return "{\(pieces.map { "\($0.key): \($0.value)" }.joined(separator: ", "))}"
    default:
      do { return try string(value) } catch { throw .format }
    }
  }
}

extension CELType {
  /// The name of a type as a value: `list`, not `list(dyn)`.
  var typeName: String {
    switch self {
    case .list: "list"
    case .map: "map"
    case .type: "type"
    case .optional: "optional_type"
    default: description
    }
  }
}
