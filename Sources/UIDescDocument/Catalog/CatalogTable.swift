/// One catalog in its compact form: entries as text, found through an index of fixed-width offsets.
///
/// Nothing is decoded before it is asked for. The index starts with the number of the first type and the counts of the
/// sections; the offsets of each section's entries follow in the order of their names.
package struct CatalogTable: Sendable {
  let entries: CatalogBytes
  let index: CatalogBytes

  init(entries: CatalogBytes, index: CatalogBytes) {
    self.entries = entries
    self.index = index
  }

  /// The number of its first type; the types before it are those of the catalogs below.
  var firstType: Int { index.number(at: 0) }

  func count(_ section: CatalogSection) -> Int { index.number(at: 1 + section.rawValue) }

  /// Where the index has the offset of a section's first entry.
  private func start(_ section: CatalogSection) -> Int {
    var result = 1 + CatalogSection.count
    for before in 0..<section.rawValue { result += index.number(at: 1 + before) }
    return result
  }

  /// The position of a name within its section, by binary search.
  func position(_ section: CatalogSection, named name: String) -> Int? {
    var name = name
    return name.withUTF8 { bytes in
      let start = start(section)
      var low = 0
      var high = count(section)
      while low < high {
        let middle = (low + high) >> 1
        var cursor = CatalogCursor(entries, at: index.number(at: start + middle))
        let order = unsafe entries.compare(cursor.readText(), with: bytes)
        if order == 0 { return middle }
        if order < 0 { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }

  /// A cursor at the entry's name.
  func cursor(_ section: CatalogSection, _ position: Int) -> CatalogCursor {
    CatalogCursor(entries, at: index.number(at: start(section) + position))
  }

  func name(_ section: CatalogSection, _ position: Int) -> String {
    var cursor = cursor(section, position)
    return cursor.readText().string
  }
}

/// The sections of a table, in the order of its index.
enum CatalogSection: Int, Sendable {
  case views, modifiers, types, environment, hostActions

  static let count = 5
}
