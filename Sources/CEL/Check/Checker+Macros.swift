internal import UIDescDiagnostics

extension Checker {
  mutating func macro(_ id: Int32, _ node: SyntaxNode, wanting wanted: TypeID) -> TypeID {
    guard let macro = node.macro else { return .error }
    macroDepth += 1
    defer { macroDepth -= 1 }
    if macroDepth > environment.limits.comprehensionNesting {
      diagnostics.append(
        .macrosTooDeep(at: nameRange(node), limit: environment.limits.comprehensionNesting))
      return .error
    }
    switch macro {
    case .bind: return bind(node, wanting: wanted)
    case .optMap, .optFlatMap: return optionalMap(node, macro)
    default: return comprehension(node, macro, wanting: wanted)
    }
  }

  /// The types of the variables: elements of a list, with their index in front where there are two; keys and values of a map.
  private mutating func variables(_ node: SyntaxNode, count: Int) -> [TypeID]? {
    let range = used(node.a, check(node.a))
    if range == .error { return [TypeID](repeating: .error, count: count) }
    if range == .dyn || range.variableIndex != nil { return [TypeID](repeating: .dyn, count: count) }
    if let element = types.element(ofList: range) { return count == 2 ? [.int, element] : [element] }
    if let entry = types.entry(range), entry.kind == .map {
      let (key, value) = (types.resolve(types.first(entry)), types.resolve(types.second(entry)))
      return count == 2 ? [key, value] : [key]
    }
    if types.record(range) != nil { return count == 2 ? [.string, .dyn] : [.string] }
    report(
      .notAContainer(text(node.a), types.name(range), at: self.range(node.a)))
    return nil
  }

  private mutating func comprehension(_ node: SyntaxNode, _ macro: Macro, wanting wanted: TypeID) -> TypeID {
    let count = macro.variableCount(arguments: Int(node.count))
    let found = variables(node, count: count)
    let variables = found ?? [TypeID](repeating: .error, count: count)
    enter(node, variables)
    defer { leave(count) }
    let result = body(node, macro, from: count, variables, wanting: wanted)
    return found == nil && result != .bool ? .error : result
  }

  private mutating func body(
    _ node: SyntaxNode, _ macro: Macro, from first: Int, _ variables: [TypeID], wanting wanted: TypeID
  ) -> TypeID {
    let last = syntax.child(node, Int(node.count) - 1)
    if Int(node.count) - first == 2 { condition(syntax.child(node, first)) }
    switch macro {
    case .all, .exists, .existsOne:
      condition(last)
      return .bool
    case .filter:
      condition(last)
      return types.list(variables[0])
    case .sortBy:
      check(last)
      return types.list(variables[0])
    case .transformMap:
      let value = check(last, wanting: wantedValue(wanted))
      return types.map(variables[0], value)
    case .transformMapEntry:
      let entry = checkResolved(last, wanting: wanted)
      if entry.isAny || types.isKind(entry, .map) || types.record(entry) != nil { return entry }
      report(.notAContainer(text(last), types.name(entry), at: range(last)))
      return .error
    default:
      let element = wanted.isNone ? nil : types.element(ofList: types.withoutNull(wanted))
      let type = check(last, wanting: element ?? .none)
      if let element, types.accepts(element, type), type.host != nil { return types.list(element) }
      return types.list(type)
    }
  }

  private func wantedValue(_ wanted: TypeID) -> TypeID {
    guard !wanted.isNone, let entry = types.entry(types.withoutNull(wanted)), entry.kind == .map else {
      return .none
    }
    return types.resolve(types.second(entry))
  }

  private mutating func optionalMap(_ node: SyntaxNode, _ macro: Macro) -> TypeID {
    let range = checkResolved(node.a)
    var inner = TypeID.dyn
    if let wrapped = types.wrapped(optional: range) {
      inner = wrapped
    } else if !range.isAny, range.variableIndex == nil {
      report(.notOptional(text(node.a), types.name(range), at: self.range(node.a)))
      inner = .error
    }
    enter(node, [inner])
    defer { leave(1) }
    let body = syntax.child(node, 1)
    let type = checkResolved(body)
    if macro == .optMap { return types.optional(type) }
    if type.isAny || type.variableIndex != nil { return types.optional(.dyn) }
    if types.isKind(type, .optional) { return type }
    report(.notOptional(text(body), types.name(type), at: self.range(body)))
    return .error
  }

  private mutating func bind(_ node: SyntaxNode, wanting wanted: TypeID) -> TypeID {
    let value = check(syntax.child(node, 1))
    enter(node, [value])
    defer { leave(1) }
    return check(syntax.child(node, 2), wanting: wanted)
  }

  /// Brings the variables that a macro's first arguments name into scope.
  private mutating func enter(_ node: SyntaxNode, _ variables: [TypeID]) {
    for (position, type) in variables.enumerated() {
      let name = syntax.child(node, position)
      syntax.nodes[Int(name)].resolution = .local
      syntax.nodes[Int(name)].value = Int32(truncatingIfNeeded: locals.count)
      locals.append(Local(name: syntax[name], type: type))
    }
    syntax.localCount = max(syntax.localCount, locals.count)
  }

  private mutating func leave(_ count: Int) {
    locals.shorten(to: locals.count - count)
  }
}
