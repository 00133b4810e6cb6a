internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

extension DocumentReader {
  /// Compiles the expression that a scalar holds; nil after a finding.
  ///
  /// `fallback` is the place to report at where nothing is written.
  mutating func compileProgram(
    _ node: SyntaxNode, wanting type: CELType?, or fallback: SourceRange
  ) -> PlannedProgram? {
    guard node.kind == .scalar, !node.isNull else {
      if node.kind == .missing { return nil }
      report(
        .missingExpression(
          at: node.isNull ? fallback : node.range, found: node.isNull ? nil : node.kind == .sequence ? "list" : "mapping"))
      return nil
    }
    if node.style == .plain, node.scalarType == .bool {
      return compileInside(node.text.lowercased(), of: node, offset: 0, wanting: type)
    }
    let (text, offset) = unwrapped(node.text)
    return compileInside(text, of: node, offset: offset, wanting: type)
  }

  /// `${…}` around a whole value is allowed and means the same; the offset is that of the text inside.
  private func unwrapped(_ text: String) -> (String, Int) {
    guard text.hasPrefix("${"), text.hasSuffix("}") else { return (text, 0) }
    return (String(text.dropFirst(2).dropLast()), 2)
  }

  /// Compiles a part of a scalar's text; the offset is where it begins.
  mutating func compileInside(
    _ text: String, of node: SyntaxNode, offset: Int, wanting type: CELType?
  ) -> PlannedProgram? {
    var found = DiagnosticSink()
    let program = environment.compile(text, in: scope, wanting: type, into: &found)
    report(found, of: node, offset: offset)
    return program.map { planned($0, of: node, offset: offset) }
  }

  /// A text with `${…}` inside.
  mutating func compileText(_ node: SyntaxNode, wanting type: CELType) -> PlannedProgram? {
    var found = DiagnosticSink()
    let program = environment.compileText(node.text, in: scope, wanting: type, into: &found)
    report(found, of: node, offset: 0)
    return program.map { planned($0, of: node, offset: 0) }
  }

  /// The program that a scalar would be if nothing were wanted of it; reports nothing.
  func tryCompile(_ node: SyntaxNode) -> Program? {
    var ignored = DiagnosticSink()
    return environment.compile(unwrapped(node.text).0, in: scope, wanting: nil, into: &ignored)
  }

  /// Compiles a text that stands in no document, such as a default of the catalog.
  func compileForeign(_ text: String, wanting type: CELType) -> Program? {
    var ignored = DiagnosticSink()
    return environment.compile(text, in: EmptyScope(), wanting: type, into: &ignored)
  }

  private func planned(_ program: Program, of node: SyntaxNode, offset: Int) -> PlannedProgram {
    let origin = ExpressionOrigin(file: node.range.file, node: node.index, offset: Int32(offset))
    return PlannedProgram(program: program, origin: origin)
  }

  /// Findings of an expression have offsets in its own text.
  private mutating func report(_ found: DiagnosticSink, of node: SyntaxNode, offset: Int) {
    for diagnostic in found.diagnostics {
      report(
        diagnostic.mappingRanges { range in
          node.sourceRange(ofText: Int(range.start) + offset..<Int(range.end) + offset)
        })
    }
  }
}

extension Diagnostic {
  static func missingExpression(at range: SourceRange, found: String?) -> Self {
    guard let found else {
      return Diagnostic("missing-expression", .error, at: range, "an expression is missing here")
    }
    return Diagnostic(
      "missing-expression", .error, at: range, "an expression is wanted here, not a \(found); quote it if it is one")
  }
}
