internal import Glibc
internal import UIDesc
internal import UIDescDiagnostics
internal import UIDescSyntax

/// A session over standard input and output, a JSON object a line in both directions.
func runRun(_ invocation: Invocation, _ streams: inout Streams) throws(UsageError) -> Int32 {
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
  guard streams.send() else { return 0 }
  var lines = LineReader(STDIN_FILENO, name: "standard input")
  while let line = lines.next() {
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
    let goesOn = conversation.answer(line, number: lines.number, to: &streams.output)
    guard streams.send(), goesOn else { return 0 }
  }
  if let problem = lines.problem {
    streams.report(problem)
    return 2
  }
  return 0
}

extension Streams {
  /// Writes what has been gathered at once; false where nobody reads any more.
  mutating func send() -> Bool {
    signal(SIGPIPE, SIG_IGN)
    let isWritten = write(output, to: STDOUT_FILENO) == 0
    output.removeAll()
    return isWritten
  }
}
