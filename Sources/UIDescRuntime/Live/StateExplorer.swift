internal import CEL
package import UIDescDiagnostics
package import UIDescDocument

/// Tries the states of a document: first those that its events lead to, then all combinations of what is finite.
///
/// `budget` is how many states are walked to, and how many combinations are tried.
package func exploreStates(
  of document: Document, inputs: Inputs, budget: Int, into sink: inout DiagnosticSink
) -> StateExploration? {
  guard let session = Session(document, inputs: inputs, into: &sink) else { return nil }
  var explorer = StateExplorer(document, session, budget: budget)
  explorer.walk()
  explorer.combine()
  explorer.conclude()
  return explorer.result
}

struct StateExplorer {
  let document: Document
  let budget: Int
  let start: Session
  /// The start once the screen has appeared, where anything comes of that.
  private let appeared: Session?
  let candidates: CandidateValues
  var result = StateExploration()
  var watch: ChoiceWatch
  /// The numbers of states by what they hold.
  private var known: [UInt64: Int] = [:]
  /// By the pair's slot, whether its sides were seen to differ.
  private(set) var differing: [Int32] = []
  /// Whether what forms among actions choose has been seen each time.
  private(set) var seesAllActions = true
  /// Whether anything takes a person to happen.
  private(set) var hasPersonalEvents = false
  private var waiting: [(states: LiveStates, isOnScreen: Bool)] = []
  private var eventNumbers: [String: Int] = [:]

  init(_ document: Document, _ session: Session, budget: Int) {
    self.document = document
    self.budget = budget
    start = session
    appeared = session.afterAppearing
    watch = ChoiceWatch(nodeCount: document.plan.nodes.count, explains: false)
    candidates = CandidateValues(document, globals: session.globals)
    result.domains = StateDomain.all(of: session, candidates)
  }

  // MARK: Walking

  /// Goes from the start in the order of distance, so that the first way to anything is a shortest one.
  mutating func walk() {
    _ = reach(start.states, isOnScreen: appeared == nil, from: -1, by: -1)
    var index = 0
    while index < waiting.count {
      expand(index)
      index += 1
    }
  }

  private mutating func reach(
    _ states: LiveStates, isOnScreen: Bool, from origin: Int, by event: Int
  ) -> Int? {
    let key = key(of: states, isOnScreen: isOnScreen)
    if let number = known[key] { return number }
    guard waiting.count < budget else {
      result.isWalkCut = true
      return nil
    }
    known[key] = waiting.count
    waiting.append((states, isOnScreen))
    let values = document.rootPlan.steps.compactMap { step in
      step.role == .state ? states[Identity.root, step.slot].map { (step.name, $0.value) } : nil
    }
    result.states.append(StateExploration.State(origin: origin, event: event, values: values))
    return waiting.count - 1
  }

  private mutating func expand(_ number: Int) {
    let isOnScreen = waiting[number].isOnScreen
    let way = result.way(to: number)
    let session = isOnScreen ? screen : start
    guard let session = shown(session, waiting[number].states, given: [], after: way) else {
      result.states[number].isFaulty = true
      return
    }
    waiting[number].states = session.states
    let key = key(of: session.states, isOnScreen: isOnScreen)
    known[key] = known[key] ?? number
    let hasFailed = tryEvents(of: session, isOnScreen: isOnScreen, given: [], after: way) {
      explorer, event, next, step in
      let name = explorer.eventNumber(event.name)
      let tellsHost = !step.emissions.isEmpty || !step.calls.isEmpty
      if tellsHost { explorer.result.states[number].isLeft = true }
      let count = explorer.waiting.count
      guard let target = explorer.reach(next, isOnScreen: true, from: number, by: name) else {
        explorer.result.states[number].hasWayOut = true
        return
      }
      // Who was told on the way may lead on from there; and what lies below a sheet was there before.
      if tellsHost || event.isDismissal, target == count { explorer.result.states[target].isLeft = true }
      if target != number { explorer.result.states[number].hasWayOut = true }
      explorer.result.transitions.append(StateExploration.Transition(from: number, to: target, event: name))
    }
    // An event that fails leads on once it is mended.
    if hasFailed { result.states[number].hasWayOut = true }
  }

  /// The start as events find it, and whether that is another one.
  var screen: Session { appeared ?? start }
  var hasAppearance: Bool { appeared != nil }

  private func key(of states: LiveStates, isOnScreen: Bool) -> UInt64 {
    isOnScreen ? states.key : Identity.step(states.key, UInt64(0xA9))
  }

  /// Whether events lead to a state.
  func isReached(_ states: LiveStates) -> Bool { known[key(of: states, isOnScreen: true)] != nil }

  // MARK: Trying

  /// Evaluates a state; nil where that fails, which is then among the faults.
  mutating func shown(
    _ session: Session, _ states: LiveStates, given: [GivenValue], after way: [Int]
  ) -> Session? {
    var session = session
    do throws(EvaluationStop) {
      try session.evaluate(states, watching: &watch)
    } catch {
      report(error.diagnostic, given: given, events: way)
      return nil
    }
    notePairs(session.states)
    return session
  }

  /// Does all that can be done in a state, and visits what it leads to; before anything else the screen appears.
  ///
  /// True where one of the events fails.
  @discardableResult
  mutating func tryEvents(
    of session: Session, isOnScreen: Bool, given: [GivenValue], after way: [Int],
    _ visit: (inout StateExplorer, PossibleEvent, LiveStates, SessionStep) -> Void
  ) -> Bool {
    var hasFailed = false
    let possible = PossibleEvents(of: session, candidates)
    for words in possible.unknown where !result.unsent.contains(words) { result.unsent.append(words) }
    for group in isOnScreen ? possible.groups : [[.appearing]] {
      var failure: (finding: Diagnostic, event: Int)?
      var hasSucceeded = false
      for event in group {
        if event.isPersonal { hasPersonalEvents = true }
        _ = eventNumber(event.name)
        if session.isCausing(event) { seesAllActions = false }
        let (next, step) = session.states(after: event, watching: &watch)
        if let finding = step.findings.first {
          failure = failure ?? (finding, eventNumber(event.name))
          // Of values that are made up, some may be such as never come.
          if event.isMadeUp { continue }
          report(finding, given: given, events: way + [eventNumber(event.name)])
          hasFailed = true
          continue
        }
        hasSucceeded = true
        visit(&self, event, next, step)
      }
      if let failure, !hasSucceeded {
        report(failure.finding, given: given, events: way + [failure.event])
        hasFailed = true
      }
    }
    return hasFailed
  }

  private mutating func eventNumber(_ name: String) -> Int {
    if let number = eventNumbers[name] { return number }
    eventNumbers[name] = result.events.count
    result.events.append(name)
    return result.events.count - 1
  }

  mutating func report(_ finding: Diagnostic, given: [GivenValue], events: [Int]) {
    if !isReported(finding) {
      result.faults.append(StateExploration.Fault(finding: finding, given: given, events: events))
    }
  }

  func isReported(_ finding: Diagnostic) -> Bool {
    result.faults.contains { $0.finding.code == finding.code && $0.finding.range == finding.range }
  }

  mutating func notePairs(_ states: LiveStates) {
    for step in document.rootPlan.steps where step.role == .pair && !differing.contains(step.slot) {
      if states[Identity.root, step.slot]?.value != states[Identity.root, step.slot + 1]?.value {
        differing.append(step.slot)
      }
    }
  }
}

/// A state of the document that has not the value of the start.
typealias GivenValue = (name: String, value: Value)

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
