/// Rows of values, one for each domain, in which every pair of values of two domains occurs; as few as a simple search
/// finds, and the same in every run.
package struct PairCovering {
  private let counts: [Int]
  /// For two domains, the first the lesser, where their pairs begin among all.
  private let offsets: [[Int]]
  private var isCovered: [Bool]
  /// The pair before which all are covered, as the search goes on from it.
  private var next = (first: 0, second: 1, pair: 0)
  private var turn = 0

  package init(counts: [Int]) {
    self.counts = counts
    var offsets = [[Int]](repeating: [Int](repeating: 0, count: counts.count), count: counts.count)
    var total = 0
    for first in counts.indices {
      for second in counts.indices where second > first {
        offsets[first][second] = total
        total += counts[first] * counts[second]
      }
    }
    self.offsets = offsets
    isCovered = [Bool](repeating: false, count: total)
  }

  /// Notes the pairs of a row that has been tried by other reasons.
  package mutating func cover(_ row: [Int]) {
    for first in row.indices {
      for second in row.indices where second > first {
        isCovered[index(first, row[first], second, row[second])] = true
      }
    }
  }

  /// A row with pairs that no row before had; nil where there is none left.
  package mutating func nextRow() -> [Int]? {
    guard let (first, firstValue, second, secondValue) = nextPair() else { return nil }
    turn += 1
    var row = [Int](repeating: -1, count: counts.count)
    (row[first], row[second]) = (firstValue, secondValue)
    for domain in counts.indices where row[domain] < 0 {
      // Where several are as good, each has its turn.
      let values = counts[domain]
      var best = (value: turn % values, gain: -1)
      for step in 0..<values {
        let value = (turn + step) % values
        let gain = row.indices.count { other in
          row[other] >= 0 && !isCovered[index(domain, value, other, row[other])]
        }
        if gain > best.gain { best = (value, gain) }
      }
      row[domain] = best.value
    }
    cover(row)
    return row
  }

  /// A domain and its value, and another one with its value.
  private mutating func nextPair() -> (Int, Int, Int, Int)? {
    while next.first < counts.count {
      if next.second >= counts.count {
        next = (next.first + 1, next.first + 2, 0)
      } else if next.pair >= counts[next.first] * counts[next.second] {
        next = (next.first, next.second + 1, 0)
      } else if isCovered[offsets[next.first][next.second] + next.pair] {
        next.pair += 1
      } else {
        let width = counts[next.second]
        return (next.first, next.pair / width, next.second, next.pair % width)
      }
    }
    return nil
  }

  private func index(_ one: Int, _ oneValue: Int, _ other: Int, _ otherValue: Int) -> Int {
    one < other
      ? offsets[one][other] + oneValue * counts[other] + otherValue
      : offsets[other][one] + otherValue * counts[one] + oneValue
  }
}
