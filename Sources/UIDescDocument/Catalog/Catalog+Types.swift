package import CEL
internal import UIDescDiagnostics

// What CEL's host needs to know of types. A type may take others (`ShapeStyle` takes `Color`), so names are looked
// for in the type itself and then in those that it takes.
extension Catalog {
  /// The nominal type of that name; nil for aliases and records, which are not nominal.
  package func type(named name: String) -> HostType? {
    guard case .host(let type)? = typeAlias(named: name) else { return nil }
    return type
  }

  /// What a type's name stands for, aliases and records resolved; nil for the language's own names such as `Bool`.
  package func typeAlias(named name: String) -> CELType? {
    var number = 0
    for table in tables {
      if let position = table.position(.types, named: name) {
        var cursor = table.cursor(.types, position)
        _ = cursor.readText()
        return cursor.readByte() == UInt8(ascii: "=")
          ? cursor.readType() : .host(HostType(index: UInt32(clamping: number + position)))
      }
      number += table.count(.types)
    }
    return nil
  }

  /// The name of a type as documents write it.
  package func name(of type: HostType) -> String {
    guard let (table, position) = place(of: type) else { return "" }
    return table.name(.types, position)
  }

  /// One sentence about a type; empty where a user's catalog has none.
  package func documentation(of type: HostType) -> String { header(of: type)?.documentation.string ?? "" }

  /// True for sets such as `Edge.Set`: a list of its members is a value of it, and so is one member alone.
  package func isSet(_ type: HostType) -> Bool { header(of: type)?.flags.contains(.isSet) ?? false }

  /// The member of that name, of the type itself or of one that it takes.
  package func member(_ name: String, of type: HostType) -> HostMember? {
    var name = name
    return name.withUTF8 { bytes in
      firstFound(in: type) { type, header in
        var cursor = header.body
        for index in 0..<cursor.readNumber() where unsafe cursor.readText().equals(bytes) {
          return HostMember(type: type, index: UInt32(truncatingIfNeeded: index))
        }
        return nil
      }
    }
  }

  /// The name of a member, without its dot.
  package func memberName(_ member: HostMember) -> String {
    guard var cursor = header(of: member.type)?.body else { return "" }
    let count = cursor.readNumber()
    for index in 0..<count {
      let text = cursor.readText()
      if index == Int(member.index) { return text.string }
    }
    return ""
  }

  /// The type's own members in the order of the catalog, then those of the types that it takes; each name once.
  package func memberNames(of type: HostType) -> [String] {
    var result: [String] = []
    forEachTaken(by: type) { _, header in
      var cursor = header.body
      for name in cursor.readArray({ $0.readText().string }) where !result.contains(name) {
        result.append(name)
      }
    }
    return result
  }

  /// The static functions of that name (`init` for the initialisers), those of taken types after the type's own.
  package func functions(_ name: String, of type: HostType) -> [HostFunction] {
    var result: [HostFunction] = []
    forEachTaken(by: type) { type, header in
      if name == "init" {
        result += initialisers(of: type)
      } else {
        var cursor = header.body
        cursor.skipMembers()
        cursor.readFunctions(named: name, into: &result)
      }
    }
    return result
  }

  /// The methods of that name that a value of the type has.
  package func methods(_ name: String, on type: HostType) -> [HostFunction] {
    var result: [HostFunction] = []
    forEachTaken(by: type) { _, header in
      var cursor = header.body
      cursor.skipMembers()
      cursor.skipFunctions()
      cursor.readFunctions(named: name, into: &result)
    }
    return result
  }

  /// True if a value of the actual type may stand where the wanted one is; a set also takes a list of itself.
  package func accepts(_ wanted: HostType, _ actual: CELType) -> Bool {
    if actual == .host(wanted) { return true }
    guard let header = header(of: wanted) else { return false }
    if header.flags.contains(.isSet), case .list(let element) = actual {
      // The empty list has elements of any type.
      return element == .dyn || accepts(wanted, element)
    }
    return takes(wanted, header, actual, depth: 0)
  }

  private func takes(_ wanted: HostType, _ header: TypeHeader, _ actual: CELType, depth: Int) -> Bool {
    var cursor = header.takes
    for _ in 0..<cursor.readNumber() {
      let taken = cursor.readType()
      if taken == actual { return true }
      guard depth < Self.depthLimit, case .host(let type) = taken, let inner = self.header(of: type) else {
        continue
      }
      if takes(type, inner, actual, depth: depth + 1) { return true }
    }
    return false
  }

  // Types that take types that take types: a catalog in which they go round in circles ends here.
  private static let depthLimit = 4

  /// How a mapping or scalar under the type's name is read as a value: `{RoundedRectangle: 10}`.
  package func typeEntry(for type: HostType) -> EntrySpec? {
    guard let (table, position) = place(of: type), let header = header(of: type) else { return nil }
    if header.flags.contains(.isView) { return view(named: table.name(.types, position)) }
    guard header.flags.contains(.hasInitialisers) else { return nil }
    var cursor = header.body
    cursor.skipMembers()
    cursor.skipFunctions()
    cursor.skipFunctions()
    return cursor.readEntry()
  }

  /// The types a value of which may stand where that one is wanted, itself first: what `{RoundedRectangle: 10}` may name.
  package func takenTypes(of type: HostType) -> [HostType] {
    var result: [HostType] = []
    forEachTaken(by: type) { type, _ in result.append(type) }
    return result
  }

  private func initialisers(of type: HostType) -> [HostFunction] {
    guard let entry = typeEntry(for: type) else { return [] }
    return entry.forms.compactMap { form in
      var parameters: [HostParameter] = []
      for argument in form.arguments {
        let parameter = entry.parameters[argument.parameter]
        guard let type = parameter.type.expressionType else {
          if argument.isRequired { return nil }
          continue
        }
        parameters.append(
          HostParameter(label: parameter.label, type: type, isRequired: argument.isRequired))
      }
      return HostFunction(parameters: parameters, result: type)
    }
  }
}

extension ParameterType {
  /// The type of an expression that is the argument; nil where only a document can say it.
  package var expressionType: CELType? {
    switch self {
    case .text(let isOptional): isOptional ? .nullable(.string) : .string
    case .value(let type): type
    case .range(let type, let isOptional): isOptional ? .nullable(.list(type)) : .list(type)
    case .slot, .action, .binding: nil
    }
  }
}

extension Catalog {
  struct TypeHeader {
    let flags: TypeFlags
    let documentation: CatalogText
    /// Stands before the types that it takes.
    let takes: CatalogCursor
    /// Stands before the members.
    let body: CatalogCursor
  }

  func place(of type: HostType) -> (table: CatalogTable, position: Int)? {
    var position = Int(type.index)
    for table in tables {
      let count = table.count(.types)
      if position < count { return (table, position) }
      position -= count
    }
    return nil
  }

  func header(of type: HostType) -> TypeHeader? {
    guard let (table, position) = place(of: type) else { return nil }
    var cursor = table.cursor(.types, position)
    _ = cursor.readText()
    guard cursor.readByte() == UInt8(ascii: "#") else { return nil }
    let flags = TypeFlags(rawValue: cursor.readNumber())
    let documentation = cursor.readText()
    let takes = cursor.readText()
    return TypeHeader(
      flags: flags, documentation: documentation, takes: CatalogCursor(cursor.bytes, at: takes.start),
      body: cursor)
  }

  /// Visits the type and what it takes, each once, nearest first.
  private func forEachTaken(by type: HostType, _ body: (HostType, TypeHeader) -> Void) {
    var seen = [type]
    var next = 0
    while next < seen.count {
      if let header = header(of: seen[next]) {
        body(seen[next], header)
        var cursor = header.takes
        for _ in 0..<cursor.readNumber() {
          if case .host(let taken) = cursor.readType(), !seen.contains(taken) { seen.append(taken) }
        }
      }
      next += 1
    }
  }

  /// The first result that is not nil, of the type itself or of those that it takes.
  func firstFound<Result>(
    in type: HostType, depth: Int = 0, _ body: (HostType, TypeHeader) -> Result?
  ) -> Result? {
    guard let header = header(of: type) else { return nil }
    if let result = body(type, header) { return result }
    guard depth < Self.depthLimit else { return nil }
    var cursor = header.takes
    for _ in 0..<cursor.readNumber() {
      guard case .host(let taken) = cursor.readType() else { continue }
      if let result = firstFound(in: taken, depth: depth + 1, body) { return result }
    }
    return nil
  }
}

/// What is true of a type, as one number of the table.
struct TypeFlags: OptionSet {
  let rawValue: Int

  static let isSet = TypeFlags(rawValue: 1)
  static let hasHexLiteral = TypeFlags(rawValue: 2)
  static let hasInitialisers = TypeFlags(rawValue: 4)
  static let isView = TypeFlags(rawValue: 8)
}

extension CatalogCursor {
  mutating func skipMembers() {
    for _ in 0..<readNumber() { skipText() }
  }

  /// Each function stands behind the length of its own text, so that the others cost nothing.
  mutating func skipFunctions() {
    for _ in 0..<readNumber() {
      skipText()
      skipText()
    }
  }

  mutating func readFunctions(named name: String, into result: inout [HostFunction]) {
    var name = name
    name.withUTF8 { bytes in
      for _ in 0..<readNumber() {
        let isWanted = unsafe readText().equals(bytes)
        let text = readText()
        guard isWanted else { continue }
        var cursor = CatalogCursor(self.bytes, at: text.start)
        result.append(cursor.readFunction())
      }
    }
  }

  mutating func readFunction() -> HostFunction {
    let result = HostType(index: UInt32(clamping: readNumber()))
    let parameters = readArray { cursor in
      let label = cursor.readText()
      let isRequired = cursor.readNumber() == 1
      return HostParameter(
        label: label.isEmpty ? nil : label.string, type: cursor.readType(), isRequired: isRequired)
    }
    return HostFunction(parameters: parameters, result: result)
  }
}
