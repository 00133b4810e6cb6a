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
      let condition = absence.condition
      append("    because \(visible(condition))")
      // A lone name is its value.
      let isPlain = ["true", "false", "null"].contains(absence.values)
      if !isPlain, absence.values != condition { append(" (\(visible(absence.values)))") }
      if let result = absence.result {
        append(" is ")
        JSONEmitter.appendLine(result, types: explanation.tree.types, to: &self)
      } else {
        append(" has no value")
      }
      append("\n")
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
      append(", \"line\": \(place.line), \"column\": \(place.column), \"condition\": ")
      append(json: absence.condition)
      append(", \"values\": ")
      append(json: absence.values)
      append(", \"result\": ")
      if let result = absence.result {
        JSONEmitter.appendLine(result, types: explanation.tree.types, to: &self)
      } else {
        append("null")
      }
      append("}")
    }
    append(isFirst ? "]}\n" : "\n]}\n")
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
