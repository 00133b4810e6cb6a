internal import UIDescDiagnostics

extension Checker {
  mutating func call(_ id: Int32, _ node: SyntaxNode, wanting wanted: TypeID) -> TypeID {
    syntax.clear(id)
    return node.a < 0
      ? globalCall(id, node, wanting: wanted) : memberCall(id, node, wanting: wanted)
  }

  private mutating func globalCall(_ id: Int32, _ node: SyntaxNode, wanting wanted: TypeID) -> TypeID {
    let isRooted = node.flags.contains(.isRooted)
    if environment.hasHost {
      let host = environment.hostTypes
      if isRooted, has(.implicitMembers), let type = wantedHost(wanted) {
        let name = syntax.name(of: node)
        let found = host.functions(name, of: type)
        if !found.isEmpty { return hostCall(id, node, [], found, of: type) }
      } else if !isRooted, syntax.bytes[Int(node.nameStart)] < UInt8(ascii: "a") {
        let name = syntax.name(of: node)
        if let type = host.type(named: name) {
          return hostCall(id, node, .isInitialiser, host.functions("init", of: type), of: type)
        }
      }
    }
    if let function = Function(key: syntax.key(of: node)), hasOverload(function, isMember: false) {
      return functionCall(id, node, function, isMember: false)
    }
    if !environment.functions.isEmpty,
      let type = declaredCall(id, node, syntax.name(of: node), isMember: false, wanting: wanted)
    {
      return type
    }
    return unknownFunction(id, node, on: nil, wanting: wanted)
  }

  private mutating func memberCall(_ id: Int32, _ node: SyntaxNode, wanting wanted: TypeID) -> TypeID {
    if let type = namespacedCall(id, node, wanting: wanted) { return type }
    if let type = namedHostType(node.a) {
      let host = environment.hostTypes
      let name = syntax.name(of: node)
      let found = host.functions(name, of: type)
      if !found.isEmpty { return hostCall(id, node, [], found, of: type) }
      checkArguments(node)
      report(.unknownFunction(name, on: host.name(of: type), nearest: nil, at: nameRange(node)))
      return .error
    }
    let target = checkResolved(node.a, wanting: startsWithMember(node.a) ? wanted : .none)
    if let type = targetCall(id, node, on: target, wanting: wanted) { return type }
    return unknownFunction(id, node, on: target, wanting: wanted)
  }

  private mutating func targetCall(
    _ id: Int32, _ node: SyntaxNode, on target: TypeID, wanting wanted: TypeID
  ) -> TypeID? {
    let key = syntax.key(of: node)
    if let inner = types.wrapped(nullable: target), has(.narrowing) {
      if key == NameKey("orValue"), node.count == 1 { return orNull(id, node, inner, wanting: wanted) }
      checkArguments(node)
      report(.optionalUse(text(node.a), types.name(target), at: range(node.a)))
      return .error
    }
    if let type = types.withoutNull(target).host {
      let name = syntax.name(of: node)
      let found = environment.hostTypes.methods(name, on: type)
      if !found.isEmpty { return hostCall(id, node, .isMethod, found, of: type) }
    }
    if target == .error {
      checkArguments(node)
      return .error
    }
    if !environment.functions.isEmpty,
      let type = declaredCall(id, node, syntax.name(of: node), isMember: true, wanting: wanted)
    {
      return type
    }
    if let function = Function(key: key), hasOverload(function, isMember: true) {
      return functionCall(id, node, function, isMember: true)
    }
    return nil
  }

  private mutating func orNull(
    _ id: Int32, _ node: SyntaxNode, _ inner: TypeID, wanting wanted: TypeID
  ) -> TypeID {
    let argument = syntax.child(node, 0)
    syntax.nodes[Int(id)].resolution = .orNull
    let type = check(argument, wanting: inner)
    if types.isKind(type, .nullable), types.accepts(types.nullable(inner), type) {
      return types.nullable(inner)
    }
    require(argument, type, toBe: inner)
    return inner
  }

  mutating func checkArguments(_ node: SyntaxNode) {
    for position in 0..<Int(node.count) {
      // Nobody can tell whose member an argument is where the function is unknown.
      let argument = syntax.child(node, position)
      if !startsWithMember(argument) { check(argument) }
    }
  }

  // MARK: - Functions of the library

  /// `math.abs(x)` and functions that the caller has declared with a dotted name.
  private mutating func namespacedCall(_ id: Int32, _ node: SyntaxNode, wanting wanted: TypeID) -> TypeID? {
    let target = syntax[node.a]
    if target.kind == .identifier, local(target) == nil,
      let function = Function(namespace: syntax.key(of: target), key: syntax.key(of: node))
    {
      return functionCall(id, node, function, isMember: false)
    }
    if !environment.functions.isEmpty, let path = path(node.a),
      let type = declaredCall(id, node, "\(path).\(syntax.name(of: node))", isMember: false, wanting: wanted)
    {
      return type
    }
    return unknownInNamespace(id, node, target)
  }

  /// Reports `math.foo(1)`, where no variable is named like the namespace.
  private mutating func unknownInNamespace(_ id: Int32, _ node: SyntaxNode, _ target: SyntaxNode) -> TypeID? {
    guard environment.isChecked, target.kind == .identifier, local(target) == nil else { return nil }
    guard Function.isNamespace(syntax.key(of: target)), scope.variable(named: syntax.name(of: target)) == nil
    else {
      return nil
    }
    checkArguments(node)
    let prefix = syntax.name(of: target) + "."
    let names = Function.names.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    let name = syntax.name(of: node)
    report(
      .unknownFunction(prefix + name, on: nil, nearest: nearestName(to: name, in: names), at: nameRange(node))
    )
    return .error
  }

  private func hasOverload(_ function: Function, isMember: Bool) -> Bool {
    Overloads.indices(of: function).contains { Overloads.all[$0].isMember == isMember }
  }

  private mutating func functionCall(
    _ id: Int32, _ node: SyntaxNode, _ function: Function, isMember: Bool
  ) -> TypeID {
    syntax.nodes[Int(id)].resolution = .function
    syntax.nodes[Int(id)].value = Int32(function.rawValue)
    if node.c >= 0 { report(.labelsOfFunction(function.name, at: nameRange(node))) }
    let offset = isMember ? 1 : 0
    let count = Int(node.count) + offset
    if function == .greatest || function == .least, count > 1 { return variadic(node) }
    let candidates = Overloads.indices(of: function, isMember: isMember, count: count)
    if candidates.isEmpty {
      checkArguments(node)
      report(.argumentCount(function.name, Int(node.count), at: range(id)))
      return environment.isChecked ? .error : .dyn
    }
    return resolve(id, node, function, candidates, offset: offset)
  }

  private mutating func resolve(
    _ id: Int32, _ node: SyntaxNode, _ function: Function, _ candidates: Range<Int>, offset: Int
  ) -> TypeID {
    var arguments: [TypeID] = []
    if offset == 1 { arguments.append(syntax.nodes[Int(node.a)].type) }
    let isOnly = candidates.count == 1
    for position in 0..<Int(node.count) {
      let argument = syntax.child(node, position)
      // A function with one form tells its arguments what they should be.
      var wanted = TypeID.none
      if isOnly {
        let pattern = Overloads.all[candidates.lowerBound].parameter(position + offset)
        if pattern == .a, position + offset > 0, let first = arguments.first {
          wanted = types.wrapped(optional: first) ?? types.element(ofList: first) ?? .none
        } else if pattern == .double {
          wanted = .double
        }
      }
      arguments.append(used(argument, check(argument, wanting: wanted)))
    }
    if arguments.contains(.error) { return resultAfterError(candidates) }
    let isOpen = arguments.contains { types.mentionsDyn($0) }
    var result: TypeID?
    for candidate in candidates {
      guard let type = attempt(Overloads.all[candidate], arguments) else { continue }
      if let known = result {
        if types.resolve(known) != types.resolve(type) { result = .dyn }
      } else {
        result = type
      }
      if !isOpen { break }
    }
    if let result { return types.resolve(result) }
    if let shown = shownMember(function, arguments) { return shown }
    if offset == 1, reportForeignMember(id, node, function, candidates) {
      return environment.isChecked ? .error : .dyn
    }
    report(
      .noOverload(
        function.name, arguments.map { types.name($0) }, isMember: offset == 1,
        takes: candidates.map { describe(Overloads.all[$0], from: offset) }, at: range(id)))
    return environment.isChecked ? .error : .dyn
  }

  /// The result of an overload if it takes the arguments; what it binds is undone if it does not.
  private mutating func attempt(_ overload: Overload, _ arguments: [TypeID]) -> TypeID? {
    for (position, argument) in arguments.enumerated()
    where types.isHopeless(overload.parameter(position), argument) {
      return nil
    }
    var variables = (a: TypeID.none, b: TypeID.none)
    let mark = types.mark()
    for (position, argument) in arguments.enumerated() {
      let parameter = instantiate(overload.parameter(position), &variables)
      if types.accepts(parameter, argument) { continue }
      types.undo(to: mark)
      return nil
    }
    return instantiate(overload.result, &variables)
  }

  /// Reports a function that exists, but not on values of this type.
  private mutating func reportForeignMember(
    _ id: Int32, _ node: SyntaxNode, _ function: Function, _ candidates: Range<Int>
  ) -> Bool {
    let target = syntax.nodes[Int(node.a)].type
    var owners: [String] = []
    for candidate in candidates {
      var variables = (a: TypeID.none, b: TypeID.none)
      let type = instantiate(Overloads.all[candidate].first, &variables)
      let mark = types.mark()
      if types.accepts(type, target) {
        types.undo(to: mark)
        return false
      }
      let name = types.name(type)
      if !owners.contains(name) { owners.append(name) }
    }
    report(.foreignMember(function.name, on: types.name(target), owners: owners, at: nameRange(node)))
    return true
  }

  /// `string(x)` shows a member of the host by its name.
  private func shownMember(_ function: Function, _ arguments: [TypeID]) -> TypeID? {
    function == .string && has(.implicitMembers) && arguments.first?.host != nil ? .string : nil
  }

  private mutating func resultAfterError(_ candidates: Range<Int>) -> TypeID {
    let first = Overloads.all[candidates.lowerBound].result
    guard candidates.allSatisfy({ Overloads.all[$0].result == first }) else { return .error }
    switch first {
    case .a, .b, .listOfA, .listOfListOfA, .mapOfAB, .optionalA, .typeA: return .error
    default:
      var variables = (a: TypeID.none, b: TypeID.none)
      return instantiate(first, &variables)
    }
  }

  private mutating func variadic(_ node: SyntaxNode) -> TypeID {
    var found: [TypeID] = []
    for position in 0..<Int(node.count) {
      let argument = syntax.child(node, position)
      found.append(used(argument, check(argument)))
    }
    var result = TypeID.none
    for position in 0..<Int(node.count) {
      let argument = syntax.child(node, position)
      var type = found[position]
      if type == .int, found.contains(.double), isFlexible(argument) {
        type = check(argument, wanting: .double)
      }
      if !type.isNumber, !type.isAny, type.variableIndex == nil {
        report(.notANumber(text(argument), types.name(type), at: range(argument)))
      }
      result = result.isNone || result == type ? type : .dyn
    }
    return result
  }

  mutating func instantiate(_ pattern: TypePattern, _ variables: inout (a: TypeID, b: TypeID)) -> TypeID {
    switch pattern {
    case .dyn: return .dyn
    case .null: return .null
    case .bool: return .bool
    case .int: return .int
    case .uint: return .uint
    case .double: return .double
    case .string: return .string
    case .bytes: return .bytes
    case .timestamp: return .timestamp
    case .duration: return .duration
    case .a, .listOfA, .listOfListOfA, .optionalA, .typeA, .mapOfAB:
      if variables.a.isNone { variables.a = types.fresh() }
      if pattern == .a { return variables.a }
      if pattern == .listOfA { return types.list(variables.a) }
      if pattern == .listOfListOfA { return types.list(types.list(variables.a)) }
      if pattern == .optionalA { return types.optional(variables.a) }
      if pattern == .typeA { return types.type(variables.a) }
      if variables.b.isNone { variables.b = types.fresh() }
      return types.map(variables.a, variables.b)
    case .b:
      if variables.b.isNone { variables.b = types.fresh() }
      return variables.b
    case .listOfString: return types.list(.string)
    case .listOfInt: return types.list(.int)
    case .listOfUint: return types.list(.uint)
    case .listOfDouble: return types.list(.double)
    case .listOfDyn: return types.list(.dyn)
    }
  }

  private mutating func describe(_ overload: Overload, from offset: Int) -> String {
    var variables = (a: TypeID.dyn, b: TypeID.dyn)
    let names = (offset..<Int(overload.count)).map { position in
      // The name is asked for only after the type has been made, since making it changes the types.
      let type = instantiate(overload.parameter(position), &variables)
      return types.name(type)
    }
    return names.joined(separator: ", ")
  }

  // MARK: - Failing

  private mutating func unknownFunction(
    _ id: Int32, _ node: SyntaxNode, on target: TypeID?, wanting wanted: TypeID
  ) -> TypeID {
    checkArguments(node)
    syntax.nodes[Int(id)].resolution = .missing
    if target == .error { return .error }
    let name = syntax.name(of: node)
    if target == nil, let function = Function(key: syntax.key(of: node)) {
      report(.memberCalledAlone(function.name, at: nameRange(node)))
      return environment.isChecked ? .error : .dyn
    }
    let isImplicit = node.flags.contains(.isRooted) && has(.implicitMembers)
    let owner =
      target.map { types.name($0) } ?? (isImplicit ? wantedHost(wanted).map { types.name(.host($0)) } : nil)
    let names =
      Function.allCases.filter { hasOverload($0, isMember: target != nil) }.map(\.name)
      + environment.functions.map(\.name)
    report(.unknownFunction(name, on: owner, nearest: nearestName(to: name, in: names), at: nameRange(node)))
    return environment.isChecked ? .error : .dyn
  }
}
