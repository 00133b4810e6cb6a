internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

// The forms mean the same for views, modifiers, actions and values: they choose one of their arms, or none.
extension Evaluator {
  /// The arm that a form chooses now; nil where it leaves nothing.
  mutating func chosenArm(of form: PlanIndex) throws(EvaluationStop) -> PlanIndex? {
    let arm = try decidedArm(of: form)
    if watch != nil { noteChoice(of: form, arm) }
    return arm
  }

  /// The same for a form that is no view, noted where a record is kept.
  mutating func notedArm(of form: PlanIndex) throws(EvaluationStop) -> PlanIndex? {
    let arm = try chosenArm(of: form)
    if isRecorded, let entry = record?.entry(of: form), entry >= 0 { note(arm, of: form, at: entry) }
    return arm
  }

  private mutating func decidedArm(of form: PlanIndex) throws(EvaluationStop) -> PlanIndex? {
    let written = node(form)
    switch written.kind {
    // A function that says it changes nothing is called with a copy of the evaluator: 1,800 instructions.
    case .condition, .pair:
      let isTrue = try isTrue(written.payload)
      return arm(isTrue ? 0 : 1, of: form)
    case .selection:
      let subject = try run(written.payload)
      return matchingArm(of: form, subject: subject)
    case .bind:
      let isBound = try bind(form)
      return arm(isBound ? 0 : 1, of: form)
    default: return nil
    }
  }

  private mutating func arm(_ number: Int32, of form: PlanIndex) -> PlanIndex? {
    var child = form + 1
    let end = node(form).next
    while child < end {
      if case .arm = node(child).kind, node(child).extra == number { return child }
      child = node(child).next
    }
    return nil
  }

  private mutating func matchingArm(of form: PlanIndex, subject: Value) -> PlanIndex? {
    var child = form + 1
    let end = node(form).next
    while child < end {
      let arm = node(child)
      if case .arm = arm.kind, arm.payload < 0 || plan.values[Int(arm.payload)] == subject { return child }
      child = arm.next
    }
    return nil
  }

  /// Fills the names of `let`; false where one that must be there is not, or the condition is false.
  mutating func bind(_ form: PlanIndex) throws(EvaluationStop) -> Bool {
    var child = form + 1
    let end = node(form).next
    while child < end {
      let name = node(child)
      if case .boundName = name.kind {
        let value = try run(name.payload)
        if value == .null { return false }
        stack[instances[current].base + Int(name.extra)] = value
      }
      child = name.next
    }
    let condition = node(form).payload
    return condition < 0 ? true : try isTrue(condition)
  }

  /// Gives the name of a handed value the argument that it repeats, or its default: what only layout or time knows.
  ///
  /// False where there is no value, so that there is nothing to show.
  mutating func fillHanded(_ index: PlanIndex) throws(EvaluationStop) -> Bool {
    let name = node(index)
    let position = instances[current].base + Int(name.extra)
    guard index + 1 < name.next else {
      stack[position] = try run(name.payload)
      return !name.flag || stack[position] != .null
    }
    let value =
      node(index + 1).kind == .place ? try place(index + 1).value : try value(of: index + 1) ?? .null
    stack[position] = value
    return !name.flag || value != .null
  }
}
