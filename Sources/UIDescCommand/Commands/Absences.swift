internal import CEL
internal import UIDesc
internal import UIDescDiagnostics
internal import UIDescEmit
internal import UIDescRuntime

extension OutputBuffer {
  /// What is written in a document and not in its tree: where, and what the condition gave with which values.
  mutating func appendAbsences(_ explanation: Explanation, _ sources: SourceFiles) {
    if explanation.absences.isEmpty { return }
    append("\nabsent:\n")
    var locator = SourceLocator(sources)
    for absence in explanation.absences {
      guard let (path, place) = locator.place(of: absence.range) else { continue }
      let file = sources.files[Int(absence.range.file.index)]
      let text = file.text(absence.range).split(separator: "\n").first.map(String.init) ?? ""
      append("  \(visible(path)):\(place.line):\(place.column): \(visible(text))\n")
      append("    because \(visible(words(for: absence.reason, explanation)))\n")
      for part in absence.parts {
        append("      \(visible(part.text)) \(visible(claim(part.value, explanation)))\n")
      }
      let trail = explanation.tree.steps(from: absence.trail)
      if !trail.isEmpty { append("    in \(visible(trail.map(\.label).joined(separator: " › ")))\n") }
    }
  }
}

extension OutputBuffer {
  /// The same as the rest of an object that begins with the tree.
  mutating func appendJSONAbsences(_ explanation: Explanation, _ sources: SourceFiles) {
    append(", \"absent\": [")
    var locator = SourceLocator(sources)
    var isFirst = true
    for absence in explanation.absences {
      guard let (path, place) = locator.place(of: absence.range) else { continue }
      append(isFirst ? "\n  {\"file\": " : ",\n  {\"file\": ")
      isFirst = false
      append(json: path)
      append(", \"line\": \(place.line), \"column\": \(place.column)")
      appendReason(absence.reason, explanation)
      append(", \"parts\": [")
      for (index, part) in absence.parts.enumerated() {
        append(index > 0 ? ", {\"expression\": " : "{\"expression\": ")
        append(json: part.text)
        append(", \"value\": ")
        append(part.value, explanation)
        append("}")
      }
      append("], \"trail\": [")
      for (index, step) in explanation.tree.steps(from: absence.trail).enumerated() {
        if index > 0 { append(", ") }
        append(json: step.label)
      }
      append("]")
      append("}")
    }
    append(isFirst ? "]}\n" : "\n]}\n")
  }
}

extension OutputBuffer {
  private mutating func appendReason(_ reason: Absence.Reason, _ explanation: Explanation) {
    switch reason {
    case .condition(let text, let value):
      append(", \"condition\": ")
      append(json: text)
      append(", \"result\": ")
      append(value, explanation)
    case .selection(let text, let value, let wanted):
      append(", \"switch\": ")
      append(json: text)
      append(", \"result\": ")
      append(value, explanation)
      guard let wanted else { return }
      append(", \"wanted\": ")
      append(wanted, explanation)
    case .binding(let missing):
      append(", \"missing\": [")
      for (index, text) in missing.enumerated() {
        if index > 0 { append(", ") }
        append(json: text)
      }
      append("]")
    }
  }

  private mutating func append(_ value: Value?, _ explanation: Explanation) {
    guard let value else { return append("null") }
    JSONEmitter.appendLine(value, types: explanation.tree.types, to: &self)
  }
}

/// Values that are longer than this are cut where people read them.
private let valueLimit = 60

private func claim(_ value: Value?, _ explanation: Explanation) -> String {
  guard let value else { return "fails" }
  let text = ValueText.text(of: value, types: explanation.tree.types)
  return "is \(text.count > valueLimit ? text.prefix(valueLimit) + "…" : text)"
}

private func words(for reason: Absence.Reason, _ explanation: Explanation) -> String {
  switch reason {
  case .condition(let text, let value): return "\(text) \(claim(value, explanation))"
  case .selection(let text, let value, let wanted?):
    let other = ValueText.text(of: wanted, types: explanation.tree.types)
    return "\(text) \(claim(value, explanation)), not \(other)"
  case .selection(let text, let value, nil):
    return "\(text) \(claim(value, explanation)), which is among the cases"
  case .binding(let missing):
    return missing.isEmpty ? "what 'let' asks for is there" : "\(missing.joined(separator: ", ")) is null"
  }
}

extension ResolvedTree {
  /// The steps that led to a place, outermost first.
  fileprivate func steps(from innermost: Int32) -> [TrailStep] {
    var steps: [TrailStep] = []
    var index = innermost
    while index >= 0 {
      steps.append(trails[Int(index)])
      index = trails[Int(index)].parent
    }
    return steps.reversed()
  }
}
