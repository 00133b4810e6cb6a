internal import UIDescDiagnostics

/// Thrown after the reason has been reported: the reader stops at the first thing that it can't read.
struct Stop: Error {}

/// Reads one expression by operator precedence.
struct Parser {
  var syntax: Syntax
  var lexer: Lexer
  var token: Token
  var sink: DiagnosticSink
  let limits: Limits
  let allowsLabels: Bool
  private var depth = 0

  init(bytes: [UInt8], start: Int, end: Int, limits: Limits, allowsLabels: Bool, sink: DiagnosticSink) {
    syntax = Syntax(bytes: bytes)
    syntax.nodes.reserveCapacity(min(16, (end - start) / 2 + 2))
    lexer = Lexer(bytes: bytes, start: start, end: end)
    self.limits = limits
    self.allowsLabels = allowsLabels
    self.sink = sink
    token = lexer.next()
  }

  /// Reads the whole text; the syntax is complete only if nothing was thrown.
  mutating func parse() throws(Stop) {
    if token.kind == .end { throw stop(.emptyExpression(at: SourceRange(token.start, token.end))) }
    syntax.root = try expression()
    if token.kind != .end { throw unexpected("an operator or the end") }
  }

  mutating func expression() throws(Stop) -> Int32 {
    depth += 1
    if depth > limits.nesting { throw tooDeep(at: token.start) }
    defer { depth -= 1 }
    let start = UInt32(token.start)
    let condition = try operators(atLeast: 1)
    guard token.kind == .question else { return condition }
    advance()
    let yes = try operators(atLeast: 1)
    if token.kind != .colon { throw unexpected("':' and what holds otherwise") }
    advance()
    let no = try expression()
    var node = SyntaxNode(kind: .conditional, start: start, end: UInt32(lastEnd))
    node.a = condition
    node.b = yes
    node.c = no
    return try add(node, above: condition, yes, no)
  }

  private mutating func operators(atLeast minimum: Int) throws(Stop) -> Int32 {
    // Not where the left operand starts: parentheses around an operand belong to what is made of it.
    let start = UInt32(token.start)
    var left = try unary()
    while true {
      guard let (kind, precedence) = binaryOperator(token.kind), precedence >= minimum else { return left }
      if kind == .and || kind == .or {
        left = try chain(kind, of: left, from: start, precedence: precedence)
        continue
      }
      advance()
      let right = try operators(atLeast: precedence + 1)
      var node = SyntaxNode(kind: kind, start: start, end: UInt32(lastEnd))
      node.a = left
      node.b = right
      left = try add(node, above: left, right)
    }
  }

  /// All operands of one run of `&&` or `||` are children of one node, however many they are.
  private mutating func chain(
    _ kind: SyntaxKind, of first: Int32, from start: UInt32, precedence: Int
  ) throws(Stop) -> Int32 {
    let mark = syntax.pending.count
    wait(first)
    let separator = token.kind
    while token.kind == separator {
      advance()
      wait(try operators(atLeast: precedence + 1))
    }
    return try addRun(kind, from: mark, start: start)
  }

  private func binaryOperator(_ kind: Token.Kind) -> (SyntaxKind, Int)? {
    switch kind {
    case .or: (.or, 1)
    case .and: (.and, 2)
    case .equal: (.equal, 3)
    case .notEqual: (.notEqual, 3)
    case .less: (.less, 3)
    case .lessOrEqual: (.lessOrEqual, 3)
    case .greater: (.greater, 3)
    case .greaterOrEqual: (.greaterOrEqual, 3)
    case .in: (.isIn, 3)
    case .plus: (.add, 4)
    case .minus: (.subtract, 4)
    case .star: (.multiply, 5)
    case .slash: (.divide, 5)
    case .percent: (.modulo, 5)
    default: nil
    }
  }

  private mutating func unary() throws(Stop) -> Int32 {
    guard token.kind == .exclamation || token.kind == .minus else { return try member() }
    let sign = token.kind
    let start = token.start
    var count = 0
    var isNegativeNumber = false
    while token.kind == sign {
      let end = token.end
      advance()
      count += 1
      isNegativeNumber =
        sign == .minus && token.start == end && (token.kind == .int || token.kind == .double)
    }
    if isNegativeNumber { count -= 1 }
    let operand = try member(isNegative: isNegativeNumber, from: isNegativeNumber ? token.start - 1 : nil)
    if count % 2 == 0 { return operand }
    var node = SyntaxNode(
      kind: sign == .minus ? .negate : .not, start: UInt32(start), end: UInt32(lastEnd))
    node.a = operand
    return try add(node, above: operand)
  }

  private mutating func member(isNegative: Bool = false, from start: Int? = nil) throws(Stop) -> Int32 {
    let start = start ?? token.start
    var operand = try primary(isNegative: isNegative, from: start)
    while true {
      switch token.kind {
      case .dot: operand = try selection(on: operand, from: start)
      case .openBracket: operand = try subscripting(operand, from: start)
      case .openBrace where isTypeName(operand):
        throw stop(.messageLiteral(at: SourceRange(Int(syntax[operand].start), token.end)))
      default: return operand
      }
    }
  }

  private func isTypeName(_ node: Int32) -> Bool {
    var node = syntax[node]
    while node.kind == .select { node = syntax[node.a] }
    return node.kind == .identifier
  }

  private mutating func selection(on operand: Int32, from start: Int) throws(Stop) -> Int32 {
    advance()
    var flags: SyntaxFlags = []
    if token.kind == .question {
      flags.insert(.isOptional)
      advance()
    }
    let name = token
    switch name.kind {
    case .identifier, .reserved: break
    case .quotedName: flags.insert(.isQuoted)
    case .in, .true, .false, .null: if !allowsLabels { throw unexpected("a name") }
    default: throw unexpected("a name")
    }
    advance()
    if token.kind == .openParenthesis, !flags.contains(.isOptional), !flags.contains(.isQuoted) {
      return try call(name, on: operand, from: start, flags: [])
    }
    var node = SyntaxNode(
      kind: .select, flags: flags, start: UInt32(start), end: UInt32(name.end))
    try setName(&node, name)
    node.a = operand
    return try add(node, above: operand)
  }

  private mutating func subscripting(_ operand: Int32, from start: Int) throws(Stop) -> Int32 {
    advance()
    var flags: SyntaxFlags = []
    if token.kind == .question {
      flags.insert(.isOptional)
      advance()
    }
    let index = try expression()
    let end = token.end
    if token.kind != .closeBracket { throw unexpected("']'") }
    advance()
    var node = SyntaxNode(kind: .index, flags: flags, start: UInt32(start), end: UInt32(end))
    node.a = operand
    node.b = index
    return try add(node, above: operand, index)
  }

  // MARK: - Building

  /// Where the token before the current one ended.
  var lastEnd = 0

  mutating func advance() {
    lastEnd = token.end
    token = lexer.next()
  }

  /// Adds a node above one to three others.
  mutating func add(
    _ node: SyntaxNode, above first: Int32, _ second: Int32? = nil, _ third: Int32? = nil
  ) throws(Stop) -> Int32 {
    var height = syntax[first].height
    if let second { height = max(height, syntax[second].height) }
    if let third { height = max(height, syntax[third].height) }
    var node = node
    node.height = height + 1
    if Int(node.height) > limits.nesting * 2 { throw tooDeep(at: Int(node.start)) }
    return add(node)
  }

  mutating func add(_ node: SyntaxNode) -> Int32 {
    syntax.nodes.append(node)
    return Int32(truncatingIfNeeded: syntax.nodes.count - 1)
  }

  /// Keeps a node until the one around it is complete.
  mutating func wait(_ node: Int32) {
    syntax.pending.append(node)
  }

  /// Adds a node whose children are those that wait since a mark.
  mutating func addRun(_ kind: SyntaxKind, from mark: Int, start: UInt32) throws(Stop) -> Int32 {
    var node = SyntaxNode(kind: kind, start: start, end: UInt32(lastEnd))
    try takeChildren(&node, from: mark)
    return try addMeasured(node)
  }

  /// Gives a node the children that wait since a mark, and the height above them.
  mutating func takeChildren(_ node: inout SyntaxNode, from mark: Int) throws(Stop) {
    guard syntax.pending.count - mark <= Int(UInt16.max) else { throw tooDeep(at: Int(node.start)) }
    node.b = Int32(truncatingIfNeeded: syntax.children.count)
    node.count = UInt16(syntax.pending.count - mark)
    for position in mark..<syntax.pending.count {
      let child = syntax.pending[position]
      syntax.children.append(child)
      node.height = max(node.height, syntax[child].height + 1)
    }
    syntax.pending.shorten(to: mark)
  }

  /// Gives a node its one child.
  mutating func take(_ child: Int32, as node: inout SyntaxNode) {
    node.b = Int32(truncatingIfNeeded: syntax.children.count)
    node.count = 1
    syntax.children.append(child)
    node.height = max(node.height, syntax[child].height + 1)
  }

  mutating func addMeasured(_ node: SyntaxNode) throws(Stop) -> Int32 {
    if Int(node.height) > limits.nesting * 2 { throw tooDeep(at: Int(node.start)) }
    return add(node)
  }

  func setName(_ node: inout SyntaxNode, _ token: Token) throws(Stop) {
    let quotes = token.kind == .quotedName ? 1 : 0
    node.nameStart = UInt32(token.start + quotes)
    node.nameLength = UInt16(clamping: token.end - token.start - 2 * quotes)
  }

  // MARK: - Failing

  mutating func stop(_ diagnostic: Diagnostic) -> Stop {
    sink.report(diagnostic)
    return Stop()
  }

  mutating func tooDeep(at start: Int) -> Stop {
    stop(.expressionTooDeep(at: SourceRange(start, max(start, token.end)), limit: limits.nesting))
  }

  mutating func unexpected(_ expected: String) -> Stop {
    stop(
      .unexpectedToken(
        at: SourceRange(token.start, token.end), found: describedToken(), expected: expected,
        kind: token.kind))
  }

  private func describedToken() -> String { syntax.text(token.start, token.end) }
}
