internal import Glibc
internal import Synchronization

/// Work that threads share: each takes the next index until there is none left.
final class SharedWork: Sendable {
  private let count: Int
  private let next = Atomic<Int>(0)
  private let finished = Atomic<Int>(0)
  private let body: @Sendable (Int) -> Void

  init(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.body = body
  }

  /// Runs the body for every index of `0..<count` and returns when all are done; the caller's thread is one of them.
  ///
  /// `progress` is called on that thread, with how many are done.
  func run(threads: Int, progress: (Int) -> Void) {
    var others: [pthread_t] = []
    for _ in 1..<max(2, threads) where threads > 1 {
      var thread = pthread_t()
      let context = unsafe Unmanaged.passRetained(self)
      let failure = unsafe pthread_create(
        &thread, nil,
        { context in
          if let context = unsafe context {
            unsafe Unmanaged<SharedWork>.fromOpaque(context).takeRetainedValue().work { _ in }
          }
          return nil
        }, context.toOpaque())
      if failure == 0 {
        others.append(thread)
      } else {
        // Fewer threads do the same work.
        unsafe context.release()
      }
    }
    work(progress)
    for thread in others { _ = pthread_join(thread, nil) }
  }

  private func work(_ progress: (Int) -> Void) {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      body(index)
      progress(finished.wrappingAdd(1, ordering: .relaxed).newValue)
    }
  }
}

/// The results of the body for `0..<count`, in that order, worked out on several threads where there is work for them.
func parallelMap<Result: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) -> Result, progress: (Int) -> Void
) -> [Result] {
  // A thread costs as much as a small document.
  let threads = min(count / 8, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  guard threads > 1 else {
    return (0..<count).map { index in
      defer { progress(index + 1) }
      return body(index)
    }
  }
  let results = ResultSlots<Result>(count)
  SharedWork(count) { index in results.set(index, body(index)) }.run(threads: threads, progress: progress)
  return results.values
}

/// A place for each result, which are more than threads, so that they seldom wait for each other.
private final class ResultSlots<Result: Sendable>: Sendable {
  private let slots: Mutex<[Result?]>

  init(_ count: Int) { slots = Mutex(Array(repeating: nil, count: count)) }

  func set(_ index: Int, _ result: Result) { slots.withLock { $0[index] = result } }

  /// In the order of the indices.
  var values: [Result] { slots.withLock { $0.compactMap { $0 } } }
}
