internal import Glibc
internal import UIDesc
internal import UIDescDiagnostics
internal import UIDescDocument

/// Runs the scenarios of files and folders; the failures are the output.
func runTest(_ invocation: Invocation, _ streams: inout Streams) throws(UsageError) -> Int32 {
  guard !invocation.operands.isEmpty else {
    throw UsageError("test needs a scenario file (NAME.uitest.yaml), or a folder that holds some", .test)
  }
  let tree = WorkingTree.current()
  var search = DocumentSearch(
    tree, excluding: invocation.values(.exclude), settings: SettingsStore(invocation, tree))
  for (index, operand) in invocation.operands.enumerated() { search.add(operand, index: index) }
  let candidates = search.candidates.filter {
    $0.isNamed && fileKind($0.path) == .file || isScenarioFile($0.path)
  }
  var problems = search.problems
  for (index, operand) in invocation.operands.enumerated()
  where fileKind(operand) != nil && !candidates.contains(where: { $0.operand == index }) {
    problems.append(FileError(path: operand, reason: "there is no scenario file (NAME.uitest.yaml) here"))
  }
  var options = LoadOptions()
  options.root = invocation.value(.root)
  options.catalogs = invocation.values(.catalog)
  let isUpdating = invocation.has(.update)
  let outcomes = parallelMap(candidates.count) { [options] in
    var options = options
    options.catalog = options.catalog.withOwnMemory()
    return { [options] in outcome(of: candidates[$0].path, options, isUpdating) }
  }
  var report = TestReport()
  for (candidate, outcome) in zip(candidates, outcomes) {
    switch outcome {
    case .success(let result): report.reports.append(result)
    case .failure(let error): problems.append(error.error)
    }
    _ = candidate
  }
  for write in report.reports.flatMap(\.writes) {
    if let problem = writeSnapshot(write.path, write.text) { problems.append(problem) }
  }
  for problem in problems { streams.report(problem) }
  report.append(invocation.value(.format) ?? "text", isColored: streams.outputIsColored, to: &streams.output)
  if !invocation.has(.quiet) { report.appendSummary(isUpdating: isUpdating, to: &streams.errors) }
  if !problems.isEmpty { return 2 }
  return report.reports.contains(where: \.hasFailed) ? 1 : 0
}

private struct Problem: Error {
  let error: FileError
}

private func outcome(of path: String, _ options: LoadOptions, _ isUpdating: Bool) -> Result<
  ScenarioReport, Problem
> {
  do throws(FileError) {
    let bytes = try readFile(path)
    return .success(runScenarios(path: path, bytes: bytes, options: options, isUpdating: isUpdating))
  } catch {
    return .failure(Problem(error: error))
  }
}

private func writeSnapshot(_ path: String, _ text: String) -> FileError? {
  if let slash = path.utf8.lastIndex(of: 0x2F) {
    let folder = String(path[..<slash])
    if fileKind(folder) == nil, unsafe mkdir(folder, 0o777) != 0 {
      return FileError(path: folder, reason: reason(errno))
    }
  }
  var out = OutputBuffer()
  out.append(text)
  do throws(FileError) {
    try writeFile(path, out)
    return nil
  } catch {
    return error
  }
}
