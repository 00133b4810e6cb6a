package import CEL
package import UIDescDiagnostics
package import UIDescDocument
package import UIDescSyntax

/// Reads what is given from outside by what the document declares.
package struct InputReader {
  private let document: Document
  package private(set) var inputs = Inputs()
  package private(set) var sink = DiagnosticSink()
  /// State that a finding speaks of already.
  private var excused: [String] = []
  private var isStateUnreadable = false

  package init(document: Document) {
    self.document = document
  }

  // MARK: Sources

  /// `name=value` as on a command line; `option` is what it is reported under.
  package mutating func readState(named option: String, _ text: String, in sources: inout SourceFiles) {
    guard let assignment = split(option, text, in: &sources) else { return }
    setState(assignment.name, to: assignment.value, nameRange: assignment.nameRange)
  }

  /// `stackPadding.on=30`.
  package mutating func readSide(named option: String, _ text: String, in sources: inout SourceFiles) {
    guard let assignment = split(option, text, in: &sources) else { return }
    setSide(assignment.name, to: assignment.value, nameRange: assignment.nameRange)
  }

  private mutating func setSide(_ name: String, to text: InputText, nameRange: SourceRange) {
    let parts = name.split(separator: ".")
    let pairs = document.rootPlan.steps.filter { $0.role == .pair }
    guard parts.count == 2, parts[1] == "on" || parts[1] == "off",
      let pair = pairs.first(where: { $0.name == parts[0] })
    else {
      let known = pairs.flatMap { ["\($0.name).on", "\($0.name).off"] }
      sink.report(.unknownInput(name, at: nameRange, noun: "side of a pair", known: known))
      return
    }
    if let value = value(text, of: pair.type, bounds: pair.bounds) {
      inputs.sides.append(NamedValue(name: name, value: value))
    }
  }

  /// `colorScheme=dark`.
  package mutating func readEnvironment(named option: String, _ text: String, in sources: inout SourceFiles) {
    guard let assignment = split(option, text, in: &sources) else { return }
    setEnvironment(assignment.name, to: assignment.value, nameRange: assignment.nameRange)
  }

  private mutating func setEnvironment(_ name: String, to text: InputText, nameRange: SourceRange) {
    let catalog = document.types.catalog
    guard let spec = catalog.environmentValue(named: name) else {
      sink.report(
        .unknownInput(name, at: nameRange, noun: "environment value", known: catalog.environmentNames))
      return
    }
    if let value = value(text, of: spec.type, bounds: nil) {
      inputs.environment.append(NamedValue(name: name, value: value))
    }
  }

  /// A mapping of state names to values, from a file.
  package mutating func readStateFile(_ file: SourceFile, in sources: inout SourceFiles) {
    let id = sources.add(file)
    // An empty file gives nothing, as one in which everything is commented out.
    if file.bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }) { return }
    let root = readSyntax(file, id: id, format: .automatic, into: &sink).root
    guard root.kind == .mapping else {
      if root.kind != .missing, !root.isNull { sink.report(.stateFileIsAMapping(at: root.range)) }
      isStateUnreadable = sink.hasErrors
      return
    }
    for entry in root.entries {
      setState(entry.key.text, to: .node(entry.value), nameRange: entry.key.range)
    }
  }

  // MARK: Mappings

  /// A mapping of state names to values.
  package mutating func readState(_ mapping: SyntaxNode) {
    for entry in mapping.entries {
      setState(entry.key.text, to: .node(entry.value), nameRange: entry.key.range)
    }
  }

  /// A mapping of sides of pairs, such as `stackPadding.on`, to values.
  package mutating func readSides(_ mapping: SyntaxNode) {
    for entry in mapping.entries {
      setSide(entry.key.text, to: .node(entry.value), nameRange: entry.key.range)
    }
  }

  /// A mapping of names of environment values to values.
  package mutating func readEnvironment(_ mapping: SyntaxNode) {
    for entry in mapping.entries {
      setEnvironment(entry.key.text, to: .node(entry.value), nameRange: entry.key.range)
    }
  }

  /// Plain data of a type; nil after an error.
  package mutating func readValue(_ node: SyntaxNode, as type: CELType) -> Value? {
    value(.node(node), of: type, bounds: nil)
  }

  /// Reports state without a default that has not been given.
  package mutating func checkRequired() {
    if isStateUnreadable { return }
    for step in document.rootPlan.steps where step.role == .state && !step.hasDefault {
      if inputs.state.contains(where: { $0.name == step.name }) || excused.contains(step.name) { continue }
      sink.report(.missingState(step.name, type: name(of: step.type), at: step.range))
    }
  }

  // MARK: Names

  private mutating func setState(_ name: String, to text: InputText, nameRange: SourceRange) {
    let states = document.rootPlan.steps.filter { $0.role == .state }
    guard let step = states.first(where: { $0.name == name }) else {
      let known = states.map(\.name)
      if let nearest = nearestName(to: name, in: known) { excused.append(nearest) }
      sink.report(.unknownInput(name, at: nameRange, noun: "state", known: known))
      return
    }
    guard let value = value(text, of: step.type, bounds: step.bounds) else {
      excused.append(name)
      return
    }
    // The last one given wins, as it does on a command line.
    inputs.state.append(NamedValue(name: name, value: value))
  }

  private func name(of type: CELType) -> String { document.environment.name(of: type) }

  private mutating func split(
    _ option: String, _ text: String, in sources: inout SourceFiles
  ) -> (name: String, nameRange: SourceRange, value: InputText)? {
    let file = SourceFile(path: option, text: text)
    let id = sources.add(file)
    let count = file.bytes.count
    guard let equals = file.bytes.firstIndex(of: UInt8(ascii: "=")), equals > 0 else {
      sink.report(.assignmentExpected(at: SourceRange(0, count, in: id)))
      return nil
    }
    let nameRange = SourceRange(0, equals, in: id)
    return (file.text(nameRange), nameRange, .text(file, SourceRange(equals + 1, count, in: id)))
  }

  // MARK: Values

  /// A value as it was given: a part of an argument, or a node of a file.
  private enum InputText {
    case text(SourceFile, SourceRange)
    case node(SyntaxNode)
  }

  private mutating func value(_ text: InputText, of type: CELType, bounds: ValueBounds?) -> Value? {
    var reader = DataReader(document: document)
    let value: Value?
    let range: SourceRange
    switch text {
    case .node(let node):
      range = node.range
      value = reader.value(of: node, as: type)
    case .text(let file, let valueRange):
      range = valueRange
      value = reader.value(ofText: file.text(valueRange), at: valueRange, in: file, as: type)
    }
    for diagnostic in reader.sink.diagnostics { sink.report(diagnostic) }
    guard let value, let bounds else { return value }
    if !bounds.contain(value) {
      sink.report(.outOfRange(at: range, bounds: bounds))
      return nil
    }
    return value
  }
}

extension Diagnostic {
  static func unknownInput(_ name: String, at range: SourceRange, noun: String, known: [String]) -> Self {
    let hint: String
    if let nearest = nearestName(to: name, in: known) {
      hint = "; did you mean '\(nearest)'?"
    } else if known.isEmpty {
      hint = "; the document declares none"
    } else {
      hint = known.count <= 12 ? "; there are \(known.map { "'\($0)'" }.joined(separator: ", "))" : ""
    }
    let code =
      noun == "state" ? "unknown-state" : noun == "side of a pair" ? "unknown-pair" : "unknown-environment"
    return Diagnostic(code, .error, at: range, "no \(noun) is named '\(name)'\(hint)")
  }

  static func assignmentExpected(at range: SourceRange) -> Self {
    Diagnostic("assignment-expected", .error, at: range, "'name=value' is expected here")
  }

  static func stateFileIsAMapping(at range: SourceRange) -> Self {
    Diagnostic("state-not-a-mapping", .error, at: range, "a state file is a mapping of names to values")
  }

  static func missingState(_ name: String, type: String, at range: SourceRange) -> Self {
    Diagnostic(
      "missing-state", .error, at: range,
      "the state '\(name)' has no default and must be given: '--state \(name)=…' (\(type))")
  }
}
