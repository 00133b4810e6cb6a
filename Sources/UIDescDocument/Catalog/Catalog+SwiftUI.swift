extension Catalog {
  /// SwiftUI as `Schemas/swiftui.catalog.yaml` describes it.
  package static let swiftUI = Catalog(
    tables: [CatalogTable(entries: CatalogBytes(swiftUIEntries), index: CatalogBytes(swiftUIIndex))])
}

private let swiftUIEntries: StaticString = ""
private let swiftUIIndex: StaticString = "000000000000000000000000"
