internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

/// Goes through the plan once, component by component.
struct DependencyWalk {
  typealias Site = Dependencies.Site
  typealias Block = Dependencies.Block
  typealias Container = Dependencies.Container

  var sites: [[[Site]]] = []
  var globalSites: [[Site]]
  var stepReads: [[[Int32]]] = []
  var globalReads: [[Int32]] = []
  var blocks: [Block] = []
  var blockCounts: [Int32] = []
  var lets: [[PlanIndex]] = []
  var blockAt: [Int32]
  var number: [Int32]
  var numberEnd: [Int32]
  var containerNode: [PlanIndex]
  var containers: [PlanIndex: Container] = [:]
  var letsAt: [PlanIndex: Int32] = [:]
  var placesUsed: Set<PlanIndex> = []
  var hasOwnIDs: Set<PlanIndex> = []
  var showsContentOnce: [PlanIndex: Bool] = [:]

  let plan: Plan
  var component = 0
  var isLate: [Bool] = []
  var block: Int32 = -1
  /// The `let` forms around this point in its block.
  var open: [PlanIndex] = []
  var openIndex: Int32 = -1

  init(_ document: Document) {
    plan = document.plan
    let count = plan.nodes.count
    blockAt = Array(repeating: -1, count: count)
    number = blockAt
    numberEnd = blockAt
    containerNode = blockAt
    globalSites = Array(repeating: [], count: plan.globals.count)
    for global in plan.globals {
      var reads: Set<Int32> = []
      if case .constant(let node) = global.source { collect(node, &reads) }
      globalReads.append(reads.sorted())
    }
    for index in 0..<plan.components.count { walkComponent(index) }
  }

  func node(_ index: PlanIndex) -> PlanNode { plan.nodes[Int(index)] }

  func children(of index: PlanIndex) -> [PlanIndex] { Array(plan.children(of: index)) }

  /// Whether an argument belongs to a modifier that runs an action when it changes.
  func isWatched(_ site: Site) -> Bool {
    (site.unit..<site.node).contains { index in
      node(index).kind == .modifier && node(index).next > site.node
        && ["onChange", "task"].contains(plan.names[Int(node(index).name)])
    }
  }

  // MARK: Components

  mutating func walkComponent(_ index: Int) {
    component = index
    let called = plan.components[index]
    let frame = Int(called.frameSize)
    sites.append(
      Array(repeating: [], count: frame + called.parameters.count { $0.kind == .action }))
    blockCounts.append(0)
    isLate = [Bool](repeating: false, count: frame)
    for slot in called.lateSlots where isLate.indices.contains(Int(slot)) { isLate[Int(slot)] = true }
    stepReads.append(
      called.steps.map { step in
        var reads: Set<Int32> = []
        if step.value >= 0 { collect(step.value, &reads) }
        return reads.sorted()
      })
    guard called.body >= 0 else { return }
    inBlock(.body, at: called.body) { $0.walkViews(in: called.body) }
    for parameter in called.parameters where parameter.kind == .slot && parameter.defaultContent >= 0 {
      walkContent(parameter.defaultContent)
    }
  }

  /// Numbers begin anew in a block.
  mutating func inBlock(
    _ kind: Block.Kind, at node: PlanIndex, of view: PlanIndex = -1, repetition: PlanIndex = -1,
    _ walk: (inout Self) -> Void
  ) {
    let outer = (block, open, openIndex)
    blocks.append(
      Block(
        kind: kind, node: node, view: view, repetition: repetition, component: Int32(component),
        index: blockCounts[component], lets: openIndex))
    blockCounts[component] += 1
    block = Int32(blocks.count - 1)
    (open, openIndex) = ([], -1)
    blockAt[Int(node)] = block
    if kind != .base, kind != .modifier { containers[node] = .block }
    walk(&self)
    (block, open, openIndex) = outer
  }

  @discardableResult
  mutating func nextNumber() -> Int32 {
    defer { blocks[Int(block)].count += 1 }
    return blocks[Int(block)].count
  }

  mutating func add(
    _ reads: Set<Int32>, _ kind: Site.Kind, _ node: PlanIndex, of unit: PlanIndex, use: Int32 = -1
  ) {
    let site = Site(kind: kind, node: node, unit: unit, block: block, use: use, lets: openIndex)
    for slot in reads {
      if slot < 0 {
        globalSites[Int(-1 - slot)].append(site)
      } else if sites[component].indices.contains(Int(slot)) {
        sites[component][Int(slot)].append(site)
      }
    }
  }

  mutating func addUnit(_ part: PlanIndex, of view: PlanIndex) {
    var reads: Set<Int32> = []
    collect(part, &reads)
    add(reads, .unit, view, of: view)
  }

  // MARK: Views

  mutating func walkViews(in container: PlanIndex) {
    for child in children(of: container) where node(child).kind != .boundName {
      containerNode[Int(child)] = container
      walkView(child)
    }
  }

  mutating func walkView(_ view: PlanIndex) {
    number[Int(view)] = nextNumber()
    if openIndex >= 0 { letsAt[view] = openIndex }
    let isRebuilt = children(of: view).contains { node($0).kind == .modifiers && rebuilds($0) }
    if isRebuilt {
      inBlock(.base, at: view, of: view) {
        $0.nextNumber()
        $0.walkBase(view)
      }
    } else {
      walkBase(view)
    }
    for child in children(of: view) {
      switch node(child).kind {
      case .modifiers: walkModifiers(in: child, of: view, isRebuilt: isRebuilt)
      case .identity: addUnit(child, of: view)
      default: break
      }
    }
    numberEnd[Int(view)] = blocks[Int(block)].count
  }

  mutating func walkBase(_ view: PlanIndex) {
    let parts = children(of: view).filter { ![.modifiers, .identity].contains(node($0).kind) }
    switch node(view).kind {
    case .view: for part in parts { walkPart(part, of: view, isModifier: false) }
    case .component:
      // The number behind that of the view, as the evaluator takes it.
      let use = nextNumber()
      for part in parts { walkGiven(part, to: use, of: view) }
    case .condition, .selection, .pair, .bind:
      walkForm(view, of: view) { arm, walk in
        walk.containers[arm] = .arm(of: view)
        walk.walkViews(in: arm)
      }
    default: break
    }
  }

  /// A form decides what is there; its arms are walked with the names that it gives.
  mutating func walkForm(
    _ form: PlanIndex, of unit: PlanIndex, _ walk: (PlanIndex, inout Self) -> Void
  ) {
    var reads: Set<Int32> = []
    collectProgram(node(form).payload, &reads)
    let isLet = node(form).kind == .bind
    for child in children(of: form) where node(child).kind == .boundName {
      collectProgram(node(child).payload, &reads)
    }
    add(reads, .choice, form, of: unit)
    for arm in children(of: form) where node(arm).kind == .arm {
      let outer = (open, openIndex)
      if isLet, node(arm).extra == 0 {
        open.append(form)
        lets.append(open)
        openIndex = Int32(lets.count - 1)
      }
      walk(arm, &self)
      (open, openIndex) = outer
    }
  }

  /// Whether a modifier makes another view of the view so far.
  func rebuilds(_ list: PlanIndex) -> Bool {
    children(of: list).contains { index in
      switch node(index).kind {
      case .modifier: false
      case .customModifier, .wrap: true
      default: children(of: index).contains { node($0).kind == .arm && rebuilds($0) }
      }
    }
  }
}
