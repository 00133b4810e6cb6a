package import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

/// A state of the document, or a value of the environment that it reads, with the values that are worth trying.
package struct StateDomain: Sendable {
  enum Place: Sendable {
    case state(slot: Int32)
    case environment
  }

  package let name: String
  let place: Place
  /// The first one is that of the start.
  package let values: [Value]

  /// Every state and value of the environment of which more than one value is known.
  static func all(of session: Session, _ candidates: CandidateValues) -> [StateDomain] {
    let document = session.document
    var domains: [StateDomain] = []
    func add(_ name: String, _ place: Place, _ first: Value?, _ candidates: [Value]) {
      guard let first else { return }
      let others = candidates.filter { $0 != first }
      if !others.isEmpty { domains.append(StateDomain(name: name, place: place, values: [first] + others)) }
    }
    for step in document.rootPlan.steps where step.role == .state {
      let subject = ComparedValues.Subject.slot(step.slot, component: document.root)
      add(
        step.name, .state(slot: step.slot), session.states[Identity.root, step.slot]?.value,
        candidates.values(of: step.type, at: subject, bounds: step.bounds))
    }
    for (index, global) in document.plan.globals.enumerated() {
      guard case .environment = global.source, session.globals.indices.contains(index) else { continue }
      add(global.name, .environment, session.globals[index], candidates.members(of: global.type))
    }
    return domains
  }
}
