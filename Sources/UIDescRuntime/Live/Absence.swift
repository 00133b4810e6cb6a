package import CEL
package import UIDescDiagnostics
internal import UIDescDocument

/// Something written that is not in the tree, because a form did not choose it.
package struct Absence: Sendable {
  /// A piece of a condition, and what it was.
  package struct Part: Sendable {
    package let text: String
    /// Nil where it fails.
    package let value: Value?
  }

  package enum Reason: Sendable {
    /// The condition, as it is written, and what it gave; nil where it fails.
    case condition(String, Value?)
    /// What `switch` looks at, its value, and the value that was wanted; nil for what stands under `default`.
    case selection(String, Value?, wanted: Value?)
    /// The values that `let` asks for and that are null; none where all are there, and `else` is absent.
    case binding(missing: [String])
  }

  /// What is absent: an arm.
  package let range: SourceRange
  package let reason: Reason
  /// The pieces that decided, operands first; those that were not reached are left out.
  package let parts: [Part]
  package let trail: Int32
}

/// What has been found absent, each once: the same form may be met twice on the way to one view.
struct Absences: Sendable {
  private struct Place: Hashable {
    let range: SourceRange
    let trail: Int32
  }

  private(set) var list: [Absence] = []
  private var known: Set<Place> = []

  func contains(_ range: SourceRange, on trail: Int32) -> Bool {
    known.contains(Place(range: range, trail: trail))
  }

  mutating func append(_ absence: Absence) {
    known.insert(Place(range: absence.range, trail: absence.trail))
    list.append(absence)
  }
}

extension Evaluator {
  /// Keeps why an arm was not chosen, once for each time that the form is met.
  mutating func noteAbsence(of arm: PlanIndex, in form: PlanIndex) {
    let range = node(arm).range
    if watch?.absences?.contains(range, on: trail) ?? true { return }
    let (reason, programs) = reason(forLackOf: arm, in: form)
    var parts: [Absence.Part] = []
    for program in programs {
      for part in self.parts(of: program) where !parts.contains(where: { $0.text == part.text }) {
        parts.append(part)
      }
    }
    watch?.absences?.append(Absence(range: range, reason: reason, parts: parts, trail: trail))
  }

  private mutating func reason(
    forLackOf arm: PlanIndex, in form: PlanIndex
  ) -> (reason: Absence.Reason, programs: [Int32]) {
    let program = node(form).payload
    if node(form).kind == .bind {
      let missing = boundPrograms(of: form).filter { (try? run($0)) ?? .null == .null }
      // A condition is asked only where everything is there.
      if program < 0 || !missing.isEmpty { return (.binding(missing: missing.map { text(of: $0) }), missing) }
    }
    guard program >= 0 else { return (.binding(missing: []), []) }
    let value = try? run(program)
    guard node(form).kind == .selection else { return (.condition(text(of: program), value), [program]) }
    let wanted = node(arm).payload >= 0 ? plan.values[Int(node(arm).payload)] : nil
    return (.selection(text(of: program), value, wanted: wanted), [program])
  }

  private func boundPrograms(of form: PlanIndex) -> [Int32] {
    plan.children(of: form).map { node($0) }.filter { $0.kind == .boundName && $0.payload >= 0 }.map(
      \.payload)
  }

  private func text(of program: Int32) -> String { programs[Int(program)].program.printed { _ in nil } }

  /// The pieces of a condition other than the whole.
  private func parts(of program: Int32) -> [Absence.Part] {
    let program = programs[Int(program)].program
    let base = instances.isEmpty ? 0 : instances[current].base
    let parts = program.parts(locals: Array(stack[base..<stack.count]), globals: globals)
    return parts.dropLast().map { Absence.Part(text: program.text(of: $0), value: try? $0.result.get()) }
  }
}
