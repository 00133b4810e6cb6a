internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

extension StateExplorer {
  /// Says what was the same in everything that was tried.
  mutating func conclude() {
    var actionsEnd: PlanIndex = 0
    for (index, node) in document.plan.nodes.enumerated() {
      if node.kind == .actionArgument { actionsEnd = max(actionsEnd, node.next) }
      guard watch.isTaken[index], seesAllActions || index >= actionsEnd else { continue }
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

  /// How much a branch matters that was not reached: where data can't be counted, other data may reach it.
  private var severity: Severity {
    let states = document.rootPlan.steps.filter { $0.role == .state }
    let isConclusive =
      !result.isWalkCut && !result.isPairwise && states.allSatisfy { isFinite($0.type, $0.bounds) }
    return isConclusive ? .warning : .note
  }

  private func isFinite(_ type: CELType, _ bounds: ValueBounds?) -> Bool {
    switch type.withoutNull {
    case .bool: true
    case .int: bounds?.shortRange != nil
    case .host(let host): document.types.enumerationMembers(of: host) != nil
    default: false
    }
  }

  private mutating func judge(_ form: PlanIndex) {
    let node = document.plan.nodes[Int(form)]
    var dead: [PlanIndex] = []
    var taken = 0
    for child in document.plan.children(of: form) where document.plan.nodes[Int(child)].kind == .arm {
      if watch.isTaken[Int(child)] { taken += 1 } else { dead.append(child) }
    }
    for arm in dead {
      result.remarks.append(.deadBranch(severity, at: document.plan.nodes[Int(arm)].range, form: node.range))
    }
    let isConstant = dead.isEmpty && taken == 1 && !watch.isPassed[Int(form)] && node.kind == .condition
    if isConstant { result.remarks.append(.constantCondition(severity, at: node.range)) }
  }

  /// A state that events lead to and none leads out of, in a document where a person can do something.
  private mutating func judgeWaysOut() {
    guard result.states.count > 1, hasPersonalEvents else { return }
    for (index, state) in result.states.enumerated() {
      if state.hasWayOut || state.isFaulty || state.isLeft { continue }
      let body = document.rootPlan.range
      result.remarks.append(.noWayOut(result.steps(of: result.way(to: index)), at: body.startPoint))
      return
    }
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
