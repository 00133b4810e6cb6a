internal import UIDesc
internal import UIDescDiagnostics
internal import UIDescDocument
internal import UIDescSyntax

extension Invocation {
  /// Refuses a platform that does not exist, and catalogs that can't be used: with them, no document could be judged.
  func checkDocumentOptions(_ streams: inout Streams) throws(UsageError) -> Bool {
    if let text = value(.target), Target(text) == nil {
      let names = Target.platforms.map { $0.lowercased() }
      let name = String(text.lowercased().prefix { !$0.isNumber })
      let nearest = names.contains(name) ? nil : nearestName(to: name, in: names)
      let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError(
        "--target takes a platform and its version, such as ios16 or macos13.3, not '\(text)'\(hint)", command
      )
    }
    guard command == .eval || command == .validate else { return true }
    return values(.catalog).isEmpty || loadCatalog(&streams) != nil
  }

  /// A tree is asked for with `eval`, and words about it only where a target is named.
  var entryChecks: EntryChecks {
    let target = value(.target).flatMap { Target($0) }
    return EntryChecks(target: target, notesDeprecation: command == .validate || target != nil)
  }

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
    var renderer = FindingRenderer(sources, isColored: streams.errorsAreColored, explains: true)
    for (index, finding) in sink.sorted.enumerated() {
      if index > 0 { streams.errors.append(0x0A) }
      renderer.appendText(finding, to: &streams.errors)
    }
    return nil
  }
}
