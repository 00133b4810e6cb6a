internal import CEL
internal import UIDesc
internal import UIDescDiagnostics
internal import UIDescEmit
internal import UIDescRuntime

/// What `states` prints.
struct StatesReport {
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
    var steps = found.steps(of: fault.events)
    if !fault.given.isEmpty {
      let values = fault.given.map { "\($0.name)=\(text($0.value))" }
      steps.insert("with the state \(values.joined(separator: ", "))", at: 0)
    }
    return steps.isEmpty ? "at the start" : steps.joined(separator: ", then ")
  }

  private func text(_ value: Value) -> String { ValueText.text(of: value, types: types) }

  func appendSummary(to out: inout OutputBuffer) {
    let cut = found.isWalkCut ? "; the budget ended the walk" : ""
    out.append(
      "\(counted(found.states.count, "state")) reached, \(counted(found.events.count, "event")) tried\(cut)\n"
    )
    if !found.domains.isEmpty {
      let all = found.combinationCount.map(String.init) ?? "too many to count"
      let kind =
        found.arePairsCut ? "; not even all pairs of values" : found.isPairwise ? "; all pairs of values" : ""
      out.append("\(counted(found.triedCombinations, "combination")) tried of \(all)\(kind)\n")
    }
    for event in found.unsent {
      out.append("not tried, since nothing is known of what it hands over: \(visible(event))\n")
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
    out.append(", \"tried\": \(found.triedCombinations), \"pairwise\": \(found.isPairwise)")
    out.append(", \"allPairs\": \(!found.arePairsCut)}")
    out.append(",\n  \"unsent\": [")
    for (index, event) in found.unsent.enumerated() {
      if index > 0 { out.append(", ") }
      out.append(json: event)
    }
    out.append("]")
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

  /// Each state with the events that are possible there, and where they lead.
  func appendGraphText(to out: inout OutputBuffer) {
    var leaving: [[StateExploration.Transition]] = Array(repeating: [], count: found.states.count)
    for transition in found.transitions { leaving[transition.from].append(transition) }
    for (index, state) in found.states.enumerated() {
      let values = state.values.map { "\($0.name) = \(text($0.value))" }.joined(separator: ", ")
      let line = "\(index)\(values.isEmpty ? "" : ": \(values)")\(state.isFaulty ? " (can't be shown)" : "")"
      out.append("\(visible(line))\n")
      for transition in leaving[index] {
        out.append("   \(visible(found.events[transition.event])) → \(transition.to)\n")
      }
    }
  }

  /// How much of a value a box shows.
  private static let labelLimit = 40

  func appendGraph(to out: inout OutputBuffer) {
    out.append("digraph states {\n  node [shape=box, fontname=\"sans-serif\"];\n")
    out.append("  edge [fontname=\"sans-serif\"];\n")
    for (index, state) in found.states.enumerated() {
      out.append("  s\(index) [label=")
      appendLabel(state.values.map { "\($0.name) = \(shortened(text($0.value)))" }, to: &out)
      if index == 0 { out.append(", penwidth=2") }
      if state.isFaulty { out.append(", color=red") }
      out.append("];\n")
    }
    for transition in found.transitions {
      out.append("  s\(transition.from) -> s\(transition.to) [label=")
      appendLabel([found.events[transition.event]], to: &out)
      out.append("];\n")
    }
    out.append("}\n")
  }

  private func shortened(_ text: String) -> String {
    text.count > Self.labelLimit ? text.prefix(Self.labelLimit) + "…" : text
  }

  /// Lines in quotes as Graphviz reads them: it knows no escapes but for the quote, the backslash and the line's end.
  private func appendLabel(_ lines: [String], to out: inout OutputBuffer) {
    out.append("\"")
    for (index, line) in lines.enumerated() {
      if index > 0 { out.append("\\n") }
      for character in visible(line) {
        if character == "\"" || character == "\\" { out.append("\\") }
        out.append(String(character))
      }
    }
    out.append("\"")
  }
}
