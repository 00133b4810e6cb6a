internal import UIDescDiagnostics
internal import UIDescSyntax

extension Checks {
  /// Reports pairs and conditions whose two sides are the same, so that their state changes nothing.
  func checkPairs() {
    let places = nodes(.place).map(name)
    for component in document.plan.components {
      for step in component.steps where step.role == .pair {
        // A control may change one of them.
        if places.contains("\(step.name).on") || places.contains("\(step.name).off") { continue }
        checkSides(of: step.value)
      }
    }
    for pair in nodes(.pair) { checkSides(of: pair) }
    // A constant with `light` and `dark` is a condition that is written nowhere.
    for condition in nodes(.condition) where origin(of: node(condition).payload) != nil {
      checkSides(of: condition)
    }
  }

  private func checkSides(of pair: PlanIndex) {
    var sides = Array(children(pair))
    // The arms of a pair that is written in place differ by their numbers.
    let isCondition = node(pair).kind == .condition
    if isCondition || node(pair).kind == .pair {
      let arms = sides.filter { node($0).kind == .arm }
      sides = arms.compactMap(onlyContent)
    }
    guard sides.count == 2, node(sides[0]).kind != .absent, areEqual(sides[0], sides[1]) else { return }
    report(.equalSides(at: node(sides[1]).range, first: node(sides[0]).range, isCondition: isCondition))
  }

  private func onlyContent(of arm: PlanIndex) -> PlanIndex? {
    content(of: arm).flatMap { node($0).next == node(arm).next ? $0 : nil }
  }
}

extension Diagnostic {
  static func equalSides(at range: SourceRange, first: SourceRange, isCondition: Bool) -> Self {
    Diagnostic(
      "equal-sides", .warning, at: range,
      isCondition
        ? "'then' and 'else' are the same, so that the condition changes nothing"
        : "'on' and 'off' are the same, so that the state changes nothing",
      notes: [Note("the other side", at: first)])
  }
}
