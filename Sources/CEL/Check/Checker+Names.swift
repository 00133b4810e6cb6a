internal import UIDescDiagnostics

extension Checker {
  mutating func identifier(_ id: Int32, _ node: SyntaxNode, wanting wanted: TypeID) -> TypeID {
    let isRooted = node.flags.contains(.isRooted)
    if !isRooted, let local = local(node) { return useLocal(id, local) }
    let name = syntax.name(of: node)
    let host = isRooted && has(.implicitMembers) ? wantedHost(wanted) : nil
    if let host, let member = environment.hostTypes.member(name, of: host) {
      return self.member(id, member)
    }
    if isRooted, let number = doubleMember(name, wanted: wanted) {
      return constant(id, .double(number), type: .double)
    }
    // Where no type is wanted, one that stands alone with the name is meant, and no variable of that name.
    if isRooted, host == nil, has(.implicitMembers), let member = environment.hostTypes.onlyMember(name) {
      return self.member(id, member)
    }
    if let variable = variable(name, isRooted: isRooted) {
      // Where a member is wanted, a variable with a dot before it is meant only if it fits.
      let fits = host.map { types.accepts(.host($0), types.id(of: variable.type.withoutNull)) }
      if fits ?? true {
        if let literal = variable.literal, isDouble(wanted) {
          return constant(id, .double(Double(literal)), type: .double)
        }
        return use(id, variable, path: name)
      }
    } else if let type = typeConstant(name) {
      return constant(id, .type(type), type: typeOfType(type))
    }
    return unknown(id, node, name, wantedHost: host)
  }

  /// `.infinity` and its like, where a Double is wanted: the members that Swift's own type has.
  private func doubleMember(_ name: String, wanted: TypeID) -> Double? {
    guard has(.implicitMembers), !wanted.isNone, types.withoutNull(wanted) == .double else { return nil }
    switch name {
    case "infinity": return .infinity
    case "pi": return .pi
    case "zero": return 0
    case "greatestFiniteMagnitude": return .greatestFiniteMagnitude
    default: return nil
    }
  }

  private mutating func unknown(
    _ id: Int32, _ node: SyntaxNode, _ name: String, wantedHost: HostType?
  ) -> TypeID {
    syntax.nodes[Int(id)].resolution = .missing
    let types = environment.hostTypes
    if let wantedHost {
      let names = types.memberNames(of: wantedHost)
      report(.unknownMember(name, of: types.name(of: wantedHost), in: names, at: nameRange(node)))
      return .error
    }
    if environment.hasHost, types.type(named: name) != nil {
      report(.typeAsValue(name, at: nameRange(node)))
    } else if node.flags.contains(.isRooted), has(.implicitMembers) {
      report(.memberWithoutType(name, at: nameRange(node)))
    } else {
      let names = (0..<locals.count).reversed().map { syntax.name(of: locals[$0].name) } + scope.variableNames
      let isMember = has(.implicitMembers) && types.onlyMember(name) != nil
      let nearest = isMember ? ".\(name)" : nearestName(to: name, in: names)
      report(.unknownName(name, nearest: nearest, at: nameRange(node)))
    }
    return environment.isChecked ? .error : .dyn
  }

  // MARK: - Variables

  func local(_ node: SyntaxNode) -> Int? {
    var position = locals.count
    while position > 0 {
      position -= 1
      if syntax.isSame(locals[position].name, node) { return position }
    }
    return nil
  }

  private mutating func useLocal(_ id: Int32, _ local: Int) -> TypeID {
    syntax.nodes[Int(id)].resolution = .local
    syntax.nodes[Int(id)].value = Int32(truncatingIfNeeded: local)
    let type = locals[local].type
    if !types.isKind(type, .nullable) { return type }
    return narrowed(type, path: syntax.name(of: locals[local].name))
  }

  mutating func use(_ id: Int32, _ variable: Variable, path: String) -> TypeID {
    syntax.nodes[Int(id)].resolution = .variable
    syntax.nodes[Int(id)].value = variable.slot
    syntax.slots.insert(variable.slot)
    return narrowed(types.id(of: variable.type), path: path)
  }

  /// A `T?` whose path is known to be present is a `T`.
  mutating func narrowed(_ type: TypeID, path: String) -> TypeID {
    guard let inner = types.wrapped(nullable: type) else { return type }
    hasNullables = true
    guard has(.narrowing) else { return type }
    return present.contains(path) || scope.isPresent(path) ? inner : type
  }

  /// Looks a name up in the container, its innermost namespace first.
  func variable(_ name: String, isRooted: Bool) -> Variable? {
    if !isRooted, !environment.container.isEmpty {
      var container = Substring(environment.container)
      while true {
        if let found = scope.variable(named: "\(container).\(name)") { return found }
        guard let dot = container.lastIndex(of: ".") else { break }
        container = container[..<dot]
      }
    }
    return scope.variable(named: name)
  }

  // MARK: - Chains of names

  /// The name that a select spells as a whole, if it is made of plain names only and begins at no local variable.
  private func dottedName(_ node: SyntaxNode) -> (name: String, root: SyntaxNode)? {
    var root = node
    var length = 0
    while root.kind == .select {
      if root.flags.contains(.isOptional) || root.flags.contains(.isQuoted) { return nil }
      length += Int(root.nameLength) + 1
      root = syntax[root.a]
    }
    guard root.kind == .identifier else { return nil }
    let isRooted = root.flags.contains(.isRooted)
    if !isRooted, local(root) != nil { return nil }
    length += Int(root.nameLength)
    guard Int(node.end) - Int(root.nameStart) == length else { return nil }
    return (syntax.text(Int(root.nameStart), Int(node.end)), root)
  }

  /// A select that is one name as a whole: a dotted variable, a type, a member of a named type.
  mutating func wholeName(_ id: Int32, _ node: SyntaxNode) -> TypeID? {
    guard let (name, root) = dottedName(node) else { return nil }
    let isRooted = root.flags.contains(.isRooted)
    if let variable = variable(name, isRooted: isRooted) { return use(id, variable, path: name) }
    if let type = typeConstant(name) { return constant(id, .type(type), type: typeOfType(type)) }
    guard !isRooted, let type = namedHostType(node.a) else { return nil }
    let host = environment.hostTypes
    let member = syntax.name(of: node)
    if let found = host.member(member, of: type) {
      return self.member(id, found)
    }
    report(
      .unknownMember(member, of: host.name(of: type), in: host.memberNames(of: type), at: nameRange(node)))
    syntax.nodes[Int(id)].resolution = .missing
    return .error
  }

  /// The host type that a node names, where no variable has that name.
  func namedHostType(_ id: Int32) -> HostType? {
    let node = syntax[id]
    guard node.kind == .identifier, !node.flags.contains(.isRooted), local(node) == nil else { return nil }
    // Types begin with a capital, so that most names need not be asked for.
    guard syntax.bytes[Int(node.nameStart)] < UInt8(ascii: "a") else { return nil }
    guard environment.hasHost else { return nil }
    let name = syntax.name(of: node)
    guard let type = environment.hostTypes.type(named: name), scope.variable(named: name) == nil else {
      return nil
    }
    return type
  }

  // MARK: - Types as values

  private func typeConstant(_ name: String) -> CELType? {
    switch name {
    case "bool": .bool
    case "int": .int
    case "uint": .uint
    case "double": .double
    case "string": .string
    case "bytes": .bytes
    case "list": .list(.dyn)
    case "map": .map(.dyn, .dyn)
    case "null_type": .null
    case "type": .type(.dyn)
    case "optional_type": .optional(.dyn)
    case "google.protobuf.Timestamp": .timestamp
    case "google.protobuf.Duration": .duration
    default: nil
    }
  }

  private mutating func typeOfType(_ type: CELType) -> TypeID {
    let inner = types.id(of: type)
    return types.type(inner)
  }

  /// The path that a node stands for, if it is a variable or fields below one: what narrowing speaks of.
  func path(_ id: Int32) -> String? {
    var node = syntax[id]
    let end = Int(node.end)
    var length = 0
    while node.kind == .select {
      if node.flags.contains(.isOptional) || node.flags.contains(.isQuoted) { return nil }
      length += Int(node.nameLength) + 1
      node = syntax[node.a]
    }
    guard node.kind == .identifier else { return nil }
    length += Int(node.nameLength)
    guard end - Int(node.nameStart) == length else { return nil }
    return syntax.text(Int(node.nameStart), end)
  }
}
