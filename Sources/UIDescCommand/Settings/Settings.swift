internal import UIDesc
internal import UIDescDiagnostics
internal import UIDescDocument
internal import UIDescSyntax

/// What a `.uidesc.yaml` says: severities by code, and what folders leave out.
///
/// ```yaml
/// rules:
///   unused-state: off
/// exclude: [drafts/]
/// ```
struct Settings: Sendable {
  /// Nil is `off`.
  private(set) var severities: [(code: String, severity: Severity?)] = []
  private(set) var excludes = IgnoreRules()

  /// The finding as the settings want it; nil where they turn it off.
  func adjusted(_ finding: Diagnostic) -> Diagnostic? {
    guard let rule = severities.first(where: { $0.code == finding.code }) else { return finding }
    guard let severity = rule.severity else { return nil }
    var copy = finding
    copy.severity = severity
    return copy
  }

  // MARK: Reading

  init() {}

  /// Reads the file; paths of `exclude` begin at its folder.
  init(_ source: SourceFile, id: SourceID, folder: String, into sink: inout DiagnosticSink) {
    // A file in which everything is commented out is an empty one, which a document may not be.
    if source.bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).allSatisfy(\.isCommentOrBlank) {
      return
    }
    let root = readSyntax(source, id: id, format: .yaml, into: &sink).root
    if root.kind == .missing || root.isNull { return }
    if !root.isMapping { sink.report(.settingsAreAMapping(at: root.placeRange)) }
    for entry in root.entries {
      switch entry.key.text {
      case "rules": readRules(entry.value, into: &sink)
      case "exclude": readExcludes(entry.value, folder: folder, into: &sink)
      case let name: sink.report(.unknownSetting(name, at: entry.key.range))
      }
    }
  }

  private mutating func readRules(_ node: SyntaxNode, into sink: inout DiagnosticSink) {
    if node.isNull || node.kind == .missing { return }
    guard node.isMapping else { return sink.report(.rulesAreAMapping(at: node.placeRange)) }
    let codes = RulePage.all().map(\.code)
    for entry in node.entries {
      let code = entry.key.text
      if !isRuleCode(code) {
        sink.report(.noRuleCode(code, at: entry.key.range))
      } else if !codes.contains(code) {
        sink.report(.unknownRule(code, at: entry.key.range, nearest: nearestName(to: code, in: codes)))
      }
      switch entry.value.text {
      case "off": severities.append((code, nil))
      case let word:
        if entry.value.isScalar, let severity = Severity(rawValue: word) {
          severities.append((code, severity))
        } else if entry.value.kind != .missing {
          sink.report(.noSeverity(entry.value.isScalar ? word : "", at: entry.value.placeRange))
        }
      }
    }
  }

  private mutating func readExcludes(_ node: SyntaxNode, folder: String, into sink: inout DiagnosticSink) {
    if node.isNull || node.kind == .missing { return }
    guard node.isSequence else { return sink.report(.excludesAreAList(at: node.placeRange)) }
    for element in node.elements where element.kind != .missing {
      if element.isScalar {
        excludes.add(element.text, base: folder)
      } else {
        sink.report(.excludesAreAList(at: element.placeRange))
      }
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var isCommentOrBlank: Bool {
    let first = first { $0 != 0x20 && $0 != 0x09 }
    return first == nil || first == 0x23
  }
}

/// Small letters and digits with single dashes between them.
func isRuleCode(_ text: String) -> Bool {
  let bytes = Array(text.utf8)
  guard let first = bytes.first, first >= 0x61, first <= 0x7A, bytes.last != 0x2D else { return false }
  return bytes.allSatisfy { ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D }
}

extension Diagnostic {
  static func settingsAreAMapping(at range: SourceRange) -> Self {
    Diagnostic("invalid-settings", .error, at: range, "settings are a mapping with 'rules' and 'exclude'")
  }

  static func unknownSetting(_ name: String, at range: SourceRange) -> Self {
    let hint = nearestName(to: name, in: ["rules", "exclude"]).map { "; did you mean '\($0)'?" } ?? ""
    return Diagnostic("unknown-setting", .error, at: range, "no setting is named '\(name)'\(hint)")
  }

  static func rulesAreAMapping(at range: SourceRange) -> Self {
    Diagnostic("invalid-settings", .error, at: range, "'rules' is a mapping, such as '{unused-state: off}'")
  }

  static func noRuleCode(_ text: String, at range: SourceRange) -> Self {
    Diagnostic(
      "invalid-settings", .error, at: range, "'\(text)' is no code of a finding, such as 'unknown-view'")
  }

  // No error, so that settings for a later version still serve.
  static func unknownRule(_ code: String, at range: SourceRange, nearest: String?) -> Self {
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? "; 'uidesc rules' lists them"
    return Diagnostic("invalid-settings", .warning, at: range, "no rule is named '\(code)'\(hint)")
  }

  static func noSeverity(_ text: String, at range: SourceRange) -> Self {
    let hint = nearestName(to: text, in: ["off", "note", "warning", "error"]).map {
      "; did you mean '\($0)'?"
    }
    return Diagnostic(
      "invalid-settings", .error, at: range, "a rule is off, note, warning or error" + (hint ?? ""))
  }

  static func excludesAreAList(at range: SourceRange) -> Self {
    Diagnostic("invalid-settings", .error, at: range, "'exclude' is a list of patterns, such as '[drafts/]'")
  }
}
