internal import UIDesc
internal import UIDescDiagnostics

extension ValidationReport {
  /// A suite per document, a case per finding; a document without a failure has one case that passes.
  func appendJUnit(failLevel: FailLevel, to out: inout OutputBuffer) {
    let suites = documents.map { Suite($0, failLevel: failLevel) }
    let failures = suites.reduce(0) { $0 + $1.failures.count }
    let tests = suites.reduce(problems.count) { $0 + max(1, $1.failures.count) }
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"uidesc\"")
    out.appendCounts(tests: tests, failures: failures, errors: problems.count)
    for problem in problems { out.append(problem) }
    for suite in suites { out.append(suite) }
    out.append("</testsuites>\n")
  }
}

private struct Suite {
  let document: ReportedDocument
  var failures: [PlacedFinding] = []
  var remarks: [PlacedFinding] = []

  init(_ document: ReportedDocument, failLevel: FailLevel) {
    self.document = document
    for placed in document.placedFindings() {
      if failLevel.includes(placed.finding.severity) {
        failures.append(placed)
      } else {
        remarks.append(placed)
      }
    }
  }

  /// The finding as people read it.
  func text(_ placed: PlacedFinding, _ renderer: inout FindingRenderer) -> String {
    var out = OutputBuffer()
    renderer.appendText(placed.finding, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }
}

extension OutputBuffer {
  fileprivate mutating func append(_ suite: Suite) {
    let path = suite.document.path
    appendSuiteStart(path, tests: max(1, suite.failures.count), failures: suite.failures.count, errors: 0)
    var renderer = FindingRenderer(suite.document.sources)
    if suite.failures.isEmpty {
      appendCaseStart("valid", path: path, line: nil)
      append("/>\n")
    }
    for placed in suite.failures {
      let (finding, place) = (placed.finding, placed.region.start)
      let name = "\(finding.code) (\(place.line):\(place.column))"
      appendCaseStart(name, path: placed.region.path, line: place.line)
      append(">\n      <failure type=\"")
      append(xml: finding.code)
      append("\" message=\"")
      append(xml: finding.message)
      append("\">")
      append(xml: suite.text(placed, &renderer), isBody: true)
      append("</failure>\n    </testcase>\n")
    }
    if !suite.remarks.isEmpty {
      append("    <system-out>")
      for placed in suite.remarks { append(xml: suite.text(placed, &renderer), isBody: true) }
      append("</system-out>\n")
    }
    append("  </testsuite>\n")
  }

  fileprivate mutating func append(_ problem: FileError) {
    appendSuiteStart(problem.path, tests: 1, failures: 0, errors: 1)
    appendCaseStart("unreadable-file", path: problem.path, line: nil)
    append(">\n      <error type=\"unreadable-file\" message=\"")
    append(xml: problem.reason)
    append("\">")
    append(xml: "can't read '\(problem.path)': \(problem.reason)")
    append("</error>\n    </testcase>\n  </testsuite>\n")
  }

  private mutating func appendSuiteStart(_ path: String, tests: Int, failures: Int, errors: Int) {
    append("  <testsuite name=\"")
    append(xml: path)
    append("\" file=\"")
    append(xml: path)
    append("\"")
    appendCounts(tests: tests, failures: failures, errors: errors)
  }

  // What a run took is left out, so that two runs give the same bytes.
  fileprivate mutating func appendCounts(tests: Int, failures: Int, errors: Int) {
    append(" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\" time=\"0\">\n")
  }

  private mutating func appendCaseStart(_ name: String, path: String, line: Int?) {
    append("    <testcase name=\"")
    append(xml: name)
    append("\" classname=\"")
    append(xml: path)
    append("\" file=\"")
    append(xml: path)
    append("\"")
    if let line { append(" line=\"\(line)\"") }
    append(" time=\"0\"")
  }

  /// The text as XML reads it back; what XML forbids becomes U+FFFD. Between tags a line break stays one.
  private mutating func append(xml text: String, isBody: Bool = false) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: append("&amp;")
      case 0x3C: append("&lt;")
      case 0x3E: append("&gt;")
      case 0x22: append("&quot;")
      case 0x09, 0x0D: append("&#\(scalar.value);")
      case 0x0A: append(isBody ? "\n" : "&#10;")
      case 0..<0x20, 0xFFFE, 0xFFFF: append("\u{FFFD}")
      default: for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
      }
    }
  }
}
