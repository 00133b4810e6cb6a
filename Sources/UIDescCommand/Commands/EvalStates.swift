internal import Glibc
internal import UIDesc
internal import UIDescDiagnostics
internal import UIDescEmit
internal import UIDescRuntime

/// Prints a tree for each line of a file of states, as JSON a line each; what is gathered goes out line by line.
///
/// A state that can't be shown has a line with its findings, so that lines of states and of trees keep step.
func runEvalStates(
  of document: Document, _ path: String, _ invocation: Invocation, _ streams: inout Streams
) throws(UsageError) -> Int32 {
  if invocation.has(.explain) {
    throw UsageError("--explain is about one state, and --states gives many", .eval)
  }
  if path == "-", invocation.operands.first == "-" {
    throw UsageError("standard input can hold the document or the states, not both", .eval)
  }
  let inputs = try invocation.evaluationInputs()
  let selection = try invocation.selection()
  let input = path == "-" ? STDIN_FILENO : unsafe open(path, O_RDONLY | O_CLOEXEC)
  guard input >= 0 else { throw UsageError("can't read '\(path)': \(reason(errno))") }
  defer { if input != STDIN_FILENO { close(input) } }
  var target = try StateTarget(streams.outputPath)
  // What is written line by line must not be replaced at the end.
  streams.outputPath = nil
  var lines = LineReader(input, name: path)
  var code: Int32 = 0
  while let line = lines.next() {
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
    var inputs = inputs
    inputs.stateFile = (path == "-" ? "<stdin>" : path, line)
    inputs.stateLine = lines.number
    do throws(EvaluationFailure) {
      let tree = try document.resolve(inputs)
      var options = EmitOptions()
      if invocation.has(.source) { options.sources = document.sources }
      if let selection { options.selection = selection.views(in: tree) }
      if invocation.value(.format) == "json" {
        JSONEmitter.appendLine(tree, options: options, to: &streams.output)
        streams.output.append(0x0A)
      } else {
        if lines.number > 1 { streams.output.append(0x0A) }
        TextEmitter.append(tree, options: options, to: &streams.output)
      }
    } catch {
      code = max(code, error.isUsage(of: document) ? 2 : 1)
      append(error, invocation.value(.format) == "json", isFirst: lines.number == 1, &streams)
    }
    if streams.output.count >= 1 << 15 || lines.mayWait {
      guard target.write(&streams) else { return target.code }
    }
  }
  _ = target.write(&streams)
  if let problem = lines.problem {
    streams.report(problem)
    return 2
  }
  return max(code, target.close(&streams))
}

private func append(_ failure: EvaluationFailure, _ isJSON: Bool, isFirst: Bool, _ streams: inout Streams) {
  guard isJSON else {
    if !isFirst { streams.output.append(0x0A) }
    streams.append(failure.diagnostics, failure.sources)
    return
  }
  streams.output.append("{\"findings\": [")
  for (index, finding) in failure.diagnostics.enumerated() {
    if index > 0 { streams.output.append(", ") }
    streams.output.appendJSONLine(finding, failure.sources)
  }
  streams.output.append("]}\n")
}

/// Where the lines go: standard output or a file.
private struct StateTarget {
  private let descriptor: Int32
  private let path: String?
  private(set) var code: Int32 = 0

  init(_ path: String?) throws(UsageError) {
    self.path = path
    guard let path else {
      descriptor = STDOUT_FILENO
      return
    }
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw UsageError("can't write '\(path)': \(reason(errno))") }
  }

  /// Writes and empties the output; false where no more can be written, which is no fault of a closed pipe.
  mutating func write(_ streams: inout Streams) -> Bool {
    signal(SIGPIPE, SIG_IGN)
    let failure = UIDescCommand.write(streams.output, to: descriptor)
    streams.output.removeAll()
    if failure == 0 { return true }
    if path != nil || failure != EPIPE {
      streams.report("can't write \(path.map { "'\($0)'" } ?? "the output"): \(reason(failure))")
      code = 2
    }
    return false
  }

  mutating func close(_ streams: inout Streams) -> Int32 {
    if let path, Glibc.close(descriptor) != 0 {
      streams.report("can't write '\(path)': \(reason(errno))")
      code = 2
    }
    return code
  }
}
