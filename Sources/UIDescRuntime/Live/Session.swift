package import CEL
package import UIDescDiagnostics
package import UIDescDocument

// A session is a document that lives: it holds the state, and after each change of it the tree that follows. Changes come
// from outside (`set`, `setEnvironment`) or from actions that events run. What an event did is told as a `SessionStep`.

/// What one change or event did.
package struct SessionStep: Sendable {
  /// From the tree before to the tree now, in order; empty where nothing changed.
  package var changeSets: [ChangeSet] = []
  package var emissions: [Emission] = []
  package var calls: [ActionCall] = []
  /// Why the action, or the tree that was to follow, failed.
  package var findings: [Diagnostic] = []

  package init() {}
}

/// How much the last evaluation looked at.
package struct Effort: Sendable, Hashable {
  /// Whether everything was evaluated.
  package var isWhole = true
  /// Arguments, conditions, parameters, loops and frames that were looked at one by one.
  package var sites = 0
  /// Views and elements of loops that were evaluated with all that is below them.
  package var views = 0

  package init(isWhole: Bool = true, sites: Int = 0, views: Int = 0) {
    self.isWhole = isWhole
    self.sites = sites
    self.views = views
  }
}

/// A document with state that is kept between evaluations.
package struct Session: Sendable {
  package let document: Document
  /// The tree of the last state that could be evaluated.
  package internal(set) var tree: ResolvedTree
  /// Whether `onAppear` and `onDisappear` run by themselves, which begins with `appear()`.
  package private(set) var isOnScreen = false
  var states: LiveStates
  var inputs: Inputs
  let limits: EvaluationLimits
  var globals: [Value] = []
  /// What the last evaluation took; for tests, which can't see it in the outcome.
  package internal(set) var effort = Effort()
  /// What is kept to evaluate only a part; nil where the next evaluation has to be a whole one.
  var incremental: PartialEvaluation?
  private var dependencies: Dependencies?
  /// Whether the environment has changed since the last evaluation.
  var hasNewEnvironment = false
  /// False where every change evaluates everything, as a measure for the rest.
  private let isIncremental: Bool

  /// Rounds of actions that changes cause, such as `onChange` (`change-loop`).
  private static let roundLimit = 64

  /// Evaluates the document for the first time; nil where that fails, which is then in the sink.
  package init?(
    _ document: Document, inputs: Inputs, limits: EvaluationLimits = .standard,
    isIncremental: Bool = true, into sink: inout DiagnosticSink
  ) {
    self.document = document
    self.isIncremental = isIncremental && !inputs.wantsTrails
    self.inputs = inputs
    self.limits = limits
    states = LiveStates(rootComponent: Int32(document.root))
    tree = ResolvedTree(types: document.types)
    for step in document.rootPlan.steps { seed(step) }
    do throws(EvaluationStop) {
      try evaluate(states)
    } catch {
      sink.report(error.diagnostic)
      return nil
    }
  }

  private mutating func seed(_ step: FrameStep) {
    if step.role == .state, let given = inputs.state.last(where: { $0.name == step.name }) {
      states.write(given.value, owner: Identity.root, slot: step.slot)
    }
    guard step.role == .pair else { return }
    for (offset, side) in ["on", "off"].enumerated() {
      guard let given = inputs.sides.last(where: { $0.name == "\(step.name).\(side)" }) else { continue }
      states.write(given.value, owner: Identity.root, slot: step.slot + Int32(offset))
    }
  }

  // MARK: Changes from outside

  /// Sets state of the document, all at once; unknown names are the caller's mistake and do nothing.
  package mutating func set(_ values: [NamedValue]) -> SessionStep {
    var cells: [(slot: Int32, value: Value)] = []
    for value in values {
      let steps = document.rootPlan.steps
      guard let step = steps.first(where: { $0.role == .state && $0.name == value.name }) else { continue }
      cells.append((step.slot, value.value))
    }
    return follow(cells)
  }

  /// Sets sides of pairs by their dotted names.
  package mutating func setSides(_ values: [NamedValue]) -> SessionStep {
    var cells: [(slot: Int32, value: Value)] = []
    for step in document.rootPlan.steps where step.role == .pair {
      for (offset, side) in ["on", "off"].enumerated() {
        guard let value = values.last(where: { $0.name == "\(step.name).\(side)" }) else { continue }
        cells.append((step.slot + Int32(offset), value.value))
      }
    }
    return follow(cells)
  }

  /// Sets what `env.name` reads.
  package mutating func setEnvironment(_ values: [NamedValue]) -> SessionStep {
    for value in values {
      // The last one counts.
      inputs.environment = List(inputs.environment.filter { $0.name != value.name } + [value])
    }
    hasNewEnvironment = true
    return follow([])
  }

  /// The value of a state or a side of a pair, by its name; nil where none has it.
  package func value(named name: String) -> Value? {
    for step in document.rootPlan.steps {
      if step.role == .state, step.name == name { return states[Identity.root, step.slot]?.value }
      guard step.role == .pair else { continue }
      for (offset, side) in ["on", "off"].enumerated() where name == "\(step.name).\(side)" {
        return states[Identity.root, step.slot + Int32(offset)]?.value
      }
    }
    return nil
  }

  private mutating func follow(_ cells: [(slot: Int32, value: Value)]) -> SessionStep {
    var step = SessionStep()
    var changes: [TreeChange] = []
    if cells.count == 1, set(cells[0].value, at: cells[0].slot, changes: &changes) {
      if changes.isEmpty { return step }
      step.changeSets.append(ChangeSet(changes: changes, tree: tree))
      return step
    }
    var next = states
    for cell in cells { next.write(cell.value, owner: Identity.root, slot: cell.slot) }
    let writes = cells.map { CellName(owner: Identity.root, slot: $0.slot) }
    let version = ActionRunner.Version(animation: nil, states: next, writes: writes)
    settle(advance(to: [version], &step), &step)
    return step
  }

  // MARK: Actions

  /// Runs handlers one after the other, each with what its changes cause; the first one has put away what it answers.
  mutating func run(
    _ handlers: [(handler: ActionHandler, values: [Value])], puttingAway place: ResolvedPlace? = nil
  ) -> SessionStep {
    var step = SessionStep()
    for (index, (handler, values)) in handlers.enumerated() {
      let origin = document.plan.nodes[Int(handler.node)].range
      let pending = perform(&step) { runner throws(EvaluationStop) in
        if let place, index == 0 { try runner.write(.bool(false), to: place, at: origin) }
        try runner.run(handler, handing: values)
      }
      settle(pending, &step)
      if !step.findings.isEmpty { break }
    }
    return step
  }

  /// Writes through a binding, as a control does.
  mutating func write(_ value: Value, to place: ResolvedPlace, at range: SourceRange) -> SessionStep {
    var step = SessionStep()
    let pending = perform(&step) { runner throws(EvaluationStop) in
      try runner.write(value, to: place, at: range)
    }
    settle(pending, &step)
    return step
  }

  /// Runs every `onAppear` of the tree; from now on those of views that come and go run by themselves.
  package mutating func appear() -> SessionStep {
    isOnScreen = true
    let handlers = tree.lifecycleHandlers(.appear, below: tree.siblings(from: tree.firstRoot))
    return run(handlers.map { ($0.handler, $0.values) })
  }

  private mutating func perform(
    _ step: inout SessionStep, _ action: (inout ActionRunner) throws(EvaluationStop) -> Void
  ) -> [Pending] {
    var runner = runner()
    do throws(EvaluationStop) {
      try action(&runner)
    } catch {
      step.findings.append(error.diagnostic)
      return []
    }
    step.emissions += runner.emissions
    step.calls += runner.calls
    return advance(to: runner.versions, &step)
  }

  // MARK: The tree that follows

  /// Runs what changes have caused, and what that causes, until nothing more happens.
  private mutating func settle(_ first: [Pending], _ step: inout SessionStep) {
    var waiting = first
    var rounds = 0
    while let next = waiting.first {
      rounds += 1
      guard rounds <= Self.roundLimit, step.findings.isEmpty else {
        if step.findings.isEmpty {
          step.findings.append(
            .changeLoop(at: document.plan.nodes[Int(next.handler.node)].range, limit: Self.roundLimit))
        }
        return
      }
      waiting.removeFirst()
      waiting += perform(&step) { runner throws(EvaluationStop) in
        try runner.run(next.handler, handing: next.values)
      }
    }
  }

  /// Evaluates one version of the state after the other; one between that can't be is passed over.
  private mutating func advance(to versions: [ActionRunner.Version], _ step: inout SessionStep) -> [Pending] {
    var pending: [Pending] = []
    var passedOver: [CellName] = []
    for (index, version) in versions.enumerated() {
      passedOver += version.writes
      // Evaluating the version before may have made instances and dropped others.
      let next = states.with(passedOver, from: version.states)
      do throws(EvaluationStop) {
        let changes = try evaluate(next, writes: passedOver, &pending)
        passedOver = []
        if changes.isEmpty { continue }
        step.changeSets.append(ChangeSet(animation: version.animation, changes: changes, tree: tree))
      } catch {
        guard index == versions.count - 1 else { continue }
        states = next
        // What the parts stand for is a state that is not shown.
        incremental = nil
        step.findings.append(error.diagnostic)
      }
    }
    return pending
  }

  /// Evaluates what depends on the writes, or everything where that is not known; tells what that changes.
  private mutating func evaluate(
    _ next: LiveStates, writes: [CellName], _ pending: inout [Pending]
  ) throws(EvaluationStop) -> [TreeChange] {
    if let changes = evaluateParts(next, writes: writes, &pending) { return changes }
    let before = tree
    try evaluate(next)
    let changes = difference(from: before, to: tree)
    collect(&pending, from: changes, before)
    return changes
  }

  func runner() -> ActionRunner {
    var evaluator = Evaluator(document: document, inputs: inputs, limits: limits)
    evaluator.globals = globals
    return ActionRunner(evaluator, states: states)
  }

  /// Whether changes run actions by themselves.
  var hasCausedActions: Bool {
    isOnScreen
      || tree.modifiers.contains { modifier in
        tree.names[Int(modifier.name)] == "onChange" || modifier.arguments.contains { tree.isDismissal($0) }
      }
  }

  /// Evaluates a state and adds the choices of its forms to the watch.
  mutating func evaluate(_ next: LiveStates, watching watch: inout ChoiceWatch) throws(EvaluationStop) {
    var evaluator = Evaluator(document: document, inputs: inputs, limits: limits)
    evaluator.watch = consume watch
    incremental = nil
    let outcome = Result { () throws(EvaluationStop) in try run(&evaluator, next) }
    watch = evaluator.watch ?? ChoiceWatch(nodeCount: document.plan.nodes.count, explains: false)
    try outcome.get()
  }

  private mutating func evaluate(_ next: LiveStates) throws(EvaluationStop) {
    var evaluator = Evaluator(document: document, inputs: inputs, limits: limits)
    incremental = nil
    hasNewEnvironment = false
    guard isIncremental else { return try run(&evaluator, next) }
    let known = dependencies ?? Dependencies(document)
    dependencies = known
    evaluator.keepRecord(known)
    try run(&evaluator, next)
    incremental = PartialEvaluation(evaluator, known)
  }

  private mutating func run(_ evaluator: inout Evaluator, _ next: LiveStates) throws(EvaluationStop) {
    evaluator.live = next
    evaluator.live?.beginEvaluation()
    try evaluator.run()
    evaluator.live?.endEvaluation()
    effort = Effort(isWhole: true, sites: 0, views: evaluator.steps)
    states = evaluator.live ?? next
    globals = evaluator.globals
    tree = evaluator.tree
  }
}

extension Diagnostic {
  static func changeLoop(at range: SourceRange, limit: Int) -> Self {
    Diagnostic(
      "change-loop", .error, at: range,
      "actions have caused each other \(limit) times; a condition must stop them")
  }
}

extension Session {
  /// The tree of the present state, evaluated as a whole; nil where that fails.
  package func wholeTree() -> ResolvedTree? {
    var evaluator = Evaluator(document: document, inputs: inputs, limits: limits)
    evaluator.live = states
    do throws(EvaluationStop) {
      try evaluator.run()
      return evaluator.tree
    } catch {
      return nil
    }
  }

  /// Whether the next change may evaluate a part only.
  package var canEvaluateParts: Bool { incremental != nil }
}
