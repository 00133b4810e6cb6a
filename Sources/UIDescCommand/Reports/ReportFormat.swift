internal import UIDesc
internal import UIDescDiagnostics

// A report takes the findings of a run and gives one text in the form that a person, a service or a program reads. It is
// a function of the findings: two runs give the same bytes, and nothing in a document can break out of its place.

/// The forms in which findings are printed; the raw value is the word on the command line.
enum ReportFormat: String, CaseIterable {
  case text, concise, json, jsonl, sarif, github, gitlab, junit

  static let names = allCases.map(\.rawValue)

  /// Whether paths begin at the working tree, so that a service finds the files.
  var isForMachines: Bool { self != .text && self != .concise }
}

extension ValidationReport {
  /// Appends the report; `failLevel` tells failures from remarks where a format makes the difference.
  func append(
    _ format: ReportFormat, tree: WorkingTree, failLevel: FailLevel, isColored: Bool = false,
    to out: inout OutputBuffer
  ) {
    let report = format.isForMachines ? withPaths(from: tree) : self
    switch format {
    case .text: report.appendText(isColored: isColored, to: &out)
    case .concise: report.appendConcise(isColored: isColored, to: &out)
    case .json: report.appendJSON(to: &out)
    case .jsonl: report.appendJSONLines(to: &out)
    case .sarif: report.appendSARIF(to: &out)
    case .github: report.appendGitHub(to: &out)
    case .gitlab: report.appendGitLab(to: &out)
    case .junit: report.appendJUnit(failLevel: failLevel, to: &out)
    }
  }
}

/// From which severity on a run fails.
enum FailLevel: String {
  case error, warning, note, never

  func includes(_ severity: Severity) -> Bool {
    switch self {
    case .error: severity == .error
    case .warning: severity >= .warning
    case .note: true
    case .never: false
    }
  }
}
