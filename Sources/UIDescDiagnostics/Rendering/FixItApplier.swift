/// The outcome of mending: new contents for the files that change, and how many findings were dealt with.
package struct AppliedFixIts: Sendable {
  /// In the order of the files; a file without an edit is absent.
  package var changes: [(file: SourceID, bytes: [UInt8])] = []
  package var applied = 0
  /// Fix-its that would touch what another one replaces; a second run may apply them.
  package var skipped = 0
}

/// Applies the first fix-it of each finding, in their order, and leaves out those that overlap an earlier one.
package func applyFixIts(
  of findings: [Diagnostic], to sources: SourceFiles, includingUnsafe: Bool = false
) -> AppliedFixIts {
  var result = AppliedFixIts()
  var accepted: [SourceEdit] = []
  // Findings come sorted, so only the edits near the end can be in the way; but nothing promises that, so an ordered
  // list is kept and searched.
  for finding in findings {
    guard let fixIt = finding.fixIts.first(where: { $0.isSafe || includingUnsafe }) else { continue }
    let isValid = fixIt.edits.allSatisfy { isInside($0.range, sources) }
    let places = fixIt.edits.map { insertionIndex(of: $0, in: accepted) }
    if isValid, zip(fixIt.edits, places).allSatisfy({ isFree($0, at: $1, in: accepted) }) {
      for edit in fixIt.edits { accepted.insert(edit, at: insertionIndex(of: edit, in: accepted)) }
      result.applied += 1
    } else {
      result.skipped += 1
    }
  }
  for (index, file) in sources.files.enumerated() {
    let edits = accepted.filter { Int($0.range.file.index) == index }
    if !edits.isEmpty { result.changes.append((SourceID(index), apply(edits, to: file.bytes))) }
  }
  return result
}

private func isInside(_ range: SourceRange, _ sources: SourceFiles) -> Bool {
  let index = Int(range.file.index)
  return sources.files.indices.contains(index) && Int(range.end) <= sources.files[index].bytes.count
}

private func insertionIndex(of edit: SourceEdit, in edits: [SourceEdit]) -> Int {
  var (low, high) = (0, edits.count)
  while low < high {
    let middle = (low + high) / 2
    let other = edits[middle].range
    let isBefore =
      other.file != edit.range.file ? other.file < edit.range.file : other.start < edit.range.start
    if isBefore { low = middle + 1 } else { high = middle }
  }
  return low
}

private func isFree(_ edit: SourceEdit, at index: Int, in edits: [SourceEdit]) -> Bool {
  let range = edit.range
  if index > 0, edits[index - 1].range.file == range.file, edits[index - 1].range.end > range.start {
    return false
  }
  guard index < edits.count, edits[index].range.file == range.file else { return true }
  let next = edits[index].range
  // Two edits at one place have no order, so the second one waits.
  return next.start != range.start && next.start >= range.end
}

private func apply(_ edits: [SourceEdit], to bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var copied = 0
  for edit in edits {
    result.append(contentsOf: bytes[copied..<Int(edit.range.start)])
    result.append(contentsOf: edit.replacement.utf8)
    copied = Int(edit.range.end)
  }
  result.append(contentsOf: bytes[copied...])
  return result
}
