import Foundation
import TestSupport
import Testing

struct EvaluationTests {
  @Test(arguments: EvaluationCase.tables)
  func `every document of a table has the trees below it`(table: String) throws {
    let (head, cases) = try EvaluationCase.read(table)
    #expect(!cases.isEmpty)
    var text = head.map { $0 + "\n" }.joined()
    for example in cases {
      let actual = try example.evaluate()
      #expect(!actual.isEmpty, "\(example.name) has no outcome")
      if !isUpdatingGoldens {
        for (wanted, found) in zip(example.expected, actual) where wanted != found {
          Issue.record("\(example.name), \(firstDifference(expected: wanted, actual: found))")
        }
      }
      text += example.text(actual) + "\n"
    }
    if isUpdatingGoldens {
      try String(text.dropLast()).write(
        to: EvaluationCase.folder.appending(path: "\(table).txt"), atomically: true, encoding: .utf8)
    }
  }
}
