internal import UIDesc
internal import UIDescDiagnostics
internal import UIDescEmit
internal import UIDescRuntime

/// Prints the tree of one document to the output and its findings to the errors.
func runEval(_ invocation: Invocation, _ streams: inout Streams) throws(UsageError) -> Int32 {
  guard let path = invocation.operands.first else {
    throw UsageError("eval needs a file, or - for standard input", .eval)
  }
  if invocation.operands.count > 1 { throw .tooManyFiles(invocation.operands[1]) }
  let inputs = try invocation.evaluationInputs()
  let document: Document
  do throws(FileError) {
    document = try invocation.loadDocument(path)
  } catch {
    streams.report(error)
    return 2
  }

  streams.document = document
  if let output = streams.outputPath, document.sources.files.contains(where: { isSameFile($0.path, output) })
  {
    throw UsageError("the output '\(output)' would replace what it is made from")
  }
  if document.hasErrors {
    streams.append(document.diagnostics, document.sources)
    return 1
  }
  if let code = invocation.appendRemarks(on: document, at: path, &streams) { return code }
  if invocation.has(.listState) {
    appendStates(document.declarations, asJSON: invocation.value(.format) == "json", to: &streams.output)
    return 0
  }
  if let states = invocation.value(.states) {
    return try runEvalStates(of: document, states, invocation, &streams)
  }
  let tree: ResolvedTree
  var explanation: Explanation?
  do throws(EvaluationFailure) {
    if invocation.has(.explain) {
      let found = try document.explain(inputs)
      explanation = found
      tree = found.tree
    } else {
      tree = try document.resolve(inputs)
    }
  } catch {
    return streams.report(error, of: document)
  }
  let isJSON = invocation.value(.format) == "json"
  if explanation != nil, isJSON { streams.output.append("{\"tree\": ") }
  let code = try emit(tree, of: document, invocation, &streams)
  if let explanation {
    if isJSON {
      streams.output.appendJSONAbsences(explanation, document.sources)
    } else {
      streams.output.appendAbsences(explanation, document.sources)
    }
  }
  return code
}

extension Invocation {
  /// How findings of a document are to be taken; the exit code where the settings are wrong.
  func documentCheck(of path: String, _ streams: inout Streams) -> Result<DocumentCheck, ExitCode> {
    let tree = WorkingTree.current()
    var store = SettingsStore(self, tree)
    let settings = store.settings(above: tree.folder(of: reportedPath(path)))
    if let code = store.appendFaults(to: &streams) { return .failure(ExitCode(code: code)) }
    return .success(DocumentCheck(invocation: self, settings: settings))
  }

  /// What `--select` picks; nil where it is not given.
  func selection() throws(UsageError) -> Selection? {
    guard let path = value(.select) else { return nil }
    if let selection = Selection(path) { return selection }
    throw UsageError("--select takes a path such as HStack/Text[1], not '\(path)'", .eval)
  }

  /// Prints the warnings beside a tree, as the settings and comments want them; the exit code where settings are wrong.
  fileprivate func appendRemarks(on document: Document, at path: String, _ streams: inout Streams) -> Int32? {
    if has(.quiet) || document.diagnostics.isEmpty { return nil }
    let check: DocumentCheck
    switch documentCheck(of: path, &streams) {
    case .failure(let exit): return exit.code
    case .success(let known): check = known
    }
    // Notes are for those who ask what could be better; who names a target does.
    let shown = check.shown(of: document).filter { $0.severity > .note || has(.target) }
    streams.append(shown, document.sources)
    return nil
  }
}

private func emit(
  _ tree: ResolvedTree, of document: Document, _ invocation: Invocation, _ streams: inout Streams
) throws(UsageError) -> Int32 {
  var options = EmitOptions()
  if invocation.has(.source) { options.sources = document.sources }
  if let selection = try invocation.selection() {
    let views = selection.views(in: tree)
    if views.isEmpty { throw .nothingSelected(invocation.value(.select) ?? "", selection, tree) }
    options.selection = views
  }
  if invocation.value(.format) == "json" {
    JSONEmitter.append(tree, options: options, to: &streams.output)
  } else {
    TextEmitter.append(tree, options: options, to: &streams.output)
  }
  return 0
}

extension UsageError {
  fileprivate static func tooManyFiles(_ extra: String) -> UsageError {
    let isPair = extra.utf8.contains(0x3D) && fileKind(extra) == nil
    let hint = isPair ? "; to set a state: --state \(extra)" : ""
    return UsageError("eval takes one file, and '\(extra)' is another\(hint)", .eval)
  }

  fileprivate static func nothingSelected(
    _ path: String, _ selection: Selection, _ tree: ResolvedTree
  ) -> UsageError {
    let names = tree.viewNames
    var message = "no view stands at '\(path)'"
    if let name = selection.lastName, !names.contains(name), let nearest = nearestName(to: name, in: names) {
      message += "; did you mean '\(nearest)'?"
    }
    return UsageError(message)
  }
}
