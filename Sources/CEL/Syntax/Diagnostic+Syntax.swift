internal import UIDescDiagnostics

extension Diagnostic {
  static func syntax(_ message: String, at range: SourceRange) -> Self {
    Diagnostic("expression-syntax", .error, at: range, message)
  }

  static func emptyExpression(at range: SourceRange) -> Self {
    syntax("an expression is missing here", at: range)
  }

  static func unexpectedToken(
    at range: SourceRange, found: String, expected: String, kind: Token.Kind
  ) -> Self {
    switch kind {
    case .end: syntax("the expression ends where \(expected) should follow", at: range)
    case .openString: openString(at: range)
    case .unknown where found == "=": syntax("'=' is no operator; '==' compares", at: range)
    case .unknown where found == "&" || found == "|":
      syntax("'\(found)' is no operator; '\(found)\(found)' joins conditions", at: range)
    default: syntax("expected \(expected), found '\(found)'", at: range)
    }
  }

  static func openString(at range: SourceRange) -> Self {
    syntax("the quoted text has no end", at: range)
  }

  static func reservedWord(_ word: String, at range: SourceRange) -> Self {
    syntax("'\(word)' is a reserved word and can't be a name here", at: range)
  }

  static func messageLiteral(at range: SourceRange) -> Self {
    syntax("message literals are not part of this language; a map is written '{\"key\": value}'", at: range)
  }

  static func numberOutOfRange(at range: SourceRange, _ kind: String) -> Self {
    syntax("the number does not fit \(kind)", at: range)
  }

  static func badEscape(at range: SourceRange) -> Self {
    syntax("no escape is written like this; a backslash itself is '\\\\'", at: range)
  }

  static func macroVariable(_ macro: String, at range: SourceRange) -> Self {
    syntax("'\(macro)' names its variable here: write a plain name", at: range)
  }

  static func macroVariableTwice(_ name: String, at range: SourceRange) -> Self {
    syntax("'\(name)' names both variables; they need names of their own", at: range)
  }

  static func hasArgument(at range: SourceRange) -> Self {
    syntax("'has' asks for a field: write 'has(value.field)'", at: range)
  }

  static func expressionTooDeep(at range: SourceRange, limit: Int) -> Self {
    Diagnostic(
      "expression-too-deep", .error, at: range,
      "the expression is nested deeper than \(limit) levels; name parts of it")
  }

  static func expressionTooLong(at range: SourceRange, limit: Int) -> Self {
    Diagnostic(
      "expression-too-long", .error, at: range,
      "the expression is longer than \(limit) bytes; name parts of it")
  }
}
