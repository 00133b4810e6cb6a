internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

// What a piece of the plan reads: slots of the frame that it stands in, action parameters as slots behind it, and
// globals as negative numbers.
extension DependencyWalk {
  /// What anything below a node reads when the tree is built.
  func collect(_ index: PlanIndex, _ reads: inout Set<Int32>) {
    let written = node(index)
    switch written.kind {
    case .actionArgument: return collectAction(index, &reads)
    case .expression, .condition, .selection, .pair, .bind, .boundName, .indexStep:
      collectProgram(written.payload, &reads)
    case .local, .place: reads.insert(written.payload)
    default: break
    }
    for child in children(of: index) { collect(child, &reads) }
  }

  func collectProgram(_ program: Int32, _ reads: inout Set<Int32>) {
    guard program >= 0 else { return }
    reads.formUnion(plan.programs[Int(program)].program.slots)
  }

  /// What an action reads when the tree is built: not what it reads when it runs.
  private func collectAction(_ index: PlanIndex, _ reads: inout Set<Int32>) {
    let written = node(index)
    switch written.kind {
    case .expression, .condition, .selection, .pair, .bind, .boundName, .indexStep:
      collectEarly(written.payload, &reads)
    case .place: if !isLate(written.payload) { reads.insert(written.payload) }
    case .call, .range, .local: return collect(index, &reads)
    case .run:
      // What the caller gave stands in its place.
      if written.payload >= 0 { reads.insert(plan.components[component].frameSize + written.payload) }
    case .withAnimation:
      for child in children(of: index) {
        if node(child).kind == .argument { collect(child, &reads) } else { collectAction(child, &reads) }
      }
      return
    case .emit:
      for (position, child) in children(of: index).enumerated() {
        if position == 0 { collect(child, &reads) } else { collectAction(child, &reads) }
      }
      return
    default: break
    }
    for child in children(of: index) { collectAction(child, &reads) }
  }

  private func collectEarly(_ program: Int32, _ reads: inout Set<Int32>) {
    guard program >= 0 else { return }
    for slot in plan.programs[Int(program)].program.slots where slot < 0 || !isLate(slot) {
      reads.insert(slot)
    }
  }

  private func isLate(_ slot: Int32) -> Bool {
    isLate.indices.contains(Int(slot)) && isLate[Int(slot)]
  }
}
