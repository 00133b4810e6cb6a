internal import UIDesc
internal import UIDescDiagnostics

/// The states that a document declares, in columns or as JSON: name, type, default, and what else is allowed.
func appendStates(_ states: [StateDeclaration], asJSON: Bool, to out: inout OutputBuffer) {
  if asJSON { return appendJSON(states, to: &out) }
  let nameWidth = states.reduce(0) { max($0, $1.name.count) }
  let typeWidth = states.reduce(0) { max($0, $1.type.count) }
  for state in states {
    out.append(state.name)
    out.append(0x20, times: nameWidth - state.name.count + 2)
    out.append(state.type)
    out.append(0x20, times: typeWidth - state.type.count + 2)
    out.append(state.defaultValue.map { "= \(firstLine(of: $0))" } ?? "must be given")
    if let allowed = state.allowed { out.append("  (\(allowed))") }
    out.append(0x0A)
  }
}

/// What stands for a default in a column; one that is written over several lines is cut.
private func firstLine(of text: String) -> String {
  let lines = text.split(separator: "\n")
  return lines.count > 1 ? "\(lines[0]) …" : text
}

private func appendJSON(_ states: [StateDeclaration], to out: inout OutputBuffer) {
  out.append("[")
  for (index, state) in states.enumerated() {
    out.append(index > 0 ? ",\n  {\"name\": " : "\n  {\"name\": ")
    out.append(json: state.name)
    out.append(", \"type\": ")
    out.append(json: state.type)
    if let value = state.defaultValue {
      out.append(", \"default\": ")
      out.append(json: value)
    }
    if let allowed = state.allowed {
      out.append(", \"allowed\": ")
      out.append(json: allowed)
    }
    out.append("}")
  }
  out.append(states.isEmpty ? "]\n" : "\n]\n")
}
