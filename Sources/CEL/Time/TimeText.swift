extension Timestamp {
  /// RFC 3339 in UTC, with as many digits of the second as are not zero: `2009-02-13T23:31:30.5Z`.
  var text: String {
    let parts = CalendarParts(seconds: seconds)
    let date = "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
    let time = "\(padded(parts.hour, 2)):\(padded(parts.minute, 2)):\(padded(parts.second, 2))"
    return "\(date)T\(time)\(fraction(Int(nanoseconds)))Z"
  }

  /// Reads RFC 3339.
  init(parsing text: String) throws(FailureCode) {
    var reader = TimeReader(text)
    let year = try reader.digits(4)
    try reader.skip("-")
    let month = try reader.digits(2)
    try reader.skip("-")
    let day = try reader.digits(2)
    guard (1...12).contains(month), day >= 1, day <= daysInMonth(year, month) else { throw .conversion }
    guard reader.skipIf("T") || reader.skipIf("t") else { throw .conversion }
    let hour = try reader.digits(2)
    try reader.skip(":")
    let minute = try reader.digits(2)
    try reader.skip(":")
    let second = try reader.digits(2)
    guard hour < 24, minute < 60, second < 60 else { throw .conversion }
    let nanoseconds = try reader.fraction()
    let offset = try reader.offset()
    guard reader.isAtEnd else { throw .conversion }
    let seconds = daysSince1970(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second - offset
    guard let moment = Timestamp(seconds: Int64(seconds), nanoseconds: Int32(nanoseconds)) else {
      throw .range
    }
    self = moment
  }
}

extension Duration {
  /// Seconds with as many digits as are not zero: `1.5s`.
  var text: String {
    let magnitude = nanoseconds.magnitude
    let sign = nanoseconds < 0 ? "-" : ""
    return "\(sign)\(magnitude / 1_000_000_000)\(fraction(Int(magnitude % 1_000_000_000)))s"
  }

  /// Reads numbers with units in a row: `1h2m3.5s`, `-200ms`, `0`.
  init(parsing text: String) throws(FailureCode) {
    let bytes = Array(text.utf8)
    var at = 0
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { at = 1 }
    if bytes.count == at + 1, bytes[at] == UInt8(ascii: "0") {
      self.init(nanoseconds: 0)
      return
    }
    if at == bytes.count { throw .conversion }
    var total: Int64 = 0
    while at < bytes.count {
      let (nanoseconds, next) = try Self.piece(bytes, at)
      let (sum, overflows) = total.addingReportingOverflow(isNegative ? -nanoseconds : nanoseconds)
      if overflows { throw .range }
      total = sum
      at = next
    }
    self.init(nanoseconds: total)
  }

  /// One number with its unit, in nanoseconds, and the offset after it.
  private static func piece(_ bytes: [UInt8], _ start: Int) throws(FailureCode) -> (Int64, Int) {
    var at = start
    var whole: Int64 = 0
    while at < bytes.count, isDigit(bytes[at]) {
      let (product, overflows) = whole.multipliedReportingOverflow(by: 10)
      let (sum, carries) = product.addingReportingOverflow(Int64(bytes[at]) - 0x30)
      if overflows || carries { throw .range }
      whole = sum
      at += 1
    }
    var digitCount = at - start
    var part = 0.0
    var scale = 1.0
    if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
      at += 1
      while at < bytes.count, isDigit(bytes[at]) {
        if scale < 1e15 {
          part = part * 10 + Double(bytes[at]) - 0x30
          scale *= 10
        }
        digitCount += 1
        at += 1
      }
    }
    if digitCount == 0 { throw .conversion }
    let (unit, length) = try unit(bytes, at)
    let (product, overflows) = whole.multipliedReportingOverflow(by: unit)
    let (sum, carries) = product.addingReportingOverflow(Int64(part / scale * Double(unit)))
    if overflows || carries { throw .range }
    return (sum, at + length)
  }

  private static func unit(_ bytes: [UInt8], _ at: Int) throws(FailureCode) -> (
    nanoseconds: Int64, length: Int
  ) {
    let next = at + 1 < bytes.count ? bytes[at + 1] : 0
    guard at < bytes.count else { throw .conversion }
    switch bytes[at] {
    case UInt8(ascii: "h"): return (3_600_000_000_000, 1)
    case UInt8(ascii: "m"): return next == UInt8(ascii: "s") ? (1_000_000, 2) : (60_000_000_000, 1)
    case UInt8(ascii: "s"): return (1_000_000_000, 1)
    case UInt8(ascii: "u") where next == UInt8(ascii: "s"): return (1000, 2)
    case UInt8(ascii: "n") where next == UInt8(ascii: "s"): return (1, 2)
    // The micro sign and the Greek letter take two bytes.
    case 0xC2 where next == 0xB5, 0xCE where next == 0xBC:
      guard at + 2 < bytes.count, bytes[at + 2] == UInt8(ascii: "s") else { throw .conversion }
      return (1000, 3)
    default: throw .conversion
    }
  }
}

private func padded(_ number: Int, _ width: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
}

private func fraction(_ nanoseconds: Int) -> String {
  if nanoseconds == 0 { return "" }
  var text = padded(nanoseconds, 9)
  while text.hasSuffix("0") { text.removeLast() }
  return "." + text
}

/// Reads the pieces of a date and a time from left to right.
struct TimeReader {
  private let bytes: [UInt8]
  private var at = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { at == bytes.count }

  mutating func digits(_ count: Int) throws(FailureCode) -> Int {
    var value = 0
    for _ in 0..<count {
      guard at < bytes.count, isDigit(bytes[at]) else { throw .conversion }
      value = value * 10 + Int(bytes[at]) - 0x30
      at += 1
    }
    // A year of five digits is a year beyond the range, not a mistake in writing.
    if count == 4, at < bytes.count, isDigit(bytes[at]) { throw .range }
    return value
  }

  mutating func skipIf(_ character: Unicode.Scalar) -> Bool {
    guard at < bytes.count, UInt32(bytes[at]) == character.value else { return false }
    at += 1
    return true
  }

  mutating func skip(_ character: Unicode.Scalar) throws(FailureCode) {
    guard skipIf(character) else { throw .conversion }
  }

  /// Nanoseconds after a point; digits beyond the ninth are dropped.
  mutating func fraction() throws(FailureCode) -> Int {
    guard skipIf(".") else { return 0 }
    var value = 0
    var count = 0
    while at < bytes.count, isDigit(bytes[at]) {
      if count < 9 { value = value * 10 + Int(bytes[at]) - 0x30 }
      count += 1
      at += 1
    }
    if count == 0 { throw .conversion }
    for _ in min(count, 9)..<9 { value *= 10 }
    return value
  }

  /// Seconds east of UTC: `Z`, `+02:00`, `-09:30`.
  mutating func offset() throws(FailureCode) -> Int {
    if skipIf("Z") || skipIf("z") { return 0 }
    let isNegative = skipIf("-")
    if !isNegative { try skip("+") }
    let seconds = try clockOffset()
    return isNegative ? -seconds : seconds
  }

  mutating func clockOffset() throws(FailureCode) -> Int {
    let hours = try digits(2)
    try skip(":")
    let minutes = try digits(2)
    guard hours < 24, minutes < 60 else { throw .conversion }
    return hours * 3600 + minutes * 60
  }
}
