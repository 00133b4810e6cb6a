internal import CEL
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

  /// Writes a node with its content once more; programs and values are shared.
  mutating func copy(_ index: PlanIndex) {
    let shift = PlanIndex(plan.nodes.count) - index
    for position in index..<plan.nodes[Int(index)].next {
      var node = plan.nodes[Int(position)]
      node.next += shift
      plan.nodes.append(node)
    }
  }

  mutating func add(_ program: PlannedProgram) -> Int32 {
    plan.programs.append(program)
    return Int32(plan.programs.count - 1)
  }

  mutating func constant(_ value: Value, at range: SourceRange) {
    plan.values.append(value)
    leaf(.constant, payload: Int32(plan.values.count - 1), at: range)
  }

  /// The place to return to with `rewind`, where something that was tried did not fit.
  var mark: Mark {
    Mark(nodes: plan.nodes.count, programs: plan.programs.count, values: plan.values.count)
  }

  struct Mark {
    let nodes, programs, values: Int
  }

  mutating func rewind(to mark: Mark) {
    plan.nodes.removeSubrange(mark.nodes...)
    plan.programs.removeSubrange(mark.programs...)
    plan.values.removeSubrange(mark.values...)
  }
}
