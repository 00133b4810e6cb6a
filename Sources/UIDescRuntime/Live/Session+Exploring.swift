internal import UIDescDiagnostics

extension Session {
  /// The state that an event leads to, with what it does beside; what changes cause in turn is part of it.
  func states(after event: PossibleEvent) -> (LiveStates, SessionStep) {
    if hasCausedActions {
      var copy = self
      let step: SessionStep
      switch event.kind {
      case .action(let handler, let values): step = copy.run([(handler, values)])
      case .write(let place, let value, let node):
        step = copy.write(value, to: place, at: tree.nodes[Int(node)].origin)
      }
      return (copy.states, step)
    }
    var step = SessionStep()
    var runner = runner()
    do throws(EvaluationStop) {
      switch event.kind {
      case .action(let handler, let values): try runner.run(handler, handing: values)
      case .write(let place, let value, let node):
        try runner.write(value, to: place, at: tree.nodes[Int(node)].origin)
      }
    } catch {
      step.findings = [error.diagnostic]
      return (states, step)
    }
    step.emissions = runner.emissions
    step.calls = runner.calls
    return (runner.versions.last?.states ?? states, step)
  }
}
