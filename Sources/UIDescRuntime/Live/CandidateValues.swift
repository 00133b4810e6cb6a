internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

/// Makes values that are worth trying: of each type those between which a document can tell a difference.
struct CandidateValues {
  typealias Subject = ComparedValues.Subject

  /// How many values of one type are tried at most, and how many lists.
  static let limit = 12
  private static let listLimit = 40
  /// How many elements a list has at most, and how many characters a text.
  private static let sizeLimit = 64
  /// Records within records, so that types that hold themselves come to an end.
  private static let depthLimit = 4

  private let types: TypeTable
  private let compared: ComparedValues

  init(_ document: Document, globals: [Value]) {
    types = document.types
    compared = ComparedValues(document, globals: globals)
  }

  /// The values of a type that may make a difference; none where nothing is known of it.
  func values(of type: CELType, at subject: Subject?, bounds: ValueBounds? = nil) -> [Value] {
    candidates(type, subject, bounds, depth: 0)
  }

  /// The same, with any value where no one makes a difference; none only where a value can't be made up.
  func anyValues(of type: CELType, at subject: Subject?, bounds: ValueBounds? = nil) -> [Value] {
    anyCandidates(type, subject, bounds, depth: 0)
  }

  /// The values of a type that has only so many.
  func members(of type: CELType) -> [Value] {
    switch type.withoutNull {
    case .bool: [.bool(false), .bool(true)]
    case .host(let host):
      types.memberNames(of: host).prefix(Self.limit).compactMap {
        types.member($0, of: host).map(Value.member)
      }
    default: []
    }
  }

  private func candidates(_ type: CELType, _ subject: Subject?, _ bounds: ValueBounds?, depth: Int) -> [Value]
  {
    guard depth <= Self.depthLimit else { return [] }
    let values: [Value] =
      switch type {
      case .nullable(let wrapped): [.null] + anyCandidates(wrapped, subject, bounds, depth: depth)
      case .bool: [.bool(false), .bool(true)]
      case .host(let host):
        (types.enumerationMembers(of: host) ?? []).compactMap { types.member($0, of: host).map(Value.member) }
      case .int: integers(subject, bounds)
      case .double: numbers(subject, bounds)
      case .string: texts(subject)
      case .list(let element): lists(of: element, subject, depth: depth)
      case .map(let key, let value): maps(key, value, depth: depth)
      case .record(let record): records(record, depth: depth)
      default: []
      }
    let isList = if case .list = type { true } else { false }
    return Array(values.unique.prefix(isList ? Self.listLimit : Self.limit))
  }

  private func anyCandidates(
    _ type: CELType, _ subject: Subject?, _ bounds: ValueBounds?, depth: Int
  ) -> [Value] {
    let values = candidates(type, subject, bounds, depth: depth)
    if !values.isEmpty { return values }
    let zero = max(bounds?.lower ?? 0, min(bounds?.upper ?? 0, 0))
    return switch type.withoutNull {
    case .int: [.int(Int64(exactly: zero.rounded(.up)) ?? 0)]
    case .double: [.double(zero)]
    case .host(let host):
      types.memberNames(of: host).prefix(1).compactMap { types.member($0, of: host).map(Value.member) }
    default: []
    }
  }

  /// What a subject is compared with; where that can't be followed, what anything is.
  private func comparisons(_ subject: Subject?) -> [Value] {
    let own = subject.map(compared.values(of:)) ?? []
    if case .field? = subject { return own }
    return own.isEmpty ? compared.all : own
  }

  // MARK: Numbers and texts

  /// All of a short range; else its ends, and what lies at, above and below what it is compared with.
  private func integers(_ subject: Subject?, _ bounds: ValueBounds?) -> [Value] {
    if let all = bounds?.shortRange { return all.map(Value.int) }
    var values = [bounds?.lower?.rounded(.up), bounds?.upper?.rounded(.down)].compactMap { end in
      end.flatMap { Int64(exactly: $0) }
    }
    for case .int(let number) in comparisons(subject) where number > .min && number < .max {
      values += [number, number + 1, number - 1]
    }
    return values.map(Value.int).filter { bounds?.contain($0) ?? true }
  }

  private func numbers(_ subject: Subject?, _ bounds: ValueBounds?) -> [Value] {
    var values = [bounds?.lower, bounds?.upper].compactMap { $0 }
    for value in comparisons(subject) {
      switch value {
      case .double(let number) where number.isFinite: values += [number, number + 1, number - 1]
      case .int(let number): values += [Double(number), Double(number) + 1, Double(number) - 1]
      default: break
      }
    }
    return values.map(Value.double).filter { bounds?.contain($0) ?? true }
  }

  /// None, what it is compared with, another one, and such as are as long as sizes that are asked for.
  private func texts(_ subject: Subject?) -> [Value] {
    var values: [Value] = [.string("")]
    for case .string(let text) in comparisons(subject) { values.append(.string(text)) }
    values.append(.string("text"))
    for size in beside(subject.map(compared.sizes(of:)) ?? []) where size > 0 {
      values.append(.string(String(repeating: "x", count: size)))
    }
    return values
  }

  /// Each size with those beside it, as far as they are not too large.
  private func beside(_ sizes: [Int]) -> [Int] {
    sizes.filter { (0..<Self.sizeLimit).contains($0) }.flatMap { [$0, $0 + 1, $0 - 1] }.filter { $0 >= 0 }
  }

  // MARK: What holds other values

  /// None, one, two, all kinds of elements at once, as many as sizes are compared with, and each kind alone, once and often.
  private func lists(of element: CELType, _ subject: Subject?, depth: Int) -> [Value] {
    let kinds = anyCandidates(element, nil, nil, depth: depth + 1)
    guard let first = kinds.first else { return [.list([])] }
    // A size may be that of a part, or of what is computed.
    let own = subject.map(compared.sizes(of:)) ?? []
    let sizes = beside(own.isEmpty ? compared.allSizes : own)
    return [0, 1, 2, kinds.count].map { list(of: kinds, count: $0) }
      + sizes.map { list(of: [first], count: $0) }
      + kinds.dropFirst().map { list(of: [$0], count: 1) }
      // What is left of a list may be asked for its size.
      + (sizes.max().map { size in kinds.dropFirst().map { list(of: [$0], count: size) } } ?? [])
  }

  /// Elements of these kinds in turn, no two of which are the same to a loop.
  private func list(of kinds: [Value], count: Int) -> Value {
    var elements: [Value] = []
    for number in 0..<count {
      let kind = kinds[number % kinds.count]
      elements.append(number < kinds.count ? distinct(kind, number: number) : renumbered(kind, number))
    }
    return .list(elements)
  }

  /// A record with another id than those before it; other values differ as they are.
  private func distinct(_ value: Value, number: Int) -> Value {
    guard case .map(let map) = value else { return value }
    return .map(
      MapValue(
        uniqueEntries: map.entries.map { entry in
          guard case .string(let name) = entry.key, compared.identityFields.contains(name) else {
            return entry
          }
          return MapValue.Entry(key: entry.key, value: renumbered(entry.value, number))
        }))
  }

  /// A number or a text that no other element has.
  private func renumbered(_ value: Value, _ number: Int) -> Value {
    switch value {
    case .int: .int(Int64(number) + 1)
    case .double: .double(Double(number) + 1)
    case .string(let text): .string("\(text.isEmpty ? "text" : text) \(number + 1)")
    case .map: distinct(value, number: number)
    default: value
    }
  }

  private func maps(_ key: CELType, _ value: CELType, depth: Int) -> [Value] {
    guard let key = anyCandidates(key, nil, nil, depth: depth + 1).last else {
      return [.map(MapValue(fields: []))]
    }
    let values = anyCandidates(value, nil, nil, depth: depth + 1)
    return [.map(MapValue(fields: []))]
      + values.map { .map(MapValue(uniqueEntries: [MapValue.Entry(key: key, value: $0)])) }
  }

  /// The product of what the fields may be; where there are too many, each field's values with the first of the others.
  private func records(_ record: RecordType, depth: Int) -> [Value] {
    var fields: [(name: String, values: [Value])] = []
    var count = 1
    for field in record.fields {
      let values = anyCandidates(field.type, .field(field.name), nil, depth: depth + 1)
      guard !values.isEmpty else { return [] }
      // What tells elements apart is set for each element; there is no need to vary it.
      let isIdentity = compared.identityFields.contains(field.name)
      fields.append((field.name, isIdentity ? Array(values.suffix(1)) : values))
      count = min(count * (isIdentity ? 1 : values.count), 1000)
    }
    func made(_ choice: (Int) -> Int) -> Value {
      .map(MapValue(fields: fields.indices.map { (fields[$0].name, fields[$0].values[choice($0)]) }))
    }
    var result: [Value] = []
    if count <= Self.limit {
      for number in 0..<count {
        var rest = number
        result.append(
          made { field in
            defer { rest /= fields[field].values.count }
            return rest % fields[field].values.count
          })
      }
      return result
    }
    // All fields change at once, so that few records hold every value of every field.
    let most = fields.map(\.values.count).max() ?? 1
    for number in 0..<most { result.append(made { number % fields[$0].values.count }) }
    for field in fields.indices {
      for value in fields[field].values.indices.dropFirst() {
        result.append(made { $0 == field ? value : 0 })
      }
    }
    return result
  }
}

extension [Value] {
  /// Each value once, at its first place.
  fileprivate var unique: [Value] {
    var seen: Set<Value> = []
    return filter { seen.insert($0).inserted }
  }
}

extension ValueBounds {
  /// The whole numbers between the ends, where they are few enough to be tried one by one.
  var shortRange: ClosedRange<Int64>? {
    guard let lower = lower.flatMap({ Int64(exactly: $0.rounded(.up)) }),
      let upper = upper.flatMap({ Int64(exactly: $0.rounded(.down)) }), lower <= upper
    else { return nil }
    let (width, isTooLarge) = upper.subtractingReportingOverflow(lower)
    return isTooLarge || width >= CandidateValues.limit ? nil : lower...upper
  }
}
