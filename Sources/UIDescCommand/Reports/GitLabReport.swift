internal import UIDescDiagnostics

extension ValidationReport {
  /// An array of Code Quality; `[]` where nothing is wrong.
  func appendGitLab(to out: inout OutputBuffer) {
    var fingerprints = Fingerprints()
    var isFirst = true
    func append(_ placed: PlacedFinding, to out: inout OutputBuffer) {
      out.append(isFirst ? "[\n  {\"description\": " : ",\n  {\"description\": ")
      isFirst = false
      out.append(json: placed.finding.message)
      out.append(", \"check_name\": ")
      out.append(json: placed.finding.code)
      out.append(", \"fingerprint\": \"\(fingerprints.next(for: placed))\"")
      out.append(", \"severity\": \"\(placed.finding.severity.gitLabName)\", \"location\": {\"path\": ")
      out.append(json: placed.region.path)
      out.append(
        ", \"lines\": {\"begin\": \(placed.region.start.line), \"end\": \(placed.region.end.line)}}}")
    }
    for problem in problems { append(problem.placedFinding, to: &out) }
    for document in documents {
      for placed in document.placedFindings() { append(placed, to: &out) }
    }
    out.append(isFirst ? "[]\n" : "\n]\n")
  }
}

extension Severity {
  fileprivate var gitLabName: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
