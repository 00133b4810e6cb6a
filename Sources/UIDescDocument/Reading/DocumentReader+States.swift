internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

extension DocumentReader {
  /// Reads all states before it declares any, so that no default can follow another state.
  mutating func readStates(_ section: SyntaxEntry, into steps: inout List<FrameStep>) {
    let entries = declarations(in: section)
    if entries.isEmpty { return }
    var names = List<SyntaxKey>()
    for entry in entries { names.append(entry.key) }
    let first = steps.count
    pending = PendingNames(noun: nil, declared: section.key, names: names)
    for entry in entries { steps.append(readState(entry)) }
    pending = nil
    var index = first
    for entry in entries {
      declare(entry.key, type: steps[index].type, slot: steps[index].slot, role: .state)
      index += 1
    }
  }

  private mutating func readState(_ entry: SyntaxEntry) -> FrameStep {
    let declaration = Declaration(value: entry)
    checkName(entry.key, isCapitalised: false, noun: "state")
    for key in declaration.unknownKeys(besides: ["type", "default", "range", "description"]) {
      report(
        .unknownKey(
          key.text, at: key.range, of: "a state", known: ["type", "default", "range", "description"]))
    }
    let type = valueType(of: declaration, default: declaration.default)
    var step = FrameStep(
      role: .state, name: entry.key.text, slot: frame.nextSlot(), value: -1, type: type,
      range: entry.key.range)
    step.bounds = readBounds(declaration)
    if let value = declaration.default {
      step.value = readDetached(value, as: .reading(type))
      checkBounds(of: step.value, step.bounds, at: value.range)
    } else {
      step.hasDefault = type.isNullable
      step.value = absent(at: entry.key.range)
    }
    return step
  }

  /// The declared type, made optional by a default of null, or the one that the value shows.
  mutating func valueType(of declaration: Declaration, default value: SyntaxNode?) -> CELType {
    if let node = declaration.type {
      let type = readValueType(node)
      return value?.isNull == true ? type.orNull : type
    }
    if let value, let isTrue = boolWord(value) {
      report(.boolWordOrText(value.text, at: value.range, meaning: isTrue))
      return .error
    }
    if let value, !looksLikeMember(value), let type = literalType(of: value) {
      if type == .string, value.style == .plain, isTypeName(value.text) { report(.textIsAType(value)) }
      return type
    }
    // A mapping with other keys is a value that stands where the declaration should; that has been reported.
    if declaration.unknownKeys(besides: Declaration.allKeys).isEmpty {
      report(.missingType(declaration.key, of: value))
    }
    return .error
  }

  private func isTypeName(_ text: String) -> Bool {
    text.isCapitalised
      && (plainTypeNames.contains(text) || types.type(named: text) != nil
        || files[file].namedTypes.contains { $0.entry.key.text == text })
  }

  /// The type that a value shows by itself; nil where it has to be declared.
  mutating func literalType(of node: SyntaxNode) -> CELType? {
    guard node.kind == .scalar, !node.isNull else { return nil }
    if let type = namedType(of: node) { return type }
    guard node.style == .plain else { return .string }
    switch node.scalarType {
    case .bool: return .bool
    case .int: return .int
    case .float: return .double
    case .null: return nil
    case .string: return .string
    }
  }

  /// The type of a value that names it, such as `Color.red` or `"Color(white: 0.5)"`.
  private func namedType(of node: SyntaxNode) -> CELType? {
    guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(node.firstByte) else { return nil }
    let text = node.text
    let name = text.prefix { $0.utf8.allSatisfy(\.isNameByte) }
    let after = text.dropFirst(name.count).first
    guard after == "." || after == "(", let host = types.type(named: String(name)) else { return nil }
    return tryCompile(node)?.type ?? (node.style == .plain ? .host(host) : nil)
  }

  mutating func readBounds(_ declaration: Declaration) -> ValueBounds? {
    guard let entry = declaration.entry("range"), entry.value.kind != .missing else { return nil }
    var ends: [Double?] = []
    if entry.value.kind == .sequence {
      for end in entry.value.elements { ends.append(end.isNull ? nil : Double(end.text)) }
    }
    guard ends.count == 2 else {
      report(.rangeExpected(at: entry.value.range))
      return nil
    }
    if let lower = ends[0], let upper = ends[1], lower > upper {
      report(.emptyRange(at: entry.value.range))
      return nil
    }
    return ValueBounds(lower: ends[0], upper: ends[1])
  }

  /// Reports a value that is known now and lies outside its range.
  mutating func checkBounds(of node: PlanIndex, _ bounds: ValueBounds?, at range: SourceRange) {
    guard let bounds, builder.plan.nodes[Int(node)].kind == .constant else { return }
    if !bounds.contain(builder.plan.values[Int(builder.plan.nodes[Int(node)].payload)]) {
      report(.outOfRange(at: range, bounds: bounds))
    }
  }

  /// What YAML 1.1 and its readers take for a Bool, where nothing says that a text is wanted.
  func boolWord(_ node: SyntaxNode) -> Bool? {
    guard node.kind == .scalar, node.style == .plain else { return nil }
    // Most values do not even begin like one.
    switch node.firstByte | 0x20 {
    case UInt8(ascii: "y"), UInt8(ascii: "n"), UInt8(ascii: "o"): break
    default: return nil
    }
    let word = node.text.lowercased()
    // `y` and `n` are axes and numbers more often.
    return word.utf8.count > 1 ? boolWords[word] : nil
  }

  func looksLikeMember(_ node: SyntaxNode) -> Bool {
    node.kind == .scalar && node.style == .plain && node.scalarType == .string
      && node.firstByte == UInt8(ascii: ".")
  }
}

extension Diagnostic {
  static func textIsAType(_ node: SyntaxNode) -> Self {
    let written = "{type: \(node.text)}"
    return Diagnostic(
      "text-is-a-name", .warning, at: node.range,
      "this is the text '\(node.text)', not a value of the type of that name; write '\(written)', or quote it if the text is meant",
      fixIts: [
        FixIt(
          "make it the type", edits: [SourceEdit(replacing: node.placeRange, with: written)], isSafe: false)
      ])
  }
}
