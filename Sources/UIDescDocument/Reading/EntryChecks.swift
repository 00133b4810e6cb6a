internal import UIDescDiagnostics

/// What is to be said of an entry beside whether it is used rightly: that it is too new, or replaced.
package struct EntryChecks: Sendable {
  /// Names that the target does not have are errors.
  package var target: Target?
  /// Names that have been replaced get a note with the new one, unless the target is too old for that.
  package var notesDeprecation = false

  package init(target: Target? = nil, notesDeprecation: Bool = false) {
    self.target = target
    self.notesDeprecation = notesDeprecation
  }

  /// Whether there may be something to say of an entry.
  func concern(_ entry: EntrySpec) -> Bool {
    target != nil || (notesDeprecation && entry.details.isDeprecated)
  }
}

extension DocumentReader {
  /// Checks an entry of the catalog where a document names it.
  mutating func checkEntry(_ entry: EntrySpec, at range: SourceRange, isModifier: Bool) {
    if let target = entryChecks.target, !entry.exists(on: target) {
      report(.unavailable(entry, on: target, at: range))
      return
    }
    guard entryChecks.notesDeprecation, let deprecation = entry.deprecation else { return }
    let name = deprecation.replacement.prefix { $0 != "(" }
    let replacement = isModifier ? catalog.modifier(named: String(name)) : catalog.view(named: String(name))
    if let target = entryChecks.target, let replacement, !replacement.exists(on: target) { return }
    report(
      .deprecated(
        entry.name, at: range, replacement: deprecation.replacement,
        isName: replacement?.name == deprecation.replacement))
  }
}

extension Diagnostic {
  static func unavailable(_ entry: EntrySpec, on target: Target, at range: SourceRange) -> Self {
    if let version = entry.version(neededOn: target.platform) {
      return Diagnostic(
        "unavailable-on-target", .error, at: range,
        "'\(entry.name)' needs \(target.platform) \(version.text), and the target is \(target.description)")
    }
    let places = entry.availability.map { "\($0.platform) \($0.version)" }.joined(separator: ", ")
    return Diagnostic(
      "unavailable-on-target", .error, at: range,
      "'\(entry.name)' does not exist on \(target.platform); it came with \(places)")
  }

  static func deprecated(_ name: String, at range: SourceRange, replacement: String, isName: Bool) -> Self {
    let hint = replacement.isEmpty ? "nothing has taken its place" : "use '\(replacement)'"
    // The new one may take other arguments.
    let fixIts =
      isName
      ? [
        FixIt(
          "rename to '\(replacement)'", edits: [SourceEdit(replacing: range, with: replacement)],
          isSafe: false)
      ]
      : []
    return Diagnostic("deprecated", .note, at: range, "'\(name)' is deprecated; \(hint)", fixIts: fixIts)
  }
}
