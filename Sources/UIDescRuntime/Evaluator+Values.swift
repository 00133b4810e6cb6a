internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

extension Evaluator {
  /// The value of a value node; nil where a form leaves nothing.
  mutating func value(of index: PlanIndex) throws(EvaluationStop) -> Value? {
    let written = node(index)
    switch written.kind {
    case .constant: return plan.values[Int(written.payload)]
    case .expression: return try run(written.payload)
    case .local: return stack[instances[current].base + Int(written.payload)]
    case .absent: return .null
    case .list: return .list(try elements(of: index))
    case .range: return .list(try elements(of: index))
    case .record: return .map(MapValue(fields: try fields(of: index)))
    case .call: return .call(try call(index))
    default:
      guard let arm = try chosenArm(of: index), arm + 1 < node(arm).next else { return nil }
      return try value(of: arm + 1)
    }
  }

  private mutating func elements(of index: PlanIndex) throws(EvaluationStop) -> [Value] {
    var values: [Value] = []
    var child = index + 1
    let end = node(index).next
    while child < end {
      if let value = try value(of: child) { values.append(value) }
      child = node(child).next
    }
    return values
  }

  private mutating func fields(of index: PlanIndex) throws(EvaluationStop) -> [(name: String, value: Value)] {
    var fields: [(name: String, value: Value)] = []
    var child = index + 1
    let end = node(index).next
    while child < end {
      let field = node(child)
      fields.append((plan.names[Int(field.name)], try value(of: child + 1) ?? .null))
      child = field.next
    }
    return fields
  }

  /// `{RoundedRectangle: 10}`.
  private mutating func call(_ index: PlanIndex) throws(EvaluationStop) -> HostCall {
    let written = node(index)
    var arguments: [HostCall.Argument] = []
    try collectCallArguments(in: index, into: &arguments)
    return HostCall(
      type: HostType(index: UInt32(bitPattern: written.payload)), name: "",
      typeName: plan.names[Int(written.name)], base: nil, arguments: arguments)
  }

  private mutating func collectCallArguments(
    in parent: PlanIndex, into arguments: inout [HostCall.Argument]
  ) throws(EvaluationStop) {
    var child = parent + 1
    let end = node(parent).next
    while child < end {
      let written = node(child)
      if case .argument = written.kind {
        if let value = try argument(child) {
          let label = written.payload >= 0 ? plan.names[Int(written.payload)] : nil
          arguments.append(HostCall.Argument(label: label, value: value))
        }
      } else if let arm = try chosenArm(of: child) {
        try collectCallArguments(in: arm, into: &arguments)
      }
      child = written.next
    }
  }
}
