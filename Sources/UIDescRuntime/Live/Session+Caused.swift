internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

extension Session {
  struct Pending {
    let handler: ActionHandler
    let values: [Value]
  }

  /// The actions that run because of changes: what disappears, what appears, and what watches a value.
  ///
  /// Their order is that of the document and of the tree, not of the changes, which depends on how they were found.
  func collect(_ pending: inout [Pending], from changes: [TreeChange], _ before: ResolvedTree) {
    var gone: [(node: Int32, place: ViewPlace)] = []
    var caused: [(view: Int32, argument: Int32, actions: [Pending])] = []
    for change in changes {
      switch change.kind {
      case .remove(_, let node, let place, _): gone.append((node, place))
      case .insert(let node, _, _) where isOnScreen:
        let actions = tree.lifecycleHandlers(.appear, below: [node])
        if !actions.isEmpty, tree.hidden(on: tree.path(to: node)) == nil {
          caused.append((node, -1, actions))
        }
      case .setArgument(let change):
        if let pair = tree.watchedChange(change, isOnScreen: isOnScreen) {
          caused.append((change.node, change.argument, [Pending(handler: pair.handler, values: pair.values)]))
        }
        let actions = tree.presentationHandlers(of: change, isOnScreen: isOnScreen)
        if !actions.isEmpty { caused.append((change.node, change.argument, actions)) }
      default: break
      }
    }
    if isOnScreen, !gone.isEmpty {
      var actions: [Pending] = []
      for (node, place) in gone {
        let handlers = before.lifecycleHandlers(.disappear, below: [node])
        if !handlers.isEmpty, !tree.isHidden(place) { actions += handlers }
      }
      pending += inOrder(actions, by: \.handler.node)
    }
    if caused.count > 1 {
      let places = tree.places(of: caused.map(\.view))
      caused = inOrder(caused) { (places[$0.view] ?? 0, $0.argument) }
    }
    for item in caused { pending += item.actions }
  }

  private func inOrder<Item, Key: Comparable>(_ items: [Item], by key: (Item) -> Key) -> [Item] {
    inOrder(items) { (key($0), 0) }
  }

  /// Sorted, equal ones as they were.
  private func inOrder<Item, Key: Comparable>(_ items: [Item], by key: (Item) -> (Key, Int32)) -> [Item] {
    items.enumerated().sorted { left, right in
      let keys = (key(left.element), key(right.element))
      return keys.0 == keys.1 ? left.offset < right.offset : keys.0 < keys.1
    }.map(\.element)
  }
}

extension ResolvedTree {
  /// The places that views have in the order of the tree.
  fileprivate func places(of views: [Int32]) -> [Int32: Int] {
    let wanted = Set(views)
    var result: [Int32: Int] = [:]
    var waiting = Array(siblings(from: firstRoot).reversed())
    var count = 0
    while let view = waiting.popLast(), result.count < wanted.count {
      if wanted.contains(view) { result[view] = count }
      count += 1
      waiting += below(view).reversed()
    }
    return result
  }
}
