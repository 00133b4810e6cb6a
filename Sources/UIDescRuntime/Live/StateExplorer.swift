package import CEL
package import UIDescDiagnostics
package import UIDescDocument

/// What was found by trying the states of a document.
package struct StateExploration: Sendable {
  /// A state that events lead to.
  package struct State: Sendable {
    /// The state it was first reached from, and the event; -1 for the start.
    package let origin: Int
    package let event: Int
    package let values: [(name: String, value: Value)]
    package var isFaulty = false
    /// Whether an event tells the host something or runs one of its actions there.
    package var isLeft = false
  }

  package struct Transition: Sendable {
    package let from: Int
    package let to: Int
    package let event: Int
  }

  /// A finding with the shortest way that leads to it: events from the start, or the state that was given.
  package struct Fault: Sendable {
    package let finding: Diagnostic
    package let events: [Int]
    package let given: [(name: String, value: Value)]
  }

  package var states: [State] = []
  package var transitions: [Transition] = []
  /// What can happen, in words, by its number in transitions and faults.
  package var events: [String] = []
  package var faults: [Fault] = []
  /// Branches that no state reaches, conditions that are constant, pairs that never differ, states without a way out.
  package var remarks: [Diagnostic] = []
  package var domains: [StateDomain] = []
  /// How many combinations of the domains there are; nil where they are beyond counting.
  package var combinationCount: Int?
  package var triedCombinations = 0
  /// Whether the budget ended the walk, or left only pairs of values of the combinations.
  package var isWalkCut = false
  package var isPairwise = false

  /// The events that lead to a state.
  package func way(to state: Int) -> [Int] {
    var result: [Int] = []
    var state = state
    while state >= 0, states[state].origin >= 0 {
      result.append(states[state].event)
      state = states[state].origin
    }
    return result.reversed()
  }
}

/// Tries the states of a document: first those that its events lead to, then all combinations of what is finite.
///
/// `budget` is how many states are walked to, and how many combinations are tried.
package func exploreStates(
  of document: Document, inputs: Inputs, budget: Int, into sink: inout DiagnosticSink
) -> StateExploration? {
  guard let session = Session(document, inputs: inputs, into: &sink) else { return nil }
  var explorer = StateExplorer(document, session, inputs: inputs, budget: budget)
  explorer.walk()
  explorer.combine()
  explorer.conclude()
  return explorer.result
}

struct StateExplorer {
  let document: Document
  let budget: Int
  var result = StateExploration()
  private let inputs: Inputs
  private let start: Session
  private var watch: ChoiceWatch
  /// The numbers of states by what they hold.
  private var known: [UInt64: Int] = [:]
  private var waiting: [LiveStates] = []
  private var eventNumbers: [String: Int] = [:]
  /// By the pair's slot, whether its sides were seen to differ.
  private var differing: [Int32] = []
  /// How much a branch that was not reached matters.
  private var severity = Severity.warning

  init(_ document: Document, _ session: Session, inputs: Inputs, budget: Int) {
    self.document = document
    self.budget = budget
    self.inputs = inputs
    start = session
    watch = ChoiceWatch(nodeCount: document.plan.nodes.count, explains: false)
    result.domains = StateDomain.all(of: document) { session.states[Identity.root, $0]?.value }
  }

  // MARK: Walking

  /// Goes from the start in the order of distance, so that the first way to anything is a shortest one.
  mutating func walk() {
    _ = reach(start.states, from: -1, by: -1)
    var index = 0
    while index < waiting.count {
      expand(index)
      index += 1
    }
  }

  private mutating func reach(_ states: LiveStates, from origin: Int, by event: Int) -> Int? {
    let key = states.key
    if let number = known[key] { return number }
    guard waiting.count < budget else {
      result.isWalkCut = true
      return nil
    }
    known[key] = waiting.count
    waiting.append(states)
    let values = document.rootPlan.steps.compactMap { step in
      step.role == .state ? states[Identity.root, step.slot].map { (step.name, $0.value) } : nil
    }
    result.states.append(StateExploration.State(origin: origin, event: event, values: values))
    return waiting.count - 1
  }

  private mutating func expand(_ number: Int) {
    guard let (session, _) = evaluate(waiting[number], way: result.way(to: number), given: [], number) else {
      return
    }
    waiting[number] = session.states
    known[session.states.key] = known[session.states.key] ?? number
    for event in session.possibleEvents() {
      let name = eventNumber(event.name)
      let (next, step) = session.states(after: event)
      if let finding = step.findings.first {
        report(finding, events: result.way(to: number) + [name], given: [])
        continue
      }
      if !step.emissions.isEmpty || !step.calls.isEmpty { result.states[number].isLeft = true }
      guard let target = reach(next, from: number, by: name) else { continue }
      result.transitions.append(StateExploration.Transition(from: number, to: target, event: name))
    }
  }

  private mutating func eventNumber(_ name: String) -> Int {
    if let number = eventNumbers[name] { return number }
    eventNumbers[name] = result.events.count
    result.events.append(name)
    return result.events.count - 1
  }

  private mutating func evaluate(
    _ states: LiveStates, way: [Int], given: [(name: String, value: Value)], _ number: Int?
  ) -> (Session, ResolvedTree)? {
    var session = start
    do throws(EvaluationStop) {
      try session.evaluate(states, watching: &watch)
    } catch {
      if let number { result.states[number].isFaulty = true }
      report(error.diagnostic, events: way, given: given)
      return nil
    }
    notePairs(session.states)
    return (session, session.tree)
  }

  private mutating func report(
    _ finding: Diagnostic, events: [Int], given: [(name: String, value: Value)]
  ) {
    let isKnown = result.faults.contains {
      $0.finding.code == finding.code && $0.finding.range == finding.range
    }
    if !isKnown {
      result.faults.append(StateExploration.Fault(finding: finding, events: events, given: given))
    }
  }

  private mutating func notePairs(_ states: LiveStates) {
    for step in document.rootPlan.steps where step.role == .pair && !differing.contains(step.slot) {
      if states[Identity.root, step.slot]?.value != states[Identity.root, step.slot + 1]?.value {
        differing.append(step.slot)
      }
    }
  }

  // MARK: Combining

  /// Tries the combinations that differ least from the start first, so that what is reported is a smallest one.
  mutating func combine() {
    var count = 1
    for domain in result.domains {
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: domain.values.count)
      count = isTooLarge ? .max : product
    }
    result.combinationCount = count == .max ? nil : count
    if count <= budget {
      for size in 0...result.domains.count { choose(size, from: 0, []) }
    } else {
      result.isPairwise = true
      for size in 0...2 { choose(size, from: 0, []) }
    }
  }

  private mutating func choose(_ size: Int, from first: Int, _ chosen: [(domain: Int, value: Int)]) {
    guard size > 0 else { return tryCombination(chosen) }
    guard first < result.domains.count else { return }
    for domain in first..<result.domains.count where result.domains.count - domain >= size {
      for value in 1..<result.domains[domain].values.count {
        choose(size - 1, from: domain + 1, chosen + [(domain, value)])
      }
    }
  }

  private mutating func tryCombination(_ chosen: [(domain: Int, value: Int)]) {
    guard result.triedCombinations < max(budget, 1) else { return }
    result.triedCombinations += 1
    var states = start.states
    var given: [(name: String, value: Value)] = []
    for (domain, value) in chosen {
      let domain = result.domains[domain]
      states.write(domain.values[value], owner: Identity.root, slot: domain.slot)
      given.append((domain.name, domain.values[value]))
    }
    if known[states.key] == nil { _ = evaluate(states, way: [], given: given, nil) }
  }

  /// Tries the members of environment values that the document reads, one at a time.
  private mutating func varyEnvironment() {
    for global in document.plan.globals {
      guard case .environment = global.source, case .host(let host) = global.type.withoutNull else {
        continue
      }
      for name in document.types.memberNames(of: host).prefix(StateDomain.limit) {
        guard let member = document.types.member(name, of: host) else { continue }
        var session = start
        let step = session.setEnvironment([NamedValue(name: global.name, value: .member(member))])
        if let finding = step.findings.first {
          report(finding, events: [], given: [("env.\(global.name)", .member(member))])
        } else {
          try? session.evaluate(session.states, watching: &watch)
          notePairs(session.states)
        }
      }
    }
  }

  // MARK: Conclusions

  mutating func conclude() {
    varyEnvironment()
    // Where data can't be counted, what was tried says little about what can be.
    let states = document.rootPlan.steps.filter { $0.role == .state }
    let isConclusive = !result.isWalkCut && !result.isPairwise && states.allSatisfy { isFinite($0.type) }
    severity = isConclusive ? .warning : .note
    for (index, node) in document.plan.nodes.enumerated() where watch.isTaken[index] {
      if [.condition, .selection, .bind].contains(node.kind) { judge(PlanIndex(index)) }
    }
    for step in document.rootPlan.steps where step.role == .pair && !differing.contains(step.slot) {
      result.remarks.append(.sidesNeverDiffer(step.name, at: step.range))
    }
    judgeWaysOut()
    var sink = DiagnosticSink()
    for remark in result.remarks { sink.report(remark) }
    result.remarks = sink.sorted
  }

  private func isFinite(_ type: CELType) -> Bool {
    switch type.withoutNull {
    case .bool: true
    case .host(let host): document.types.enumerationMembers(of: host) != nil
    default: false
    }
  }

  private mutating func judge(_ form: PlanIndex) {
    let node = document.plan.nodes[Int(form)]
    var child = form + 1
    var dead: [PlanIndex] = []
    var taken = 0
    while child < node.next {
      if document.plan.nodes[Int(child)].kind == .arm {
        if watch.isTaken[Int(child)] { taken += 1 } else { dead.append(child) }
      }
      child = document.plan.nodes[Int(child)].next
    }
    for arm in dead {
      result.remarks.append(.deadBranch(severity, at: document.plan.nodes[Int(arm)].range, form: node.range))
    }
    let isConstant = dead.isEmpty && taken == 1 && !watch.isPassed[Int(form)] && node.kind == .condition
    if isConstant { result.remarks.append(.constantCondition(severity, at: node.range)) }
  }

  /// A state that events lead to and none leads out of, in a document whose other states have some.
  private mutating func judgeWaysOut() {
    guard result.states.count > 1, !result.isWalkCut else { return }
    var hasWayOut = [Bool](repeating: false, count: result.states.count)
    for transition in result.transitions where transition.from != transition.to {
      hasWayOut[transition.from] = true
    }
    for (index, state) in result.states.enumerated() {
      if hasWayOut[index] || state.isFaulty || state.isLeft { continue }
      let body = document.rootPlan.range
      result.remarks.append(.noWayOut(result.way(to: index).map { result.events[$0] }, at: body.startPoint))
      return
    }
  }
}

extension LiveStates {
  /// Equal for equal states, whatever the order in which they came to be.
  var key: UInt64 {
    var sum: UInt64 = 0
    forEachCell { owner, cell in
      sum = sum &+ Identity.step(Identity.step(owner, cell.slot), Identity.key(of: cell.value))
    }
    return sum
  }
}

extension Diagnostic {
  static func deadBranch(_ severity: Severity, at range: SourceRange, form: SourceRange) -> Self {
    Diagnostic(
      "dead-branch", severity, at: range, "no state that was tried leads to this branch",
      notes: form == range ? [] : [Note("of this condition", at: form)])
  }

  static func constantCondition(_ severity: Severity, at range: SourceRange) -> Self {
    Diagnostic(
      "constant-condition", severity, at: range, "this condition is true in every state that was tried")
  }

  static func sidesNeverDiffer(_ name: String, at range: SourceRange) -> Self {
    Diagnostic(
      "sides-never-differ", .warning, at: range, "the sides of '\(name)' are the same in every state")
  }

  static func noWayOut(_ way: [String], at range: SourceRange) -> Self {
    Diagnostic(
      "no-way-out", .warning, at: range,
      "no event leads out of the state after: \(way.joined(separator: ", "))")
  }
}
