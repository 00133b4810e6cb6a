internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

extension Evaluator {
  /// The views that the children of a node yield.
  mutating func views(in parent: PlanIndex, under identity: UInt64) throws(EvaluationStop) -> ViewList {
    if isRecorded, let outer = open(at: parent) {
      let list = try list(in: parent, under: identity)
      record?.close(outer)
      return list
    }
    return try list(in: parent, under: identity)
  }

  @inline(__always)
  private mutating func list(in parent: PlanIndex, under identity: UInt64) throws(EvaluationStop) -> ViewList
  {
    var list = ViewList()
    var index = parent + 1
    let end = node(parent).next
    while index < end {
      let kind = node(index).kind
      if case .boundName = kind {
        guard try fillHanded(index) else { return list }
      } else {
        append(try view(index, under: identity), to: &list)
      }
      index = node(index).next
    }
    return list
  }

  mutating func append(_ other: ViewList, to list: inout ViewList) {
    guard other.first >= 0 else { return }
    if list.last >= 0 { tree.nodes[Int(list.last)].next = other.first } else { list.first = other.first }
    list.last = other.last
    list.count += other.count
  }

  /// One written view, noted where a record is kept.
  mutating func view(_ index: PlanIndex, under parent: UInt64) throws(EvaluationStop) -> ViewList {
    guard isRecorded, let outer = record?.begin(index, under: parent) else {
      return try writtenView(index, under: parent)
    }
    let list = try writtenView(index, under: parent)
    record?.end(list, outer)
    return list
  }

  /// One written view: its conditions decided, its modifiers applied.
  private mutating func writtenView(_ index: PlanIndex, under parent: UInt64) throws(EvaluationStop)
    -> ViewList
  {
    depth += 1
    defer { depth -= 1 }
    guard depth <= limits.depth else { throw tooDeep(at: index) }
    try countStep(at: index)
    let identity = try identity(of: index, under: parent)
    let firstPick = picks.count
    if node(index).traits.contains(.hasModifiers) { try collectPicks(of: index) }
    let range = firstPick..<picks.count
    let list = try build(index, range, identity: identity, home: scope)
    // What is evaluated in part later may want them again, or those of views inside.
    let isKept =
      isRecorded
      && (picks.count > range.upperBound || range.contains { picks[$0].isRebuilding })
    if !isKept { picks.shorten(to: firstPick) }
    return list
  }

  /// What shows nothing takes time all the same.
  mutating func countStep(at index: PlanIndex) throws(EvaluationStop) {
    steps += 1
    guard steps > limits.steps else { return }
    throw stop(
      "evaluation-too-long", "the evaluation takes more than \(limits.steps) steps", at: node(index).range)
  }

  private func tooDeep(at index: PlanIndex) -> EvaluationStop {
    let names = openInstances.map { plan.components[Int($0.plan)].name }
    let recursive = names.first.map { last in names.count { $0 == last } > 2 } ?? false
    let message =
      recursive
      ? "'\(names.first ?? "")' contains itself without end; a condition must stop it"
      : "views are nested more than \(limits.depth) levels deep"
    return stop("evaluation-too-deep", message, at: node(index).range)
  }

  private mutating func identity(of index: PlanIndex, under parent: UInt64) throws(EvaluationStop) -> UInt64 {
    guard node(index).traits.contains(.hasIdentity) else { return Identity.step(parent, node(index).extra) }
    var child = index + 1
    let end = node(index).next
    while child < end {
      if case .identity = node(child).kind {
        let value = try value(of: child + 1) ?? .null
        return Identity.step(parent, Identity.key(of: value))
      }
      child = node(child).next
    }
    return Identity.step(parent, node(index).extra)
  }

  // MARK: Modifiers

  /// Builds a view with a range of the picks: the outermost one that rebuilds the view decides what is built.
  private mutating func build(
    _ index: PlanIndex, _ range: Range<Int>, identity: UInt64, home: Int32
  ) throws(EvaluationStop) -> ViewList {
    guard let last = range.last(where: { picks[$0].isRebuilding }) else {
      let list = try notedBase(index, identity: identity, home: home)
      return try apply(range, to: list, identity: identity, at: index)
    }
    var fill = Fill(
      content: .view(index, range.lowerBound..<last), instance: current, wrapped: wrapped, identity: identity,
      trail: trail, home: home)
    if isRecorded { fill.isShownOnce = record?.dependencies.showsContentOnce[picks[last].node] ?? false }
    fills.append(fill)
    let list = try rebuilt(by: picks[last], around: Int32(fills.count - 1), identity: identity)
    if !isRecorded { fills.removeLast() }
    return try apply(last + 1..<range.upperBound, to: list, identity: identity, at: index)
  }

  /// What a custom modifier or `wrap` makes of the view so far.
  private mutating func rebuilt(
    by pick: Pick, around content: Int32, identity: UInt64
  ) throws(EvaluationStop) -> ViewList {
    let modifier = node(pick.node)
    let key = Identity.step(identity, pick.key)
    let outer = (current, wrapped, trail)
    (current, trail) = (pick.instance, pick.trail)
    defer { (current, wrapped, trail) = outer }
    guard case .wrap = modifier.kind else {
      return try component(pick.node, content: content, identity: key, as: pick)
    }
    wrapped = content
    let part = record?.partOf(pick.view, in: pick.home)
    defer { if let part { record?.endPart(part) } }
    return try views(in: pick.node + 1, under: key)
  }

  /// Puts plain modifiers on one view, or on a `Group` around several; where there is none nothing is left.
  private mutating func apply(
    _ range: Range<Int>, to list: ViewList, identity: UInt64, at index: PlanIndex
  ) throws(EvaluationStop) -> ViewList {
    guard !range.isEmpty, list.count > 0 else { return list }
    var list = list
    if list.count > 1 { list = group(list, identity: Identity.step(identity, UInt64(0xFFFF)), at: index) }
    for pick in range { try addModifier(picks[pick], to: list.first, identity: identity) }
    return list
  }

  private mutating func group(_ list: ViewList, identity: UInt64, at index: PlanIndex) -> ViewList {
    let empty = Int32(tree.arguments.count)
    var group = ResolvedNode(
      name: groupName(), identity: identity, arguments: empty..<empty, origin: node(index).range)
    group.firstChild = list.first
    group.trail = trail
    tree.nodes.append(group)
    let number = Int32(tree.nodes.count - 1)
    return ViewList(first: number, last: number, count: 1)
  }

  private mutating func groupName() -> NameID {
    if let known = tree.names.firstIndex(of: "Group") { return NameID(known) }
    tree.names.append("Group")
    return NameID(tree.names.count - 1)
  }

  private mutating func addModifier(
    _ pick: Pick, to view: Int32, identity: UInt64
  ) throws(EvaluationStop) {
    let outer = (current, wrapped, trail)
    (current, wrapped, trail) = (pick.instance, pick.wrapped, pick.trail)
    defer { (current, wrapped, trail) = outer }
    guard isRecorded, let opened = open(at: pick.node, of: pick.view, in: pick.home) else {
      return try writeModifier(pick, to: view, identity: identity)
    }
    try writeModifier(pick, to: view, identity: identity)
    record?.close(opened, noting: ViewList(first: view, last: view, count: 1))
  }

  @inline(__always)
  private mutating func writeModifier(
    _ pick: Pick, to view: Int32, identity: UInt64
  ) throws(EvaluationStop) {
    let modifier = node(pick.node)
    let arguments = try arguments(of: pick.node)
    let number = Int32(tree.modifiers.count)
    tree.modifiers.append(ResolvedModifier(name: modifier.name, arguments: arguments, origin: modifier.range))
    tree.modifiers[Int(number)].trail = pick.trail
    let owner = Int(view)
    if tree.nodes[owner].lastModifier >= 0 {
      tree.modifiers[Int(tree.nodes[owner].lastModifier)].next = number
    } else {
      tree.nodes[owner].firstModifier = number
    }
    tree.nodes[owner].lastModifier = number
    guard modifier.traits.contains(.hasSlots) else { return }
    var slots = FilledSlots()
    if isRecorded { record?.position.modifier = number }
    // By the view that it is written on: several of them may give one node.
    try fillSlots(of: pick.node, identity: Identity.step(identity, pick.key), into: &slots)
    if isRecorded { record?.position.modifier = -1 }
    tree.modifiers[Int(number)].firstSlot = chain(slots, mainFirst: true)
  }

  /// Decides the conditions among a view's modifiers.
  private mutating func collectPicks(of index: PlanIndex) throws(EvaluationStop) {
    var child = index + 1
    let end = node(index).next
    while child < end {
      if case .modifiers = node(child).kind { try collectPicks(in: child, of: index, key: 0x4D) }
      child = node(child).next
    }
  }

  private mutating func collectPicks(
    in list: PlanIndex, of view: PlanIndex, key: UInt64
  ) throws(EvaluationStop) {
    var position: Int32 = 0
    var index = list + 1
    let end = node(list).next
    while index < end {
      let own = Identity.step(key, position)
      switch node(index).kind {
      case .modifier:
        add(index, on: view, key: own, isRebuilding: false)
      case .customModifier, .wrap:
        add(index, on: view, key: own, isRebuilding: true)
      default:
        if let arm = try notedArm(of: index) {
          let outer = trail
          if inputs.wantsTrails { trail = step(label(of: arm, in: index), at: node(index).range) }
          defer { trail = outer }
          try collectPicks(in: arm, of: view, key: Identity.step(own, node(arm).extra))
        }
      }
      position += 1
      index = node(index).next
    }
  }

  private mutating func add(_ modifier: PlanIndex, on view: PlanIndex, key: UInt64, isRebuilding: Bool) {
    picks.append(
      Pick(
        node: modifier, instance: current, wrapped: wrapped, key: key, isRebuilding: isRebuilding, view: view,
        home: scope, trail: trail))
  }

  // MARK: What stands in view position

  @inline(__always)
  private mutating func notedBase(
    _ index: PlanIndex, identity: UInt64, home: Int32
  ) throws(EvaluationStop) -> ViewList {
    guard isRecorded, let outer = open(at: index, of: index, in: home) else {
      return try base(index, identity: identity)
    }
    let list = try base(index, identity: identity)
    record?.close(outer, noting: list)
    return list
  }

  /// The view without its modifiers.
  private mutating func base(_ index: PlanIndex, identity: UInt64) throws(EvaluationStop) -> ViewList {
    switch node(index).kind {
    case .view: return try catalogView(index, identity: identity)
    case .component:
      return try component(index, content: -1, identity: identity)
    case .slot: return try slot(index, identity: identity)
    default:
      let arm = try chosenArm(of: index)
      if isRecorded, let entry = record?.position.owner { note(arm, of: index, at: entry) }
      guard let arm else { return ViewList() }
      let outer = trail
      if inputs.wantsTrails { trail = step(label(of: arm, in: index), at: node(index).range) }
      defer { trail = outer }
      return try views(in: arm, under: Identity.step(identity, node(arm).extra))
    }
  }

  /// Notes how what follows came to be.
  mutating func step(_ label: String, at range: SourceRange) -> Int32 {
    guard inputs.wantsTrails else { return -1 }
    tree.trails.append(TrailStep(label: label, range: range, parent: trail))
    return Int32(tree.trails.count - 1)
  }

  /// What leads to an arm, in the words of the language.
  func label(of arm: PlanIndex, in form: PlanIndex) -> String {
    let isFirst = node(arm).extra == 0
    switch node(form).kind {
    case .selection where node(arm).payload < 0: return "default"
    case .selection:
      return "case \(ValueText.text(of: plan.values[Int(node(arm).payload)], types: document.types))"
    case .bind: return isFirst ? "let" : "else"
    case .pair: return isFirst ? "on" : "off"
    default: return isFirst ? "if" : "else"
    }
  }

  private mutating func catalogView(_ index: PlanIndex, identity: UInt64) throws(EvaluationStop) -> ViewList {
    guard tree.nodes.count < limits.nodes else {
      throw stop(
        "evaluation-too-large", "the tree has more than \(limits.nodes) views", at: node(index).range)
    }
    let written = node(index)
    let arguments = try arguments(of: index)
    let number = Int32(tree.nodes.count)
    var view = ResolvedNode(
      name: written.name, identity: identity, arguments: arguments, origin: written.range)
    view.trail = trail
    tree.nodes.append(view)
    guard written.traits.contains(.hasSlots) else { return ViewList(first: number, last: number, count: 1) }
    var slots = FilledSlots()
    try fillSlots(of: index, identity: identity, into: &slots)
    if let main = slots.main { tree.nodes[Int(number)].firstChild = main.list.first }
    slots.main = nil
    tree.nodes[Int(number)].firstSlot = chain(slots, mainFirst: false)
    return ViewList(first: number, last: number, count: 1)
  }

  private mutating func slot(_ index: PlanIndex, identity: UInt64) throws(EvaluationStop) -> ViewList {
    let written = node(index)
    let fill: Int32
    switch written.payload {
    case SlotNumber.wrapped: fill = wrapped
    case SlotNumber.content: fill = instances[current].content
    default: fill = instances[current].firstFill + written.payload
    }
    guard fill >= 0 else { return ViewList() }
    if isRecorded { reuse(fill) }
    fills[Int(fill)].uses += 1
    let filling = fills[Int(fill)]
    let outer = (current, wrapped, trail)
    (current, wrapped) = (filling.instance, filling.wrapped)
    trail = step("slot \(plan.names[Int(written.name)])", at: written.range)
    defer { (current, wrapped, trail) = outer }
    switch filling.content {
    case .nothing: return ViewList()
    case .views(let node): return try views(in: node, under: Identity.step(identity, filling.identity))
    case .view(let view, let range):
      // A modifier never changes the identity of the view that it is applied to; a second use is a second instance.
      let own = filling.uses == 1 ? filling.identity : Identity.step(filling.identity, filling.uses)
      return try build(view, range, identity: own, home: filling.home)
    }
  }
}
