extension Machine {
  mutating func arithmetic(_ node: CodeNode, _ id: Int32) throws(Failure) -> Value {
    let left = try evaluate(node.a)
    let right = try evaluate(node.b)
    switch (left, right) {
    case (.int(let left), .int(let right)):
      return .int(try at(id) { () throws(FailureCode) in try integerResult(node.operation, left, right) })
    case (.double(let left), .double(let right)):
      switch node.operation {
      case .add: return .double(left + right)
      case .subtract: return .double(left - right)
      case .multiply: return .double(left * right)
      case .divide: return .double(left / right)
      default: throw Failure(code: .noOverload, node: id)
      }
    case (.uint(let left), .uint(let right)):
      return .uint(try at(id) { () throws(FailureCode) in try integerResult(node.operation, left, right) })
    default: return try otherSum(node.operation, left, right, id)
    }
  }

  private mutating func otherSum(
    _ operation: Operation, _ left: Value, _ right: Value, _ id: Int32
  ) throws(Failure) -> Value {
    switch (left, right) {
    case (.string(let left), .string(let right)) where operation == .add:
      try grow(to: left.utf8.count + right.utf8.count, id)
      return .string(left + right)
    case (.list(let left), .list(let right)) where operation == .add:
      try grow(to: (left.count + right.count) * 4, id)
      return .list(left + right)
    case (.bytes(let left), .bytes(let right)) where operation == .add:
      try grow(to: left.count + right.count, id)
      return .bytes(left + right)
    default: return try at(id) { () throws(FailureCode) in try timeResult(operation, left, right) }
    }
  }

  /// A text, list or byte string of this size is being built.
  mutating func grow(to size: Int, _ id: Int32) throws(Failure) {
    if size > environment.limits.size { throw Failure(code: .size, node: id) }
    try spend(size / 32, id)
  }

  func negated(_ value: Value, _ id: Int32) throws(Failure) -> Value {
    switch value {
    case .int(let number):
      let (result, overflows) = Int64(0).subtractingReportingOverflow(number)
      if overflows { throw Failure(code: .overflow, node: id) }
      return .int(result)
    case .double(let number): return .double(-number)
    default: throw Failure(code: .noOverload, node: id)
    }
  }

  // MARK: - Functions

  mutating func call(_ node: CodeNode, _ id: Int32) throws(Failure) -> Value {
    guard let function = Function(rawValue: UInt8(truncatingIfNeeded: node.c)) else {
      throw Failure(code: .unknownFunction, node: id)
    }
    let first = Int(node.b)
    switch node.count {
    case 1:
      let argument = try evaluate(steps.child(first))
      try spend(argument.weight, id)
      if function == .sort || function == .distinct { try spend(argument.weight &* 64, id) }
      return try measured(at(id) { () throws(FailureCode) in try apply(function, argument) }, id)
    case 2:
      let left = try evaluate(steps.child(first))
      let right = try evaluate(steps.child(first + 1))
      try spend(left.weight &+ right.weight &+ searchWeight(left, right), id)
      if function == .matches, node.a >= 0 { return try matches(left, steps.patterns[Int(node.a)], id) }
      return try measured(at(id) { () throws(FailureCode) in try apply(function, left, right) }, id)
    default:
      var arguments: [Value] = []
      for position in first..<(first + Int(node.count)) {
        arguments.append(try evaluate(steps.child(position)))
        try spend(arguments[position - first].weight, id)
      }
      if arguments.count > 2 { try spend(searchWeight(arguments[0], arguments[1]), id) }
      return try measured(at(id) { () throws(FailureCode) in try apply(function, arguments) }, id)
    }
  }

  /// Looking for one text in another takes time by the product of their lengths, at worst.
  private func searchWeight(_ text: Value, _ part: Value) -> Int {
    guard case .string(let text) = text, case .string(let part) = part else { return 0 }
    return text.utf8.count.multipliedReportingOverflow(by: part.utf8.count).partialValue / 1024
  }

  private mutating func matches(_ text: Value, _ pattern: Pattern, _ id: Int32) throws(Failure) -> Value {
    guard case .string(let text) = text else { throw Failure(code: .noOverload, node: id) }
    try spend(text.utf8.count &* pattern.weight / 32, id)
    return .bool(pattern.matches(text))
  }

  /// What a function has built counts towards the limits.
  @inline(__always)
  private mutating func measured(_ value: Value, _ id: Int32) throws(Failure) -> Value {
    let weight = value.weight
    if weight > 0 { try grow(to: weight &* 32, id) }
    return value
  }

  private func apply(_ function: Function, _ value: Value) throws(FailureCode) -> Value {
    if function == .string, case .member(let member) = value {
      return .string(environment.hostTypes.memberName(member))
    }
    if function == .string, case .call(let call) = value {
      return .string(call.literal(host: environment.host))
    }
    return try Library.apply(function, value, environment.limits)
  }

  private func apply(_ function: Function, _ left: Value, _ right: Value) throws(FailureCode) -> Value {
    try Library.apply(function, left, right, environment.limits)
  }

  private func apply(_ function: Function, _ arguments: [Value]) throws(FailureCode) -> Value {
    try Library.apply(function, arguments, environment.limits)
  }

  mutating func declared(_ node: CodeNode, _ id: Int32) throws(Failure) -> Value {
    var arguments: [Value] = []
    for position in Int(node.b)..<(Int(node.b) + Int(node.count)) {
      arguments.append(try evaluate(steps.child(position)))
    }
    let isMember = node.flags.contains(.isMember)
    for overload in environment.functions[Int(node.c)].overloads {
      guard overload.isMember == isMember, overload.parameters.count == arguments.count else { continue }
      guard let body = overload.body, zip(overload.parameters, arguments).allSatisfy({ $0.mayHold($1) })
      else {
        continue
      }
      do {
        return try body(arguments)
      } catch {
        hostError = error
        throw Failure(code: .host, node: id)
      }
    }
    throw Failure(code: .unknownFunction, node: id)
  }

  mutating func hostCall(_ node: CodeNode, _ id: Int32) throws(Failure) -> Value {
    guard case .call(let form) = steps.constant(node.c) else {
      throw Failure(code: .unknownFunction, node: id)
    }
    let base = node.a >= 0 ? try evaluate(node.a) : nil
    var arguments: [HostCall.Argument] = []
    arguments.reserveCapacity(Int(node.count))
    for position in 0..<Int(node.count) {
      let value = try evaluate(steps.child(Int(node.b) + position))
      arguments.append(HostCall.Argument(label: form.arguments[position].label, value: value))
    }
    try spend(Int(node.count), id)
    return .call(
      HostCall(type: form.type, name: form.name, typeName: form.typeName, base: base, arguments: arguments))
  }

  mutating func concatenate(_ node: CodeNode, _ id: Int32) throws(Failure) -> Value {
    var text = ""
    for position in Int(node.b)..<(Int(node.b) + Int(node.count)) {
      let child = steps.child(position)
      switch try evaluate(child) {
      case .string(let piece): text += piece
      case let value:
        if value == .null, node.flags.contains(.nullIsAbsent) { return .null }
        let shown = try at(child) { () throws(FailureCode) in try apply(.string, value) }
        guard case .string(let piece) = shown else { throw Failure(code: .noOverload, node: child) }
        text += piece
      }
    }
    try grow(to: text.utf8.count, id)
    return .string(text)
  }
}

extension Value {
  /// How much work a value may make, in steps: long texts and lists count.
  var weight: Int {
    switch self {
    case .string(let text): text.utf8.count / 32
    case .list(let list): list.count / 8
    case .bytes(let bytes): bytes.count / 32
    case .map(let map): map.count / 8
    default: 0
    }
  }
}

extension CELType {
  /// Whether a value may be of this type, by its outermost shape.
  func mayHold(_ value: Value) -> Bool {
    switch (self, value) {
    case (.dyn, _), (.error, _), (.parameter, _), (.abstract, _): true
    case (.nullable, .null): true
    case (.nullable(let inner), _): inner.mayHold(value)
    case (.record, .map): true
    case (.host, _): true
    default: isSameKind(as: value.type)
    }
  }
}
