internal import CEL
internal import UIDescDiagnostics
internal import UIDescEmit
internal import UIDescRuntime
internal import UIDescSyntax

/// A document that lives: its state is kept, events run its actions, and the tree follows.
///
/// ```swift
/// var screen = try document.begin()
/// let update = screen.perform("tap: Save")
/// print(update.patch, screen.tree.text)
/// ```
public struct LiveDocument: Sendable {
  private var driver: SessionDriver
  private let sources: SourceFiles

  init(_ driver: SessionDriver, sources: SourceFiles) {
    self.driver = driver
    self.sources = sources
  }

  /// The tree of the last state that could be shown.
  public var tree: Tree { Tree(resolved: driver.tree) }

  /// Performs one step as scenarios have it, in YAML or JSON: `tap: Save`, `{"set": {"toggle": true}}`.
  public mutating func perform(_ step: String) -> LiveUpdate {
    var sources = sources
    var sink = DiagnosticSink()
    let file = SourceFile(path: "step", text: step)
    let root = readSyntax(file, id: sources.add(file), format: .yaml, into: &sink).root
    guard !sink.hasErrors, root.kind == .mapping, root.count == 1,
      let entry = root.entries.first(where: { _ in true })
    else {
      if !sink.hasErrors { sink.report(.stepIsOneKey(at: root.range)) }
      return LiveUpdate(.failed(sink.sorted), tree: driver.tree, sources: sources)
    }
    let outcome = driver.perform(entry.key.text, at: entry.key.range, entry.value)
    return LiveUpdate(outcome, tree: driver.tree, sources: sources)
  }
}

/// What one step did.
public struct LiveUpdate: Sendable {
  /// An event for the host, its data as JSON.
  public struct Event: Sendable, Hashable {
    public let name: String
    public let data: String?
  }

  /// Why it could not be done; empty where it was.
  public let findings: [Finding]
  /// What `emit` told, in order.
  public let emitted: [Event]
  /// Actions of the host that were run, such as `dismiss`.
  public let called: [Event]
  /// A JSON Patch (RFC 6902) from the JSON of the tree before to that of the tree now.
  public let patch: String

  init(_ step: SessionStep, tree: ResolvedTree, sources: SourceFiles) {
    func json(_ value: Value) -> String {
      var out = OutputBuffer()
      JSONEmitter.appendLine(value, types: tree.types, to: &out)
      return String(decoding: out.bytes, as: UTF8.self)
    }
    findings = step.findings.map { Finding($0, in: sources) }
    emitted = step.emissions.map { Event(name: $0.event, data: $0.data.map(json)) }
    called = step.calls.map { Event(name: $0.name, data: $0.argument.map(json)) }
    var out = OutputBuffer()
    ChangeEmitter.appendPatch(step.changeSets, isOneLine: true, to: &out)
    patch = String(decoding: out.bytes, as: UTF8.self)
  }
}

extension Document {
  /// Begins to live; state that is not given has its default.
  ///
  /// - Throws: `EvaluationFailure` where the document has errors, the state does not fit or an expression fails.
  public func begin(
    state: [String: StateValue] = [:], environment: [String: String] = [:]
  ) throws(EvaluationFailure) -> LiveDocument {
    LiveDocument(try begin(EvaluationInputs(state: state, environment: environment)), sources: sources)
  }
}
