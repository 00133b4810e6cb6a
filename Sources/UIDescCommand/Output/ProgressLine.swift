internal import Glibc
internal import UIDescDiagnostics

/// A line on a terminal that says how far a run is, once it has taken a second.
struct ProgressLine {
  private let count: Int
  private let terminal: Int32
  private let isWanted: Bool
  private let clock: () -> Double
  private let start: Double
  /// When the line was last written, in seconds of the run; nil where none stands on the terminal.
  private var lastWritten: Double?

  /// `clock` gives seconds from any start.
  init(
    count: Int, isWanted: Bool, terminal: Int32 = STDERR_FILENO, clock: @escaping () -> Double = seconds
  ) {
    self.count = count
    self.terminal = terminal
    self.clock = clock
    // A person waits only at a terminal, and a few documents are no progress.
    self.isWanted = isWanted && count > 8 && isatty(terminal) == 1
    start = self.isWanted ? clock() : 0
  }

  mutating func show(_ done: Int) {
    guard isWanted else { return }
    let passed = clock() - start
    // Ten times a second is as fast as anybody reads.
    guard passed > lastWritten.map({ $0 + 0.1 }) ?? 1 else { return }
    lastWritten = passed
    write("\r\(done) of \(count) documents")
  }

  /// Leaves the terminal as it was before.
  mutating func clear() {
    if lastWritten != nil { write("\r\u{1B}[K") }
    lastWritten = nil
  }

  private func write(_ text: String) {
    var out = OutputBuffer()
    out.append(text)
    _ = UIDescCommand.write(out, to: terminal)
  }
}

private func seconds() -> Double {
  var time = timespec()
  _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
