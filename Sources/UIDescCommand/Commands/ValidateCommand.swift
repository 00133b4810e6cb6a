internal import UIDesc
internal import UIDescDiagnostics

/// Prints what is wrong in the documents at the paths; the findings are the output.
///
/// `watch` is told each folder that is looked into, where changes matter. `known` is what became of files where the names
/// of operands were not enough to tell them from folders.
func runValidate(
  _ invocation: Invocation, _ streams: inout Streams, watch: ((String) -> Void)? = nil,
  known: [String: ValidationRun.Outcome]? = nil
) throws(UsageError) -> Int32 {
  let run = try ValidationRun(invocation)
  let tree = run.tree
  let onlyChecks = !invocation.has(.listFiles) && !invocation.has(.fix) && !invocation.has(.diff)
  var search = DocumentSearch(
    tree, excluding: invocation.values(.exclude), settings: SettingsStore(invocation, tree),
    trustsExtensions: onlyChecks && known == nil)
  for (index, operand) in invocation.operands.enumerated() { search.add(operand, index: index) }
  if invocation.has(.listFiles) { return list(search, of: invocation, &streams) }
  var settings = search.settingsStore
  let checks = search.candidates.map { candidate in
    let folder = tree.folder(of: invocation.reportedPath(candidate.path))
    return DocumentCheck(invocation: invocation, settings: settings.settings(above: folder))
  }
  if let watch { (search.folders + settings.folders).forEach(watch) }
  if let code = settings.appendFaults(to: &streams) { return code }

  if invocation.has(.fix) || invocation.has(.diff) {
    return run.mend(search, checks, &streams)
  }
  switch run.check(search, checks, known: known) {
  case .folderAmongOperands(let known):
    return try runValidate(invocation, &streams, watch: watch, known: known)
  case .report(let report):
    if let watch {
      for file in report.documents.flatMap(\.sources.files) { watch(tree.folder(of: file.path)) }
    }
    return run.finish(report, &streams)
  }
}

private func list(_ search: DocumentSearch, of invocation: Invocation, _ streams: inout Streams) -> Int32 {
  let isDocument = search.candidates.map { candidate in
    candidate.isNamed || isUIDescFile(candidate.path)
  }
  let problems = search.problems + search.emptyFolders(invocation.operands, isDocument: isDocument)
  for problem in problems { streams.report(problem) }
  for (candidate, isDocument) in zip(search.candidates, isDocument) where isDocument {
    streams.output.append("\(invocation.reportedPath(candidate.path))\n")
  }
  return problems.isEmpty ? 0 : 2
}

extension SettingsStore {
  /// Says what is wrong in the settings, and returns the exit code then.
  func appendFaults(to streams: inout Streams) -> Int32? {
    if problems.isEmpty, sink.diagnostics.isEmpty { return nil }
    for problem in problems { streams.report(problem) }
    var renderer = FindingRenderer(sources, isColored: streams.errorsAreColored, explains: true)
    for (index, finding) in sink.sorted.enumerated() {
      if index > 0 { streams.errors.append(0x0A) }
      renderer.appendText(finding, to: &streams.errors)
    }
    return !problems.isEmpty || sink.hasErrors ? 2 : nil
  }
}
