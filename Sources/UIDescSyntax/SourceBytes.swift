import Glibc

/// Bytes that their owner keeps alive while they are read; beyond the end every byte is 0, so no offset can harm.
@safe struct SourceBytes {
  private let base: UnsafePointer<UInt8>?
  let count: Int

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    unsafe base = buffer.baseAddress
    count = buffer.count
  }

  init(_ base: UnsafePointer<UInt8>?, count: Int) {
    unsafe self.base = base
    self.count = unsafe base == nil ? 0 : count
  }

  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    guard UInt(bitPattern: offset) < UInt(bitPattern: count), let base = unsafe base else { return 0 }
    return unsafe base[offset]
  }

  /// Up to eight bytes as one number, zeros behind the last.
  @inline(__always)
  func word(at offset: Int, count wanted: Int) -> UInt64 {
    if wanted > 0, offset >= 0, offset &+ 8 <= count, let base = unsafe base {
      let word = unsafe UInt64(
        littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
      return wanted >= 8 ? word : word & ((1 << (UInt64(truncatingIfNeeded: wanted) * 8)) - 1)
    }
    var word: UInt64 = 0
    for index in 0..<min(8, max(0, wanted)) { word |= UInt64(self[offset + index]) << UInt64(index * 8) }
    return word
  }

  /// True where eight bytes of ASCII follow.
  @inline(__always)
  func isASCIIWord(at offset: Int) -> Bool {
    offset &+ 8 <= count && word(at: offset, count: 8) & 0x8080_8080_8080_8080 == 0
  }

  var buffer: UnsafeBufferPointer<UInt8> { unsafe UnsafeBufferPointer(start: base, count: count) }

  /// A part; offsets beyond the end are cut off.
  subscript(range: Range<Int>) -> SourceBytes {
    let range = range.clamped(to: 0..<count)
    return unsafe SourceBytes(base.map { unsafe $0 + range.lowerBound }, count: range.count)
  }

  var text: String { unsafe String(decoding: buffer, as: UTF8.self) }

  @inline(__always)
  func isSame(as other: SourceBytes) -> Bool {
    guard count == other.count else { return false }
    guard count > 0, let left = unsafe base, let right = unsafe other.base else { return true }
    return unsafe memcmp(left, right, count) == 0
  }

  func isSame(as word: StaticString) -> Bool {
    unsafe isSame(as: SourceBytes(word.utf8Start, count: word.utf8CodeUnitCount))
  }
}
