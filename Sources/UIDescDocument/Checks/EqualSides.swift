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
    for form in forms {
      switch node(form).kind {
      case .pair: checkSides(of: form)
      // A constant with `light` and `dark` is a condition that is written nowhere.
      case .condition where origin(of: node(form).payload) != nil: checkSides(of: form)
      default: break
      }
    }
  }

  private func checkSides(of pair: PlanIndex) {
    let isCondition = node(pair).kind == .condition
    // The arms of a pair that is written in place differ by their numbers.
    let hasArms = isCondition || node(pair).kind == .pair
    var first: PlanIndex?
    var second: PlanIndex?
    for child in children(pair) {
      guard let side = hasArms ? onlyContent(of: child) : child else { continue }
      if first == nil { first = side } else if second == nil { second = side } else { return }
    }
    guard let first, let second, node(first).kind != .absent, areEqual(first, second) else { return }
    report(.equalSides(at: node(second).range, first: node(first).range, isCondition: isCondition))
  }

  private func onlyContent(of arm: PlanIndex) -> PlanIndex? {
    node(arm).kind != .arm ? nil : content(of: arm).flatMap { node($0).next == node(arm).next ? $0 : nil }
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
