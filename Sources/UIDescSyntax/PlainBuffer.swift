internal import UIDescDiagnostics

/// A growing row of plain values: an array without the runtime's generic metadata, which costs some 11,000 instructions
/// for each new element type when a program has just started, and without a look at who else holds it.
@usableFromInline @safe struct PlainBuffer<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<Element>?
  private var capacity = 0
  @usableFromInline private(set) var count = 0

  init() {
    unsafe base = nil
  }

  deinit {
    if let base = unsafe base { unsafe freeMemory(base) }
  }

  var indices: Range<Int> { 0..<count }

  /// Traps beyond the end.
  @inlinable
  @inline(__always)
  subscript(index: Int) -> Element {
    get { unsafe place(of: index).pointee }
    _modify { yield unsafe &place(of: index).pointee }
  }

  @inlinable
  @inline(__always)
  func place(of index: Int) -> UnsafeMutablePointer<Element> {
    guard UInt(bitPattern: index) < UInt(bitPattern: count), let base = unsafe base else {
      preconditionFailure("a buffer has no such element")
    }
    return unsafe base + index
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(max(16, capacity * 2)) }
    guard let base = unsafe base else { return }
    unsafe (base + count).initialize(to: element)
    count += 1
  }

  /// Shortens it by so many elements.
  mutating func removeLast(_ number: Int) {
    precondition(number >= 0 && number <= count, "a buffer can't be shortened below nothing")
    count -= number
  }

  /// Makes all elements this one, so many of them.
  mutating func fill(_ element: Element, count wanted: Int) {
    reserve(wanted)
    guard let base = unsafe base else { return }
    unsafe base.initialize(repeating: element, count: wanted)
    count = wanted
  }

  @inline(never)
  mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let memory = unsafe allocateMemory(byteCount: wanted * MemoryLayout<Element>.stride)
    let grown = unsafe memory.bindMemory(to: Element.self, capacity: wanted)
    if let base = unsafe base {
      unsafe grown.initialize(from: base, count: count)
      unsafe freeMemory(base)
    }
    unsafe base = grown
    capacity = wanted
  }
}

// Nobody can change it behind the one who holds it.
extension PlainBuffer: @unchecked Sendable where Element: Sendable {}
