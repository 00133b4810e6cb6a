/// A range as machines read it: the file, and both ends as lines and columns from 1; the end is behind the last character.
package struct SourceRegion: Sendable {
  package var path: String
  package var start: SourceLocation
  package var end: SourceLocation

  package init(path: String, start: SourceLocation, end: SourceLocation) {
    self.path = path
    self.start = start
    self.end = end
  }
}

/// What a column counts.
package enum ColumnUnit: Sendable {
  case character, utf16
}

extension SourceLocator {
  /// Both ends of a range; nil for a range that belongs to no file of the run.
  package mutating func region(of range: SourceRange, in unit: ColumnUnit) -> SourceRegion? {
    guard let file = load(range.file), let start = location(of: Int(range.start), in: file, unit),
      let end = location(of: Int(range.end), in: file, unit)
    else { return nil }
    return SourceRegion(path: sources.files[file].path, start: start, end: end)
  }
}
