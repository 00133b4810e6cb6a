internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

extension Session {
  /// Whether an event runs more than its own action: what its changes cause, and what appears.
  func isCausing(_ event: PossibleEvent) -> Bool { hasCausedActions || event.isAppearing }

  /// The state that an event leads to, with what it does beside; what changes cause in turn is part of it.
  ///
  /// What forms choose is added to the watch, unless the event causes others.
  func states(after event: PossibleEvent, watching watch: inout ChoiceWatch) -> (LiveStates, SessionStep) {
    if isCausing(event) {
      var copy = self
      let step: SessionStep
      switch event.kind {
      case .action(let handler, let values, let place):
        step = copy.run([(handler, values)], puttingAway: place)
      case .write(let place, let value, let node):
        step = copy.write(value, to: place, at: tree.nodes[Int(node)].origin)
      case .appear: step = copy.appear()
      }
      return (copy.states, step)
    }
    var step = SessionStep()
    var runner = runner()
    runner.watch = watch
    defer { watch = runner.watch ?? watch }
    do throws(EvaluationStop) {
      switch event.kind {
      case .action(let handler, let values, let place):
        if let place {
          try runner.write(.bool(false), to: place, at: document.plan.nodes[Int(handler.node)].range)
        }
        try runner.run(handler, handing: values)
      case .write(let place, let value, let node):
        try runner.write(value, to: place, at: tree.nodes[Int(node)].origin)
      case .appear: break
      }
    } catch {
      step.findings = [error.diagnostic]
      return (states, step)
    }
    step.emissions = runner.emissions
    step.calls = runner.calls
    return (runner.versions.last?.states ?? states, step)
  }

  /// The session after its screen has appeared; nil where nothing happens because of that, now or later.
  var afterAppearing: Session? {
    let names = document.plan.nodes.lazy.filter { $0.kind == .modifier }.map {
      document.plan.names[Int($0.name)]
    }
    guard names.contains(where: { ResolvedTree.Lifecycle.all.contains($0) }) else { return nil }
    var copy = self
    _ = copy.appear()
    return copy
  }
}
