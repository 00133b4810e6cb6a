package import UIDescDiagnostics
package import UIDescSyntax

extension CatalogTable {
  /// The Swift file that holds a catalog read over no other one as a literal; a test keeps SwiftUI's up to date.
  package static func source(of tree: SyntaxTree, into sink: inout DiagnosticSink) -> String {
    let definitions = readCatalogDefinitions(tree.root, over: .empty, into: &sink)
    let (entries, index) = CatalogEncoder.encode(definitions, firstType: 0)
    return """
      // Made from Schemas/swiftui.catalog.yaml by a test: UPDATE_GOLDENS=1 swift test --filter CatalogSourceTests
      // swift-format-ignore-file
      extension Catalog {
        /// SwiftUI as `Schemas/swiftui.catalog.yaml` describes it.
        package static let swiftUI = Catalog(
          table: CatalogTable(entries: CatalogBytes(swiftUIEntries), index: CatalogBytes(swiftUIIndex)))
      }

      private let swiftUIIndex: StaticString = #\"""
      \(String(decoding: index, as: UTF8.self))
      \"""#

      private let swiftUIEntries: StaticString = #\"""
      \(String(decoding: entries, as: UTF8.self))\"""#

      """
  }
}
