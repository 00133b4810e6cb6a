internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

extension Evaluator {
  /// The scope that is open; -1 where no record is kept.
  var scope: Int32 { isRecorded ? record?.position.scope ?? -1 : -1 }

  /// Opens a scope where a record is kept and the node begins a block; nil where there is nothing to close.
  mutating func open(at node: PlanIndex) -> TreeRecord.Position? {
    guard let block = record?.block(at: node), block >= 0 else { return nil }
    return record?.open(block, instance: current, wrapped: wrapped, depth: depth)
  }

  /// The same for a part of a view that is noted in a scope.
  mutating func open(at node: PlanIndex, of view: PlanIndex, in home: Int32) -> TreeRecord.Position? {
    guard let block = record?.block(at: node), block >= 0 else { return nil }
    let outer = record?.partOf(view, in: home)
    guard var opened = record?.open(block, instance: current, wrapped: wrapped, depth: depth) else {
      return nil
    }
    if let outer { (opened.home, opened.homeNode) = outer }
    return opened
  }

  /// The argument that was written last is that of the node.
  mutating func noteArgument(_ node: PlanIndex) {
    record?.note(argument: node, at: Int32(tree.arguments.count - 1))
  }

  /// Whether a place of the stack has another value now.
  mutating func update(_ position: Int, _ value: Value) -> Bool {
    if stack[position] == value { return false }
    stack[position] = value
    return true
  }

  /// Before a view so far is shown in a part that is evaluated anew: there it is shown for the first time again.
  mutating func reuse(_ fill: Int32) {
    guard let oldFills = record?.oldFills, Int(fill) < oldFills, case .view = fills[Int(fill)].content else {
      return
    }
    // Where it stands in several places, their order tells which is which.
    if !fills[Int(fill)].isShownOnce { record?.needsWhole = true }
    fills[Int(fill)].uses = 0
  }

  /// Notes what a form has chosen, and what its names stand for.
  mutating func note(_ arm: PlanIndex?, of form: PlanIndex, at entry: Int32) {
    record?.entries[Int(entry)].arm = arm ?? -1
    guard node(form).kind == .bind else { return }
    let names = names(of: form, in: arm)
    record?.names[entry] = names
  }

  /// What the names of a `let` form stand for where it has chosen the arm that can use them.
  func names(of form: PlanIndex, in arm: PlanIndex?) -> [Value] {
    var values: [Value] = []
    guard let arm, node(arm).extra == 0 else { return values }
    let base = instances[current].base
    var child = form + 1
    while child < arm {
      if node(child).kind == .boundName { values.append(stack[base + Int(node(child).extra)]) }
      child = node(child).next
    }
    return values
  }

  /// Makes the names mean what they mean in a scope.
  mutating func enter(_ scope: Int32) throws(EvaluationStop) {
    guard let entered = record?.scopes[Int(scope)], let known = record?.dependencies else { return }
    if entered.parent >= 0 { try enter(entered.parent) }
    current = Int(entered.instance)
    wrapped = entered.wrapped
    let block = known.blocks[Int(entered.block)]
    try openLets(block.lets, known)
    switch block.kind {
    case .element: enterElement(entered)
    case .content:
      var child = block.node + 1
      while child < node(block.node).next, node(child).kind == .boundName {
        _ = try fillHanded(child)
        child = node(child).next
      }
    case .body, .wrap, .base, .modifier: break
    }
  }

  private mutating func openLets(_ lets: Int32, _ known: Dependencies) throws(EvaluationStop) {
    guard lets >= 0 else { return }
    for form in known.lets[Int(lets)] { _ = try bind(form) }
  }

  /// Makes the names mean what they mean at a site of a scope.
  mutating func enter(_ scope: Int32, lets: Int32) throws(EvaluationStop) {
    try enter(scope)
    if let known = record?.dependencies { try openLets(lets, known) }
  }

  private mutating func enterElement(_ entered: TreeRecord.Scope) {
    guard let loop = record?.loops[Int(entered.loop)],
      let repetition = record?.dependencies.blocks[Int(entered.block)].repetition
    else { return }
    setElement(of: repetition, loop, Int(entered.index))
  }

  mutating func setElement(of repetition: PlanIndex, _ loop: TreeRecord.Loop, _ number: Int) {
    setElement(of: repetition, loop.values[number], at: number)
    guard loop.place >= 0 else { return }
    placeAt[instances[current].base + Int(node(repetition).payload)] = loop.place
    places[Int(loop.place)].element = number
  }

  private mutating func setElement(of repetition: PlanIndex, _ value: Value, at number: Int) {
    let base = instances[current].base
    stack[base + Int(node(repetition).payload)] = value
    stack[base + Int(node(repetition).extra)] = .int(Int64(number))
  }

  /// The key that an element of a repetition has in the present frame.
  mutating func elementKey(
    of repetition: PlanIndex, _ value: Value, at number: Int
  ) throws(EvaluationStop) -> UInt64 {
    setElement(of: repetition, value, at: number)
    let idNode = node(repetition + 1).next
    return Identity.key(of: try elementID(idNode, element: value, index: number))
  }
}
