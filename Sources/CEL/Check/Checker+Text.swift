internal import UIDescDiagnostics

extension Checker {
  /// A text shows its pieces as `string()` would; a lone piece may be null where the place takes null.
  mutating func textType(_ node: SyntaxNode, wanting wanted: TypeID) -> TypeID {
    let keepsNull = node.count == 1 && !wanted.isNone && types.isKind(wanted, .nullable)
    var result = TypeID.string
    for position in 0..<Int(node.count) {
      let piece = syntax.child(node, position)
      let type = checkResolved(piece)
      let shown = keepsNull ? types.withoutNull(type) : used(piece, type)
      if keepsNull, type == .null || types.isKind(type, .nullable) { result = types.nullable(.string) }
      if shown.isAny || isShowable(shown) || shown.variableIndex != nil || keepsNull && shown == .null {
        continue
      }
      // What is wrong in it has been reported.
      if let element = types.element(ofList: shown), element == .error { continue }
      report(.notShowable(text(piece), types.name(shown), at: range(piece)))
    }
    return result
  }
}

extension Diagnostic {
  static func notShowable(_ text: String, _ type: String, at range: SourceRange) -> Self {
    let subject = text.isEmpty ? "this" : "'\(text)'"
    return Diagnostic(
      "type-mismatch", .error, at: range, "\(subject) is \(type), which can't be shown in a text")
  }
}
