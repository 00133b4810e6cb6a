internal import Glibc
internal import UIDesc
internal import UIDescDiagnostics
internal import UIDescSyntax

/// A session over standard input and output, a JSON object a line in both directions.
func runRun(_ invocation: Invocation, _ streams: inout Streams) throws(UsageError) -> Int32 {
  if invocation.operands.isEmpty { throw UsageError("run needs a file", .run) }
  if invocation.operands.first == "-" {
    throw UsageError("run reads its requests from standard input, so that the document must be a file", .run)
  }
  let inputs = try invocation.evaluationInputs()
  let document: Document
  switch try invocation.onlyDocument(&streams) {
  case .failure(let exit): return exit.code
  case .success(let loaded): document = loaded
  }
  var conversation: Conversation
  do throws(EvaluationFailure) {
    conversation = Conversation(
      document, try document.begin(inputs), reply: invocation.value(.format) ?? "changes")
  } catch {
    return streams.report(error, of: document)
  }
  conversation.appendGreeting(to: &streams.output)
  if let code = streams.send() { return code }
  var lines = LineReader(STDIN_FILENO, name: "standard input")
  while let line = lines.next() {
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
    let goesOn = conversation.answer(line, number: lines.number, to: &streams.output)
    if let code = streams.send() { return code }
    if !goesOn { return 0 }
  }
  if let problem = lines.problem {
    streams.report(problem)
    return 2
  }
  return 0
}

extension Streams {
  /// Writes what has been gathered at once; the exit code where no more can be written.
  ///
  /// Who reads may go at any time, which is no fault; that a disk is full is one.
  mutating func send() -> Int32? {
    signal(SIGPIPE, SIG_IGN)
    let failure = write(output, to: STDOUT_FILENO)
    output.removeAll()
    switch failure {
    case 0: return nil
    case EPIPE: return 0
    default:
      report("can't write the output: \(reason(failure))")
      return 2
    }
  }
}
