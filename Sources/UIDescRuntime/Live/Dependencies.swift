internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

/// What follows each slot of the document's own frame: known from the plan, before anything is evaluated.
final class Dependencies: Sendable {
  /// Something to be evaluated again when a slot that it reads has another value.
  struct Site: Sendable, Hashable {
    enum Kind: UInt8, Sendable {
      /// One argument: its value is put in the old one's place.
      case argument, binding, action
      /// A written view with all that is below it.
      case unit
    }

    let kind: Kind
    /// The argument, or the view.
    let node: PlanIndex
    /// The view that it belongs to.
    let unit: PlanIndex
  }

  /// Where the views of a container go.
  enum Container: Sendable {
    case body
    /// The content of a view's slot; the view's main one where `isMain`.
    case slot(of: PlanIndex, isMain: Bool)
    /// A slot of a modifier of a view.
    case modifierSlot(of: PlanIndex, modifier: PlanIndex)
    /// An arm of a form that stands among views.
    case arm(of: PlanIndex)
  }

  /// By slot, in the order of the plan.
  let sites: [[Site]]
  /// By step of the frame, the slots that it reads.
  let stepReads: [[Int32]]
  /// By written view, the node whose children it is one of.
  let containerNode: [PlanIndex]
  /// By that node.
  let containers: [PlanIndex: Container]

  /// By slot, the index among the document's states where nothing but arguments of views follows it; else -1.
  let plainState: [Int]

  init(_ document: Document) {
    let walk = DependencyWalk(document)
    var plain = [Int](repeating: -1, count: walk.sites.count)
    var index = 0
    for step in document.rootPlan.steps where step.role == .state {
      let isRead = walk.stepReads.contains { $0.contains(step.slot) }
      let isPlain =
        !isRead && walk.sites[Int(step.slot)].allSatisfy { $0.kind == .argument && !walk.isWatched($0) }
      if isPlain { plain[Int(step.slot)] = index }
      index += 1
    }
    plainState = plain
    sites = walk.sites
    stepReads = walk.stepReads
    containerNode = walk.containerNode
    containers = walk.containers
  }
}

/// Goes through the plan once.
private struct DependencyWalk {
  typealias Site = Dependencies.Site
  typealias Container = Dependencies.Container

  private(set) var sites: [[Site]]
  private(set) var stepReads: [[Int32]] = []
  private(set) var containerNode: [PlanIndex]
  private(set) var containers: [PlanIndex: Container] = [:]

  private let plan: Plan
  private let isLate: [Bool]

  init(_ document: Document) {
    plan = document.plan
    let root = document.rootPlan
    sites = Array(repeating: [], count: Int(root.frameSize))
    containerNode = Array(repeating: -1, count: document.plan.nodes.count)
    var late = [Bool](repeating: false, count: Int(root.frameSize))
    for slot in root.lateSlots where late.indices.contains(Int(slot)) { late[Int(slot)] = true }
    isLate = late
    for step in root.steps {
      var reads: Set<Int32> = []
      if step.value >= 0 { collect(step.value, &reads) }
      stepReads.append(reads.sorted())
    }
    guard root.body >= 0 else { return }
    containers[root.body] = .body
    walkViews(in: root.body)
  }

  private func node(_ index: PlanIndex) -> PlanNode { plan.nodes[Int(index)] }

  private func children(of index: PlanIndex) -> [PlanIndex] {
    var result: [PlanIndex] = []
    var child = index + 1
    while child < node(index).next {
      result.append(child)
      child = node(child).next
    }
    return result
  }

  private mutating func add(_ reads: Set<Int32>, _ kind: Site.Kind, _ node: PlanIndex, of unit: PlanIndex) {
    let site = Site(kind: kind, node: node, unit: unit)
    for slot in reads where sites.indices.contains(Int(slot)) && sites[Int(slot)].last != site {
      sites[Int(slot)].append(site)
    }
  }

  /// Whether an argument belongs to a modifier that runs an action when it changes.
  func isWatched(_ site: Site) -> Bool {
    (site.unit..<site.node).contains { index in
      node(index).kind == .modifier && node(index).next > site.node
        && plan.names[Int(node(index).name)] == "onChange"
    }
  }

  // MARK: Views

  private mutating func walkViews(in container: PlanIndex) {
    for child in children(of: container) where node(child).kind != .boundName {
      containerNode[Int(child)] = container
      walkView(child)
    }
  }

  private mutating func walkView(_ view: PlanIndex) {
    let modifiers = children(of: view).filter { node($0).kind == .modifiers }
    switch node(view).kind {
    case .view where !modifiers.contains(where: rebuilds): walkCatalogView(view)
    case .condition, .selection, .pair:
      // Modifiers on a form stand on what it gives, or on a group around that.
      guard modifiers.isEmpty, !children(of: view).contains(where: { node($0).kind == .identity }) else {
        return addUnit(view)
      }
      var reads: Set<Int32> = []
      collectProgram(node(view).payload, &reads)
      add(reads, .unit, view, of: view)
      for arm in children(of: view) where node(arm).kind == .arm {
        containers[arm] = .arm(of: view)
        walkViews(in: arm)
      }
    default: addUnit(view)
    }
  }

  /// Whether a modifier makes another view of the view so far.
  private func rebuilds(_ list: PlanIndex) -> Bool {
    children(of: list).contains { index in
      switch node(index).kind {
      case .modifier: false
      case .customModifier, .wrap: true
      default: children(of: index).contains { node($0).kind == .arm && rebuilds($0) }
      }
    }
  }

  private mutating func addUnit(_ view: PlanIndex) {
    var reads: Set<Int32> = []
    collect(view, &reads)
    add(reads, .unit, view, of: view)
  }

  private mutating func walkCatalogView(_ view: PlanIndex) {
    for child in children(of: view) {
      if node(child).kind == .modifiers {
        walkModifiers(in: child, of: view)
      } else {
        walkPart(child, of: view, slot: .slot(of: view, isMain: node(child).flag))
      }
    }
  }

  private mutating func walkModifiers(in list: PlanIndex, of view: PlanIndex) {
    for modifier in children(of: list) {
      if node(modifier).kind == .modifier {
        for child in children(of: modifier) {
          walkPart(child, of: view, slot: .modifierSlot(of: view, modifier: modifier))
        }
      } else if node(modifier).kind == .bind {
        var reads: Set<Int32> = []
        collect(modifier, &reads)
        add(reads, .unit, view, of: view)
      } else {
        // A form: what it chooses from may be followed, as long as the choice stays.
        var reads: Set<Int32> = []
        collectProgram(node(modifier).payload, &reads)
        add(reads, .unit, view, of: view)
        for arm in children(of: modifier) where node(arm).kind == .arm { walkModifiers(in: arm, of: view) }
      }
    }
  }

  /// An argument or a slot of a view or of one of its modifiers.
  private mutating func walkPart(_ part: PlanIndex, of view: PlanIndex, slot: Container) {
    var reads: Set<Int32> = []
    switch node(part).kind {
    case .argument:
      collect(part, &reads)
      add(reads, .argument, part, of: view)
    case .bindingArgument:
      collect(part, &reads)
      add(reads, .binding, part, of: view)
    case .actionArgument:
      collectAction(part, &reads)
      add(reads, .action, part, of: view)
    case .slotContent where !children(of: part).contains(where: { node($0).kind == .boundName }):
      containers[part] = slot
      walkViews(in: part)
    default:
      collect(part, &reads)
      add(reads, .unit, view, of: view)
    }
  }

  // MARK: What is read

  /// The slots that anything below a node reads when the tree is built.
  private func collect(_ index: PlanIndex, _ reads: inout Set<Int32>) {
    let written = node(index)
    switch written.kind {
    case .actionArgument: return collectAction(index, &reads)
    case .expression, .condition, .selection, .pair, .bind, .boundName, .indexStep:
      collectProgram(written.payload, &reads)
    case .local, .place: reads.insert(written.payload)
    default: break
    }
    for child in children(of: index) { collect(child, &reads) }
  }

  private func collectProgram(_ program: Int32, _ reads: inout Set<Int32>) {
    guard program >= 0 else { return }
    for slot in plan.programs[Int(program)].program.slots where slot >= 0 { reads.insert(slot) }
  }

  /// What an action reads when the tree is built: not what it reads when it runs.
  private func collectAction(_ index: PlanIndex, _ reads: inout Set<Int32>) {
    let written = node(index)
    switch written.kind {
    case .expression, .condition, .selection, .pair, .bind, .boundName, .indexStep:
      collectEarly(written.payload, &reads)
    case .place:
      if isLate.indices.contains(Int(written.payload)), !isLate[Int(written.payload)] {
        reads.insert(written.payload)
      }
    case .call, .range, .local: return collect(index, &reads)
    case .withAnimation:
      for child in children(of: index) {
        if node(child).kind == .argument { collect(child, &reads) } else { collectAction(child, &reads) }
      }
      return
    case .emit:
      for (position, child) in children(of: index).enumerated() {
        if position == 0 { collect(child, &reads) } else { collectAction(child, &reads) }
      }
      return
    default: break
    }
    for child in children(of: index) { collectAction(child, &reads) }
  }

  private func collectEarly(_ program: Int32, _ reads: inout Set<Int32>) {
    guard program >= 0 else { return }
    for slot in plan.programs[Int(program)].program.slots where slot >= 0 && !isLate[Int(slot)] {
      reads.insert(slot)
    }
  }
}
