internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

/// The actions, by the key that they are written with.
enum ActionKind: String, CaseIterable {
  case toggle, set, append, remove, withAnimation, run, emit
  // The forms among actions.
  case condition = "if"
  case selection = "switch"
  case bind = "let"
}

extension DocumentReader {
  /// What an action argument holds; `as` inside a mapping names the values that it is handed.
  mutating func readHandler(_ node: SyntaxNode, handing values: [HandedValue]) {
    guard node.kind == .mapping, let names = node.entry(named: "as") else {
      declareHanded(values, isLate: true)
      readActions(node)
      return
    }
    let outer = handedNames
    handedNames = HandedNames(entry: names)
    declareHanded(values, isLate: true)
    if let actions = node.entry(named: "actions"), node.count == 2 {
      readActions(actions.value)
    } else {
      readActionMapping(node, ignoring: "as")
    }
    handedNames = outer
  }

  /// One action or a list of them.
  mutating func readActions(_ node: SyntaxNode) {
    switch node.kind {
    case .missing: return
    case .sequence: for element in node.elements { readAction(element) }
    default: if !node.isNull { readAction(node) }
    }
  }

  private mutating func readAction(_ node: SyntaxNode) {
    switch node.kind {
    case .missing: return
    case .sequence: report(.nestedList(of: "actions", at: node.range))
    case .scalar:
      let isAction: (String) -> Bool = { ActionKind(rawValue: $0) != nil }
      let finding = missingSign(after: WrittenName(scalar: node), isKnown: isAction)
      report(finding ?? .bareAction(node, isNamed: namedAction(node.text) != nil))
    case .mapping:
      if let form = FormKind(of: node), form != .slot {
        readForm(form, node: node, place: .actions, position: 0)
      } else {
        readActionMapping(node, ignoring: nil)
      }
    }
  }

  private mutating func readActionMapping(_ node: SyntaxNode, ignoring ignored: String?) {
    var action: SyntaxEntry?
    for entry in node.entries where entry.key.text != ignored && !entry.key.isExtension {
      if let first = action {
        report(.severalActions(entry.key, first: first.key))
      } else {
        action = entry
      }
    }
    guard let action else {
      report(.missingAction(at: node.range))
      return
    }
    guard let kind = ActionKind(rawValue: action.key.text) else {
      reportUnknownAction(action)
      return
    }
    switch kind {
    case .toggle: readToggle(action)
    case .set: readSet(action)
    case .append: readAppend(action)
    case .remove: readRemove(action)
    case .withAnimation: readWithAnimation(action)
    case .run: readRun(action)
    case .emit: readEmit(action)
    case .condition, .selection, .bind: readAction(node)
    }
  }

  private mutating func reportUnknownAction(_ action: SyntaxEntry) {
    let key = action.key
    let name = key.text
    let known = ActionKind.allCases.map(\.rawValue)
    if namedAction(name) != nil || catalog.hostAction(named: name) != nil {
      report(.actionNeedsRun(key, takesValue: !action.value.isNull))
    } else {
      report(.unknownAction(key, nearest: nearestName(to: name, in: known), known: known))
    }
  }

  // MARK: State

  private mutating func readToggle(_ action: SyntaxEntry) {
    guard let text = placeText(action) else { return }
    let node = builder.open(.toggle, at: action.key.range)
    readPlace(text.text, of: action.value, offset: text.offset, wanting: .bool)
    builder.close(node)
  }

  /// The place that a scalar names; `$` before it is allowed.
  private mutating func placeText(_ entry: SyntaxEntry) -> (text: String, offset: Int)? {
    if entry.value.kind == .missing { return nil }
    guard entry.value.kind == .scalar, !entry.value.isNull else {
      report(.placeExpected(at: entry.value.isNull ? entry.key.range : entry.value.range))
      return nil
    }
    let text = entry.value.text
    return text.hasPrefix("$") ? (String(text.dropFirst()), 1) : (text, 0)
  }

  private mutating func readSet(_ action: SyntaxEntry) {
    if action.value.kind == .missing { return }
    guard action.value.kind == .mapping else {
      report(.setIsAMapping(at: action.value.isNull ? action.key.range : action.value.range))
      return
    }
    let set = builder.open(.set, at: action.key.range)
    for entry in action.value.entries where !entry.key.isExtension {
      let assignment = builder.open(.assignment, at: entry.key.range)
      let type = readPlace(entry.key, wanting: nil)
      readValue(entry.value, as: .reading(type))
      builder.close(assignment)
    }
    builder.close(set)
  }

  /// A place that is written as a key.
  private mutating func readPlace(_ key: SyntaxKey, wanting type: CELType?) -> CELType {
    readPlace(key.text, of: key.node, offset: 0, wanting: type)
  }

  private mutating func readAppend(_ action: SyntaxEntry) {
    checkKeys(of: action, ["to", "value"])
    guard let to = required("to", of: action), let value = required("value", of: action),
      let place = placeText(to)
    else { return }
    let node = builder.open(.append, at: action.key.range)
    let type = readPlace(place.text, of: to.value, offset: place.offset, wanting: .list(.dyn))
    readValue(value.value, as: .reading(type.elementType))
    builder.close(node)
  }

  private mutating func readRemove(_ action: SyntaxEntry) {
    checkKeys(of: action, ["from", "at", "as", "where"])
    guard let from = required("from", of: action), let place = placeText(from) else { return }
    if let index = action.value.entry(named: "at") {
      let node = builder.open(.removeAt, at: action.key.range)
      readPlace(place.text, of: from.value, offset: place.offset, wanting: .list(.dyn))
      readValue(index.value, as: .value(.int))
      builder.close(node)
      return
    }
    guard let condition = action.value.entry(named: "where") else {
      report(.missingKey("at' or 'where", of: "'remove'", at: action.key.range))
      return
    }
    let names = HandedNames(entry: action.value.entry(named: "as"))
    guard let element = names.names.first else {
      report(.missingKey("as", of: "'remove' with 'where'", at: action.key.range))
      return
    }
    let slot = frame.nextSlot()
    let node = builder.open(
      .removeWhere, name: builder.name(element.text), payload: slot, at: action.key.range)
    let type = readPlace(place.text, of: from.value, offset: place.offset, wanting: .list(.dyn))
    let mark = scope.mark
    declare(element.text, at: element.range, type: type.elementType, slot: slot, role: .handed)
    readValue(condition.value, as: .value(.bool))
    scope.leave(to: mark)
    builder.close(node)
  }

  // MARK: Animation, events, named actions

  private mutating func readWithAnimation(_ action: SyntaxEntry) {
    let node = builder.open(.withAnimation, at: action.key.range)
    let value = action.value
    if value.kind == .mapping, value.entry(named: "actions") != nil || value.entry(named: "animation") != nil
    {
      checkKeys(of: action, ["animation", "actions"])
      if let animation = value.entry(named: "animation") {
        let argument = builder.open(.argument, name: builder.name("animation"), at: animation.key.range)
        let type = types.type(named: "Animation").map { CELType.host($0) } ?? .dyn
        readValue(animation.value, as: .value(.nullable(type)))
        builder.close(argument)
      }
      if let actions = required("actions", of: action) { readActions(actions.value) }
    } else {
      readActions(value)
    }
    builder.close(node)
  }

  private mutating func readEmit(_ action: SyntaxEntry) {
    let node = builder.open(.emit, at: action.key.range)
    if action.value.kind == .mapping {
      checkKeys(of: action, ["event", "data"])
      if let event = required("event", of: action) { readValue(event.value, as: .text(isOptional: false)) }
      if let data = action.value.entry(named: "data") { readValue(data.value, as: .value(.dyn)) }
    } else {
      readValue(action.value, as: .text(isOptional: false))
    }
    builder.close(node)
  }

  private mutating func readRun(_ action: SyntaxEntry) {
    if action.value.kind == .missing { return }
    let entries = action.value.kind == .mapping ? action.value.declarations : []
    if action.value.kind == .scalar, !action.value.isNull {
      run(action.value.text, at: action.value.range, argument: nil, of: action)
    } else if entries.count == 1, let entry = entries.first {
      run(entry.key.text, at: entry.key.range, argument: entry.value, of: action)
    } else {
      report(.runNeedsAName(at: action.key.range))
    }
  }

  /// Named actions are read in place; action parameters and those of the host are called.
  private mutating func run(
    _ name: String, at range: SourceRange, argument: SyntaxNode?, of action: SyntaxEntry
  ) {
    if let parameter = frame.parameters.first(where: { $0.name == name && $0.kind == .action }) {
      noteUse(ofParameter: name)
      let node = builder.open(
        .run, name: builder.name(name), payload: parameter.slot, at: action.key.range)
      if let type = parameter.handedType {
        if let argument {
          readValue(argument, as: .reading(type))
        } else if type != .error, type != .dyn, !type.isNullable {
          report(.noHandedValue(at: range, of: name, type: self.name(of: type)))
        }
      } else if let argument {
        report(.noArgument(at: argument.range, of: name))
      }
      builder.close(node)
    } else if let named = namedAction(name) {
      uses?.add(named.entry.key.range)
      if frame.runningActions.contains(name) {
        // Every action of the circle leads here; the first one tells it for all.
        if !frame.circularActions.contains(name) {
          report(.recursiveAction(name, at: range, declared: named.entry.key.range))
          frame.circularActions += frame.runningActions
        }
        return
      }
      if let argument { report(.noArgument(at: argument.range, of: name)) }
      // Actions that run others twice, and those others twice, would grow without end.
      guard !isTooLarge, builder.plan.nodes.count < Self.nodeLimit else {
        if !isTooLarge { report(.documentTooLarge(at: range, limit: Self.nodeLimit)) }
        isTooLarge = true
        return
      }
      frame.runningActions.append(name)
      readActions(named.entry.value)
      frame.runningActions.removeLast()
    } else if let host = catalog.hostAction(named: name) {
      let node = builder.open(.run, name: builder.name(name), payload: -1, at: action.key.range)
      if let argument, host.parameters.isEmpty {
        report(.noArgument(at: argument.range, of: name))
      } else {
        readArguments(
          argument, of: KnownEntry(host, names: &builder), named: range, names: nil, target: .hostAction)
      }
      builder.close(node)
    } else {
      let own = frame.parameters.filter { $0.kind == .action }.map(\.name)
      let named = (frame.actions + files[file].actions).map(\.name)
      report(
        .unknownActionName(
          name, at: range, nearest: nearestName(to: name, in: own + named + catalog.hostActionNames)))
    }
  }

  /// Nodes of a plan, beyond which named actions are not written out any more.
  private static var nodeLimit: Int { 100_000 }

  private func namedAction(_ name: String) -> NamedAction? {
    frame.actions.first { $0.name == name } ?? files[file].actions.first { $0.name == name }
  }

  // MARK: Keys

  private mutating func checkKeys(of action: SyntaxEntry, _ known: [String]) {
    guard action.value.kind == .mapping else { return }
    for entry in action.value.entries where !known.contains(entry.key.text) && !entry.key.isExtension {
      report(.unknownKey(entry.key.text, at: entry.key.range, of: "'\(action.key.text)'", known: known))
    }
  }

  private mutating func required(_ key: String, of action: SyntaxEntry) -> SyntaxEntry? {
    if action.value.kind == .mapping, let entry = action.value.entry(named: key) { return entry }
    reportMissing(key, of: "'\(action.key.text)'", in: action.value, at: action.key.range)
    return nil
  }
}

extension Diagnostic {
  static func documentTooLarge(at range: SourceRange, limit: Int) -> Self {
    Diagnostic(
      "document-too-large", .error, at: range,
      "with the statements of all named actions in place the document has more than \(limit) parts")
  }

  static func bareAction(_ node: SyntaxNode, isNamed: Bool) -> Self {
    if isNamed {
      // Behind a dash it may be a key; elsewhere it would be the second one of its line.
      let bytes = node.tree.source.bytes
      let before = bytes[..<Int(node.range.start)].last { $0 != UInt8(ascii: " ") }
      let run = "run: \(node.text)"
      let mend = before == UInt8(ascii: "-") ? run : "{\(run)}"
      return Diagnostic(
        "unknown-action", .error, at: node.range, "write '\(run)' to run a named action",
        fixIts: [FixIt("run it", edits: [SourceEdit(replacing: node.range, with: mend)])])
    }
    let known = ActionKind.allCases.map(\.rawValue)
    return Diagnostic(
      "unknown-action", .error, at: node.range,
      "'\(node.text)' is not an action; an action begins with \(known.quotedList.replacingLastAnd(with: "or"))"
    )
  }

  static func severalActions(_ key: SyntaxKey, first: SyntaxKey) -> Self {
    Diagnostic(
      "several-actions", .error, at: key.range,
      "an action already stands here; begin '\(key.text)' with '- ', or indent it if it is an argument",
      notes: [Note("the first one is '\(first.text)'", at: first.range)])
  }

  static func missingAction(at range: SourceRange) -> Self {
    Diagnostic("missing-action", .error, at: range, "this mapping names no action")
  }

  static func unknownAction(_ key: SyntaxKey, nearest: String?, known: [String]) -> Self {
    guard let nearest else {
      return Diagnostic(
        "unknown-action", .error, at: key.range,
        "no action is named '\(key.text)'; there are \(known.quotedList)")
    }
    return Diagnostic(
      "unknown-action", .error, at: key.range, "no action is named '\(key.text)'; did you mean '\(nearest)'?",
      fixIts: [.rename(key.range, to: nearest)])
  }

  static func actionNeedsRun(_ key: SyntaxKey, takesValue: Bool) -> Self {
    Diagnostic(
      "unknown-action", .error, at: key.range,
      "write 'run: \(takesValue ? "{\(key.text): …}" : key.text)' to run a named action")
  }

  static func placeExpected(at range: SourceRange) -> Self {
    Diagnostic(
      "place-expected", .error, at: range, "the name of a state, a side of a pair or a binding is wanted here"
    )
  }

  static func setIsAMapping(at range: SourceRange) -> Self {
    Diagnostic(
      "set-not-a-mapping", .error, at: range,
      "'set' takes places with their values, such as 'set: {opacity: 1}'")
  }

  static func runNeedsAName(at range: SourceRange) -> Self {
    Diagnostic(
      "missing-action", .error, at: range, "'run' takes the name of an action, or the name with a value")
  }

  static func recursiveAction(_ name: String, at range: SourceRange, declared: SourceRange) -> Self {
    Diagnostic(
      "recursive-action", .error, at: range, "the action '\(name)' runs itself",
      notes: [Note("declared here", at: declared)])
  }

  static func noArgument(at range: SourceRange, of name: String) -> Self {
    Diagnostic("unexpected-value", .error, at: range, "the action '\(name)' takes no value")
  }

  static func noHandedValue(at range: SourceRange, of name: String, type: String) -> Self {
    Diagnostic(
      "missing-argument", .error, at: range,
      "the action '\(name)' is run with a value of type \(type); write 'run: {\(name): …}'")
  }

  static func unknownActionName(_ name: String, at range: SourceRange, nearest: String?) -> Self {
    guard let nearest else {
      return Diagnostic(
        "unknown-action", .error, at: range, "no action is named '\(name)'; declare it under 'actions'")
    }
    return Diagnostic(
      "unknown-action", .error, at: range, "no action is named '\(name)'; did you mean '\(nearest)'?",
      fixIts: [.rename(range, to: nearest)])
  }
}
