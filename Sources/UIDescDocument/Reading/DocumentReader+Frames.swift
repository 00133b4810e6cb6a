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
    if let section = section("state", of: node) { readStates(section, into: &steps) }
    if let section = section("toggled", of: node) {
      for entry in declarations(in: section) { steps += readToggled(entry) }
    }
    if let section = section("let", of: node) {
      for ordered in ordered(declarations(in: section), noun: "computed value") {
        pending = ordered.pending
        steps.append(readComputed(ordered.entry))
      }
      pending = nil
    }
    if let section = section("actions", of: node) {
      var actions = List<NamedAction>()
      for entry in declarations(in: section) {
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
    for entry in node.declarations {
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
}

extension Diagnostic {
  static func parameterCycle(_ name: String, at range: SourceRange) -> Self {
    Diagnostic(
      "declaration-cycle", .error, at: range, "the default of the parameter '\(name)' depends on itself")
  }
}
