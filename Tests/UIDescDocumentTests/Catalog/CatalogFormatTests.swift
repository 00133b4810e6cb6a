import Foundation
import TestSupport
import Testing
import UIDescDiagnostics
import UIDescDocument
import UIDescSyntax

struct CatalogFormatTests {
  @Test func `the page about the format shows catalogs that are right`() throws {
    let page = try String(
      contentsOf: packageRoot.appending(path: "docs/catalog-format.md"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```yaml\n").dropFirst().map { block in
      block.components(separatedBy: "```")[0]
    }
    #expect(blocks.count == 2)
    for block in blocks {
      let text = block.hasPrefix("catalog: 1") ? block : "catalog: 1\ntypes:\n" + block
      let source = SourceFile(path: "docs/catalog-format.md", text: text)
      var sink = DiagnosticSink()
      let tree = readSyntax(source, id: SourceID(0), format: .yaml, into: &sink)
      _ = readCatalog(tree, over: .swiftUI, into: &sink)
      expectNothing(sink, in: source)
    }
  }
}
