internal import UIDescDiagnostics
internal import UIDescSyntax

extension Checks {
  /// Reports pairs whose two sides are the same, so that their state changes nothing.
  mutating func checkPairs() {
    for component in document.plan.components {
      for step in component.steps where step.role == .pair { checkSides(of: step.value) }
    }
    for pair in nodes(.pair) { checkSides(of: pair) }
  }

  private mutating func checkSides(of pair: PlanIndex) {
    var sides = Array(children(pair))
    // The arms of a pair that is written in place differ by their numbers.
    if node(pair).kind == .pair {
      let arms = sides.filter { node($0).kind == .arm }
      guard arms.count == 2, arms.allSatisfy({ isOneNode(in: $0) }) else { return }
      sides = arms.map { $0 + 1 }
    }
    guard sides.count == 2, node(sides[0]).kind != .absent, areEqual(sides[0], sides[1]) else { return }
    report(.equalSides(at: node(sides[1]).range, first: node(sides[0]).range))
  }

  private func isOneNode(in arm: PlanIndex) -> Bool {
    node(arm).next > arm + 1 && node(arm + 1).next == node(arm).next
  }
}

extension Diagnostic {
  static func equalSides(at range: SourceRange, first: SourceRange) -> Self {
    Diagnostic(
      "equal-sides", .warning, at: range, "'on' and 'off' are the same, so that the state changes nothing",
      notes: [Note("the other side", at: first)])
  }
}
