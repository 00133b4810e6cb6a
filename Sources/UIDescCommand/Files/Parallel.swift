internal import CScheduling
internal import Glibc
internal import Synchronization

/// Work that threads share: each makes itself a worker, and hands it the next index until there is none left.
final class SharedWork: Sendable {
  private let count: Int
  private let next = Atomic<Int>(0)
  private let finished = Atomic<Int>(0)
  private let processors = Processors()
  private let makeWorker: @Sendable () -> (Int) -> Void

  init(_ count: Int, _ makeWorker: @escaping @Sendable () -> (Int) -> Void) {
    self.count = count
    self.makeWorker = makeWorker
  }

  /// Works on every index of `0..<count` and returns when all are done; the caller's thread is one of them.
  ///
  /// `progress` is called on that thread, with how many are done.
  func run(threads: Int, progress: (Int) -> Void) {
    var others: [pthread_t] = []
    for _ in 1..<max(2, threads) where threads > 1 {
      // Fewer threads do the same work.
      if let thread = startThread() { others.append(thread) }
    }
    work(progress)
    for thread in others { _ = pthread_join(thread, nil) }
  }

  private func startThread() -> pthread_t? {
    var thread = pthread_t()
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { unsafe pthread_attr_destroy(&attributes) }
    processors.placeElsewhere(&attributes)
    let context = unsafe Unmanaged.passRetained(self)
    let failure = unsafe pthread_create(
      &thread, &attributes,
      { context in
        if let context = unsafe context {
          let work = unsafe Unmanaged<SharedWork>.fromOpaque(context).takeRetainedValue()
          work.processors.allowAll()
          work.work { _ in }
        }
        return nil
      }, context.toOpaque())
    if failure == 0 { return thread }
    unsafe context.release()
    return nil
  }

  private func work(_ progress: (Int) -> Void) {
    let worker = makeWorker()
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      worker(index)
      progress(finished.wrappingAdd(1, ordering: .relaxed).newValue)
    }
  }
}

/// The results of workers for `0..<count`, in that order, worked out on several threads where there is work for them.
///
/// Each thread has a worker of its own, so that what a worker keeps from one index to the next needs no lock.
func parallelMap<Result: Sendable>(
  _ count: Int, progress: (Int) -> Void = { _ in },
  worker makeWorker: @escaping @Sendable () -> (Int) -> Result
) -> [Result] {
  // A thread costs as much as a small document.
  let threads = min(count / 8, Processors().count)
  guard threads > 1 else {
    let worker = makeWorker()
    return (0..<count).map { index in
      defer { progress(index + 1) }
      return worker(index)
    }
  }
  let results = ResultSlots<Result>(count)
  let work = SharedWork(count) {
    let worker = makeWorker()
    return { index in results.set(index, worker(index)) }
  }
  work.run(threads: threads, progress: progress)
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
