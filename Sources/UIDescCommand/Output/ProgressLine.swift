internal import Glibc
internal import UIDescDiagnostics

/// A line on a terminal that says how far a run is, once it has taken a second.
struct ProgressLine {
  private let count: Int
  private let isWanted: Bool
  private let start: timespec
  private var shown: Double = 0.9

  init(count: Int, isWanted: Bool) {
    self.count = count
    // A person waits only at a terminal, and one document is no progress.
    self.isWanted = isWanted && count > 8 && isatty(STDERR_FILENO) == 1
    start = isWanted ? now() : timespec()
  }

  mutating func show(_ done: Int) {
    guard isWanted else { return }
    let passed = seconds(from: start, to: now())
    // Ten times a second is as fast as anybody reads.
    guard passed > shown + 0.1 else { return }
    shown = passed
    write("\r\(done) of \(count) documents")
  }

  func clear() {
    if isWanted, shown > 0.9 { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    var out = OutputBuffer()
    out.append(text)
    _ = UIDescCommand.write(out, to: STDERR_FILENO)
  }
}

private func now() -> timespec {
  var time = timespec()
  _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return time
}

private func seconds(from start: timespec, to end: timespec) -> Double {
  Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
}
