internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

extension DocumentReader {
  /// Reads what stands under the name of a view, modifier or component, and checks that it goes together.
  ///
  /// `names` is the `as` beside a view's name; a modifier has its own inside.
  mutating func readArguments(
    _ node: SyntaxNode?, of spec: KnownEntry, named range: SourceRange, names: SyntaxEntry?,
    target: ArgumentTarget
  ) {
    let outerNames = handedNames
    let outerStart = firstArgumentType
    let outerForms = openForms
    openForms = List()
    handedNames = HandedNames(entry: names)
    firstArgumentType = argumentTypes.count
    let presence = node.map { readArgumentShapes($0, of: spec, target: target) } ?? ArgumentPresence()
    check(presence, fits: spec, at: range)
    if let names, !spec.handsOver {
      report(.unusedNames(names.key.range, of: spec.name))
    }
    handedNames = outerNames
    if argumentTypes.count > firstArgumentType { argumentTypes.shorten(to: firstArgumentType) }
    firstArgumentType = outerStart
    openForms = outerForms
  }

  /// Reads one of the shapes that arguments may have: nothing, a scalar, a list, a mapping.
  mutating func readArgumentShapes(
    _ node: SyntaxNode, of spec: KnownEntry, target: ArgumentTarget
  ) -> ArgumentPresence {
    switch node.kind {
    // What stands here has been reported where the syntax is read.
    case .missing: return .everything
    case .scalar: return node.isNull ? ArgumentPresence() : readScalar(node, of: spec, target: target)
    case .sequence: return readList(node, of: spec, target: target)
    case .mapping: return readMapping(node, of: spec, target: target)
    }
  }

  // MARK: Scalar

  private mutating func readScalar(
    _ node: SyntaxNode, of spec: KnownEntry, target: ArgumentTarget
  ) -> ArgumentPresence {
    let candidates = spec.scalar
    guard let first = candidates.first else {
      if case .action(let index) = spec.list { return readParameter(index, of: spec, node, target: target) }
      report(.noScalar(of: spec, at: node.range))
      return .everything
    }
    guard candidates.count > 1 else { return readParameter(first, of: spec, node, target: target) }
    for index in candidates {
      let mark = builder.mark
      let outerSink = sink
      sink = DiagnosticSink()
      let presence = readParameter(index, of: spec, node, target: target)
      if !sink.hasErrors {
        let found = sink
        sink = outerSink
        for diagnostic in found.diagnostics { report(diagnostic) }
        return presence
      }
      builder.rewind(to: mark)
      sink = outerSink
    }
    reportNoFit(node, candidates: candidates, of: spec)
    return .everything
  }

  /// None of several parameters takes the scalar: one finding, in the words of the one that comes nearest.
  private mutating func reportNoFit(_ node: SyntaxNode, candidates: [Int], of spec: KnownEntry) {
    if NumberSpelling(node.text) == nil, let program = tryCompile(node) {
      let types = candidates.map { typeName(of: spec.parameters[$0].type) }
      report(.noFit(at: node.range, name: spec.name, found: name(of: program.type), types: types))
      return
    }
    // A member is looked for in every type; the finding of the first with members names the nearest.
    let withMembers = candidates.first { index in
      if case .value(let type) = spec.parameters[index].type, case .host = type.withoutNull { return true }
      return false
    }
    let index = node.text.hasPrefix(".") ? withMembers ?? candidates[0] : candidates[0]
    let mark = builder.mark
    _ = readParameter(index, of: spec, node, target: .view)
    builder.rewind(to: mark)
  }

  // MARK: List

  private mutating func readList(
    _ node: SyntaxNode, of spec: KnownEntry, target: ArgumentTarget
  ) -> ArgumentPresence {
    switch spec.list {
    case .slot(let index), .action(let index), .value(let index):
      return readParameter(index, of: spec, node, target: target)
    case .positional(let indices):
      var presence = ArgumentPresence()
      var position = 0
      for element in node.elements {
        guard position < indices.count else {
          report(.tooManyArguments(at: element.range, of: spec, count: indices.count))
          return presence
        }
        presence.add(readParameter(indices[position], of: spec, element, target: target))
        position += 1
      }
      return presence
    case .none:
      // A parameter whose type is unknown may be the slot that is meant.
      let isKnown = spec.parameters.allSatisfy { if case .value(.error) = $0.type { false } else { true } }
      if isKnown { report(.noList(of: spec, at: node.range)) }
      return .everything
    }
  }

  // MARK: Mapping

  private mutating func readMapping(
    _ node: SyntaxNode, of spec: KnownEntry, target: ArgumentTarget
  ) -> ArgumentPresence {
    if let form = FormKind(of: node) {
      if form == .slot, case .slot(let index) = spec.list {
        return readParameter(index, of: spec, node, target: target)
      }
      // It is decided when the action runs, as if it stood in a list of one.
      if case .action(let index) = spec.list, holdsActions(node, of: spec) {
        return readParameter(index, of: spec, node, target: target)
      }
      // Which arguments a call has is known before it is made; its values may be worked out then.
      if target == .hostAction {
        if let index = spec.scalar.first { return readParameter(index, of: spec, node, target: target) }
        report(.formOfArguments(of: spec.name, at: node.range.startPoint))
        return .everything
      }
      return readForm(form, node: node, place: .arguments(spec, target), position: 0)
    }
    guard let first = node.entries.first(where: { !$0.key.isExtension }) else {
      return ArgumentPresence()
    }
    if first.key.text.isCapitalised {
      if case .slot(let index) = spec.list { return readParameter(index, of: spec, node, target: target) }
      if let index = spec.scalar.first(where: { takesInitialiser(spec.parameters[$0].type) }) {
        return readParameter(index, of: spec, node, target: target)
      }
      report(.noView(first.key, in: spec))
      return .everything
    }
    if case .action(let index) = spec.list, ActionKind(rawValue: first.key.text) != nil,
      spec.parameter(named: first.key.text) == nil
    {
      return readParameter(index, of: spec, node, target: target)
    }
    return readNamedArguments(node, of: spec, target: target)
  }

  /// Whether the arms of a form are actions rather than arguments by name.
  private func holdsActions(_ node: SyntaxNode, of spec: KnownEntry) -> Bool {
    switch node.kind {
    case .sequence: return true
    case .missing, .scalar: return false
    case .mapping: break
    }
    guard FormKind(of: node) != nil else {
      let first = node.entries.first { !$0.key.isExtension }
      return first.map {
        ActionKind(rawValue: $0.key.text) != nil && spec.parameter(named: $0.key.text) == nil
      } ?? false
    }
    return node.entries.contains { entry in
      switch entry.key.text {
      case "then", "else", "on", "off", "default": holdsActions(entry.value, of: spec)
      case "cases": entry.value.entries.contains { holdsActions($0.value, of: spec) }
      default: false
      }
    }
  }

  private func takesInitialiser(_ type: ParameterType) -> Bool {
    if case .value(let type) = type, case .host = type.withoutNull { return true }
    return false
  }

  private mutating func readNamedArguments(
    _ node: SyntaxNode, of spec: KnownEntry, target: ArgumentTarget
  ) -> ArgumentPresence {
    if let side = loneSide(of: node), spec.parameter(named: side.key.text) == nil {
      let other = side.key.text == "on" ? "off" : "on"
      report(.missingKey(other, of: "a pair written in place", at: side.key.range))
      return .everything
    }
    var isWhole = true
    for entry in node.entries {
      let key = entry.key.text
      if spec.handsOver, key == "as" {
        if target == .view {
          let reason = "it belongs beside '\(spec.name)', not among its arguments; indent it less"
          report(.misplacedKey("as", at: entry.key.range, reason: reason))
        }
        handedNames = HandedNames(entry: entry)
      } else if spec.parameter(named: key) == nil, !key.hasPrefix("x-") {
        reportUnknownParameter(entry, of: spec, among: node)
        isWhole = false
      }
    }
    // Values first, in the order of the call: what a slot is handed may have the type of one of them.
    var presence = ArgumentPresence()
    for index in spec.parameters.indices {
      guard let entry = node.entry(named: spec.parameters[index].name) else { continue }
      presence.add(readParameter(index, of: spec, entry.value, target: target, key: entry.key, among: node))
    }
    // The misspelt name may be the one that is missing.
    return isWhole ? presence : .everything
  }

  /// The one side of a pair whose other side is missing, or misspelt.
  private func loneSide(of node: SyntaxNode) -> SyntaxEntry? {
    let (on, off) = (node.entry(named: "on"), node.entry(named: "off"))
    return on == nil || off == nil ? on ?? off : nil
  }

  private mutating func reportUnknownParameter(
    _ entry: SyntaxEntry, of spec: KnownEntry, among arguments: SyntaxNode
  ) {
    // `{title: Hello, world!}` without a colon is reported where the syntax is read.
    if entry.value.isNull, entry.value.range.isEmpty, entry.key.text.contains(" ") {
      let isKnown: (String) -> Bool = { name in
        spec.parameter(named: name) != nil || ActionKind(rawValue: name) != nil
      }
      // Otherwise a comma has cut a text, which is reported where the syntax is read.
      if let finding = missingSign(after: WrittenName(entry.key), isKnown: isKnown) { report(finding) }
      return
    }
    if entry.key.text == "modifiers" {
      let reason = "modifiers stand beside '\(spec.name)', not among its arguments; indent them less"
      report(.misplacedKey("modifiers", at: entry.key.range, reason: reason))
      return
    }
    let known = spec.parameters.map(\.name)
    // One that is given already is not the one that was meant.
    let nearest = nearestName(to: entry.key.text, in: known.filter { arguments.entry(named: $0) == nil })
    report(.unknownParameter(entry.key, of: spec.name, known: known, nearest: nearest))
  }

  // MARK: One parameter

  /// Reads the argument of one parameter by the parameter's type.
  mutating func readParameter(
    _ index: Int, of spec: KnownEntry, _ node: SyntaxNode, target: ArgumentTarget, key: SyntaxKey? = nil,
    among arguments: SyntaxNode? = nil
  ) -> ArgumentPresence {
    let type = spec.parameters[index].type
    let range = key?.range ?? node.range
    if isRepetitionDetail(index, of: spec) { return ArgumentPresence(index) }
    if case .slot = type {
      readSlotArgument(index, of: spec, node, target: target, among: arguments, at: range)
      return ArgumentPresence(index)
    }
    if case .action = type {
      readActionArgument(index, of: spec, node, at: range)
      return ArgumentPresence(index)
    }
    if key != nil, node.isNull, type.takesNull {
      let argument = openArgument(.argument, index, of: spec, at: range)
      builder.leaf(.absent, at: node.range)
      builder.close(argument)
      return ArgumentPresence(index)
    }
    let outer = mayLeaveOutElse
    mayLeaveOutElse = !spec.parameters[index].isRequired || spec.parameters[index].defaultText != nil
    defer { mayLeaveOutElse = outer }
    if case .binding(let place) = type {
      let argument = openArgument(.bindingArgument, index, of: spec, at: range)
      let bound = readBinding(node, to: place)
      if spec.handsOver { argumentTypes.append((index, bound, argument + 1)) }
      builder.close(argument)
    } else {
      let argument = openArgument(.argument, index, of: spec, at: range)
      if case .range = type { builder.plan.nodes[Int(argument)].flag = true }
      let found = readValue(node, as: type)
      if spec.handsOver { argumentTypes.append((index, found, argument + 1)) }
      builder.close(argument)
    }
    return ArgumentPresence(index)
  }

  private mutating func openArgument(
    _ kind: PlanNode.Kind, _ index: Int, of spec: KnownEntry, at range: SourceRange
  ) -> PlanIndex {
    let id = builder.parameter(index, of: spec)
    return builder.open(kind, name: id.name, payload: id.label, extra: Int32(index), at: range)
  }

  private mutating func readActionArgument(
    _ index: Int, of spec: KnownEntry, _ node: SyntaxNode, at range: SourceRange
  ) {
    let action = openArgument(.actionArgument, index, of: spec, at: range)
    let mark = scope.mark
    readHandler(node, handing: spec.parameters[index].handsOver)
    scope.leave(to: mark)
    builder.close(action)
  }

  // MARK: Slots

  private mutating func readSlotArgument(
    _ index: Int, of spec: KnownEntry, _ node: SyntaxNode, target: ArgumentTarget,
    among arguments: SyntaxNode?,
    at range: SourceRange
  ) {
    let isMain = spec.mainSlot == index
    if let list = repeatedList(spec.parameters[index], of: spec) {
      readRepetition(index, list: list, of: spec, node, among: arguments, isMain: isMain, at: range)
      return
    }
    let slot = openArgument(.slotContent, index, of: spec, at: range)
    builder.plan.nodes[Int(slot)].flag = isMain
    let mark = scope.mark
    declareHanded(spec.parameters[index].handsOver, isLate: false)
    readSlotContent(node)
    scope.leave(to: mark)
    builder.close(slot)
  }

  /// Views, a plain string that is a `Text`, or a form of these.
  mutating func readSlotContent(_ node: SyntaxNode) {
    if let form = FormKind(of: node), form != .slot, !belongsToView(node) {
      readForm(form, node: node, place: .slot, position: 0)
    } else {
      readViews(node, allowsText: true)
    }
  }

  /// Whether a mapping has what stands beside a view, or a view, which a form has only in its arms.
  private func belongsToView(_ node: SyntaxNode) -> Bool {
    node.entry(named: "modifiers") != nil || node.entry(named: "id") != nil
      || node.entries.contains { $0.key.isCapitalised }
  }

  // MARK: What goes together

  private mutating func check(_ presence: ArgumentPresence, fits spec: KnownEntry, at range: SourceRange) {
    if presence.certain == .max { return }
    for form in spec.forms where form.fits(possible: presence.possible, certain: presence.certain) { return }
    reportMisfit(presence, of: spec, at: range)
  }

  private mutating func reportMisfit(
    _ presence: ArgumentPresence, of spec: KnownEntry, at range: SourceRange
  ) {
    let given = presence.indices(below: spec.parameters.count)
    let open = spec.forms.filter { form in given.allSatisfy(form.contains) }
    if open.isEmpty {
      report(.argumentsDoNotGoTogether(given.map { spec.parameters[$0].name }, of: spec, at: range))
      return
    }
    guard let nearest = open.min(by: { missing(in: $0) < missing(in: $1) }) else { return }
    let absent = nearest.arguments.filter { $0.isRequired && !presence.surelyContains($0.parameter) }
    if let openForm = openForms.first, absent.allSatisfy({ presence.mayContain($0.parameter) }) {
      report(openForm)
      return
    }
    // A parameter whose type is wrong has been reported; what it takes, nobody knows.
    let known = absent.filter {
      if case .value(.error) = spec.parameters[$0.parameter].type { false } else { true }
    }
    if known.isEmpty, !absent.isEmpty { return }
    report(.missingArgument(known.map { spec.parameters[$0.parameter].name }, of: spec.name, at: range))

    func missing(in form: FormSpec) -> Int {
      form.arguments.count { $0.isRequired && !presence.surelyContains($0.parameter) }
    }
  }
}

extension ParameterType {
  /// Whether null may be given.
  var takesNull: Bool {
    switch self {
    case .text(let isOptional), .range(_, let isOptional), .slot(let isOptional), .action(let isOptional):
      isOptional
    case .value(let type): type.isNullable || type == .dyn || type == .null
    case .binding: false
    }
  }
}

extension Diagnostic {
  static func noScalar(of spec: KnownEntry, at range: SourceRange) -> Self {
    let names = spec.parameters.map(\.name)
    let hint =
      names.isEmpty ? "it takes no arguments" : "name the argument: it takes \(names.quotedList)"
    return Diagnostic("unexpected-value", .error, at: range, "'\(spec.name)' takes no lone value; \(hint)")
  }

  static func noList(of spec: KnownEntry, at range: SourceRange) -> Self {
    let names = spec.parameters.map(\.name)
    let hint = names.isEmpty ? "it takes no arguments" : "it takes \(names.quotedList)"
    return Diagnostic("unexpected-list", .error, at: range, "'\(spec.name)' takes no list; \(hint)")
  }

  static func noView(_ key: SyntaxKey, in spec: KnownEntry) -> Self {
    let slots = spec.parameters.filter(\.type.isSlot).map(\.name)
    let hint = slots.isEmpty ? "it has no slot" : "name the slot: \(slots.quotedList)"
    return Diagnostic(
      "unexpected-view", .error, at: key.range, "'\(key.text)' can't stand under '\(spec.name)'; \(hint)")
  }

  static func noFit(at range: SourceRange, name: String, found: String, types: [String]) -> Self {
    Diagnostic(
      "type-mismatch", .error, at: range,
      "'\(name)' takes \(types.quotedList.replacingLastAnd(with: "or")), not a value of type \(found)")
  }

  static func tooManyArguments(at range: SourceRange, of spec: KnownEntry, count: Int) -> Self {
    Diagnostic(
      "too-many-arguments", .error, at: range,
      "'\(spec.name)' takes at most \(count) arguments without a name; name the others")
  }

  static func unknownParameter(
    _ key: SyntaxKey, of owner: String, known: [String], nearest: String?
  ) -> Self {
    if let nearest {
      return Diagnostic(
        "unknown-parameter", .error, at: key.range,
        "'\(owner)' has no parameter '\(key.text)'; did you mean '\(nearest)'?",
        fixIts: [.rename(key.range, to: nearest)])
    }
    let allowed =
      known.isEmpty ? "it takes no arguments" : known.count <= 12 ? "it takes \(known.quotedList)" : ""
    return Diagnostic(
      "unknown-parameter", .error, at: key.range,
      "'\(owner)' has no parameter '\(key.text)'" + (allowed.isEmpty ? "" : "; \(allowed)"))
  }

  static func argumentsDoNotGoTogether(_ names: [String], of spec: KnownEntry, at range: SourceRange) -> Self
  {
    let forms = spec.forms.map { form in
      "(" + form.arguments.map { spec.parameters[$0.parameter].name }.joined(separator: ", ") + ")"
    }
    return Diagnostic(
      "argument-combination", .error, at: range,
      "\(names.quotedList) of '\(spec.name)' don't go together; it takes \(forms.joined(separator: " or "))")
  }

  static func missingArgument(_ names: [String], of owner: String, at range: SourceRange) -> Self {
    Diagnostic("missing-argument", .error, at: range, "'\(owner)' needs \(names.quotedList)")
  }

  static func formOfArguments(of owner: String, at range: SourceRange) -> Self {
    Diagnostic(
      "misplaced-key", .error, at: range,
      "a form can't choose the arguments of '\(owner)'; write them by name, and the form as the value of one")
  }

  static func unusedNames(_ range: SourceRange, of owner: String) -> Self {
    Diagnostic("misplaced-key", .error, at: range, "'as' can't stand here: '\(owner)' hands over no values")
  }
}

extension String {
  /// The last ` and ` of a list of names becomes another word.
  func replacingLastAnd(with word: String) -> String {
    guard let range = lastRange(of: " and ") else { return self }
    return self[..<range.lowerBound] + " \(word) " + self[range.upperBound...]
  }

  private func lastRange(of text: String) -> Range<String.Index>? {
    var index = endIndex
    while index > startIndex {
      index = self.index(before: index)
      if self[index...].hasPrefix(text) { return index..<self.index(index, offsetBy: text.count) }
    }
    return nil
  }
}
