internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

/// Where a form stands, and so how each of its arms is read.
enum FormPlace {
  /// The modifiers and identity beside the form stand around what it yields.
  case views(ViewCompanions)
  case modifiers
  case actions
  case value(ParameterType)
  case place(CELType)
  case arguments(KnownEntry, ArgumentTarget)
  /// The content of a slot that stands by its name.
  case slot
  /// An action argument, with the names of the values it is handed.
  case handler

  var isValue: Bool {
    switch self {
    case .value, .place: true
    default: false
    }
  }
}

extension DocumentReader {
  /// Reads a form; what is returned tells which arguments its arms give.
  @discardableResult
  mutating func readForm(
    _ form: FormKind, node: SyntaxNode, place: FormPlace, position: Int32
  ) -> ArgumentPresence {
    unsafe node.forEachEntry { index, key in
      if unsafe form.takes(KeyWord(key)) { return }
      let key = node.entry(at: index).key
      if case .views = place, ViewCompanions.isCompanion(key) { return }
      if form == .condition, ["elseif", "elif", "elsif", "else if"].contains(key.text.lowercased()) {
        report(.elseIf(key.text, at: key.range))
      } else {
        report(.unknownKey(key.text, at: key.range, of: form.noun, known: form.keys))
      }
    }
    switch form {
    case .condition: return readCondition(node, place: place, position: position)
    case .selection: return readSelection(node, place: place, position: position)
    case .bind: return readBind(node, place: place, position: position)
    case .pair: return readPair(node, place: place, position: position)
    case .slot:
      report(.misplacedKey("slot", at: node.range, reason: "a slot holds views"))
      return ArgumentPresence()
    }
  }

  // MARK: if

  private mutating func readCondition(
    _ node: SyntaxNode, place: FormPlace, position: Int32
  ) -> ArgumentPresence {
    guard let condition = node.entry(.if) else { return ArgumentPresence() }
    let program = compileProgram(condition.value, wanting: .bool, or: condition.key.range)
    let form = openForm(
      .condition, payload: program.map { builder.add($0) } ?? -1, position: position, place: place, node: node
    )
    let presence = readBranches(
      node, place: place, whenTrue: program?.program.presentWhenTrue ?? [],
      whenFalse: program?.program.presentWhenFalse ?? [])
    builder.close(form)
    return presence
  }

  /// The arms `then` and `else`, each with what the condition tells of optionals.
  private mutating func readBranches(
    _ node: SyntaxNode, place: FormPlace, whenTrue: [String], whenFalse: [String]
  ) -> ArgumentPresence {
    var presence = ArgumentPresence()
    if let then = node.entry(.then) {
      presence = readArm(then.value, number: 0, present: whenTrue, place: place)
    } else {
      let key = node.entry(.if) ?? node.entry(.let)
      reportMissing("then", of: "this form", in: node, at: key?.key.range ?? node.range)
      if let otherwise = node.entry(.else) {
        _ = readArm(otherwise.value, number: 1, present: whenFalse, place: place)
      }
      return .everything
    }
    if let otherwise = node.entry(.else) {
      presence.merge(readArm(otherwise.value, number: 1, present: whenFalse, place: place))
    } else {
      presence.certain &= certainWithoutElse(place)
      leaveOut(.missingElse(at: formRange(node)), place: place)
    }
    return presence
  }

  /// An arm that is left out is a fault where a value is needed; among arguments only the whole call can tell.
  private mutating func leaveOut(_ finding: Diagnostic, place: FormPlace) {
    if place.isValue, !mayLeaveOutElse { report(finding) }
    if case .arguments = place { openForms = [finding] }
  }

  /// Views may be left out in one case, so that a slot counts as given by the other.
  private func certainWithoutElse(_ place: FormPlace) -> UInt64 {
    guard case .arguments(let spec, _) = place else { return 0 }
    var slots: UInt64 = 0
    for index in spec.parameters.indices where spec.parameters[index].type.isSlot {
      slots |= 1 << UInt64(index)
    }
    return slots
  }

  private func formRange(_ node: SyntaxNode) -> SourceRange {
    let entry = node.entry(.if) ?? node.entry(.let) ?? node.entry(.switch)
    return entry?.key.range ?? node.range
  }

  // MARK: switch

  private mutating func readSelection(
    _ node: SyntaxNode, place: FormPlace, position: Int32
  ) -> ArgumentPresence {
    guard let subject = node.entry(.switch) else { return ArgumentPresence() }
    let program = compileProgram(subject.value, wanting: nil, or: subject.key.range)
    let type = program?.program.type ?? .error
    let form = openForm(
      .selection, payload: program.map { builder.add($0) } ?? -1, position: position, place: place, node: node
    )
    var presence: ArgumentPresence?
    var matches: [Value] = []
    var number: Int32 = 0
    if let cases = node.entry(.cases), cases.value.kind == .mapping {
      for entry in cases.value.entries where type.withoutNull == .string || !entry.key.isExtension {
        let match = caseValue(entry.key, of: type)
        if let match { matches.append(match) }
        builder.plan.values.append(match ?? .null)
        let arm = readArm(
          entry.value, number: number, match: Int32(builder.plan.values.count - 1), place: place)
        presence = presence?.merged(with: arm) ?? arm
        number += 1
      }
    } else {
      reportMissing("cases", of: "'switch'", in: node, at: subject.key.range)
      presence = .everything
    }
    if let otherwise = node.entry(.default) {
      let arm = readArm(otherwise.value, number: number, place: place)
      presence = presence?.merged(with: arm) ?? arm
    } else if presence?.certain != .max, let missing = uncovered(by: matches, of: type) {
      presence?.certain &= certainWithoutElse(place)
      leaveOut(.missingCases(missing, at: subject.key.range), place: place)
    }
    builder.close(form)
    return presence ?? ArgumentPresence()
  }

  /// What a case's key stands for where the subject has that type.
  private mutating func caseValue(_ key: SyntaxKey, of type: CELType) -> Value? {
    let text = key.text
    switch type.withoutNull {
    case .error: return nil
    case .host(let host):
      let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
      if let member = types.member(name, of: host) { return .member(member) }
      let names = types.memberNames(of: host)
      report(.unknownCase(text, at: key.range, type: self.name(of: type), names: names))
      return nil
    case .bool where text == "true" || text == "false": return .bool(text == "true")
    case .int: if let number = Int64(text) { return .int(number) }
    case .double: if let number = Double(text) { return .double(number) }
    case .string: return .string(text)
    default: break
    }
    report(.caseType(text, at: key.range, type: self.name(of: type)))
    return nil
  }

  /// The members that no case names; nil where all are covered.
  private func uncovered(by matches: [Value], of type: CELType) -> [String]? {
    switch type {
    case .error: return nil
    case .bool:
      let missing = [true, false].filter { !matches.contains(.bool($0)) }
      return missing.isEmpty ? nil : missing.map { "\($0)" }
    case .host(let host):
      let missing = types.memberNames(of: host).filter { name in
        guard let member = types.member(name, of: host) else { return false }
        return !matches.contains(.member(member))
      }
      return missing.isEmpty ? nil : missing
    default: return []
    }
  }

  // MARK: let

  private mutating func readBind(
    _ node: SyntaxNode, place: FormPlace, position: Int32
  ) -> ArgumentPresence {
    let form = openForm(.bind, payload: -1, position: position, place: place, node: node)
    let mark = scope.mark
    if let names = node.entry(.let), names.value.kind == .mapping {
      for entry in names.value.entries where !entry.key.isExtension { readBoundName(entry) }
    } else if let names = node.entry(.let), names.value.kind != .missing {
      report(.letIsAMapping(at: names.key.range))
    }
    var facts: (whenTrue: [String], whenFalse: [String]) = ([], [])
    if let condition = node.entry(.if),
      let program = compileProgram(condition.value, wanting: .bool, or: condition.key.range)
    {
      facts.whenTrue = program.program.presentWhenTrue
      builder.plan.nodes[Int(form)].payload = builder.add(program)
    }
    // `else` is read with the names gone: one of them may be what is missing.
    var presence = ArgumentPresence()
    if let then = node.entry(.then) {
      presence = readArm(then.value, number: 0, present: facts.whenTrue, place: place)
    } else {
      reportMissing("then", of: "'let'", in: node, at: formRange(node))
    }
    scope.leave(to: mark)
    if let otherwise = node.entry(.else) {
      presence.merge(readArm(otherwise.value, number: 1, place: place))
    } else if hasOptionalName(form) || node.entry(.if) != nil {
      presence.certain &= certainWithoutElse(place)
      leaveOut(.missingElse(at: formRange(node)), place: place)
    }
    builder.close(form)
    return presence
  }

  private mutating func readBoundName(_ entry: SyntaxEntry) {
    let program = compileProgram(entry.value, wanting: nil, or: entry.key.range)
    let type = program?.program.type ?? .error
    let slot = frame.nextSlot()
    uses?.declare(entry.key)
    declare(entry.key, type: type.withoutNull, slot: slot, role: .bound)
    builder.leaf(
      .boundName, name: builder.name(entry.key.text), payload: program.map { builder.add($0) } ?? -1,
      extra: slot, flag: type.isNullable || type == .dyn || type == .null, at: entry.key.range)
  }

  private func hasOptionalName(_ form: PlanIndex) -> Bool {
    var index = Int(form) + 1
    while index < builder.plan.nodes.count {
      if builder.plan.nodes[index].kind == .boundName, builder.plan.nodes[index].flag { return true }
      index += 1
    }
    return false
  }

  // MARK: on and off

  private mutating func readPair(
    _ node: SyntaxNode, place: FormPlace, position: Int32
  ) -> ArgumentPresence {
    guard let on = node.entry(.on), let off = node.entry(.off) else {
      return ArgumentPresence()
    }
    guard let state = node.entry(.state) else {
      reportMissing("state", of: "a pair written in place", in: node, at: on.key.range)
      return .everything
    }
    let program = compileProgram(state.value, wanting: .bool, or: state.key.range)
    let form = openForm(
      .pair, payload: program.map { builder.add($0) } ?? -1, position: position, place: place, node: node)
    var presence = readArm(on.value, number: 0, place: place)
    presence.merge(readArm(off.value, number: 1, place: place))
    builder.close(form)
    return presence
  }

  /// Reports a key that is missing, unless a misspelt one of the mapping has been reported in its place.
  mutating func reportMissing(_ key: String, of owner: String, in node: SyntaxNode, at range: SourceRange) {
    let isMisspelt = sink.diagnostics.contains { finding in
      finding.code == "unknown-key" && finding.range.file == node.range.file
        && node.range.offsets.contains(Int(finding.range.start))
        && finding.fixIts.contains { $0.edits.count == 1 && $0.edits[0].replacement == key }
    }
    if !isMisspelt { report(.missingKey(key, of: owner, at: range)) }
  }

  // MARK: Arms

  private mutating func openForm(
    _ kind: PlanNode.Kind, payload: Int32, position: Int32, place: FormPlace, node: SyntaxNode
  ) -> PlanIndex {
    let form = builder.open(kind, payload: payload, extra: position, at: formRange(node))
    if case .views(let companions) = place {
      readIdentity(companions)
      readModifiers(companions)
    }
    return form
  }

  /// Reads one arm exactly as if it stood in the form's place.
  private mutating func readArm(
    _ node: SyntaxNode, number: Int32, match: Int32 = -1, present: [String] = [], place: FormPlace
  ) -> ArgumentPresence {
    let arm = builder.open(.arm, payload: match, extra: number, at: node.range)
    let mark = scope.mark
    scope.markPresent(present)
    var presence = ArgumentPresence()
    switch place {
    case .views: if !node.isNull { readViews(node) }
    case .slot: if !node.isNull { readViews(node, allowsText: true) }
    case .modifiers: readModifierArm(node)
    case .actions: readActions(node)
    case .handler: readActions(node)
    case .value(let type): readValue(node, as: type)
    case .place(let type): readBinding(node, to: type)
    case .arguments(let spec, let target):
      presence = readArgumentShapes(node, of: spec, target: target)
    }
    scope.leave(to: mark)
    builder.close(arm)
    return presence
  }
}

extension Diagnostic {
  static func missingKey(_ key: String, of owner: String, at range: SourceRange) -> Self {
    Diagnostic("missing-key", .error, at: range, "\(owner) needs '\(key)'")
  }

  static func elseIf(_ key: String, at range: SourceRange) -> Self {
    Diagnostic(
      "unknown-key", .error, at: range,
      "'if' has no '\(key)'; a second condition stands in 'else', as a form of its own: 'else: {if: …, then: …}'"
    )
  }

  static func missingElse(at range: SourceRange) -> Self {
    Diagnostic("missing-else", .error, at: range, "a value is needed in every case; add 'else'")
  }

  static func missingCases(_ names: [String], at range: SourceRange) -> Self {
    let message =
      names.isEmpty || names.count > 12
      ? "a value is needed in every case; add 'default'"
      : "a value is needed in every case; add \(names.quotedList), or 'default'"
    return Diagnostic("missing-case", .error, at: range, message)
  }

  static func unknownCase(_ text: String, at range: SourceRange, type: String, names: [String]) -> Self {
    if let nearest = nearestName(to: text, in: names) {
      return Diagnostic(
        "unknown-member", .error, at: range, "\(type) has no member '\(text)'; did you mean '\(nearest)'?",
        fixIts: [.rename(range, to: nearest)])
    }
    let allowed = names.count <= 12 ? "; it has \(names.quotedList)" : ""
    return Diagnostic("unknown-member", .error, at: range, "\(type) has no member '\(text)'\(allowed)")
  }

  static func caseType(_ text: String, at range: SourceRange, type: String) -> Self {
    Diagnostic("case-type", .error, at: range, "'\(text)' can't be a case of a value of type \(type)")
  }

  static func letIsAMapping(at range: SourceRange) -> Self {
    Diagnostic(
      "let-not-a-mapping", .error, at: range,
      "'let' takes names with their values, such as 'let: {user: currentUser}'")
  }
}
