internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

extension DocumentReader {
  mutating func readToggled(_ entry: SyntaxEntry) -> List<FrameStep> {
    let declaration = Declaration(value: entry)
    let known = ["type", "on", "off", "state", "range", "description"]
    checkName(entry.key, isCapitalised: false, noun: "toggled pairs")
    guard entry.value.kind == .mapping, let on = declaration.entry("on"), let off = declaration.entry("off")
    else {
      // Its name is known all the same, so that its uses are no faults.
      declare(entry.key, type: .error, slot: frame.nextSlot(), role: .pair)
      if !reportUnknownKeys(of: declaration, "a pair", known: known) {
        report(.missingKey("on' and 'off", of: "the pair '\(entry.key.text)'", at: entry.key.range))
      }
      return List()
    }
    reportUnknownKeys(of: declaration, "a pair", known: known)
    let type = pairType(declaration, on: on.value, off: off.value)
    let slot = frame.nextSlot()
    _ = frame.nextSlot()
    let valueSlot = frame.nextSlot()
    let sides = builder.open(.arm, at: entry.key.range)
    readDeclared(on.value, as: .reading(type))
    readDeclared(off.value, as: .reading(type))
    builder.close(sides)
    var step = FrameStep(
      role: .pair, name: entry.key.text, slot: slot, value: sides, type: type, range: entry.key.range)
    step.bounds = readBounds(declaration)
    checkBounds(of: sides + 1, step.bounds, at: on.value.range)
    checkBounds(of: builder.plan.nodes[Int(sides) + 1].next, step.bounds, at: off.value.range)
    var steps = List(repeating: step, count: 1)
    let name = entry.key.text
    if let state = declaration.entry("state") {
      steps.append(readPick(state, of: entry, type: type, from: slot, into: valueSlot))
      declare(entry.key, type: type, slot: valueSlot, role: .pair)
    } else {
      declare(entry.key, type: .toggled(type), slot: valueSlot, role: .pair)
    }
    declareSide("\(name).on", type: type, slot: slot, key: on.key)
    declareSide("\(name).off", type: type, slot: slot + 1, key: off.key)
    return steps
  }

  @discardableResult
  private mutating func reportUnknownKeys(of declaration: Declaration, _ owner: String, known: [String])
    -> Bool
  {
    let keys = declaration.unknownKeys(besides: known)
    for key in keys {
      // A key that stands there already is not the one that was meant.
      let open = known.filter { declaration.entry($0) == nil }
      let isMisspelt = nearestName(to: key.text, in: open) != nil
      report(.unknownKey(key.text, at: key.range, of: owner, known: isMisspelt ? open : known))
    }
    return !keys.isEmpty
  }

  private mutating func declareSide(_ name: String, type: CELType, slot: Int32, key: SyntaxKey) {
    frame.lateSlots.append(slot)
    scope.add(
      ScopedName(name: name, variable: Variable(type: type, slot: slot), role: .side, range: key.range))
  }

  /// A pair that names its state is the side that the state picks.
  private mutating func readPick(
    _ state: SyntaxEntry, of entry: SyntaxEntry, type: CELType, from slot: Int32, into target: Int32
  ) -> FrameStep {
    let program = compileProgram(state.value, wanting: .bool, or: state.key.range)
    let pair = builder.open(.pair, payload: program.map { builder.add($0) } ?? -1, at: state.key.range)
    for side in 0..<Int32(2) {
      let arm = builder.open(.arm, extra: side, at: state.key.range)
      builder.leaf(.local, payload: slot + side, at: state.key.range)
      builder.close(arm)
    }
    builder.close(pair)
    return FrameStep(
      role: .computed, name: entry.key.text, slot: target, value: pair, type: type, range: entry.key.range)
  }

  private mutating func pairType(_ declaration: Declaration, on: SyntaxNode, off: SyntaxNode) -> CELType {
    if let node = declaration.type { return readValueType(node) }
    let types = (literalType(of: on), literalType(of: off))
    switch types {
    case (.int?, .double?), (.double?, .int?): return .double
    case (let left?, let right?) where left == right && !looksLikeMember(on): return left
    default:
      report(.missingType(declaration.key, of: on))
      return .error
    }
  }
}

extension CELType {
  /// The type of a declared pair: `value(state)` picks a side.
  static func toggled(_ type: CELType) -> CELType { .abstract("Toggled", [type]) }
}
