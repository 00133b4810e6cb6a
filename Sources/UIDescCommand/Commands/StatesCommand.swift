internal import UIDesc
internal import UIDescDiagnostics
internal import UIDescRuntime

/// Tries the states of a document and prints what is wrong in some of them, and what none of them shows.
func runStates(_ invocation: Invocation, _ streams: inout Streams) throws(UsageError) -> Int32 {
  let inputs = try invocation.evaluationInputs()
  let budget = try invocation.number(.budget) ?? 10_000
  let document: Document
  switch try invocation.onlyDocument(&streams) {
  case .failure(let exit): return exit.code
  case .success(let loaded): document = loaded
  }
  let check: DocumentCheck
  switch invocation.documentCheck(of: invocation.operands[0], &streams) {
  case .failure(let exit): return exit.code
  case .success(let known): check = known
  }
  var found: StateExploration
  do throws(EvaluationFailure) {
    found = try document.explore(inputs, budget: budget)
  } catch {
    return streams.report(error, of: document)
  }
  guard let types = document.valueTypes else { return 1 }
  var ignores = document.sources.files.enumerated().map { InPlaceIgnores($1, id: SourceID($0)) }
  found.faults = found.faults.compactMap { fault in
    var fault = fault
    guard let kept = check.kept(fault.finding, &ignores) else { return nil }
    fault.finding = kept
    return fault
  }
  found.remarks = found.remarks.compactMap { check.kept($0, &ignores) }
  let report = StatesReport(found: found, sources: document.sources, types: types)
  switch invocation.value(.format) {
  case "json": report.appendJSON(to: &streams.output)
  case "graph": report.appendGraphText(to: &streams.output)
  case "dot": report.appendGraph(to: &streams.output)
  default:
    report.appendText(isColored: streams.outputIsColored, to: &streams.output)
    if !invocation.has(.quiet) { report.appendSummary(to: &streams.errors) }
  }
  let level = FailLevel(rawValue: invocation.value(.failOn) ?? "error") ?? .error
  let severities = found.faults.map(\.finding.severity) + found.remarks.map(\.severity)
  return severities.contains { level.includes($0) } ? 1 : 0
}
