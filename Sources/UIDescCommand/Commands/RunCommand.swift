internal import CEL
internal import Glibc
internal import UIDesc
internal import UIDescDiagnostics
internal import UIDescEmit
internal import UIDescRuntime
internal import UIDescSyntax

// The protocol is described in docs/run-protocol.md; a change here is a change there.

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

/// The session and how its answers are written.
private struct Conversation {
  private let document: Document
  private var driver: SessionDriver
  private let reply: String

  init(_ document: Document, _ driver: SessionDriver, reply: String) {
    self.document = document
    self.driver = driver
    self.reply = reply
  }

  func appendGreeting(to out: inout OutputBuffer) {
    out.append("{\"protocol\": 1, \"tree\": ")
    JSONEmitter.appendLine(driver.tree, to: &out)
    out.append("}\n")
  }

  /// Answers one request; false where it asks for the end.
  mutating func answer(_ line: [UInt8], number: Int, to out: inout OutputBuffer) -> Bool {
    var sources = document.sources
    var sink = DiagnosticSink()
    let file = SourceFile(path: "request \(number)", bytes: line)
    let root = readSyntax(file, id: sources.add(file), format: .json, into: &sink).root
    out.append("{")
    if root.kind == .mapping, let seq = root.entry(named: "seq")?.value, seq.kind == .scalar {
      out.append("\"seq\": ")
      if seq.scalarType == .int { out.append(seq.text) } else { out.append(json: seq.text) }
      out.append(", ")
    }
    let requests =
      root.kind == .mapping ? root.entries.filter { !["seq", "reply"].contains($0.key.text) } : []
    guard !sink.hasErrors, requests.count == 1, let request = requests.first else {
      if !sink.hasErrors { sink.report(.wrongRequest(at: root.range)) }
      appendFindings(sink.sorted, sources, isOK: false, to: &out)
      out.append("}\n")
      return true
    }
    let wanted = root.entry(named: "reply")?.value.text ?? reply
    switch request.key.text {
    case "quit":
      out.append("\"ok\": true}\n")
      return false
    case "tree": appendTree(request.value, sources, to: &out)
    case "value": appendValue(request.value, sources, to: &out)
    default:
      let step = driver.perform(request.key.text, at: request.key.range, request.value)
      appendStep(step, wanted, sources, to: &out)
    }
    out.append("}\n")
    return true
  }

  // MARK: Answers

  private func appendStep(
    _ step: SessionStep, _ wanted: String, _ sources: SourceFiles, to out: inout OutputBuffer
  ) {
    appendFindings(step.findings, sources, isOK: step.findings.isEmpty, to: &out)
    switch wanted {
    case "tree":
      out.append(", \"tree\": ")
      JSONEmitter.appendLine(driver.tree, to: &out)
    case "patch":
      out.append(", \"patch\": ")
      ChangeEmitter.appendPatch(step.changeSets, isOneLine: true, to: &out)
    case "none": break
    default:
      out.append(", \"changes\": ")
      ChangeEmitter.appendJSON(step.changeSets, isOneLine: true, to: &out)
    }
    appendEvents("emitted", "event", "data", step.emissions.map { ($0.event, $0.data) }, to: &out)
    appendEvents("called", "action", "value", step.calls.map { ($0.name, $0.argument) }, to: &out)
  }

  private func appendEvents(
    _ key: String, _ nameKey: String, _ dataKey: String, _ events: [(String, Value?)],
    to out: inout OutputBuffer
  ) {
    if events.isEmpty { return }
    out.append(", \"\(key)\": [")
    for (index, (name, data)) in events.enumerated() {
      out.append(index > 0 ? ", {\"\(nameKey)\": " : "{\"\(nameKey)\": ")
      out.append(json: name)
      if let data {
        out.append(", \"\(dataKey)\": ")
        JSONEmitter.appendLine(data, types: driver.tree.types, to: &out)
      }
      out.append("}")
    }
    out.append("]")
  }

  private func appendTree(_ options: SyntaxNode, _ sources: SourceFiles, to out: inout OutputBuffer) {
    var emitting = EmitOptions()
    if let select = options.kind == .mapping ? options.entry(named: "select")?.value : nil {
      let views = Selection(select.text)?.views(in: driver.tree) ?? []
      if views.isEmpty {
        let finding = Diagnostic(
          "no-such-view", .error, at: select.range, "there is no view at '\(select.text)'")
        return appendFindings([finding], sources, isOK: false, to: &out)
      }
      emitting.selection = views
    }
    out.append("\"ok\": true, \"tree\": ")
    if options.kind == .mapping, options.entry(named: "format")?.value.text == "text" {
      var text = OutputBuffer()
      TextEmitter.append(driver.tree, options: emitting, to: &text)
      out.append(json: String(decoding: text.bytes, as: UTF8.self))
    } else {
      JSONEmitter.appendLine(driver.tree, options: emitting, to: &out)
    }
  }

  private func appendValue(_ name: SyntaxNode, _ sources: SourceFiles, to out: inout OutputBuffer) {
    guard let value = driver.session.value(named: name.text) else {
      let near = nearestName(to: name.text, in: driver.stateNames).map { "; did you mean '\($0)'?" } ?? ""
      let finding = Diagnostic(
        "unknown-state", .error, at: name.range, "no state is named '\(name.text)'\(near)")
      return appendFindings([finding], sources, isOK: false, to: &out)
    }
    out.append("\"ok\": true, \"value\": ")
    JSONEmitter.appendLine(value, types: driver.tree.types, to: &out)
  }

  private func appendFindings(
    _ findings: [Diagnostic], _ sources: SourceFiles, isOK: Bool, to out: inout OutputBuffer
  ) {
    out.append("\"ok\": \(isOK)")
    if findings.isEmpty { return }
    out.append(", \"findings\": [")
    for (index, finding) in findings.enumerated() {
      if index > 0 { out.append(", ") }
      out.appendJSONLine(finding, sources)
    }
    out.append("]")
  }
}

extension OutputBuffer {
  /// A finding as one object on one line: code, severity, message and place.
  mutating func appendJSONLine(_ finding: Diagnostic, _ sources: SourceFiles) {
    append("{\"code\": ")
    append(json: finding.code)
    append(", \"severity\": \"\(finding.severity.rawValue)\", \"message\": ")
    append(json: finding.message)
    let index = Int(finding.range.file.index)
    if sources.files.indices.contains(index) {
      let file = sources.files[index]
      let place = file.location(of: Int(finding.range.start))
      append(", \"file\": ")
      append(json: file.path)
      append(", \"line\": \(place.line), \"column\": \(place.column)")
    }
    append("}")
  }
}

extension Diagnostic {
  fileprivate static func wrongRequest(at range: SourceRange) -> Self {
    Diagnostic(
      "wrong-request", .error, at: range,
      "a request is an object with one key such as {\"tap\": \"Save\"}, and 'seq' and 'reply' beside it")
  }
}
