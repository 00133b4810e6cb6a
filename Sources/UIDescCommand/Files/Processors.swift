internal import CScheduling
internal import Glibc

/// The processors that the process may run on, as the thread that asks is told.
///
/// Linux may start a thread on the processor of its maker, which is busy, and move it away only after some ten
/// milliseconds: a check of some hundred documents is over by then. A thread that is made for work at hand is therefore
/// started on any other processor, and then free to go where it likes.
struct Processors: Sendable {
  /// Nil where the system does not tell, as with more processors than a set has room for.
  private let allowed: cpu_set_t?
  private static let size = MemoryLayout<cpu_set_t>.size

  init() {
    var set = cpu_set_t()
    allowed = unsafe sched_getaffinity(0, Self.size, &set) == 0 ? set : nil
  }

  /// How many there are; at least one.
  var count: Int {
    guard var set = allowed else { return max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
    return unsafe withUnsafeMutableBytes(of: &set) { bytes in
      unsafe bytes.bindMemory(to: UInt.self).reduce(0) { $0 + $1.nonzeroBitCount }
    }
  }

  /// Makes the threads of these attributes start on another processor than the one that this thread is on, if there is
  /// any; they may go everywhere once they call `allowAll`.
  func placeElsewhere(_ attributes: inout pthread_attr_t) {
    guard var others = allowed else { return }
    let here = Int(sched_getcpu())
    let isSome = unsafe withUnsafeMutableBytes(of: &others) { bytes in
      let words = unsafe bytes.bindMemory(to: UInt.self)
      guard here >= 0, here < words.count * UInt.bitWidth else { return false }
      unsafe words[here / UInt.bitWidth] &= ~(1 << UInt(here % UInt.bitWidth))
      return unsafe words.contains { $0 != 0 }
    }
    if isSome { _ = unsafe pthread_attr_setaffinity_np(&attributes, Self.size, &others) }
  }

  /// Lets the thread that calls it run on all processors again.
  func allowAll() {
    guard var set = allowed else { return }
    _ = unsafe sched_setaffinity(0, Self.size, &set)
  }
}
