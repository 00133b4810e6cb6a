internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

// What has been evaluated is put in its place, and what that changes is told.
extension PartialEvaluation {
  /// Changes the tree; nil where something is not where it should be, and everything has to be evaluated.
  func commit() -> [TreeChange]? {
    // Nothing is changed before it is known that all can be.
    guard let owners = ownersGone(), pieces.allSatisfy(hasPlace), patches.allSatisfy({ view(of: $0) >= 0 })
    else { return nil }
    var changes: [TreeChange] = []
    commitStates(&changes)
    for piece in pieces {
      let isDone =
        switch piece.change {
        case .view(let old, let new): commit(piece, from: old, to: new, &changes)
        case .elements(let loop, _, let old): commit(piece, loop, from: old, &changes)
        }
      if !isDone { return nil }
    }
    // The pointers of these are worked out from the tree as it is at the end.
    for patch in patches {
      let node = view(of: patch)
      guard node >= 0 else { return nil }
      let old = evaluator.tree.arguments[Int(patch.argument)].value
      evaluator.tree.arguments[Int(patch.argument)].value = patch.value
      if patch.value.isSame(as: old) { continue }
      let change = ArgumentChange(
        identity: evaluator.tree.nodes[Int(node)].identity, node: node,
        modifier: evaluator.tree.modifier(holding: patch.argument, of: node), argument: patch.argument,
        old: old)
      changes.append(TreeChange(.setArgument(change), pointer: nil))
    }
    evaluator.live?.endEvaluation(without: owners)
    return changes
  }

  private func hasPlace(_ piece: Piece) -> Bool {
    switch piece.change {
    case .view(let old, let new): old.first < 0 && new.first < 0 || holder(of: piece) != nil
    case .elements: holder(of: piece) != nil
    }
  }

  private func holder(of piece: Piece) -> Holder? {
    switch piece.change {
    case .view: return holder(of: piece.node, in: piece.scope)
    case .elements(let loop, let view, _):
      guard let modifier = evaluator.record?.loops[Int(loop)].modifier else { return nil }
      return holder(piece.node, of: view, in: piece.scope, modifier: modifier)
    }
  }

  /// The view of the tree that an argument is of.
  private func view(of patch: Patch) -> Int32 { entry(entry(of: patch.site.unit, in: patch.scope)).first }

  /// Whose state goes; nil where others may share it.
  private func ownersGone() -> [UInt64]? {
    var owners: [UInt64] = []
    for instance in gone {
      let owner = evaluator.instances[Int(instance)].identity
      guard let known = evaluator.live?.instance(of: owner) else { continue }
      if known < 0 { return nil }
      owners.append(owner)
    }
    return owners
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
  private func commit(
    _ piece: Piece, from old: ViewList, to new: ViewList, _ changes: inout [TreeChange]
  ) -> Bool {
    // What gave nothing and gives nothing has no place to be put in.
    if old.first < 0, new.first < 0 { return true }
    guard let holder = holder(of: piece) else { return false }
    let before = evaluator.tree.chain(old)
    let previous = previous(of: piece.node, in: piece.scope)
    let wasEmpty = evaluator.tree.first(of: holder.head) < 0
    let after =
      old.last >= 0
      ? evaluator.tree.nodes[Int(old.last)].next
      : previous >= 0
        ? evaluator.tree.nodes[Int(previous)].next : evaluator.tree.first(of: holder.head)
    let next = new.first >= 0 ? new.first : after
    if previous >= 0 {
      evaluator.tree.nodes[Int(previous)].next = next
    } else {
      evaluator.tree.setFirst(next, of: holder.head)
    }
    if new.last >= 0 { evaluator.tree.nodes[Int(new.last)].next = after }
    let entry = entry(of: piece.node, in: piece.scope)
    evaluator.record?.note(new, at: entry)
    noteLists(around: piece.node, in: piece.scope)
    return compare(
      before, evaluator.tree.chain(new), in: holder, after: previous, wasEmpty: wasEmpty, &changes)
  }

  /// Links the views of a loop's elements in their new order.
  private func commit(
    _ piece: Piece, _ loop: Int32, from old: [Int32], _ changes: inout [TreeChange]
  ) -> Bool {
    guard let scopes = evaluator.record?.loops[Int(loop)].scopes, let holder = holder(of: piece) else {
      return false
    }
    let new = chain(of: scopes)
    evaluator.tree.setFirst(new.first ?? -1, of: holder.head)
    for (index, view) in new.enumerated() {
      evaluator.tree.nodes[Int(view)].next = index + 1 < new.count ? new[index + 1] : -1
    }
    return compare(old, new, in: holder, after: -1, wasEmpty: old.isEmpty, &changes)
  }

  /// Compares what a list holds now with what it held: both are in the same arrays.
  private func compare(
    _ old: [Int32], _ new: [Int32], in holder: Holder, after previous: Int32, wasEmpty: Bool,
    _ changes: inout [TreeChange]
  ) -> Bool {
    guard let (place, path) = place(of: holder) else { return false }
    let tree = evaluator.tree
    var offset = 0
    if previous >= 0 {
      var node = tree.first(of: holder.head)
      while node >= 0 {
        offset += 1
        if node == previous { break }
        node = tree.nodes[Int(node)].next
      }
    }
    let isEmpty = tree.first(of: holder.head) < 0
    var difference = TreeDifference(in: tree)
    // The slots of a view are an object that is there where one of them holds something.
    let isOnly = wasEmpty != isEmpty && tree.isOnlySlot(holder.head)
    if isOnly, wasEmpty { difference.addContainer(isAdded: true, path.dropLast()) }
    difference.compareLists(
      old, new, at: place, path: path, offset: offset, isWhole: wasEmpty || isEmpty)
    if isOnly, isEmpty { difference.addContainer(isAdded: false, path.dropLast()) }
    changes += difference.changes
    return true
  }

  // MARK: Arguments only

  /// Changes the arguments that follow a state which nothing else follows; false where one can't be put in place alone.
  func patch(_ slot: Int, _ value: Value, in tree: inout ResolvedTree, _ changes: inout [TreeChange]) -> Bool
  {
    let old = evaluator.stack[slot]
    let root = document.root
    evaluator.current = 0
    evaluator.stack[slot] = value
    patches.removeAll(keepingCapacity: true)
    let count = dependencies.sites[root][slot].count
    for index in 0..<count {
      let site = dependencies.sites[root][slot][index]
      let argument = entry(dependencies.number[Int(site.node)]).first
      if argument == TreeRecord.unknown { continue }
      guard argument >= 0, let shown = try? evaluator.argument(site.node) else {
        evaluator.stack[slot] = old
        return false
      }
      patches.append(Patch(scope: 0, site: site, argument: argument, value: .value(shown)))
    }
    let state = dependencies.plainState[slot]
    tree.state[state].value = value
    changes.append(TreeChange(.setState(state), pointer: nil))
    for index in patches.indices {
      let argument = patches[index].argument
      if patches[index].value.isSame(as: tree.arguments[Int(argument)].value) { continue }
      let view = entry(dependencies.number[Int(patches[index].site.unit)]).first
      guard view >= 0 else { continue }
      let change = ArgumentChange(
        identity: tree.nodes[Int(view)].identity, node: view,
        modifier: tree.modifier(holding: argument, of: view), argument: argument,
        old: tree.arguments[Int(argument)].value)
      tree.arguments[Int(argument)].value = patches[index].value
      changes.append(TreeChange(.setArgument(change), pointer: nil))
    }
    return true
  }
}
