/// An array for types that a short run uses only a few of.
///
/// It is used like `Array`, copy on write included. The difference is its storage, which is one class for all element
/// types: the first `Array` of a type costs about 5,000 instructions of the runtime (it makes a class), and a run over
/// a small document would otherwise spend a third of its work on that.
///
/// It is public because the compiler makes no use of the body of a `package` function in another module: each access
/// would go through the generic code and its metadata.
@frozen
@safe
public struct List<Element> {
  @usableFromInline var storage: ListStorage?

  @inlinable
  public init() {
    storage = nil
  }

  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init()
    for element in elements { append(element) }
  }

  @inlinable
  public init(repeating element: Element, count: Int) {
    self.init()
    if count > 0 { grow(to: count) }
    guard let storage else { return }
    unsafe base(of: storage).initialize(repeating: element, count: count)
    storage.count = count
  }

  @inlinable
  public var count: Int { storage?.count ?? 0 }

  @inlinable
  public var isEmpty: Bool { count == 0 }

  // MARK: Changing

  @inlinable
  public mutating func append(_ element: Element) {
    if !isKnownUniquelyReferenced(&storage) || count == capacity { grow(to: Swift.max(4, count * 2)) }
    guard let storage else { return }
    unsafe (base(of: storage) + storage.count).initialize(to: element)
    storage.count += 1
  }

  @inlinable
  public mutating func append(_ element: Element, count number: Int) {
    guard number > 0 else { return }
    let wanted = count + number
    if !isKnownUniquelyReferenced(&storage) || wanted > capacity { grow(to: Swift.max(wanted, count * 2)) }
    guard let storage else { return }
    unsafe (base(of: storage) + storage.count).initialize(repeating: element, count: number)
    storage.count = wanted
  }

  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  @inlinable
  public static func += (list: inout List, elements: some Sequence<Element>) {
    list.append(contentsOf: elements)
  }

  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element {
    let last = self[count - 1]
    removeLast(1)
    return last
  }

  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let removed = self[index]
    for next in index + 1..<count { self[next - 1] = self[next] }
    removeLast(1)
    return removed
  }

  /// Shortens it by so many elements.
  @inlinable
  public mutating func removeLast(_ number: Int) {
    precondition(number >= 0 && number <= count, "a list can't be shortened below nothing")
    guard number > 0 else { return }
    if !isKnownUniquelyReferenced(&storage) { grow(to: count) }
    guard let storage else { return }
    storage.count -= number
    unsafe (base(of: storage) + storage.count).deinitialize(count: number)
  }

  /// Drops what stands behind the first so many elements.
  @inlinable
  public mutating func shorten(to wanted: Int) { removeLast(count - wanted) }

  @inlinable
  public static func + (left: List, right: List) -> List {
    if left.isEmpty { return right }
    var result = left
    result.append(contentsOf: right)
    return result
  }

  @inlinable
  public mutating func reserveCapacity(_ wanted: Int) {
    if wanted > capacity { grow(to: wanted) }
  }

  // MARK: Storage

  @inlinable
  var capacity: Int { storage?.room ?? 0 }

  @inlinable
  func base(of storage: ListStorage) -> UnsafeMutablePointer<Element> {
    unsafe storage.start.assumingMemoryBound(to: Element.self)
  }

  /// Moves the elements into storage of their own, or copies them where somebody else holds them too.
  @inlinable
  mutating func grow(to wanted: Int) {
    precondition(MemoryLayout<Element>.alignment <= 16, "a list aligns its elements to 16 bytes")
    let grown = unsafe ListStorage.make(byteCount: wanted * MemoryLayout<Element>.stride, room: wanted) {
      start, count in
      unsafe start.assumingMemoryBound(to: Element.self).deinitialize(count: count)
    }
    let target = unsafe grown.start.bindMemory(to: Element.self, capacity: wanted)
    // Asked before another name for the storage counts as a second holder.
    let isOnlyHolder = isKnownUniquelyReferenced(&storage)
    if let old = storage {
      if isOnlyHolder {
        unsafe target.moveInitialize(from: base(of: old), count: old.count)
        grown.count = old.count
        old.count = 0
      } else {
        unsafe target.initialize(from: base(of: old), count: old.count)
        grown.count = old.count
      }
    }
    storage = grown
  }
}

extension List: RandomAccessCollection, MutableCollection {
  @inlinable
  public var startIndex: Int { 0 }

  @inlinable
  public var endIndex: Int { count }

  /// Traps beyond the end.
  @inlinable
  public subscript(index: Int) -> Element {
    // An address and not a copy: of a large element mostly one part is wanted.
    unsafeAddress {
      guard let storage, UInt(bitPattern: index) < UInt(bitPattern: storage.count) else {
        preconditionFailure("a list has no such element")
      }
      return unsafe UnsafePointer(base(of: storage) + index)
    }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { grow(to: count) }
      guard let storage, UInt(bitPattern: index) < UInt(bitPattern: storage.count) else {
        preconditionFailure("a list has no such element")
      }
      yield unsafe &base(of: storage)[index]
    }
  }

  // What follows is what every collection has; written out, it stays with the element type and needs no metadata.

  @inlinable
  public func index(after index: Int) -> Int { index + 1 }

  @inlinable
  public func index(before index: Int) -> Int { index - 1 }

  @inlinable
  public func formIndex(after index: inout Int) { index += 1 }

  @inlinable
  public func formIndex(before index: inout Int) { index -= 1 }

  @inlinable
  public func makeIterator() -> Iterator { Iterator(list: self) }

  @frozen
  public struct Iterator: IteratorProtocol {
    @usableFromInline let list: List
    @usableFromInline var index = 0

    @inlinable
    init(list: List) {
      self.list = list
    }

    @inlinable
    public mutating func next() -> Element? {
      guard index < list.count else { return nil }
      defer { index += 1 }
      return list[index]
    }
  }

  @inlinable
  public func first(where isWanted: (Element) throws -> Bool) rethrows -> Element? {
    for index in 0..<count where try isWanted(self[index]) { return self[index] }
    return nil
  }

  @inlinable
  public func firstIndex(where isWanted: (Element) throws -> Bool) rethrows -> Int? {
    for index in 0..<count where try isWanted(self[index]) { return index }
    return nil
  }

  @inlinable
  public func last(where isWanted: (Element) throws -> Bool) rethrows -> Element? {
    var index = count
    while index > 0 {
      index -= 1
      if try isWanted(self[index]) { return self[index] }
    }
    return nil
  }

  @inlinable
  public func contains(where isWanted: (Element) throws -> Bool) rethrows -> Bool {
    try firstIndex(where: isWanted) != nil
  }
}

extension List: ExpressibleByArrayLiteral {
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

// A holder of the storage never changes what another one sees.
extension List: @unchecked Sendable where Element: Sendable {}

/// The memory of one list, whatever its elements are: one object, with the elements behind its header.
@usableFromInline
@safe
final class ListStorage: ManagedBuffer<ListHeader, UInt64> {
  @usableFromInline
  static func make(
    byteCount: Int, room: Int, destroy: @escaping (UnsafeMutableRawPointer, Int) -> Void
  ) -> ListStorage {
    let made = create(minimumCapacity: (byteCount + 7) / 8) { _ in
      unsafe ListHeader(count: 0, room: room, destroy: destroy)
    }
    let storage = unsafe unsafeDowncast(made, to: ListStorage.self)
    precondition(
      unsafe made.withUnsafeMutablePointerToElements { unsafe UnsafeMutableRawPointer($0) == storage.start },
      "the elements of a list lie behind its header")
    return storage
  }

  // By addresses: an access to the header itself is looked after at run time, and the optimiser of Swift 6.3 fails on
  // the pointers that the class hands to closures.

  /// A class begins with two words; the header has four.
  @inlinable
  var start: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() + 48 }

  @inlinable
  var place: UnsafeMutablePointer<ListHeader> {
    unsafe (Unmanaged.passUnretained(self).toOpaque() + 16).assumingMemoryBound(to: ListHeader.self)
  }

  @inlinable
  var room: Int { unsafe place.pointee.room }

  @inlinable
  var count: Int {
    get { unsafe place.pointee.count }
    set { unsafe place.pointee.count = newValue }
  }

  deinit {
    let count = count
    if count > 0 { unsafe place.pointee.destroy(start, count) }
  }
}

/// As long as four words, so that the elements behind it are aligned to 16 bytes, as the object is.
@usableFromInline
@safe
struct ListHeader {
  @usableFromInline var count: Int
  @usableFromInline let room: Int
  @usableFromInline let destroy: (UnsafeMutableRawPointer, Int) -> Void

  init(count: Int, room: Int, destroy: @escaping (UnsafeMutableRawPointer, Int) -> Void) {
    self.count = count
    self.room = room
    unsafe self.destroy = destroy
  }
}
