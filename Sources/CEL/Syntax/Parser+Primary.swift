internal import UIDescDiagnostics

extension Parser {
  mutating func primary(isNegative: Bool, from start: Int) throws(Stop) -> Int32 {
    let token = token
    switch token.kind {
    case .identifier: return try name(flags: [], from: token.start)
    case .dot: return try rootedName()
    case .int, .uint, .double: return try number(isNegative: isNegative, from: start)
    case .string: return try string()
    case .true, .false, .null:
      advance()
      var node = SyntaxNode(
        kind: token.kind == .null ? .null : .bool, start: UInt32(token.start), end: UInt32(token.end))
      if token.kind == .true { node.flags = .isTrue }
      return add(node)
    case .openParenthesis: return try parenthesised()
    case .openBracket: return try list()
    case .openBrace: return try map()
    case .openString: throw stop(.openString(at: SourceRange(token.start, token.end)))
    case .reserved: throw stop(.reservedWord(syntax.text(token.start, token.end), at: range(token)))
    default: throw unexpected("a value")
    }
  }

  private func range(_ token: Token) -> SourceRange { SourceRange(token.start, token.end) }

  private mutating func rootedName() throws(Stop) -> Int32 {
    let start = token.start
    advance()
    switch token.kind {
    case .identifier: break
    case .reserved, .in, .true, .false, .null: if !allowsLabels { throw unexpected("a name") }
    default: throw unexpected("a name")
    }
    return try name(flags: .isRooted, from: start)
  }

  private mutating func name(flags: SyntaxFlags, from start: Int) throws(Stop) -> Int32 {
    let name = token
    advance()
    if token.kind == .openParenthesis { return try call(name, on: nil, from: start, flags: flags) }
    var node = SyntaxNode(kind: .identifier, flags: flags, start: UInt32(start), end: UInt32(name.end))
    try setName(&node, name)
    return add(node)
  }

  private mutating func parenthesised() throws(Stop) -> Int32 {
    advance()
    let inner = try expression()
    if token.kind != .closeParenthesis { throw unexpected("')'") }
    advance()
    return inner
  }

  private mutating func list() throws(Stop) -> Int32 {
    let start = token.start
    advance()
    let mark = syntax.pending.count
    while token.kind != .closeBracket {
      wait(try entry())
      guard token.kind == .comma else { break }
      advance()
    }
    if token.kind != .closeBracket { throw unexpected("',' or ']'") }
    advance()
    return try addRun(.list, from: mark, start: UInt32(start))
  }

  private mutating func map() throws(Stop) -> Int32 {
    let start = token.start
    advance()
    let mark = syntax.pending.count
    while token.kind != .closeBrace {
      wait(try entry())
      if token.kind != .colon { throw unexpected("':' and the value") }
      advance()
      wait(try expression())
      guard token.kind == .comma else { break }
      advance()
    }
    if token.kind != .closeBrace { throw unexpected("',' or '}'") }
    advance()
    return try addRun(.map, from: mark, start: UInt32(start))
  }

  /// An element or a key, with `?` before it where it is optional.
  private mutating func entry() throws(Stop) -> Int32 {
    guard token.kind == .question else { return try expression() }
    advance()
    let node = try expression()
    syntax[node].flags.insert(.isOptionalEntry)
    return node
  }

  /// The current token is the opening parenthesis.
  mutating func call(
    _ name: Token, on target: Int32?, from start: Int, flags: SyntaxFlags
  ) throws(Stop) -> Int32 {
    advance()
    let mark = syntax.pending.count
    var labels = Plain<Syntax.Label>()
    var only: Int32?
    while token.kind != .closeParenthesis {
      if allowsLabels, let label = argumentLabel() {
        // Those before the first that has one have none.
        let none = Syntax.Label(start: 0, length: 0)
        while labels.count < syntax.pending.count - mark { labels.append(none) }
        labels.append(Syntax.Label(start: UInt32(label.start), length: UInt32(label.end - label.start)))
      }
      let argument = try expression()
      // One argument, as most calls have, need not wait for others.
      if token.kind != .comma, syntax.pending.count == mark {
        only = argument
        break
      }
      wait(argument)
      guard token.kind == .comma else { break }
      advance()
    }
    // A trailing comma is allowed in lists and maps only.
    if token.kind != .closeParenthesis { throw unexpected("',' or ')'") }
    if lastIsComma, syntax.pending.count > mark { throw unexpected("an argument") }
    advance()
    var node = SyntaxNode(kind: .call, flags: flags, start: UInt32(start), end: UInt32(lastEnd))
    try setName(&node, name)
    if let only { take(only, as: &node) } else { try takeChildren(&node, from: mark) }
    if let target {
      node.a = target
      node.height = max(node.height, syntax[target].height + 1)
    }
    if !labels.isEmpty {
      node.c = Int32(truncatingIfNeeded: syntax.labels.count)
      let none = Syntax.Label(start: 0, length: 0)
      for position in 0..<Int(node.count) {
        syntax.labels.append(position < labels.count ? labels[position] : none)
      }
    } else if !flags.contains(.isRooted) {
      try recogniseMacro(&node)
    }
    return try addMeasured(node)
  }

  private var lastIsComma: Bool { lastEnd > 0 && syntax.bytes[lastEnd - 1] == UInt8(ascii: ",") }

  /// A word and a colon before an argument; no valid CEL has one there.
  private mutating func argumentLabel() -> Token? {
    guard token.isWord else { return nil }
    let (savedLexer, savedToken) = (lexer.position, token)
    let label = token
    token = lexer.next()
    if token.kind == .colon {
      advance()
      return label
    }
    lexer.position = savedLexer
    token = savedToken
    return nil
  }
}
