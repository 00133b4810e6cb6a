/// A name of up to 24 bytes as three words, so that known names are compared without making a String.
struct NameKey: Equatable {
  var low: UInt64 = 0
  var middle: UInt64 = 0
  var high: UInt64 = 0

  /// A longer name equals none that is known.
  static let tooLong = NameKey(low: .max, middle: .max, high: .max)

  @inline(__always)
  init(_ text: StaticString) {
    self.init()
    let count = text.utf8CodeUnitCount
    for index in 0..<count { unsafe append(text.utf8Start[index], at: index) }
  }

  init(low: UInt64 = 0, middle: UInt64 = 0, high: UInt64 = 0) {
    self.low = low
    self.middle = middle
    self.high = high
  }

  init(_ bytes: [UInt8], _ start: Int, _ length: Int) {
    self.init()
    if length > 24 {
      self = .tooLong
      return
    }
    low = Self.word(bytes, start, length)
    if length > 8 { middle = Self.word(bytes, start + 8, length - 8) }
    if length > 16 { high = Self.word(bytes, start + 16, length - 16) }
  }

  /// Up to eight bytes as one number, zeros behind the last.
  private static func word(_ bytes: [UInt8], _ start: Int, _ length: Int) -> UInt64 {
    guard start + 8 <= bytes.count else {
      var word: UInt64 = 0
      for index in 0..<min(8, length) { word |= UInt64(bytes[start + index]) &<< UInt64(index &* 8) }
      return word
    }
    let word = unsafe bytes.withUnsafeBytes {
      unsafe UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    }
    return length >= 8 ? word : word & (1 &<< UInt64(length &* 8) &- 1)
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8, at index: Int) {
    let shifted = UInt64(byte) &<< UInt64(truncatingIfNeeded: (index & 7) &* 8)
    if index < 8 {
      low |= shifted
    } else if index < 16 {
      middle |= shifted
    } else {
      high |= shifted
    }
  }
}
