internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

extension CatalogReader {
  /// Makes the names of this file's types known before any of them is read, so that they may refer to each other.
  mutating func declareTypes(_ entries: [SyntaxEntry]) {
    for (position, entry) in sorted(entries).enumerated() {
      let name = entry.key.text
      localTypeNames.append(name)
      if languageTypeNames.contains(name) {
        sink.report(.catalogClash(name, at: entry.key.range))
        continue
      }
      let node = entry.value
      if node.kind == .mapping, let alias = node.entry(named: "alias") {
        localTypes[name] = .unresolved(alias.value, isRecord: false)
      } else if node.kind == .mapping, let fields = node.entry(named: "fields") {
        localTypes[name] = .unresolved(fields.value, isRecord: true)
      } else {
        let number = UInt32(clamping: base.typeCount + position)
        localTypes[name] = .nominal(HostType(index: number))
      }
    }
  }

  mutating func readType(_ entry: SyntaxEntry) -> TypeDefinition {
    let name = entry.key.text
    let node = entry.value
    var type = TypeDefinition(name: name, kind: .nominal)
    let keys = node.isNull ? [] : mapping(node, "a type") ?? []
    if !node.isNull { type.documentation = text("description", in: node) }
    switch localTypes[name] {
    case .unresolved, .resolved:
      checkKeys(keys, of: "an alias or record", known: ["description", "alias", "fields"])
      type.kind = .alias(resolve(name, at: entry.key.range))
      return type
    default: break
    }
    checkKeys(
      keys, of: "a type",
      known: [
        "description", "alias", "fields", "set", "literal", "takes", "members", "functions", "methods",
        "parameters", "scalar", "list", "forms",
      ])
    guard node.kind == .mapping else {
      if localViewNames.contains(name) { type.flags.insert(.isView) }
      return type
    }
    if case .nominal(let selfType)? = localTypes[name] { readNominalType(node, self: selfType, into: &type) }
    return type
  }

  private mutating func readNominalType(
    _ node: SyntaxNode, self selfType: HostType, into type: inout TypeDefinition
  ) {
    if flag("set", in: node) { type.flags.insert(.isSet) }
    if let literal = node.entry(named: "literal")?.value {
      if literal.text == "hex" {
        type.flags.insert(.hasHexLiteral)
      } else {
        sink.report(.catalogShape("the only literal is 'hex'", at: literal.range))
      }
    }
    if let takes = node.entry(named: "takes")?.value {
      for name in names(takes, "'takes'") {
        type.takes.append(resolveValue(TypeNotation(name, into: &sink)))
      }
    }
    if let members = node.entry(named: "members")?.value {
      for member in names(members, "'members'") {
        if type.members.contains(member.text) {
          sink.report(.catalogDuplicate(member.text, at: member.range))
        } else {
          type.members.append(member.text)
        }
      }
    }
    type.functions = readFunctions("functions", in: node, result: selfType)
    type.methods = readFunctions("methods", in: node, result: selfType)
    if node.entry(named: "parameters") != nil {
      type.flags.insert(.hasInitialisers)
      type.initialisers = readEntry(type.name, node, isType: true)
    } else if localViewNames.contains(type.name) {
      type.flags.insert(.isView)
    }
  }

  /// Functions by name: each has the parameters of one overload or a list of overloads; `->` names the result.
  private mutating func readFunctions(
    _ key: String, in node: SyntaxNode, result: HostType
  ) -> [FunctionDefinition] {
    guard let section = node.entry(named: key)?.value, let entries = mapping(section, "'\(key)'") else {
      return []
    }
    var functions: [FunctionDefinition] = []
    for entry in entries {
      let overloads = entry.value.kind == .sequence ? Array(entry.value.elements) : [entry.value]
      for overload in overloads {
        functions.append(readFunction(entry.key.text, overload, result: result))
      }
    }
    return functions
  }

  private mutating func readFunction(
    _ name: String, _ node: SyntaxNode, result: HostType
  ) -> FunctionDefinition {
    var function = FunctionDefinition(name: name, parameters: [], result: result)
    guard !node.isNull, let entries = mapping(node, "a function's parameters") else { return function }
    if let arrow = entries.first(where: { $0.key.text == "->" }) {
      let type = resolveValue(TypeNotation(arrow.value, into: &sink))
      if case .host(let result) = type {
        function.result = result
      } else if type != .error {
        sink.report(.catalogShape("a function gives a value of a catalog's type", at: arrow.value.range))
      }
    }
    let parameters = entries.filter { $0.key.text != "->" }
    function.parameters = readParameters(parameters)
    for (entry, parameter) in zip(parameters, function.parameters)
    where parameter.type.expressionType == nil {
      sink.report(.catalogShape("a function takes values only", at: entry.value.range))
    }
    return function
  }
}

extension CatalogReader {
  /// What a type's name stands for; unknown names are reported once and fit everywhere.
  mutating func resolve(_ name: String, at range: SourceRange) -> CELType {
    switch name {
    case "Bool": return .bool
    case "Int": return .int
    case "Double": return .double
    case "String": return .string
    case "Value": return .dyn
    default: break
    }
    switch localTypes[name] {
    case .nominal(let type): return .host(type)
    case .resolved(let type):
      weight += localWeights[name] ?? 1
      return type
    case .resolving:
      sink.report(.catalogShape("the type '\(name)' is made of itself", at: range))
      return .error
    case .unresolved(let node, let isRecord):
      guard depth < Self.depthLimit else {
        sink.report(.typeTooDeep(at: range))
        return .error
      }
      localTypes[name] = .resolving
      let outerWeight = weight
      weight = 0
      depth += 1
      var type = resolveValue(TypeNotation(node, into: &sink))
      depth -= 1
      if weight > Self.weightLimit {
        sink.report(.typeTooLarge(name, at: node.range))
        type = .error
        weight = 1
      }
      localWeights[name] = weight
      weight += outerWeight
      if type == .error {
        localTypes[name] = .resolved(.error)
        return .error
      }
      if isRecord {
        guard case .record(let record) = type else {
          sink.report(.catalogShape("'fields' must be a mapping of names to types", at: node.range))
          localTypes[name] = .resolved(.error)
          return .error
        }
        type = .record(RecordType(name: name, fields: record.fields))
      }
      localTypes[name] = .resolved(type)
      return type
    case nil:
      if let type = base.typeAlias(named: name) {
        weight += parts(of: type, atMost: Self.weightLimit)
        return type
      }
      let known = languageTypeNames + localTypeNames + base.typeNames
      sink.report(.unknownCatalogType(name, at: range, nearest: nearestName(to: name, in: known)))
      return .error
    }
  }

  // Names of names end here, before the stack does.
  private static let depthLimit = 64
  // Records of records of records double with every level; a type is written out whole in the table.
  private static let weightLimit = 10_000

  private func parts(of type: CELType, atMost limit: Int) -> Int {
    guard limit > 0 else { return 1 }
    switch type {
    case .list(let inner), .nullable(let inner), .map(_, let inner):
      return 1 + parts(of: inner, atMost: limit - 1)
    case .record(let record):
      var count = 1
      for field in record.fields where count < limit { count += parts(of: field.type, atMost: limit - count) }
      return count
    default: return 1
    }
  }

  /// The type of a value; slots, actions and bindings are none.
  mutating func resolveValue(_ notation: TypeNotation) -> CELType {
    weight += 1
    switch notation.kind {
    case .error: return .error
    case .list(let element): return .list(resolveValue(element))
    case .optional(let type): return resolveValue(type).orNull
    case .record(let fields):
      return .record(
        RecordType(
          name: nil, fields: fields.map { RecordType.Field(name: $0.name, type: resolveValue($0.type)) }))
    case .named("Map", let arguments) where arguments.count == 1:
      return .map(.string, resolveValue(arguments[0]))
    case .named("Range", let arguments) where arguments.count == 1:
      return .list(resolveValue(arguments[0]).orNull)
    case .named(let name, let arguments):
      guard arguments.isEmpty, !parameterTypeNames.contains(name) else {
        sink.report(.notAValueType(name, at: notation.range))
        return .error
      }
      return resolve(name, at: notation.range)
    }
  }

  /// The type of a parameter.
  mutating func resolveParameter(_ notation: TypeNotation, isOptional: Bool = false) -> ParameterType {
    switch notation.kind {
    case .optional(let type): return resolveParameter(type, isOptional: true)
    case .named("View", let arguments) where arguments.isEmpty: return .slot(isOptional: isOptional)
    case .named("Action", _): return .action(isOptional: isOptional)
    case .named("Binding", let arguments) where arguments.count == 1:
      return .binding(resolveValue(arguments[0]))
    case .named("Range", let arguments) where arguments.count == 1:
      return .range(resolveValue(arguments[0]), isOptional: isOptional)
    default:
      let type = resolveValue(notation)
      switch type {
      case .string: return .text(isOptional: isOptional)
      case .nullable(.string): return .text(isOptional: true)
      default: return .value(isOptional ? type.orNull : type)
      }
    }
  }
}

/// The names of the language's own value types.
private let languageTypeNames = ["Bool", "Int", "Double", "String", "Value"]

/// Names that mean something only as the type of a parameter or of what it hands over.
private let parameterTypeNames = [
  "View", "Action", "Binding", "Map", "Range", "Type", "Element", "Unwrapped",
]
