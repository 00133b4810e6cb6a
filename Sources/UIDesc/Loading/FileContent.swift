package import UIDescDiagnostics
internal import UIDescDocument
internal import UIDescSyntax

/// What a file of the project is, which the key of its version says.
package enum FileContent: String, CaseIterable, Sendable {
  case document = "uidesc"
  case catalog
  case scenarios = "uitest"

  /// Nil where no such key stands at the top.
  init?(of root: SyntaxNode) {
    guard root.kind == .mapping,
      let kind = Self.allCases.first(where: { root.entry(named: $0.rawValue) != nil })
    else { return nil }
    self = kind
  }
}

/// A file with what is wrong in it, read for its findings alone.
package struct CheckedFile: Sendable {
  package let sources: SourceFiles
  package let diagnostics: [Diagnostic]

  package init(_ document: Document) {
    sources = document.sources
    diagnostics = document.diagnostics
  }

  private init(sources: SourceFiles, diagnostics: [Diagnostic]) {
    self.sources = sources
    self.diagnostics = diagnostics
  }

  /// Reads a catalog over SwiftUI's and those of the options.
  package static func catalog(
    path: String, bytes: [UInt8], options: LoadOptions
  ) throws(FileError) -> CheckedFile {
    var loader = DocumentLoader(options: options)
    try loader.loadCatalog(path: path, bytes: bytes)
    return CheckedFile(sources: loader.sources, diagnostics: loader.sink.sorted)
  }

  /// Reads a scenario file and the document that it names; its scenarios are run, and may fail.
  package static func scenarios(path: String, bytes: [UInt8], options: LoadOptions) -> CheckedFile {
    let report = runScenarios(path: path, bytes: bytes, options: options)
    return CheckedFile(sources: report.sources, diagnostics: report.problems)
  }
}

extension Diagnostic {
  static func notADocument(_ content: FileContent, at range: SourceRange) -> Self {
    let use =
      content == .catalog
      ? "a catalog; documents name it under 'catalogs', and '--catalog' adds it to all"
      : "a scenario file; 'uidesc test' runs it"
    return Diagnostic("not-a-document", .error, at: range, "this is \(use)")
  }
}
