import UIDescDiagnostics

// Findings about the structure of a YAML document.
extension Diagnostic {
  static func otherVersion(minor: Int, at range: SourceRange) -> Self {
    Diagnostic(
      "yaml-version", .warning, at: range,
      "the document asks for YAML 1.\(minor), but is read by the rules of YAML 1.2")
  }

  static func secondDocument(at range: SourceRange) -> Self {
    Diagnostic(
      "second-document", .error, at: range, "a second document starts here; a file holds one")
  }

  static func textAfterDocument(at range: SourceRange) -> Self {
    Diagnostic("second-document", .error, at: range, "this stands after the document's end; a file holds one")
  }

  static func collectionAsKey(at range: SourceRange) -> Self {
    Diagnostic("key-not-text", .error, at: range, "a list or mapping can't be a key")
  }

  static func recursiveAlias(_ name: String, at range: SourceRange, anchor: SourceRange) -> Self {
    Diagnostic(
      "recursive-alias", .error, at: range, "'*\(name)' stands inside what it names",
      notes: [Note("'&\(name)' is set here", at: anchor)])
  }

  static func mergeOfOther(at range: SourceRange) -> Self {
    Diagnostic(
      "merge-value", .error, at: range,
      "'<<' merges mappings: its value is one alias of a mapping, or a list of them")
  }

  static func secondMerge(at range: SourceRange) -> Self {
    Diagnostic(
      "merge-value", .error, at: range, "'<<' stands twice in this mapping; merge a list: '<<: [*a, *b]'")
  }

  static func tag(_ tag: String, at range: SourceRange) -> Self {
    Diagnostic("tag", .error, at: range, "the tag '\(tag)' has no meaning here; remove it")
  }

  static func keyTooLong(at range: SourceRange) -> Self {
    Diagnostic(
      "key-too-long", .error, at: range, "a key and its ':' stand within 1024 characters on one line")
  }

  static func missingKey(at range: SourceRange) -> Self {
    Diagnostic("missing-key", .error, at: range, "a key is missing before this ':'")
  }

  static func missingColon(_ word: String, at range: SourceRange) -> Self {
    Diagnostic(
      "missing-colon", .error, at: range,
      "'\(word.shortened)' stands where a key should, but no ':' follows it",
      fixIts: [
        FixIt(
          "write a ':' after it", edits: [SourceEdit(replacing: range.endPoint, with: ":")], isSafe: false)
      ])
  }

  static func equalsSign(_ key: String, at sign: SourceRange, from place: SourceRange) -> Self {
    Diagnostic(
      "missing-colon", .error, at: sign, "a ':' follows the key '\(key.shortened)', and no '='",
      fixIts: [FixIt("write a ':'", edits: [SourceEdit(replacing: place, with: ":")])])
  }

  static func mappingAfterKey(_ key: String, at range: SourceRange) -> Self {
    Diagnostic(
      "mapping-after-key", .error, at: range,
      "a mapping starts on the line below its key; move '\(key.shortened)' there")
  }

  static func deeperThanValue(_ key: String, at range: SourceRange) -> Self {
    Diagnostic(
      "indentation", .error, at: range,
      "'\(key.shortened)' stands deeper than the keys above, where a text has begun already")
  }

  static func misplacedLine(at range: SourceRange, isItem: Bool, isInList: Bool) -> Self {
    let message =
      switch (isItem, isInList) {
      case (true, true): "this item stands deeper or less deep than those of the list above"
      case (false, true): "this line belongs to no item of the list above; start it with '- ' or indent it"
      case (true, false): "a list item stands among the keys of a mapping; indent it below its key"
      case (false, false): "this line fits no mapping above; check its indentation"
      }
    return Diagnostic("indentation", .error, at: range, message)
  }

  static func tabIndentation(at range: SourceRange, isOnlyTabs: Bool) -> Self {
    let spaces = String(repeating: "  ", count: range.offsets.count)
    return Diagnostic(
      "tab-indentation", .error, at: range, "YAML is not indented with tabs; use spaces",
      fixIts: isOnlyTabs
        ? [FixIt("indent with spaces", edits: [SourceEdit(replacing: range, with: spaces)], isSafe: false)]
        : [])
  }

  static func tabSeparation(at range: SourceRange) -> Self {
    Diagnostic(
      "tab-indentation", .error, at: range, "a tab can't stand before what follows; use a space",
      fixIts: [FixIt("write a space", edits: [SourceEdit(replacing: range, with: " ")])])
  }

  static func oddSpace(_ text: String, at range: SourceRange) -> Self {
    // What has no width was never meant to part anything.
    let spaces = String(repeating: " ", count: text.unicodeScalars.count { !$0.hasNoWidth })
    return Diagnostic(
      "no-break-space", .error, at: range,
      spaces.isEmpty
        ? "a character stands here that can't be seen; remove it"
        : "this is no plain space but a character that looks like one",
      fixIts: [
        FixIt(
          spaces.isEmpty ? "remove it" : "write plain spaces",
          edits: [SourceEdit(replacing: range, with: spaces)])
      ])
  }

  static func spaceAfterColon(at colon: SourceRange) -> Self {
    Diagnostic(
      "missing-space", .error, at: colon, "a space is missing after this ':'",
      fixIts: [FixIt("write a space", edits: [SourceEdit(replacing: colon.endPoint, with: " ")])])
  }

  static func surrogatePair(at range: SourceRange, character: String) -> Self {
    Diagnostic(
      "invalid-escape", .error, at: range,
      "YAML has no surrogate pairs; write the character '\(character)' itself",
      fixIts: [FixIt("write the character", edits: [SourceEdit(replacing: range, with: character)])])
  }

  static func entryWithoutColon(_ key: String, at range: SourceRange) -> Self {
    Diagnostic("missing-colon", .error, at: range, "'\(key.shortened)' has no ':' and no value")
  }

  static func directive(_ line: String, at range: SourceRange) -> Self {
    Diagnostic(
      "reserved-character", .error, at: range,
      "a line that starts with '%' is a YAML directive, and '\(line.shortened)' is none; quote it if it is a text"
    )
  }

  static func nameExpected(after sign: String, at range: SourceRange) -> Self {
    let meaning = sign == "*" ? "an alias" : "an anchor"
    return Diagnostic(
      "unexpected-character", .error, at: range,
      "'\(sign)' starts \(meaning), and no name follows; quote the text if it is one")
  }

  static func yamlSyntax(_ problem: String, at range: SourceRange) -> Self {
    Diagnostic("yaml-syntax", .error, at: range, "this is no YAML: \(problem)")
  }
}

extension String {
  /// The text, cut after 40 characters: messages name things, they don't repeat documents.
  var shortened: String { count <= 40 ? self : "\(prefix(39))…" }
}

extension Unicode.Scalar {
  /// A space of no width, or the mark at the start of a file.
  fileprivate var hasNoWidth: Bool { self == "\u{200B}" || self == "\u{FEFF}" }
}
