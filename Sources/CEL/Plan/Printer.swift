/// Writes an expression as text again, with as few parentheses as its meaning needs.
struct Printer {
  let syntax: Syntax
  let host: (any HostTypes)?
  /// By node, the constant that it has become, or -1; empty to print what is written.
  var folded: [Int32] = []
  /// Variables that are printed as another expression.
  var texts: [(slot: Int32, text: String)] = []

  /// How tightly the parts of an expression hold together, loosest first.
  private enum Level: Int {
    case conditional, or, and, relation, sum, product, unary, member
  }

  func text() -> String { print(syntax.root, at: .conditional) }

  private func constant(_ id: Int32) -> Value? {
    guard !folded.isEmpty, folded[Int(id)] >= 0 else { return nil }
    return syntax.values[Int(folded[Int(id)])]
  }

  /// What an operand of a chain or a condition has become, if it is a boolean.
  private func decided(_ id: Int32) -> Bool? {
    guard case .bool(let value) = constant(id) else { return nil }
    return value
  }

  private func print(_ id: Int32, at level: Level) -> String {
    if let value = constant(id) { return value.literal(host: host) }
    let node = syntax[id]
    if node.resolution == .variable, let other = texts.first(where: { $0.slot == node.value }) {
      return other.text
    }
    if node.kind == .conditional, let value = decided(node.a) {
      return print(value ? node.b : node.c, at: level)
    }
    if node.resolution == .orNull, let value = constant(node.a) {
      return value == .null ? print(syntax.child(node, 0), at: level) : value.literal(host: host)
    }
    if node.kind == .and || node.kind == .or {
      let open = children(node).filter { decided($0) == nil }
      if open.count == 1 { return print(open[0], at: level) }
    }
    let (text, own) = written(node)
    return own.rawValue < level.rawValue ? "(\(text))" : text
  }

  private func written(_ node: SyntaxNode) -> (String, Level) {
    switch node.kind {
    case .null: return ("null", .member)
    case .bool: return (node.flags.contains(.isTrue) ? "true" : "false", .member)
    case .int: return (String(Int64(bitPattern: node.bits)), .member)
    case .uint: return ("\(node.bits)u", .member)
    case .double: return ("\(Double(bitPattern: node.bits))", .member)
    case .string: return (Library.quoted(syntax.literal(node) ?? ""), .member)
    case .bytes: return (syntax.values[Int(node.a)].literal(), .member)
    case .identifier: return ((node.flags.contains(.isRooted) ? "." : "") + syntax.name(of: node), .member)
    case .select:
      let mark = node.flags.contains(.isOptional) ? ".?" : "."
      let quote = node.flags.contains(.isQuoted) ? "`" : ""
      return ("\(print(node.a, at: .member))\(mark)\(quote)\(syntax.name(of: node))\(quote)", .member)
    case .index:
      let mark = node.flags.contains(.isOptional) ? "?" : ""
      return ("\(print(node.a, at: .member))[\(mark)\(print(node.b, at: .conditional))]", .member)
    case .has: return ("has(\(written(syntax[node.a]).0))", .member)
    case .call, .macro: return (call(node), .member)
    case .not: return ("!" + operand(node.a), .unary)
    case .negate: return ("-" + operand(node.a), .unary)
    case .add: return (binary(node, "+", .sum), .sum)
    case .subtract: return (binary(node, "-", .sum), .sum)
    case .multiply: return (binary(node, "*", .product), .product)
    case .divide: return (binary(node, "/", .product), .product)
    case .modulo: return (binary(node, "%", .product), .product)
    case .equal: return (binary(node, "==", .relation), .relation)
    case .notEqual: return (binary(node, "!=", .relation), .relation)
    case .less: return (binary(node, "<", .relation), .relation)
    case .lessOrEqual: return (binary(node, "<=", .relation), .relation)
    case .greater: return (binary(node, ">", .relation), .relation)
    case .greaterOrEqual: return (binary(node, ">=", .relation), .relation)
    case .isIn: return (binary(node, "in", .relation), .relation)
    case .and: return chain(node, "&&", .and)
    case .or: return chain(node, "||", .or)
    case .conditional:
      let arms = "\(print(node.b, at: .or)) : \(print(node.c, at: .conditional))"
      return ("\(print(node.a, at: .or)) ? \(arms)", .conditional)
    case .list: return ("[\(children(node).map(entry).joined(separator: ", "))]", .member)
    case .map:
      let entries = stride(from: 0, to: Int(node.count), by: 2).map { position in
        "\(entry(syntax.child(node, position))): \(print(syntax.child(node, position + 1), at: .conditional))"
      }
      return ("{\(entries.joined(separator: ", "))}", .member)
    case .text: return pieces(node)
    }
  }

  private func children(_ node: SyntaxNode) -> [Int32] {
    (0..<Int(node.count)).map { syntax.child(node, $0) }
  }

  private func entry(_ id: Int32) -> String {
    (syntax[id].flags.contains(.isOptionalEntry) ? "?" : "") + print(id, at: .conditional)
  }

  /// After a sign, what begins like a number or with a sign itself needs parentheses to stay what it is.
  private func operand(_ id: Int32) -> String {
    let text = print(id, at: .member)
    guard let first = text.utf8.first else { return text }
    return isDigit(first) || first == UInt8(ascii: "-") || first == UInt8(ascii: "!") ? "(\(text))" : text
  }

  private func binary(_ node: SyntaxNode, _ sign: String, _ level: Level) -> String {
    let tighter = Level(rawValue: level.rawValue + 1) ?? .member
    return "\(print(node.a, at: level)) \(sign) \(print(node.b, at: tighter))"
  }

  /// Operands that have become constants without deciding the whole are left out.
  private func chain(_ node: SyntaxNode, _ sign: String, _ level: Level) -> (String, Level) {
    let open = children(node).filter { decided($0) == nil }
    let tighter = Level(rawValue: level.rawValue + 1) ?? .member
    return (open.map { print($0, at: tighter) }.joined(separator: " \(sign) "), level)
  }

  private func call(_ node: SyntaxNode) -> String {
    let arguments = (0..<Int(node.count)).map { position in
      let value = print(syntax.child(node, position), at: .conditional)
      let label = node.kind == .call ? syntax.label(node, position) : ""
      return label.isEmpty ? value : "\(label): \(value)"
    }
    let name = syntax.name(of: node)
    let owner =
      node.a >= 0 ? print(node.a, at: .member) + "." : node.flags.contains(.isRooted) ? "." : ""
    return "\(owner)\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// A text with expressions in it is a sum of texts.
  private func pieces(_ node: SyntaxNode) -> (String, Level) {
    let pieces = children(node).map { piece in
      let isText = syntax[piece].type == .string
      let text = print(piece, at: isText ? .product : .conditional)
      if isText { return text }
      if case .string(let shown) = constant(piece).flatMap({ try? Library.apply(.string, $0, Limits()) }) {
        return Library.quoted(shown)
      }
      return "string(\(text))"
    }
    return (pieces.joined(separator: " + "), pieces.count == 1 ? .product : .sum)
  }
}

extension Program {
  /// The expression as text, with these variables replaced and what is constant then folded.
  public func printed(replacing replacement: (_ slot: Int32) -> ExpressionReplacement?) -> String {
    guard let environment = code.environment, !code.syntax.nodes.isEmpty else {
      return code.value.literal(host: code.environment?.host)
    }
    var replacements: [(slot: Int32, value: Value)] = []
    var texts: [(slot: Int32, text: String)] = []
    for slot in code.syntax.slots.elements {
      switch replacement(slot) {
      case .value(let value): replacements.append((slot, value))
      case .text(let text): texts.append((slot, text))
      case nil: break
      }
    }
    var planner = Planner(code.syntax, environment, replacing: replacements)
    planner.folded = [Int32](repeating: -1, count: code.syntax.nodes.count)
    let root = planner.plan()
    if let constant = planner.constant(root) { return constant.literal(host: environment.host) }
    return Printer(
      syntax: planner.syntax, host: environment.host, folded: planner.folded, texts: texts
    ).text()
  }
}
