internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

extension DocumentReader {
  /// Reads a list of modifiers; order matters and repeats are allowed.
  mutating func readModifierList(_ node: SyntaxNode) {
    guard node.kind == .sequence else {
      if node.kind != .missing && !node.isNull { report(.modifiersAreAList(node)) }
      return
    }
    node.forEachElement { readModifier($0) }
  }

  /// The arm of a form among modifiers: one modifier or a list of them.
  mutating func readModifierArm(_ node: SyntaxNode) {
    if node.kind == .sequence {
      readModifierList(node)
    } else if !node.isNull {
      readModifier(node)
    }
  }

  private mutating func readModifier(_ node: SyntaxNode) {
    switch node.kind {
    case .missing: return
    case .sequence: report(.nestedList(of: "modifiers", at: node.range))
    case .scalar:
      if node.isNull {
        report(.emptyModifier(at: node.range))
      } else {
        readNamedModifier(WrittenName(scalar: node), arguments: nil)
      }
    case .mapping:
      // Nearly all modifiers.
      if let index = node.onlyEntryIndex {
        let only = node.entry(at: index)
        let name = WrittenName(only.key)
        if name.word == .other { return readNamedModifier(name, arguments: only.value) }
      }
      if let form = FormKind(of: node), form != .slot {
        readForm(form, node: node, place: .modifiers, position: 0)
      } else {
        readMappingModifier(node)
      }
    }
  }

  private mutating func readMappingModifier(_ node: SyntaxNode) {
    var modifier: SyntaxEntry?
    for entry in node.entries where !entry.key.isExtension {
      if let first = modifier {
        report(.severalModifiers(entry.key, first: first.key))
      } else {
        modifier = entry
      }
    }
    guard let modifier else {
      report(.emptyModifier(at: node.range))
      return
    }
    readNamedModifier(WrittenName(modifier.key), arguments: modifier.value)
  }

  private mutating func readNamedModifier(_ name: WrittenName, arguments: SyntaxNode?) {
    let nameRange = name.range
    if name.word == .wrap {
      readWrap(arguments, at: nameRange)
      return
    }
    switch component(name, isModifier: true) {
    case .ambiguous(let first, let second):
      reportAmbiguous(name.text, at: nameRange, first, second)
    case .found(let index):
      let declaration = declarations[index]
      noteUse(of: index)
      let modifier = builder.open(
        .customModifier, name: declaration.spec.nameID, payload: Int32(declaration.plan), at: nameRange)
      readArguments(arguments, of: declaration.spec, named: nameRange, names: nil, target: .component)
      builder.close(modifier)
    case .none:
      guard let spec = modifier(name) else {
        reportUnknownModifier(name)
        return
      }
      if entryChecks.concern(spec.spec) { checkEntry(spec.spec, at: nameRange, isModifier: true) }
      if let uses, spec.spec.isForSomeViews { uses.restrict(nameRange, to: spec.spec.views) }
      let modifier = builder.open(.modifier, name: spec.nameID, at: nameRange)
      readArguments(arguments, of: spec, named: nameRange, names: nil, target: .modifier)
      builder.close(modifier)
    }
  }

  private mutating func reportUnknownModifier(_ name: WrittenName) {
    let text = name.text
    if text.isCapitalised, catalog.view(named: text) != nil {
      return report(.viewAmongModifiers(text, at: name.range))
    }
    let own = declarations.filter(\.isModifier).map(\.name)
    let isKnown: (String) -> Bool = { own.contains($0) || catalog.modifier(named: $0) != nil }
    if let finding = missingSign(after: name, isKnown: isKnown) { return report(finding) }
    let nearest = text.isName ? nearestName(to: text, in: own + catalog.modifierNames) : nil
    report(.unknownModifier(text, at: name.range, nearest: nearest))
  }

  /// An unnamed modifier; inside it `slot: self` is the view so far.
  private mutating func readWrap(_ content: SyntaxNode?, at range: SourceRange) {
    guard let content, !content.isNull else {
      report(.emptyWrap(at: range))
      return
    }
    let wrap = builder.open(.wrap, at: range)
    let arm = builder.open(.arm, at: content.range)
    frame.wrapDepth += 1
    readViews(content)
    frame.wrapDepth -= 1
    builder.close(arm)
    builder.close(wrap)
  }
}

extension Diagnostic {
  static func modifiersAreAList(_ node: SyntaxNode) -> Self {
    let first = node.kind == .mapping ? node.entries.first { _ in true } : nil
    return Diagnostic(
      "modifiers-not-a-list", .error, at: first?.key.range ?? node.range,
      "modifiers are a list, since their order matters; begin each with '- '")
  }

  static func emptyModifier(at range: SourceRange) -> Self {
    Diagnostic(
      "missing-modifier", .error, at: range, "a modifier is missing here; name one or remove the dash")
  }

  static func severalModifiers(_ key: SyntaxKey, first: SyntaxKey) -> Self {
    Diagnostic(
      "several-modifiers", .error, at: key.range,
      "a modifier already stands here; begin '\(key.text)' with '- ', or indent it if it is an argument",
      notes: [Note("the first one is '\(first.text)'", at: first.range)])
  }

  static func viewAmongModifiers(_ name: String, at range: SourceRange) -> Self {
    Diagnostic(
      "view-among-modifiers", .error, at: range,
      "'\(name)' is a view; put it in a slot, such as 'overlay: {\(name): }', or use 'wrap'")
  }

  static func unknownModifier(_ name: String, at range: SourceRange, nearest: String?) -> Self {
    guard let nearest else {
      return Diagnostic("unknown-modifier", .error, at: range, "no modifier is named '\(name)'")
    }
    return Diagnostic(
      "unknown-modifier", .error, at: range, "no modifier is named '\(name)'; did you mean '\(nearest)'?",
      fixIts: [.rename(range, to: nearest)])
  }

  static func emptyWrap(at range: SourceRange) -> Self {
    Diagnostic("missing-view", .error, at: range, "'wrap' needs a view around 'slot: self'")
  }
}
