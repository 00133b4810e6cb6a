package import UIDescDiagnostics
internal import UIDescDocument
internal import UIDescEmit
package import UIDescRuntime

// UIDesc is the library as another program sees it: load a document, look at its findings, evaluate it with state, print
// the tree. It joins the stages and adds nothing of its own but the reading of files.

/// A document with the files that it imports, read and checked.
///
/// ```swift
/// let document = try Document(contentsOf: "home.yaml")
/// let tree = try document.evaluate(state: ["toggle": true])
/// print(tree.text)
/// ```
public struct Document: Sendable {
  let checked: UIDescDocument.Document?
  /// The files in the order in which they were read; the entry is the first.
  package let sources: SourceFiles
  /// What is wrong, by place.
  package let diagnostics: [Diagnostic]

  /// Reads a file and what it imports from the disk.
  ///
  /// - Throws: `FileError` where the file itself can't be read; what is wrong inside is among the findings.
  public init(contentsOf path: String) throws(FileError) {
    self = try Document.load(path: path, bytes: nil, options: LoadOptions())
  }

  /// Reads a text; its imports are found beside `path`, under which it is reported too.
  public init(text: String, path: String = "document.yaml") throws(FileError) {
    self = try Document.load(path: path, bytes: Array(text.utf8), options: LoadOptions())
  }

  /// Reads a document; `bytes` are its content where it does not come from a file.
  package static func load(path: String, bytes: [UInt8]?, options: LoadOptions) throws(FileError) -> Document
  {
    var loader = DocumentLoader(options: options)
    try loader.load(path: path, bytes: bytes)
    return Document(loader)
  }

  private init(_ loader: DocumentLoader) {
    var sink = loader.sink
    // What a broken file declares is unknown, so that checking the rest would find faults that are none.
    checked =
      loader.isComplete
      ? readDocument(
        loader.files, catalog: loader.catalog, entryChecks: loader.options.entryChecks,
        findsMistakes: loader.options.findsMistakes, into: &sink)
      : nil
    sources = loader.sources
    diagnostics = loader.lacksFiles ? sink.sorted.filter { !$0.mayBeDeclaredElsewhere } : sink.sorted
  }

  /// What is wrong with the document, by file and place.
  public var findings: [Finding] { diagnostics.map { Finding($0, in: sources) } }

  /// Whether it can't be evaluated.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether its files could be read to their end; where they could not, only their syntax was checked.
  package var isReadable: Bool { checked != nil }

  /// The state that an evaluation may be given.
  package var declarations: [StateDeclaration] { checked.map { StateDeclaration.all(of: $0) } ?? [] }

  // MARK: Evaluating

  /// Evaluates the document; state that is not given has its default.
  ///
  /// - Throws: `EvaluationFailure` where the document has errors, the state does not fit or an expression fails.
  public func evaluate(
    state: [String: StateValue] = [:], environment: [String: String] = [:]
  ) throws(EvaluationFailure) -> Tree {
    Tree(resolved: try resolve(EvaluationInputs(state: state, environment: environment)))
  }

  /// Evaluates the document with inputs as a command line gives them.
  package func resolve(_ inputs: EvaluationInputs) throws(EvaluationFailure) -> ResolvedTree {
    let checked = try evaluable()
    var sources = sources
    var sink = DiagnosticSink()
    let given = read(inputs, for: checked, sources: &sources, into: &sink)
    if !sink.hasErrors, let tree = UIDescRuntime.evaluate(checked, inputs: given, into: &sink) { return tree }
    throw EvaluationFailure(diagnostics: sink.sorted, sources: sources)
  }

  /// The checked document, where it can be evaluated.
  func evaluable() throws(EvaluationFailure) -> UIDescDocument.Document {
    guard let checked, !hasErrors else {
      throw EvaluationFailure(diagnostics: diagnostics.filter { $0.severity == .error }, sources: sources)
    }
    guard checked.hasBody else {
      let range = SourceRange(0, 0, in: SourceID(0))
      throw EvaluationFailure(diagnostics: [.noBody(at: range)], sources: sources)
    }
    return checked
  }

  func read(
    _ inputs: EvaluationInputs, for document: UIDescDocument.Document, sources: inout SourceFiles,
    into sink: inout DiagnosticSink
  ) -> Inputs {
    var reader = InputReader(document: document)
    if let file = inputs.stateFile {
      reader.readStateFile(
        SourceFile(path: file.path, bytes: file.bytes, firstLine: inputs.stateLine), in: &sources)
    }
    for (name, value) in inputs.state { reader.readState(named: "--state", "\(name)=\(value)", in: &sources) }
    for (name, value) in inputs.environment {
      reader.readEnvironment(named: "--env", "\(name)=\(value)", in: &sources)
    }
    for (name, value) in inputs.toggled {
      reader.readSide(named: "--toggled", "\(name)=\(value)", in: &sources)
    }
    reader.checkRequired()
    for diagnostic in reader.sink.diagnostics { sink.report(diagnostic) }
    var given = reader.inputs
    given.wantsTrails = inputs.wantsTrails
    return given
  }
}

/// Why there is no tree: errors of the document, inputs that do not fit, an expression that failed.
public struct EvaluationFailure: Error, CustomStringConvertible {
  package let diagnostics: [Diagnostic]
  /// The document's files, then those that the inputs stand in.
  package let sources: SourceFiles

  public var findings: [Finding] { diagnostics.map { Finding($0, in: sources) } }

  public var description: String { findings.map(\.description).joined(separator: "\n") }
}

/// What an evaluation is given, as texts.
package struct EvaluationInputs: Sendable {
  package var state = List<(name: String, value: String)>()
  package var stateFile: (path: String, bytes: [UInt8])?
  /// The line at which the bytes begin in that file.
  package var stateLine = 1
  package var environment = List<(name: String, value: String)>()
  package var toggled = List<(name: String, value: String)>()
  /// Whether nodes say how they came to be.
  package var wantsTrails = false

  package init() {}

  init(state: [String: StateValue], environment: [String: String]) {
    // Dictionaries have no order of their own.
    let entries = state.sorted { $0.key < $1.key }.map {
      "\(StateValue.string($0.key).json): \($0.value.json)"
    }
    stateFile = ("<state>", Array("{\(entries.joined(separator: ", "))}".utf8))
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) {
      self.environment.append((name, value))
    }
  }
}

/// A resolved tree: the catalog's views and modifiers with plain values.
public struct Tree: Sendable, CustomStringConvertible {
  let resolved: ResolvedTree

  /// As SwiftUI reads, a view a line.
  public var text: String {
    var out = OutputBuffer()
    TextEmitter.append(resolved, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  /// As JSON, by `Schemas/tree.schema.json`.
  public var json: String {
    var out = OutputBuffer()
    JSONEmitter.append(resolved, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  public var description: String { text }
}

extension Diagnostic {
  static func noBody(at range: SourceRange) -> Self {
    Diagnostic(
      "no-body", .error, at: range,
      "this file is a library: it has no 'body', and can be imported and validated only")
  }
}
