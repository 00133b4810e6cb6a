@testable import CEL

extension PlainEvaluator {
  func call(_ node: SyntaxNode, _ locals: Locals) throws -> Value {
    let arguments = children(node)
    switch node.resolution {
    case .function:
      guard let function = Function(rawValue: UInt8(node.value)) else {
        throw PlainStop.unwalked("a function without a number")
      }
      // `math.abs(x)`: what stands before the dot is no value.
      let isNamespace =
        node.a >= 0
        && Function(namespace: syntax.key(of: syntax[node.a]), key: syntax.key(of: node)) == function
        && syntax[node.a].kind == .identifier && syntax[node.a].resolution != .local
      let target = node.a >= 0 && !isNamespace ? [node.a] : []
      let values = try (target + arguments).map { try evaluate($0, locals) }
      return try at(node) { try apply(function, values) }
    case .declared: return try declared(node, arguments, locals)
    case .hostCall:
      let base = node.flags.contains(.isMethod) ? try evaluate(node.a, locals) : nil
      let values = try arguments.enumerated().map { position, argument in
        let label = syntax.label(node, position)
        return HostCall.Argument(label: label.isEmpty ? nil : label, value: try evaluate(argument, locals))
      }
      return .call(
        HostCall(
          type: node.type.host ?? node.owner,
          name: node.flags.contains(.isInitialiser) ? "" : syntax.name(of: node),
          typeName: environment.hostTypes.name(of: node.owner), base: base, arguments: values))
    case .orNull:
      let value = try evaluate(node.a, locals)
      return value == .null ? try evaluate(arguments[0], locals) : value
    default: throw failure(.unknownFunction, node)
    }
  }

  private func declared(_ node: SyntaxNode, _ arguments: [Int32], _ locals: Locals) throws -> Value {
    let function = environment.functions[Int(node.value)]
    let isMember = node.a >= 0 && function.name == syntax.name(of: node)
    let values = try ((isMember ? [node.a] : []) + arguments).map { try evaluate($0, locals) }
    for overload in function.overloads where overload.isMember == isMember {
      guard overload.parameters.count == values.count, let body = overload.body else { continue }
      guard zip(overload.parameters, values).allSatisfy({ $0.mayHold($1) }) else { continue }
      do {
        return try body(values)
      } catch {
        throw failure(.host, node)
      }
    }
    throw failure(.unknownFunction, node)
  }

  func shown(_ value: Value) throws -> Value {
    switch value {
    case .member(let member): .string(environment.hostTypes.memberName(member))
    case .call(let call): .string(call.literal(host: environment.host))
    default: try Library.apply(.string, value, environment.limits)
    }
  }

  private func apply(_ function: Function, _ values: [Value]) throws -> Value {
    switch (function, values.count) {
    case (.string, 1): return try shown(values[0])
    case (.dyn, 1): return values[0]
    case (.type, 1): return .type(values[0].type)
    case (.size, 1): return .int(Int64(try size(values[0])))
    case (.optionalNone, 0): return .optional(nil)
    case (.optionalOf, 1): return .optional(values[0])
    case (.optionalOfNonZeroValue, 1): return .optional(isZero(values[0]) ? nil : values[0])
    case (.hasValue, 1), (.value, 1), (.or, 2), (.orValue, 2): return try optional(function, values)
    case (.greatest, _), (.least, _): return try extreme(function, values)
    case (.sort, 1), (.distinct, 1), (.flatten, 1), (.flatten, 2), (.first, 1), (.last, 1), (.slice, 3):
      return try list(function, values)
    case (_, 1): return try Library.apply(function, values[0], environment.limits)
    case (_, 2): return try Library.apply(function, values[0], values[1], environment.limits)
    default: return try Library.apply(function, values, environment.limits)
    }
  }

  private func size(_ value: Value) throws -> Int {
    switch value {
    case .string(let text): text.unicodeScalars.reduce(0) { count, _ in count + 1 }
    case .bytes(let bytes): bytes.count
    case .list(let list): list.count
    case .map(let map): map.entries.count
    default: throw FailureCode.noOverload
    }
  }

  private func optional(_ function: Function, _ values: [Value]) throws -> Value {
    guard case .optional(let inner) = values[0] else { throw FailureCode.noOverload }
    switch function {
    case .hasValue: return .bool(inner != nil)
    case .orValue: return inner ?? values[1]
    case .or:
      guard case .optional = values[1] else { throw FailureCode.noOverload }
      return inner == nil ? values[1] : values[0]
    default:
      guard let inner else { throw FailureCode.noValue }
      return inner
    }
  }

  private func isZero(_ value: Value) -> Bool {
    let zeros: [Value] = [
      .null, .bool(false), .int(0), .uint(0), .double(0), .string(""), .bytes([]), .list([]),
      .map(MapValue(uniqueEntries: [])), .duration(Duration(nanoseconds: 0)), .optional(nil),
    ]
    if case .timestamp(let moment) = value { return moment.seconds == 0 && moment.nanoseconds == 0 }
    return zeros.contains { plainEquals($0, value) && $0.type == value.type }
  }

  private func extreme(_ function: Function, _ values: [Value]) throws -> Value {
    var values = values
    if values.count == 1, case .list(let list) = values[0] {
      if list.isEmpty { throw FailureCode.argument }
      values = list
      // The only element of a list is taken for what it is.
      if values.count == 1 { return values[0] }
    }
    guard var result = values.first else { throw FailureCode.noOverload }
    if values.count == 1, plainNumberOrder(result, result) == nil, !isNaN(result) {
      throw FailureCode.noOverload
    }
    for value in values.dropFirst() {
      guard isNaN(value) || plainNumberOrder(value, value) != nil,
        isNaN(result) || plainNumberOrder(result, result) != nil
      else { throw FailureCode.noOverload }
      let order = plainNumberOrder(value, result)
      if order == (function == .greatest ? 1 : -1) { result = value }
    }
    return result
  }

  private func isNaN(_ value: Value) -> Bool {
    if case .double(let number) = value { return number.isNaN }
    return false
  }

  private func list(_ function: Function, _ values: [Value]) throws -> Value {
    guard case .list(let list) = values[0] else { throw FailureCode.noOverload }
    switch function {
    case .first: return .optional(list.first)
    case .last: return .optional(list.last)
    case .sort: return .list(try plainSorted(list, by: list))
    case .distinct:
      return .list(
        list.enumerated().filter { index, element in
          !list[..<index].contains { plainEquals($0, element) }
        }.map(\.element))
    case .slice:
      guard case .int(let start) = values[1], case .int(let end) = values[2] else {
        throw FailureCode.noOverload
      }
      guard 0 <= start, start <= end, end <= list.count else { throw FailureCode.indexOutOfRange }
      return .list(list.enumerated().filter { start <= $0.offset && $0.offset < end }.map(\.element))
    default:
      var depth: Int64 = 1
      if values.count == 2 {
        guard case .int(let written) = values[1] else { throw FailureCode.noOverload }
        if written < 0 { throw FailureCode.argument }
        depth = written
      }
      return .list(flattened(list, depth))
    }
  }

  private func flattened(_ list: [Value], _ depth: Int64) -> [Value] {
    list.flatMap { element in
      if case .list(let inner) = element, depth > 0 { flattened(inner, depth - 1) } else { [element] }
    }
  }
}

/// Elements in the ascending order of their keys, equal ones as they stand.
func plainSorted(_ elements: [Value], by keys: [Value]) throws -> [Value] {
  var sorted: [(key: Value, element: Value)] = []
  for (key, element) in zip(keys, elements) {
    _ = try plainOrder(keys[0], key)
    var position = sorted.count
    while position > 0, try plainOrder(key, sorted[position - 1].key) == -1 { position -= 1 }
    sorted.insert((key, element), at: position)
  }
  return sorted.map(\.element)
}
