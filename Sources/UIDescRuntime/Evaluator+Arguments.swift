internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

/// The slots of one view or modifier with the views that fill them.
struct FilledSlots {
  struct Slot {
    var name: NameID
    var list: ViewList
  }

  var main: Slot?
  var others: [Slot] = []
}

extension Evaluator {
  // MARK: Arguments

  /// Writes the arguments of a view or modifier; slots are not among them.
  mutating func arguments(of owner: PlanIndex) throws(EvaluationStop) -> Range<Int32> {
    let start = Int32(tree.arguments.count)
    if node(owner).traits.contains(.hasArguments) { try collectArguments(in: owner) }
    return start..<Int32(tree.arguments.count)
  }

  private mutating func collectArguments(in parent: PlanIndex) throws(EvaluationStop) {
    var child = parent + 1
    let end = node(parent).next
    while child < end {
      let written = node(child)
      switch written.kind {
      case .argument:
        if let value = try argument(child) {
          addArgument(written, .value(value))
          if isRecorded { noteArgument(child) }
        } else if isRecorded {
          record?.note(argument: child, at: -1)
        }
      case .bindingArgument:
        let value = try binding(child + 1)
        if let value {
          addArgument(written, value)
          if isRecorded { noteArgument(child) }
        } else if isRecorded {
          record?.note(argument: child, at: -1)
        }
      case .actionArgument:
        addArgument(written, .action(try action(child)))
        if isRecorded { noteArgument(child) }
      case .condition, .selection, .bind, .pair:
        if let arm = try notedArm(of: child) { try collectArguments(in: arm) }
      default: break
      }
      child = written.next
    }
  }

  /// The value of an argument; nil where a form leaves nothing.
  mutating func argument(_ index: PlanIndex) throws(EvaluationStop) -> Value? {
    guard let value = try value(of: index + 1) else { return nil }
    return node(index).flag ? try range(value, at: index + 1) : value
  }

  /// Both ends as the call that Swift writes, so that emitters can tell a range from a list.
  private func range(_ value: Value, at index: PlanIndex) throws(EvaluationStop) -> Value {
    if var fault = Diagnostic.fault(ofRange: value, at: node(index).range) {
      fault.notes += openComponents()
      throw EvaluationStop(diagnostic: fault)
    }
    guard case .list(let ends) = value else { return value }
    let arguments = ends.map { HostCall.Argument(label: nil, value: $0) }
    return .call(
      HostCall(type: HostType(index: .max), name: "...", typeName: "", base: nil, arguments: arguments))
  }

  private mutating func addArgument(_ written: PlanNode, _ value: ArgumentValue) {
    tree.arguments.append(ResolvedArgument(name: written.name, label: written.payload, value: value))
  }

  /// What a binding parameter is given; nil where a form leaves nothing.
  mutating func binding(_ index: PlanIndex) throws(EvaluationStop) -> ArgumentValue? {
    let written = node(index)
    switch written.kind {
    case .place:
      let target = try place(index)
      if target.isConstant { return .constant(target.value) }
      return .binding(target.place, current: target.value)
    case .condition, .selection, .bind, .pair:
      guard let arm = try chosenArm(of: index), arm + 1 < node(arm).next else { return nil }
      return try binding(arm + 1)
    default: return try value(of: index).map { .constant($0) }
    }
  }

  // MARK: Slots

  mutating func fillSlots(
    of owner: PlanIndex, identity: UInt64, into slots: inout FilledSlots
  ) throws(EvaluationStop) {
    var child = owner + 1
    let end = node(owner).next
    while child < end {
      let written = node(child)
      switch written.kind {
      case .slotContent:
        let list = try views(in: child, under: Identity.step(identity, written.extra))
        add(list, named: written.name, isMain: written.flag, to: &slots)
      case .repetition:
        let list = try repetition(child, under: identity)
        add(list, named: written.name, isMain: written.flag, to: &slots)
      case .condition, .selection, .bind, .pair:
        if let arm = try notedArm(of: child) {
          try fillSlots(of: arm, identity: Identity.step(identity, node(arm).extra), into: &slots)
        }
      default: break
      }
      child = written.next
    }
  }

  private func add(_ list: ViewList, named name: NameID, isMain: Bool, to slots: inout FilledSlots) {
    // What is empty now may be filled in part later.
    guard list.count > 0 || isRecorded else { return }
    let slot = FilledSlots.Slot(name: name, list: list)
    if isMain { slots.main = slot } else { slots.others.append(slot) }
  }

  /// Writes the slots as a chain; -1 where none is filled.
  mutating func chain(_ slots: FilledSlots, mainFirst: Bool) -> Int32 {
    var first: Int32 = -1
    var last: Int32 = -1
    func link(_ slot: FilledSlots.Slot, isMain: Bool, in tree: inout ResolvedTree) {
      let number = Int32(tree.slots.count)
      tree.slots.append(ResolvedSlot(name: slot.name, isMain: isMain, firstChild: slot.list.first))
      if last >= 0 { tree.slots[Int(last)].next = number } else { first = number }
      last = number
    }
    if mainFirst, let main = slots.main { link(main, isMain: true, in: &tree) }
    for slot in slots.others { link(slot, isMain: false, in: &tree) }
    return first
  }

  // MARK: Loops

  /// The content once for each element of the list.
  private mutating func repetition(
    _ index: PlanIndex, under identity: UInt64
  ) throws(EvaluationStop) -> ViewList {
    let written = node(index)
    let listNode = index + 1
    let idNode = node(listNode).next
    let arm = node(idNode).next
    let placeNode = node(arm).next
    let modifier = isRecorded ? record?.position.modifier ?? -1 : -1
    if isRecorded {
      record?.position.modifier = -1
      record?.note(argument: index, at: -1)
    }
    defer { if isRecorded { record?.position.modifier = modifier } }
    guard case .list(let elements)? = try value(of: listNode) else { return ViewList() }
    let base = instances[current].base
    let position = base + Int(written.payload)
    let mark = places.count
    if placeNode < written.next {
      let list = try place(placeNode)
      if !list.isConstant { bind(BoundPlace(place: list.place, element: 0), at: position) }
    }
    let isPlace = places.count > mark
    let loop =
      isRecorded
      ? record?.beginLoop(
        index, identity: identity, modifier: modifier, place: isPlace ? Int32(mark) : -1, elements)
      : nil
    var seen = KeySet(capacity: elements.count)
    var result = ViewList()
    let outer = trail
    defer { trail = outer }
    for (number, element) in elements.enumerated() {
      try countStep(at: index)
      stack[position] = element
      stack[base + Int(written.extra)] = .int(Int64(number))
      if isPlace { places[mark].element = number }
      if inputs.wantsTrails {
        trail = outer
        trail = step("ForEach[\(number)]", at: written.range)
      }
      let id = try elementID(idNode, element: element, index: number)
      let key = Identity.key(of: id)
      guard seen.insert(key) else {
        throw stop(
          "duplicate-id", "two elements of this loop have the id \(describe(id))",
          at: node(idNode).kind == .absent ? node(listNode).range : node(idNode).range)
      }
      if let loop { record?.beginElement(key, at: number, of: loop) }
      append(try views(in: arm, under: Identity.step(identity, key)), to: &result)
    }
    if isRecorded { record?.position.loop = -1 }
    if !isRecorded {
      if isPlace { placeAt[position] = -1 }
      places.shorten(to: mark)
    }
    return result
  }

  /// The given id, else the element's field `id`, else its index.
  mutating func elementID(
    _ idNode: PlanIndex, element: Value, index: Int
  ) throws(EvaluationStop) -> Value {
    if node(idNode).kind != .absent { return try value(of: idNode) ?? .null }
    if case .map(let map) = element, let id = map[.string("id")] { return id }
    return .int(Int64(index))
  }

  func describe(_ value: Value) -> String {
    switch value {
    case .string(let text): "'\(text)'"
    case .int(let number): "\(number)"
    case .double(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    case .member(let member): "'\(document.types.memberName(member))'"
    default: "that an earlier one has"
    }
  }
}
