internal import UIDescDiagnostics
internal import UIDescSyntax

/// What a file of the project is, which the key of its version says.
package enum FileContent: String, CaseIterable, Sendable {
  case document = "uidesc"
  case catalog
  case scenarios = "uitest"

  /// Nil where no such key stands at the top.
  init?(of root: SyntaxNode) {
    guard root.kind == .mapping,
      let kind = Self.allCases.first(where: { root.entry(named: $0.rawValue) != nil })
    else { return nil }
    self = kind
  }
}

extension Diagnostic {
  static func notADocument(_ content: FileContent, at range: SourceRange) -> Self {
    let use =
      content == .catalog
      ? "a catalog; documents name it under 'catalogs', and '--catalog' adds it to all"
      : "a scenario file; 'uidesc test' runs it"
    return Diagnostic("not-a-document", .error, at: range, "this is \(use)")
  }
}
