internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

extension Evaluator {
  /// Evaluates one use of a component or custom modifier; `content` is the view that a modifier is applied to.
  mutating func component(
    _ index: PlanIndex, content: Int32, identity: UInt64, as pick: Pick? = nil
  ) throws(EvaluationStop) -> ViewList {
    depth += 1
    defer { depth -= 1 }
    guard depth <= limits.depth else {
      throw stop(
        "evaluation-too-deep",
        "'\(plan.names[Int(node(index).name)])' contains itself without end; a condition must stop it",
        at: node(index).range)
    }
    let written = node(index)
    let called = plan.components[Int(written.payload)]
    guard called.body >= 0 else { return ViewList() }
    let marks = (stack.count, fills.count, handlers.count, places.count)
    var instance = Instance(base: stack.count, identity: identity, plan: written.payload)
    instance.firstFill = Int32(fills.count)
    instance.firstHandler = Int32(handlers.count)
    instance.content = content
    instance.origin = written.range
    instance.outer = innermost
    for _ in 0..<called.frameSize { stack.append(.null) }
    prepare(called, identity: identity)
    var given: UInt64 = 0
    let use = isRecorded ? record?.beginUse(index, as: pick) : nil
    try pass(index, to: called, instance: instance, given: &given)
    if let use { record?.position = use.outer }

    instance.given = given
    let outer = (current, wrapped, trail, innermost)
    let label = written.kind == .component ? "component" : "modifier"
    trail = step("\(label) \(called.name)", at: written.range)
    wrapped = -1
    instances.append(instance)
    if isRecorded { record?.openInstance(of: written.payload, use: use?.entry ?? -1) }
    current = instances.count - 1
    innermost = current
    defer {
      if !isRecorded { instances.removeLast() }
      (current, wrapped, trail, innermost) = outer
    }
    for step in called.steps where step.role != .parameter || given & bit(of: step, in: called) == 0 {
      try fill(step)
      if step.role == .parameter, called.isBinding(step.slot) {
        let place = BoundPlace(place: ResolvedPlace(path: ""), isConstant: true)
        bind(place, at: instance.base + Int(step.slot))
      }
    }
    let part = isRecorded ? pick.flatMap { record?.partOf($0.view, in: $0.home) } : nil
    let list = try views(in: called.body, under: Identity.step(identity, UInt64(0xC0)))
    if let part { record?.endPart(part) }
    // What is evaluated in part later goes on with the instances that there are.
    if !isRecorded {
      stack.removeSubrange(marks.0...)
      fills.shorten(to: marks.1)
      handlers.shorten(to: marks.2)
      places.shorten(to: marks.3)
      placeAt.shorten(to: min(placeAt.count, marks.0))
    }
    return list
  }

  func bit(of step: FrameStep, in called: ComponentPlan) -> UInt64 {
    let index = called.parameters.firstIndex {
      $0.slot == step.slot && ($0.kind == .value || $0.kind == .binding)
    }
    return index.map { 1 << UInt64($0) } ?? 0
  }

  /// Every slot and action starts with its default.
  private mutating func prepare(_ called: ComponentPlan, identity: UInt64) {
    // The instance that is about to be opened: defaults are written in the component itself.
    let own = instances.count
    for parameter in called.parameters where parameter.slot >= 0 {
      if case .slot = parameter.kind {
        let content = parameter.defaultContent >= 0 ? Fill.Content.views(parameter.defaultContent) : .nothing
        fills.append(
          Fill(
            content: content, instance: own, wrapped: -1, identity: UInt64(UInt32(bitPattern: parameter.slot))
          ))
      } else if case .action = parameter.kind {
        handlers.append(Handler(node: parameter.defaultContent, instance: own))
      }
    }
  }

  /// Hands the arguments over: values are evaluated in the caller's frame, slots and actions where they are used.
  private mutating func pass(
    _ parent: PlanIndex, to called: ComponentPlan, instance: Instance, given: inout UInt64
  ) throws(EvaluationStop) {
    var child = parent + 1
    let end = node(parent).next
    while child < end {
      let written = node(child)
      switch written.kind {
      case .argument, .bindingArgument, .actionArgument, .slotContent:
        let parameter = called.parameters[Int(written.extra)]
        let isGiven = try pass(child, as: parameter, instance: instance)
        if isGiven { given |= 1 << UInt64(written.extra) }
        if isRecorded { record?.note(argument: child, at: isGiven ? 0 : -1) }
      case .condition, .selection, .bind, .pair:
        if let arm = try notedArm(of: child) { try pass(arm, to: called, instance: instance, given: &given) }
      default: break
      }
      child = written.next
    }
  }

  /// False where a form leaves nothing, so that the default applies.
  private mutating func pass(
    _ argument: PlanIndex, as parameter: ParameterPlan, instance: Instance
  ) throws(EvaluationStop) -> Bool {
    let position = instance.base + Int(parameter.slot)
    switch node(argument).kind {
    case .argument:
      guard let value = try value(of: argument + 1) else { return false }
      stack[position] = value
    case .bindingArgument:
      guard let bound = try binding(argument + 1) else { return false }
      switch bound {
      case .binding(let place, let value):
        stack[position] = value
        bind(BoundPlace(place: place), at: position)
      case .constant(let value), .value(let value):
        stack[position] = value
        bind(BoundPlace(place: ResolvedPlace(path: ""), isConstant: true), at: position)
      case .action: return false
      }
    case .actionArgument:
      handlers[Int(instance.firstHandler + parameter.slot)] = Handler(node: argument, instance: current)
    default:
      let slot = Int(instance.firstFill + parameter.slot)
      fills[slot] = Fill(
        content: .views(argument), instance: current, wrapped: wrapped,
        identity: UInt64(UInt32(bitPattern: node(argument).extra)), trail: trail)
    }
    return true
  }

  // MARK: Frames

  /// Fills one slot of the current frame: a default, state, a pair or a computed value.
  mutating func fill(_ step: FrameStep) throws(EvaluationStop) {
    if live != nil, try fillKept(step) { return }
    let base = instances[current].base
    switch step.role {
    case .parameter, .computed:
      stack[base + Int(step.slot)] = try value(of: step.value) ?? .null
    case .state:
      if let given = given(step) {
        stack[base + Int(step.slot)] = given
      } else {
        stack[base + Int(step.slot)] = try value(of: step.value) ?? .null
      }
    case .pair:
      try fillPair(step, base: base)
    }
  }

  /// State that was given from outside; only the document's own can be.
  private func given(_ step: FrameStep) -> Value? {
    guard current == 0 else { return nil }
    return inputs.state.last { $0.name == step.name }?.value
  }

  /// Both sides, and the pair itself for `value(…)`.
  private mutating func fillPair(_ step: FrameStep, base: Int) throws(EvaluationStop) {
    var sides: [Value] = []
    var child = step.value + 1
    for side in ["on", "off"] {
      var value = try value(of: child) ?? .null
      if current == 0, let given = inputs.sides.last(where: { $0.name == "\(step.name).\(side)" }) {
        value = given.value
      }
      stack[base + Int(step.slot) + sides.count] = value
      sides.append(value)
      child = node(child).next
    }
    stack[base + Int(step.slot) + 2] = .list(sides)
  }
}

extension ComponentPlan {
  /// Whether a frame slot belongs to a binding parameter.
  func isBinding(_ slot: Int32) -> Bool {
    parameters.contains { $0.kind == .binding && $0.slot == slot }
  }
}
