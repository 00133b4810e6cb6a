internal import UIDescDiagnostics

/// A growing array of plain values whose storage is one class for all of them.
///
/// The first `Array` of an element type costs the runtime some 11,000 instructions, since it makes a class for it; a
/// short run compiles a dozen expressions and would spend more on such classes than on them.
@safe
struct Plain<Element: BitwiseCopyable> {
  private var storage: PlainStorage?
  private(set) var count = 0

  init() {}

  var isEmpty: Bool { count == 0 }

  /// The first element; only as long as the list lives, and only if it has elements.
  var start: UnsafePointer<Element>? {
    guard let storage else { return nil }
    return unsafe UnsafePointer(base(storage))
  }

  private func base(_ storage: PlainStorage) -> UnsafeMutablePointer<Element> {
    unsafe storage.start.assumingMemoryBound(to: Element.self)
  }

  mutating func append(_ element: Element) {
    if !isKnownUniquelyReferenced(&storage) || count == storage?.room { grow(to: max(8, count * 2)) }
    guard let storage else { return }
    unsafe (base(storage) + count).initialize(to: element)
    count += 1
  }

  /// Moves the elements out.
  mutating func take() -> Plain {
    var taken = Plain()
    swap(&taken, &self)
    return taken
  }

  mutating func reserveCapacity(_ wanted: Int) {
    if wanted > storage?.room ?? 0 { grow(to: wanted) }
  }

  /// Drops what stands behind the first so many elements.
  mutating func shorten(to wanted: Int) {
    precondition(wanted >= 0 && wanted <= count, "a list can't be shortened to more than it has")
    count = wanted
  }

  subscript(index: Int) -> Element {
    get {
      guard let storage, UInt(bitPattern: index) < UInt(bitPattern: count) else {
        preconditionFailure("a list has no such element")
      }
      return unsafe base(storage)[index]
    }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { grow(to: count) }
      guard let storage, UInt(bitPattern: index) < UInt(bitPattern: count) else {
        preconditionFailure("a list has no such element")
      }
      yield unsafe &base(storage)[index]
    }
  }

  /// Moves to storage of its own: elements are plain, so that moving and copying are one.
  private mutating func grow(to wanted: Int) {
    let grown = PlainStorage.make(
      byteCount: max(1, wanted * MemoryLayout<Element>.stride), alignment: MemoryLayout<Element>.alignment,
      capacity: wanted)
    let target = unsafe grown.start.bindMemory(to: Element.self, capacity: wanted)
    if let storage { unsafe target.initialize(from: base(storage), count: count) }
    storage = grown
  }
}

// A holder of the storage never changes what another one sees.
extension Plain: @unchecked Sendable {}

/// The memory of one list, whatever its elements are: one object, with the elements behind its header.
@safe
private final class PlainStorage: ManagedBuffer<PlainHeader, UInt64> {
  static func make(byteCount: Int, alignment: Int, capacity: Int) -> PlainStorage {
    precondition(alignment <= 16, "plain values are aligned to 16 bytes at most")
    let made = create(minimumCapacity: (byteCount + 7) / 8) { _ in PlainHeader(room: capacity) }
    return unsafe unsafeDowncast(made, to: PlainStorage.self)
  }

  // Through pointers, since an access to the header itself is looked after at run time.
  var start: UnsafeMutableRawPointer {
    unsafe withUnsafeMutablePointerToElements { UnsafeMutableRawPointer($0) }
  }

  var room: Int { unsafe withUnsafeMutablePointerToHeader { unsafe $0.pointee.room } }
}

/// As long as two words, so that the elements behind it are aligned as the object is.
private struct PlainHeader {
  let room: Int
  private let padding = 0

  init(room: Int) {
    self.room = room
  }
}
