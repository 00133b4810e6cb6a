internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

/// Evaluates the parts of a document that depend on what was written, and keeps what that takes from one change to the next.
///
/// A class, since handing all of it on with each change would take longer than the change. A session that is not its only
/// holder makes a copy first.
final class PartialEvaluation: @unchecked Sendable {
  /// Holds the frame, the record and the globals; the tree and the state only while it is at work.
  var evaluator: Evaluator
  let dependencies: Dependencies
  private let document: Document
  /// Views in the tree's arrays that nothing refers to any more.
  private(set) var garbage = 0
  private var changedSlots: [Int32] = []

  /// Arguments with their new values, and written views with what they give now.
  private var patches: [(site: Dependencies.Site, argument: Int32, value: ArgumentValue)] = []
  private var units: [Unit] = []

  private struct Unit {
    let view: PlanIndex
    let old: ViewList
    let new: ViewList
  }

  /// Takes over an evaluator that has evaluated everything.
  init(_ evaluator: consuming Evaluator, _ dependencies: Dependencies) {
    self.evaluator = evaluator
    self.dependencies = dependencies
    document = self.evaluator.document
    self.evaluator.tree = ResolvedTree(types: document.types)
    self.evaluator.live = nil
    self.evaluator.current = 0
    self.evaluator.trail = -1
    self.evaluator.steps = 0
  }

  private init(copying other: PartialEvaluation) {
    evaluator = other.evaluator
    dependencies = other.dependencies
    document = other.document
    garbage = other.garbage
  }

  func copy() -> PartialEvaluation { PartialEvaluation(copying: self) }

  private func node(_ index: PlanIndex) -> PlanNode { evaluator.node(index) }

  // MARK: Evaluating

  /// False where something failed, or can't be evaluated on its own.
  func run(_ writes: [CellName]) -> Bool {
    patches.removeAll(keepingCapacity: true)
    units.removeAll(keepingCapacity: true)
    evaluator.steps = 0
    evaluator.live?.beginEvaluation()
    do throws(EvaluationStop) {
      var sites = try changedSites(writes.filter { $0.owner == Identity.root })
      for write in writes where write.owner != Identity.root {
        guard let unit = evaluator.live?.unit(of: write.owner) else { continue }
        guard unit >= 0 else { return false }
        sites.append(Dependencies.Site(kind: .unit, node: unit, unit: unit))
      }
      return try evaluate(sites)
    } catch {
      return false
    }
  }

  /// Brings the frame up to date, step by step; what comes out as it was changes nothing further.
  private func changedSites(_ writes: [CellName]) throws(EvaluationStop) -> [Dependencies.Site] {
    var changed: [Int32] = []
    let steps = document.rootPlan.steps
    for index in 0..<steps.count {
      let step = steps[index]
      switch step.role {
      case .state:
        if let value = evaluator.live?[Identity.root, step.slot]?.value { update(step.slot, value, &changed) }
      case .pair:
        let isWritten = writes.contains { $0.slot == step.slot || $0.slot == step.slot + 1 }
        guard isWritten || dependencies.stepReads[index].contains(where: changed.contains) else { continue }
        let old = (evaluator.stack[Int(step.slot)], evaluator.stack[Int(step.slot) + 1])
        let alone = evaluator.stack[Int(step.slot) + 2]
        _ = try evaluator.fillKept(step)
        if evaluator.stack[Int(step.slot)] != old.0 { changed.append(step.slot) }
        if evaluator.stack[Int(step.slot) + 1] != old.1 { changed.append(step.slot + 1) }
        // Where the pair names its state, a later step writes this anew from the sides.
        if steps.contains(where: { $0.role == .computed && $0.slot == step.slot + 2 }) {
          evaluator.stack[Int(step.slot) + 2] = alone
        } else if evaluator.stack[Int(step.slot) + 2] != alone {
          changed.append(step.slot + 2)
        }
      case .computed:
        guard dependencies.stepReads[index].contains(where: changed.contains) else { continue }
        update(step.slot, try evaluator.value(of: step.value) ?? .null, &changed)
      case .parameter: break
      }
    }
    changedSlots = changed
    var sites: [Dependencies.Site] = []
    for slot in changed { sites += dependencies.sites[Int(slot)] }
    return sites
  }

  private func update(_ slot: Int32, _ value: Value, _ changed: inout [Int32]) {
    guard evaluator.stack[Int(slot)] != value else { return }
    evaluator.stack[Int(slot)] = value
    changed.append(slot)
  }

  private func evaluate(_ sites: [Dependencies.Site]) throws(EvaluationStop) -> Bool {
    guard let record = evaluator.record else { return false }
    var views: [PlanIndex] = []
    for site in sites where record.isEvaluated[Int(site.unit)] && site.kind == .unit {
      views.append(site.unit)
    }
    for site in sites where record.isEvaluated[Int(site.unit)] && site.kind != .unit {
      let argument = record.argument[Int(site.node)]
      // What left nothing before may leave something now.
      if argument == -2 { views.append(site.unit) }
    }
    views = outermost(views)
    for site in sites where site.kind != .unit {
      guard record.isEvaluated[Int(site.unit)], !views.contains(where: { covers($0, site.unit) }),
        !patches.contains(where: { $0.site == site })
      else { continue }
      let argument = record.argument[Int(site.node)]
      guard argument >= 0 else { continue }
      guard let value = try value(of: site) else {
        views = outermost(views + [site.unit])
        continue
      }
      if !value.isSame(as: evaluator.tree.arguments[Int(argument)].value) || site.kind == .action {
        patches.append((site, argument, value))
      }
    }
    return try evaluateUnits(views)
  }

  private func value(of site: Dependencies.Site) throws(EvaluationStop) -> ArgumentValue? {
    switch site.kind {
    case .argument:
      guard let value = try evaluator.value(of: site.node + 1) else { return nil }
      return .value(node(site.node).flag ? Evaluator.range(value) : value)
    case .binding: return try evaluator.binding(site.node + 1)
    case .action: return .action(try evaluator.action(site.node))
    case .unit: return nil
    }
  }

  private func covers(_ view: PlanIndex, _ other: PlanIndex) -> Bool {
    view <= other && other < node(view).next
  }

  /// Each once and in order, without those that stand inside others.
  private func outermost(_ views: [PlanIndex]) -> [PlanIndex] {
    var result: [PlanIndex] = []
    for view in views.sorted() where !(result.last.map { covers($0, view) } ?? false) { result.append(view) }
    return result
  }

  /// Evaluates written views; where a list would begin or cease to be, its owner is evaluated instead.
  private func evaluateUnits(_ views: [PlanIndex]) throws(EvaluationStop) -> Bool {
    var waiting = views
    while !waiting.isEmpty {
      let view = waiting.removeFirst()
      if units.contains(where: { covers($0.view, view) }) { continue }
      guard let record = evaluator.record else { return false }
      let old = ViewList(first: record.first[Int(view)], last: record.last[Int(view)])
      let outer = record
      let end = node(view).next
      evaluator.record?.forget(view..<end)
      evaluator.depth = outer.depth[Int(view)]
      let new = try evaluator.view(view, under: outer.parent[Int(view)])
      evaluator.depth = 0
      if let owner = ownerToEvaluate(instead: view, old, new) {
        // What lies inside is evaluated with it.
        evaluator.record = outer
        let end = node(owner).next
        units.removeAll { owner <= $0.view && $0.view < end }
        waiting = outermost(waiting + [owner])
        continue
      }
      // What gave nothing and gives nothing has no place to be put in.
      if old.first >= 0 || new.first >= 0 { units.append(Unit(view: view, old: old, new: new)) }
    }
    return true
  }

  /// The view whose slot comes to be, or ceases to be: slots without views are not in a tree at all.
  private func ownerToEvaluate(instead view: PlanIndex, _ old: ViewList, _ new: ViewList) -> PlanIndex? {
    guard (old.first < 0) != (new.first < 0) else { return nil }
    var container = dependencies.containerNode[Int(view)]
    var inner = view
    while container >= 0, let kind = dependencies.containers[container] {
      if hasViews(in: container, besides: inner) { return nil }
      switch kind {
      case .body: return nil
      case .slot(let owner, _), .modifierSlot(let owner, _): return owner
      case .arm(let form):
        inner = form
        container = dependencies.containerNode[Int(form)]
      }
    }
    return nil
  }

  private func hasViews(in container: PlanIndex, besides view: PlanIndex) -> Bool {
    var child = container + 1
    while child < node(container).next {
      if child != view, (evaluator.record?.first[Int(child)] ?? -1) >= 0 { return true }
      child = node(child).next
    }
    return false
  }

  // MARK: Arguments only

  /// Changes the arguments that follow a state which nothing else follows; false where one can't be put in place alone.
  func patch(_ slot: Int, _ value: Value, in tree: inout ResolvedTree, _ changes: inout [TreeChange]) -> Bool
  {
    let old = evaluator.stack[slot]
    evaluator.stack[slot] = value
    patches.removeAll(keepingCapacity: true)
    let count = dependencies.sites[slot].count
    for index in 0..<count {
      let site = dependencies.sites[slot][index]
      guard evaluator.record?.isEvaluated[Int(site.unit)] == true,
        let argument = evaluator.record?.argument[Int(site.node)], argument != -1
      else { continue }
      guard argument >= 0, let value = try? evaluator.value(of: site.node + 1) else {
        evaluator.stack[slot] = old
        return false
      }
      patches.append((site, argument, .value(node(site.node).flag ? Evaluator.range(value) : value)))
    }
    let state = dependencies.plainState[slot]
    tree.state[state].value = value
    changes.append(TreeChange(.setState(state), pointer: nil))
    for index in patches.indices {
      let argument = patches[index].argument
      if patches[index].value.isSame(as: tree.arguments[Int(argument)].value) { continue }
      guard let view = evaluator.record?.first[Int(patches[index].site.unit)], view >= 0 else { continue }
      let change = ArgumentChange(
        identity: tree.nodes[Int(view)].identity, node: view,
        modifier: tree.modifier(holding: argument, of: view), argument: argument,
        old: tree.arguments[Int(argument)].value)
      tree.arguments[Int(argument)].value = patches[index].value
      changes.append(TreeChange(.setArgument(change), pointer: nil))
    }
    return true
  }

  // MARK: Putting in place

  /// Changes the tree; what changed is told in the order of the plan. Nil where something is not where it should be.
  func commit() -> [TreeChange]? {
    let evaluated = units.map { $0.view..<node($0.view).next }
    patches.removeAll { patch in evaluated.contains { $0.contains(patch.site.unit) } }
    // Nothing is changed before it is known that all can be.
    for unit in units where head(of: unit.view) == nil { return nil }
    for patch in patches where (evaluator.record?.first[Int(patch.site.unit)] ?? -1) < 0 { return nil }
    var changes: [TreeChange] = []
    commitStates(&changes)
    for unit in units {
      let old = evaluator.tree.chain(unit.old)
      guard splice(unit) else { return nil }
      garbage += old.count
      guard compare(unit, old, &changes) else { return nil }
    }
    // The pointers of these are worked out from the tree as it is at the end.
    for patch in patches {
      let old = evaluator.tree.arguments[Int(patch.argument)].value
      evaluator.tree.arguments[Int(patch.argument)].value = patch.value
      if patch.value.isSame(as: old) { continue }
      guard let node = evaluator.record?.first[Int(patch.site.unit)], node >= 0 else { return nil }
      let change = ArgumentChange(
        identity: evaluator.tree.nodes[Int(node)].identity, node: node,
        modifier: evaluator.tree.modifier(holding: patch.argument, of: node), argument: patch.argument,
        old: old)
      changes.append(TreeChange(.setArgument(change), pointer: nil))
    }
    // Going through all instances takes longer than most changes.
    if evaluated.isEmpty { return changes }
    evaluator.live?.endEvaluation { unit in evaluated.contains { $0.contains(unit) } }
    return changes
  }

  private func commitStates(_ changes: inout [TreeChange]) {
    var index = 0
    let steps = document.rootPlan.steps
    for position in 0..<steps.count where steps[position].role == .state {
      let slot = steps[position].slot
      if changedSlots.contains(slot) {
        evaluator.tree.state[index].value = evaluator.stack[Int(slot)]
        changes.append(TreeChange(.setState(index), pointer: nil))
      }
      index += 1
    }
  }

  /// Links what a written view gives now in the place of what it gave before.
  private func splice(_ unit: Unit) -> Bool {
    guard let head = head(of: unit.view) else { return false }
    let previous = previous(of: unit.view)
    let after: Int32
    if unit.old.last >= 0 {
      after = evaluator.tree.nodes[Int(unit.old.last)].next
    } else {
      after = previous >= 0 ? evaluator.tree.nodes[Int(previous)].next : evaluator.tree.first(of: head)
    }
    let next = unit.new.first >= 0 ? unit.new.first : after
    if previous >= 0 {
      evaluator.tree.nodes[Int(previous)].next = next
    } else {
      evaluator.tree.setFirst(next, of: head)
    }
    if unit.new.last >= 0 { evaluator.tree.nodes[Int(unit.new.last)].next = after }
    noteForms(around: unit.view)
    return true
  }

  /// The view before what the written view gives, in the same list; -1 where it is the first.
  private func previous(of view: PlanIndex) -> Int32 {
    guard let record = evaluator.record else { return -1 }
    var inner = view
    var container = dependencies.containerNode[Int(view)]
    while container >= 0 {
      var last: Int32 = -1
      var child = container + 1
      while child < inner {
        if record.last[Int(child)] >= 0 { last = record.last[Int(child)] }
        child = node(child).next
      }
      if last >= 0 { return last }
      guard case .arm(let form)? = dependencies.containers[container] else { return -1 }
      inner = form
      container = dependencies.containerNode[Int(form)]
    }
    return -1
  }

  /// What refers to the first view of the list that the written view stands in.
  private func head(of view: PlanIndex) -> ResolvedTree.ListHead? {
    guard let record = evaluator.record else { return nil }
    var container = dependencies.containerNode[Int(view)]
    while container >= 0, let kind = dependencies.containers[container] {
      switch kind {
      case .body: return .body
      case .arm(let form): container = dependencies.containerNode[Int(form)]
      case .slot(let owner, let isMain):
        let owner = record.first[Int(owner)]
        guard owner >= 0 else { return nil }
        return isMain ? .children(of: owner) : evaluator.tree.slot(node(container).name, of: owner)
      case .modifierSlot(let owner, let modifier):
        let owner = record.first[Int(owner)]
        guard owner >= 0 else { return nil }
        return evaluator.tree.slot(node(container).name, ofModifierAt: node(modifier).range, of: owner)
      }
    }
    return nil
  }

  /// Forms give what the arm that they chose gives.
  private func noteForms(around view: PlanIndex) {
    guard evaluator.record != nil else { return }
    if let unit = units.first(where: { $0.view == view }) { evaluator.record?.note(view, gave: unit.new) }
    var container = dependencies.containerNode[Int(view)]
    while container >= 0, case .arm(let form)? = dependencies.containers[container] {
      var list = ViewList()
      var child = container + 1
      while child < node(container).next {
        if let record = evaluator.record, record.first[Int(child)] >= 0 {
          if list.first < 0 { list.first = record.first[Int(child)] }
          list.last = record.last[Int(child)]
        }
        child = node(child).next
      }
      evaluator.record?.note(form, gave: list)
      container = dependencies.containerNode[Int(form)]
    }
  }

  // MARK: Changes

  /// Compares what a written view gives now with what it gave: both are in the same arrays.
  private func compare(_ unit: Unit, _ old: [Int32], _ changes: inout [TreeChange]) -> Bool {
    guard let head = head(of: unit.view), let (place, path) = evaluator.tree.place(of: head) else {
      return false
    }
    var offset = 0
    var node = evaluator.tree.first(of: head)
    let new = evaluator.tree.chain(unit.new)
    let previous = previous(of: unit.view)
    if previous >= 0 {
      while node >= 0 {
        offset += 1
        if node == previous { break }
        node = evaluator.tree.nodes[Int(node)].next
      }
    }
    var difference = TreeDifference(old: evaluator.tree, new: evaluator.tree, comparesOrigins: true)
    difference.compareLists(old, new, at: place, path: path, offset: offset, isWhole: false)
    changes += difference.changes
    return true
  }
}
