/// How much one evaluation may ask for; each limit has a code of its own.
package struct EvaluationLimits: Sendable {
  /// Views inside views, components opened (`evaluation-too-deep`).
  package var depth: Int32 = 400
  /// Views in the tree (`evaluation-too-large`).
  package var nodes = 2_000_000
  /// Views and loop elements looked at, shown or not (`evaluation-too-long`).
  package var steps = 4_000_000

  package static let standard = EvaluationLimits()

  package init() {}
}
