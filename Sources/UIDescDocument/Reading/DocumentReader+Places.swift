internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

extension DocumentReader {
  /// Reads what a `Binding` parameter takes: `$place`, `.constant(x)`, or a form of these.
  @discardableResult
  mutating func readBinding(_ node: SyntaxNode, to type: CELType) -> CELType {
    if node.kind == .missing { return .error }
    if let form = FormKind(of: node), form != .slot {
      readForm(form, node: node, place: .place(type), position: 0)
      return type
    }
    guard node.kind == .scalar, !node.isNull else {
      report(.bindingExpected(node, name: nil))
      return .error
    }
    let text = node.text
    if text.hasPrefix("$"), !text.hasPrefix("${") {
      return readPlace(String(text.dropFirst()), of: node, offset: 1, wanting: type)
    }
    if text.hasPrefix(".constant("), text.hasSuffix(")") {
      return readConstantBinding(node, to: type)
    }
    let name = text.prefix { $0.utf8.allSatisfy(\.isNameByte) }
    // Swift marks the field: `task.$done`.
    let place = text.split(separator: ".", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("$") ? $0.dropFirst() : $0 }.joined(separator: ".")
    report(.bindingExpected(node, name: scope.entry(named: String(name))?.role.isPlace == true ? place : nil))
    return .error
  }

  private mutating func readConstantBinding(_ node: SyntaxNode, to type: CELType) -> CELType {
    let prefix = ".constant(".utf8.count
    let inner = String(node.text.dropFirst(prefix).dropLast())
    guard
      let program = compileInside(
        Array(inner.utf8), of: node, offset: prefix, wanting: type == .dyn ? nil : type)
    else {
      return .error
    }
    if let constant = program.program.constant {
      builder.constant(constant, at: node.range)
    } else {
      builder.leaf(.expression, payload: builder.add(program), at: node.range)
    }
    return program.program.type
  }

  /// Reads a place, a name with its steps, and checks that it holds what is wanted; returns the type that it holds.
  @discardableResult
  mutating func readPlace(
    _ text: String, of node: SyntaxNode, offset: Int, wanting wanted: CELType?
  ) -> CELType {
    guard let path = PlacePath(text) else {
      report(.placeSyntax(text, at: node.range))
      return .error
    }
    let rangeOfName = node.sourceRange(ofText: offset..<offset + path.root.utf8.count)
    guard let (entry, used) = placeEntry(path) else {
      // A loop variable too, whatever its list is: its name may be the one that was meant.
      let places = scope.entries.filter { if case .loop = $0.role { true } else { $0.role.isPlace } }.map(
        \.name)
      if let other = scope.entry(named: path.root) {
        // What goes through an unknown list may be a place as well.
        if other.variable.type != .error { report(.notAPlace(other, at: rangeOfName)) }
      } else {
        report(
          .unknownPlace(
            path.root, at: rangeOfName, nearest: nearestName(to: path.root, in: places.reversed()),
            known: places))
      }
      return .error
    }
    uses?.add(entry.range)
    let place = builder.open(
      .place, name: builder.name(entry.name), payload: entry.variable.slot, flag: entry.role == .binding,
      at: node.range)
    var type = entry.variable.type
    for step in path.steps.dropFirst(used) {
      type = readStep(step, of: type, node: node, offset: offset)
    }
    builder.close(place)
    if let wanted, !fits(type, in: wanted) {
      let range = node.sourceRange(ofText: offset..<offset + text.utf8.count)
      report(
        .wrongPlaceType(text, at: range, found: name(of: type), wanted: name(of: wanted), declared: entry))
    }
    return type
  }

  /// The name that a path begins with, and how many of its steps belong to that name.
  private func placeEntry(_ path: PlacePath) -> (ScopedName, Int)? {
    if case .field(let side)? = path.steps.first?.kind,
      let entry = scope.entry(named: "\(path.root).\(side)"), entry.role == .side
    {
      return (entry, 1)
    }
    guard let entry = scope.entry(named: path.root), entry.role.isPlace else { return nil }
    return (entry, 0)
  }

  private func fits(_ type: CELType, in wanted: CELType) -> Bool {
    if type == .error || wanted == .dyn || type == wanted { return true }
    if case .nullable(.dyn) = wanted { return true }
    if case .list(.dyn) = wanted, case .list = type { return true }
    if case .host(let host) = wanted { return types.accepts(host, type) }
    return type == .dyn
  }

  private mutating func readStep(
    _ step: PlacePath.Step, of type: CELType, node: SyntaxNode, offset: Int
  ) -> CELType {
    let range = node.sourceRange(ofText: offset + step.range.lowerBound..<offset + step.range.upperBound)
    switch step.kind {
    case .field(let field):
      builder.leaf(.fieldStep, name: builder.name(field), at: range)
      switch type.withoutNull {
      case .record(let record):
        if let index = record.index(of: field) { return record.fields[index].type }
        let nearest = nearestName(to: field, in: record.fields.map(\.name))
        report(.unknownPlaceField(field, at: range, type: name(of: type), nearest: nearest))
        return .error
      case .map(_, let value): return value
      case .dyn, .error: return type
      default:
        report(.unknownPlaceField(field, at: range, type: name(of: type), nearest: nil))
        return .error
      }
    case .index(let text):
      let program = compileInside(
        Array(text.utf8), of: node, offset: offset + step.range.lowerBound, wanting: nil)
      builder.leaf(.indexStep, payload: program.map { builder.add($0) } ?? -1, at: range)
      switch type.withoutNull {
      case .list(let element): return element
      case .map(_, let value): return value
      case .dyn, .error: return type
      default:
        report(.notAList(at: range, type: name(of: type)))
        return .error
      }
    }
  }

  /// Whether a text is a place, so that a loop over it has places for elements; reports nothing.
  func isPlace(_ node: SyntaxNode) -> Bool {
    guard node.kind == .scalar, let path = PlacePath(node.text) else { return false }
    return placeEntry(path) != nil
  }
}

/// A name with steps as they are written: `stackPadding.on`, `items[index].title`.
struct PlacePath {
  struct Step {
    enum Kind {
      case field(String)
      case index(String)
    }

    let kind: Kind
    /// UTF-8 offsets in the path: of the field's name, or of what stands between the brackets.
    let range: Range<Int>
  }

  let root: String
  private(set) var steps: [Step] = []

  /// Nil where the text is anything but a name with `.field` and `[index]`.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    var index = bytes.firstIndex { !$0.isNameByte } ?? bytes.count
    guard index > 0, bytes[0] < UInt8(ascii: "0") || bytes[0] > UInt8(ascii: "9") else { return nil }
    root = String(decoding: bytes[..<index], as: UTF8.self)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: ".") {
        let end = bytes[(index + 1)...].firstIndex { !$0.isNameByte } ?? bytes.count
        guard end > index + 1 else { return nil }
        let field = String(decoding: bytes[index + 1..<end], as: UTF8.self)
        steps.append(Step(kind: .field(field), range: index + 1..<end))
        index = end
      } else if bytes[index] == UInt8(ascii: "["), let end = Self.closingBracket(of: index, in: bytes) {
        let inner = String(decoding: bytes[index + 1..<end], as: UTF8.self)
        steps.append(Step(kind: .index(inner), range: index + 1..<end))
        index = end + 1
      } else {
        return nil
      }
    }
  }

  private static func closingBracket(of start: Int, in bytes: [UInt8]) -> Int? {
    var depth = 0
    for index in start..<bytes.count {
      if bytes[index] == UInt8(ascii: "[") { depth += 1 }
      if bytes[index] == UInt8(ascii: "]") { depth -= 1 }
      if depth == 0 { return index > start + 1 ? index : nil }
    }
    return nil
  }
}

extension Diagnostic {
  static func bindingExpected(_ node: SyntaxNode, name: String?) -> Self {
    guard let name else {
      return Diagnostic(
        "binding-expected", .error, at: node.range,
        "a binding is wanted here: '$' and the name of a state, or '.constant(…)'")
    }
    return Diagnostic(
      "binding-expected", .error, at: node.range, "a binding is wanted here; write '$\(name)'",
      fixIts: [FixIt("write '$\(name)'", edits: [SourceEdit(replacing: node.range, with: "$\(name)")])])
  }

  static func placeSyntax(_ text: String, at range: SourceRange) -> Self {
    Diagnostic(
      "place-syntax", .error, at: range,
      "'\(text)' is not a place; a place is a name with '.field' or '[index]', such as 'items[0].title'")
  }

  static func notAPlace(_ entry: ScopedName, at range: SourceRange) -> Self {
    let hint =
      switch entry.role {
      case .pair: "name a side: '\(entry.name).on' or '\(entry.name).off'"
      case .loop: "its 'in' is not a place"
      case .parameter: "give it the type Binding to write to it"
      default: "only state, sides of pairs and bindings can"
      }
    return Diagnostic(
      "not-a-place", .error, at: range, "the \(entry.role.noun) '\(entry.name)' can't be changed; \(hint)",
      notes: [Note("declared here", at: entry.range)])
  }

  static func unknownPlace(_ name: String, at range: SourceRange, nearest: String?, known: [String]) -> Self {
    let hint: String
    if let nearest {
      hint = "; did you mean '\(nearest)'?"
    } else {
      hint = known.isEmpty || known.count > 12 ? "" : "; there are \(known.quotedList)"
    }
    let fixIts = nearest.map {
      [FixIt.rename(range, to: $0)]
    }
    return Diagnostic(
      "unknown-state", .error, at: range, "no state or binding is named '\(name)'\(hint)",
      fixIts: fixIts ?? [])
  }

  static func wrongPlaceType(
    _ text: String, at range: SourceRange, found: String, wanted: String, declared: ScopedName
  ) -> Self {
    Diagnostic(
      "type-mismatch", .error, at: range, "a binding to \(wanted) is wanted here, and '\(text)' is \(found)",
      notes: declared.range.isEmpty ? [] : [Note("declared here", at: declared.range)])
  }

  static func unknownPlaceField(_ field: String, at range: SourceRange, type: String, nearest: String?)
    -> Self
  {
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
    let fixIts = nearest.map {
      [FixIt.rename(range, to: $0)]
    }
    return Diagnostic(
      "unknown-field", .error, at: range, "\(type) has no field '\(field)'\(hint)", fixIts: fixIts ?? [])
  }

  static func notAList(at range: SourceRange, type: String) -> Self {
    Diagnostic("type-mismatch", .error, at: range, "\(type) has no elements")
  }
}
