internal import CEL
internal import UIDesc
internal import UIDescDiagnostics
internal import UIDescEmit
internal import UIDescRuntime
internal import UIDescSyntax

// The protocol is described in docs/run-protocol.md; a change here is a change there.

/// The session and how its answers are written.
struct Conversation {
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
    let request = read(root, into: &sink)
    out.append("{")
    if let seq = root.kind == .mapping ? root.entry(named: "seq")?.value : nil {
      appendSequence(seq, to: &out)
    }
    guard let request, !sink.hasErrors else {
      appendFindings(sink.sorted, sources, isOK: false, to: &out)
      out.append("}\n")
      return true
    }
    switch request.key.text {
    case "quit": out.append("\"ok\": true")
    case "tree": appendTree(request.value, sources, to: &out)
    case "value": appendValue(request.value, sources, to: &out)
    default:
      let step = driver.perform(request.key.text, at: request.key.range, request.value)
      appendStep(step, root.entry(named: "reply")?.value.text ?? reply, sources, to: &out)
    }
    out.append("}\n")
    return request.key.text != "quit"
  }

  /// The one key that says what is wanted; what stands beside it has been checked.
  private func read(_ root: SyntaxNode, into sink: inout DiagnosticSink) -> SyntaxEntry? {
    if sink.hasErrors { return nil }
    let requests = root.entries.filter { !["seq", "reply"].contains($0.key.text) }
    guard root.kind == .mapping, requests.count == 1 else {
      sink.report(.wrongRequest(at: root.range))
      return nil
    }
    if let seq = root.entry(named: "seq")?.value, !seq.isNumberOrText {
      sink.report(.wrongSequence(at: seq.range))
    }
    if let reply = root.entry(named: "reply")?.value { check(reply, isAmong: Self.replies, &sink) }
    guard let request = requests.first else { return nil }
    switch request.key.text {
    case "tree": checkTree(request.value, &sink)
    case "value" where request.value.kind != .scalar: sink.report(.nameExpected(at: request.value.range))
    default: break
    }
    return request
  }

  private static let replies = ["changes", "patch", "tree", "none"]

  private func checkTree(_ options: SyntaxNode, _ sink: inout DiagnosticSink) {
    if options.kind == .missing || options.isNull { return }
    guard options.kind == .mapping else { return sink.report(.treeOptions(at: options.range)) }
    for entry in options.entries where !["select", "format"].contains(entry.key.text) {
      sink.report(.treeOptions(at: entry.key.range))
    }
    if let format = options.entry(named: "format")?.value { check(format, isAmong: ["json", "text"], &sink) }
  }

  private func check(_ word: SyntaxNode, isAmong known: [String], _ sink: inout DiagnosticSink) {
    if word.kind != .scalar || !known.contains(word.text) { sink.report(.unknownWord(word, known: known)) }
  }

  /// Repeats the number or the text as it is written.
  private func appendSequence(_ seq: SyntaxNode, to out: inout OutputBuffer) {
    guard seq.isNumberOrText else { return }
    out.append("\"seq\": ")
    if seq.scalarType == .string { out.append(json: seq.text) } else { out.append(seq.text) }
    out.append(", ")
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

extension SyntaxNode {
  fileprivate var isNumberOrText: Bool {
    kind == .scalar && (scalarType == .string || scalarType == .int || scalarType == .float)
  }
}

extension Diagnostic {
  fileprivate static func wrongRequest(at range: SourceRange) -> Self {
    Diagnostic(
      "wrong-request", .error, at: range,
      "a request is an object with one key such as {\"tap\": \"Save\"}, and 'seq' and 'reply' beside it")
  }

  fileprivate static func wrongSequence(at range: SourceRange) -> Self {
    Diagnostic("wrong-request", .error, at: range, "'seq' is a number or a text")
  }

  fileprivate static func treeOptions(at range: SourceRange) -> Self {
    Diagnostic(
      "wrong-request", .error, at: range, "'tree' takes null, or an object with 'select' and 'format'")
  }

  fileprivate static func nameExpected(at range: SourceRange) -> Self {
    Diagnostic("wrong-request", .error, at: range, "'value' takes the name of a state or of a side")
  }

  fileprivate static func unknownWord(_ word: SyntaxNode, known: [String]) -> Self {
    let hint = nearestName(to: word.text, in: known).map { "did you mean '\($0)'?" }
    let all = "there are \(known.map { "'\($0)'" }.joined(separator: ", "))"
    return Diagnostic(
      "wrong-request", .error, at: word.range, "'\(word.text)' means nothing here; \(hint ?? all)")
  }
}
