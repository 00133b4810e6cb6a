internal import UIDescDiagnostics

/// One finding of a document, with its place in words.
public struct Finding: Sendable, Hashable, CustomStringConvertible {
  /// How much it matters.
  public enum Severity: String, Sendable, Hashable { case note, warning, error }

  /// Permanent and in kebab case, such as `unknown-modifier`.
  public let code: String
  public let severity: Severity
  public let message: String
  public let path: String
  /// Counted from 1.
  public let line: Int
  /// Counted from 1, in characters.
  public let column: Int
  /// Where it ends; the column is the one behind the last character.
  public let endLine: Int
  public let endColumn: Int

  init(_ diagnostic: Diagnostic, in sources: SourceFiles) {
    let file = sources[diagnostic.range.file]
    let start = file.location(of: Int(diagnostic.range.start))
    let end = file.location(of: Int(diagnostic.range.end))
    code = diagnostic.code
    severity = Severity(rawValue: diagnostic.severity.rawValue) ?? .error
    message = diagnostic.message
    path = file.path
    (line, column) = (start.line, start.column)
    (endLine, endColumn) = (end.line, end.column)
  }

  /// `home.yaml:7:11: error[unknown-modifier]: …`
  public var description: String { "\(path):\(line):\(column): \(severity.rawValue)[\(code)]: \(message)" }
}
