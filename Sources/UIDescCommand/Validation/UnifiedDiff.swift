internal import UIDescDiagnostics

extension OutputBuffer {
  /// The lines around a change that a patch shows.
  private static let contextLines = 3

  /// Appends the change of one file as `patch` reads it; nothing where nothing changed.
  mutating func appendDiff(path: String, from old: [UInt8], to new: [UInt8]) {
    let (oldLines, newLines) = (old.lines, new.lines)
    let steps = diffSteps(from: oldLines, to: newLines)
    var hunks: [Range<Int>] = []
    for index in steps.indices where steps[index] != .same {
      let start = max(0, index - Self.contextLines)
      let end = min(steps.count, index + 1 + Self.contextLines)
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    if hunks.isEmpty { return }
    append("--- \(patchName(path))\n+++ \(patchName(path))\n")
    var (oldLine, newLine, step) = (0, 0, 0)
    for hunk in hunks {
      while step < hunk.lowerBound {
        (oldLine, newLine, step) = (oldLine + 1, newLine + 1, step + 1)
      }
      let oldCount = steps[hunk].count { $0 != .added }
      let newCount = steps[hunk].count { $0 != .removed }
      append("@@ -\(range(oldLine, oldCount)) +\(range(newLine, newCount)) @@\n")
      while step < hunk.upperBound {
        switch steps[step] {
        case .same:
          append(line: oldLines[oldLine], sign: 0x20)
          (oldLine, newLine) = (oldLine + 1, newLine + 1)
        case .removed:
          append(line: oldLines[oldLine], sign: 0x2D)
          oldLine += 1
        case .added:
          append(line: newLines[newLine], sign: 0x2B)
          newLine += 1
        }
        step += 1
      }
    }
  }

  private func range(_ line: Int, _ count: Int) -> String {
    count == 1 ? "\(line + 1)" : "\(count == 0 ? line : line + 1),\(count)"
  }

  private mutating func append(line: ArraySlice<UInt8>, sign: UInt8) {
    append(sign)
    append(line)
    if line.last != 0x0A { append("\n\\ No newline at end of file\n") }
  }
}

/// A file's name as `git` and `patch` read it: in quotes, with its odd bytes as escapes, where one of them would be
/// taken for something else.
private func patchName(_ path: String) -> String {
  let needsQuotes = path.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
  if !needsQuotes, visible(path) == path {
    // Behind a tab stands no name any more, so that spaces belong to it.
    return path.utf8.contains(0x20) ? "\(path)\t" : path
  }
  var result = ""
  for scalar in path.unicodeScalars {
    let text = String(scalar)
    if scalar == "\"" || scalar == "\\" {
      result += "\\\(text)"
    } else if visible(text) == text {
      result += text
    } else {
      for byte in text.utf8 { result += "\\\(byte >> 6)\(byte >> 3 & 7)\(byte & 7)" }
    }
  }
  return "\"\(result)\""
}

private enum DiffStep {
  case same, removed, added
}

/// The steps from one list of lines to the other: what goes stands before what comes.
private func diffSteps(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [DiffStep] {
  let difference = new.difference(from: old)
  var removed: Set<Int> = []
  var added: Set<Int> = []
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): added.insert(offset)
    }
  }
  var steps: [DiffStep] = []
  var (oldLine, newLine) = (0, 0)
  while oldLine < old.count || newLine < new.count {
    if removed.contains(oldLine) {
      steps.append(.removed)
      oldLine += 1
    } else if added.contains(newLine) {
      steps.append(.added)
      newLine += 1
    } else {
      steps.append(.same)
      (oldLine, newLine) = (oldLine + 1, newLine + 1)
    }
  }
  return steps
}

extension [UInt8] {
  /// With their line feeds; the last one may have none.
  fileprivate var lines: [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    for index in indices where self[index] == 0x0A {
      result.append(self[start...index])
      start = index + 1
    }
    if start < count { result.append(self[start...]) }
    return result
  }
}
