package import UIDescDiagnostics
package import UIDescDocument

/// What forms chose in one evaluation or in many.
struct ChoiceWatch: Sendable {
  /// By plan node: a form that was decided, an arm that was taken.
  var isTaken: [Bool]
  /// By plan node: a form that left nothing.
  var isPassed: [Bool]
  /// Kept only where somebody wants to read them.
  var absences: Absences?

  init(nodeCount: Int, explains: Bool) {
    isTaken = Array(repeating: false, count: nodeCount)
    isPassed = Array(repeating: false, count: nodeCount)
    absences = explains ? Absences() : nil
  }
}

extension Evaluator {
  mutating func noteChoice(of form: PlanIndex, _ arm: PlanIndex?) {
    watch?.isTaken[Int(form)] = true
    if let arm { watch?.isTaken[Int(arm)] = true } else { watch?.isPassed[Int(form)] = true }
    guard watch?.absences != nil else { return }
    var child = form + 1
    while child < node(form).next {
      if node(child).kind == .arm, child != arm, child + 1 < node(child).next {
        noteAbsence(of: child, in: form)
      }
      child = node(child).next
    }
  }
}

/// A tree with what is absent from it, and why.
package struct Explanation: Sendable {
  package let tree: ResolvedTree
  package let absences: [Absence]
}

/// Evaluates a document as `evaluate` does, and keeps what its forms did not choose.
package func explain(
  _ document: Document, inputs: Inputs, limits: EvaluationLimits = .standard, into sink: inout DiagnosticSink
) -> Explanation? {
  var inputs = inputs
  inputs.wantsTrails = true
  var evaluator = Evaluator(document: document, inputs: inputs, limits: limits)
  evaluator.watch = ChoiceWatch(nodeCount: document.plan.nodes.count, explains: true)
  do throws(EvaluationStop) {
    try evaluator.run()
  } catch {
    sink.report(error.diagnostic)
    return nil
  }
  return Explanation(tree: evaluator.tree, absences: evaluator.watch?.absences?.list ?? [])
}
