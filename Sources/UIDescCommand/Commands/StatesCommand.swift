internal import CEL
internal import UIDesc
internal import UIDescDiagnostics
internal import UIDescEmit
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
  let found: StateExploration
  do throws(EvaluationFailure) {
    found = try document.explore(inputs, budget: budget)
  } catch {
    return streams.report(error, of: document)
  }
  guard let types = document.valueTypes else { return 1 }
  let report = StatesReport(found: found, sources: document.sources, types: types)
  switch invocation.value(.format) {
  case "json": report.appendJSON(to: &streams.output)
  case "dot": report.appendGraph(to: &streams.output)
  default:
    report.appendText(isColored: streams.outputIsColored, to: &streams.output)
    if !invocation.has(.quiet) { report.appendSummary(to: &streams.errors) }
  }
  let level = FailLevel(rawValue: invocation.value(.failOn) ?? "error") ?? .error
  let severities = found.faults.map(\.finding.severity) + found.remarks.map(\.severity)
  return severities.contains { level.includes($0) } ? 1 : 0
}

private struct StatesReport {
  let found: StateExploration
  let sources: SourceFiles
  let types: any HostTypes

  // MARK: Text

  func appendText(isColored: Bool, to out: inout OutputBuffer) {
    var renderer = FindingRenderer(sources, isColored: isColored, explains: true)
    var isFirst = true
    for fault in found.faults {
      if !isFirst { out.append(0x0A) }
      isFirst = false
      renderer.appendText(fault.finding, to: &out)
      out.append("  = way: \(visible(way(of: fault)))\n")
    }
    for remark in found.remarks {
      if !isFirst { out.append(0x0A) }
      isFirst = false
      renderer.appendText(remark, to: &out)
    }
  }

  private func way(of fault: StateExploration.Fault) -> String {
    if !fault.given.isEmpty {
      let values = fault.given.map { "\($0.name)=\(text($0.value))" }
      return "with the state \(values.joined(separator: ", "))"
    }
    return fault.events.isEmpty
      ? "at the start" : fault.events.map { found.events[$0] }.joined(separator: ", then ")
  }

  private func text(_ value: Value) -> String {
    var out = OutputBuffer()
    JSONEmitter.appendLine(value, types: types, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  func appendSummary(to out: inout OutputBuffer) {
    let cut = found.isWalkCut ? "; the budget ended the walk" : ""
    out.append(
      "\(counted(found.states.count, "state")) reached by \(counted(found.events.count, "event"))\(cut)\n")
    if !found.domains.isEmpty {
      let all = found.combinationCount.map(String.init) ?? "too many to count"
      let kind = found.isPairwise ? "pairs of values only: " : ""
      out.append("\(kind)\(counted(found.triedCombinations, "combination")) tried of \(all)\n")
    }
    let (faults, remarks) = (found.faults.count, found.remarks.count)
    out.append(
      faults + remarks == 0
        ? "nothing is wrong\n" : "\(counted(faults, "fault")), \(counted(remarks, "remark"))\n")
  }

  // MARK: JSON

  func appendJSON(to out: inout OutputBuffer) {
    out.append("{\n  \"states\": [")
    for (index, state) in found.states.enumerated() {
      out.append(
        index > 0 ? ",\n    {\"id\": \(index), \"state\": {" : "\n    {\"id\": \(index), \"state\": {")
      appendState(state, to: &out)
      out.append(state.isFaulty ? "}, \"faulty\": true}" : "}}")
    }
    out.append("\n  ],\n  \"transitions\": [")
    for (index, transition) in found.transitions.enumerated() {
      out.append(index > 0 ? ",\n    " : "\n    ")
      out.append("{\"from\": \(transition.from), \"to\": \(transition.to), \"event\": ")
      out.append(json: found.events[transition.event])
      out.append("}")
    }
    out.append(found.transitions.isEmpty ? "],\n  \"findings\": [" : "\n  ],\n  \"findings\": [")
    var isFirst = true
    for fault in found.faults {
      appendFinding(fault.finding, way: way(of: fault), isFirst: isFirst, to: &out)
      isFirst = false
    }
    for remark in found.remarks {
      appendFinding(remark, way: nil, isFirst: isFirst, to: &out)
      isFirst = false
    }
    out.append(isFirst ? "],\n" : "\n  ],\n")
    out.append("  \"combinations\": {\"all\": \(found.combinationCount.map(String.init) ?? "null")")
    out.append(", \"tried\": \(found.triedCombinations), \"pairwise\": \(found.isPairwise)}")
    out.append(",\n  \"complete\": \(!found.isWalkCut)\n}\n")
  }

  private func appendFinding(_ finding: Diagnostic, way: String?, isFirst: Bool, to out: inout OutputBuffer) {
    out.append(isFirst ? "\n    {\"finding\": " : ",\n    {\"finding\": ")
    out.appendJSONLine(finding, sources)
    if let way {
      out.append(", \"way\": ")
      out.append(json: way)
    }
    out.append("}")
  }

  private func appendState(_ state: StateExploration.State, to out: inout OutputBuffer) {
    for (index, (name, value)) in state.values.enumerated() {
      if index > 0 { out.append(", ") }
      out.append(json: name)
      out.append(": ")
      JSONEmitter.appendLine(value, types: types, to: &out)
    }
  }

  // MARK: Graph

  func appendGraph(to out: inout OutputBuffer) {
    out.append("digraph states {\n  node [shape=box, fontname=\"sans-serif\"];\n")
    for (index, state) in found.states.enumerated() {
      let label = state.values.map { "\($0.name) = \(text($0.value))" }.joined(separator: "\n")
      out.append("  s\(index) [label=")
      out.append(json: label)
      if index == 0 { out.append(", penwidth=2") }
      if state.isFaulty { out.append(", color=red") }
      out.append("];\n")
    }
    for transition in found.transitions {
      out.append("  s\(transition.from) -> s\(transition.to) [label=")
      out.append(json: found.events[transition.event])
      out.append("];\n")
    }
    out.append("}\n")
  }
}
