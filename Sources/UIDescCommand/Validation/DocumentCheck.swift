internal import UIDesc
internal import UIDescDiagnostics
internal import UIDescDocument

/// Checks one file as the run's settings and the comments in the files want it.
struct DocumentCheck: Sendable {
  let invocation: Invocation
  let settings: Settings

  func run(
    _ path: String, bytes: [UInt8], files: FileAccess = .disk, catalog: Catalog = .swiftUI
  ) throws(FileError) -> ReportedDocument {
    let name = invocation.reportedPath(path)
    let options = invocation.loadOptions(files: files, catalog: catalog)
    switch fileContent(of: bytes) {
    case .catalog: return reported(name, try .catalog(path: name, bytes: bytes, options: options))
    case .scenarios: return reported(name, .scenarios(path: name, bytes: bytes, options: options))
    case .document, nil:
      let document = try UIDesc.Document.load(path: name, bytes: bytes, options: options)
      return reported(name, CheckedFile(document), isReadable: document.isReadable)
    }
  }

  private func reported(_ path: String, _ file: CheckedFile, isReadable: Bool = true) -> ReportedDocument {
    let (findings, ignored) = withoutIgnored(file.diagnostics, in: file.sources, isReadable: isReadable)
    let adjusted = findings.compactMap { settings.adjusted($0) }
    return ReportedDocument(
      path: path, isValid: !adjusted.contains { $0.severity == .error }, isReadable: isReadable,
      sources: adjusted.isEmpty ? file.sources.withoutTexts : file.sources, findings: adjusted,
      ignored: ignored)
  }

  /// What settings and comments leave of a finding, and as what; nil where they leave nothing.
  func kept(_ finding: Diagnostic, _ ignores: inout [InPlaceIgnores]) -> Diagnostic? {
    let file = Int(finding.range.file.index)
    if ignores.indices.contains(file), ignores[file].takes(finding) { return nil }
    return settings.adjusted(finding)
  }

  /// The findings of a document that are worth showing beside its tree: all errors, and what nothing turns off.
  func shown(of document: UIDesc.Document) -> [Diagnostic] {
    if document.diagnostics.isEmpty { return [] }
    var ignores = document.sources.files.enumerated().map { InPlaceIgnores($1, id: SourceID($0)) }
    return document.diagnostics.compactMap { finding in
      // An error is the reason why there is no tree.
      if finding.severity == .error { return finding }
      return kept(finding, &ignores)
    }
  }

  /// Leaves out what comments ignore, and adds those comments of the document itself that ignore nothing.
  private func withoutIgnored(
    _ findings: [Diagnostic], in sources: SourceFiles, isReadable: Bool
  ) -> (findings: [Diagnostic], ignored: Int) {
    var ignores = sources.files.enumerated().map { InPlaceIgnores($1, id: SourceID($0)) }
    if ignores.allSatisfy({ $0.entries.isEmpty }) { return (findings, 0) }
    var sink = DiagnosticSink()
    for finding in findings {
      let file = Int(finding.range.file.index)
      if ignores.indices.contains(file), ignores[file].takes(finding) { continue }
      sink.report(finding)
    }
    let ignored = findings.count - sink.diagnostics.count
    let hasErrors = findings.contains { $0.severity == .error }
    // An imported file may have faults that only another importer shows.
    for entry in ignores[0].entries where !entry.isUsed {
      let page = RulePage.page(of: entry.code)
      if page == nil, !entry.code.isEmpty {
        sink.report(
          .unknownIgnore(entry, nearest: nearestName(to: entry.code, in: RulePage.all().map(\.code))))
        continue
      }
      // Beside an error nobody has asked what is unused, and in a text that can't be read nothing else.
      if !isReadable || (hasErrors && entry.code.hasPrefix("unused-")) || isFoundElsewhere(entry.code) {
        continue
      }
      sink.report(.unusedIgnore(entry))
    }
    return (sink.sorted, ignored)
  }
}

extension SourceFiles {
  /// The paths alone: what shows no finding needs no text, and a run may be over many files.
  fileprivate var withoutTexts: SourceFiles {
    var result = SourceFiles()
    for file in files { _ = result.add(SourceFile(path: file.path, bytes: [])) }
    return result
  }
}
