package import CEL
package import UIDescDiagnostics

/// What was found by trying the states of a document.
package struct StateExploration: Sendable {
  /// A state that events lead to.
  package struct State: Sendable {
    /// The state it was first reached from, and the event; -1 for the start.
    package let origin: Int
    package let event: Int
    package let values: [(name: String, value: Value)]
    package var isFaulty = false
    /// Whether the host is told something there or on the way to it, or the state is what lay below a sheet.
    var isLeft = false
    /// Whether an event leads on to another state.
    var hasWayOut = false
  }

  package struct Transition: Sendable {
    package let from: Int
    package let to: Int
    package let event: Int
  }

  /// A finding with the shortest way that leads to it: the state that is given in place of the start's, then events.
  package struct Fault: Sendable {
    package var finding: Diagnostic
    package let given: [(name: String, value: Value)]
    package let events: [Int]
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
  /// Whether the budget ended the walk, or left out combinations: pairs of values come first then.
  package var isWalkCut = false
  package var isPairwise = false
  /// Whether even the pairs were too many.
  package var arePairsCut = false
  /// Events that were not sent, since nothing is known of what they hand over.
  package var unsent: [String] = []

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

  /// Events in words, one each; those that follow each other are counted.
  package func steps(of events: [Int]) -> [String] {
    var steps: [(event: Int, count: Int)] = []
    for event in events {
      if steps.last?.event == event { steps[steps.count - 1].count += 1 } else { steps.append((event, 1)) }
    }
    return steps.map { $0.count > 1 ? "\(self.events[$0.event]) \($0.count) times" : self.events[$0.event] }
  }
}
