internal import UIDesc
internal import UIDescDiagnostics

/// Prints what is wrong in the documents at the paths; the findings are the output.
func runValidate(_ invocation: Invocation, _ streams: inout Streams) throws(UsageError) -> Int32 {
  guard !invocation.operands.isEmpty else {
    throw UsageError("validate needs a file, a folder or a glob, or - for standard input", .validate)
  }
  let limit = try invocation.number(.maxFindings)
  var report = ValidationReport()
  for path in documentPaths(invocation.operands, &report) {
    do throws(FileError) {
      report.add(try invocation.loadDocument(path), at: path)
    } catch {
      report.problems.append(error)
    }
  }
  if let limit { report.limit(to: limit) }
  for problem in report.problems { streams.report(problem) }
  report.append(invocation.value(.format) ?? "text", to: &streams)
  if !invocation.has(.quiet) { report.appendSummary(to: &streams.errors) }
  if !report.problems.isEmpty { return 2 }
  return report.reaches(invocation.value(.failOn) ?? "error") ? 1 : 0
}

/// The documents that the operands stand for, each once, in their order.
private func documentPaths(_ operands: [String], _ report: inout ValidationReport) -> [String] {
  var result: [String] = []
  for operand in operands {
    do throws(FileError) {
      for path in try documentPaths(operand) where !result.contains(path) { result.append(path) }
    } catch {
      report.problems.append(error)
    }
  }
  return result
}

private func documentPaths(_ operand: String) throws(FileError) -> [String] {
  if operand == "-" { return [operand] }
  switch fileKind(operand) {
  case .file: return [operand]
  case .folder:
    let found = try documents(in: operand)
    if found.isEmpty { throw FileError(path: operand, reason: "there is no document in this folder") }
    return found
  case nil:
    guard Glob.isPattern(operand) else { return [operand] }
    let found = Glob(operand).matches()
    if found.isEmpty { throw FileError(path: operand, reason: "the pattern matches no file") }
    return found
  }
}
