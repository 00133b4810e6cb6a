internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

// Actions are written down, not run: places are followed, loop variables, parameters and `let` names become their
// values, and what reads state stays an expression for the time when the action runs.
extension Evaluator {
  /// The action of an action argument; the names of the values that it is handed come first.
  mutating func action(_ index: PlanIndex) throws(EvaluationStop) -> ResolvedAction {
    var parameters: [String] = []
    var child = index + 1
    while child < node(index).next, case .boundName = node(child).kind {
      parameters.append(plan.names[Int(node(child).name)])
      child = node(child).next
    }
    var action = ResolvedAction(parameters: parameters, statements: try statements(in: index))
    if live != nil { action.handler = captureHandler(index) }
    return action
  }

  private mutating func statements(in parent: PlanIndex) throws(EvaluationStop) -> [ActionStatement] {
    var result: [ActionStatement] = []
    var child = parent + 1
    let end = node(parent).next
    while child < end {
      try add(child, to: &result)
      child = node(child).next
    }
    return result
  }

  private mutating func add(_ index: PlanIndex, to result: inout [ActionStatement]) throws(EvaluationStop) {
    let written = node(index)
    switch written.kind {
    case .toggle: result.append(.toggle(try latePlace(index + 1)))
    case .set: result.append(.set(try assignments(in: index)))
    case .append:
      result.append(.append(to: try latePlace(index + 1), value: try actionValue(node(index + 1).next)))
    case .removeAt:
      result.append(.removeAt(from: try latePlace(index + 1), index: try actionValue(node(index + 1).next)))
    case .removeWhere:
      result.append(
        .removeWhere(
          from: try latePlace(index + 1), element: plan.names[Int(written.name)],
          condition: try actionValue(node(index + 1).next)))
    case .withAnimation: result.append(try withAnimation(index))
    case .emit: result.append(try emit(index))
    case .run: try addRun(index, to: &result)
    case .condition, .pair, .selection, .bind: result.append(try choice(index))
    default: break
    }
  }

  private mutating func assignments(
    in set: PlanIndex
  ) throws(EvaluationStop) -> [(place: ResolvedPlace, value: ActionValue)] {
    var result: [(place: ResolvedPlace, value: ActionValue)] = []
    var child = set + 1
    while child < node(set).next {
      result.append((try latePlace(child + 1), try actionValue(node(child + 1).next)))
      child = node(child).next
    }
    return result
  }

  private mutating func withAnimation(_ index: PlanIndex) throws(EvaluationStop) -> ActionStatement {
    var animation: Value?
    if index + 1 < node(index).next, case .argument = node(index + 1).kind {
      animation = try value(of: index + 2)
    }
    return .withAnimation(animation, try statements(in: index))
  }

  private mutating func emit(_ index: PlanIndex) throws(EvaluationStop) -> ActionStatement {
    let dataNode = node(index + 1).next
    let event = try value(of: index + 1) ?? .null
    let data = dataNode < node(index).next ? try actionValue(dataNode) : nil
    if case .string(let name) = event { return .emit(name, data: data) }
    return .emit("", data: data)
  }

  /// An action parameter is replaced by what the caller gave; one of the host is called.
  private mutating func addRun(
    _ index: PlanIndex, to result: inout [ActionStatement]
  ) throws(EvaluationStop) {
    let written = node(index)
    guard written.payload >= 0 else {
      result.append(.run(plan.names[Int(written.name)], arguments: try hostArguments(in: index)))
      return
    }
    let argument = index + 1 < written.next ? try actionValue(index + 1) : nil
    let handler = handlers[Int(instances[current].firstHandler + written.payload)]
    guard handler.node >= 0 else { return }
    let outer = (current, handed.count)
    current = handler.instance
    if let argument, handler.node + 1 < node(handler.node).next, case .boundName = node(handler.node + 1).kind
    {
      let position = instances[current].base + Int(node(handler.node + 1).extra)
      handed.append((position, argument))
    }
    result += try statements(in: handler.node)
    current = outer.0
    handed.shorten(to: outer.1)
  }

  private mutating func hostArguments(in index: PlanIndex) throws(EvaluationStop) -> [ActionArgument] {
    var result: [ActionArgument] = []
    var child = index + 1
    while child < node(index).next {
      let argument = node(child)
      let label = argument.payload >= 0 ? plan.names[Int(argument.payload)] : nil
      result.append(
        ActionArgument(
          name: plan.names[Int(argument.name)], label: label, value: try actionValue(child + 1)))
      child = argument.next
    }
    return result
  }

  // MARK: Forms

  private mutating func choice(_ index: PlanIndex) throws(EvaluationStop) -> ActionStatement {
    let written = node(index)
    switch written.kind {
    case .condition, .pair:
      return .condition(
        try late(written.payload), then: try branch(0, of: index), otherwise: try branch(1, of: index))
    case .bind: return try bindStatement(index)
    default: return try selection(index)
    }
  }

  private mutating func branch(_ number: Int32, of form: PlanIndex) throws(EvaluationStop)
    -> [ActionStatement]
  {
    var child = form + 1
    while child < node(form).next {
      if case .arm = node(child).kind, node(child).extra == number { return try statements(in: child) }
      child = node(child).next
    }
    return []
  }

  private mutating func selection(_ index: PlanIndex) throws(EvaluationStop) -> ActionStatement {
    var cases: [(match: Value, statements: [ActionStatement])] = []
    var otherwise: [ActionStatement] = []
    var child = index + 1
    while child < node(index).next {
      let arm = node(child)
      if arm.payload >= 0 {
        cases.append((plan.values[Int(arm.payload)], try statements(in: child)))
      } else {
        otherwise = try statements(in: child)
      }
      child = arm.next
    }
    return .selection(try late(node(index).payload), cases: cases, otherwise: otherwise)
  }

  private mutating func bindStatement(_ index: PlanIndex) throws(EvaluationStop) -> ActionStatement {
    var names: [(name: String, value: ActionValue)] = []
    let mark = handed.count
    var child = index + 1
    while child < node(index).next {
      let name = node(child)
      if case .boundName = name.kind {
        let text = plan.names[Int(name.name)]
        names.append((text, try late(name.payload)))
        handed.append((instances[current].base + Int(name.extra), .expression(text)))
      }
      child = name.next
    }
    let condition = node(index).payload >= 0 ? try late(node(index).payload) : nil
    let then = try branch(0, of: index)
    handed.shorten(to: mark)
    return .bind(names, condition: condition, then: then, otherwise: try branch(1, of: index))
  }

  // MARK: Values

  /// A value node as an action sees it: a value known now, or an expression.
  private mutating func actionValue(_ index: PlanIndex) throws(EvaluationStop) -> ActionValue {
    let written = node(index)
    switch written.kind {
    case .expression: return try late(written.payload)
    case .list:
      return combine(try parts(of: index), as: { .list($0) }, text: { "[\($0.joined(separator: ", "))]" })
    case .record: return try lateRecord(index)
    case .condition, .pair: return try lateCondition(index)
    case .selection: return try lateSelection(index)
    case .bind: return try lateBind(index)
    default: return .value(try value(of: index) ?? .null)
    }
  }

  private mutating func parts(of index: PlanIndex) throws(EvaluationStop) -> [ActionValue] {
    var result: [ActionValue] = []
    var child = index + 1
    while child < node(index).next {
      result.append(try actionValue(child))
      child = node(child).next
    }
    return result
  }

  private func combine(
    _ parts: [ActionValue], as whole: ([Value]) -> Value, text: ([String]) -> String
  ) -> ActionValue {
    var values: [Value] = []
    for case .value(let value) in parts { values.append(value) }
    if values.count == parts.count { return .value(whole(values)) }
    return .expression(text(parts.map(text(of:))))
  }

  func text(of part: ActionValue) -> String {
    switch part {
    case .value(let value): ValueText.text(of: value, types: document.types)
    case .expression(let text): text
    }
  }

  private mutating func lateRecord(_ index: PlanIndex) throws(EvaluationStop) -> ActionValue {
    var names: [String] = []
    var values: [ActionValue] = []
    var child = index + 1
    while child < node(index).next {
      names.append(plan.names[Int(node(child).name)])
      values.append(try actionValue(child + 1))
      child = node(child).next
    }
    return combine(
      values, as: { .map(MapValue(fields: zip(names, $0).map { (name: $0, value: $1) })) },
      text: { "{\(zip(names, $0).map { "\(ValueText.quoted($0)): \($1)" }.joined(separator: ", "))}" })
  }

  private mutating func lateCondition(_ index: PlanIndex) throws(EvaluationStop) -> ActionValue {
    switch try late(node(index).payload) {
    case .expression(let condition):
      let arms = (try armValue(0, of: index), try armValue(1, of: index))
      return .expression(
        "\(Self.operand(condition)) ? \(Self.operand(text(of: arms.0))) : \(text(of: arms.1))")
    case .value(let condition): return try armValue(condition == .bool(true) ? 0 : 1, of: index)
    }
  }

  /// Cases become comparisons, the last of those that cover everything the other arm of all.
  private mutating func lateSelection(_ index: PlanIndex) throws(EvaluationStop) -> ActionValue {
    guard case .expression(let subject) = try late(node(index).payload) else {
      guard let arm = try chosenArm(of: index), arm + 1 < node(arm).next else { return .value(.null) }
      return try actionValue(arm + 1)
    }
    var cases: [(match: Value?, text: String)] = []
    var child = index + 1
    while child < node(index).next {
      let arm = node(child)
      let match = arm.payload >= 0 ? plan.values[Int(arm.payload)] : nil
      cases.append((match, text(of: child + 1 < arm.next ? try actionValue(child + 1) : .value(.null))))
      child = arm.next
    }
    guard var result = cases.popLast()?.text else { return .value(.null) }
    for (match, value) in cases.reversed() {
      let other = match.map { ValueText.text(of: $0, types: document.types) } ?? "null"
      result = "\(Self.operand(subject)) == \(other) ? \(Self.operand(value)) : \(result)"
    }
    return .expression(result)
  }

  /// The names become what they stand for, each compared with null where it may be missing.
  private mutating func lateBind(_ index: PlanIndex) throws(EvaluationStop) -> ActionValue {
    let mark = handed.count
    var conditions: [String] = []
    var child = index + 1
    while child < node(index).next {
      let name = node(child)
      if name.kind == .boundName {
        let value = try late(name.payload)
        if case .value(.null) = value {
          handed.shorten(to: mark)
          return try armValue(1, of: index)
        }
        if case .expression(let text) = value, name.flag {
          conditions.append("\(Self.operand(text)) != null")
        }
        handed.append((instances[current].base + Int(name.extra), value))
      }
      child = name.next
    }
    if node(index).payload >= 0 {
      switch try late(node(index).payload) {
      case .expression(let text): conditions.append(Self.operand(text))
      case .value(.bool(true)): break
      case .value:
        handed.shorten(to: mark)
        return try armValue(1, of: index)
      }
    }
    let then = try armValue(0, of: index)
    handed.shorten(to: mark)
    if conditions.isEmpty { return then }
    let otherwise = text(of: try armValue(1, of: index))
    return .expression(
      "\(conditions.joined(separator: " && ")) ? \(Self.operand(text(of: then))) : \(otherwise)")
  }

  private mutating func armValue(_ number: Int32, of form: PlanIndex) throws(EvaluationStop) -> ActionValue {
    var child = form + 1
    while child < node(form).next {
      if node(child).kind == .arm, node(child).extra == number, child + 1 < node(child).next {
        return try actionValue(child + 1)
      }
      child = node(child).next
    }
    return .value(.null)
  }

  /// A text that can stand beside any operator: a path or a literal as it is, all else in parentheses.
  private static func operand(_ text: String) -> String {
    var depth = 0
    var quote: UInt8?
    var isEscaped = false
    for byte in text.utf8 {
      if let open = quote {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == open {
          quote = nil
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "!"): if depth == 0 { return "(\(text))" }
      default: break
      }
    }
    return text
  }

  /// A program as an action sees it: run now unless it reads what only the time of the action knows.
  mutating func late(_ program: Int32) throws(EvaluationStop) -> ActionValue {
    guard program >= 0 else { return .value(.null) }
    let planned = plan.programs[Int(program)].program
    let component = plan.components[Int(instances[current].plan)]
    let base = instances[current].base
    let isLate = planned.slots.contains { slot in
      guard slot >= 0 else { return false }
      if let replaced = handed.last(where: { $0.position == base + Int(slot) }) {
        if case .value = replaced.value { return false }
        return true
      }
      if places.contains(where: { $0.position == base + Int(slot) && $0.isConstant }) { return false }
      return component.lateSlots.contains(slot)
    }
    guard isLate else { return .value(try runHanded(program, base: base)) }
    var whole: String?
    let text = planned.printed { slot -> ExpressionReplacement? in
      guard slot >= 0 else { return .value(globals[Int(-1 - slot)]) }
      if let replaced = handed.last(where: { $0.position == base + Int(slot) }) {
        switch replaced.value {
        case .value(let value): return .value(value)
        case .expression(let text):
          whole = text
          return .text(Self.operand(text))
        }
      }
      if let text = lateText(of: slot) { return .text(text) }
      return component.lateSlots.contains(slot) ? nil : .value(stack[base + Int(slot)])
    }
    // What is nothing but another expression needs no parentheses around it.
    if let whole, text == Self.operand(whole) { return .expression(whole) }
    return .expression(text)
  }

  /// Runs a program with the handed values that are known now in their slots.
  private mutating func runHanded(_ program: Int32, base: Int) throws(EvaluationStop) -> Value {
    for entry in handed {
      if case .value(let value) = entry.value { stack[entry.position] = value }
    }
    return try run(program)
  }
}
