/// A stack of offsets in memory of its own: an array would check for other owners at every step.
@safe
struct PlaceStack: ~Copyable {
  private var base: UnsafeMutablePointer<Int>
  private var capacity = 64
  private(set) var count = 0

  init() { unsafe base = .allocate(capacity: capacity) }

  deinit { unsafe base.deallocate() }

  var isEmpty: Bool { count == 0 }

  var last: Int {
    precondition(count > 0, "an empty stack has no last element")
    return unsafe base[count - 1]
  }

  mutating func append(_ place: Int) {
    if count == capacity {
      capacity *= 2
      let larger = UnsafeMutablePointer<Int>.allocate(capacity: capacity)
      unsafe larger.update(from: base, count: count)
      unsafe base.deallocate()
      unsafe base = larger
    }
    unsafe base[count] = place
    count += 1
  }

  mutating func removeLast(_ number: Int) {
    precondition(number <= count, "there are fewer elements than are to go")
    count -= number
  }

  func withLast(_ number: Int, _ body: (UnsafeBufferPointer<Int>) -> Void) {
    precondition(number <= count, "there are fewer elements than are asked for")
    unsafe body(UnsafeBufferPointer(start: base + (count - number), count: number))
  }
}
