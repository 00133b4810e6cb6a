import CScheduling
import Glibc
import Synchronization
import Testing

@testable import UIDescCommand

struct ParallelTests {
  @Test(arguments: [0, 1, 7, 8, 40, 1000])
  func `each index is worked on once, and results stand in their order`(count: Int) {
    let calls = Atomic<Int>(0)
    let results = parallelMap(count) {
      { index in
        calls.add(1, ordering: .relaxed)
        return index * index
      }
    }
    #expect(results == (0..<count).map { $0 * $0 })
    #expect(calls.load(ordering: .relaxed) == count)
  }

  @Test func `a thread is told where it starts, and may go everywhere then`() {
    let expected = allowedProcessors()
    let workers = Atomic<Int>(0)
    let results = parallelMap(400) {
      workers.add(1, ordering: .relaxed)
      let allowed = allowedProcessors()
      return { _ in allowed }
    }
    #expect(results.allSatisfy { $0 == expected })
    #expect(workers.load(ordering: .relaxed) == min(50, expected.count))
  }

  @Test func `threads start elsewhere than their maker, where there is anywhere else`() {
    let before = allowedProcessors()
    var attributes = pthread_attr_t()
    #expect(unsafe pthread_attr_init(&attributes) == 0)
    defer { unsafe pthread_attr_destroy(&attributes) }
    Processors().placeElsewhere(&attributes)
    var placed = cpu_set_t()
    #expect(unsafe pthread_attr_getaffinity_np(&attributes, MemoryLayout<cpu_set_t>.size, &placed) == 0)
    let others = processors(of: placed)
    // Without a place elsewhere the attributes stay as they were: all that a set can name.
    #expect(before.count < 2 || others.isStrictSubset(of: before))
    #expect(before.count < 2 || others.count == before.count - 1)
    #expect(allowedProcessors() == before)
  }
}

private func allowedProcessors() -> Set<Int> {
  var set = cpu_set_t()
  guard unsafe sched_getaffinity(0, MemoryLayout<cpu_set_t>.size, &set) == 0 else { return [] }
  return processors(of: set)
}

private func processors(of set: cpu_set_t) -> Set<Int> {
  unsafe withUnsafeBytes(of: set) { bytes in
    let words = unsafe bytes.bindMemory(to: UInt.self)
    return Set(
      (0..<words.count * UInt.bitWidth).filter { index in
        unsafe words[index / UInt.bitWidth] & 1 << UInt(index % UInt.bitWidth) != 0
      })
  }
}
