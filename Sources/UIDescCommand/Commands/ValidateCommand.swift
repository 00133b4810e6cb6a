internal import UIDesc
internal import UIDescDiagnostics

/// Prints what is wrong in the documents at the paths; the findings are the output.
func runValidate(_ invocation: Invocation, _ streams: inout Streams) throws(UsageError) -> Int32 {
  guard !invocation.operands.isEmpty else {
    throw UsageError("validate needs a file, a folder or a glob, or - for standard input", .validate)
  }
  let limit = try invocation.number(.maxFindings)
  let files = try ReportFiles(invocation)
  var report = ValidationReport()
  let paths = documentPaths(invocation.operands, &report.problems)
  if invocation.has(.listFiles) {
    for problem in report.problems { streams.report(problem) }
    for path in paths { streams.output.append("\(path)\n") }
    return report.problems.isEmpty ? 0 : 2
  }
  for path in paths {
    do throws(FileError) {
      report.add(ReportedDocument(try invocation.loadDocument(path), at: path))
    } catch {
      report.problems.append(error)
    }
  }
  return finish(report, limit: limit, files, invocation, &streams)
}

/// Prints the report in every form that is asked for, and returns the exit code.
private func finish(
  _ report: ValidationReport, limit: Int?, _ files: ReportFiles, _ invocation: Invocation,
  _ streams: inout Streams
) -> Int32 {
  var report = report
  let failLevel = FailLevel(rawValue: invocation.value(.failOn) ?? "error") ?? .error
  let tree = WorkingTree.current()
  if let limit { report.limit(to: limit) }
  for problem in report.problems { streams.report(problem) }
  let isComplete = files.write(report, tree: tree, failLevel: failLevel, &streams)
  report.append(invocation.value(.format) ?? "text", tree: tree, failLevel: failLevel, to: &streams)
  if !invocation.has(.quiet) { report.appendSummary(to: &streams.errors) }
  if !report.problems.isEmpty || !isComplete { return 2 }
  return report.reaches(failLevel) ? 1 : 0
}

extension ValidationReport {
  fileprivate func append(
    _ word: String, tree: WorkingTree, failLevel: FailLevel, to streams: inout Streams
  ) {
    let isColored = streams.outputIsColored
    if let format = ReportFormat(rawValue: word) {
      append(format, tree: tree, failLevel: failLevel, isColored: isColored, to: &streams.output)
    } else if environmentVariable("GITHUB_ACTIONS") == "true" {
      appendTextAndGitHub(isColored: isColored, tree: tree, to: &streams.output)
    } else {
      appendText(isColored: isColored, to: &streams.output)
    }
  }
}

extension ReportedDocument {
  init(_ document: Document, at path: String) {
    self.path = path == "-" ? document.sources.files.first?.path ?? path : path
    isValid = !document.hasErrors
    sources = document.sources
    findings = document.diagnostics
  }
}
