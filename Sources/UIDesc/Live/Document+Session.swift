package import CEL
package import UIDescDiagnostics
internal import UIDescDocument
package import UIDescRuntime
package import UIDescSyntax

extension Document {
  /// Begins a session with inputs as a command line gives them.
  ///
  /// - Parameter isIncremental: False where every change is to evaluate everything, as a measure for the rest.
  package func begin(
    _ inputs: EvaluationInputs, isIncremental: Bool = true
  ) throws(EvaluationFailure) -> SessionDriver {
    let checked = try evaluable()
    var sources = sources
    var sink = DiagnosticSink()
    let given = read(inputs, for: checked, sources: &sources, into: &sink)
    return try begin(checked, given, sources, sink, isIncremental: isIncremental)
  }

  /// Begins a session with mappings of names to values; `sources` are the document's and what the mappings stand in.
  package func begin(
    state: SyntaxNode?, environment: SyntaxNode?, toggled: SyntaxNode?, sources: SourceFiles
  ) throws(EvaluationFailure) -> SessionDriver {
    let checked = try evaluable()
    var reader = InputReader(document: checked)
    if let state { reader.readState(state) }
    if let environment { reader.readEnvironment(environment) }
    if let toggled { reader.readSides(toggled) }
    reader.checkRequired()
    return try begin(checked, reader.inputs, sources, reader.sink)
  }

  /// Tries the states of the document, as far as the budget goes.
  package func explore(_ inputs: EvaluationInputs, budget: Int) throws(EvaluationFailure) -> StateExploration
  {
    let (checked, given, sources) = try inputsRead(inputs)
    var sink = DiagnosticSink()
    if let found = exploreStates(of: checked, inputs: given, budget: budget, into: &sink) { return found }
    throw EvaluationFailure(diagnostics: sink.sorted, sources: sources)
  }

  /// Evaluates the document and says what is absent, and why.
  package func explain(_ inputs: EvaluationInputs) throws(EvaluationFailure) -> Explanation {
    let (checked, given, sources) = try inputsRead(inputs)
    var sink = DiagnosticSink()
    if let explanation = UIDescRuntime.explain(checked, inputs: given, into: &sink) { return explanation }
    throw EvaluationFailure(diagnostics: sink.sorted, sources: sources)
  }

  private func inputsRead(
    _ inputs: EvaluationInputs
  ) throws(EvaluationFailure) -> (UIDescDocument.Document, Inputs, SourceFiles) {
    let checked = try evaluable()
    var sources = sources
    var sink = DiagnosticSink()
    let given = read(inputs, for: checked, sources: &sources, into: &sink)
    if sink.hasErrors { throw EvaluationFailure(diagnostics: sink.sorted, sources: sources) }
    return (checked, given, sources)
  }

  private func begin(
    _ checked: UIDescDocument.Document, _ inputs: Inputs, _ sources: SourceFiles, _ sink: DiagnosticSink,
    isIncremental: Bool = true
  ) throws(EvaluationFailure) -> SessionDriver {
    var sink = sink
    if !sink.hasErrors,
      let session = Session(checked, inputs: inputs, isIncremental: isIncremental, into: &sink)
    {
      return SessionDriver(session)
    }
    throw EvaluationFailure(diagnostics: sink.sorted, sources: sources)
  }
}

extension Document {
  /// Spells members and types in values of this document; nil where it could not be read.
  package var valueTypes: (any HostTypes)? { checked?.types }
}
