package import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

/// A state of the document with the values that are worth trying.
package struct StateDomain: Sendable {
  package let name: String
  let slot: Int32
  /// The first one is that of the start.
  package let values: [Value]

  /// How many values one state contributes at most.
  static let limit = 8

  /// Every state of which more than one value is known: Bool, enumerations, the ends of ranges, null, and what
  /// expressions compare with.
  static func all(of document: Document, start: (Int32) -> Value?) -> [StateDomain] {
    document.rootPlan.steps.compactMap { step in
      guard step.role == .state, let first = start(step.slot) else { return nil }
      var values = [first]
      for value in candidates(of: step, in: document) where !values.contains(value) && values.count < limit {
        values.append(value)
      }
      return values.count > 1 ? StateDomain(name: step.name, slot: step.slot, values: values) : nil
    }
  }

  private static func candidates(of step: FrameStep, in document: Document) -> [Value] {
    var values: [Value] = step.type.isNullable ? [.null] : []
    switch step.type.withoutNull {
    case .bool: values += [.bool(false), .bool(true)]
    case .host(let host):
      guard let members = document.types.enumerationMembers(of: host) else { break }
      values += members.compactMap { document.types.member($0, of: host).map { .member($0) } }
    case .int:
      values += [step.bounds?.lower, step.bounds?.upper].compactMap { $0.flatMap { Int64(exactly: $0) } }
        .map { .int($0) }
      values += literals(of: step, in: document).flatMap { literal -> [Value] in
        guard case .int(let number) = literal, number > .min, number < .max else { return [] }
        return [.int(number), .int(number + 1), .int(number - 1)]
      }
    case .double:
      values += [step.bounds?.lower, step.bounds?.upper].compactMap { $0 }.map { .double($0) }
      values += literals(of: step, in: document).filter { if case .double = $0 { true } else { false } }
    case .string:
      values += literals(of: step, in: document).filter { if case .string = $0 { true } else { false } }
    case .list: values.append(.list([]))
    default: break
    }
    return values.filter { step.bounds?.contain($0) ?? true }
  }

  /// The constants in expressions of the document itself that read the state.
  private static func literals(of step: FrameStep, in document: Document) -> [Value] {
    var result: [Value] = []
    for planned in document.plan.programs
    where planned.program.type == .bool && planned.program.slots.contains(step.slot) {
      // Slots are counted for each component anew; what belongs to another one only adds values to try.
      for literal in planned.program.literals where !result.contains(literal) { result.append(literal) }
    }
    return result
  }
}
