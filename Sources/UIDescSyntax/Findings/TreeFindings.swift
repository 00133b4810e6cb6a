import UIDescDiagnostics

// Findings that both formats share: keys, limits, quotes and brackets.
extension Diagnostic {
  static func duplicateKey(_ key: String, at range: SourceRange, first: SourceRange) -> Self {
    Diagnostic(
      "duplicate-key", .error, at: range, "the key '\(key)' stands twice in this mapping; remove one",
      notes: [Note("'\(key)' stands here first", at: first)])
  }

  static func nestingTooDeep(at range: SourceRange, limit: Int) -> Self {
    Diagnostic(
      "nesting-too-deep", .error, at: range,
      "lists and mappings stand more than \(limit) deep inside each other")
  }

  static func tooManyNodes(at range: SourceRange, limit: Int) -> Self {
    Diagnostic(
      "too-many-nodes", .error, at: range,
      "written out, the aliases up to here stand for more than \(limit) values")
  }

  static func emptyDocument(at range: SourceRange) -> Self {
    Diagnostic("empty-document", .error, at: range, "the document is empty; it starts with 'uidesc: 1'")
  }

  static func controlCharacter(_ character: String, at range: SourceRange) -> Self {
    let code = character.unicodeScalars.first.map { String($0.value, radix: 16, uppercase: true) } ?? "?"
    let digits = String(repeating: "0", count: max(0, 4 - code.count)) + code
    return Diagnostic(
      "control-character", .error, at: range,
      "the character U+\(digits) can't stand in a document; write it as an escape in double quotes")
  }

  static func unclosedQuote(at range: SourceRange) -> Self {
    Diagnostic("unclosed-quote", .error, at: range, "this quote is never closed")
  }

  static func unclosedBracket(_ bracket: String, at range: SourceRange) -> Self {
    let closing = bracket == "{" ? "}" : "]"
    return Diagnostic(
      "unclosed-bracket", .error, at: range, "this '\(bracket)' is never closed by a '\(closing)'")
  }

  static func invalidEscape(at range: SourceRange, in source: SourceBytes) -> Self {
    let escape = source[range.offsets].text
    return Diagnostic(
      "invalid-escape", .error, at: range, "'\(escape)' is no escape; a backslash itself is written '\\\\'",
      fixIts: [FixIt("double the backslash", edits: [SourceEdit(replacing: range.startPoint, with: "\\")])])
  }

  static func shortUnicodeEscape(at range: SourceRange) -> Self {
    Diagnostic(
      "invalid-escape", .error, at: range, "this escape has too few hexadecimal digits; '\\u' takes four")
  }

  static func loneSurrogate(at range: SourceRange) -> Self {
    Diagnostic(
      "invalid-escape", .error, at: range, "this escape is half of a surrogate pair and no character")
  }

  static func unexpectedCharacter(_ character: String, at range: SourceRange) -> Self {
    Diagnostic(
      "unexpected-character", .error, at: range,
      "'\(character)' can't stand here; quote the text if it belongs to one")
  }

  static func missingValue(before character: String, at range: SourceRange) -> Self {
    Diagnostic("missing-value", .error, at: range, "a value is missing before this '\(character)'")
  }
}
