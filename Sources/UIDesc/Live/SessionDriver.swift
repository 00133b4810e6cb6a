package import CEL
package import UIDescDiagnostics
internal import UIDescDocument
internal import UIDescEmit
package import UIDescRuntime
package import UIDescSyntax

/// Drives a session by steps as scenarios and other programs write them: one key each, such as `tap: Save`.
///
/// | key | value |
/// | --- | --- |
/// | `set`, `toggled`, `env` | a mapping of names to values |
/// | `tap`, `toggle`, `longPress`, … | a target: the text that a view shows, or `{path: …}`, `{id: …}`, `{text: …}` |
/// | `appear` | a target, or nothing for the whole screen |
/// | `input` | `{to: target, value: …}`, with `binding` where a view has several |
/// | `event` | `{name: …, to: target, values: [ … ]}` |
package struct SessionDriver: Sendable {
  package var session: Session

  init(_ session: Session) {
    self.session = session
  }

  package var tree: ResolvedTree { session.tree }

  /// The steps that have a key of their own; every other key is the name of an event.
  package static let keys = ["set", "toggled", "env", "appear", "toggle", "input", "event"]

  /// Events that may be written as a step of their own, for suggestions.
  package static let events = ["tap", "doubleTap", "longPress", "appear", "disappear", "submit", "hover"]

  /// Performs one step; what is wrong with it is among the findings, at its place.
  package mutating func perform(_ key: String, at keyRange: SourceRange, _ value: SyntaxNode) -> SessionStep {
    switch key {
    case "set":
      return read(value) {
        $0.readState($1)
      } apply: {
        $0.set(Array($1.state))
      }
    case "toggled":
      return read(value) {
        $0.readSides($1)
      } apply: {
        $0.setSides(Array($1.sides))
      }
    case "env":
      return read(value) {
        $0.readEnvironment($1)
      } apply: {
        $0.setEnvironment(Array($1.environment))
      }
    case "appear" where value.kind == .missing || value.isNull: return session.appear()
    case "toggle": return onTarget(value, at: keyRange) { $0.toggle($1) }
    case "input": return input(value, at: keyRange)
    case "event": return event(value, at: keyRange)
    default:
      guard Self.events.contains(key) else { return .failed(.unknownStep(key, at: keyRange)) }
      // A pointer that hovers has come in.
      let values: [Value] = key == "hover" ? [.bool(true)] : []
      return onTarget(value, at: keyRange) { $0.send(key, handing: values, to: $1) }
    }
  }

  /// Plain data by a type, as a document's state is read; nil after an error, which is then in the sink.
  package func value(of node: SyntaxNode, as type: CELType, into sink: inout DiagnosticSink) -> Value? {
    var reader = InputReader(document: session.document)
    let value = reader.readValue(node, as: type)
    for diagnostic in reader.sink.diagnostics { sink.report(diagnostic) }
    return value
  }

  /// The type of a state or a side of a pair; nil where none has that name.
  package func type(named name: String) -> CELType? {
    for step in session.document.rootPlan.steps {
      if step.role == .state, step.name == name { return step.type }
      if step.role == .pair, name == "\(step.name).on" || name == "\(step.name).off" { return step.type }
    }
    return nil
  }

  /// The names that `type(named:)` knows.
  package var stateNames: [String] {
    session.document.rootPlan.steps.flatMap { step -> [String] in
      switch step.role {
      case .state: [step.name]
      case .pair: ["\(step.name).on", "\(step.name).off"]
      case .computed, .parameter: []
      }
    }
  }

  // MARK: Changes from outside

  private mutating func read(
    _ value: SyntaxNode, _ read: (inout InputReader, SyntaxNode) -> Void,
    apply: (inout Session, Inputs) -> SessionStep
  ) -> SessionStep {
    guard value.kind == .mapping else { return .failed(.stepMapping(at: value.range)) }
    var reader = InputReader(document: session.document)
    read(&reader, value)
    if reader.sink.hasErrors { return .failed(reader.sink.sorted) }
    return apply(&session, reader.inputs)
  }

  // MARK: Events

  private mutating func onTarget(
    _ node: SyntaxNode, at range: SourceRange, _ body: (inout Session, Int32) -> SessionStep
  ) -> SessionStep {
    switch EventTarget.resolve(node, at: range, in: session.tree) {
    case .success(let view): return body(&session, view)
    case .failure(let failure): return .failed(failure.finding)
    }
  }

  private mutating func input(_ node: SyntaxNode, at range: SourceRange) -> SessionStep {
    guard node.kind == .mapping, let to = node.entry(named: "to"), let value = node.entry(named: "value")
    else {
      return .failed(.inputKeys(at: range))
    }
    if let unknown = unknownKey(of: node, known: ["to", "value", "binding"]) { return .failed(unknown) }
    let binding = node.entry(named: "binding")?.value.text
    let document = session.document
    return onTarget(to.value, at: to.key.range) { session, view in
      let type = session.inputType(of: view, binding: binding) ?? .dyn
      var reader = InputReader(document: document)
      guard let value = reader.readValue(value.value, as: type) else { return .failed(reader.sink.sorted) }
      return session.input(value, binding: binding, to: view)
    }
  }

  private mutating func event(_ node: SyntaxNode, at range: SourceRange) -> SessionStep {
    guard node.kind == .mapping, let name = node.entry(named: "name"), let to = node.entry(named: "to") else {
      return .failed(.eventKeys(at: range))
    }
    if let unknown = unknownKey(of: node, known: ["name", "to", "values"]) { return .failed(unknown) }
    let handed = node.entry(named: "values")?.value
    let elements = handed.map { $0.kind == .sequence ? Array($0.elements) : [$0] } ?? []
    let event = name.value.text
    let document = session.document
    return onTarget(to.value, at: to.key.range) { session, view in
      let types = session.handedTypes(of: event, to: view)
      var reader = InputReader(document: document)
      var values: [Value] = []
      for (index, element) in elements.enumerated() {
        let type = index < types.count ? types[index] : .dyn
        guard let value = reader.readValue(element, as: type) else { return .failed(reader.sink.sorted) }
        values.append(value)
      }
      return session.send(event, handing: values, to: view)
    }
  }

  private func unknownKey(of node: SyntaxNode, known: [String]) -> Diagnostic? {
    for entry in node.entries where !known.contains(entry.key.text) {
      return .unknownStepKey(entry.key.text, at: entry.key.range, known: known)
    }
    return nil
  }
}

extension SessionStep {
  package static func failed(_ finding: Diagnostic) -> SessionStep { failed([finding]) }

  package static func failed(_ findings: [Diagnostic]) -> SessionStep {
    var step = SessionStep()
    step.findings = findings
    return step
  }
}

extension Diagnostic {
  static func unknownStep(_ key: String, at range: SourceRange) -> Self {
    let known = SessionDriver.keys + SessionDriver.events
    let hint =
      nearestName(to: key, in: known).map { "; did you mean '\($0)'?" }
      ?? "; other events are written 'event: {name: \(key), to: …}'"
    return Diagnostic("unknown-step", .error, at: range, "no step is named '\(key)'\(hint)")
  }

  static func stepMapping(at range: SourceRange) -> Self {
    Diagnostic("wrong-step", .error, at: range, "a mapping of names to values is wanted here")
  }

  static func inputKeys(at range: SourceRange) -> Self {
    Diagnostic("wrong-step", .error, at: range, "'input' takes 'to', a view, and 'value'")
  }

  static func eventKeys(at range: SourceRange) -> Self {
    Diagnostic("wrong-step", .error, at: range, "'event' takes 'name' and 'to', a view")
  }

  static func unknownStepKey(_ key: String, at range: SourceRange, known: [String]) -> Self {
    let hint = nearestName(to: key, in: known).map { "did you mean '\($0)'?" }
    return Diagnostic(
      "unknown-key", .error, at: range,
      "'\(key)' means nothing here; \(hint ?? "there are \(known.map { "'\($0)'" }.joined(separator: ", "))")"
    )
  }
}
