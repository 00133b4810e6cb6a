internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

extension DocumentReader {
  /// Writes one value node for what stands there; returns the type that was found, `error` after a finding.
  @discardableResult
  mutating func readValue(_ node: SyntaxNode, as type: ParameterType) -> CELType {
    // What stands here has been reported where the syntax is read.
    if node.kind == .missing { return writeError(node) }
    if node.isMapping, let form = FormKind(of: node), isForm(form, where: type) {
      readForm(form, node: node, place: .value(type), position: 0)
      return type.valueType
    }
    switch type {
    case .text(let isOptional): return readText(node, isOptional: isOptional)
    case .range(let bound, _): return readRange(node, of: bound)
    case .value(let wanted): return readTypedValue(node, as: wanted)
    case .slot, .action, .binding: return .error
    }
  }

  /// A record with the fields `on` and `off` would look like a pair; the words of forms can't name fields.
  private func isForm(_ form: FormKind, where type: ParameterType) -> Bool { form != .slot }

  // MARK: Texts

  private mutating func readText(_ node: SyntaxNode, isOptional: Bool) -> CELType {
    guard node.kind == .scalar else {
      report(.unexpectedCollection(node, wanted: "a text"))
      return writeError(node)
    }
    if node.isNull {
      if isOptional {
        builder.leaf(.absent, at: node.range)
      } else {
        report(.nullValue(at: node.range, type: "String"))
      }
      return .string
    }
    guard node.hasInterpolation else {
      let text = node.text
      // YAML wants quotes around `a ? b : c`, so that they do not show that a text is meant.
      if node.style == .plain || (text.contains(" ? ") && text.contains(" : ")) { checkNameMeant(node) }
      builder.constant(.string(text), at: node.range)
      return .string
    }
    guard let program = compileText(node, wanting: isOptional ? .nullable(.string) : .string) else {
      return writeError(node)
    }
    return write(program, at: node.range)
  }

  /// Warns where a text that is not quoted is the name of a value, or an expression that begins with one.
  private mutating func checkNameMeant(_ node: SyntaxNode) {
    guard let length = node.lengthOfLeadingName else { return }
    let (text, range) = (node.text, node.range)
    let isName = length == text.utf8.count
    let name = isName ? text : String(text.utf8.prefix(length)) ?? ""
    guard let entry = scope.entry(named: name), entry.role != .environment else { return }
    if !isName {
      guard let program = tryCompile(node) else { return }
      uses?.add(entry.range)
      let type = membersNeedNoDot ? self.name(of: program.type) : nil
      return report(
        .textIsAnExpression(text, at: range, declaring: type, isQuoted: node.style != .plain))
    }
    // It is meant to be used, so that nothing else needs to be said.
    uses?.add(entry.range)
    switch entry.variable.type.withoutNull {
    case .string, .int, .uint, .double: report(.textIsAName(text, at: range, as: entry))
    case .host(let host) where types.enumerationMembers(of: host) != nil:
      report(.textIsAName(text, at: range, as: entry))
    default: break
    }
  }

  // MARK: Ranges

  /// `[0, 100]`, null for an open end, or an expression of that type.
  private mutating func readRange(_ node: SyntaxNode, of bound: CELType) -> CELType {
    let start = builder.plan.nodes.count
    defer { checkEnds(of: start) }
    if node.kind == .scalar, !node.isNull { return readExpression(node, as: .list(bound.orNull)) }
    guard node.kind == .sequence, node.count == 2 else {
      report(.rangeExpected(at: node.range))
      return writeError(node)
    }
    let range = builder.open(.range, at: node.range)
    for element in node.elements { readValue(element, as: .reading(bound.orNull)) }
    builder.close(range)
    return .list(bound.orNull)
  }

  /// Reports a range whose ends are known now and make none; the node is the one that was written for it.
  private mutating func checkEnds(of node: Int) {
    let written = builder.plan.nodes[node]
    guard let value = constant(node) ?? (written.kind == .range ? constantEnds(of: written, node) : nil),
      let fault = Diagnostic.fault(ofRange: value, at: written.range)
    else { return }
    report(fault)
  }

  private func constantEnds(of range: PlanNode, _ node: Int) -> Value? {
    var ends: [Value] = []
    var child = node + 1
    while child < Int(range.next) {
      guard let end = constant(child) else { return nil }
      ends.append(end)
      child = Int(builder.plan.nodes[child].next)
    }
    return .list(ends)
  }

  private func constant(_ node: Int) -> Value? {
    let node = builder.plan.nodes[node]
    return node.kind == .constant ? builder.plan.values[Int(node.payload)] : nil
  }

  // MARK: All other types

  @discardableResult
  private mutating func readTypedValue(_ node: SyntaxNode, as wanted: CELType) -> CELType {
    // The type has been reported; what stands here may be anything.
    if wanted == .error { return writeError(node) }
    switch node.kind {
    case .missing: return writeError(node)
    case .scalar: return readExpression(node, as: wanted)
    case .sequence: return readSequence(node, as: wanted)
    case .mapping: return readMappingValue(node, as: wanted)
    }
  }

  private mutating func readExpression(_ node: SyntaxNode, as wanted: CELType) -> CELType {
    if node.isNull {
      guard wanted.isNullable || wanted == .dyn || wanted == .null else {
        report(.nullValue(at: node.range, type: name(of: wanted)))
        return writeError(node)
      }
      builder.leaf(.absent, at: node.range)
      return .null
    }
    if let value = types.literal(node, as: wanted.withoutNull, membersNeedNoDot: membersNeedNoDot) {
      builder.constant(value, at: node.range)
      return wanted == .dyn ? value.type : wanted.withoutNull
    }
    if node.firstByte == UInt8(ascii: "#"), case .host(let host) = wanted.withoutNull,
      types.literal("#000", as: host) != nil
    {
      report(.colourDigits(at: node.range))
      return writeError(node)
    }
    let outer = sink
    sink = DiagnosticSink()
    let program = compileProgram(node, wanting: wanted == .dyn ? nil : wanted, or: node.range)
    let found = sink.diagnostics
    sink = outer
    guard let program else {
      if let finding = wordsMeant(node, wanting: wanted, found: found) {
        report(finding)
      } else {
        for diagnostic in found { report(diagnostic) }
      }
      return writeError(node)
    }
    for diagnostic in found { report(diagnostic) }
    return write(program, at: node.range)
  }

  private mutating func write(_ program: PlannedProgram, at range: SourceRange) -> CELType {
    if let constant = program.program.constant {
      builder.constant(constant, at: range)
    } else {
      builder.leaf(.expression, payload: builder.add(program), at: range)
    }
    return program.program.type
  }

  private mutating func writeError(_ node: SyntaxNode) -> CELType {
    builder.leaf(.absent, at: node.range)
    return .error
  }

  // MARK: Lists

  private mutating func readSequence(_ node: SyntaxNode, as wanted: CELType) -> CELType {
    let element: CELType
    switch wanted.withoutNull {
    case .list(let type): element = type
    case .dyn: element = .dyn
    case .host(let host) where catalog.isSet(host): element = wanted.withoutNull
    case .error: return writeError(node)
    default:
      report(.unexpectedCollection(node, wanted: "a value of type \(name(of: wanted))"))
      return writeError(node)
    }
    let list = builder.open(.list, at: node.range)
    for child in node.elements { readValue(child, as: .reading(element)) }
    builder.close(list)
    return wanted == .dyn ? .list(.dyn) : wanted.withoutNull
  }

  // MARK: Mappings

  private mutating func readMappingValue(_ node: SyntaxNode, as wanted: CELType) -> CELType {
    switch wanted.withoutNull {
    case .record(let record): return readRecord(node, as: record)
    case .map(_, let value): return readMap(node, of: value, as: wanted.withoutNull)
    case .host(let host): return readInitialiser(node, as: host)
    case .dyn:
      if node.count == 1, let entry = node.entries.first(where: { $0.key.text.isCapitalised }),
        let host = types.type(named: entry.key.text)
      {
        return readInitialiser(node, as: host)
      }
      return readMap(node, of: .dyn, as: .map(.string, .dyn))
    case .error: return writeError(node)
    default:
      report(.unexpectedCollection(node, wanted: "a value of type \(name(of: wanted))"))
      return writeError(node)
    }
  }

  private mutating func readRecord(_ node: SyntaxNode, as record: RecordType) -> CELType {
    var isWhole = true
    for entry in node.entries where record.index(of: entry.key.text) == nil && !entry.key.isExtension {
      isWhole = false
      report(.unknownField(entry.key, of: name(of: .record(record)), known: record.fields.map(\.name)))
    }
    let value = builder.open(.record, at: node.range)
    for field in record.fields {
      if let entry = node.entry(named: field.name) {
        let member = builder.open(.field, name: builder.name(field.name), at: entry.key.range)
        readValue(entry.value, as: .reading(field.type))
        builder.close(member)
      } else if !field.type.isNullable {
        // The misspelt name may be the one that is missing.
        if isWhole { report(.missingField(field.name, of: name(of: .record(record)), at: node.range)) }
      } else {
        let member = builder.open(.field, name: builder.name(field.name), at: node.range)
        builder.leaf(.absent, at: node.range)
        builder.close(member)
      }
    }
    builder.close(value)
    return .record(record)
  }

  private mutating func readMap(_ node: SyntaxNode, of element: CELType, as type: CELType) -> CELType {
    let value = builder.open(.record, at: node.range)
    for entry in node.entries {
      let member = builder.open(.field, name: builder.name(entry.key.text), at: entry.key.range)
      readValue(entry.value, as: .reading(element))
      builder.close(member)
    }
    builder.close(value)
    return type
  }

  /// `{RoundedRectangle: 10}`: a value made by its initialiser, with arguments as a view has them.
  private mutating func readInitialiser(_ node: SyntaxNode, as wanted: HostType) -> CELType {
    let entries = node.declarations
    guard entries.count == 1, let entry = entries.first, entry.key.text.isCapitalised else {
      report(.unexpectedCollection(node, wanted: "a value of type \(name(of: .host(wanted)))"))
      return writeError(node)
    }
    let typeName = entry.key.text
    guard let host = types.type(named: typeName), let entrySpec = catalog.typeEntry(for: host) else {
      if catalog.view(named: typeName) != nil {
        let found = "the view '\(typeName)'"
        report(.wrongType(at: entry.key.range, found: found, wanted: name(of: .host(wanted))))
        return writeError(node)
      }
      let nearest = nearestName(to: typeName, in: catalog.typeNames)
      report(.unknownType(typeName, at: entry.key.range, nearest: nearest))
      return writeError(node)
    }
    guard types.accepts(wanted, .host(host)) else {
      report(
        .wrongType(at: entry.key.range, found: name(of: .host(host)), wanted: name(of: .host(wanted))))
      return writeError(node)
    }
    if entryChecks.concern(entrySpec) { checkEntry(entrySpec, at: entry.key.range, isModifier: false) }
    let call = builder.open(
      .call, name: builder.name(typeName), payload: Int32(host.index), at: entry.key.range)
    let spec = KnownEntry(entrySpec, names: &builder)
    readArguments(entry.value, of: spec, named: entry.key.range, names: nil, target: .view)
    builder.close(call)
    return .host(host)
  }

  // MARK: Names for messages

  func typeName(of type: ParameterType) -> String {
    switch type {
    case .text(let isOptional): isOptional ? "String?" : "String"
    case .value(let type): name(of: type)
    case .range(let bound, _): "Range(\(name(of: bound)))"
    case .slot: "View"
    case .action: "Action"
    case .binding(let type): "Binding(\(name(of: type)))"
    }
  }
}

extension ParameterType {
  /// How a value of that type is read: a `String` is a text wherever it stands.
  static func reading(_ type: CELType) -> ParameterType {
    type.withoutNull == .string ? .text(isOptional: type.isNullable) : .value(type)
  }

  /// The type of the value that an argument has.
  var valueType: CELType {
    switch self {
    case .text(let isOptional): isOptional ? .nullable(.string) : .string
    case .value(let type): type
    case .range(let bound, _): .list(.nullable(bound))
    case .binding(let type): type
    case .slot, .action: .error
    }
  }
}

extension UInt8 {
  /// A letter, a digit or an underscore.
  var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension SyntaxNode {
  /// Decimal digits without a leading zero, with or without a minus.
  fileprivate var isPlainInteger: Bool { unsafe withUTF8 { bytes in unsafe bytes.pointsOfNumber == 0 } }

  /// The same, with or without a fraction.
  fileprivate var isPlainNumber: Bool {
    unsafe withUTF8 { bytes in unsafe bytes.pointsOfNumber.map { $0 <= 1 } ?? false }
  }

  /// What up to nine digits without a leading zero spell: nearly all numbers of a document.
  fileprivate var smallInteger: Int32? {
    unsafe withUTF8 { bytes in
      guard bytes.count > 0, bytes.count <= 9 else { return nil }
      if bytes.count > 1, unsafe bytes[0] == 0x30 { return nil }
      var number: Int32 = 0
      for index in 0..<bytes.count {
        let digit = unsafe bytes[index] &- 0x30
        guard digit < 10 else { return nil }
        number = number &* 10 &+ Int32(digit)
      }
      return number
    }
  }

  /// Whether bytes of a name follow the first byte, and nothing else.
  fileprivate var isMemberName: Bool {
    unsafe withUTF8 { bytes in
      for index in 1..<max(1, bytes.count) where unsafe !bytes[index].isNameByte { return false }
      return true
    }
  }

  /// The bytes of the name that the text is, or that an operator follows; nil for what can be no expression.
  fileprivate var lengthOfLeadingName: Int? {
    unsafe withUTF8 { bytes in
      var index = 0
      while index < bytes.count, unsafe bytes[index].isNameByte { index += 1 }
      let length = index
      while index < bytes.count, unsafe bytes[index] == 0x20 { index += 1 }
      if length == 0 { return nil }
      if index == bytes.count { return length }
      switch unsafe bytes[index] {
      case UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "?"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"):
        return length
      default: return nil
      }
    }
  }
}

extension String {
  /// Decimal digits without a leading zero, with or without a minus and a fraction.
  var isPlainNumber: Bool {
    var text = self
    return text.withUTF8 { bytes in unsafe bytes.pointsOfNumber.map { $0 <= 1 } ?? false }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// How many points stand between the digits; nil for what is no plain number.
  fileprivate var pointsOfNumber: Int? {
    var (points, digits) = (0, 0)
    let start = unsafe first == UInt8(ascii: "-") ? 1 : 0
    for index in start..<count {
      let byte = unsafe self[index]
      if byte == UInt8(ascii: "."), digits > 0, index + 1 < count {
        points += 1
      } else if byte >= 0x30, byte <= 0x39 {
        if digits == 1, points == 0, unsafe self[start] == 0x30 { return nil }
        digits += 1
      } else {
        return nil
      }
    }
    return digits > 0 ? points : nil
  }
}

extension TypeTable {
  /// What needs no compiling: plain numbers, `true` and `false`, a member, a quoted colour.
  fileprivate func literal(
    _ node: SyntaxNode, as wanted: CELType, membersNeedNoDot: Bool
  ) -> Value? {
    switch wanted {
    case .host(let host):
      if membersNeedNoDot, enumerationMembers(of: host) != nil,
        let member = member(node.text, of: host)
      {
        return .member(member)
      }
      switch node.firstByte {
      case UInt8(ascii: "#"): return literal(node.text, as: host)
      case UInt8(ascii: "."):
        guard node.isMemberName else { return nil }
        return member(node.text(from: 1), of: host).map { .member($0) }
      default: return nil
      }
    case .bool:
      guard case .plain = node.style, case .bool = node.scalarType else { return nil }
      return .bool(node.firstByte | 0x20 == UInt8(ascii: "t"))
    case .int:
      if let number = node.smallInteger { return .int(Int64(number)) }
      return node.isPlainInteger ? Int64(node.text).map { .int($0) } : nil
    case .double:
      if let number = node.smallInteger { return .double(Double(number)) }
      return node.isPlainNumber ? Double(node.text).map { .double($0) } : nil
    default: return nil
    }
  }
}

extension Diagnostic {
  static func textIsAName(_ name: String, at range: SourceRange, as entry: ScopedName) -> Self {
    Diagnostic(
      "text-is-a-name", .warning, at: range,
      "this is the text '\(name)', not the \(entry.role.noun) of that name; write \"${\(name)}\", or quote it if the text is meant",
      notes: [Note("declared here", at: entry.range)],
      fixIts: [
        FixIt("show the value", edits: [SourceEdit(replacing: range, with: "\"${\(name)}\"")], isSafe: false)
      ])
  }

  static func textIsAnExpression(
    _ text: String, at range: SourceRange, declaring type: String?, isQuoted: Bool
  ) -> Self {
    let mend = type.map { "{type: \($0), default: \(text)}" } ?? "\"${\(text)}\""
    return Diagnostic(
      "text-is-a-name", .warning, at: range,
      "this is the text '\(text)', not its value; write \(mend)\(isQuoted ? "" : ", or quote it if the text is meant")",
      fixIts: [
        FixIt("work it out", edits: [SourceEdit(replacing: range, with: mend)], isSafe: false)
      ])
  }

  static func colourDigits(at range: SourceRange) -> Self {
    Diagnostic("colour-digits", .error, at: range, "a colour has 3, 6 or 8 hexadecimal digits after '#'")
  }

  static func unexpectedCollection(_ node: SyntaxNode, wanted: String) -> Self {
    let found = node.kind == .sequence ? "list" : "mapping"
    let first = node.kind == .mapping ? node.entries.first { _ in true } : nil
    return Diagnostic(
      "unexpected-\(found)", .error, at: first?.key.range ?? node.range,
      "\(wanted) is wanted here, not a \(found)")
  }

  static func nullValue(at range: SourceRange, type: String) -> Self {
    Diagnostic(
      "null-value", .error, at: range, "a value of type \(type) is wanted here, and it can't be null")
  }

  static func unknownField(_ key: SyntaxKey, of type: String, known: [String]) -> Self {
    let nearest = nearestName(to: key.text, in: known)
    let hint = nearest.map { "did you mean '\($0)'?" } ?? "it has \(known.quotedList)"
    let fixIts = nearest.map {
      [FixIt.rename(key.range, to: $0)]
    }
    return Diagnostic(
      "unknown-field", .error, at: key.range, "\(type) has no field '\(key.text)'; \(hint)",
      fixIts: fixIts ?? [])
  }

  static func missingField(_ name: String, of type: String, at range: SourceRange) -> Self {
    Diagnostic("missing-field", .error, at: range, "\(type) needs the field '\(name)'")
  }

  static func unknownType(_ name: String, at range: SourceRange, nearest: String?) -> Self {
    guard let nearest else {
      return Diagnostic("unknown-type", .error, at: range, "no type is named '\(name)'")
    }
    return Diagnostic(
      "unknown-type", .error, at: range, "no type is named '\(name)'; did you mean '\(nearest)'?",
      fixIts: [.rename(range, to: nearest)])
  }

  static func wrongType(at range: SourceRange, found: String, wanted: String) -> Self {
    Diagnostic("type-mismatch", .error, at: range, "a value of type \(wanted) is wanted here, not \(found)")
  }
}
