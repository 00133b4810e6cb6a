extension Machine {
  /// What a macro goes through: elements of a list, or entries of a map in their order.
  enum Elements {
    case list([Value])
    case entries([MapValue.Entry])

    var count: Int {
      switch self {
      case .list(let list): list.count
      case .entries(let entries): entries.count
      }
    }
  }

  mutating func elements(_ node: CodeNode) throws(Failure) -> Elements {
    switch try evaluate(node.a) {
    case .list(let list): return .list(list)
    case .map(let map): return .entries(map.entries)
    default: throw Failure(code: .noOverload, node: node.a)
    }
  }

  /// Gives the macro's variables the values of one step.
  @inline(__always)
  mutating func bind(_ node: CodeNode, _ elements: Elements, _ position: Int, _ id: Int32) throws(Failure) {
    try spend(1, id)
    let first = Int(node.c)
    let hasTwo = node.flags.contains(.hasTwoVariables)
    switch elements {
    case .list(let list):
      if hasTwo {
        frame[first] = .int(Int64(position))
        frame[first + 1] = list[position]
      } else {
        frame[first] = list[position]
      }
    case .entries(let entries):
      frame[first] = entries[position].key
      if hasTwo { frame[first + 1] = entries[position].value }
    }
  }

  func body(_ node: CodeNode, _ position: Int = 0) -> Int32 { steps.child(Int(node.b) + position) }

  /// `all` and `exists`: a failure counts only if no other element decides; of several it is the first.
  mutating func quantify(_ node: CodeNode, _ id: Int32, stopsAt decisive: Bool) throws(Failure) -> Bool {
    let elements = try elements(node)
    var failure: Failure?
    var said: (Value?, EvaluationError?) = (nil, nil)
    for position in 0..<elements.count {
      try bind(node, elements, position, id)
      do {
        if try condition(body(node)) == decisive { return decisive }
      } catch {
        if error.code.isFatal { throw error }
        if failure == nil { (failure, said) = (error, (detail, hostError)) }
      }
    }
    guard let failure else { return !decisive }
    (detail, hostError) = said
    throw failure
  }

  mutating func existsOne(_ node: CodeNode, _ id: Int32) throws(Failure) -> Bool {
    let elements = try elements(node)
    var count = 0
    for position in 0..<elements.count {
      try bind(node, elements, position, id)
      if try condition(body(node)) { count += 1 }
    }
    return count == 1
  }

  mutating func comprehension(_ node: CodeNode, _ id: Int32) throws(Failure) -> Value {
    let elements = try elements(node)
    switch node.operation {
    case .filter: return try filter(node, elements, id)
    case .mapping: return try mapping(node, elements, id)
    case .sortBy: return try sortBy(node, elements, id)
    default: return try transformed(node, elements, id)
    }
  }

  private mutating func filter(_ node: CodeNode, _ elements: Elements, _ id: Int32) throws(Failure) -> Value {
    var result: [Value] = []
    let body = body(node)
    for position in 0..<elements.count {
      try bind(node, elements, position, id)
      if try condition(body) { result.append(frame[Int(node.c)]) }
    }
    return .list(result)
  }

  private mutating func mapping(_ node: CodeNode, _ elements: Elements, _ id: Int32) throws(Failure) -> Value
  {
    var result: [Value] = []
    let hasFilter = node.flags.contains(.hasFilter)
    if !hasFilter { result.reserveCapacity(elements.count) }
    let last = body(node, hasFilter ? 1 : 0)
    for position in 0..<elements.count {
      try bind(node, elements, position, id)
      if hasFilter, try !condition(body(node)) { continue }
      result.append(try evaluate(last))
    }
    return .list(result)
  }

  private mutating func transformed(_ node: CodeNode, _ elements: Elements, _ id: Int32) throws(Failure)
    -> Value
  {
    var builder = MapBuilder()
    let hasFilter = node.flags.contains(.hasFilter)
    let last = body(node, hasFilter ? 1 : 0)
    for position in 0..<elements.count {
      try bind(node, elements, position, id)
      let key = frame[Int(node.c)]
      if hasFilter, try !condition(body(node)) { continue }
      let value = try evaluate(last)
      if node.operation == .transformMap {
        try at(last) { () throws(FailureCode) in try builder.add(key, value) }
        continue
      }
      guard case .map(let map) = value else { throw Failure(code: .noOverload, node: last) }
      for entry in map.entries {
        try at(last) { () throws(FailureCode) in try builder.add(entry.key, entry.value) }
      }
    }
    return .map(builder.finished)
  }

  private mutating func sortBy(_ node: CodeNode, _ elements: Elements, _ id: Int32) throws(Failure) -> Value {
    guard case .list(let list) = elements else { throw Failure(code: .noOverload, node: node.a) }
    var keys: [Value] = []
    keys.reserveCapacity(list.count)
    for position in list.indices {
      try bind(node, elements, position, id)
      keys.append(try evaluate(body(node)))
    }
    return try at(id) { () throws(FailureCode) in
      let order = try sortedPositions(keys)
      return .list(order.map { list[$0] })
    }
  }

  mutating func binding(_ node: CodeNode, _ id: Int32) throws(Failure) -> Value {
    let value = try evaluate(node.a)
    if node.operation == .bind {
      frame[Int(node.c)] = value
      return try evaluate(body(node))
    }
    guard case .optional(let inner) = value else { throw Failure(code: .noOverload, node: node.a) }
    guard let inner else { return value }
    frame[Int(node.c)] = inner
    let result = try evaluate(body(node))
    if node.operation == .optionalMap { return .optional(result) }
    guard case .optional = result else { throw Failure(code: .noOverload, node: id) }
    return result
  }
}
