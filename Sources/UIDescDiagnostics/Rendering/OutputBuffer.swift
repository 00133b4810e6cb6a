/// Bytes on their way out: everything that is printed is appended here and written once.
///
/// The memory is its own and not an array's, since a check for other owners with every token is half the work of printing.
@safe
package struct OutputBuffer: ~Copyable {
  @usableFromInline package private(set) var base: UnsafeMutablePointer<UInt8>
  @usableFromInline package private(set) var capacity: Int
  /// How many bytes have been appended.
  @usableFromInline package var count = 0

  package init(reserving capacity: Int = 0) {
    self.capacity = max(capacity, 256)
    unsafe base = .allocate(capacity: self.capacity)
  }

  deinit { unsafe base.deallocate() }

  package var isEmpty: Bool { count == 0 }

  /// A copy of what has been appended.
  package var bytes: [UInt8] { unsafe Array(UnsafeBufferPointer(start: base, count: count)) }

  /// Hands the bytes to a reader without a copy.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    unsafe body(UnsafeRawBufferPointer(start: base, count: count))
  }

  package mutating func removeAll() { count = 0 }

  /// Takes away what was appended since the count was this.
  @inlinable
  package mutating func truncate(to length: Int) {
    precondition(length >= 0 && length <= count, "a buffer is only made shorter")
    count = length
  }

  /// Makes room for so many bytes more.
  @inlinable
  package mutating func reserve(_ more: Int) {
    if count &+ more > capacity { grow(more) }
  }

  @usableFromInline
  package mutating func grow(_ more: Int) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    unsafe larger.update(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = larger
  }

  // MARK: Bytes and texts

  @inlinable
  package mutating func append(_ byte: UInt8) {
    reserve(1)
    unsafe base[count] = byte
    count &+= 1
  }

  @inlinable
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    unsafe (base + count).update(from: start, count: bytes.count)
    count &+= bytes.count
  }

  /// A text that the program itself is written with.
  @inlinable
  package mutating func append(literal text: StaticString) {
    unsafe append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  package mutating func append(_ text: String) {
    let span = text.utf8.span
    unsafe span.withUnsafeBufferPointer { unsafe append($0) }
  }

  package mutating func append(_ slice: ArraySlice<UInt8>) {
    unsafe slice.withUnsafeBufferPointer { unsafe append($0) }
  }

  /// The byte as often as told; a negative number counts as none.
  @inlinable
  package mutating func append(_ byte: UInt8, times: Int) {
    guard times > 0 else { return }
    reserve(times)
    unsafe (base + count).update(repeating: byte, count: times)
    count &+= times
  }

  /// Makes one line of what stands between the breaks and the end: each break with its indentation becomes a blank, but
  /// for the first, which goes.
  package mutating func drawTogether(_ breaks: UnsafeBufferPointer<Int>, indentation: Int) {
    guard var write = unsafe breaks.first else { return }
    for index in 0..<breaks.count {
      if index > 0 {
        unsafe base[write] = 0x20
        write += 1
      }
      let start = unsafe breaks[index] + 1 + indentation
      let end = unsafe index + 1 < breaks.count ? breaks[index + 1] : count
      precondition(write <= start && start <= end && end <= count, "the breaks are not those of the buffer")
      unsafe (base + write).update(from: base + start, count: end - start)
      write += end - start
    }
    count = write
  }

  // MARK: Numbers

  /// The number with spaces in front of it until it has the width.
  package mutating func append(decimal number: Int, width: Int = 0) {
    var length = number < 0 ? 2 : 1
    var rest = number.magnitude
    while rest >= 10 {
      rest /= 10
      length += 1
    }
    append(0x20, times: width - length)
    reserve(length)
    rest = number.magnitude
    if number < 0 { unsafe base[count] = 0x2D }
    var index = count + length
    repeat {
      index -= 1
      unsafe base[index] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
      rest /= 10
    } while rest > 0
    count += length
  }

  /// The shortest text that reads back as the same number, integral ones without `.0`; infinities are the caller's.
  package mutating func append(shortest number: Double) {
    // Beyond 2^53 Swift writes an exponent or a `.0` of its own, and the conversion could trap.
    if number.magnitude < 9_007_199_254_740_992, Double(Int(number)) == number {
      if number == 0, number.sign == .minus { append(0x2D) }
      append(decimal: Int(number))
    } else if !appendThousandths(number) {
      append(number.description)
    }
  }

  // Most fractions in a document have three digits at most, and finding the shortest text of any number takes long. A
  // quotient of two integers is rounded as the text would be, and no other text of at most fifteen digits is that number.
  private mutating func appendThousandths(_ number: Double) -> Bool {
    guard number.magnitude < 100_000_000_000 else { return false }
    let thousandths = Int(number.magnitude * 1000 + 0.5)
    guard Double(thousandths) / 1000 == number.magnitude else { return false }
    if number < 0 { append(0x2D) }
    append(decimal: thousandths / 1000)
    append(0x2E)
    var (rest, unit) = (thousandths % 1000, 100)
    while rest > 0 {
      append(UInt8(truncatingIfNeeded: 0x30 + rest / unit))
      (rest, unit) = (rest % unit, unit / 10)
    }
    return true
  }
}
