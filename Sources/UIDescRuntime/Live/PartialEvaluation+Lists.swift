internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

// Where the views of a scope are in the tree: their lists, what stands before them, and the way there from the body.
extension PartialEvaluation {
  /// A list of the tree, with the view that holds it; nil for the body.
  struct Holder {
    let head: ResolvedTree.ListHead
    let owner: (view: PlanIndex, scope: Int32)?
  }

  private func scope(_ index: Int32) -> TreeRecord.Scope? { evaluator.record?.scopes[Int(index)] }

  private func isBase(_ view: PlanIndex, in scope: Int32) -> Bool {
    evaluator.record.map { $0.isBase($0.scopes[Int(scope)], view) } ?? false
  }

  /// The views that a container gave in a scope.
  func list(of container: PlanIndex, in scope: Int32) -> ViewList {
    var list = ViewList()
    var child = container + 1
    while child < node(container).next {
      if dependencies.number[Int(child)] >= 0, node(child).kind != .boundName {
        let known = entry(entry(of: child, in: scope))
        if known.first >= 0 {
          if list.first < 0 { list.first = known.first }
          list.last = known.last
        }
      }
      child = node(child).next
    }
    return list
  }

  /// The views that a scope gave.
  func list(of scope: Int32) -> ViewList {
    guard let here = self.scope(scope) else { return ViewList() }
    let block = dependencies.blocks[Int(here.block)]
    guard block.view < 0 else {
      let known = entry(here.firstEntry)
      return ViewList(first: known.first, last: known.last)
    }
    return list(of: block.node, in: scope)
  }

  /// All views of the elements of a loop.
  func chain(of scopes: [Int32]) -> [Int32] { scopes.flatMap { evaluator.tree.chain(list(of: $0)) } }

  /// What is around a view in the plan, or around the scope where the view stands at its top.
  private enum Around {
    /// A form gives what its arm gives, a view what the scope gives that it opened.
    case view(PlanIndex, scope: Int32, list: ViewList)
    case list(Holder)
    case element(loop: Int32, at: Int32, Holder)
  }

  private func around(_ view: PlanIndex, in scope: Int32) -> Around? {
    if !isBase(view, in: scope) {
      let container = dependencies.containerNode[Int(view)]
      switch dependencies.containers[container] {
      case .slot(let owner):
        return holder(container, of: owner, in: scope, modifier: -1).map { .list($0) }
      case .arm(let form): return .view(form, scope: scope, list: list(of: container, in: scope))
      case .block, nil: break
      }
    }
    guard let here = self.scope(scope) else { return nil }
    if here.parent < 0 { return .list(Holder(head: .body, owner: nil)) }
    let block = dependencies.blocks[Int(here.block)]
    if here.loop >= 0 {
      guard let modifier = evaluator.record?.loops[Int(here.loop)].modifier,
        let holder = holder(block.repetition, of: here.ownerNode, in: here.parent, modifier: modifier)
      else { return nil }
      return .element(loop: here.loop, at: here.index, holder)
    }
    if holdsList(here) {
      return holder(block.node, of: here.ownerNode, in: here.parent, modifier: here.modifier).map {
        .list($0)
      }
    }
    return .view(here.ownerNode, scope: here.parent, list: list(of: scope))
  }

  /// The list of a slot of a view, or of a modifier in the tree.
  func holder(_ slot: PlanIndex, of view: PlanIndex, in scope: Int32, modifier: Int32) -> Holder? {
    let owner = entry(entry(of: view, in: scope)).first
    guard owner >= 0 else { return nil }
    let name = node(slot).name
    let head: ResolvedTree.ListHead? =
      if modifier >= 0 {
        evaluator.tree.slot(name, ofModifier: modifier, of: owner)
      } else if node(slot).flag {
        .children(of: owner)
      } else {
        evaluator.tree.slot(name, of: owner)
      }
    return head.map { Holder(head: $0, owner: (view, scope)) }
  }

  /// The list that the views of a view stand in.
  func holder(of view: PlanIndex, in scope: Int32) -> Holder? {
    var (view, scope) = (view, scope)
    while let around = around(view, in: scope) {
      switch around {
      case .list(let holder), .element(_, _, let holder): return holder
      case .view(let outer, let outerScope, let list):
        (view, scope) = (outer, outerScope)
        // Modifiers on several views stand on a group around them.
        let first = entry(entry(of: view, in: scope)).first
        if first >= 0, list.first >= 0, first != list.first {
          return Holder(head: .children(of: first), owner: (view, scope))
        }
      }
    }
    return nil
  }

  /// The view before what a written view gives, in the same list; -1 where it is the first.
  func previous(of view: PlanIndex, in scope: Int32) -> Int32 {
    var (view, scope) = (view, scope)
    while true {
      if !isBase(view, in: scope) {
        let container = dependencies.containerNode[Int(view)]
        var child = container + 1
        var last: Int32 = -1
        while child < view {
          if dependencies.number[Int(child)] >= 0 {
            let known = entry(entry(of: child, in: scope))
            if known.first >= 0 { last = known.last }
          }
          child = node(child).next
        }
        if last >= 0 { return last }
      }
      switch around(view, in: scope) {
      case .view(let outer, let outerScope, _): (view, scope) = (outer, outerScope)
      case .element(let loop, let index, _): return lastView(before: index, of: loop)
      case .list, nil: return -1
      }
    }
  }

  private func lastView(before index: Int32, of loop: Int32) -> Int32 {
    guard let scopes = evaluator.record?.loops[Int(loop)].scopes else { return -1 }
    for number in (0..<Int(index)).reversed() {
      let last = list(of: scopes[number]).last
      if last >= 0 { return last }
    }
    return -1
  }

  /// Forms give what the arm that they chose gives, views what stands in the scope that they opened.
  func noteLists(around view: PlanIndex, in scope: Int32) {
    var (view, scope) = (view, scope)
    while case .view(let outer, let outerScope, let list)? = around(view, in: scope) {
      (view, scope) = (outer, outerScope)
      let entry = entry(of: view, in: scope)
      evaluator.record?.note(list, at: entry)
    }
  }

  // MARK: Places

  /// Where a list stands, and its JSON pointer by steps.
  func place(of holder: Holder) -> (ViewPlace, [String])? {
    let (node, modifier, slot): (Int32, Int?, Int32?)
    switch holder.head {
    case .body: return (ViewPlace(), ["body"])
    case .children(let owner): (node, modifier, slot) = (owner, nil, nil)
    case .slot(let index, let owner, let position): (node, modifier, slot) = (owner, position, index)
    }
    guard let owner = holder.owner, let path = path(to: node, owner.view, in: owner.scope) else { return nil }
    let identity = evaluator.tree.nodes[Int(node)].identity
    guard let slot else { return (ViewPlace(parent: identity), path + ["children"]) }
    let name = evaluator.tree.slots[Int(slot)].name
    return (
      ViewPlace(parent: identity, modifier: modifier, slot: name),
      path + (modifier.map { ["modifiers", "\($0)"] } ?? []) + ["slots", evaluator.tree.names[Int(name)]]
    )
  }

  /// The way to a view of the tree that a written view gave.
  private func path(to wanted: Int32, _ view: PlanIndex, in scope: Int32) -> [String]? {
    guard let holder = holder(of: view, in: scope), let (_, path) = place(of: holder) else { return nil }
    var index = evaluator.tree.first(of: holder.head)
    var position = 0
    while index >= 0, index != wanted {
      index = evaluator.tree.nodes[Int(index)].next
      position += 1
    }
    return index < 0 ? nil : path + ["\(position)"]
  }
}
