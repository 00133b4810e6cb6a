internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

extension DocumentReader {
  /// A type written as data shaped like the value: a name, a list of one, a mapping of fields, `{enum: […]}`.
  mutating func readType(_ node: SyntaxNode) -> ParameterType {
    switch node.kind {
    case .missing: return .value(.error)
    case .mapping where node.entry(named: "enum") != nil: return .value(readEnumeration(node, named: nil))
    case .mapping where node.count > 0:
      var fields: [RecordType.Field] = []
      for entry in node.entries {
        if reservedNames.contains(entry.key.text) {
          report(.reservedWord(entry.key.text, at: entry.key.range))
        }
        fields.append(RecordType.Field(name: entry.key.text, type: readValueType(entry.value)))
      }
      return .value(.record(RecordType(name: nil, fields: fields)))
    case .sequence where node.count == 1:
      var element = CELType.error
      for child in node.elements { element = readValueType(child) }
      return .value(.list(element))
    default:
      var found = DiagnosticSink()
      let notation = TypeNotation(node, into: &found)
      for diagnostic in found.diagnostics { report(diagnostic) }
      return resolveParameter(notation)
    }
  }

  /// The type of a value; views, actions and bindings are none.
  mutating func readValueType(_ node: SyntaxNode) -> CELType {
    switch readType(node) {
    case .text(let isOptional): return isOptional ? .nullable(.string) : .string
    case .value(let type): return type
    case .range(let bound, let isOptional):
      return isOptional ? .nullable(.list(bound.orNull)) : .list(bound.orNull)
    case .slot, .action, .binding:
      report(.parameterTypeOnly(at: node.range))
      return .error
    }
  }

  private mutating func readEnumeration(_ node: SyntaxNode, named name: String?) -> CELType {
    guard let entry = node.entry(named: "enum"), entry.value.kind == .sequence, entry.value.count > 0 else {
      report(.enumerationMembers(at: node.entry(named: "enum")?.key.range ?? node.range))
      return .error
    }
    var members: [String] = []
    for member in entry.value.elements {
      let text = member.kind == .scalar ? member.text : ""
      if text.isEmpty || text.isCapitalised || !text.utf8.allSatisfy(\.isNameByte) {
        report(.enumerationMembers(at: member.range))
      } else if members.contains(text) {
        report(.duplicateMember(text, at: member.range))
      } else {
        members.append(text)
      }
    }
    return .host(addEnumeration(named: name, members: members))
  }

  // MARK: Names

  private mutating func resolveValue(_ notation: TypeNotation) -> CELType {
    switch resolveParameter(notation) {
    case .text(let isOptional): return isOptional ? .nullable(.string) : .string
    case .value(let type): return type
    case .range(let bound, let isOptional):
      return isOptional ? .nullable(.list(bound.orNull)) : .list(bound.orNull)
    case .slot, .action, .binding:
      report(.parameterTypeOnly(at: notation.range))
      return .error
    }
  }

  private mutating func resolveParameter(
    _ notation: TypeNotation, isOptional: Bool = false
  ) -> ParameterType {
    switch notation.kind {
    case .error: return .value(.error)
    case .list(let element): return wrap(.list(resolveValue(element)), isOptional: isOptional)
    case .optional(let type): return resolveParameter(type, isOptional: true)
    case .record(let fields):
      let resolved = fields.map { RecordType.Field(name: $0.name, type: resolveValue($0.type)) }
      return wrap(.record(RecordType(fields: resolved)), isOptional: isOptional)
    case .named("View", let arguments) where arguments.isEmpty: return .slot(isOptional: isOptional)
    case .named("Action", _): return .action(isOptional: isOptional)
    case .named("Binding", let arguments) where arguments.count == 1:
      return .binding(resolveValue(arguments[0]))
    case .named("Range", let arguments) where arguments.count == 1:
      return .range(resolveValue(arguments[0]), isOptional: isOptional)
    case .named("Map", let arguments) where arguments.count == 1:
      return wrap(.map(.string, resolveValue(arguments[0])), isOptional: isOptional)
    case .named(let name, let arguments):
      guard arguments.isEmpty else {
        report(.typeTakesNoArguments(name, at: notation.range))
        return .value(.error)
      }
      return wrap(resolveName(name, at: notation.range), isOptional: isOptional)
    }
  }

  private func wrap(_ type: CELType, isOptional: Bool) -> ParameterType {
    let type = isOptional ? type.orNull : type
    return type.withoutNull == .string ? .text(isOptional: type.isNullable) : .value(type)
  }

  /// What is handed over by an action of that type: the `T` of `Action(T)`.
  mutating func handedTypes(_ node: SyntaxNode) -> [CELType] {
    guard node.kind == .scalar else { return [] }
    var ignored = DiagnosticSink()
    var notation = TypeNotation(node, into: &ignored)
    if case .optional(let inner) = notation.kind { notation = inner }
    guard case .named("Action", let arguments) = notation.kind else { return [] }
    return arguments.map { resolveValue($0) }
  }

  private mutating func resolveName(_ name: String, at range: SourceRange) -> CELType {
    switch name {
    case "Bool": return .bool
    case "Int": return .int
    case "Double": return .double
    case "String": return .string
    case "Value": return .dyn
    default: break
    }
    if let type = namedType(name, at: range) { return type }
    if let type = catalog.typeAlias(named: name) { return type }
    var known = plainTypeNames
    for file in [file] + files[file].imports { known += files[file].namedTypes.map(\.entry.key.text) }
    report(.unknownType(name, at: range, nearest: nearestName(to: name, in: known + catalog.typeNames)))
    return .error
  }

  /// A type that this file or one that it imports declares; it is read when it is first named.
  private mutating func namedType(_ name: String, at range: SourceRange) -> CELType? {
    var found: (index: Int, owner: Int)?
    for owner in [file] + files[file].imports {
      guard let index = files[owner].namedTypes.firstIndex(where: { $0.entry.key.text == name }) else {
        continue
      }
      if let found {
        report(
          .ambiguousName(
            name, at: range, first: files[found.owner].namedTypes[found.index].entry.key.range,
            second: files[owner].namedTypes[index].entry.key.range))
        return .error
      }
      found = (index, owner)
      if owner == file { break }
    }
    guard let found else { return nil }
    uses?.add(files[found.owner].namedTypes[found.index].entry.key.range)
    return readNamedType(found.index, of: found.owner, at: range)
  }

  mutating func readNamedType(_ index: Int, of owner: Int, at range: SourceRange) -> CELType {
    let entry = files[owner].namedTypes[index].entry
    switch files[owner].namedTypes[index].progress {
    case .read(.value(let type)): return type
    case .read(.text(let isOptional)): return isOptional ? .nullable(.string) : .string
    case .read: return .error
    case .reading:
      report(.recursiveType(entry.key.text, at: range, declared: entry.key.range))
      return .error
    case .unread: break
    }
    files[owner].namedTypes[index].progress = .reading
    let outer = file
    file = owner
    let type: CELType
    if entry.value.kind == .mapping, entry.value.entry(named: "enum") != nil {
      type = readEnumeration(entry.value, named: entry.key.text)
    } else if case .record(let record) = readValueType(entry.value) {
      type = .record(RecordType(name: record.name ?? entry.key.text, fields: record.fields))
    } else {
      type = readValueType(entry.value)
    }
    file = outer
    files[owner].namedTypes[index].progress = .read(.value(type))
    return type
  }
}

extension Diagnostic {
  static func parameterTypeOnly(at range: SourceRange) -> Self {
    Diagnostic(
      "parameter-type", .error, at: range, "View, Action and Binding are types of parameters, not of values")
  }

  static func enumerationMembers(at range: SourceRange) -> Self {
    Diagnostic(
      "enum-members", .error, at: range,
      "'enum' takes a list of names that begin with a small letter, such as '[small, large]'")
  }

  static func duplicateMember(_ name: String, at range: SourceRange) -> Self {
    Diagnostic("enum-members", .error, at: range, "'\(name)' is a member already")
  }

  static func typeTakesNoArguments(_ name: String, at range: SourceRange) -> Self {
    Diagnostic("unknown-type", .error, at: range, "'\(name)' takes no type in parentheses")
  }

  static func recursiveType(_ name: String, at range: SourceRange, declared: SourceRange) -> Self {
    Diagnostic(
      "recursive-type", .error, at: range, "the type '\(name)' is made of itself",
      notes: [Note("declared here", at: declared)])
  }
}
