package import Foundation
package import Testing

/// Records an issue where a text differs from the golden file, or rewrites the file under `UPDATE_GOLDENS=1`.
package func expectGolden(
  _ actual: String, at file: URL, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let expected = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  if expected == actual { return }
  if isUpdatingGoldens {
    record(at: sourceLocation) { try Data(actual.utf8).write(to: file) }
    return
  }
  let name = file.lastPathComponent
  guard let expected else {
    Issue.record("\(name) does not exist; UPDATE_GOLDENS=1 writes it", sourceLocation: sourceLocation)
    return
  }
  Issue.record(
    "\(name) differs, \(firstDifference(expected: expected, actual: actual))", sourceLocation: sourceLocation)
}

/// The first line that differs, with two lines before it.
package func firstDifference(expected: String, actual: String) -> String {
  let left = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let right = actual.split(separator: "\n", omittingEmptySubsequences: false)
  var line = 0
  while line < left.count, line < right.count, left[line] == right[line] { line += 1 }
  let before = left[max(0, line - 2)..<line].map { "    \($0)" }
  let was = line < left.count ? "  - \(left[line])" : "  - (the end)"
  let now = line < right.count ? "  + \(right[line])" : "  + (the end)"
  return "line \(line + 1):\n" + (before + [was, now]).joined(separator: "\n")
}

/// Runs a file operation and records what it throws.
func record(at location: Testing.SourceLocation, _ body: () throws -> Void) {
  do {
    try body()
  } catch {
    Issue.record("\(error)", sourceLocation: location)
  }
}
