internal import CEL

/// One catalog in its compact form: entries as text, found through an index of fixed-width offsets.
///
/// Nothing is decoded before it is asked for. The first line of the index counts the sections; the offsets of each
/// section's entries follow in the order of their names.
package struct CatalogTable: Sendable {
  let entries: CatalogBytes
  let index: CatalogBytes
  /// The number of its first type; the types before it are those of the catalogs below.
  let firstType: Int
  let counts: [Int]
  private let starts: [Int]

  init(entries: CatalogBytes, index: CatalogBytes) {
    self.entries = entries
    self.index = index
    firstType = index.number(at: 0)
    var counts: [Int] = []
    var starts: [Int] = []
    var next = 1 + CatalogSection.allCases.count
    for section in CatalogSection.allCases {
      let count = index.number(at: 1 + section.rawValue)
      counts.append(count)
      starts.append(next)
      next += count
    }
    self.counts = counts
    self.starts = starts
  }

  func count(_ section: CatalogSection) -> Int { counts[section.rawValue] }

  /// The place of a section's entry by its position among the names.
  func offset(_ section: CatalogSection, _ position: Int) -> Int {
    index.number(at: starts[section.rawValue] + position)
  }

  /// The position of a name within its section, by binary search.
  func position(_ section: CatalogSection, named name: String) -> Int? {
    var name = name
    return name.withUTF8 { bytes in
      var low = 0
      var high = count(section)
      while low < high {
        let middle = (low + high) / 2
        let order = unsafe entries.compareText(at: offset(section, middle), with: bytes)
        if order == 0 { return middle }
        if order < 0 { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }

  /// A cursor at the entry's name.
  func cursor(_ section: CatalogSection, _ position: Int) -> CatalogCursor {
    CatalogCursor(entries, at: offset(section, position))
  }

  func name(_ section: CatalogSection, _ position: Int) -> String {
    var cursor = cursor(section, position)
    return cursor.readText().string
  }
}

/// The sections of a table, in the order of its index.
enum CatalogSection: Int, CaseIterable, Sendable {
  case views, modifiers, types, environment, hostActions
}
