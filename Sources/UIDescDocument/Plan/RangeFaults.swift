package import CEL
package import UIDescDiagnostics

extension Diagnostic {
  /// What is wrong with a range: it is a list of two ends, the first of which is not above the second. Null is none.
  package static func fault(ofRange value: Value, at range: SourceRange) -> Self? {
    guard case .list(let ends) = value else { return nil }
    if ends.count != 2 { return .rangeExpected(at: range) }
    // Swift's ranges have no end that is not a number either.
    guard let lower = ends[0].asNumber, let upper = ends[1].asNumber, !(lower <= upper) else { return nil }
    return .emptyRange(at: range)
  }

  static func rangeExpected(at range: SourceRange) -> Self {
    Diagnostic(
      "range-expected", .error, at: range,
      "a range is a list of its two ends, such as '[0, 100]'; null leaves one open")
  }

  static func emptyRange(at range: SourceRange) -> Self {
    Diagnostic("empty-range", .error, at: range, "the lower end of a range stands first")
  }
}

extension Value {
  /// An Int or a Double; nil for all other values.
  package var asNumber: Double? {
    switch self {
    case .int(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }
}
