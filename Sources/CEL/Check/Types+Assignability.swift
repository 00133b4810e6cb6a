extension Types {
  /// Whether a value of one type may stand where another is wanted; binds type variables, and undoes that where it fails.
  mutating func accepts(_ wanted: TypeID, _ actual: TypeID) -> Bool {
    if wanted == actual { return true }
    let mark = mark()
    if isAssignable(actual, to: wanted) { return true }
    undo(to: mark)
    return false
  }

  /// Whether a pattern can be ruled out for a type by its outermost shape, before anything is made for it.
  func isHopeless(_ pattern: TypePattern, _ actual: TypeID) -> Bool {
    let type = resolve(actual)
    if type.isAny || type == .null || type.variableIndex != nil { return false }
    let kind = entry(type)?.kind
    if kind == .nullable { return false }
    switch pattern {
    case .dyn, .a, .b: return false
    case .null, .bool, .int, .uint, .double, .string, .bytes, .timestamp, .duration:
      return type.raw != Int32(pattern.rawValue) + 1
    case .listOfA, .listOfListOfA, .listOfString, .listOfInt, .listOfUint, .listOfDouble, .listOfDyn:
      return kind != .list
    case .mapOfAB: return kind != .map && kind != .record
    case .optionalA: return kind != .optional
    case .typeA: return kind != .type
    }
  }

  private mutating func isAssignable(_ actual: TypeID, to wanted: TypeID) -> Bool {
    if actual == wanted { return true }
    if let variable = wanted.variableIndex {
      let isBound = binding(variable) != nil
      if substitute(actual, for: variable, wanted) { return true }
      if isBound { return false }
    }
    if let variable = actual.variableIndex { return substitute(wanted, for: variable, actual) }
    if actual.isAny || wanted.isAny { return true }
    if let inner = wrapped(nullable: wanted) {
      if actual == .null { return true }
      return isAssignable(wrapped(nullable: actual) ?? actual, to: inner)
    }
    if actual == .null || wanted == .null { return takesNull(actual == .null ? wanted : actual) }
    if let inner = wrapped(nullable: actual) {
      return !environment.features.contains(.narrowing) && isAssignable(inner, to: wanted)
    }
    if let host = wanted.host {
      return environment.hostTypes.accepts(host, publicType(actual))
    }
    guard let from = entry(actual), let to = entry(wanted) else { return false }
    return isAssignable(from, to: to)
  }

  private mutating func isAssignable(_ from: Entry, to wanted: Entry) -> Bool {
    switch (from.kind, wanted.kind) {
    case (.list, .list), (.optional, .optional): return isAssignable(first(from), to: first(wanted))
    case (.map, .map):
      return isAssignable(first(from), to: first(wanted)) && isAssignable(second(from), to: second(wanted))
    case (.type, .type): return true
    case (.record, .record): return isRecordAssignable(records[Int(from.a)], to: records[Int(wanted.a)])
    case (.record, .map):
      guard isAssignable(.string, to: first(wanted)) else { return false }
      let value = second(wanted)
      return records[Int(from.a)].fields.allSatisfy { isAssignable(id(of: $0.type), to: value) }
    case (.abstract, .abstract):
      let (left, right) = (abstracts[Int(from.a)], abstracts[Int(wanted.a)])
      guard left.name == right.name, left.arguments.count == right.arguments.count else { return false }
      for (argument, parameter) in zip(left.arguments, right.arguments) {
        guard isAssignable(argument, to: parameter) else { return false }
      }
      return true
    default: return false
    }
  }

  /// Records fit by their fields; one that may be null may be absent.
  private mutating func isRecordAssignable(_ actual: RecordType, to wanted: RecordType) -> Bool {
    if actual == wanted { return true }
    for field in wanted.fields {
      guard let index = actual.index(of: field.name) else {
        if field.type.isNullable { continue }
        return false
      }
      guard isAssignable(id(of: actual.fields[index].type), to: id(of: field.type)) else { return false }
    }
    return true
  }

  /// CEL lets null stand for a few types whose absence it can't write otherwise; documents write `T?` instead.
  private func takesNull(_ type: TypeID) -> Bool {
    if environment.features.contains(.narrowing) { return false }
    if type == .timestamp || type == .duration { return true }
    return isKind(type, .optional) || isKind(type, .abstract)
  }

  private mutating func substitute(_ type: TypeID, for variable: Int, _ id: TypeID) -> Bool {
    if let bound = binding(variable) {
      if type == bound { return true }
      guard isAssignable(type, to: bound) else { return false }
      let general = moreGeneral(type, bound)
      if !contains(general, id) { bind(variable, to: general) }
      return true
    }
    if contains(type, id) { return resolve(type) == id }
    bind(variable, to: type)
    return true
  }

  /// Whether a type mentions a variable, itself included.
  private func contains(_ type: TypeID, _ variable: TypeID) -> Bool {
    let type = resolve(type)
    if type == variable { return true }
    guard let entry = entry(type) else { return false }
    switch entry.kind {
    case .list, .type, .optional, .nullable: return contains(first(entry), variable)
    case .map: return contains(first(entry), variable) || contains(second(entry), variable)
    case .record: return false
    case .abstract: return abstracts[Int(entry.a)].arguments.contains { contains($0, variable) }
    }
  }

  private func moreGeneral(_ left: TypeID, _ right: TypeID) -> TypeID {
    isAtLeastAsGeneral(left, right) ? left : right
  }

  private func isAtLeastAsGeneral(_ left: TypeID, _ right: TypeID) -> Bool {
    let (left, right) = (resolve(left), resolve(right))
    if left.isAny || left.variableIndex != nil { return true }
    if right.isAny || right.variableIndex != nil { return false }
    if left == .null || right == .null { return right == .null }
    if let host = left.host { return environment.hostTypes.accepts(host, publicType(right)) }
    guard let a = entry(left), let b = entry(right) else { return left == right }
    if a.kind == .nullable { return isAtLeastAsGeneral(first(a), b.kind == .nullable ? first(b) : right) }
    guard a.kind == b.kind else { return false }
    switch a.kind {
    case .list, .optional, .nullable: return isAtLeastAsGeneral(first(a), first(b))
    case .map: return isAtLeastAsGeneral(first(a), first(b)) && isAtLeastAsGeneral(second(a), second(b))
    case .type: return true
    case .record: return left == right
    case .abstract:
      let (left, right) = (abstracts[Int(a.a)], abstracts[Int(b.a)])
      guard left.name == right.name else { return false }
      return zip(left.arguments, right.arguments).allSatisfy { isAtLeastAsGeneral($0, $1) }
    }
  }

  /// Whether a type is open somewhere, so that more than one overload may take it.
  func mentionsDyn(_ type: TypeID) -> Bool {
    let type = resolve(type)
    if type == .dyn { return true }
    guard let entry = entry(type) else { return false }
    switch entry.kind {
    case .list, .type, .optional, .nullable: return mentionsDyn(first(entry))
    case .map: return mentionsDyn(first(entry)) || mentionsDyn(second(entry))
    case .record, .abstract: return false
    }
  }

  /// The type of a place that may hold either; nil where the two have nothing in common.
  mutating func join(_ left: TypeID, _ right: TypeID) -> TypeID? {
    if left == right { return left }
    let (a, b) = (resolve(left), resolve(right))
    if environment.features.contains(.narrowing) {
      if a == .null { return nullable(b) }
      if b == .null { return nullable(a) }
      if isKind(a, .nullable) || isKind(b, .nullable) {
        return join(withoutNull(a), withoutNull(b)).map { nullable($0) }
      }
    }
    if accepts(right, left) || accepts(left, right) {
      return moreGeneral(left, right)
    }
    return nil
  }
}
