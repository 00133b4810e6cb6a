/// A type while checking: a small number, so that types of nodes are kept and compared without reference counting.
struct TypeID: Hashable, Sendable {
  let raw: Int32

  init(raw: Int32) { self.raw = raw }

  /// No type at all: nothing particular is wanted.
  static var none: TypeID { TypeID(raw: -1) }
  static var error: TypeID { TypeID(raw: 0) }
  static var dyn: TypeID { TypeID(raw: 1) }
  static var null: TypeID { TypeID(raw: 2) }
  static var bool: TypeID { TypeID(raw: 3) }
  static var int: TypeID { TypeID(raw: 4) }
  static var uint: TypeID { TypeID(raw: 5) }
  static var double: TypeID { TypeID(raw: 6) }
  static var string: TypeID { TypeID(raw: 7) }
  static var bytes: TypeID { TypeID(raw: 8) }
  static var timestamp: TypeID { TypeID(raw: 9) }
  static var duration: TypeID { TypeID(raw: 10) }

  private static var firstComposite: Int32 { 16 }
  private static var firstHost: Int32 { 1 << 28 }
  private static var firstVariable: Int32 { 1 << 29 }

  static func composite(_ index: Int) -> TypeID {
    TypeID(raw: firstComposite + Int32(truncatingIfNeeded: index))
  }
  static func host(_ type: HostType) -> TypeID {
    TypeID(raw: firstHost | Int32(bitPattern: type.index & 0x0FFF_FFFF))
  }
  static func variable(_ index: Int) -> TypeID {
    TypeID(raw: firstVariable | Int32(truncatingIfNeeded: index))
  }

  var isNone: Bool { raw < 0 }
  var isAny: Bool { raw == 0 || raw == 1 }
  var isNumber: Bool { raw >= 4 && raw <= 6 }
  var compositeIndex: Int? { raw >= 16 && raw < TypeID.firstHost ? Int(raw - 16) : nil }
  var variableIndex: Int? {
    raw & TypeID.firstVariable != 0 && raw > 0 ? Int(raw & (TypeID.firstVariable - 1)) : nil
  }
  var host: HostType? {
    raw >= TypeID.firstHost && raw < TypeID.firstVariable
      ? HostType(index: UInt32(bitPattern: raw & (TypeID.firstHost - 1))) : nil
  }
}

/// The composite types of one expression, each once, and what its type variables have been found to be.
struct Types {
  enum Kind: UInt8 {
    case list, map, type, optional, nullable
    /// `a` indexes `records`.
    case record
    /// `a` indexes `abstracts`.
    case abstract
  }

  struct Entry: Equatable {
    var kind: Kind
    var a: Int32
    var b: Int32 = -1
  }

  private struct Change {
    let index: Int
    let old: TypeID
  }

  private(set) var entries = Plain<Entry>()
  private(set) var records: [RecordType] = []
  private(set) var abstracts: [(name: String, arguments: [TypeID])] = []
  /// By variable; `none` while it is open.
  private var bindings = Plain<TypeID>()
  /// Bindings that have been replaced since a mark, so that an attempt can be undone.
  private var trail = Plain<Change>()
  let environment: Environment

  init(environment: Environment) {
    self.environment = environment
  }

  // MARK: - Making

  mutating func fresh() -> TypeID {
    bindings.append(.none)
    return .variable(bindings.count - 1)
  }

  private mutating func intern(_ kind: Kind, _ a: Int32, _ b: Int32 = -1) -> TypeID {
    let entry = Entry(kind: kind, a: a, b: b)
    for index in 0..<entries.count where entries[index] == entry { return .composite(index) }
    entries.append(entry)
    return .composite(entries.count - 1)
  }

  mutating func list(_ element: TypeID) -> TypeID { intern(.list, element.raw) }
  mutating func map(_ key: TypeID, _ value: TypeID) -> TypeID { intern(.map, key.raw, value.raw) }
  mutating func type(_ inner: TypeID) -> TypeID { intern(.type, inner.raw) }
  mutating func optional(_ inner: TypeID) -> TypeID { intern(.optional, inner.raw) }

  mutating func nullable(_ inner: TypeID) -> TypeID {
    let inner = resolve(inner)
    if inner.isAny || inner == .null || kind(inner) == .nullable { return inner }
    return intern(.nullable, inner.raw)
  }

  mutating func record(_ record: RecordType) -> TypeID {
    if let index = records.firstIndex(of: record) { return intern(.record, Int32(truncatingIfNeeded: index)) }
    records.append(record)
    return intern(.record, Int32(truncatingIfNeeded: records.count - 1))
  }

  mutating func abstract(_ name: String, _ arguments: [TypeID]) -> TypeID {
    let known = abstracts.firstIndex { $0.name == name && $0.arguments == arguments }
    if known == nil { abstracts.append((name, arguments)) }
    return intern(.abstract, Int32(truncatingIfNeeded: known ?? abstracts.count - 1))
  }

  /// The type of a declaration; parameters become variables, the same for the same name.
  mutating func id(of type: CELType, _ parameters: inout [(name: String, id: TypeID)]) -> TypeID {
    switch type {
    case .error: return .error
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
    case .host(let host): return .host(host)
    case .list(let element): return list(id(of: element, &parameters))
    case .map(let key, let value):
      let key = id(of: key, &parameters)
      return map(key, id(of: value, &parameters))
    case .type(let inner): return self.type(id(of: inner, &parameters))
    case .optional(let inner): return optional(id(of: inner, &parameters))
    case .nullable(let inner): return nullable(id(of: inner, &parameters))
    case .record(let record): return self.record(record)
    case .parameter(let name):
      if let known = parameters.first(where: { $0.name == name }) { return known.id }
      let id = fresh()
      parameters.append((name, id))
      return id
    case .abstract(let name, let arguments): return abstract(name, arguments.map { id(of: $0, &parameters) })
    }
  }

  mutating func id(of type: CELType) -> TypeID {
    var parameters: [(name: String, id: TypeID)] = []
    return id(of: type, &parameters)
  }

  // MARK: - Reading

  /// What a variable has been found to be; other types are themselves.
  func resolve(_ type: TypeID) -> TypeID {
    var type = type
    while let index = type.variableIndex {
      let bound = bindings[index]
      if bound.isNone { return type }
      type = bound
    }
    return type
  }

  func kind(_ type: TypeID) -> Kind? { entry(type)?.kind }

  func entry(_ type: TypeID) -> Entry? {
    guard let index = resolve(type).compositeIndex else { return nil }
    return entries[index]
  }

  func isKind(_ type: TypeID, _ kind: Kind) -> Bool { entry(type)?.kind == kind }

  func first(_ entry: Entry) -> TypeID { TypeID(raw: entry.a) }
  func second(_ entry: Entry) -> TypeID { TypeID(raw: entry.b) }

  func element(ofList type: TypeID) -> TypeID? {
    guard let entry = entry(type), entry.kind == .list else { return nil }
    return resolve(first(entry))
  }

  func wrapped(optional type: TypeID) -> TypeID? {
    guard let entry = entry(type), entry.kind == .optional else { return nil }
    return resolve(first(entry))
  }

  func wrapped(nullable type: TypeID) -> TypeID? {
    guard let entry = entry(type), entry.kind == .nullable else { return nil }
    return resolve(first(entry))
  }

  func withoutNull(_ type: TypeID) -> TypeID { wrapped(nullable: type) ?? resolve(type) }

  func record(_ type: TypeID) -> RecordType? {
    guard let entry = entry(type), entry.kind == .record else { return nil }
    return records[Int(entry.a)]
  }

  /// The type for those outside; variables that stayed open are dyn.
  func publicType(_ type: TypeID) -> CELType {
    let type = resolve(type)
    if let host = type.host { return .host(host) }
    guard let entry = entry(type) else { return simpleType(type) }
    switch entry.kind {
    case .list: return .list(publicType(first(entry)))
    case .map: return .map(publicType(first(entry)), publicType(second(entry)))
    case .type: return .type(publicType(first(entry)))
    case .optional: return .optional(publicType(first(entry)))
    case .nullable: return .nullable(publicType(first(entry)))
    case .record: return .record(records[Int(entry.a)])
    case .abstract:
      let abstract = abstracts[Int(entry.a)]
      return .abstract(abstract.name, abstract.arguments.map(publicType))
    }
  }

  private func simpleType(_ type: TypeID) -> CELType {
    switch type {
    case .error: .error
    case .null: .null
    case .bool: .bool
    case .int: .int
    case .uint: .uint
    case .double: .double
    case .string: .string
    case .bytes: .bytes
    case .timestamp: .timestamp
    case .duration: .duration
    default: .dyn
    }
  }

  func name(_ type: TypeID) -> String { environment.name(of: publicType(type)) }

  // MARK: - Variables

  func mark() -> Int { trail.count }

  mutating func undo(to mark: Int) {
    while trail.count > mark {
      let last = trail[trail.count - 1]
      bindings[last.index] = last.old
      trail.shorten(to: trail.count - 1)
    }
  }

  mutating func bind(_ variable: Int, to type: TypeID) {
    trail.append(Change(index: variable, old: bindings[variable]))
    bindings[variable] = type
  }

  func binding(_ variable: Int) -> TypeID? {
    let bound = bindings[variable]
    return bound.isNone ? nil : bound
  }
}
