extension Planner {
  mutating func operation(_ id: Int32, _ syntax: SyntaxNode) -> Int32 {
    switch syntax.resolution {
    case .constant:
      var node = node(.constant, syntax)
      node.a = syntax.value
      return add(node)
    case .member: return add(.member(syntax.member), syntax)
    case .variable: return variable(syntax.value, syntax)
    case .local:
      var node = node(.local, syntax)
      node.a = syntax.value
      return add(node)
    case .missing where syntax.kind == .identifier || syntax.kind == .select && syntax.type == .error:
      return failure(.unknownName, self.syntax.name(of: syntax), syntax)
    default: return written(id, syntax)
    }
  }

  private mutating func variable(_ slot: Int32, _ syntax: SyntaxNode) -> Int32 {
    if let known = replacements.first(where: { $0.slot == slot }) { return add(known.value, syntax) }
    var node = node(.variable, syntax)
    node.a = slot
    return add(node)
  }

  private mutating func failure(_ code: FailureCode, _ name: String, _ syntax: SyntaxNode) -> Int32 {
    var node = node(.fail, syntax)
    node.a = add(.string(name))
    node.c = Int32(code.rawValue)
    return add(node)
  }

  private mutating func written(_ id: Int32, _ syntax: SyntaxNode) -> Int32 {
    switch syntax.kind {
    case .null: return add(.null, syntax)
    case .bool: return add(.bool(syntax.flags.contains(.isTrue)), syntax)
    case .int:
      let number = Int64(bitPattern: syntax.bits)
      return add(syntax.resolution == .double ? .double(Double(number)) : .int(number), syntax)
    case .uint: return add(.uint(syntax.bits), syntax)
    case .double: return add(.double(Double(bitPattern: syntax.bits)), syntax)
    case .string, .bytes:
      var node = node(.constant, syntax)
      node.a = syntax.a
      return add(node)
    case .identifier: return failure(.unknownName, self.syntax.name(of: syntax), syntax)
    case .select: return field(.select, syntax, syntax)
    case .has: return field(.has, self.syntax[syntax.a], syntax)
    case .index: return binary(.index, syntax)
    case .not: return unary(.not, syntax)
    case .negate: return unary(.negate, syntax)
    case .add: return binary(.add, syntax)
    case .subtract: return binary(.subtract, syntax)
    case .multiply: return binary(.multiply, syntax)
    case .divide: return binary(.divide, syntax)
    case .modulo: return binary(.modulo, syntax)
    case .equal: return binary(.equal, syntax)
    case .notEqual: return binary(.notEqual, syntax)
    case .less: return binary(.less, syntax)
    case .lessOrEqual: return binary(.lessOrEqual, syntax)
    case .greater: return binary(.greater, syntax)
    case .greaterOrEqual: return binary(.greaterOrEqual, syntax)
    case .isIn: return binary(.isIn, syntax)
    case .and, .or: return chain(syntax)
    case .conditional: return conditional(syntax)
    case .list, .map: return collection(syntax)
    case .text: return text(syntax)
    case .macro: return macro(syntax)
    case .call: return call(id, syntax)
    }
  }

  private mutating func unary(_ operation: Operation, _ syntax: SyntaxNode) -> Int32 {
    var node = node(operation, syntax)
    node.a = emit(syntax.a)
    return addFolding(node, node.a)
  }

  private mutating func binary(_ operation: Operation, _ syntax: SyntaxNode) -> Int32 {
    var node = node(operation, syntax)
    node.a = emit(syntax.a)
    node.b = emit(syntax.b)
    if syntax.flags.contains(.isOptional) { node.flags.insert(.isOptional) }
    return addFolding(node, node.a, node.b)
  }

  private mutating func field(
    _ operation: Operation, _ select: SyntaxNode, _ place: SyntaxNode
  ) -> Int32 {
    var node = node(operation, place)
    node.a = emit(select.a)
    node.b = add(.string(syntax.name(of: select)))
    node.c = select.resolution == .field || select.resolution == .nullableField ? select.value : 0
    if select.flags.contains(.isOptional) { node.flags.insert(.isOptional) }
    if select.resolution == .nullableField { node.flags.insert(.nullIsAbsent) }
    return addFolding(node, node.a)
  }

  private mutating func chain(_ syntax: SyntaxNode) -> Int32 {
    let decisive = syntax.kind == .or
    let mark = self.syntax.pending.count
    for position in 0..<Int(syntax.count) {
      let operand = emit(self.syntax.child(syntax, position))
      if case .bool(let value) = constant(operand) {
        if value == decisive {
          self.syntax.pending.shorten(to: mark)
          return add(.bool(decisive), syntax)
        }
        continue
      }
      self.syntax.pending.append(operand)
    }
    if self.syntax.pending.count == mark { return add(.bool(!decisive), syntax) }
    var node = node(syntax.kind == .or ? .or : .and, syntax)
    takeRun(&node, from: mark)
    return add(node)
  }

  private mutating func conditional(_ syntax: SyntaxNode) -> Int32 {
    var node = node(.conditional, syntax)
    node.a = emit(syntax.a)
    if case .bool(let value) = constant(node.a) { return emit(value ? syntax.b : syntax.c) }
    node.b = emit(syntax.b)
    node.c = emit(syntax.c)
    return add(node)
  }

  /// Emits the children of a node, which then wait.
  private mutating func emitRun(_ syntax: SyntaxNode) {
    for position in 0..<Int(syntax.count) {
      let child = self.syntax.child(syntax, position)
      let code = emit(child)
      if self.syntax[child].flags.contains(.isOptionalEntry) { mark(code, .isOptionalEntry) }
      self.syntax.pending.append(code)
    }
  }

  private mutating func collection(_ syntax: SyntaxNode) -> Int32 {
    var node = node(syntax.kind == .list ? .list : .map, syntax)
    let mark = self.syntax.pending.count
    emitRun(syntax)
    takeRun(&node, from: mark)
    return addFoldingRun(node)
  }

  private mutating func text(_ syntax: SyntaxNode) -> Int32 {
    var node = node(.concatenate, syntax)
    if syntax.count == 1 {
      let child = self.syntax.child(syntax, 0)
      if self.syntax[child].type == .string { return emit(child) }
      node.flags.insert(.nullIsAbsent)
    }
    let mark = self.syntax.pending.count
    emitRun(syntax)
    takeRun(&node, from: mark)
    return addFoldingRun(node)
  }

  // MARK: - Macros

  private mutating func macro(_ syntax: SyntaxNode) -> Int32 {
    guard let macro = syntax.macro else { return failure(.unknownFunction, "", syntax) }
    let start = nodes.count
    var node = node(operation(macro), syntax)
    let variables = macro.variableCount(arguments: Int(syntax.count))
    node.c = self.syntax[self.syntax.child(syntax, 0)].value
    var first = variables
    if macro == .bind {
      node.a = emit(self.syntax.child(syntax, 1))
      first = 2
    } else {
      node.a = emit(syntax.a)
    }
    if variables == 2 { node.flags.insert(.hasTwoVariables) }
    if Int(syntax.count) - first == 2 { node.flags.insert(.hasFilter) }
    let mark = self.syntax.pending.count
    for position in first..<Int(syntax.count) {
      let body = emit(self.syntax.child(syntax, position))
      self.syntax.pending.append(body)
    }
    takeRun(&node, from: mark)
    let code = add(node)
    if !isOpen(from: start, locals: node.c) { fold(code) }
    return code
  }

  /// Whether steps since a place need something from outside: a variable, or an outer macro's.
  private func isOpen(from start: Int, locals first: Int32) -> Bool {
    for index in start..<nodes.count {
      switch nodes[index].operation {
      case .variable, .fail: return true
      case .local: if nodes[index].a < first { return true }
      default: break
      }
    }
    return false
  }

  private func operation(_ macro: Macro) -> Operation {
    switch macro {
    case .all: .all
    case .exists: .exists
    case .existsOne: .existsOne
    case .filter: .filter
    case .map, .transformList: .mapping
    case .transformMap: .transformMap
    case .transformMapEntry: .transformMapEntry
    case .sortBy: .sortBy
    case .optMap: .optionalMap
    case .optFlatMap: .optionalFlatMap
    case .bind: .bind
    }
  }

  // MARK: - Calls

  private mutating func call(_ id: Int32, _ syntax: SyntaxNode) -> Int32 {
    switch syntax.resolution {
    case .function: return functionCall(syntax)
    case .declared:
      var node = node(.declared, syntax)
      let isMember =
        syntax.a >= 0 && environment.functions[Int(syntax.value)].name == self.syntax.name(of: syntax)
      let mark = self.syntax.pending.count
      if isMember {
        let target = emit(syntax.a)
        self.syntax.pending.append(target)
        node.flags.insert(.isMember)
      }
      emitRun(syntax)
      node.c = syntax.value
      takeRun(&node, from: mark)
      return add(node)
    case .hostCall: return hostCall(syntax)
    case .orNull:
      var node = node(.orNull, syntax)
      node.a = emit(syntax.a)
      if let known = constant(node.a) { return known == .null ? emit(self.syntax.child(syntax, 0)) : node.a }
      node.b = emit(self.syntax.child(syntax, 0))
      return add(node)
    default: return failure(.unknownFunction, self.syntax.name(of: syntax), syntax)
    }
  }

  private mutating func functionCall(_ syntax: SyntaxNode) -> Int32 {
    var node = node(.call, syntax)
    node.c = syntax.value
    let mark = self.syntax.pending.count
    // The target of a namespace's function has never been checked: it is no value.
    let isTarget =
      syntax.a >= 0 && !(self.syntax[syntax.a].kind == .identifier && self.syntax[syntax.a].type.isNone)
    if isTarget {
      let target = emit(syntax.a)
      self.syntax.pending.append(target)
    }
    emitRun(syntax)
    takeRun(&node, from: mark)
    if node.count == 2, syntax.value == Int32(Function.matches.rawValue),
      case .string(let text) = constant(self.syntax.children[Int(node.b) + 1]),
      let pattern = try? Pattern(text)
    {
      node.a = add(pattern)
    }
    return addFoldingRun(node)
  }

  private mutating func hostCall(_ syntax: SyntaxNode) -> Int32 {
    var node = node(.hostCall, syntax)
    let mark = self.syntax.pending.count
    emitRun(syntax)
    takeRun(&node, from: mark)
    node.c = add(.call(form(of: syntax)))
    if syntax.flags.contains(.isMethod) { node.a = emit(syntax.a) }
    return addFoldingRun(node)
  }

  /// The form of a call of the host, with labels but without values, and on null where it is a method.
  private func form(of node: SyntaxNode) -> HostCall {
    let arguments = (0..<Int(node.count)).map { position in
      let label = syntax.label(node, position)
      return HostCall.Argument(label: label.isEmpty ? nil : label, value: .null)
    }
    return HostCall(
      type: node.type.host ?? node.owner,
      name: node.flags.contains(.isInitialiser) ? "" : syntax.name(of: node),
      typeName: environment.hostTypes.name(of: node.owner),
      base: node.flags.contains(.isMethod) ? .null : nil, arguments: arguments)
  }
}
