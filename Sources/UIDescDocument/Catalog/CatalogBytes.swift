/// Bytes that live as long as the value: a literal of the program, or a buffer with an owner.
///
/// Every access is checked against the count, so that a damaged table stops the program and reads nothing foreign.
@safe
struct CatalogBytes: @unchecked Sendable {
  private let base: UnsafePointer<UInt8>
  // Keeps the buffer alive; a literal has none, so that copying it costs nothing.
  private let owner: Buffer?
  private let length: UInt32

  var count: Int { Int(length) }

  init(_ literal: StaticString) {
    unsafe base = literal.utf8Start
    length = UInt32(literal.utf8CodeUnitCount)
    owner = nil
  }

  init(_ bytes: [UInt8]) {
    let buffer = Buffer(bytes)
    unsafe base = UnsafePointer(buffer.start)
    length = UInt32(bytes.count)
    owner = buffer
  }

  subscript(index: Int) -> UInt8 {
    precondition(UInt(bitPattern: index) < UInt(length), "a catalog's table ends too early")
    return unsafe base[index]
  }

  func string(at start: Int, count: Int) -> String {
    checkRange(start, count)
    return unsafe String(decoding: UnsafeBufferPointer(start: base + start, count: count), as: UTF8.self)
  }

  /// The number at a position of the index, four digits to the base 64 each.
  func number(at position: Int) -> Int {
    // A line holds sixteen numbers and its end, which keeps the generated file within its width.
    let start = position &* 4 &+ position >> 4
    checkRange(start, 4)
    // Four digits in one load: searching a name reads about nine numbers.
    let digits = unsafe UnsafeRawPointer(base + start).loadUnaligned(as: UInt32.self).bigEndian &- 0x3030_3030
    let high = ((digits >> 24) << 18) | (((digits >> 16) & 63) << 12)
    return Int(high | (((digits >> 8) & 63) << 6) | (digits & 63))
  }

  /// The order of a text against the given one: negative, zero or positive.
  func compare(_ text: CatalogText, with other: UnsafeBufferPointer<UInt8>) -> Int {
    checkRange(text.start, text.count)
    let start = unsafe base + text.start
    // Names differ early, so a loop is cheaper than a call.
    let shared = min(text.count, other.count)
    var index = 0
    while index < shared {
      let difference = unsafe Int(start[index]) &- Int(other[index])
      if difference != 0 { return difference }
      index &+= 1
    }
    return text.count &- other.count
  }

  private func checkRange(_ start: Int, _ count: Int) {
    precondition(
      start >= 0 && count >= 0 && count <= Int(length) &- start, "a catalog's table ends too early")
  }

  @safe
  private final class Buffer: @unchecked Sendable {
    let start: UnsafeMutablePointer<UInt8>

    init(_ bytes: [UInt8]) {
      unsafe start = .allocate(capacity: max(1, bytes.count))
      for (index, byte) in bytes.enumerated() { unsafe (start + index).initialize(to: byte) }
    }

    deinit { unsafe start.deallocate() }
  }
}

/// A text that has not been decoded yet.
struct CatalogText: Sendable {
  let bytes: CatalogBytes
  private let startOffset: UInt32
  private let length: UInt32

  init(bytes: CatalogBytes, start: Int, count: Int) {
    self.bytes = bytes
    startOffset = UInt32(truncatingIfNeeded: start)
    length = UInt32(truncatingIfNeeded: count)
  }

  var start: Int { Int(startOffset) }
  var count: Int { Int(length) }
  var isEmpty: Bool { length == 0 }

  var string: String { bytes.string(at: start, count: count) }

  func equals(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    return unsafe bytes.compare(self, with: other) == 0
  }
}

/// Reads an entry front to back.
///
/// A number is digits to the base 32, the lowest first: `0` to `O` end it, `P` to `o` go on, so most are one character.
/// A text stands behind its length.
struct CatalogCursor {
  let bytes: CatalogBytes
  var position: Int

  init(_ bytes: CatalogBytes, at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  mutating func readByte() -> UInt8 {
    let byte = bytes[position]
    position &+= 1
    return byte
  }

  mutating func readNumber() -> Int {
    var digit = Int(readByte()) &- 0x30
    if digit < 32 { return digit }
    var result = digit &- 32
    var shift = 5
    repeat {
      digit = Int(readByte()) &- 0x30
      result |= (digit & 31) << shift
      shift += 5
    } while digit >= 32
    return result
  }

  mutating func readText() -> CatalogText {
    let count = readNumber()
    let text = CatalogText(bytes: bytes, start: position, count: count)
    position &+= count
    return text
  }

  mutating func skipText() {
    let count = readNumber()
    position &+= count
  }
}
