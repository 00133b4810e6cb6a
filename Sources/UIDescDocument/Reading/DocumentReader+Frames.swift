internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

// A frame holds what one instance of a component knows by name. Each part may refer to what is filled before it:
// parameters, then state, then the sides of pairs, then computed values; within a part the order is free.
extension DocumentReader {
  /// Reads the own names of a component or of the document into scope; the body is read after it.
  mutating func readFrame(
    of node: SyntaxNode, parameters: EntrySpec?, parametersNode: SyntaxNode?
  ) -> List<FrameStep> {
    var steps = List<FrameStep>()
    if let parameters, let parametersNode {
      steps += readParameterDefaults(parameters, node: parametersNode)
    }
    if let section = section("state", of: node), expectMapping(section) {
      readStates(section, into: &steps)
    }
    if let section = section("toggled", of: node), expectMapping(section) {
      for entry in section.value.entries where !entry.key.isExtension { steps += readToggled(entry) }
    }
    if let section = section("let", of: node), expectMapping(section) {
      for ordered in ordered(section.value.entries, noun: "computed value") {
        pending = ordered.pending
        steps.append(readComputed(ordered.entry))
      }
      pending = nil
    }
    if let section = section("actions", of: node), expectMapping(section) {
      var actions = List<NamedAction>()
      for entry in section.value.entries where !entry.key.isExtension {
        checkName(entry.key, isCapitalised: false, noun: "actions")
        actions.append(NamedAction(name: entry.key.text, entry: entry))
      }
      if parameters == nil { files[file].actions = actions } else { frame.actions = actions }
      for action in actions { check(action) }
    }
    if let parametersNode { readDefaultContents(parametersNode) }
    return steps
  }

  // MARK: Parameters

  private mutating func readParameterDefaults(_ spec: EntrySpec, node: SyntaxNode) -> List<FrameStep> {
    var steps = List<FrameStep>()
    var reads = List<List<Int32>>()
    for entry in node.entries {
      guard let index = spec.parameter(named: entry.key.text) else { continue }
      let parameter = spec.parameters[index]
      let plan = frame.parameters[index]
      guard plan.kind == .value || plan.kind == .binding else { continue }
      let value = Declaration(entry).default
      guard value != nil || !parameter.isRequired else { continue }
      let type = plan.kind == .binding ? ParameterType.value(parameter.type.valueType) : parameter.type
      let firstProgram = builder.plan.programs.count
      steps.append(
        FrameStep(
          role: .parameter, name: parameter.name, slot: plan.slot,
          value: value.map { readDefault($0, as: type, isBinding: plan.kind == .binding) }
            ?? absent(at: entry.key.range),
          type: type.valueType, range: entry.key.range))
      var slots = List<Int32>()
      for index in firstProgram..<builder.plan.programs.count {
        slots += builder.plan.programs[index].program.slots
      }
      reads.append(slots)
    }
    return steps.count > 1 ? ordered(steps, reads: reads) : steps
  }

  /// The defaults, each after those that it reads; one that reads itself is reported.
  private mutating func ordered(_ steps: List<FrameStep>, reads: List<List<Int32>>) -> List<FrameStep> {
    var result = List<FrameStep>()
    var open = List<Int>()
    var cycle: FrameStep?
    func visit(_ index: Int) {
      if result.contains(where: { $0.slot == steps[index].slot }) { return }
      if open.contains(index) {
        if cycle == nil { cycle = steps[index] }
        return
      }
      open.append(index)
      for other in steps.indices where reads[index].contains(steps[other].slot) { visit(other) }
      open.removeLast()
      result.append(steps[index])
    }
    for index in steps.indices { visit(index) }
    if let cycle { report(.parameterCycle(cycle.name, at: cycle.range)) }
    return result
  }

  /// The default of a slot or an action, read with all own names in scope.
  private mutating func readDefaultContents(_ node: SyntaxNode) {
    for (index, parameter) in frame.parameters.enumerated() {
      guard parameter.kind == .slot || parameter.kind == .action,
        let entry = node.entry(named: parameter.name), let content = Declaration(entry).default
      else { continue }
      let arm = builder.open(.arm, at: entry.key.range)
      if parameter.kind == .slot { readSlotContent(content) } else { readActions(content) }
      builder.close(arm)
      frame.parameters[index].defaultContent = arm
    }
  }

  // MARK: State

  /// Reads all states before it declares any, so that no default can follow another state.
  private mutating func readStates(_ section: SyntaxEntry, into steps: inout List<FrameStep>) {
    var names = List<SyntaxKey>()
    for entry in section.value.entries { names.append(entry.key) }
    let first = steps.count
    for entry in section.value.entries where !entry.key.isExtension {
      pending = PendingNames(noun: nil, declared: entry.key, names: names)
      steps.append(readState(entry))
    }
    pending = nil
    var index = first
    for entry in section.value.entries where !entry.key.isExtension {
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
  private mutating func valueType(of declaration: Declaration, default value: SyntaxNode?) -> CELType {
    if let node = declaration.type {
      let type = readValueType(node)
      return value?.isNull == true ? type.orNull : type
    }
    if let value, !looksLikeMember(value), let type = literalType(of: value) { return type }
    // A mapping with other keys is a value that stands where the declaration should; that has been reported.
    if declaration.unknownKeys(besides: Declaration.allKeys).isEmpty {
      report(.missingType(declaration.key, of: value))
    }
    return .error
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
    let text = node.text
    guard text.isCapitalised else { return nil }
    let name = text.prefix { $0.utf8.allSatisfy(\.isNameByte) }
    let after = text.dropFirst(name.count).first
    guard after == "." || after == "(", let host = types.type(named: String(name)) else { return nil }
    return tryCompile(node)?.type ?? (node.style == .plain ? .host(host) : nil)
  }

  private mutating func readBounds(_ declaration: Declaration) -> ValueBounds? {
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
  private mutating func checkBounds(of node: PlanIndex, _ bounds: ValueBounds?, at range: SourceRange) {
    guard let bounds, builder.plan.nodes[Int(node)].kind == .constant else { return }
    if !bounds.contain(builder.plan.values[Int(builder.plan.nodes[Int(node)].payload)]) {
      report(.outOfRange(at: range, bounds: bounds))
    }
  }

  // MARK: Toggled

  private mutating func readToggled(_ entry: SyntaxEntry) -> List<FrameStep> {
    let declaration = Declaration(value: entry)
    let known = ["type", "on", "off", "state", "range", "description"]
    checkName(entry.key, isCapitalised: false, noun: "toggled pairs")
    guard entry.value.kind == .mapping, let on = declaration.entry("on"), let off = declaration.entry("off")
    else {
      // Its name is known all the same, so that its uses are no faults.
      declare(entry.key, type: .error, slot: frame.nextSlot(), role: .pair)
      if !reportUnknownKeys(of: declaration, "a pair", known: known) {
        report(.missingKey("on' and 'off", of: "the pair '\(entry.key.text)'", at: entry.key.range))
      }
      return List()
    }
    reportUnknownKeys(of: declaration, "a pair", known: known)
    let type = pairType(declaration, on: on.value, off: off.value)
    let slot = frame.nextSlot()
    _ = frame.nextSlot()
    let valueSlot = frame.nextSlot()
    let sides = builder.open(.arm, at: entry.key.range)
    readDeclared(on.value, as: .reading(type))
    readDeclared(off.value, as: .reading(type))
    builder.close(sides)
    var step = FrameStep(
      role: .pair, name: entry.key.text, slot: slot, value: sides, type: type, range: entry.key.range)
    step.bounds = readBounds(declaration)
    checkBounds(of: sides + 1, step.bounds, at: on.value.range)
    checkBounds(of: builder.plan.nodes[Int(sides) + 1].next, step.bounds, at: off.value.range)
    var steps = List(repeating: step, count: 1)
    let name = entry.key.text
    if let state = declaration.entry("state") {
      steps.append(readPick(state, of: entry, type: type, from: slot, into: valueSlot))
      declare(entry.key, type: type, slot: valueSlot, role: .pair)
    } else {
      declare(entry.key, type: .toggled(type), slot: valueSlot, role: .pair)
    }
    declareSide("\(name).on", type: type, slot: slot, key: on.key)
    declareSide("\(name).off", type: type, slot: slot + 1, key: off.key)
    return steps
  }

  @discardableResult
  private mutating func reportUnknownKeys(of declaration: Declaration, _ owner: String, known: [String])
    -> Bool
  {
    let keys = declaration.unknownKeys(besides: known)
    for key in keys {
      // A key that stands there already is not the one that was meant.
      let open = known.filter { declaration.entry($0) == nil }
      let isMisspelt = nearestName(to: key.text, in: open) != nil
      report(.unknownKey(key.text, at: key.range, of: owner, known: isMisspelt ? open : known))
    }
    return !keys.isEmpty
  }

  private mutating func declareSide(_ name: String, type: CELType, slot: Int32, key: SyntaxKey) {
    frame.lateSlots.append(slot)
    scope.add(
      ScopedName(name: name, variable: Variable(type: type, slot: slot), role: .side, range: key.range))
  }

  /// A pair that names its state is the side that the state picks.
  private mutating func readPick(
    _ state: SyntaxEntry, of entry: SyntaxEntry, type: CELType, from slot: Int32, into target: Int32
  ) -> FrameStep {
    let program = compileProgram(state.value, wanting: .bool, or: state.key.range)
    let pair = builder.open(.pair, payload: program.map { builder.add($0) } ?? -1, at: state.key.range)
    for side in 0..<Int32(2) {
      let arm = builder.open(.arm, extra: side, at: state.key.range)
      builder.leaf(.local, payload: slot + side, at: state.key.range)
      builder.close(arm)
    }
    builder.close(pair)
    return FrameStep(
      role: .computed, name: entry.key.text, slot: target, value: pair, type: type, range: entry.key.range)
  }

  private mutating func pairType(_ declaration: Declaration, on: SyntaxNode, off: SyntaxNode) -> CELType {
    if let node = declaration.type { return readValueType(node) }
    let types = (literalType(of: on), literalType(of: off))
    switch types {
    case (.int?, .double?), (.double?, .int?): return .double
    case (let left?, let right?) where left == right && !looksLikeMember(on): return left
    default:
      report(.missingType(declaration.key, of: on))
      return .error
    }
  }

  private func looksLikeMember(_ node: SyntaxNode) -> Bool {
    node.kind == .scalar && node.style == .plain && node.scalarType == .string
      && node.text.utf8.first == UInt8(ascii: ".")
  }

  // MARK: Computed values

  private mutating func readComputed(_ entry: SyntaxEntry) -> FrameStep {
    checkName(entry.key, isCapitalised: false, noun: "computed values")
    let program = compileProgram(entry.value, wanting: nil, or: entry.key.range)
    let type = program?.program.type ?? .error
    let value = PlanIndex(builder.plan.nodes.count)
    if let program {
      builder.leaf(.expression, payload: builder.add(program), at: entry.value.range)
    } else {
      builder.leaf(.absent, at: entry.value.range)
    }
    let slot = frame.nextSlot()
    declare(entry.key, type: type, slot: slot, role: .computed)
    return FrameStep(
      role: .computed, name: entry.key.text, slot: slot, value: value, type: type, range: entry.key.range)
  }

  // MARK: Actions

  /// Named actions are read where they run; here once to check them, even if nothing runs them.
  private mutating func check(_ action: NamedAction) {
    let mark = builder.mark
    frame.runningActions = [action.name]
    readActions(action.entry.value)
    frame.runningActions = []
    builder.rewind(to: mark)
  }

  // MARK: Constants

  /// Reads the constants of the current file into its globals, each after those that it refers to.
  mutating func readConstants(_ section: SyntaxEntry) {
    guard expectMapping(section) else { return }
    for ordered in ordered(section.value.entries, noun: "constant") {
      let entry = ordered.entry
      pending = ordered.pending
      defer { pending = nil }
      checkName(entry.key, isCapitalised: false, noun: "constants")
      let declaration = Declaration(value: entry)
      let known = ["type", "default", "light", "dark", "description"]
      for key in declaration.unknownKeys(besides: known) {
        report(.unknownKey(key.text, at: key.range, of: "a constant", known: known))
      }
      let type: CELType
      let value: PlanIndex
      if let light = declaration.entry("light"), let dark = declaration.entry("dark") {
        type = valueType(of: declaration, default: light.value)
        value = readSchemes(light: light, dark: dark, type: type)
      } else if let node = declaration.default {
        type = valueType(of: declaration, default: node)
        value = readDetached(node, as: .reading(type))
      } else {
        report(
          .missingKey(
            "default', or 'light' and 'dark", of: "the constant '\(entry.key.text)'", at: entry.key.range))
        continue
      }
      addConstant(entry.key, type: type, value: value, literal: literal(of: declaration))
    }
  }

  /// A constant that is an integer and names no type stands for its literal: a Double where one is wanted.
  private mutating func literal(of declaration: Declaration) -> Int64? {
    guard declaration.type == nil, let node = declaration.default, literalType(of: node) == .int else {
      return nil
    }
    return Int64(node.text)
  }

  private mutating func addConstant(_ key: SyntaxKey, type: CELType, value: PlanIndex, literal: Int64?) {
    let slot = environmentNames.nextGlobal()
    let name = ScopedName(
      name: key.text, variable: Variable(type: type, slot: slot, literal: literal), role: .constant,
      range: key.range)
    constantValues.append((key.text, type, slot, value))
    if let other = scope.outer.constants.first(where: { $0.name == key.text }) {
      report(.shadowsImport(key, declared: other.range))
    }
    files[file].constants.append(name)
    // Copies of the scope share its outer names.
    scope.outer.constants.append(name)
  }

  /// A constant with a value for each colour scheme.
  private mutating func readSchemes(light: SyntaxEntry, dark: SyntaxEntry, type: CELType) -> PlanIndex {
    var ignored = DiagnosticSink()
    let program = environment.compile(
      "env.colorScheme == .dark", in: scope, wanting: .bool, into: &ignored)
    let origin = ExpressionOrigin(file: light.key.range.file, node: -1)
    let payload = program.map { builder.add(PlannedProgram(program: $0, origin: origin)) } ?? -1
    let condition = builder.open(.condition, payload: payload, at: dark.key.range)
    for (number, side) in [dark, light].enumerated() {
      let arm = builder.open(.arm, extra: Int32(number), at: side.key.range)
      readValue(side.value, as: .reading(type))
      builder.close(arm)
    }
    builder.close(condition)
    return condition
  }

  // MARK: Order

  /// A value node of its own, outside every other node.
  private mutating func readDetached(_ node: SyntaxNode, as type: ParameterType) -> PlanIndex {
    let index = PlanIndex(builder.plan.nodes.count)
    readDeclared(node, as: type)
    return index
  }

  /// The value of a declaration; a member of an enumeration of the document may stand without its dot.
  private mutating func readDeclared(_ node: SyntaxNode, as type: ParameterType) {
    membersNeedNoDot = true
    readValue(node, as: type)
    membersNeedNoDot = false
  }

  /// A binding that nobody gives is a constant one.
  private mutating func readDefault(_ node: SyntaxNode, as type: ParameterType, isBinding: Bool) -> PlanIndex
  {
    guard isBinding, node.kind == .scalar, node.text.hasPrefix(".constant(") else {
      return readDetached(node, as: type)
    }
    let index = PlanIndex(builder.plan.nodes.count)
    readBinding(node, to: type.valueType)
    return index
  }

  private mutating func absent(at range: SourceRange) -> PlanIndex {
    let index = PlanIndex(builder.plan.nodes.count)
    builder.leaf(.absent, at: range)
    return index
  }

  /// The entries, each after those whose names its expressions mention, with the names that it can't use.
  ///
  /// Words of texts count as names here, so that what looks like a cycle may be none: only a use tells.
  private func ordered(_ entries: SyntaxEntries, noun: String) -> List<OrderedEntry> {
    var order = DeclarationOrder()
    for entry in entries where !entry.key.isExtension { order.add(entry) }
    order.visitAll()
    var names = List<SyntaxKey>()
    for entry in order.result { names.append(entry.key) }
    var result = List<OrderedEntry>()
    for (index, entry) in order.result.enumerated() {
      let pending = PendingNames(noun: noun, declared: entry.key, names: names, start: index)
      result.append(OrderedEntry(entry: entry, pending: pending))
    }
    return result
  }
}

/// A declaration, after those that it may refer to.
private struct OrderedEntry {
  let entry: SyntaxEntry
  let pending: PendingNames
}

/// Sorts declarations by what they mention.
private struct DeclarationOrder {
  private var entries = List<SyntaxEntry>()
  private(set) var result = List<SyntaxEntry>()
  private var isVisited = List<Bool>()

  mutating func add(_ entry: SyntaxEntry) {
    entries.append(entry)
    isVisited.append(false)
  }

  mutating func visitAll() {
    for index in entries.indices { visit(index) }
  }

  private mutating func visit(_ index: Int) {
    if isVisited[index] { return }
    isVisited[index] = true
    if entries.count > 1 {
      var names = MentionedNames()
      names.collect(from: entries[index].value)
      for other in entries.indices where names.contains(entries[other].key.text) {
        visit(other)
      }
    }
    result.append(entries[index])
  }
}

extension CELType {
  /// The type of a declared pair: `value(state)` picks a side.
  static func toggled(_ type: CELType) -> CELType { .abstract("Toggled", [type]) }
}

extension Diagnostic {
  static func parameterCycle(_ name: String, at range: SourceRange) -> Self {
    Diagnostic(
      "declaration-cycle", .error, at: range, "the default of the parameter '\(name)' depends on itself")
  }

  static func emptyRange(at range: SourceRange) -> Self {
    Diagnostic("empty-range", .error, at: range, "the lower end of a range stands first")
  }

  static func cycle(_ noun: String, _ key: SyntaxKey, through other: SyntaxKey, at range: SourceRange) -> Self
  {
    Diagnostic(
      "declaration-cycle", .error, at: range, "the \(noun) '\(key.text)' depends on itself",
      notes: key.range == other.range ? [] : [Note("through this one", at: other.range)])
  }
}
