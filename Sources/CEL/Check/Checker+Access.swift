internal import UIDescDiagnostics

extension Checker {
  mutating func select(_ id: Int32, _ node: SyntaxNode) -> TypeID {
    if let type = wholeName(id, node) { return type }
    syntax.nodes[Int(id)].resolution = .none
    if isUnknownPath(id, node) { return environment.isChecked ? .error : .dyn }
    let operand = used(node.a, check(node.a))
    let type = field(id, node, of: operand)
    if node.flags.contains(.isOptional) {
      if type == .error { return .error }
      return types.wrapped(optional: operand) == nil ? types.optional(types.withoutNull(type)) : type
    }
    if types.isKind(type, .nullable), let path = path(id) { return narrowed(type, path: path) }
    return type
  }

  /// Reports a name below a prefix that only dotted variables have: `env.colourScheme`.
  private mutating func isUnknownPath(_ id: Int32, _ node: SyntaxNode) -> Bool {
    let root = syntax[node.a]
    guard environment.isChecked, root.kind == .identifier, local(root) == nil else { return false }
    let name = syntax.name(of: root)
    guard variable(name, isRooted: false) == nil else { return false }
    let names = scope.variableNames.filter { $0.hasPrefix(name + ".") }
    if names.isEmpty { return false }
    report(
      .unknownMember(
        syntax.name(of: node), of: name, in: names.map { String($0.dropFirst(name.count + 1)) },
        at: nameRange(node)))
    return true
  }

  /// The type of a field; on an optional value it is optional too.
  private mutating func field(_ id: Int32, _ node: SyntaxNode, of operand: TypeID) -> TypeID {
    if operand.isAny { return operand }
    if operand.variableIndex != nil { return .dyn }
    if let inner = types.wrapped(optional: operand) {
      let type = field(id, node, of: inner)
      return type == .error ? .error : types.optional(types.withoutNull(type))
    }
    if let record = types.record(operand) { return field(id, node, of: record, operand) }
    if let entry = types.entry(operand), entry.kind == .map, types.accepts(types.first(entry), .string) {
      return types.resolve(types.second(entry))
    }
    reportNoField(node, operand)
    return .error
  }

  private mutating func field(
    _ id: Int32, _ node: SyntaxNode, of record: RecordType, _ operand: TypeID
  ) -> TypeID {
    let name = syntax.name(of: node)
    guard let index = record.index(of: name) else {
      report(
        .unknownField(name, of: types.name(operand), in: record.fields.map(\.name), at: nameRange(node)))
      return .error
    }
    let type = record.fields[index].type
    syntax.nodes[Int(id)].resolution = type.isNullable ? .nullableField : .field
    syntax.nodes[Int(id)].value = Int32(truncatingIfNeeded: index)
    return types.id(of: type)
  }

  private mutating func reportNoField(_ node: SyntaxNode, _ operand: TypeID) {
    let name = syntax.name(of: node)
    let function: String? =
      switch name {
      case "length", "count": "size"
      default: Function(key: syntax.key(of: node)).map(\.name)
      }
    report(.noFields(text(node.a), name, types.name(operand), function: function, at: nameRange(node)))
  }

  /// `has(e.f)` asks for a key; the select itself is never evaluated.
  mutating func has(_ id: Int32, _ node: SyntaxNode) -> TypeID {
    let select = syntax[node.a]
    let operand = used(select.a, check(select.a))
    syntax.clear(node.a)
    let type = field(node.a, select, of: operand)
    if types.isKind(type, .nullable) { hasNullables = true }
    return .bool
  }

  mutating func index(_ id: Int32, _ node: SyntaxNode) -> TypeID {
    let operand = used(node.a, check(node.a))
    let result = element(node, of: operand)
    guard node.flags.contains(.isOptional), result != .error else { return result }
    return types.wrapped(optional: operand) == nil ? types.optional(types.withoutNull(result)) : result
  }

  private mutating func element(_ node: SyntaxNode, of operand: TypeID) -> TypeID {
    if operand.isAny || operand.variableIndex != nil {
      check(node.b)
      return operand == .error ? .error : .dyn
    }
    if let inner = types.wrapped(optional: operand) {
      let type = element(node, of: inner)
      return type == .error ? .error : types.optional(types.withoutNull(type))
    }
    if let element = types.element(ofList: operand) {
      require(node.b, check(node.b), toBe: .int)
      return element
    }
    if let entry = types.entry(operand), entry.kind == .map {
      let key = types.first(entry)
      require(node.b, check(node.b, wanting: key), toBe: key)
      return types.resolve(types.second(entry))
    }
    if let record = types.record(operand) { return element(node, of: record, operand) }
    check(node.b)
    report(.noElements(text(node.a), types.name(operand), at: range(node.a)))
    return .error
  }

  private mutating func element(_ node: SyntaxNode, of record: RecordType, _ operand: TypeID) -> TypeID {
    let key = check(node.b, wanting: .string)
    require(node.b, key, toBe: .string)
    let literal = syntax[node.b]
    guard literal.kind == .string else { return .dyn }
    let name = (syntax.literal(literal) ?? "")
    guard let index = record.index(of: name) else {
      report(.unknownField(name, of: types.name(operand), in: record.fields.map(\.name), at: range(node.b)))
      return .error
    }
    return types.id(of: record.fields[index].type)
  }
}
