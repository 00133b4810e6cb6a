internal import UIDesc
internal import UIDescDiagnostics
internal import UIDescDocument

// The fields are those that GitHub's code scanning requires; columns count UTF-16 units, which is what it expects.

extension ValidationReport {
  /// GitHub refuses a run with more results.
  private static let mostResults = 25_000

  /// A SARIF 2.1.0 log with one run.
  func appendSARIF(to out: inout OutputBuffer) {
    var report = self
    report.limit(to: max(0, Self.mostResults - problems.count))
    let rules = report.rules
    out.append(
      "{\n  \"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n  \"version\": \"2.1.0\",\n")
    out.append(
      "  \"runs\": [\n    {\n      \"tool\": {\n        \"driver\": {\n          \"name\": \"uidesc\",\n")
    out.append("          \"semanticVersion\": \"\(version)\",\n          \"rules\": [")
    let pages = rules.isEmpty ? [] : RulePage.all()
    out.appendLines(rules, indentation: 12) { out, rule in
      out.append(rule, pages.first { $0.code == rule.code })
    }
    out.append(rules.isEmpty ? "]\n" : "\n          ]\n")
    out.append(
      "        }\n      },\n      \"columnKind\": \"utf16CodeUnits\",\n      \"invocations\": [\n        ")
    out.append("{\"executionSuccessful\": \(problems.isEmpty)")
    if report.hidden > 0 {
      out.append(", \"toolExecutionNotifications\": [{\"level\": \"note\", \"message\": ")
      out.append("{\"text\": \"\(counted(report.hidden, "finding")) not shown\"}}]")
    }
    out.append("}\n      ],\n      \"results\": [")
    var results = SARIFResults(codes: rules.map(\.code))
    for problem in problems { results.append(problem.placedFinding, to: &out) }
    for document in report.documents where !document.findings.isEmpty {
      results.append(document, to: &out)
    }
    out.append(results.isEmpty ? "]\n    }\n  ]\n}\n" : "\n      ]\n    }\n  ]\n}\n")
  }

  /// The codes that occur, by name, each with the severity of its first finding.
  private var rules: [(code: String, severity: Severity)] {
    var rules: [(code: String, severity: Severity)] = []
    var codes: Set<String> = []
    for finding in problems.map(\.placedFinding.finding) + documents.flatMap(\.findings)
    where codes.insert(finding.code).inserted {
      rules.append((finding.code, finding.severity))
    }
    return rules.sorted { $0.code < $1.code }
  }
}

/// Appends results one after the other.
private struct SARIFResults {
  let codes: [String]
  var isEmpty = true
  private var fingerprints = Fingerprints()

  init(codes: [String]) { self.codes = codes }

  mutating func append(_ placed: PlacedFinding, to out: inout OutputBuffer) {
    appendStart(placed, to: &out)
    out.append("}")
  }

  mutating func append(_ document: ReportedDocument, to out: inout OutputBuffer) {
    var locator = SourceLocator(document.sources)
    for placed in document.placedFindings(in: .utf16) {
      let finding = placed.finding
      appendStart(placed, to: &out)
      if !finding.notes.isEmpty {
        out.append(", \"relatedLocations\": ")
        out.appendSARIFList(finding.notes.prefix(100)) { out, note in
          out.append("{\"physicalLocation\": ")
          out.append(physical: document.region(of: note.range, in: .utf16, &locator))
          out.append(", \"message\": ")
          out.append(message: note.message)
          out.append("}")
        }
      }
      if !finding.fixIts.isEmpty {
        out.append(", \"fixes\": ")
        out.appendSARIFList(finding.fixIts[...]) { out, fixIt in
          out.append("{\"description\": ")
          out.append(message: fixIt.title)
          out.append(", \"artifactChanges\": ")
          appendChanges(fixIt, of: document, &locator, to: &out)
          out.append("}")
        }
      }
      out.append("}")
    }
  }

  private mutating func appendStart(_ placed: PlacedFinding, to out: inout OutputBuffer) {
    let finding = placed.finding
    out.append(isEmpty ? "\n        {\"ruleId\": " : ",\n        {\"ruleId\": ")
    isEmpty = false
    out.append(json: finding.code)
    if let index = codes.firstIndex(of: finding.code) { out.append(", \"ruleIndex\": \(index)") }
    out.append(", \"level\": \"\(finding.severity.rawValue)\", \"message\": ")
    out.append(message: finding.message)
    out.append(", \"locations\": [{\"physicalLocation\": ")
    out.append(physical: placed.region)
    if !finding.context.isEmpty {
      out.append(", \"logicalLocations\": [{\"fullyQualifiedName\": ")
      out.append(json: finding.context.joined(separator: " › "))
      out.append("}]")
    }
    // GitHub works its own fingerprint out where none is given, and warns where a given one differs.
    out.append("}], \"partialFingerprints\": {\"uidescFinding/v1\": \"\(fingerprints.next(for: placed))\"}")
  }

  /// The edits of each file, in the order in which the files come first.
  private func appendChanges(
    _ fixIt: FixIt, of document: ReportedDocument, _ locator: inout SourceLocator, to out: inout OutputBuffer
  ) {
    var files: [SourceID] = []
    for edit in fixIt.edits where !files.contains(edit.range.file) { files.append(edit.range.file) }
    out.appendSARIFList(files[...]) { out, file in
      let edits = fixIt.edits.filter { $0.range.file == file }
      out.append("{\"artifactLocation\": {\"uri\": ")
      out.append(uri: document.region(of: edits[0].range, in: .utf16, &locator).path)
      out.append("}, \"replacements\": ")
      out.appendSARIFList(edits[...]) { out, edit in
        out.append("{\"deletedRegion\": ")
        out.append(region: document.region(of: edit.range, in: .utf16, &locator))
        out.append(", \"insertedContent\": ")
        out.append(message: edit.replacement)
        out.append("}")
      }
      out.append("}")
    }
  }
}

extension OutputBuffer {
  /// GitHub takes no longer descriptions.
  private static let longestDescription = 1000

  /// A rule with the text of its page; one without a page is described by its code.
  fileprivate mutating func append(_ rule: (code: String, severity: Severity), _ page: RulePage?) {
    let words = rule.code.split(separator: "-").joined(separator: " ")
    let summary = page?.summary ?? words
    let details = page?.details.joined(separator: " ") ?? ""
    append("{\"id\": ")
    append(json: rule.code)
    append(", \"shortDescription\": ")
    append(message: summary.cut(to: Self.longestDescription))
    append(", \"fullDescription\": ")
    append(message: (details.isEmpty ? summary : details).cut(to: Self.longestDescription))
    append(", \"help\": {\"text\": ")
    append(json: "\(details.isEmpty ? summary : details)\n\nuidesc explain \(rule.code)")
    append(", \"markdown\": ")
    append(json: page?.markdown ?? "`uidesc explain \(rule.code)`")
    append("}, \"defaultConfiguration\": {\"level\": \"\((page?.severity ?? rule.severity).rawValue)\"}")
    let severity = rule.severity == .note ? "recommendation" : rule.severity.rawValue
    append(", \"properties\": {\"precision\": \"very-high\", \"problem.severity\": \"\(severity)\", ")
    append("\"tags\": [\"uidesc\"]}}")
  }

  fileprivate mutating func append(message text: String) {
    append("{\"text\": ")
    append(json: text)
    append("}")
  }

  fileprivate mutating func append(physical region: SourceRegion) {
    append("{\"artifactLocation\": {\"uri\": ")
    append(uri: region.path)
    append("}, \"region\": ")
    append(region: region)
    append("}")
  }

  fileprivate mutating func append(region: SourceRegion) {
    append("{\"startLine\": \(region.start.line), \"startColumn\": \(region.start.column)")
    append(", \"endLine\": \(region.end.line), \"endColumn\": \(region.end.column)}")
  }

  /// The path as a relative reference, or as an address of the machine where it lies outside the working tree.
  fileprivate mutating func append(uri path: String) {
    append(0x22)
    if path.hasPrefix("/") { append("file://") }
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E, 0x2F: append(byte)
      default:
        append(UInt8(ascii: "%"))
        append(UInt8(ascii: Self.digits[Int(byte >> 4)]))
        append(UInt8(ascii: Self.digits[Int(byte & 15)]))
      }
    }
    append(0x22)
  }

  private static let digits: [Unicode.Scalar] = Array("0123456789ABCDEF".unicodeScalars)

  fileprivate mutating func appendSARIFList<Element>(
    _ elements: ArraySlice<Element>, _ append: (inout OutputBuffer, Element) -> Void
  ) {
    self.append("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { self.append(", ") }
      append(&self, element)
    }
    self.append("]")
  }

  fileprivate mutating func appendLines<Element>(
    _ elements: [Element], indentation: Int, _ append: (inout OutputBuffer, Element) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      self.append(index > 0 ? ",\n" : "\n")
      self.append(0x20, times: indentation)
      append(&self, element)
    }
  }
}

extension RulePage {
  /// The page as code scanning shows it.
  fileprivate var markdown: String {
    var result = summary + "\n"
    if !details.isEmpty { result += "\n" + details.joined(separator: "\n") + "\n" }
    for example in examples {
      result +=
        "\n\(([example.role.rawValue] + example.words).joined(separator: " ")):\n\n```yaml\n\(example.text)```\n"
    }
    return result + "\n`uidesc explain \(code)` prints this, too.\n"
  }
}
