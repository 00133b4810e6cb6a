internal import UIDescDiagnostics

extension Checker {
  // MARK: - Conditions

  mutating func chain(_ node: SyntaxNode) -> TypeID {
    let mark = present.count
    for position in 0..<Int(node.count) {
      let operand = syntax.child(node, position)
      condition(operand)
      if hasNullables, position + 1 < Int(node.count) {
        present += paths(presentWhen: node.kind == .and, operand)
      }
    }
    if present.count > mark { present.removeSubrange(mark...) }
    return .bool
  }

  mutating func conditional(_ node: SyntaxNode, wanting wanted: TypeID) -> TypeID {
    condition(node.a)
    let yes = arm(node.b, of: node.a, when: true, wanting: wanted)
    let no = arm(node.c, of: node.a, when: false, wanting: wanted)
    if yes == no, yes != .error { return yes }
    return common([node.b, node.c], [yes, no], wanting: wanted)
      ?? {
        report(
          .armMismatch(
            text(node.b), types.name(yes), text(node.c), types.name(no), at: range(node.c), range(node.b)))
        return .error
      }()
  }

  private mutating func arm(
    _ node: Int32, of condition: Int32, when value: Bool, wanting wanted: TypeID
  ) -> TypeID {
    guard hasNullables else { return check(node, wanting: wanted) }
    let mark = present.count
    present += paths(presentWhen: value, condition)
    defer { present.removeSubrange(mark...) }
    return check(node, wanting: wanted)
  }

  /// The type that all of several nodes have or take; nil where they have nothing in common.
  mutating func common(_ nodes: [Int32], _ found: [TypeID], wanting wanted: TypeID) -> TypeID? {
    if !wanted.isNone, found.allSatisfy({ $0 != .error }) {
      let mark = types.mark()
      if found.allSatisfy({ types.accepts(wanted, $0) }) {
        // The wanted type is what all of them count as, unless one plain type says more.
        guard let first = found.first else { return wanted }
        return found.allSatisfy { $0 == first } ? first : wanted
      }
      types.undo(to: mark)
    }
    var found = found
    if has(.integerLiterals), found.contains(.double) {
      for (position, node) in nodes.enumerated() where found[position] == .int && isFlexible(node) {
        found[position] = check(node, wanting: .double)
      }
    }
    // A type that is wanted has been asked for its members already.
    if has(.implicitMembers), wantedHost(wanted) == nil { retryMembers(nodes, &found) }
    guard var result = found.first else { return TypeID.none }
    for type in found.dropFirst() {
      guard let joined = types.join(result, type) else { return nil }
      result = joined
    }
    return result
  }

  /// Members whose type only their neighbours tell: `[Color.red, .blue]`.
  private mutating func retryMembers(_ nodes: [Int32], _ found: inout [TypeID]) {
    guard found.contains(.error), let host = found.first(where: { $0.host != nil }) else { return }
    for (position, node) in nodes.enumerated() where found[position] == .error && startsWithMember(node) {
      let offsets = range(node).offsets
      diagnostics.removeAll { $0.code == "unknown-name" && offsets.contains(Int($0.range.start)) }
      found[position] = check(node, wanting: host)
    }
  }

  /// The paths that are not null if a condition yields the value.
  func paths(presentWhen value: Bool, _ id: Int32) -> [String] {
    let node = syntax[id]
    switch node.kind {
    case .not: return paths(presentWhen: !value, node.a)
    case .and where value, .or where !value:
      return (0..<Int(node.count)).flatMap { paths(presentWhen: value, syntax.child(node, $0)) }
    case .notEqual where value, .equal where !value:
      let operand = syntax[node.b].kind == .null ? node.a : syntax[node.a].kind == .null ? node.b : -1
      return operand >= 0 ? path(operand).map { [$0] } ?? [] : []
    case .has where value: return path(node.a).map { [$0] } ?? []
    default: return []
    }
  }

  // MARK: - Equality, order, membership

  mutating func equality(_ id: Int32, _ node: SyntaxNode) -> TypeID {
    let (left, right) = operands(node, wanting: .none)
    if left.isAny || right.isAny { return .bool }
    if has(.narrowing), left == .null || right == .null { return .bool }
    if types.accepts(left, right) || types.accepts(right, left) { return .bool }
    let (a, b) = (types.withoutNull(left), types.withoutNull(right))
    if types.accepts(a, b) || types.accepts(b, a) { return .bool }
    report(
      .operandMismatch(
        syntax, node, types.name(left), types.name(right), "are never equal",
        conversion: conversion(node, left, right), at: range(id)))
    return .bool
  }

  mutating func ordering(_ id: Int32, _ node: SyntaxNode) -> TypeID {
    let (left, right) = usedOperands(node, wanting: .none)
    if left == .error || right == .error { return .bool }
    if left.isNumber && right.isNumber { return .bool }
    let isOrdered = { (type: TypeID) in
      switch type {
      case .bool, .int, .uint, .double, .string, .bytes, .timestamp, .duration, .dyn: true
      default: type.variableIndex != nil
      }
    }
    if isOrdered(left), isOrdered(right), types.accepts(left, right) { return .bool }
    report(
      .operandMismatch(
        syntax, node, types.name(left), types.name(right), "have no order",
        conversion: conversion(node, left, right), at: range(id)))
    return .bool
  }

  mutating func membership(_ id: Int32, _ node: SyntaxNode) -> TypeID {
    // What stands on the right says what the left may be, unless it is a list of members itself.
    let isMember = startsWithMember(node.a)
    let left = isMember ? TypeID.none : check(node.a)
    let isHint = !left.isNone && (left.host != nil || left == .double)
    let hint = isHint ? types.list(left) : TypeID.none
    let right = used(node.b, check(node.b, wanting: hint))
    var element = TypeID.none
    if let inner = types.element(ofList: right) {
      element = inner
    } else if let entry = types.entry(right), entry.kind == .map {
      element = types.resolve(types.first(entry))
    } else if types.record(right) != nil {
      element = .string
    } else if !right.isAny, right.variableIndex == nil {
      report(.notAContainer(text(node.b), types.name(right), at: range(node.b)))
    }
    let actual = isMember || isFlexible(node.a) ? check(node.a, wanting: element) : left
    if element.isNone || actual.isAny || types.accepts(element, types.withoutNull(actual)) { return .bool }
    report(
      .operandMismatch(
        syntax, node, types.name(actual), types.name(right), "never match", conversion: nil, at: range(id)))
    return .bool
  }

  // MARK: - Arithmetic

  mutating func negation(_ id: Int32, _ node: SyntaxNode, wanting wanted: TypeID) -> TypeID {
    let type = used(node.a, check(node.a, wanting: isFlexible(node.a) ? wanted : .none))
    if type == .int || type == .double || type.isAny { return type }
    if type.variableIndex != nil { return .dyn }
    report(.notANumber(text(node.a), types.name(type), at: range(node.a)))
    return .error
  }

  mutating func arithmetic(_ id: Int32, _ node: SyntaxNode, wanting wanted: TypeID) -> TypeID {
    let (left, right) = usedOperands(node, wanting: wanted)
    if left == .error || right == .error { return .error }
    if let result = result(node.kind, left, right) { return result }
    report(
      .operandMismatch(
        syntax, node, types.name(left), types.name(right), "do not go together",
        conversion: conversion(node, left, right), at: range(id)))
    return .error
  }

  private mutating func result(_ kind: SyntaxKind, _ left: TypeID, _ right: TypeID) -> TypeID? {
    let isOpen = left == .dyn || right == .dyn || left.variableIndex != nil || right.variableIndex != nil
    if isOpen { return resultOfOpen(left, right) }
    switch kind {
    case .add:
      if left == right, left.isNumber || left == .string || left == .bytes || left == .duration {
        return left
      }
      if left == .timestamp, right == .duration { return .timestamp }
      if left == .duration, right == .timestamp { return .timestamp }
      guard types.isKind(left, .list), types.isKind(right, .list) else { return nil }
      return types.join(left, right)
    case .subtract:
      if left == right, left.isNumber || left == .duration { return left }
      if left == .timestamp, right == .timestamp { return .duration }
      return right == .duration && left == .timestamp ? .timestamp : nil
    case .modulo: return left == right && (left == .int || left == .uint) ? left : nil
    default: return left == right && left.isNumber ? left : nil
    }
  }

  /// With one side known only at run time, the other tells the result where it is a number or a text.
  private func resultOfOpen(_ left: TypeID, _ right: TypeID) -> TypeID {
    let known = left == .dyn || left.variableIndex != nil ? right : left
    return known.isNumber || known == .string || known == .bytes ? known : .dyn
  }

  private mutating func usedOperands(_ node: SyntaxNode, wanting wanted: TypeID) -> (TypeID, TypeID) {
    let (left, right) = operands(node, wanting: wanted)
    return (used(node.a, left), used(node.b, right))
  }

  /// Checks two operands so that a literal or a member on one side takes its meaning from the other.
  private mutating func operands(_ node: SyntaxNode, wanting wanted: TypeID) -> (TypeID, TypeID) {
    let isLeftOpen = isFlexible(node.a) || startsWithMember(node.a)
    if isLeftOpen, !isFlexible(node.b) || startsWithMember(node.a) && !startsWithMember(node.b) {
      let right = check(node.b)
      return (check(node.a, wanting: hint(right)), right)
    }
    let left = check(node.a, wanting: isLeftOpen ? wanted : .none)
    let right = check(node.b, wanting: isLeftOpen ? (left == .double ? .double : wanted) : hint(left))
    return (left == .int && right == .double && isLeftOpen ? check(node.a, wanting: .double) : left, right)
  }

  private func hint(_ other: TypeID) -> TypeID {
    let type = types.withoutNull(other)
    if type == .double || type.host != nil { return type }
    // Of lists only those of members: numbers in them are compared across types when the expression runs.
    guard let element = types.element(ofList: type), types.withoutNull(element).host != nil else {
      return .none
    }
    return type
  }

  /// Whether a node is made of number literals only, so that a Double is as good as an Int.
  func isFlexible(_ id: Int32) -> Bool {
    guard has(.integerLiterals) else { return false }
    let node = syntax[id]
    switch node.kind {
    case .int: return true
    case .identifier:
      return local(node) == nil
        && variable(syntax.name(of: node), isRooted: node.flags.contains(.isRooted))?.literal != nil
    case .negate: return isFlexible(node.a)
    case .add, .subtract, .multiply, .divide: return isFlexible(node.a) && isFlexible(node.b)
    case .conditional: return isFlexible(node.b) && isFlexible(node.c)
    default: return false
    }
  }

  /// Whether a node begins with `.name`, which means a member where the type is known.
  func startsWithMember(_ id: Int32) -> Bool {
    guard has(.implicitMembers) else { return false }
    var node = syntax[id]
    while node.kind == .call, node.a >= 0 { node = syntax[node.a] }
    switch node.kind {
    case .identifier, .call: return node.flags.contains(.isRooted)
    case .conditional: return startsWithMember(node.b)
    case .list: return node.count > 0 && startsWithMember(syntax.child(node, 0))
    default: return false
    }
  }

  /// How to make the operands fit, if one is an Int and the other a Double.
  private func conversion(_ node: SyntaxNode, _ left: TypeID, _ right: TypeID) -> Conversion? {
    if left == .int, right == .double { return Conversion(node: syntax[node.a], function: "double") }
    if left == .double, right == .int { return Conversion(node: syntax[node.b], function: "double") }
    if node.kind == .add {
      if left == .string, isShowable(right) { return Conversion(node: syntax[node.b], function: "string") }
      if right == .string, isShowable(left) { return Conversion(node: syntax[node.a], function: "string") }
    }
    return nil
  }

  func isShowable(_ type: TypeID) -> Bool {
    switch type {
    case .bool, .int, .uint, .double, .string, .bytes, .timestamp, .duration: true
    default: type.host != nil
    }
  }
}

/// A call that would make an operand fit.
struct Conversion {
  let node: SyntaxNode
  let function: String
}
