internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

extension DocumentReader {
  /// Reads one view or a list of them; where `allowsText`, a plain string is a `Text`.
  mutating func readViews(_ node: SyntaxNode, allowsText: Bool = false) {
    guard node.kind == .sequence else {
      readView(node, position: 0, allowsText: allowsText)
      return
    }
    var position: Int32 = 0
    node.forEachElement { element in
      readView(element, position: position, allowsText: false)
      position += 1
    }
  }

  /// `position` is where the view stands in its list: an absent branch keeps its place.
  mutating func readView(_ node: SyntaxNode, position: Int32, allowsText: Bool) {
    switch node.kind {
    case .missing: return
    case .sequence: report(.nestedList(of: "views", at: node.range))
    case .scalar: readScalarView(node, position: position, allowsText: allowsText)
    case .mapping: readMappingView(node, position: position)
    }
  }

  private mutating func readScalarView(_ node: SyntaxNode, position: Int32, allowsText: Bool) {
    let text = node.text
    if node.isNull {
      report(.emptyView(at: node.range))
    } else if allowsText {
      readTextShorthand(node, position: position)
    } else if text.isCapitalised, !text.contains(" ") {
      readNamedView(
        WrittenName(scalar: node), arguments: nil, companions: ViewCompanions(), position: position)
    } else {
      let names = catalog.viewNames + declarations.filter { !$0.isModifier }.map(\.name)
      let exact = names.first { $0.lowercased() == text.lowercased() }
      if let exact {
        report(.unknownView(text, at: node.range, nearest: exact))
      } else {
        report(.textAmongViews(node))
      }
    }
  }

  /// A string in a slot is the `Text` that SwiftUI's convenience initialisers make of it.
  private mutating func readTextShorthand(_ node: SyntaxNode, position: Int32) {
    let view = builder.open(.view, name: builder.name("Text"), extra: position, at: node.range)
    let content = builder.open(
      .argument, name: builder.name("content"), payload: -1, extra: 0, at: node.range)
    readValue(node, as: .text(isOptional: false))
    builder.close(content)
    builder.close(view)
  }

  private mutating func readMappingView(_ node: SyntaxNode, position: Int32) {
    var view: Int32?
    var companions = ViewCompanions(of: node)
    var others = List<SyntaxEntry>()
    unsafe node.forEachEntry { index, key in
      switch unsafe KeyWord(key) {
      case .capitalised:
        if let view {
          let key = node.entry(at: index).key
          report(.severalViews(key.text, at: key.range, first: node.entry(at: view).key))
        } else {
          view = index
        }
      case .modifiers: companions.modifiersIndex = index
      case .id: companions.identityIndex = index
      case .as: companions.namesIndex = index
      case .extension: break
      default: others.append(node.entry(at: index))
      }
    }
    if let view {
      let view = node.entry(at: view)
      if !others.isEmpty { reportBeside(view.key.text, others) }
      readNamedView(
        WrittenName(view.key), arguments: view.value, companions: companions, position: position)
    } else if let form = FormKind(of: node) {
      readFormView(form, node: node, companions: companions, position: position)
    } else {
      report(.missingView(node, near: misspeltView(in: others)))
    }
  }

  private mutating func reportBeside(_ view: String, _ others: List<SyntaxEntry>) {
    if let form = others.first(where: { KeyWord($0.key).isForm }) {
      // What else stands here is a part of the form, or will be.
      report(.formBesideView(form, view: view))
    } else {
      for entry in others { report(.keyBesideView(entry, view: view, spec: viewSpec(view))) }
    }
  }

  private func viewSpec(_ name: String) -> EntrySpec? {
    if case .found(let index) = component(named: name, isModifier: false) {
      return declarations[index].spec.spec
    }
    return catalog.view(named: name)
  }

  private func misspeltView(in entries: List<SyntaxEntry>) -> (key: SyntaxKey, name: String)? {
    for entry in entries {
      let key = entry.key.text
      if let name = catalog.viewNames.first(where: { $0.lowercased() == key.lowercased() }) {
        return (entry.key, name)
      }
    }
    return nil
  }

  /// A form or a slot in view position; `modifiers` beside it stand around what it yields.
  private mutating func readFormView(
    _ form: FormKind, node: SyntaxNode, companions: ViewCompanions, position: Int32
  ) {
    if let entry = companions.names {
      report(.misplacedKey("as", at: entry.key.range, reason: "a form hands over no values"))
    }
    if form == .slot {
      readSlotReference(node, companions: companions, position: position)
    } else {
      readForm(form, node: node, place: .views(companions), position: position)
    }
  }

  // MARK: Named views

  private mutating func readNamedView(
    _ name: WrittenName, arguments: SyntaxNode?, companions: ViewCompanions, position: Int32
  ) {
    let nameRange = name.range
    switch component(name, isModifier: false) {
    case .ambiguous(let first, let second):
      reportAmbiguous(name.text, at: nameRange, first, second)
    case .found(let index):
      let declaration = declarations[index]
      noteUse(of: index)
      let view = builder.open(
        .component, name: declaration.spec.nameID, payload: Int32(declaration.plan), extra: position,
        at: nameRange)
      readIdentity(companions)
      readArguments(
        arguments, of: declaration.spec, named: nameRange, names: companions.names, target: .component)
      readModifiers(companions)
      builder.close(view)
    case .none:
      guard let spec = self.view(name) else {
        reportUnknownView(name)
        readModifiers(companions)
        return
      }
      if entryChecks.concern(spec.spec) { checkEntry(spec.spec, at: nameRange, isModifier: false) }
      let view = builder.open(.view, name: spec.nameID, extra: position, at: nameRange)
      readIdentity(companions)
      readArguments(arguments, of: spec, named: nameRange, names: companions.names, target: .view)
      readModifiers(companions)
      builder.close(view)
    }
  }

  mutating func reportAmbiguous(_ name: String, at range: SourceRange, _ first: Int, _ second: Int) {
    report(
      .ambiguousName(
        name, at: range, first: declarations[first].entry.key.range,
        second: declarations[second].entry.key.range))
  }

  private mutating func reportUnknownView(_ name: WrittenName) {
    let own = declarations.filter { !$0.isModifier }.map(\.name)
    let isKnown: (String) -> Bool = { own.contains($0) || catalog.view(named: $0) != nil }
    if let finding = missingSign(after: name, isKnown: isKnown) { return report(finding) }
    let nearest = name.text.isName ? nearestName(to: name.text, in: own + catalog.viewNames) : nil
    report(.unknownView(name.text, at: name.range, nearest: nearest))
  }

  /// `Text:Hello` is one word to YAML, and `padding 8` is a text.
  func missingSign(after name: WrittenName, isKnown: (String) -> Bool) -> Diagnostic? {
    let (text, range) = (name.text, name.range)
    guard name.node.style == .plain, let sign = text.firstIndex(where: { $0 == ":" || $0 == " " }),
      isKnown(String(text[..<sign]))
    else { return nil }
    let offset = Int(range.start) + text[..<sign].utf8.count
    let place = SourceRange(offset, offset + 1, in: range.file)
    return text[sign] == ":"
      ? .missingSpace(after: String(text[..<sign]), at: place)
      : .missingColon(after: String(text[..<sign]), at: range, behind: place)
  }

  /// `id:` beside a view; it takes the place of the view's position among its siblings.
  mutating func readIdentity(_ companions: ViewCompanions) {
    guard let entry = companions.identity else { return }
    let identity = builder.open(.identity, at: entry.key.range)
    readValue(entry.value, as: .value(.dyn))
    builder.close(identity)
  }

  mutating func readModifiers(_ companions: ViewCompanions) {
    guard let entry = companions.modifiers else { return }
    let modifiers = builder.open(.modifiers, at: entry.key.range)
    readModifierList(entry.value)
    builder.close(modifiers)
  }

  // MARK: Slots

  private mutating func readSlotReference(
    _ node: SyntaxNode, companions: ViewCompanions, position: Int32
  ) {
    guard let entry = node.entry(named: "slot") else { return }
    for other in node.entries where other.key.text != "slot" && !ViewCompanions.isCompanion(other.key) {
      report(
        .unknownKey(other.key.text, at: other.key.range, of: "a slot", known: ["slot", "modifiers", "id"]))
    }
    let name = entry.value.kind == .scalar ? entry.value.text : ""
    guard let slot = slotNumber(name, at: entry.value.range) else { return }
    let view = builder.open(
      .slot, name: builder.name(name), payload: slot, extra: position, at: entry.value.range)
    readIdentity(companions)
    readModifiers(companions)
    builder.close(view)
  }

  /// The number of a slot of the component, or one of `SlotNumber`.
  private mutating func slotNumber(_ name: String, at range: SourceRange) -> Int32? {
    if name == "self", frame.wrapDepth > 0 { return SlotNumber.wrapped }
    if let parameter = frame.parameters.first(where: { $0.name == name && $0.kind == .slot }) {
      noteUse(ofParameter: name)
      return parameter.slot
    }
    // What a parameter of an unknown type is, nobody knows.
    if scope.entry(named: name)?.variable.type == .error { return nil }
    var known = frame.parameters.filter { $0.kind == .slot }.map(\.name)
    if frame.wrapDepth > 0 { known.append("self") }
    report(.unknownSlot(name, at: range, known: known, isWrap: name == "self"))
    return nil
  }
}

/// What may stand beside a view's name.
struct ViewCompanions {
  /// The mapping in which they stand; nil where a view is written without one.
  private let node: SyntaxNode?
  // Indices and not entries, each of which would count the owners of the tree.
  var modifiersIndex: Int32?
  var identityIndex: Int32?
  var namesIndex: Int32?

  init(of node: SyntaxNode? = nil) {
    self.node = node
  }

  var modifiers: SyntaxEntry? { entry(modifiersIndex) }
  var identity: SyntaxEntry? { entry(identityIndex) }
  var names: SyntaxEntry? { entry(namesIndex) }

  private func entry(_ index: Int32?) -> SyntaxEntry? {
    guard let index else { return nil }
    return node?.entry(at: index)
  }

  static func isCompanion(_ key: SyntaxKey) -> Bool {
    switch KeyWord(key) {
    case .modifiers, .id, .as, .extension: true
    default: false
    }
  }
}

extension String {
  /// Letters, digits and underscores, at least one: what else stands in a text would be lost with another name.
  var isName: Bool { !isEmpty && utf8.allSatisfy(\.isNameByte) }

  /// Names of views, components and types start with a capital; all others do not.
  var isCapitalised: Bool {
    guard let first = utf8.first else { return false }
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }
}

extension Diagnostic {
  static func nestedList(of elements: String, at range: SourceRange) -> Self {
    Diagnostic(
      "nested-list", .error, at: range,
      "a list stands where one of the \(elements) should; put its elements here")
  }

  static func missingSpace(after name: String, at colon: SourceRange) -> Self {
    Diagnostic(
      "missing-space", .error, at: colon, "a space is missing after the ':' of '\(name)'",
      fixIts: [FixIt("write a space", edits: [SourceEdit(replacing: colon.endPoint, with: " ")])])
  }

  static func missingColon(after name: String, at range: SourceRange, behind space: SourceRange) -> Self {
    Diagnostic(
      "missing-colon", .error, at: range, "a ':' is missing after '\(name)'",
      fixIts: [
        FixIt(
          "write a ':'", edits: [SourceEdit(replacing: space.startPoint, with: ":")], isSafe: false)
      ])
  }

  static func emptyView(at range: SourceRange) -> Self {
    Diagnostic(
      "missing-view", .error, at: range,
      "a view is missing here; name one, such as 'Spacer', or remove the dash")
  }

  static func severalViews(_ name: String, at range: SourceRange, first: SyntaxKey) -> Self {
    Diagnostic(
      "several-views", .error, at: range,
      "a view already stands here; start '\(name)' as an element of its own with '- '",
      notes: [Note("the first one is '\(first.text)'", at: first.range)])
  }

  static func formBesideView(_ entry: SyntaxEntry, view: String) -> Self {
    let key = entry.key.text
    let arm =
      switch key {
      case "switch": "one of its 'cases'"
      case "slot": "a place of its own, beginning with '- '"
      case "on", "off": "its side"
      default: "its 'then'"
      }
    return Diagnostic(
      "misplaced-key", .error, at: entry.key.range,
      "'\(key)' can't stand beside '\(view)'; put the view under \(arm)")
  }

  static func keyBesideView(_ entry: SyntaxEntry, view: String, spec: EntrySpec?) -> Self {
    let key = entry.key.text
    if spec?.parameter(named: key) != nil {
      return Diagnostic(
        "misplaced-key", .error, at: entry.key.range,
        "'\(key)' is an argument of '\(view)'; indent it under '\(view):'")
    }
    let known = ["modifiers", "id", "as"]
    if let nearest = nearestName(to: key, in: known) {
      return Diagnostic(
        "unknown-key", .error, at: entry.key.range,
        "'\(key)' can't stand beside a view; did you mean '\(nearest)'?",
        fixIts: [
          .rename(entry.key.range, to: nearest)
        ])
    }
    return Diagnostic(
      "unknown-key", .error, at: entry.key.range,
      "'\(key)' can't stand beside a view; modifiers go into its list 'modifiers', arguments under '\(view)'")
  }

  static func missingView(_ node: SyntaxNode, near: (key: SyntaxKey, name: String)?) -> Self {
    if let near {
      return Diagnostic(
        "unknown-view", .error, at: near.key.range,
        "no view is named '\(near.key.text)'; did you mean '\(near.name)'?",
        fixIts: [
          .rename(near.key.range, to: near.name)
        ])
    }
    let found = node.entries.map { "'\($0.key.text)'" }.joined(separator: ", ")
    let first = node.entries.first { _ in true }
    return Diagnostic(
      "missing-view", .error, at: first?.key.range ?? node.range,
      found.isEmpty
        ? "this mapping names no view"
        : "this mapping names no view, only \(found); views start with a capital")
  }

  static func unknownView(_ name: String, at range: SourceRange, nearest: String?) -> Self {
    guard let nearest else {
      return Diagnostic("unknown-view", .error, at: range, "no view or component is named '\(name)'")
    }
    return Diagnostic(
      "unknown-view", .error, at: range,
      "no view or component is named '\(name)'; did you mean '\(nearest)'?",
      fixIts: [.rename(range, to: nearest)])
  }

  static func misplacedKey(_ key: String, at range: SourceRange, reason: String) -> Self {
    Diagnostic("misplaced-key", .error, at: range, "'\(key)' can't stand here: \(reason)")
  }

  static func unknownKey(
    _ key: String, at range: SourceRange, of place: String, known: [String], meant: String? = nil
  ) -> Self {
    if let nearest = meant ?? nearestName(to: key, in: known) {
      return Diagnostic(
        "unknown-key", .error, at: range, "\(place) has no '\(key)'; did you mean '\(nearest)'?",
        fixIts: [.rename(range, to: nearest)])
    }
    return Diagnostic(
      "unknown-key", .error, at: range, "\(place) has no '\(key)'; it takes \(known.quotedList)")
  }

  static func unknownSlot(_ name: String, at range: SourceRange, known: [String], isWrap: Bool) -> Self {
    if isWrap {
      let hint = known == ["content"] ? "; the view so far is 'slot: content' here" : ""
      return Diagnostic("unknown-slot", .error, at: range, "'slot: self' stands only inside 'wrap'\(hint)")
    }
    if known.isEmpty {
      return Diagnostic(
        "unknown-slot", .error, at: range,
        "there is no slot here; a slot is a parameter of type View of the component around it")
    }
    let nearest = nearestName(to: name, in: known)
    let hint = nearest.map { "did you mean '\($0)'?" } ?? "there are \(known.quotedList)"
    let fixIts = nearest.map {
      [FixIt.rename(range, to: $0)]
    }
    return Diagnostic(
      "unknown-slot", .error, at: range, "no slot is named '\(name)'; \(hint)", fixIts: fixIts ?? [])
  }

  static func ambiguousName(
    _ name: String, at range: SourceRange, first: SourceRange, second: SourceRange
  ) -> Self {
    Diagnostic(
      "ambiguous-name", .error, at: range, "two imported files declare '\(name)'; import only one of them",
      notes: [
        Note("declared here", at: first), Note("and here", at: second),
      ])
  }
}

extension Collection where Element == String {
  /// `'a', 'b' and 'c'`, for messages.
  var quotedList: String {
    let quoted = map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }
}
