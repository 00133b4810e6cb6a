import UIDescDiagnostics

// Findings about text that YAML reads as something else; quotes mend nearly all of them.
extension Diagnostic {
  private static func unquoted(
    _ code: String, _ severity: Severity = .error, at range: SourceRange, _ reason: String, value: String,
    _ valueRange: SourceRange? = nil, isSafe: Bool = true, or: String = ""
  ) -> Self {
    let isShort = value.utf8.count <= 60 && !value.contains { $0.isNewline }
    let mend = isShort ? "quote it: \(quotedForYAML(value))" : "quote it"
    return Diagnostic(
      code, severity, at: range, "\(reason); \(mend)\(or)",
      fixIts: value.contains { $0.isNewline } || value.utf8.count >= longestValue
        ? [] : [.quote(value, at: valueRange ?? range, isSafe: isSafe)])
  }

  static func exclamationMark(_ value: String, at range: SourceRange) -> Self {
    unquoted("unquoted-exclamation-mark", at: range, "'!' starts a YAML tag", value: value)
  }

  static func ampersand(_ value: String, at range: SourceRange) -> Self {
    unquoted("unquoted-ampersand", at: range, "'&' starts a YAML anchor", value: value)
  }

  static func asterisk(_ value: String, at range: SourceRange) -> Self {
    unquoted("unquoted-asterisk", at: range, "'*' starts a YAML alias", value: value)
  }

  static func undefinedAlias(_ name: String, at range: SourceRange, value: String, _ whole: SourceRange)
    -> Self
  {
    unquoted("undefined-alias", at: range, "no anchor '&\(name)' stands above", value: value, whole)
  }

  static func reservedCharacter(_ value: String, at range: SourceRange) -> Self {
    let first = value.prefix(1)
    return unquoted("reserved-character", at: range, "'\(first)' can't start a text in YAML", value: value)
  }

  static func questionMark(_ value: String, at range: SourceRange) -> Self {
    unquoted("reserved-character", at: range, "'? ' starts a YAML key", value: value)
  }

  static func unquotedPunctuation(_ value: String, at range: SourceRange) -> Self {
    unquoted("reserved-character", at: range, "'\(value.prefix(1))' can't start a text in YAML", value: value)
  }

  static func blockScalarHeader(_ value: String, at range: SourceRange) -> Self {
    let first = value.prefix(1)
    return unquoted(
      "block-text-header", at: range, "'\(first)' starts a text on the lines below, not on its own",
      value: value)
  }

  static func listAfterKey(_ value: String, at range: SourceRange) -> Self {
    Diagnostic(
      "list-after-key", .error, at: range,
      "a list starts on the line below its key; a text that starts with '-' is quoted",
      fixIts: [.quote(value, at: range, isSafe: false)])
  }

  static func templateBraces(_ value: String, at range: SourceRange) -> Self {
    unquoted("template-braces", at: range, "'{{' is a mapping inside a mapping to YAML", value: value)
  }

  /// Quotes are what is meant in `title: Note: read this`. In `padding: 8` and `Circle: 10` a mapping may be, as in
  /// `then: Text: Hello`, and between brackets a comma may be missing.
  static func unquotedColon(
    _ value: String, of key: String, at colon: SourceRange, value range: SourceRange, isInFlow: Bool
  ) -> Self {
    if key.isEmpty, let name = value.calledInSwift {
      return Diagnostic(
        "unquoted-colon", .error, at: colon,
        "': ' ends a key in YAML; a view is a key and not a call, with its arguments below it: '\(name): …'")
    }
    if value.contains(" ? ") {
      return unquoted(
        "unquoted-colon", at: colon, "the ': ' of 'a ? b : c' ends a key in YAML", value: value, range)
    }
    let word = value.prefix { $0 != ":" }
    let isWord = word.utf8.allSatisfy { $0.isLetter || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x5F }
    let rest = value.dropFirst(word.count + 1).drop { $0 == " " }
    let holdsViews = ["then", "else", "default", "on", "off", "true", "false", "content", "body", "label"]
    let isSentence =
      !holdsViews.contains(key) && word.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false
      && rest.utf8.first?.isLetter ?? false
    let isMapping = isWord && !isSentence && !isInFlow
    let braces = value.utf8.count <= 60 ? "a mapping: {\(value)}" : "a mapping"
    return unquoted(
      "unquoted-colon", at: colon, "': ' ends a key in YAML", value: value, range,
      isSafe: !isMapping && !isInFlow, or: isMapping ? ", or put braces around \(braces)" : "")
  }

  static func listBelowValue(_ key: String, at dash: SourceRange) -> Self {
    Diagnostic(
      "list-after-key", .error, at: dash,
      "'\(key)' has its value on its own line, so that no list can stand below it")
  }

  static func colonAtEnd(_ value: String, at range: SourceRange) -> Self {
    unquoted("unquoted-colon", at: range, "a ':' at the end makes a key of a text", value: value)
  }

  static func expressionAsKey(_ key: String, at range: SourceRange, whole: String) -> Self {
    // A value may be an expression that calls a type; among views, Swift was meant.
    let view = whole.calledInSwift
    return unquoted(
      "unquoted-colon", at: range, "the ':' makes '\(key.shortened)' a key", value: whole,
      isSafe: view == nil,
      or: view.map { ", or write a view's arguments below its name: '\($0): …'" } ?? "")
  }

  static func unquotedBrackets(_ value: String, at range: SourceRange) -> Self {
    // A key such as `tasks[0].title` has its own value behind it.
    if let bracket = value.utf8.lastIndex(of: UInt8(ascii: "]")),
      let colon = value[bracket...].utf8.firstIndex(of: UInt8(ascii: ":")),
      value.utf8.index(after: colon) == value.endIndex
        || value.utf8[value.utf8.index(after: colon)] == UInt8(ascii: " ")
    {
      let key = String(value[..<colon])
      let start = Int(range.start)
      return unquoted(
        "unquoted-brackets", at: SourceRange(start, start + key.utf8.count, in: range.file),
        "a key between brackets can't hold brackets", value: key)
    }
    return unquoted(
      "unquoted-brackets", at: range, "a text between brackets can't hold brackets", value: value)
  }

  static func cutAtComma(_ value: String, at range: SourceRange) -> Self {
    unquoted("unquoted-comma", at: range, "a comma ends a text between brackets", value: value)
  }

  static func colourAsComment(_ value: String, at range: SourceRange) -> Self {
    unquoted(
      "unquoted-hash", at: range, "'\(value)' is a comment to YAML, and no value stands here", value: value)
  }

  static func interpolationInComment(at range: SourceRange, value: String, _ whole: SourceRange) -> Self {
    unquoted(
      "unquoted-hash", .warning, at: range, "' #' starts a comment, which cuts the text", value: value, whole)
  }

  static func quoteInsideQuotes(_ inner: String, at range: SourceRange, value: SourceRange) -> Self {
    Diagnostic(
      "text-after-quote", .error, at: range, "the quotes end before this; quote the text with the other kind",
      fixIts: [
        FixIt("use the other quotes", edits: [SourceEdit(replacing: value, with: quotedForYAML(inner))])
      ])
  }

  static func textAfterValue(_ whole: String, at range: SourceRange, value: SourceRange, isQuoted: Bool)
    -> Self
  {
    unquoted(
      isQuoted ? "text-after-quote" : "text-after-value", at: range,
      isQuoted ? "the quotes end before this" : "the value has ended before this", value: whole, value)
  }
}

extension String {
  /// The name of a type that a text calls as Swift does: `Toggle("Wi-Fi", isOn: $wifi)`.
  package var calledInSwift: String? {
    guard let parenthesis = utf8.firstIndex(of: UInt8(ascii: "(")), utf8.contains(UInt8(ascii: ")")) else {
      return nil
    }
    let name = self[..<parenthesis]
    guard let first = name.utf8.first, first >= 0x41, first <= 0x5A,
      name.utf8.allSatisfy({ $0.isLetter || (0x30...0x39).contains($0) || $0 == 0x5F })
    else { return nil }
    return String(name)
  }
}
