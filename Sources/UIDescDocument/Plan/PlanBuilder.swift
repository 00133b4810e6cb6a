internal import UIDescDiagnostics

/// Writes a plan node by node: what is opened before another is closed becomes its content.
struct PlanBuilder {
  var plan = Plan()
  private var nameIDs: [String: Int32] = [:]

  /// The number of a name; equal names have equal numbers.
  mutating func name(_ text: String) -> Int32 {
    if let known = nameIDs[text] { return known }
    let id = Int32(plan.names.count)
    plan.names.append(text)
    nameIDs[text] = id
    return id
  }

  mutating func open(
    _ kind: PlanNode.Kind, name: Int32 = -1, payload: Int32 = -1, extra: Int32 = -1, flag: Bool = false,
    at range: SourceRange
  ) -> PlanIndex {
    let index = PlanIndex(plan.nodes.count)
    plan.nodes.append(
      PlanNode(
        kind: kind, flag: flag, name: name, payload: payload, extra: extra, next: index + 1, range: range))
    return index
  }

  /// Ends a node; all that was written since it was opened is its content.
  mutating func close(_ index: PlanIndex) {
    plan.nodes[Int(index)].next = PlanIndex(plan.nodes.count)
  }

  mutating func leaf(
    _ kind: PlanNode.Kind, name: Int32 = -1, payload: Int32 = -1, extra: Int32 = -1, flag: Bool = false,
    at range: SourceRange
  ) {
    close(open(kind, name: name, payload: payload, extra: extra, flag: flag, at: range))
  }

  mutating func add(_ program: PlannedProgram) -> Int32 {
    plan.programs.append(program)
    return Int32(plan.programs.count - 1)
  }

  /// The place to return to with `rewind`, where something that was tried did not fit.
  var mark: (nodes: Int, programs: Int) { (plan.nodes.count, plan.programs.count) }

  mutating func rewind(to mark: (nodes: Int, programs: Int)) {
    plan.nodes.removeSubrange(mark.nodes...)
    plan.programs.removeSubrange(mark.programs...)
  }
}
