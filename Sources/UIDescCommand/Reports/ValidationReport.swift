internal import UIDesc
internal import UIDescDiagnostics

/// One document of a run, as it is reported.
struct ReportedDocument: Sendable {
  var path: String
  let isValid: Bool
  /// Whether more than its syntax was checked.
  var isReadable = true
  /// The document's own file, then those that it imports.
  var sources: SourceFiles
  var findings: [Diagnostic]
  /// Findings that comments take out.
  var ignored = 0
}

struct FindingCounts {
  var errors = 0
  var warnings = 0
  var notes = 0
  /// How many have a fix-it that is safe.
  var mendable = 0

  mutating func add(_ finding: Diagnostic) {
    switch finding.severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
    if finding.fixIts.contains(where: \.isSafe) { mendable += 1 }
  }
}

/// The findings of a run over many documents, in the order of the documents.
struct ValidationReport {
  /// What could not be read, or matched nothing.
  var problems: [FileError] = []
  private(set) var documents: [ReportedDocument] = []
  /// Of the whole run, hidden ones included.
  private(set) var counts = FindingCounts()
  /// Findings that a limit keeps from being printed.
  private(set) var hidden = 0
  /// Findings that a comment or a baseline takes out; they count nowhere else.
  var suppressed = 0
  private var seen: Set<FindingKey> = []

  mutating func add(_ document: ReportedDocument) {
    var document = document
    // With one document there is nothing to compare with, and what compares costs more than the rest.
    if documents.count == 1 {
      documents[0].findings = unseen(documents[0].findings, in: documents[0].sources)
    }
    if documents.count > 0 { document.findings = unseen(document.findings, in: document.sources) }
    for finding in document.findings { counts.add(finding) }
    suppressed += document.ignored
    documents.append(document)
  }

  /// A file that several documents import is found fault with once.
  private struct FindingKey: Hashable {
    let path: String
    let finding: Diagnostic
  }

  private mutating func unseen(_ findings: [Diagnostic], in sources: SourceFiles) -> [Diagnostic] {
    findings.filter { finding in
      let index = Int(finding.range.file.index)
      let path = sources.files.indices.contains(index) ? sources.files[index].path : ""
      // A file's number is its place among one document's imports, so its name stands for it.
      let key = finding.mappingRanges { SourceRange(Int($0.start), Int($0.end)) }
      return seen.insert(FindingKey(path: path, finding: key)).inserted
    }
  }

  /// Without those that a limit hides.
  var findingCount: Int { documents.reduce(0) { $0 + $1.findings.count } }

  /// Keeps the findings that pass, and counts what is left.
  mutating func filter(_ isWanted: (Diagnostic, ReportedDocument) -> Bool) {
    counts = FindingCounts()
    for index in documents.indices {
      let document = documents[index]
      documents[index].findings = document.findings.filter { isWanted($0, document) }
      for finding in documents[index].findings { counts.add(finding) }
    }
  }

  /// Keeps so many findings, errors before warnings before notes; the counts stay those of the whole run.
  mutating func limit(to limit: Int) {
    if findingCount <= limit { return }
    hidden += findingCount - limit
    var left = limit
    var kept: [[Bool]] = documents.map { $0.findings.map { _ in false } }
    for severity in [Severity.error, .warning, .note] {
      for (document, findings) in documents.map(\.findings).enumerated() {
        for index in findings.indices where findings[index].severity == severity && left > 0 {
          kept[document][index] = true
          left -= 1
        }
      }
    }
    for index in documents.indices {
      documents[index].findings = zip(documents[index].findings, kept[index]).filter(\.1).map(\.0)
    }
  }

  /// The same report with paths as services want them.
  func withPaths(from tree: WorkingTree) -> ValidationReport {
    var copy = self
    copy.problems = problems.map { FileError(path: tree.path($0.path), reason: $0.reason) }
    for index in copy.documents.indices {
      copy.documents[index].path = tree.path(documents[index].path)
      var sources = SourceFiles()
      for file in documents[index].sources.files {
        _ = sources.add(SourceFile(path: tree.path(file.path), bytes: file.bytes))
      }
      copy.documents[index].sources = sources
    }
    return copy
  }

  /// Whether a finding has the severity of the level or a higher one.
  func reaches(_ level: FailLevel) -> Bool {
    switch level {
    case .error: counts.errors > 0
    case .warning: counts.errors + counts.warnings > 0
    case .note: counts.errors + counts.warnings + counts.notes > 0
    case .never: false
    }
  }

  /// One line for people; nothing where nothing was read.
  func appendSummary(to out: inout OutputBuffer) {
    guard !documents.isEmpty else { return }
    var parts: [String] = []
    for (count, name) in [(counts.errors, "error"), (counts.warnings, "warning"), (counts.notes, "note")]
    where count > 0 {
      parts.append(counted(count, name))
    }
    let findings = parts.isEmpty ? "nothing is wrong" : parts.joined(separator: ", ")
    out.append("\(findings) in \(counted(documents.count, "document"))")
    if hidden > 0 { out.append("; \(counted(hidden, "finding")) not shown") }
    if suppressed > 0 { out.append("; \(suppressed) ignored") }
    if counts.mendable > 0 { out.append("; --fix mends \(counts.mendable)") }
    out.append(0x0A)
  }
}

func counted(_ count: Int, _ name: String) -> String {
  "\(count) \(name)" + (count == 1 ? "" : "s")
}

// MARK: - Findings as formats without a snippet need them

/// A finding with the place that it is reported at, which it has always.
struct PlacedFinding {
  let finding: Diagnostic
  let region: SourceRegion
}

extension ReportedDocument {
  /// The findings with their places; one without a place of its own stands at the start of the document.
  func placedFindings(in unit: ColumnUnit = .character) -> [PlacedFinding] {
    if findings.isEmpty { return [] }
    var locator = SourceLocator(sources)
    return findings.map { PlacedFinding(finding: $0, region: region(of: $0.range, in: unit, &locator)) }
  }

  func region(
    of range: SourceRange, in unit: ColumnUnit, _ locator: inout SourceLocator
  ) -> SourceRegion {
    locator.region(of: range, in: unit) ?? .start(of: path)
  }
}

extension SourceRegion {
  static func start(of path: String) -> SourceRegion {
    let place = SourceLocation(line: 1, column: 1)
    return SourceRegion(path: path, start: place, end: place)
  }
}

extension FileError {
  /// A file that can't be read as a finding at its start.
  var placedFinding: PlacedFinding {
    let finding = Diagnostic(
      "unreadable-file", .error, at: SourceRange(0, 0), "can't read this file: \(reason)")
    return PlacedFinding(finding: finding, region: .start(of: path))
  }
}

/// Names findings for services that compare runs: by what they say and not by their line, each name once.
struct Fingerprints {
  private var used: Set<String> = []
  /// The last name that each one has led to, so that many findings alike need not go all the way again.
  private var last: [String: String] = [:]

  mutating func next(for placed: PlacedFinding) -> String {
    let finding = placed.finding
    var parts = [placed.region.path, finding.code]
    parts += finding.context
    parts.append(finding.message)
    let first = fingerprint(parts)
    var name = last[first].map { fingerprint([$0] + parts) } ?? first
    while !used.insert(name).inserted { name = fingerprint([name] + parts) }
    last[first] = name
    return name
  }
}

/// Thirty-two hexadecimal digits: two runs of FNV-1a over the parts, which differ in where they start.
func fingerprint(_ parts: [String]) -> String {
  var out = OutputBuffer()
  for start in [0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142] as [UInt64] {
    var hash = start
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      // No text holds this byte, so that parts can't run into each other.
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    out.append(hexadecimal: hash)
  }
  return String(decoding: out.bytes, as: UTF8.self)
}
