internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

// What stands under a view: its modifiers, arguments and slots, and what an instance is given.
extension DependencyWalk {
  mutating func walkModifiers(in list: PlanIndex, of view: PlanIndex, isRebuilt: Bool) {
    for modifier in children(of: list) {
      switch node(modifier).kind {
      case .modifier where isRebuilt:
        inBlock(.modifier, at: modifier, of: view) {
          $0.nextNumber()
          $0.walkModifier(modifier, of: view)
        }
      case .modifier: walkModifier(modifier, of: view)
      case .customModifier:
        number[Int(modifier)] = nextNumber()
        let body = plan.components[Int(node(modifier).payload)].body
        showsContentOnce[modifier] = body >= 0 && showsOnce(SlotNumber.content, in: body)
        for part in children(of: modifier) { walkGiven(part, to: number[Int(modifier)], of: view) }
      case .wrap:
        showsContentOnce[modifier] = showsOnce(SlotNumber.wrapped, in: modifier + 1)
        inBlock(.wrap, at: modifier + 1) { $0.walkViews(in: modifier + 1) }
      default:
        number[Int(modifier)] = nextNumber()
        walkForm(modifier, of: view) { $1.walkModifiers(in: $0, of: view, isRebuilt: isRebuilt) }
      }
    }
  }

  private mutating func walkModifier(_ modifier: PlanIndex, of view: PlanIndex) {
    for part in children(of: modifier) { walkPart(part, of: view, isModifier: true) }
  }

  /// Whether a slot stands in one place, and in none that is evaluated more than once.
  private func showsOnce(_ slot: Int32, in body: PlanIndex) -> Bool {
    var count = 0
    var index = body + 1
    while index < node(body).next {
      switch node(index).kind {
      case .slot where node(index).payload == slot: count += 1
      case .component, .customModifier, .wrap, .repetition:
        for inner in index..<node(index).next
        where node(inner).kind == .slot && node(inner).payload == slot { return false }
        index = node(index).next
        continue
      default: break
      }
      index += 1
    }
    return count <= 1
  }

  // MARK: Parts

  /// An argument or a slot of a view or of one of its modifiers.
  mutating func walkPart(_ part: PlanIndex, of view: PlanIndex, isModifier: Bool) {
    switch node(part).kind {
    case .argument: walkArgument(part, .argument, of: view)
    case .bindingArgument: walkArgument(part, .binding, of: view)
    case .actionArgument: walkArgument(part, .action, of: view)
    case .slotContent:
      let names = children(of: part).filter { node($0).kind == .boundName }
      for name in names { addUnit(name, of: view) }
      if isModifier || !names.isEmpty { return walkContent(part) }
      containers[part] = .slot(of: view)
      walkViews(in: part)
    case .repetition: walkRepetition(part, of: view)
    case .condition, .selection, .pair, .bind:
      number[Int(part)] = nextNumber()
      walkForm(part, of: view) { arm, walk in
        for inner in walk.children(of: arm) { walk.walkPart(inner, of: view, isModifier: isModifier) }
      }
    default: addUnit(part, of: view)
    }
  }

  private mutating func walkArgument(_ part: PlanIndex, _ kind: Site.Kind, of view: PlanIndex) {
    var reads: Set<Int32> = []
    collect(part, &reads)
    if reads.isEmpty { return }
    number[Int(part)] = nextNumber()
    add(reads, kind, part, of: view)
  }

  mutating func walkContent(_ content: PlanIndex) {
    inBlock(.content, at: content) { $0.walkViews(in: content) }
  }

  private mutating func walkRepetition(_ part: PlanIndex, of view: PlanIndex) {
    number[Int(part)] = nextNumber()
    let list = part + 1
    let id = node(list).next
    let arm = node(id).next
    var reads: Set<Int32> = []
    for child in children(of: part) where child != arm { collect(child, &reads) }
    let (element, index) = (node(part).payload, node(part).extra)
    let own: Set<Int32> = [element, index]
    reads.subtract(own)
    var idReads: Set<Int32> = []
    collect(id, &idReads)
    if idReads.isSubset(of: own) { hasOwnIDs.insert(part) }
    add(reads, .loop, part, of: view)
    let usesPlace = (arm..<node(arm).next).contains {
      node($0).kind == .place && node($0).payload == element
    }
    if usesPlace { placesUsed.insert(part) }
    inBlock(.element, at: arm, repetition: part) { $0.walkViews(in: arm) }
  }

  /// What a component or a custom modifier is given.
  mutating func walkGiven(_ part: PlanIndex, to use: Int32, of view: PlanIndex) {
    var reads: Set<Int32> = []
    switch node(part).kind {
    case .argument, .bindingArgument, .actionArgument:
      collect(part, &reads)
      if reads.isEmpty { return }
      number[Int(part)] = nextNumber()
      add(reads, node(part).kind == .actionArgument ? .handler : .parameter, part, of: view, use: use)
    case .slotContent: walkContent(part)
    case .condition, .selection, .pair, .bind:
      number[Int(part)] = nextNumber()
      walkForm(part, of: view) { arm, walk in
        for inner in walk.children(of: arm) { walk.walkGiven(inner, to: use, of: view) }
      }
    default: addUnit(part, of: view)
    }
  }
}
