internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

/// Runs actions of the plan against the state of a session; what fails leaves the caller's state alone.
///
/// It is an evaluator whose stack holds the frames that the actions were built with. Before every statement their state
/// and bindings are read again, so that each sees what earlier ones have written.
struct ActionRunner {
  /// The state after writes that were made under one animation.
  struct Version {
    let animation: ChangeAnimation?
    let states: LiveStates
    /// What was written since the version before.
    let writes: [CellName]
  }

  private(set) var versions: [Version] = []
  private(set) var emissions: [Emission] = []
  private(set) var calls: [ActionCall] = []

  private var evaluator: Evaluator
  private var states: LiveStates
  private var frames: [CapturedFrame] = []
  private var animation: ChangeAnimation?
  private var writes: [CellName] = []

  init(_ evaluator: Evaluator, states: LiveStates) {
    self.evaluator = evaluator
    self.states = states
  }

  /// Runs one action with the values that it is handed; names without a value are null.
  mutating func run(_ handler: ActionHandler, handing values: [Value]) throws(EvaluationStop) {
    open(handler.frame)
    try run(handler.node, handing: values)
    close()
    endVersion()
  }

  /// Writes a value from outside, as a control does through its binding.
  mutating func write(_ value: Value, to place: ResolvedPlace, at range: SourceRange) throws(EvaluationStop) {
    try assign(value, to: place, at: range)
    endVersion()
  }

  private mutating func run(_ action: PlanIndex, handing values: [Value]) throws(EvaluationStop) {
    var child = action + 1
    var position = 0
    let base = evaluator.instances[evaluator.current].base
    while child < node(action).next, case .boundName = node(child).kind {
      evaluator.stack[base + Int(node(child).extra)] = position < values.count ? values[position] : .null
      position += 1
      child = node(child).next
    }
    try runChildren(of: action)
  }

  private func node(_ index: PlanIndex) -> PlanNode { evaluator.node(index) }

  // MARK: Statements

  private mutating func runChildren(of parent: PlanIndex) throws(EvaluationStop) {
    var child = parent + 1
    while child < node(parent).next {
      try refresh()
      try runStatement(child)
      child = node(child).next
    }
  }

  private mutating func runStatement(_ index: PlanIndex) throws(EvaluationStop) {
    let written = node(index)
    switch written.kind {
    case .toggle:
      let place = try evaluator.place(index + 1)
      guard case .bool(let isOn) = try read(place, at: node(index + 1).range) else { return }
      try write(.bool(!isOn), to: place, at: node(index + 1).range)
    case .set: try set(index)
    case .append:
      guard let value = try evaluator.value(of: node(index + 1).next) else { return }
      try changeList(at: index + 1) { $0.append(value) }
    case .removeAt: try removeElement(index)
    case .removeWhere: try removeElements(index)
    case .withAnimation: try animate(index)
    case .emit: try emit(index)
    case .run: try runNamed(index)
    case .condition, .pair, .selection, .bind:
      if let arm = try evaluator.chosenArm(of: index) { try runChildren(of: arm) }
    default: break
    }
  }

  /// All values are worked out before the first is written.
  private mutating func set(_ index: PlanIndex) throws(EvaluationStop) {
    var writes: [(place: PlaceTarget, value: Value, range: SourceRange)] = []
    var child = index + 1
    while child < node(index).next {
      let place = try evaluator.place(child + 1)
      if let value = try evaluator.value(of: node(child + 1).next) {
        writes.append((place, value, node(child + 1).range))
      }
      child = node(child).next
    }
    for write in writes { try self.write(write.value, to: write.place, at: write.range) }
  }

  private mutating func changeList(
    at place: PlanIndex, _ change: (inout [Value]) throws(EvaluationStop) -> Void
  ) throws(EvaluationStop) {
    let target = try evaluator.place(place)
    guard case .list(var elements) = try read(target, at: node(place).range) else { return }
    try change(&elements)
    try write(.list(elements), to: target, at: node(place).range)
  }

  private mutating func removeElement(_ index: PlanIndex) throws(EvaluationStop) {
    let valueNode = node(index + 1).next
    guard case .int(let position)? = try evaluator.value(of: valueNode) else { return }
    let target = try evaluator.place(index + 1)
    guard case .list(var elements) = try read(target, at: node(index + 1).range) else { return }
    guard let position = Int(exactly: position), elements.indices.contains(position) else {
      throw evaluator.stop(
        "index-out-of-range", "the list has \(elements.count) elements", at: node(valueNode).range)
    }
    elements.remove(at: position)
    try write(.list(elements), to: target, at: node(index + 1).range)
  }

  private mutating func removeElements(_ index: PlanIndex) throws(EvaluationStop) {
    let condition = node(index + 1).next
    let position = evaluator.instances[evaluator.current].base + Int(node(index).payload)
    let target = try evaluator.place(index + 1)
    guard case .list(let elements) = try read(target, at: node(index + 1).range) else { return }
    var kept: [Value] = []
    for element in elements {
      evaluator.stack[position] = element
      if try evaluator.value(of: condition) != .bool(true) { kept.append(element) }
    }
    if kept.count < elements.count { try write(.list(kept), to: target, at: node(index + 1).range) }
  }

  private mutating func animate(_ index: PlanIndex) throws(EvaluationStop) {
    var value: Value?
    if index + 1 < node(index).next, case .argument = node(index + 1).kind {
      value = try evaluator.value(of: index + 2)
    }
    endVersion()
    let outer = animation
    animation = ChangeAnimation(value: value == .null ? nil : value)
    try runChildren(of: index)
    endVersion()
    animation = outer
  }

  private mutating func emit(_ index: PlanIndex) throws(EvaluationStop) {
    let dataNode = node(index + 1).next
    let event = try evaluator.value(of: index + 1)
    let data = dataNode < node(index).next ? try evaluator.value(of: dataNode) : nil
    if case .string(let name)? = event { emissions.append(Emission(event: name, data: data)) }
  }

  /// An action parameter runs what the caller gave, where the caller wrote it; one of the host is noted.
  private mutating func runNamed(_ index: PlanIndex) throws(EvaluationStop) {
    let written = node(index)
    guard written.payload >= 0 else {
      calls.append(
        ActionCall(name: evaluator.plan.names[Int(written.name)], argument: try hostArgument(of: index)))
      return
    }
    let argument = index + 1 < written.next ? try evaluator.value(of: index + 1) : nil
    guard let handler = frames.last?.handlers[Int(written.payload)], handler.node >= 0 else { return }
    let values = argument.map { [$0] } ?? []
    guard let frame = handler.frame else { return try run(handler.node, handing: values) }
    open(frame)
    try run(handler.node, handing: values)
    close()
  }

  /// What a host is handed: the value of a lone argument, or several by their names.
  private mutating func hostArgument(of index: PlanIndex) throws(EvaluationStop) -> Value? {
    var arguments: [(name: String, value: Value)] = []
    var child = index + 1
    while child < node(index).next {
      if let value = try evaluator.value(of: child + 1) {
        arguments.append((evaluator.plan.names[Int(node(child).name)], value))
      }
      child = node(child).next
    }
    if arguments.count < 2 { return arguments.first?.value }
    return .map(MapValue(fields: arguments))
  }

  // MARK: Frames

  private mutating func open(_ frame: CapturedFrame) {
    let base = evaluator.stack.count
    evaluator.stack += frame.values
    var instance = Instance(base: base, identity: frame.identity, plan: frame.component)
    instance.origin = frame.origin
    evaluator.instances.append(instance)
    evaluator.current = evaluator.instances.count - 1
    for place in frame.places {
      evaluator.places.append(
        BoundPlace(
          position: base + Int(place.slot), place: place.place, element: place.element,
          isConstant: place.isConstant))
    }
    frames.append(frame)
  }

  private mutating func close() {
    guard let frame = frames.popLast() else { return }
    evaluator.places.removeLast(frame.places.count)
    evaluator.stack.removeLast(frame.values.count)
    evaluator.instances.removeLast()
    evaluator.current = max(0, evaluator.instances.count - 1)
  }

  /// Reads the state and the bindings of the innermost frame again.
  private mutating func refresh() throws(EvaluationStop) {
    guard let frame = frames.last else { return }
    let base = evaluator.instances[evaluator.current].base
    let component = evaluator.plan.components[Int(frame.component)]
    for place in frame.places where place.element < 0 && !place.isConstant {
      let position = base + Int(place.slot)
      evaluator.stack[position] = states.value(at: place.place) ?? evaluator.stack[position]
    }
    for step in component.steps {
      let position = base + Int(step.slot)
      switch step.role {
      case .state:
        if let cell = states[frame.identity, step.slot] { evaluator.stack[position] = cell.value }
      case .pair:
        for side in 0..<2 {
          if let cell = states[frame.identity, step.slot + Int32(side)] {
            evaluator.stack[position + side] = cell.value
          }
        }
        evaluator.stack[position + 2] = .list([evaluator.stack[position], evaluator.stack[position + 1]])
      case .computed where component.lateSlots.contains(step.slot):
        // A pair that names its state is read anew, as the state is.
        evaluator.stack[position] = try evaluator.value(of: step.value) ?? .null
      case .computed, .parameter: break
      }
    }
  }

  // MARK: Places

  private func read(_ target: PlaceTarget, at range: SourceRange) throws(EvaluationStop) -> Value {
    if target.isConstant { return target.value }
    return states.value(at: target.place) ?? target.value
  }

  private mutating func write(
    _ value: Value, to target: PlaceTarget, at range: SourceRange
  ) throws(EvaluationStop) {
    // A binding made by `.constant(x)` takes what is written and stays as it is.
    if !target.isConstant { try assign(value, to: target.place, at: range) }
  }

  private mutating func assign(
    _ value: Value, to place: ResolvedPlace, at range: SourceRange
  ) throws(EvaluationStop) {
    let owner = place.owner ?? Identity.root
    // The instance may have gone by an earlier change of the same event.
    guard let cell = states[owner, place.slot] else { return }
    var whole = cell.value
    guard whole.replace(place.steps[...], by: value) else {
      throw evaluator.stop("index-out-of-range", "there is nothing at '\(place.path)' to write to", at: range)
    }
    try check(whole, at: place, range)
    states.write(whole, owner: owner, slot: place.slot)
    writes.append(CellName(owner: owner, slot: place.slot))
  }

  private func check(_ value: Value, at place: ResolvedPlace, _ range: SourceRange) throws(EvaluationStop) {
    guard let component = states.component(of: place.owner ?? Identity.root),
      let step = evaluator.plan.components[Int(component)].step(of: place.slot),
      let bounds = step.bounds, !bounds.contain(value)
    else { return }
    throw EvaluationStop(diagnostic: .outOfRange(at: range, bounds: bounds))
  }

  private mutating func endVersion() {
    guard !writes.isEmpty else { return }
    versions.append(Version(animation: animation, states: states, writes: writes))
    writes = []
  }
}
