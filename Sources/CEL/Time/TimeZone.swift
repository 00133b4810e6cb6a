internal import Glibc

/// Looks up how far a place is from UTC, in the system's time zone files; each call reads what it needs.
enum TimeZone {
  /// Seconds east of UTC at a moment; the zone is an IANA name or a distance such as `+02:00` or `02:00`.
  static func offset(of zone: String, at seconds: Int64) throws(FailureCode) -> Int {
    if zone == "UTC" || zone == "GMT" || zone.isEmpty { return 0 }
    if let first = zone.utf8.first, isDigit(first) || first == UInt8(ascii: "+") || first == UInt8(ascii: "-")
    {
      return try fixedOffset(zone)
    }
    guard isName(zone), let bytes = read("/usr/share/zoneinfo/" + zone),
      let offset = ZoneFile(bytes).flatMap({ $0.offset(at: seconds) })
    else { throw .timeZone }
    return offset
  }

  private static func fixedOffset(_ text: String) throws(FailureCode) -> Int {
    var reader = TimeReader(text)
    let isNegative = reader.skipIf("-")
    if !isNegative { _ = reader.skipIf("+") }
    do {
      let seconds = try reader.clockOffset()
      guard reader.isAtEnd else { throw FailureCode.timeZone }
      return isNegative ? -seconds : seconds
    } catch {
      throw .timeZone
    }
  }

  /// Names hold letters, digits, `_`, `-`, `+` and `/` between parts, so that none leads out of the folder.
  private static func isName(_ name: String) -> Bool {
    guard name.utf8.count <= 64, let first = name.utf8.first, isLetter(first) else { return false }
    return name.utf8.allSatisfy {
      isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: "+")
    }
  }

  private static func read(_ path: String) -> [UInt8]? {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count <= 1 << 20 {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe Glibc.read(file, $0.baseAddress, $0.count) }
      if count < 0 { return nil }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
    return nil
  }
}

/// One file in the TZif format, RFC 8536.
struct ZoneFile {
  private let bytes: [UInt8]
  private let transitionCount: Int
  private let typeCount: Int
  private let transitions: Int
  private let footer: Int

  /// Nil where the bytes are not a file of version 2 or later.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 44, Array(bytes[0..<4]) == Array("TZif".utf8), bytes[4] >= UInt8(ascii: "2") else {
      return nil
    }
    self.bytes = bytes
    func count(_ header: Int, _ field: Int) -> Int { Self.integer(bytes, header + 20 + field * 4, 4) }
    let first = count(0, 3) * 5 + count(0, 4) * 6 + count(0, 5) + count(0, 2) * 8 + count(0, 1) + count(0, 0)
    let second = 44 + first
    guard second + 44 <= bytes.count else { return nil }
    transitionCount = count(second, 3)
    typeCount = count(second, 4)
    transitions = second + 44
    let rest = count(second, 5) + count(second, 2) * 12 + count(second, 1) + count(second, 0)
    footer = transitions + transitionCount * 9 + typeCount * 6 + rest
    guard typeCount > 0, footer <= bytes.count else { return nil }
  }

  private static func integer(_ bytes: [UInt8], _ start: Int, _ length: Int) -> Int {
    guard start + length <= bytes.count else { return 0 }
    var value: UInt64 = bytes[start] >= 0x80 && length == 8 ? .max : 0
    for index in start..<(start + length) { value = value << 8 | UInt64(bytes[index]) }
    return Int(Int64(bitPattern: value))
  }

  /// Seconds east of UTC at a moment.
  func offset(at seconds: Int64) -> Int? {
    var low = 0
    var high = transitionCount
    while low < high {
      let middle = (low + high) / 2
      if Self.integer(bytes, transitions + middle * 8, 8) <= Int(seconds) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    if low == transitionCount, let rule = footerRule() { return rule.offset(at: Int(seconds)) }
    let types = transitions + transitionCount * 9
    // Before the first transition the first type holds.
    let type = low == 0 ? 0 : Int(bytes[transitions + transitionCount * 8 + low - 1])
    guard type < typeCount else { return nil }
    let offset = Self.integer(bytes, types + type * 6, 4)
    return Int(Int32(truncatingIfNeeded: offset))
  }

  private func footerRule() -> ZoneRule? {
    guard footer < bytes.count, bytes[footer] == 0x0A else { return nil }
    let text = bytes[(footer + 1)...].prefix { $0 != 0x0A }
    return text.isEmpty ? nil : ZoneRule(Array(text))
  }
}
