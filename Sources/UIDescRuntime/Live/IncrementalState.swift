internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

extension Session {
  /// Evaluates what the writes have changed and puts it in the tree; nil where everything has to be evaluated.
  ///
  /// Nothing is put in its place before all that depends on the writes has been evaluated, so that a failure leaves the
  /// tree as it was: the evaluation of everything then tells what failed first.
  mutating func evaluateParts(
    _ version: ActionRunner.Version, alsoWritten: [CellName], _ pending: inout [Pending]
  ) -> [TreeChange]? {
    guard let known = incremental, known.garbage < 256 || known.garbage < tree.nodes.count / 2 else { return nil }
    let part = ownParts(known)
    swap(&part.evaluator.tree, &tree)
    part.evaluator.live = version.states
    let isDone = part.run(alsoWritten.isEmpty ? version.writes : version.writes + alsoWritten)
    let changes = isDone ? part.commit() : nil
    swap(&part.evaluator.tree, &tree)
    guard let changes, let next = part.evaluator.live else {
      incremental = nil
      return nil
    }
    states = next
    part.evaluator.live = nil
    collect(&pending, from: changes, tree)
    return changes
  }

  /// A copy of a session changes parts of its own.
  private mutating func ownParts(_ known: consuming PartialEvaluation) -> PartialEvaluation {
    _ = consume known
    if !isKnownUniquelyReferenced(&incremental), let shared = incremental { incremental = shared.copy() }
    guard let own = incremental else { preconditionFailure("there are parts to be changed") }
    return own
  }
}
