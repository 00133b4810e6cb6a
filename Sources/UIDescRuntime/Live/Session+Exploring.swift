internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

/// Something that can be done with a tree.
struct PossibleEvent: Sendable {
  enum Kind: Sendable {
    case action(ActionHandler)
    case write(ResolvedPlace, Value, at: Int32)
  }

  /// In words: `tap 'Save'`.
  let name: String
  let kind: Kind
}

extension Session {
  /// Every action that a person can trigger now, and every value from a finite set that a control can be given.
  func possibleEvents() -> [PossibleEvent] {
    var result: [PossibleEvent] = []
    for chain in tree.siblings(from: tree.firstRoot) { collect(chain, &result) }
    return result
  }

  private func collect(_ node: Int32, _ result: inout [PossibleEvent]) {
    if tree.isDisabled(node) { return }
    let view = tree.nodes[Int(node)]
    let label = tree.label(of: node)
    for index in view.arguments {
      let name = tree.names[Int(tree.arguments[Int(index)].name)]
      if let handler = tree.handler(at: index) {
        result.append(
          PossibleEvent(name: "\(name == "action" ? "tap" : name) \(label)", kind: .action(handler)))
      }
      collectWrites(index, of: node, label, &result)
    }
    for modifier in tree.modifiers(from: view.firstModifier) {
      let modifier = tree.modifiers[Int(modifier)]
      let name = tree.names[Int(modifier.name)]
      // What time or other changes cause happens by itself.
      let isCaused = name == "onChange" || name == "task"
      for index in modifier.arguments where !isCaused {
        if let handler = tree.handler(at: index) {
          let words = name == "onTapGesture" ? "tap" : name
          result.append(PossibleEvent(name: "\(words) \(label)", kind: .action(handler)))
        }
        collectWrites(index, of: node, label, &result)
      }
    }
    for child in tree.below(node) { collect(child, &result) }
  }

  private func collectWrites(
    _ argument: Int32, of node: Int32, _ label: String, _ result: inout [PossibleEvent]
  ) {
    guard case .binding(let place, let current) = tree.arguments[Int(argument)].value else { return }
    for value in values(of: place, current) where value != current {
      let text = ValueText.text(of: value, types: document.types)
      result.append(
        PossibleEvent(name: "set \(label) to \(text)", kind: .write(place, value, at: node)))
    }
  }

  private func values(of place: ResolvedPlace, _ current: Value) -> [Value] {
    if place.owner == nil, place.steps.isEmpty,
      let domain = StateDomain.all(of: document, start: { $0 == place.slot ? current : nil }).first
    {
      return domain.values
    }
    if case .bool = current { return [.bool(true), .bool(false)] }
    return []
  }

  /// The state that an event leads to, with what it does beside; what changes cause in turn is part of it.
  func states(after event: PossibleEvent) -> (LiveStates, SessionStep) {
    if hasCausedActions {
      var copy = self
      let step: SessionStep
      switch event.kind {
      case .action(let handler): step = copy.run([(handler, [])])
      case .write(let place, let value, let node):
        step = copy.write(value, to: place, at: tree.nodes[Int(node)].origin)
      }
      return (copy.states, step)
    }
    var step = SessionStep()
    var runner = runner()
    do throws(EvaluationStop) {
      switch event.kind {
      case .action(let handler): try runner.run(handler, handing: [])
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

extension ResolvedTree {
  /// How a person would name a view: by the text that it shows, or that something in it shows.
  func label(of node: Int32) -> String {
    var waiting = [node]
    while let next = waiting.popLast() {
      for index in nodes[Int(next)].arguments where arguments[Int(index)].label < 0 {
        if case .value(.string(let text)) = arguments[Int(index)].value { return "'\(text)'" }
      }
      waiting += below(next).reversed()
    }
    return names[Int(nodes[Int(node)].name)]
  }
}
