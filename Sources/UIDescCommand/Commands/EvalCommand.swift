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
  if document.hasErrors {
    streams.append(document.diagnostics, document.sources)
    return 1
  }
  if let code = invocation.appendRemarks(on: document, at: path, &streams) { return code }
  if invocation.has(.listState) {
    appendStates(document.declarations, asJSON: invocation.value(.format) == "json", to: &streams.output)
    return 0
  }
  let tree: ResolvedTree
  do throws(EvaluationFailure) {
    tree = try document.resolve(inputs)
  } catch {
    streams.append(error.diagnostics, error.sources)
    return error.isUsage(of: document) ? 2 : 1
  }
  return try emit(tree, of: document, invocation, &streams)
}

extension Invocation {
  /// Prints the warnings beside a tree, as the settings and comments want them; the exit code where settings are wrong.
  fileprivate func appendRemarks(on document: Document, at path: String, _ streams: inout Streams) -> Int32? {
    if has(.quiet) || document.diagnostics.isEmpty { return nil }
    let tree = WorkingTree.current()
    var store = SettingsStore(self, tree)
    let settings = store.settings(above: tree.folder(of: reportedPath(path)))
    if let code = store.appendFaults(to: &streams) { return code }
    let check = DocumentCheck(invocation: self, settings: settings)
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
  if let path = invocation.value(.select) {
    guard let selection = Selection(path) else {
      throw UsageError("--select takes a path such as HStack/Text[1], not '\(path)'", .eval)
    }
    let views = selection.views(in: tree)
    if views.isEmpty { throw .nothingSelected(path, selection, tree) }
    options.selection = views
  }
  if invocation.value(.format) == "json" {
    JSONEmitter.append(tree, options: options, to: &streams.output)
  } else {
    TextEmitter.append(tree, options: options, to: &streams.output)
  }
  return 0
}

extension Invocation {
  fileprivate func evaluationInputs() throws(UsageError) -> EvaluationInputs {
    var inputs = EvaluationInputs()
    inputs.state = try pairs(.state)
    inputs.environment = try pairs(.environment)
    inputs.toggled = try pairs(.toggled)
    inputs.wantsTrails = has(.source)
    if let path = value(.stateFile) {
      do throws(FileError) {
        inputs.stateFile = (path, try readFile(path))
      } catch {
        throw UsageError("can't read '\(error.path)': \(error.reason)")
      }
    }
    return inputs
  }
}

extension EvaluationFailure {
  /// What is wrong in the inputs, or missing there, is a mistake in the command and not in the document.
  fileprivate func isUsage(of document: Document) -> Bool {
    diagnostics.contains {
      Int($0.range.file.index) >= document.sources.files.count || $0.code == "missing-state"
    }
  }
}

extension Streams {
  /// Findings beside a tree, a blank line between them.
  fileprivate mutating func append(_ findings: [Diagnostic], _ sources: SourceFiles) {
    guard !findings.isEmpty else { return }
    var renderer = FindingRenderer(sources, isColored: errorsAreColored, explains: true)
    for (index, finding) in findings.enumerated() {
      if index > 0 { errors.append(0x0A) }
      renderer.appendText(finding, to: &errors)
    }
  }
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
