/// The entries that one reading has asked for: most documents use a dozen of them, over and over.
///
/// Its owner is the stage that reads, so that nothing is shared and the result does not depend on it.
package struct EntryCache: Sendable {
  // What is used beyond this is decoded every time; searching longer than that would not be cheaper.
  private static let limit = 64

  private let catalog: Catalog
  private var views: [EntrySpec] = []
  private var modifiers: [EntrySpec] = []

  package init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  package mutating func view(named name: String) -> EntrySpec? {
    if let known = views.firstIndex(where: { $0.name == name }) { return views[known] }
    guard let entry = catalog.view(named: name) else { return nil }
    if views.count < Self.limit { views.append(entry) }
    return entry
  }

  package mutating func modifier(named name: String) -> EntrySpec? {
    if let known = modifiers.firstIndex(where: { $0.name == name }) { return modifiers[known] }
    guard let entry = catalog.modifier(named: name) else { return nil }
    if modifiers.count < Self.limit { modifiers.append(entry) }
    return entry
  }
}
