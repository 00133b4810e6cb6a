internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

// What waits is looked at one by one; nothing is put in the tree before all of it has been.
extension PartialEvaluation {
  func look(at site: Site, in scope: Int32) throws(EvaluationStop) {
    guard let found = evaluator.record?.scopes[Int(scope)], found.isAlive,
      !(done.scope == scope && done.range.contains(site.node)),
      entry(entry(of: site.unit, in: scope)).first != TreeRecord.unknown
    else { return }
    switch site.kind {
    case .unit: try evaluate(site.unit, in: scope)
    case .choice:
      if try choosesAnew(site, in: scope) { try evaluate(site.unit, in: scope) }
    case .argument, .binding, .action: try lookAtArgument(site, in: scope)
    case .parameter: try lookAtParameter(site, in: scope)
    case .handler: lookAtHandler(site, in: scope)
    case .loop: try lookAtLoop(site, in: scope)
    }
  }

  /// Whether a form chooses another arm, or gives its names other values.
  private func choosesAnew(_ site: Site, in scope: Int32) throws(EvaluationStop) -> Bool {
    let index = entry(of: site.node, in: scope)
    let old = entry(index).arm
    if old == TreeRecord.unknown { return false }
    try evaluator.enter(scope, lets: site.lets)
    let arm = try evaluator.chosenArm(of: site.node)
    if arm ?? -1 != old { return true }
    guard node(site.node).kind == .bind else { return false }
    return evaluator.names(of: site.node, in: arm) != evaluator.record?.names[index]
  }

  private func lookAtArgument(_ site: Site, in scope: Int32) throws(EvaluationStop) {
    let argument = entry(entry(of: site.node, in: scope)).first
    if argument == TreeRecord.unknown { return }
    // What left nothing before may leave something now.
    if argument < 0 { return try evaluate(site.unit, in: scope) }
    try evaluator.enter(scope, lets: site.lets)
    guard let value = try value(of: site) else { return try evaluate(site.unit, in: scope) }
    if site.kind == .action || !value.isSame(as: evaluator.tree.arguments[Int(argument)].value) {
      patches.append(Patch(scope: scope, site: site, argument: argument, value: value))
    }
  }

  private func value(of site: Site) throws(EvaluationStop) -> ArgumentValue? {
    switch site.kind {
    case .binding: return try evaluator.binding(site.node + 1)
    case .action: return .action(try evaluator.action(site.node))
    default: return try evaluator.argument(site.node).map { .value($0) }
    }
  }

  // MARK: What instances are given

  private func instances(of site: Site, in scope: Int32) -> [Int32] {
    guard let record = evaluator.record else { return [] }
    var result: [Int32] = []
    var instance = record.entries[Int(record.scopes[Int(scope)].firstEntry + site.use)].first
    while instance >= 0 {
      if record.isOpen[Int(instance)] { result.append(instance) }
      instance = record.nextOfUse[Int(instance)]
    }
    return result
  }

  private func lookAtParameter(_ site: Site, in scope: Int32) throws(EvaluationStop) {
    let given = entry(entry(of: site.node, in: scope)).first
    if given == TreeRecord.unknown { return }
    try evaluator.enter(scope, lets: site.lets)
    let isBinding = node(site.node).kind == .bindingArgument
    let value =
      isBinding
      ? try evaluator.binding(site.node + 1) : try evaluator.value(of: site.node + 1).map { .value($0) }
    if value == nil, given < 0 { return }
    guard let value, given >= 0 else { return try evaluate(site.unit, in: scope) }
    for index in instances(of: site, in: scope) {
      let instance = evaluator.instances[Int(index)]
      let slot = evaluator.plan.components[Int(instance.plan)].parameters[Int(node(site.node).extra)].slot
      let position = instance.base + Int(slot)
      let now: Value
      switch value {
      case .value(let value) where !isBinding: now = value
      case .binding(let place, let value):
        // What is written through it is part of what stands there.
        let known = evaluator.boundPlace(at: position)
        guard known?.place == place, known?.isConstant == false else {
          return try evaluate(site.unit, in: scope)
        }
        now = value
      case .constant(let value), .value(let value):
        guard evaluator.boundPlace(at: position)?.isConstant == true, evaluator.stack[position] == value
        else {
          return try evaluate(site.unit, in: scope)
        }
        now = value
      case .action: continue
      }
      if evaluator.update(position, now) { touch(index, slot: slot) }
    }
  }

  /// What stands for an action in an instance is built anew where it is run.
  private func lookAtHandler(_ site: Site, in scope: Int32) {
    for index in instances(of: site, in: scope) {
      let called = evaluator.plan.components[Int(evaluator.instances[Int(index)].plan)]
      touch(index, slot: called.frameSize + called.parameters[Int(node(site.node).extra)].slot)
    }
  }

  // MARK: Views

  /// Evaluates a written view, or the one around it of whose list it is a part that can't be changed alone.
  func evaluate(_ view: PlanIndex, in scope: Int32) throws(EvaluationStop) {
    guard let (view, scope) = whole(view, in: scope) else { return }
    let own = entry(of: view, in: scope)
    let known = entry(own)
    guard known.first != TreeRecord.unknown else { return }
    let old = ViewList(first: known.first, last: known.last)
    evaluator.record?.forget(view, in: scope, &gone)
    dropCovered(view, in: scope)
    try evaluator.enter(scope, lets: dependencies.letsAt[view] ?? -1)
    evaluator.depth = depth(of: view, in: scope)
    evaluator.innermost = evaluator.current
    let fills = evaluator.fills.count
    evaluator.record?.oldFills = fills
    evaluator.record?.go(to: scope)
    let new = try evaluator.view(view, under: known.under)
    // Until it is put in the tree, what is there is known by its old list.
    evaluator.record?.note(old, at: own)
    pieces.append(Piece(scope: scope, node: view, change: .view(old: old, new: new)))
    done = (scope, view..<node(view).next)
  }

  /// Gives up what has been found inside a view that is evaluated as a whole.
  private func dropCovered(_ view: PlanIndex, in scope: Int32) {
    let range = view..<node(view).next
    func isCovered(_ other: Int32, _ node: PlanIndex) -> Bool {
      other == scope && range.contains(node) || evaluator.record?.scopes[Int(other)].isAlive == false
    }
    // They stand in the order of evaluation.
    if let last = patches.last, last.scope >= scope {
      patches.removeAll { isCovered($0.scope, $0.site.node) }
    }
    if let last = pieces.last, last.scope >= scope { pieces.removeAll { isCovered($0.scope, $0.node) } }
  }

  /// How many views and components stand around a view.
  func depth(of view: PlanIndex, in scope: Int32) -> Int32 {
    guard let record = evaluator.record else { return 0 }
    var depth = record.scopes[Int(scope)].depth
    var inner = view
    while !record.isBase(record.scopes[Int(scope)], inner) {
      switch dependencies.containers[dependencies.containerNode[Int(inner)]] {
      case .slot(let outer), .arm(let outer):
        if record.isBase(record.scopes[Int(scope)], outer) { return depth }
        depth += 1
        inner = outer
      default: return depth
      }
    }
    return depth
  }

  /// The view to evaluate instead of one whose list others have put modifiers on.
  private func whole(_ view: PlanIndex, in scope: Int32) -> (PlanIndex, Int32)? {
    guard let record = evaluator.record else { return nil }
    var result = (view, scope)
    var (view, scope) = result
    while true {
      let here = record.scopes[Int(scope)]
      let container = dependencies.containerNode[Int(view)]
      if !record.isBase(here, view) {
        switch dependencies.containers[container] {
        case .slot: return result
        case .arm(let form) where !record.isBase(here, form):
          if node(form).traits.contains(.hasModifiers) { result = (form, scope) }
          view = form
          continue
        case .arm, .block, nil: break
        }
      }
      if here.home >= 0 {
        (view, scope) = (here.homeNode, here.home)
        result = (view, scope)
      } else {
        if holdsList(here) { return result }
        (view, scope) = (here.ownerNode, here.parent)
        if !record.isBase(record.scopes[Int(scope)], view), node(view).traits.contains(.hasModifiers) {
          result = (view, scope)
        }
      }
    }
  }

  /// Whether the views of a scope are a list of their own in the tree, or the part of a loop's.
  func holdsList(_ scope: TreeRecord.Scope) -> Bool {
    if scope.parent < 0 || scope.modifier >= 0 || scope.loop >= 0 { return true }
    return dependencies.blocks[Int(scope.block)].kind == .content && node(scope.ownerNode).kind == .view
  }
}
