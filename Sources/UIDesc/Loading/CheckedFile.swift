package import UIDescDiagnostics

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
