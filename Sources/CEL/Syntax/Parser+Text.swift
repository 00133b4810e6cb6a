internal import UIDescDiagnostics

extension Parser {
  /// Reads a text with `${expression}` in it; the root is a text node.
  mutating func parseText() throws(Stop) {
    let bytes = syntax.bytes
    let mark = syntax.pending.count
    var literalStart = 0
    var at = 0
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "$"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "{") else {
        at += 1
        continue
      }
      if literalStart < at { wait(literal(literalStart, at)) }
      wait(try interpolation(at))
      at = token.end
      literalStart = at
    }
    if literalStart < bytes.count || syntax.pending.count == mark {
      wait(literal(literalStart, bytes.count))
    }
    lastEnd = bytes.count
    syntax.root = try addRun(.text, from: mark, start: 0)
  }

  /// Reads `${…}` around a whole expression, which means the same as the expression alone.
  mutating func parseWrapped(from start: Int) throws(Stop) {
    syntax.root = try interpolation(start)
    advance()
    if token.kind != .end { throw unexpected("the end") }
  }

  /// The current token is the closing brace afterwards.
  private mutating func interpolation(_ start: Int) throws(Stop) -> Int32 {
    lexer.position = start + 2
    token = lexer.next()
    if token.kind == .closeBrace {
      throw stop(.emptyExpression(at: SourceRange(start, token.end)))
    }
    if token.kind == .end { throw stop(.openInterpolation(at: SourceRange(start, start + 2))) }
    let node = try expression()
    if token.kind == .end { throw stop(.openInterpolation(at: SourceRange(start, start + 2))) }
    if token.kind != .closeBrace { throw unexpected("'}'") }
    return node
  }

  private mutating func literal(_ start: Int, _ end: Int) -> Int32 {
    var node = SyntaxNode(kind: .string, start: UInt32(start), end: UInt32(end))
    node.a = syntax.add(.string(syntax.text(start, end)))
    return add(node)
  }
}

extension Diagnostic {
  static func openInterpolation(at range: SourceRange) -> Self {
    syntax("the '${' has no '}'; a literal one is written '${\"${\"}'", at: range)
  }
}
