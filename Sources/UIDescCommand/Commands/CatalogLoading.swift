internal import UIDesc
internal import UIDescDiagnostics
internal import UIDescDocument
internal import UIDescSyntax

extension Invocation {
  /// SwiftUI's catalog with those of `--catalog` on top; nil after a report of what is wrong with one of them.
  func loadCatalog(_ streams: inout Streams) -> Catalog? {
    var catalog = Catalog.swiftUI
    var sources = SourceFiles()
    var sink = DiagnosticSink()
    for path in values(.catalog) {
      do throws(FileError) {
        let source = SourceFile(path: path, bytes: try readFile(path))
        let tree = readSyntax(source, id: sources.add(source), format: .automatic, into: &sink)
        catalog = catalog.adding(readCatalog(tree, over: catalog, into: &sink))
      } catch {
        streams.report(error)
        return nil
      }
    }
    if !sink.hasErrors { return catalog }
    var renderer = FindingRenderer(sources, isColored: streams.errorsAreColored)
    for (index, finding) in sink.sorted.enumerated() {
      if index > 0 { streams.errors.append(0x0A) }
      renderer.appendText(finding, to: &streams.errors)
    }
    return nil
  }
}
