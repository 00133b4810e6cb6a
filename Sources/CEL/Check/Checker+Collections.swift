internal import UIDescDiagnostics

extension Checker {
  mutating func list(_ node: SyntaxNode, wanting wanted: TypeID) -> TypeID {
    if let set = wantedSet(wanted) {
      // A list of a set's members is a value of the set, whatever the other arm of a condition is.
      for position in 0..<Int(node.count) {
        let element = syntax.child(node, position)
        require(element, self.element(element, wanting: set), toBe: set)
      }
      return set
    }
    let wantedElement = wanted.isNone ? nil : types.element(ofList: types.withoutNull(wanted))
    if node.count == 0 { return types.list(wantedElement ?? types.fresh()) }
    var elements: [Int32] = []
    var found: [TypeID] = []
    for position in 0..<Int(node.count) {
      let element = syntax.child(node, position)
      elements.append(element)
      found.append(self.element(element, wanting: wantedElement ?? .none))
    }
    let type = common(elements, found, wanting: wantedElement ?? .none)
    if type == nil, let wantedElement { reportElements(elements, found, wanted: wantedElement) }
    return types.list(type ?? .dyn)
  }

  /// The wanted type, if it is one of the host's that takes a list of itself, such as `Edge.Set`.
  private func wantedSet(_ wanted: TypeID) -> TypeID? {
    guard has(.implicitMembers), let host = wantedHost(wanted), let types = environment.host,
      types.accepts(host, .list(.host(host)))
    else { return nil }
    return self.types.withoutNull(wanted)
  }

  /// An element that is written with `?` is an optional value; what is in it counts.
  private mutating func element(_ id: Int32, wanting wanted: TypeID) -> TypeID {
    guard syntax[id].flags.contains(.isOptionalEntry) else { return check(id, wanting: wanted) }
    let type = checkResolved(id)
    if let inner = types.wrapped(optional: type) { return inner }
    if !type.isAny, type.variableIndex == nil {
      report(.optionalEntry(text(id), types.name(type), at: range(id)))
      return .error
    }
    return .dyn
  }

  private mutating func reportElements(_ nodes: [Int32], _ found: [TypeID], wanted: TypeID) {
    for (node, type) in zip(nodes, found) { require(node, type, toBe: wanted) }
  }

  mutating func map(_ node: SyntaxNode, wanting wanted: TypeID) -> TypeID {
    let wanted = wanted.isNone ? wanted : types.withoutNull(wanted)
    if !wanted.isNone, let record = types.record(wanted) { return recordLiteral(node, record, wanted) }
    var wantedKey = TypeID.none
    var wantedValue = TypeID.none
    if !wanted.isNone, let entry = types.entry(wanted), entry.kind == .map {
      wantedKey = types.resolve(types.first(entry))
      wantedValue = types.resolve(types.second(entry))
    }
    if node.count == 0 {
      let key = wantedKey.isNone ? types.fresh() : wantedKey
      return types.map(key, wantedValue.isNone ? types.fresh() : wantedValue)
    }
    var keys: [Int32] = []
    var values: [Int32] = []
    var keyTypes: [TypeID] = []
    var valueTypes: [TypeID] = []
    for position in stride(from: 0, to: Int(node.count), by: 2) {
      let (key, value) = (syntax.child(node, position), syntax.child(node, position + 1))
      keys.append(key)
      values.append(value)
      keyTypes.append(checkKey(key, wanting: wantedKey))
      valueTypes.append(checkValue(value, of: key, wanting: wantedValue))
    }
    let key = common(keys, keyTypes, wanting: wantedKey)
    let value = common(values, valueTypes, wanting: wantedValue)
    if value == nil, !wantedValue.isNone { reportElements(values, valueTypes, wanted: wantedValue) }
    return types.map(key ?? .dyn, value ?? .dyn)
  }

  private mutating func checkKey(_ key: Int32, wanting wanted: TypeID) -> TypeID {
    let type = used(key, check(key, wanting: wanted))
    switch type {
    case .string, .int, .uint, .bool, .dyn, .error: return type
    default:
      if type.variableIndex != nil || type.host != nil { return type }
      report(.mapKey(text(key), types.name(type), at: range(key)))
      return .error
    }
  }

  private mutating func checkValue(_ value: Int32, of key: Int32, wanting wanted: TypeID) -> TypeID {
    guard syntax[key].flags.contains(.isOptionalEntry) else { return check(value, wanting: wanted) }
    let type = checkResolved(value)
    if let inner = types.wrapped(optional: type) { return inner }
    if type.isAny || type.variableIndex != nil { return .dyn }
    report(.optionalEntry(text(value), types.name(type), at: range(value)))
    return .error
  }

  /// A map literal where a record is wanted: every key is a field, every field without `?` has a value.
  private mutating func recordLiteral(_ node: SyntaxNode, _ record: RecordType, _ wanted: TypeID) -> TypeID {
    var seen = [Bool](repeating: false, count: record.fields.count)
    var isWhole = true
    for position in stride(from: 0, to: Int(node.count), by: 2) {
      let (key, value) = (syntax.child(node, position), syntax.child(node, position + 1))
      require(key, check(key), toBe: .string)
      guard syntax[key].kind == .string else {
        check(value)
        isWhole = false
        continue
      }
      let name = (syntax.literal(syntax[key]) ?? "")
      guard let index = record.index(of: name) else {
        check(value)
        report(.unknownField(name, of: types.name(wanted), in: record.fields.map(\.name), at: range(key)))
        isWhole = false
        continue
      }
      seen[index] = true
      let type = types.id(of: record.fields[index].type)
      require(value, checkValue(value, of: key, wanting: type), toBe: type)
    }
    if isWhole {
      let missing = zip(record.fields, seen).filter { !$0.1 && !$0.0.type.isNullable }.map(\.0.name)
      if !missing.isEmpty {
        report(
          .missingFields(missing, of: types.name(wanted), at: SourceRange(Int(node.start), Int(node.end))))
      }
    }
    return wanted
  }
}
