internal import CEL
internal import UIDescDiagnostics

/// The views, modifiers, types, environment values and host actions that exist: SwiftUI's and those of the user's catalogs.
///
/// Entries are looked up in compact tables and decoded one at a time, when they are first used.
package struct Catalog: Sendable {
  let tables: List<CatalogTable>
  /// Shared by all copies, as the tables are.
  let memory = CatalogMemory()
  private let typeTotal: Int

  /// The catalog with nothing in it, over which SwiftUI's own is read.
  package static let empty = Catalog(tables: List())

  init(table: CatalogTable) {
    var tables = List<CatalogTable>()
    tables.append(table)
    self.init(tables: tables)
  }

  init(tables: List<CatalogTable>) {
    self.tables = tables
    var total = 0
    for table in tables { total += table.count(.types) }
    typeTotal = total
  }

  /// A catalog with one more table on top; the table must have been read over this very catalog.
  package func adding(_ other: CatalogTable) -> Catalog {
    precondition(other.firstType == typeCount, "the table was read over another catalog")
    var tables = tables
    tables.append(other)
    return Catalog(tables: tables)
  }

  /// How many host types there are; a document's own types are numbered from here.
  package var typeCount: Int { typeTotal }

  /// The same catalog with a memory of its own: threads that read documents with one memory wait for each other.
  package func withOwnMemory() -> Catalog { Catalog(tables: tables) }

  package func view(named name: String) -> EntrySpec? { entry(.views, named: name) }

  package func modifier(named name: String) -> EntrySpec? { entry(.modifiers, named: name) }

  /// As `view(named:) != nil`, without decoding it.
  package func hasView(named name: String) -> Bool { find(.views, named: name) != nil }

  /// As `modifier(named:) != nil`, without decoding it.
  package func hasModifier(named name: String) -> Bool { find(.modifiers, named: name) != nil }

  /// An action that the host provides, such as `dismiss`; its arguments are what `run` hands over.
  package func hostAction(named name: String) -> EntrySpec? { entry(.hostActions, named: name) }

  package func environmentValue(named name: String) -> EnvironmentValueSpec? {
    guard let (table, position) = find(.environment, named: name) else { return nil }
    var cursor = table.cursor(.environment, position)
    return cursor.readEnvironmentValue()
  }

  /// Sorted, for suggestions.
  package var viewNames: [String] { names(.views) }
  /// Sorted, for suggestions.
  package var modifierNames: [String] { names(.modifiers) }
  /// Sorted, for suggestions; aliases and records included.
  package var typeNames: [String] { names(.types) }
  /// Sorted, for suggestions.
  package var environmentNames: [String] { names(.environment) }
  /// Sorted, for suggestions.
  package var hostActionNames: [String] { names(.hostActions) }

  func find(_ section: CatalogSection, named name: String) -> (table: CatalogTable, position: Int)? {
    for table in tables {
      if let position = table.position(section, named: name) { return (table, position) }
    }
    return nil
  }

  func entry(_ section: CatalogSection, named name: String) -> EntrySpec? {
    if let known = memory.entry(section, named: name) { return known }
    guard let (table, position) = find(section, named: name) else { return nil }
    var cursor = table.cursor(section, position)
    let entry = cursor.readEntry()
    memory.keep(entry, in: section)
    return entry
  }

  private func names(_ section: CatalogSection) -> [String] {
    let all = tables.flatMap { table in (0..<table.count(section)).map { table.name(section, $0) } }
    return tables.count == 1 ? all : all.sorted()
  }
}
