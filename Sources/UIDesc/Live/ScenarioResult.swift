package import UIDescDiagnostics

/// What running one scenario file gave.
package struct ScenarioReport: Sendable {
  package let path: String
  /// The document's files and the scenario file, which failures point into.
  package var sources = SourceFiles()
  /// What is wrong with the file itself, or with the document.
  package var problems: [Diagnostic] = []
  package var results: [ScenarioResult] = []
  /// Snapshots that are to be written, where the run updates them.
  package var writes: [(path: String, text: String)] = []

  package var hasFailed: Bool { !problems.isEmpty || results.contains { !$0.failures.isEmpty } }
}

/// One scenario, or one row of its table.
package struct ScenarioResult: Sendable {
  package let name: String
  package let range: SourceRange
  package var failures: [ScenarioFailure] = []
}

/// An expectation that was not met, or a step that could not be done.
package struct ScenarioFailure: Sendable {
  package let finding: Diagnostic
  /// What was expected and what there is, line by line; empty where the message says it all.
  package var difference: [DifferenceLine]

  package init(finding: Diagnostic, difference: [DifferenceLine] = []) {
    self.finding = finding
    self.difference = difference
  }
}

/// A line of a comparison.
package struct DifferenceLine: Sendable, Equatable {
  package enum Side: String, Sendable {
    case both = " "
    case expected = "-"
    case actual = "+"
  }

  package let side: Side
  package let text: String
}

/// Compares two texts line by line, by a longest common run of lines.
func lineDifference(expected: String, actual: String) -> [DifferenceLine] {
  var left = lines(of: expected)[...]
  var right = lines(of: actual)[...]
  var head: [DifferenceLine] = []
  var tail: [DifferenceLine] = []
  while let line = left.first, line == right.first {
    head.append(DifferenceLine(side: .both, text: line))
    left.removeFirst()
    right.removeFirst()
  }
  while let line = left.last, line == right.last {
    tail.append(DifferenceLine(side: .both, text: line))
    left.removeLast()
    right.removeLast()
  }
  // What is too long to compare is shown as replaced.
  let middle =
    left.count * right.count <= 1_000_000
    ? aligned(Array(left), Array(right))
    : left.map { DifferenceLine(side: .expected, text: $0) }
      + right.map { DifferenceLine(side: .actual, text: $0) }
  return head + middle + tail.reversed()
}

private func lines(of text: String) -> [String] {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  while lines.last == "" { lines.removeLast() }
  return lines
}

private func aligned(_ left: [String], _ right: [String]) -> [DifferenceLine] {
  // lengths[i][j] is the longest common run of what is behind i and behind j.
  let width = right.count + 1
  var lengths = [Int](repeating: 0, count: (left.count + 1) * width)
  for row in left.indices.reversed() {
    for column in right.indices.reversed() {
      let next = (row + 1) * width + column
      lengths[row * width + column] =
        left[row] == right[column]
        ? lengths[next + 1] + 1 : max(lengths[next], lengths[row * width + column + 1])
    }
  }
  var result: [DifferenceLine] = []
  var (row, column) = (0, 0)
  while row < left.count || column < right.count {
    if row < left.count, column < right.count, left[row] == right[column] {
      result.append(DifferenceLine(side: .both, text: left[row]))
      row += 1
      column += 1
    } else if column == right.count
      || row < left.count && lengths[(row + 1) * width + column] >= lengths[row * width + column + 1]
    {
      result.append(DifferenceLine(side: .expected, text: left[row]))
      row += 1
    } else {
      result.append(DifferenceLine(side: .actual, text: right[column]))
      column += 1
    }
  }
  return result
}
