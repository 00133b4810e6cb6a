internal import UIDesc
internal import UIDescDiagnostics

/// What the scenarios of a run gave, in the order of the files.
struct TestReport {
  var reports: [ScenarioReport] = []

  func append(_ format: String, isColored: Bool, to out: inout OutputBuffer) {
    switch format {
    case "junit": appendJUnit(to: &out)
    case "github": appendGitHub(to: &out)
    case "json": appendJSON(to: &out)
    default: appendText(isColored: isColored, to: &out)
    }
  }

  /// The failures of a file with the scenario that each belongs to; nil for what is wrong with the file itself.
  private func failures(of report: ScenarioReport) -> [(scenario: String?, failure: ScenarioFailure)] {
    report.problems.map { (nil, ScenarioFailure(finding: $0)) }
      + report.results.flatMap { result in result.failures.map { (result.name, $0) } }
  }

  // MARK: Text

  private func appendText(isColored: Bool, to out: inout OutputBuffer) {
    var isFirst = true
    for report in reports {
      var renderer = FindingRenderer(report.sources, isColored: isColored, explains: true)
      for (scenario, failure) in failures(of: report) {
        if !isFirst { out.append(0x0A) }
        isFirst = false
        renderer.appendText(failure.finding, to: &out)
        if let scenario { out.append("  = scenario: \(visible(scenario))\n") }
        append(failure.difference, isColored: isColored, to: &out)
      }
    }
  }

  private func append(_ difference: [DifferenceLine], isColored: Bool, to out: inout OutputBuffer) {
    if difference.isEmpty { return }
    out.append("  = expected (-) and actual (+):\n")
    for line in difference {
      let color = line.side == .expected ? "31" : line.side == .actual ? "32" : ""
      if isColored, !color.isEmpty { out.append("\u{1B}[\(color)m") }
      out.append("    \(line.side.rawValue) \(visible(line.text))")
      if isColored, !color.isEmpty { out.append("\u{1B}[0m") }
      out.append(0x0A)
    }
  }

  func appendSummary(isUpdating: Bool, to out: inout OutputBuffer) {
    let results = reports.flatMap(\.results)
    let failed = results.count { !$0.failures.isEmpty }
    let broken = reports.count { !$0.problems.isEmpty }
    var outcome = failed > 0 ? "\(failed) failed" : broken > 0 ? "none failed" : "all passed"
    if broken > 0 { outcome += "; \(counted(broken, "file")) with errors" }
    out.append("\(counted(results.count, "scenario")) in \(counted(reports.count, "file")), \(outcome)\n")
    if isUpdating {
      out.append("\(counted(reports.reduce(0) { $0 + $1.writes.count }, "snapshot")) written\n")
    }
  }

  // MARK: JUnit

  private func appendJUnit(to out: inout OutputBuffer) {
    let tests = reports.reduce(0) { $0 + $1.results.count + ($1.problems.isEmpty ? 0 : 1) }
    let failed = reports.reduce(0) {
      $0 + $1.results.count { !$0.failures.isEmpty } + ($1.problems.isEmpty ? 0 : 1)
    }
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    out.append("<testsuites name=\"uidesc test\" tests=\"\(tests)\" failures=\"\(failed)\">\n")
    for report in reports {
      let failures = report.results.count { !$0.failures.isEmpty } + (report.problems.isEmpty ? 0 : 1)
      let count = report.results.count + (report.problems.isEmpty ? 0 : 1)
      out.append("  <testsuite name=\"\(xml(report.path))\" tests=\"\(count)\" failures=\"\(failures)\">\n")
      if !report.problems.isEmpty {
        appendCase("the file", report.problems.map { ScenarioFailure(finding: $0) }, report, to: &out)
      }
      for result in report.results { appendCase(result.name, result.failures, report, to: &out) }
      out.append("  </testsuite>\n")
    }
    out.append("</testsuites>\n")
  }

  private func appendCase(
    _ name: String, _ failures: [ScenarioFailure], _ report: ScenarioReport, to out: inout OutputBuffer
  ) {
    out.append("    <testcase name=\"\(xml(name))\" classname=\"\(xml(report.path))\"")
    if failures.isEmpty { return out.append("/>\n") }
    out.append(">\n")
    for failure in failures {
      out.append(
        "      <failure type=\"\(failure.finding.code)\" message=\"\(xml(failure.finding.message))\">")
      out.append(xml(place(of: failure.finding, in: report)))
      for line in failure.difference { out.append("\n\(line.side.rawValue) \(xml(line.text))") }
      out.append("</failure>\n")
    }
    out.append("    </testcase>\n")
  }

  private func place(of finding: Diagnostic, in report: ScenarioReport) -> String {
    let index = Int(finding.range.file.index)
    guard report.sources.files.indices.contains(index) else { return report.path }
    let file = report.sources.files[index]
    let place = file.location(of: Int(finding.range.start))
    return "\(file.path):\(place.line):\(place.column)"
  }

  // MARK: GitHub

  private func appendGitHub(to out: inout OutputBuffer) {
    for report in reports {
      for (scenario, failure) in failures(of: report) {
        let index = Int(failure.finding.range.file.index)
        guard report.sources.files.indices.contains(index) else { continue }
        let file = report.sources.files[index]
        let place = file.location(of: Int(failure.finding.range.start))
        out.append(
          "::error file=\(command(file.path, isProperty: true)),line=\(place.line),col=\(place.column)")
        out.append(",title=\(command(scenario ?? failure.finding.code, isProperty: true))::")
        var lines = [failure.finding.message]
        lines += failure.difference.map { "\($0.side.rawValue) \($0.text)" }
        out.append(command(lines.joined(separator: "\n"), isProperty: false))
        out.append(0x0A)
      }
    }
  }

  // MARK: JSON

  private func appendJSON(to out: inout OutputBuffer) {
    out.append("{\"files\": [")
    for (index, report) in reports.enumerated() {
      out.append(index > 0 ? ",\n  {\"path\": " : "\n  {\"path\": ")
      out.append(json: report.path)
      out.append(", \"problems\": [")
      for (index, problem) in report.problems.enumerated() {
        if index > 0 { out.append(", ") }
        out.appendJSONLine(problem, report.sources)
      }
      out.append("], \"scenarios\": [")
      for (index, result) in report.results.enumerated() {
        out.append(index > 0 ? ",\n    {\"name\": " : "\n    {\"name\": ")
        out.append(json: result.name)
        out.append(", \"passed\": \(result.failures.isEmpty), \"failures\": [")
        for (index, failure) in result.failures.enumerated() {
          if index > 0 { out.append(", ") }
          out.append("{\"finding\": ")
          out.appendJSONLine(failure.finding, report.sources)
          out.append(", \"difference\": [")
          for (index, line) in failure.difference.enumerated() {
            if index > 0 { out.append(", ") }
            out.append(json: "\(line.side.rawValue) \(line.text)")
          }
          out.append("]}")
        }
        out.append("]}")
      }
      out.append("]}")
    }
    out.append("\n]}\n")
  }
}

/// A text for XML 1.0, in which some characters can't stand at all.
private func xml(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\n": result += "&#10;"
    case "\t": result += "&#9;"
    case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// A text for a workflow command, whose lines and signs would otherwise end it.
private func command(_ text: String, isProperty: Bool) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": result += "%25"
    case "\r": result += "%0D"
    case "\n": result += "%0A"
    case ":" where isProperty: result += "%3A"
    case "," where isProperty: result += "%2C"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
