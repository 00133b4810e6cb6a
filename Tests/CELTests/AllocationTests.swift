import CEL
import Glibc
import Synchronization
import Testing
import UIDescDiagnostics

/// What the runtime allocates while an expression is evaluated.
///
/// The counting takes the place of a function that all threads of a process run through, and the runtime does not
/// promise them to survive the change: it happens in a process of its own.
struct AllocationTests {
  @Test func `numbers, booleans and members are evaluated without allocating`() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      for text in [
        "20", "count", "toggle", "toggle ? count : 7", "!toggle && (count > 3 || gap <= 2.5)", "tint == .red",
        "count * 2 + 1 > count - 1", "-gap / 3.0 - 1.0", "toggle && count > 3 ? Color.red : tint",
        "count in [1, 2, 3]", "item.price > gap", "has(item.note)", "items.size() > 1",
        "limit.orValue(2) + count", "items[1].price * 2.0", "name == null",
      ] {
        let count = try AllocationCounter.count(evaluating: text)
        if count != 0 { AllocationCounter.report("'\(text)' allocates \(count) objects\n") }
      }
    }
    #expect(try #require(result).standardErrorContent.isEmpty)
  }

  /// So that the count above is not one of nothing.
  @Test func `a list that is built is counted`() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let count = try AllocationCounter.count(evaluating: "[count, count]")
      if count > 0 { AllocationCounter.report("counted") }
    }
    #expect(String(decoding: try #require(result).standardErrorContent, as: UTF8.self) == "counted")
  }
}

/// Counts objects that the Swift runtime allocates, by the hook that it has for instruments.
private enum AllocationCounter {
  private typealias Allocate = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  private static let count = Atomic<Int>(0)
  private static let thread = Atomic<UInt>(0)
  private static let original = Atomic<UInt>(0)

  /// What the second evaluation of an expression over the tests' names allocates.
  static func count(evaluating text: String) throws -> Int {
    var sink = DiagnosticSink()
    let program = try #require(
      TestHost.environment.compile(text, in: TestHost.scope, wanting: nil, into: &sink),
      "\(sink.diagnostics.map(\.message))")
    let values = TestHost.scope.values
    _ = try program.evaluate(locals: values)
    return try #require(count { _ = try? program.evaluate(locals: values) })
  }

  static func report(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
  }

  /// How many objects the current thread allocates meanwhile; nil where the runtime has no hook.
  private static func count(_ body: () -> Void) -> Int? {
    guard let hook = unsafe dlsym(nil, "_swift_allocObject"),
      let flag = unsafe dlsym(
        nil, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly")
    else { return nil }
    let slot = unsafe hook.assumingMemoryBound(to: UInt.self)
    let isOn = unsafe flag.assumingMemoryBound(to: Bool.self)
    let counting: Allocate = { metadata, size, alignment in
      if AllocationCounter.thread.load(ordering: .relaxed) == UInt(pthread_self()) {
        AllocationCounter.count.add(1, ordering: .relaxed)
      }
      let original = unsafe unsafeBitCast(
        AllocationCounter.original.load(ordering: .relaxed), to: Allocate.self)
      return unsafe original(metadata, size, alignment)
    }
    let before = unsafe slot.pointee
    original.store(before, ordering: .relaxed)
    thread.store(UInt(pthread_self()), ordering: .relaxed)
    unsafe slot.pointee = unsafe unsafeBitCast(counting, to: UInt.self)
    unsafe isOn.pointee = true
    count.store(0, ordering: .relaxed)
    body()
    let found = count.load(ordering: .relaxed)
    unsafe isOn.pointee = false
    unsafe slot.pointee = before
    return found
  }
}
