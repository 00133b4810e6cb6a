/// Finds lines and columns in the files of a run; the table of a file is made when it is first needed.
package struct SourceLocator: Sendable {
  package let sources: SourceFiles
  private var tables: [LineTable?]

  package init(_ sources: SourceFiles) {
    self.sources = sources
    self.tables = Array(repeating: nil, count: sources.files.count)
  }

  /// Path, line and column of the range's start; nil for a range that belongs to no file of the run.
  package mutating func place(of range: SourceRange) -> (path: String, location: SourceLocation)? {
    guard let file = load(range.file), let location = location(of: Int(range.start), in: file) else {
      return nil
    }
    return (sources.files[file].path, location)
  }

  /// The index of the file whose table is now at hand.
  mutating func load(_ id: SourceID) -> Int? {
    let index = Int(id.index)
    guard tables.indices.contains(index) else { return nil }
    if tables[index] == nil {
      let file = sources.files[index]
      tables[index] = LineTable(file.bytes, firstLine: file.firstLine)
    }
    return index
  }

  mutating func location(of offset: Int, in file: Int) -> SourceLocation? {
    tables[file]?.location(of: offset)
  }

  mutating func location(of offset: Int, in file: Int, _ unit: ColumnUnit) -> SourceLocation? {
    switch unit {
    case .character: tables[file]?.location(of: offset)
    case .utf16: tables[file]?.utf16Location(of: offset)
    }
  }

  func table(_ file: Int) -> LineTable? { tables[file] }
}
