internal import UIDescDiagnostics
internal import UIDescSyntax

extension Diagnostic {
  /// A text in a list of views, or where one view stands, with the `Text` that it could be.
  static func textAmongViews(_ node: SyntaxNode) -> Self {
    let code = "text-among-views"
    if let name = node.text.calledInSwift {
      return Diagnostic(
        code, .error, at: node.range,
        "a view is a key here, and not a call as in Swift; its arguments stand below it: '\(name): …'")
    }
    guard let view = node.writtenAsText else {
      return Diagnostic(code, .error, at: node.range, "a text is not a view; write it under 'Text:'")
    }
    return Diagnostic(
      code, .error, at: node.range, "a text is not a view; write '\(view)'",
      fixIts: [FixIt("make it a Text", edits: [SourceEdit(replacing: node.placeRange, with: view)])])
  }
}

extension SyntaxNode {
  /// The scalar as a `Text` in its own place; nil where it has several lines.
  fileprivate var writtenAsText: String? {
    let source = tree.source.text(placeRange)
    if source.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) { return nil }
    if standsAfterDash { return "Text: \(source)" }
    let isPlain = !isAlias && style == .plain
    // Between braces these end a text that is not quoted; a plain text can hold them elsewhere.
    let mustBeQuoted = isPlain && source.utf8.contains { ",[]{}".utf8.contains($0) }
    if mustBeQuoted, source.utf8.contains(where: { "\"\\".utf8.contains($0) }) { return nil }
    let value = mustBeQuoted ? "\"\(source)\"" : source
    // A quoted name is right in JSON and in YAML.
    let isJSON = tree.root.isFlow && style == .doubleQuoted
    return "{\(isJSON ? "\"Text\"" : "Text"): \(value)}"
  }

  /// Whether a dash of a block list stands before it, so that a mapping may begin on the same line.
  private var standsAfterDash: Bool {
    let bytes = tree.source.bytes
    var index = Int(placeRange.start) - 1
    guard index >= 0, bytes[index] == 0x20 else { return false }
    while index >= 0, bytes[index] == 0x20 { index -= 1 }
    guard index >= 0, bytes[index] == UInt8(ascii: "-") else { return false }
    return index == 0 || [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index - 1])
  }
}
