internal import UIDesc
internal import UIDescDiagnostics

/// The findings of a run over many documents, in the order of the documents.
struct ValidationReport {
  private struct Entry {
    let path: String
    let isValid: Bool
    let sources: SourceFiles
    var findings: [Diagnostic]
  }

  /// What could not be read, or matched nothing.
  var problems: [FileError] = []
  private var entries: [Entry] = []
  private var seen: Set<FindingKey> = []
  private var counts: (errors: Int, warnings: Int, notes: Int) = (0, 0, 0)
  private var hidden = 0

  mutating func add(_ document: Document, at path: String) {
    var findings = document.diagnostics
    // With one document there is nothing to compare with, and what compares costs more than the rest.
    if entries.count == 1 { entries[0].findings = unseen(entries[0].findings, in: entries[0].sources) }
    if entries.count > 0 { findings = unseen(findings, in: document.sources) }
    for finding in findings {
      switch finding.severity {
      case .error: counts.errors += 1
      case .warning: counts.warnings += 1
      case .note: counts.notes += 1
      }
    }
    let name = path == "-" ? document.sources.files.first?.path ?? path : path
    entries.append(
      Entry(path: name, isValid: !document.hasErrors, sources: document.sources, findings: findings))
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

  /// Keeps so many findings, errors before warnings before notes; the counts stay those of the whole run.
  mutating func limit(to limit: Int) {
    var left = limit
    var kept: [[Bool]] = entries.map { $0.findings.map { _ in false } }
    for severity in [Severity.error, .warning, .note] {
      for (entry, findings) in entries.map(\.findings).enumerated() {
        for index in findings.indices where findings[index].severity == severity {
          if left > 0 { kept[entry][index] = true } else { hidden += 1 }
          left -= 1
        }
      }
    }
    for entry in entries.indices {
      entries[entry].findings = zip(entries[entry].findings, kept[entry]).filter(\.1).map(\.0)
    }
  }

  /// Whether a finding has the severity of that name or a higher one.
  func reaches(_ level: String) -> Bool {
    switch level {
    case "error": counts.errors > 0
    case "warning": counts.errors + counts.warnings > 0
    case "note": counts.errors + counts.warnings + counts.notes > 0
    default: false
    }
  }

  // MARK: Printing

  func append(_ format: String, to streams: inout Streams) {
    switch format {
    case "json": appendJSON(to: &streams.output)
    case "concise": appendText(isConcise: true, to: &streams)
    default: appendText(isConcise: false, to: &streams)
    }
  }

  private func appendText(isConcise: Bool, to streams: inout Streams) {
    var isFirst = true
    for entry in entries where !entry.findings.isEmpty {
      var renderer = FindingRenderer(entry.sources, isColored: streams.outputIsColored)
      for finding in entry.findings {
        if isConcise {
          renderer.appendConcise(finding, to: &streams.output)
        } else {
          if !isFirst { streams.output.append(0x0A) }
          renderer.appendText(finding, to: &streams.output)
        }
        isFirst = false
      }
    }
  }

  private func appendJSON(to out: inout OutputBuffer) {
    out.append("{\n  \"tool\": \"uidesc\",\n  \"version\": \"\(version)\",\n  \"schema\": 1,\n  \"files\": [")
    for (index, entry) in entries.enumerated() {
      out.append(index > 0 ? ",\n    {\"path\": " : "\n    {\"path\": ")
      out.append(json: entry.path)
      out.append(entry.isValid ? ", \"status\": \"valid\"}" : ", \"status\": \"invalid\"}")
    }
    out.append(entries.isEmpty ? "],\n  \"findings\": [" : "\n  ],\n  \"findings\": [")
    var isFirst = true
    for problem in problems {
      out.append(isFirst ? "\n    " : ",\n    ")
      isFirst = false
      out.append("{\"code\": \"unreadable-file\", \"severity\": \"error\", \"message\": ")
      out.append(json: problem.reason)
      out.append(", \"file\": ")
      out.append(json: problem.path)
      out.append("}")
    }
    for entry in entries where !entry.findings.isEmpty {
      var renderer = FindingRenderer(entry.sources)
      for finding in entry.findings {
        out.append(isFirst ? "\n    " : ",\n    ")
        isFirst = false
        renderer.appendJSON(finding, to: &out)
      }
    }
    out.append(isFirst ? "],\n" : "\n  ],\n")
    out.append("  \"summary\": {\"files\": \(entries.count), \"errors\": \(counts.errors + problems.count)")
    out.append(", \"warnings\": \(counts.warnings), \"notes\": \(counts.notes), \"hidden\": \(hidden)}\n}\n")
  }

  func appendSummary(to out: inout OutputBuffer) {
    guard !entries.isEmpty else { return }
    var parts: [String] = []
    for (count, name) in [(counts.errors, "error"), (counts.warnings, "warning"), (counts.notes, "note")]
    where count > 0 {
      parts.append(counted(count, name))
    }
    let findings = parts.isEmpty ? "nothing is wrong" : parts.joined(separator: ", ")
    out.append("\(findings) in \(counted(entries.count, "document"))")
    if hidden > 0 { out.append("; \(counted(hidden, "finding")) not shown") }
    out.append(0x0A)
  }

  private func counted(_ count: Int, _ name: String) -> String {
    "\(count) \(name)" + (count == 1 ? "" : "s")
  }
}
