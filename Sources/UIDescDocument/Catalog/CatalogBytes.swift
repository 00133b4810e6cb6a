#if canImport(Glibc)
  internal import Glibc
#endif

/// Bytes that live as long as the value: a literal of the program, or a buffer with an owner.
///
/// Every access is checked against the count, so that a damaged table stops the program and reads nothing foreign.
@safe
struct CatalogBytes: @unchecked Sendable {
  private let base: UnsafePointer<UInt8>
  let count: Int
  // Keeps the buffer alive; a literal has none, so that copying it costs nothing.
  private let owner: Buffer?

  init(_ literal: StaticString) {
    unsafe base = literal.utf8Start
    count = literal.utf8CodeUnitCount
    owner = nil
  }

  init(_ bytes: [UInt8]) {
    let buffer = Buffer(bytes)
    unsafe base = UnsafePointer(buffer.start)
    count = bytes.count
    owner = buffer
  }

  subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < count, "a catalog's table ends too early")
    return unsafe base[index]
  }

  func string(at start: Int, count length: Int) -> String {
    precondition(start >= 0 && length >= 0 && length <= count - start, "a catalog's table ends too early")
    return unsafe String(decoding: UnsafeBufferPointer(start: base + start, count: length), as: UTF8.self)
  }

  /// The number at a position of the index, four digits to the base 64 each.
  func number(at position: Int) -> Int {
    // A line holds sixteen numbers and its end, which keeps the generated file within its width.
    let start = position * 4 + position / 16
    var result = 0
    for offset in 0..<4 { result = result << 6 | Int(self[start + offset] &- 0x30) & 63 }
    return result
  }

  /// The order of the text at that place against the given one: negative, zero or positive.
  func compareText(at start: Int, with other: UnsafeBufferPointer<UInt8>) -> Int {
    var cursor = CatalogCursor(self, at: start)
    let text = cursor.readText()
    return unsafe compare(text, with: other)
  }

  /// As `compareText`, for a text that has been found already.
  func compare(_ text: CatalogText, with other: UnsafeBufferPointer<UInt8>) -> Int {
    precondition(text.start >= 0 && text.count <= count - text.start, "a catalog's table ends too early")
    let shared = min(text.count, other.count)
    if shared > 0, let start = other.baseAddress {
      let order = unsafe memcmp(base + text.start, start, shared)
      if order != 0 { return Int(order) }
    }
    return text.count - other.count
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
  let start: Int
  let count: Int

  var string: String { bytes.string(at: start, count: count) }

  var isEmpty: Bool { count == 0 }

  func equals(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    return unsafe bytes.compare(self, with: other) == 0
  }
}

/// Reads an entry front to back: numbers end with a space, texts stand behind their length and a colon.
struct CatalogCursor {
  let bytes: CatalogBytes
  var position: Int

  init(_ bytes: CatalogBytes, at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  mutating func readByte() -> UInt8 {
    let byte = bytes[position]
    position += 1
    return byte
  }

  mutating func readNumber() -> Int {
    var result = 0
    while true {
      let digit = readByte() &- 0x30
      guard digit < 10 else { return result }
      result = result &* 10 &+ Int(digit)
    }
  }

  mutating func readText() -> CatalogText {
    let count = readNumber()
    let text = CatalogText(bytes: bytes, start: position, count: count)
    position += count
    return text
  }
}
