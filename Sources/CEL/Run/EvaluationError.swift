public import UIDescDiagnostics

/// Why an evaluation has no value, at the smallest piece that failed.
public struct EvaluationError: Error, Hashable, Sendable {
  /// Permanent and in kebab case, such as `division-by-zero`.
  public let code: String
  public let message: String
  /// In UTF-8 offsets of the expression's own text.
  public let range: SourceRange

  public init(code: String, message: String, range: SourceRange = SourceRange(0, 0)) {
    self.code = code
    self.message = message
    self.range = range
  }
}
