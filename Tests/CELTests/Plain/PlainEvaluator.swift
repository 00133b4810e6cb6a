import UIDescDiagnostics

@testable import CEL

// CEL a second time, as simply as it can be written, to judge the planner and the machine by. What comes in is checked
// syntax with the values of the variables; what goes out is a value or why there is none. It walks operators, fields,
// elements, macros and optional values itself, looks the variables of macros up by their names, and knows no plan, no
// constants that are worked out early, no places and no budget. Only what texts, times and conversions do inside is the
// library's.

/// Why the plain evaluator has no value.
enum PlainStop: Error, Hashable {
  case failure(FailureCode, SourceRange)
  /// Something that it does not know how to walk.
  case unwalked(String)

  var isFailure: Bool {
    if case .failure = self { return true }
    return false
  }
}

struct PlainEvaluator {
  let syntax: Syntax
  let environment: Environment
  /// By slot.
  let variables: [Value]

  /// The variables of macros, the innermost last.
  typealias Locals = [(name: String, value: Value)]

  /// Reads and checks an expression, without planning it; nil where that reports something.
  init?(_ text: String, in scope: Activation, _ environment: Environment) {
    var sink = DiagnosticSink()
    guard var syntax = environment.read(Array(text.utf8), isText: false, into: &sink) else { return nil }
    var checker = Checker(taking: &syntax, environment, scope)
    _ = checker.checkRoot(wanting: nil)
    guard checker.diagnostics.isEmpty else { return nil }
    self.syntax = checker.syntax
    self.environment = environment
    variables = scope.values
  }

  func run() throws -> Value { try evaluate(syntax.root, []) }

  func evaluate(_ id: Int32, _ locals: Locals) throws -> Value {
    let node = syntax[id]
    switch node.resolution {
    case .constant: return syntax.values[Int(node.value)]
    case .member: return .member(node.member)
    case .variable:
      guard variables.indices.contains(Int(node.value)) else { throw failure(.unknownName, node) }
      return variables[Int(node.value)]
    case .local:
      let name = syntax.name(of: node)
      guard let local = locals.last(where: { $0.name == name }) else {
        throw PlainStop.unwalked("a local variable without a value")
      }
      return local.value
    case .missing where node.kind == .select && node.type == .error: throw failure(.unknownName, node)
    default: return try written(node, locals)
    }
  }

  private func written(_ node: SyntaxNode, _ locals: Locals) throws -> Value {
    switch node.kind {
    case .null: return .null
    case .bool: return .bool(node.flags.contains(.isTrue))
    case .int:
      let number = Int64(bitPattern: node.bits)
      return node.resolution == .double ? .double(Double(number)) : .int(number)
    case .uint: return .uint(node.bits)
    case .double: return .double(Double(bitPattern: node.bits))
    case .string, .bytes: return syntax.values[Int(node.a)]
    case .identifier: throw failure(.unknownName, node)
    case .select: return try select(node, locals)
    case .index: return try index(node, locals)
    case .has: return .bool(try has(node, locals))
    case .call: return try call(node, locals)
    case .macro: return try macro(node, locals)
    case .not: return .bool(try !condition(node.a, locals))
    case .negate: return try at(node) { try plainNegation(evaluate(node.a, locals)) }
    case .and: return .bool(try chain(node, locals, stopsAt: false))
    case .or: return .bool(try chain(node, locals, stopsAt: true))
    case .conditional: return try evaluate(condition(node.a, locals) ? node.b : node.c, locals)
    case .list: return try list(node, locals)
    case .map: return try map(node, locals)
    case .text: return try text(node, locals)
    default:
      let (left, right) = (try evaluate(node.a, locals), try evaluate(node.b, locals))
      return try at(node) { try plainOperation(node.kind, left, right) }
    }
  }

  // MARK: - Failing

  func failure(_ code: FailureCode, _ node: SyntaxNode) -> PlainStop {
    .failure(code, SourceRange(Int(node.start), Int(node.end)))
  }

  /// Gives a failure that has no place yet that of a node.
  func at<T>(_ node: SyntaxNode, _ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch let code as FailureCode {
      throw failure(code, node)
    }
  }

  func condition(_ id: Int32, _ locals: Locals) throws -> Bool {
    guard case .bool(let value) = try evaluate(id, locals) else { throw failure(.noOverload, syntax[id]) }
    return value
  }

  /// The operands of `&&` and `||`: the first failure counts if none of them decides.
  private func chain(_ node: SyntaxNode, _ locals: Locals, stopsAt decisive: Bool) throws -> Bool {
    var first: PlainStop?
    for operand in children(node) {
      do {
        if try condition(operand, locals) == decisive { return decisive }
      } catch let stop as PlainStop where stop.isFailure {
        first = first ?? stop
      }
    }
    if let first { throw first }
    return !decisive
  }

  func children(_ node: SyntaxNode) -> [Int32] {
    (0..<Int(node.count)).map { syntax.child(node, $0) }
  }

  // MARK: - Fields and elements

  private func select(_ node: SyntaxNode, _ locals: Locals) throws -> Value {
    let operand = try evaluate(node.a, locals)
    let isOptional = node.flags.contains(.isOptional)
    if case .optional(nil) = operand { return operand }
    var inner = operand
    while case .optional(let wrapped?) = inner { inner = wrapped }
    if case .optional = inner { return inner }
    if case .null = inner, !isOptional, operand == inner { throw failure(.noSuchKey, node) }
    guard case .map(let map) = inner else { throw failure(.noOverload, node) }
    let mayBeNull = node.resolution == .nullableField
    let value = plainLookUp(.string(syntax.name(of: node)), in: map)
    if isOptional || operand != inner { return .optional(mayBeNull && value == .null ? nil : value) }
    if let value { return value }
    if mayBeNull { return .null }
    throw failure(.noSuchKey, node)
  }

  private func has(_ node: SyntaxNode, _ locals: Locals) throws -> Bool {
    let select = syntax[node.a]
    var operand = try evaluate(select.a, locals)
    while case .optional(let inner) = operand {
      guard let inner else { return false }
      operand = inner
    }
    guard case .map(let map) = operand else { throw failure(.noOverload, node) }
    let value = plainLookUp(.string(syntax.name(of: select)), in: map)
    return select.resolution == .nullableField ? value != nil && value != .null : value != nil
  }

  private func index(_ node: SyntaxNode, _ locals: Locals) throws -> Value {
    let (operand, key) = (try evaluate(node.a, locals), try evaluate(node.b, locals))
    if case .optional(let inner) = operand {
      guard let inner else { return operand }
      return .optional(try element(of: inner, key, node))
    }
    let value = try element(of: operand, key, node)
    if node.flags.contains(.isOptional) { return .optional(value) }
    if let value { return value }
    if case .list = operand { throw failure(.indexOutOfRange, node) }
    throw failure(.noSuchKey, node)
  }

  /// Nil where there is none.
  private func element(of operand: Value, _ key: Value, _ node: SyntaxNode) throws -> Value? {
    switch (operand, key) {
    case (.list(let list), .int(let number)):
      return list.indices.contains(Int(number)) ? list[Int(number)] : nil
    case (.list(let list), .uint(let number)):
      return Int(exactly: number).flatMap { list.indices.contains($0) ? list[$0] : nil }
    case (.list(let list), .double(let number)):
      guard let index = Int(exactly: number) else { throw failure(.noOverload, node) }
      return list.indices.contains(index) ? list[index] : nil
    case (.map(let map), _): return plainLookUp(key, in: map)
    default: throw failure(.noOverload, node)
    }
  }

  // MARK: - Literals

  private func list(_ node: SyntaxNode, _ locals: Locals) throws -> Value {
    var elements: [Value] = []
    for child in children(node) {
      let value = try evaluate(child, locals)
      guard syntax[child].flags.contains(.isOptionalEntry) else {
        elements.append(value)
        continue
      }
      guard case .optional(let inner) = value else { throw failure(.noOverload, syntax[child]) }
      elements += inner.map { [$0] } ?? []
    }
    return .list(elements)
  }

  private func map(_ node: SyntaxNode, _ locals: Locals) throws -> Value {
    var entries: [MapValue.Entry] = []
    let parts = children(node)
    for position in stride(from: 0, to: parts.count, by: 2) {
      let key = try evaluate(parts[position], locals)
      var value = try evaluate(parts[position + 1], locals)
      let keyNode = syntax[parts[position]]
      if keyNode.flags.contains(.isOptionalEntry) {
        guard case .optional(let inner) = value else { throw failure(.noOverload, keyNode) }
        guard let inner else { continue }
        value = inner
      }
      try at(keyNode) { try plainAdd(key, value, to: &entries) }
    }
    return .map(MapValue(uniqueEntries: entries))
  }

  private func text(_ node: SyntaxNode, _ locals: Locals) throws -> Value {
    var text = ""
    for child in children(node) {
      let value = try evaluate(child, locals)
      // Alone, an expression that may be null gives no text at all.
      if value == .null, node.count == 1 { return .null }
      guard case .string(let piece) = try at(syntax[child], { try shown(value) }) else { continue }
      text += piece
    }
    return .string(text)
  }
}
