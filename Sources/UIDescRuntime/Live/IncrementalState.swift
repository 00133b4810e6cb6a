internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

/// What a session keeps between changes, so that a change evaluates only what depends on it.
struct IncrementalState: Sendable {
  let dependencies: Dependencies
  var record: TreeRecord
  /// The frame of the document itself, as of the last evaluation.
  var frame: [Value]
  /// Views in the tree's arrays that nothing refers to any more.
  var garbage = 0
}

extension Session {
  /// Evaluates what the writes have changed and puts it in the tree; nil where everything has to be evaluated.
  ///
  /// Nothing is put in its place before all that depends on the writes has been evaluated, so that a failure leaves the
  /// tree as it was: the evaluation of everything then tells what failed first.
  mutating func evaluateParts(
    _ version: ActionRunner.Version, alsoWritten: [CellName], _ pending: inout [Pending]
  ) -> [TreeChange]? {
    guard var kept = incremental.take() else { return nil }
    guard kept.garbage < 256 || kept.garbage < tree.nodes.count / 2 else { return nil }
    var part = PartialEvaluation(self, kept, version.states)
    // The evaluation is the only holder of what it changes.
    kept = IncrementalState(
      dependencies: kept.dependencies, record: TreeRecord(nodeCount: 0), frame: [])
    tree = ResolvedTree(types: document.types)
    let isDone = part.run(version.writes + alsoWritten)
    var changes: [TreeChange]?
    if isDone { changes = part.commit() }
    tree = part.takeTree()
    guard let changes else { return nil }
    states = part.states
    incremental = part.kept
    collect(&pending, from: changes, tree)
    return changes
  }
}

extension Optional {
  /// Hands the value over and leaves nothing.
  fileprivate mutating func take() -> Wrapped? {
    defer { self = nil }
    return self
  }
}
