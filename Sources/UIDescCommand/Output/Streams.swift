internal import Glibc
internal import UIDesc
internal import UIDescDiagnostics

/// What a run prints, gathered and written once at its end.
struct Streams: ~Copyable {
  var output = OutputBuffer()
  var errors = OutputBuffer()
  /// The document that was evaluated: freeing it piece by piece would take as long as reading a part of it.
  var document: Document?
  /// Where the output goes instead of stdout.
  var outputPath: String?
  /// Whether whoever read the output has gone.
  private(set) var outputIsGone = false
  private let color: String

  init(color: String = "auto") {
    self.color = color
  }

  var outputIsColored: Bool { outputPath == nil && isColored(STDOUT_FILENO) }
  var errorsAreColored: Bool { isColored(STDERR_FILENO) }

  mutating func report(_ message: String) {
    errors.append(errorsAreColored ? "\u{1B}[1;31merror\u{1B}[0m: " : "error: ")
    // A file's name may hold a line break, and behind it what a service takes for a command.
    errors.append(visible(message))
    errors.append(0x0A)
  }

  /// Writes both streams and returns the exit code: the one given, or 2 where something could not be written.
  mutating func flush(_ code: Int32) -> Int32 {
    var code = code
    // Without this a closed pipe would end the program by a signal, and its exit code would be lost.
    signal(SIGPIPE, SIG_IGN)
    if let outputPath {
      do throws(FileError) {
        try writeFile(outputPath, output)
      } catch {
        report("can't write '\(outputPath)': \(error.reason)")
        code = 2
      }
    } else if !output.isEmpty {
      let failure = write(output, to: STDOUT_FILENO)
      // Who closed the pipe has read enough, which is no fault.
      outputIsGone = failure == EPIPE
      if failure != 0, failure != EPIPE {
        report("can't write the output: \(reason(failure))")
        code = 2
      }
    }
    if !errors.isEmpty { _ = write(errors, to: STDERR_FILENO) }
    return code
  }

  // The option wins over the environment, and that over what the stream is.
  private func isColored(_ descriptor: Int32) -> Bool {
    switch color {
    case "always": true
    case "never": false
    default: isWanted(descriptor)
    }
  }

  private func isWanted(_ descriptor: Int32) -> Bool {
    if let value = environmentVariable("NO_COLOR"), !value.isEmpty { return false }
    if let value = environmentVariable("FORCE_COLOR"), !value.isEmpty { return value != "0" }
    if environmentVariable("TERM") == "dumb" { return false }
    return isatty(descriptor) == 1
  }
}

func environmentVariable(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  return unsafe String(cString: value)
}
