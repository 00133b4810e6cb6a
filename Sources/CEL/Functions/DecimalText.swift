/// A finite number with so many digits after the point, rounded exactly, halves to the even neighbour.
func fixedText(_ number: Double, digits: Int) -> String {
  let decimal = ExactDecimal(number.magnitude)
  let rounded = decimal.rounded(toPlaces: digits)
  var text = rounded.digits.map { String($0) }.joined()
  if text.count <= digits { text = String(repeating: "0", count: digits + 1 - text.count) + text }
  if digits > 0 { text.insert(".", at: text.index(text.endIndex, offsetBy: -digits)) }
  return number.sign == .minus ? "-" + text : text
}

/// A finite number with one digit before the point, and an exponent of at least two digits.
func scientificText(_ number: Double, digits: Int) -> String {
  let sign = number.sign == .minus ? "-" : ""
  if number == 0 {
    return sign + (digits > 0 ? "0." + String(repeating: "0", count: digits) : "0") + "e+00"
  }
  let decimal = ExactDecimal(number.magnitude)
  var exponent = decimal.digits.count - 1 - decimal.places
  var rounded = decimal.rounded(toPlaces: digits - exponent)
  if rounded.digits.count > digits + 1 {
    exponent += 1
    rounded.digits.removeLast()
  }
  var text = rounded.digits.map { String($0) }.joined()
  if digits > 0 { text.insert(".", at: text.index(after: text.startIndex)) }
  let magnitude = exponent.magnitude
  return "\(sign)\(text)e\(exponent < 0 ? "-" : "+")\(magnitude < 10 ? "0" : "")\(magnitude)"
}

/// All decimal digits of a double: every double has finitely many.
private struct ExactDecimal {
  /// Without zeros in front; the last `places` of them stand after the point.
  var digits: [UInt8]
  let places: Int

  init(_ number: Double) {
    // The number is `significand * 2^exponent`; below one, multiplying by five moves the point instead.
    var significand = number.significandBitPattern
    var exponent = -1074
    if number.exponentBitPattern != 0 {
      significand |= 1 << 52
      exponent = Int(number.exponentBitPattern) - 1075
    }
    while significand & 1 == 0, significand != 0, exponent < 0 {
      significand >>= 1
      exponent += 1
    }
    var digits: [UInt8] = String(significand).utf8.map { $0 - 0x30 }
    for _ in 0..<exponent.magnitude { Self.multiply(&digits, by: exponent < 0 ? 5 : 2) }
    self.digits = digits
    places = exponent < 0 ? -exponent : 0
  }

  private init(digits: [UInt8], places: Int) {
    self.digits = digits
    self.places = places
  }

  private static func multiply(_ digits: inout [UInt8], by factor: UInt8) {
    var carry: UInt8 = 0
    for index in digits.indices.reversed() {
      let product = digits[index] * factor + carry
      digits[index] = product % 10
      carry = product / 10
    }
    if carry > 0 { digits.insert(carry, at: 0) }
  }

  func rounded(toPlaces wanted: Int) -> ExactDecimal {
    if wanted >= places {
      return ExactDecimal(digits: digits + [UInt8](repeating: 0, count: wanted - places), places: wanted)
    }
    let dropped = places - wanted
    guard dropped <= digits.count else { return ExactDecimal(digits: [0], places: wanted) }
    var kept = Array(digits.dropLast(dropped))
    if kept.isEmpty { kept = [0] }
    let rest = digits.suffix(dropped)
    let isHalf = rest.first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
    let isOdd = (kept.last ?? 0) % 2 == 1
    if let first = rest.first, isHalf ? isOdd : first >= 5 { Self.increment(&kept) }
    return ExactDecimal(digits: kept, places: wanted)
  }

  private static func increment(_ digits: inout [UInt8]) {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
  }
}
