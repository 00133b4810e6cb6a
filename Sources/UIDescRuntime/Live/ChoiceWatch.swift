package import CEL
package import UIDescDiagnostics
package import UIDescDocument

/// What forms chose in one evaluation or in many.
struct ChoiceWatch: Sendable {
  /// By plan node: a form that was decided, an arm that was taken.
  var isTaken: [Bool]
  /// By plan node: a form that left nothing.
  var isPassed: [Bool]
  /// Kept only where somebody wants to read them.
  var absences: [Absence]?

  init(nodeCount: Int, explains: Bool) {
    isTaken = Array(repeating: false, count: nodeCount)
    isPassed = Array(repeating: false, count: nodeCount)
    absences = explains ? [] : nil
  }
}

/// Something written that is not in the tree, because a form did not choose it.
package struct Absence: Sendable {
  /// What is absent: an arm.
  package let range: SourceRange
  /// The condition as it is written, and as it is with the values of the names in it.
  package let condition: String
  package let values: String
  /// What the condition gave; nil for a `let` whose value was missing.
  package let result: Value?
  package let trail: Int32
}

extension Evaluator {
  mutating func noteChoice(of form: PlanIndex, _ arm: PlanIndex?) {
    watch?.isTaken[Int(form)] = true
    if let arm { watch?.isTaken[Int(arm)] = true } else { watch?.isPassed[Int(form)] = true }
    guard watch?.absences != nil else { return }
    var child = form + 1
    while child < node(form).next {
      if node(child).kind == .arm, child != arm, child + 1 < node(child).next {
        let absent = absence(of: child, in: form)
        watch?.absences?.append(absent)
      }
      child = node(child).next
    }
  }

  private mutating func absence(of arm: PlanIndex, in form: PlanIndex) -> Absence {
    let program = node(form).payload
    guard program >= 0 else {
      return Absence(
        range: node(arm).range, condition: missingNames(of: form), values: "", result: nil, trail: trail)
    }
    let planned = programs[Int(program)]
    let base = instances.isEmpty ? 0 : instances[current].base
    let (stack, globals) = (stack, globals)
    let values = planned.program.printed { slot -> ExpressionReplacement? in
      slot >= 0 ? .value(stack[base + Int(slot)]) : .value(globals[Int(-1 - slot)])
    }
    return Absence(
      range: node(arm).range, condition: planned.program.printed { _ in nil }, values: values,
      result: try? run(program), trail: trail)
  }

  /// The values that a `let` without a condition asks for.
  private func missingNames(of form: PlanIndex) -> String {
    var texts: [String] = []
    var child = form + 1
    while child < node(form).next {
      if node(child).kind == .boundName, node(child).payload >= 0 {
        texts.append(programs[Int(node(child).payload)].program.printed { _ in nil })
      }
      child = node(child).next
    }
    return texts.joined(separator: ", ")
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
  return Explanation(tree: evaluator.tree, absences: evaluator.watch?.absences ?? [])
}
