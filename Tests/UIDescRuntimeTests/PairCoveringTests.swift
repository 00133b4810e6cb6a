import Testing
import UIDescRuntime

@Suite struct PairCoveringTests {
  static let shapes: [(counts: [Int], atMost: Int)] = [
    ([], 0), ([3], 0), ([2, 2], 4), ([3, 4], 12), ([1, 1, 1], 1), ([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2], 14),
    ([12, 24, 3, 2, 2, 12], 400), ([40, 2, 2, 2], 84),
  ]

  @Test(arguments: shapes) func `rows hold every pair of values, and are few`(
    _ shape: (counts: [Int], atMost: Int)
  ) {
    var covering = PairCovering(counts: shape.counts)
    var rows: [[Int]] = []
    while let row = covering.nextRow() {
      #expect(row.count == shape.counts.count)
      #expect(row.indices.allSatisfy { (0..<shape.counts[$0]).contains(row[$0]) })
      rows.append(row)
    }
    #expect(rows.count <= shape.atMost, "\(rows.count) rows")
    for first in shape.counts.indices {
      for second in shape.counts.indices where second > first {
        let pairs = Set(rows.map { $0[first] * 1000 + $0[second] })
        #expect(pairs.count == shape.counts[first] * shape.counts[second])
      }
    }
  }

  @Test func `what has been tried is not tried again`() {
    var covering = PairCovering(counts: [2, 2])
    covering.cover([0, 0])
    covering.cover([1, 1])
    var rows: [[Int]] = []
    while let row = covering.nextRow() { rows.append(row) }
    #expect(rows == [[0, 1], [1, 0]])
  }
}
