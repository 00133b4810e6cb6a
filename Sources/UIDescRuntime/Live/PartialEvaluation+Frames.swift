internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

// What was written is followed from frames, and from the environment, to the sites that read it.
extension PartialEvaluation {
  /// The frame of an instance has to be looked at.
  func touch(_ instance: Int32) {
    if dirty[instance] == nil { dirty[instance] = [] }
    forEachScope(of: instance, block: 0) { queue.add($0, nil) }
  }

  /// A slot of an instance has another value.
  func touch(_ instance: Int32, slot: Int32) {
    touch(instance)
    dirty[instance]?.append(slot)
  }

  /// Brings a frame up to date, step by step; what comes out as it was changes nothing further.
  func refresh(_ index: Int32) throws(EvaluationStop) {
    guard var changed = dirty.removeValue(forKey: index), isOpen(index) else { return }
    let instance = evaluator.instances[Int(index)]
    let plan = Int(instance.plan)
    let called = evaluator.plan.components[plan]
    evaluator.current = Int(index)
    for position in 0..<called.steps.count {
      let step = called.steps[position]
      let slot = instance.base + Int(step.slot)
      let reads = dependencies.stepReads[plan][position]
      let isStale = reads.contains { $0 < 0 ? changedGlobals.contains($0) : changed.contains($0) }
      switch step.role {
      case .state:
        if let cell = evaluator.live?[instance.identity, step.slot] {
          update(slot, cell.value, step.slot, &changed)
        }
      case .pair:
        guard isStale || isWritten(step, of: instance) else { continue }
        try refreshPair(step, at: slot, of: called, &changed)
      case .computed:
        if isStale { update(slot, try evaluator.value(of: step.value) ?? .null, step.slot, &changed) }
      case .parameter:
        guard isStale, instance.given & evaluator.bit(of: step, in: called) == 0 else { continue }
        let value = try evaluator.value(of: step.value) ?? .null
        // Actions hold what a constant binding is.
        if called.isBinding(step.slot), evaluator.stack[slot] != value { evaluator.record?.needsWhole = true }
        update(slot, value, step.slot, &changed)
      }
    }
    if index == 0 { changedSlots = changed }
    for slot in changed { follow(slot, of: index, plan) }
  }

  private func update(_ position: Int, _ value: Value, _ slot: Int32, _ changed: inout [Int32]) {
    if evaluator.update(position, value) { changed.append(slot) }
  }

  private func isWritten(_ step: FrameStep, of instance: Instance) -> Bool {
    for side in 0..<Int32(2) {
      if let cell = evaluator.live?[instance.identity, step.slot + side], cell.isWritten,
        cell.value != evaluator.stack[instance.base + Int(step.slot + side)]
      {
        return true
      }
    }
    return false
  }

  private func refreshPair(
    _ step: FrameStep, at position: Int, of called: ComponentPlan, _ changed: inout [Int32]
  ) throws(EvaluationStop) {
    let old = (evaluator.stack[position], evaluator.stack[position + 1], evaluator.stack[position + 2])
    _ = try evaluator.fillKept(step)
    if evaluator.stack[position] != old.0 { changed.append(step.slot) }
    if evaluator.stack[position + 1] != old.1 { changed.append(step.slot + 1) }
    // Where the pair names its state, a later step writes this anew from the sides.
    if called.steps.contains(where: { $0.role == .computed && $0.slot == step.slot + 2 }) {
      evaluator.stack[position + 2] = old.2
    } else if evaluator.stack[position + 2] != old.2 {
      changed.append(step.slot + 2)
    }
  }

  // MARK: What follows

  private func follow(_ slot: Int32, of instance: Int32, _ component: Int) {
    for site in dependencies.sites[component][Int(slot)] {
      forEachScope(of: instance, block: dependencies.blocks[Int(site.block)].index) { queue.add($0, site) }
    }
  }

  /// A name has another value in a scope alone.
  func follow(_ slot: Int32, below scope: Int32) {
    guard let outer = evaluator.record?.scopes[Int(scope)] else { return }
    let component = Int(evaluator.instances[Int(outer.instance)].plan)
    for site in dependencies.sites[component][Int(slot)] {
      if site.block == outer.block {
        queue.add(scope, site)
      } else {
        evaluator.record?.forEachScope(below: scope, of: site.block, outer.instance) { queue.add($0, site) }
      }
    }
  }

  private func forEachScope(of instance: Int32, block: Int32, _ body: (Int32) -> Void) {
    guard let head = evaluator.record?.firstHead[Int(instance)] else { return }
    var scope = evaluator.record?.heads[Int(head + block)] ?? -1
    while scope >= 0, let found = evaluator.record?.scopes[Int(scope)] {
      if found.isAlive { body(scope) }
      scope = found.nextOfBlock
    }
  }

  /// The environment is read by constants, by frames and by sites of all instances.
  func follow(_ environment: List<NamedValue>) throws(EvaluationStop) {
    evaluator.inputs.environment = environment
    let globals = evaluator.plan.globals
    for index in 0..<globals.count {
      guard case .environment = globals[index].source else { continue }
      update(global: index, evaluator.environmentValue(globals[index]))
    }
    for index in 0..<globals.count {
      guard case .constant(let node) = globals[index].source,
        dependencies.globalReads[index].contains(where: changedGlobals.contains)
      else { continue }
      update(global: index, try evaluator.value(of: node) ?? .null)
    }
    if changedGlobals.isEmpty { return }
    for index in 0..<evaluator.instances.count where isOpen(Int32(index)) {
      let plan = Int(evaluator.instances[index].plan)
      if dependencies.stepReads[plan].contains(where: { $0.contains(where: changedGlobals.contains) }) {
        touch(Int32(index))
      }
      for global in changedGlobals {
        for site in dependencies.globalSites[Int(-1 - global)]
        where dependencies.blocks[Int(site.block)].component == Int32(plan) {
          forEachScope(of: Int32(index), block: dependencies.blocks[Int(site.block)].index) {
            queue.add($0, site)
          }
        }
      }
    }
  }

  private func update(global index: Int, _ value: Value) {
    guard evaluator.globals[index] != value else { return }
    evaluator.globals[index] = value
    changedGlobals.append(Int32(-1 - index))
  }
}
