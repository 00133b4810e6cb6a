package import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

extension Session {
  /// Evaluates what the writes have changed and puts it in the tree; nil where everything has to be evaluated.
  ///
  /// Nothing is put in its place before all that depends on the writes has been evaluated, so that a failure leaves the
  /// tree as it was: the evaluation of everything then tells what failed first.
  mutating func evaluateParts(
    _ next: LiveStates, writes: [CellName], _ pending: inout [Pending]
  ) -> [TreeChange]? {
    guard incremental?.isWorn(tree) == false, let part = ownParts() else { return nil }
    swap(&part.evaluator.tree, &tree)
    part.evaluator.live = next
    let isDone = part.run(writes, hasNewEnvironment ? inputs.environment : nil)
    let changes = isDone ? part.commit() : nil
    swap(&part.evaluator.tree, &tree)
    effort = Effort(isWhole: false, sites: part.siteCount, views: part.evaluator.steps)
    guard let changes, let states = part.evaluator.live else {
      incremental = nil
      return nil
    }
    self.states = states
    if hasNewEnvironment { globals = part.evaluator.globals }
    hasNewEnvironment = false
    part.evaluator.live = nil
    collect(&pending, from: changes, tree)
    return changes
  }

  /// A copy of a session changes parts of its own.
  private mutating func ownParts() -> PartialEvaluation? {
    if !isKnownUniquelyReferenced(&incremental) { incremental = incremental?.copy() }
    return incremental
  }

  /// The slot of a state of the document, for `set(_:at:changes:)`; nil where none has that name.
  package func slot(named name: String) -> Int32? {
    document.rootPlan.steps.first { $0.role == .state && $0.name == name }?.slot
  }

  /// Sets a state that only arguments of views follow, and appends what that changes; without allocating memory.
  ///
  /// False where more follows it, or actions run by themselves, and nothing has been done: then `set` does it.
  package mutating func set(_ value: Value, at slot: Int32, changes: inout [TreeChange]) -> Bool {
    guard isKnownUniquelyReferenced(&incremental), let part = incremental,
      part.dependencies.plainState.indices.contains(Int(slot)), part.dependencies.plainState[Int(slot)] >= 0
    else { return false }
    if part.evaluator.stack[Int(slot)] == value { return true }
    guard part.patch(Int(slot), value, in: &tree, &changes) else { return false }
    states.write(value, owner: Identity.root, slot: slot)
    return true
  }
}
