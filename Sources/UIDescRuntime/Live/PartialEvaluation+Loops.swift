internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

extension PartialEvaluation {
  /// Goes on with the elements whose value has changed; others that are new, gone or elsewhere make a new list.
  func lookAtLoop(_ site: Site, in scope: Int32) throws(EvaluationStop) {
    let index = entry(entry(of: site.node, in: scope)).first
    if index == TreeRecord.unknown { return }
    try evaluator.enter(scope, lets: site.lets)
    guard index >= 0, let loop = evaluator.record?.loops[Int(index)],
      case .list(let values)? = try evaluator.value(of: site.node + 1),
      try keepsPlace(of: site.node, loop.place)
    else { return try evaluate(site.unit, in: scope) }
    let (element, counter) = (node(site.node).payload, node(site.node).extra)
    var changed: [Int] = []
    for number in 0..<min(values.count, loop.values.count) where values[number] != loop.values[number] {
      changed.append(number)
    }
    if try keepsKeys(values, loop, changed, site.node) {
      evaluator.record?.loops[Int(index)].values = values
      for number in changed { follow(element, below: loop.scopes[number]) }
      return
    }
    let keys = try keys(of: values, site.node)
    let old = chain(of: loop.scopes)
    let reused = try arrange(keys, values, of: index, site, in: scope)
    pieces.append(
      Piece(scope: scope, node: site.node, change: .elements(loop: index, of: site.unit, old: old)))
    for (scope, before, now) in reused {
      if loop.values[before] != values[now] { follow(element, below: scope) }
      if before != now { follow(counter, below: scope) }
    }
  }

  private func key(of scope: Int32) -> UInt64 { evaluator.record?.scopes[Int(scope)].key ?? 0 }

  /// Whether elements are written to where they were; else what stands in them is another.
  private func keepsPlace(of repetition: PlanIndex, _ known: Int32) throws(EvaluationStop) -> Bool {
    let arm = evaluator.node(evaluator.node(repetition + 1).next).next
    let placeNode = node(arm).next
    guard placeNode < node(repetition).next else { return true }
    let target = try evaluator.place(placeNode)
    if target.isConstant || known < 0 { return target.isConstant == (known < 0) }
    if evaluator.places[Int(known)].place == target.place { return true }
    if dependencies.placesUsed.contains(repetition) { return false }
    evaluator.places[Int(known)].place = target.place
    return true
  }

  /// Whether the elements are the same ones as before; where the ids follow them alone, only the changed are asked.
  private func keepsKeys(
    _ values: [Value], _ loop: TreeRecord.Loop, _ changed: [Int], _ repetition: PlanIndex
  ) throws(EvaluationStop) -> Bool {
    guard values.count == loop.scopes.count else { return false }
    let asked = dependencies.hasOwnIDs.contains(repetition) ? changed : Array(values.indices)
    for number in asked {
      let key = try evaluator.elementKey(of: repetition, values[number], at: number)
      if key != self.key(of: loop.scopes[number]) { return false }
    }
    return true
  }

  private func keys(of values: [Value], _ repetition: PlanIndex) throws(EvaluationStop) -> [UInt64] {
    var seen = KeySet(capacity: values.count)
    var keys: [UInt64] = []
    keys.reserveCapacity(values.count)
    for (number, value) in values.enumerated() {
      let key = try evaluator.elementKey(of: repetition, value, at: number)
      // The whole evaluation says what is wrong.
      if !seen.insert(key) { evaluator.record?.needsWhole = true }
      keys.append(key)
    }
    return keys
  }

  /// Puts the elements in their new order, evaluates those that are new; with the others, where they were and are.
  private func arrange(
    _ keys: [UInt64], _ values: [Value], of index: Int32, _ site: Site, in scope: Int32
  ) throws(EvaluationStop) -> [(scope: Int32, before: Int, now: Int)] {
    guard let loop = evaluator.record?.loops[Int(index)] else { return [] }
    var known: [UInt64: Int] = [:]
    for (number, scope) in loop.scopes.enumerated() { known[key(of: scope)] = number }
    let isPlaced = loop.place >= 0 && dependencies.placesUsed.contains(site.node)
    let sources = keys.enumerated().map { number, key -> Int? in
      guard let before = known[key], !isPlaced || before == number else { return nil }
      return before
    }
    for before in Set(loop.scopes.indices).subtracting(sources.compactMap(\.self)).sorted() {
      evaluator.record?.forget(scope: loop.scopes[before], &gone)
    }
    evaluator.record?.loops[Int(index)].values = values
    evaluator.record?.loops[Int(index)].scopes = []
    var reused: [(scope: Int32, before: Int, now: Int)] = []
    for (number, before) in sources.enumerated() {
      if let before {
        let scope = loop.scopes[before]
        evaluator.record?.scopes[Int(scope)].index = Int32(number)
        evaluator.record?.loops[Int(index)].scopes.append(scope)
        reused.append((scope, before, number))
      } else {
        try add(keys[number], at: number, to: index, site, in: scope)
      }
    }
    return reused
  }

  private func add(
    _ key: UInt64, at number: Int, to index: Int32, _ site: Site, in scope: Int32
  ) throws(EvaluationStop) {
    guard let loop = evaluator.record?.loops[Int(index)], let here = evaluator.record?.scopes[Int(scope)]
    else {
      return
    }
    let arm = node(node(site.node + 1).next).next
    try evaluator.enter(scope, lets: site.lets)
    evaluator.setElement(of: site.node, loop, number)
    let isBase = evaluator.record?.isBase(here, site.unit) ?? false
    evaluator.depth = depth(of: site.unit, in: scope) + (isBase ? 0 : 1)
    evaluator.innermost = evaluator.current
    let fills = evaluator.fills.count
    evaluator.record?.oldFills = fills
    let owner = entry(of: site.unit, in: scope)
    evaluator.record?.go(to: scope, owner: owner, site.unit)
    evaluator.record?.beginElement(key, at: number, of: index)
    _ = try evaluator.views(in: arm, under: Identity.step(loop.identity, key))
  }
}
