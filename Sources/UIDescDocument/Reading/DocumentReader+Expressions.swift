internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

extension DocumentReader {
  /// Compiles the expression that a scalar holds; nil after a finding.
  ///
  /// `fallback` is the place to report at where nothing is written.
  mutating func compileProgram(
    _ node: SyntaxNode, wanting type: CELType?, or fallback: SourceRange
  ) -> PlannedProgram? {
    guard node.kind == .scalar, !node.isNull else {
      if node.kind == .missing { return nil }
      report(
        .missingExpression(
          at: node.isNull ? fallback : node.range,
          found: node.isNull ? nil : node.kind == .sequence ? "list" : "mapping"))
      return nil
    }
    if NumberSpelling.mayBegin(with: node.firstByte), let spelling = NumberSpelling(node.text) {
      report(.numberSpelling(spelling, at: node.range, mayBeText: type == nil))
      return nil
    }
    if node.style == .plain, node.scalarType == .bool {
      return compileInside(Array(node.text.lowercased().utf8), of: node, offset: 0, wanting: type)
    }
    if node.firstByte == UInt8(ascii: "$"), PlacePath(String(node.text.dropFirst())) != nil {
      // The rest is what must have been meant, so that nothing else is reported.
      report(.bindingAsValue(node.text, at: node.range))
      return compileInside(Array(node.text.utf8.dropFirst()), of: node, offset: 1, wanting: nil)
    }
    let (bytes, offset) = unwrapped(node)
    return compileInside(bytes, of: node, offset: offset, wanting: type)
  }

  /// `${…}` around a whole value is allowed and means the same; the offset is that of the text inside.
  private func unwrapped(_ node: SyntaxNode) -> ([UInt8], Int) {
    unsafe node.withUTF8 { bytes in
      let isWrapped =
        unsafe bytes.count > 2 && bytes[0] == UInt8(ascii: "$")
        && bytes[1] == UInt8(ascii: "{") && bytes[bytes.count - 1] == UInt8(ascii: "}")
      return unsafe isWrapped ? (Array(bytes[2..<bytes.count - 1]), 2) : (Array(bytes), 0)
    }
  }

  /// Compiles a part of a scalar's text; the offset is where it begins.
  mutating func compileInside(
    _ bytes: [UInt8], of node: SyntaxNode, offset: Int, wanting type: CELType?
  ) -> PlannedProgram? {
    var found = DiagnosticSink()
    let program = environment.compile(bytes: bytes, in: scope, wanting: type, isText: false, into: &found)
    if !found.diagnostics.isEmpty {
      let text = String(decoding: bytes, as: UTF8.self)
      if type?.withoutNull == .bool, found.diagnostics.first?.code == "unknown-name",
        let isTrue = boolWords[text.lowercased()]
      {
        report(.boolWord(text, at: node.range, meaning: isTrue))
        return nil
      }
      report(found, in: text, of: node, offset: offset)
    }
    return program.map { planned($0, of: node, offset: offset) }
  }

  /// A text with `${…}` inside.
  mutating func compileText(_ node: SyntaxNode, wanting type: CELType) -> PlannedProgram? {
    var found = DiagnosticSink()
    let program = environment.compileText(node.text, in: scope, wanting: type, into: &found)
    report(found, in: node.text, of: node, offset: 0)
    return program.map { planned($0, of: node, offset: 0) }
  }

  /// The program that a scalar would be if nothing were wanted of it; reports nothing.
  func tryCompile(_ node: SyntaxNode) -> Program? {
    var ignored = DiagnosticSink()
    return environment.compile(
      bytes: unwrapped(node).0, in: scope, wanting: nil, isText: false, into: &ignored)
  }

  /// Compiles a text that stands in no document, such as a default of the catalog.
  func compileForeign(_ text: String, wanting type: CELType) -> Program? {
    var ignored = DiagnosticSink()
    return environment.compile(text, in: EmptyScope(), wanting: type, into: &ignored)
  }

  private func planned(_ program: Program, of node: SyntaxNode, offset: Int) -> PlannedProgram {
    let origin = ExpressionOrigin(file: node.range.file, node: node.index, offset: Int32(offset))
    return PlannedProgram(program: program, origin: origin)
  }

  /// Findings of an expression have offsets in its own text.
  private mutating func report(_ found: DiagnosticSink, in text: String, of node: SyntaxNode, offset: Int) {
    for diagnostic in found.diagnostics {
      let finding = diagnostic.mappingRanges { range in
        node.sourceRange(ofText: Int(range.start) + offset..<Int(range.end) + offset)
      }
      report(unusable(diagnostic, in: text, at: finding.range) ?? finding)
    }
  }

  func ambiguousConstant(_ name: String) -> (first: ScopedName, second: ScopedName)? {
    scope.outer.ambiguous.first { $0.first.name == name }
  }

  /// A name that is unknown only because two files declare it, or because what it names depends on the declaration
  /// that mentions it.
  private func unusable(_ diagnostic: Diagnostic, in text: String, at range: SourceRange) -> Diagnostic? {
    guard diagnostic.code == "unknown-name" else { return nil }
    let bytes = Array(text.utf8)
    let name = String(decoding: bytes[diagnostic.range.offsets.clamped(to: bytes.indices)], as: UTF8.self)
    if let (first, second) = ambiguousConstant(name) {
      return .ambiguousName(name, at: range, first: first.range, second: second.range)
    }
    if let parameter = frame.parameters.first(where: { $0.name == name }),
      parameter.kind == .slot || parameter.kind == .action
    {
      return .contentAsValue(name, isSlot: parameter.kind == .slot, at: range)
    }
    guard let pending, let other = pending.names[pending.start...].first(where: { $0.text == name }) else {
      return nil
    }
    if let noun = pending.noun { return .cycle(noun, pending.declared, through: other, at: range) }
    return .stateInDefault(other, at: range)
  }

  // MARK: Words

  /// What a scalar of plain words was meant to be, where an expression of these words was not.
  func wordsMeant(_ node: SyntaxNode, wanting wanted: CELType, found: [Diagnostic]) -> Diagnostic? {
    let text = node.text
    let isWords = text.utf8.allSatisfy { $0.isNameByte || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
    let isFault = found.allSatisfy { $0.code == "unknown-name" || $0.code == "expression-syntax" }
    guard isWords, isFault, let first = text.utf8.first, first > UInt8(ascii: "9") else { return nil }
    switch wanted.withoutNull {
    case .host(let host):
      if types.member(text, of: host) != nil { return .memberWithoutDot(text, at: node.range) }
      guard membersNeedNoDot, let members = types.enumerationMembers(of: host) else { return nil }
      return .unknownCase(text, at: node.range, type: name(of: .host(host)), names: members)
    case .dyn where found.allSatisfy(\.fixIts.isEmpty):
      return .textWithoutQuotes(text, at: node.range)
    default: return nil
    }
  }
}

extension Diagnostic {
  static func contentAsValue(_ name: String, isSlot: Bool, at range: SourceRange) -> Self {
    Diagnostic(
      "unknown-name", .error, at: range,
      isSlot
        ? "'\(name)' is a slot and has no value; 'slot: \(name)' shows what it is given, and nothing where that is nothing"
        : "'\(name)' is an action and has no value; 'run: \(name)' runs it")
  }

  static func bindingAsValue(_ text: String, at range: SourceRange) -> Self {
    let name = String(text.dropFirst())
    return Diagnostic(
      "expression-syntax", .error, at: range,
      "a value is wanted here, and '\(text)' is a binding; write '\(name)'",
      fixIts: [FixIt("write '\(name)'", edits: [SourceEdit(replacing: range, with: name)])])
  }

  static func memberWithoutDot(_ name: String, at range: SourceRange) -> Self {
    Diagnostic(
      "unknown-name", .error, at: range, "nothing here is named '\(name)'; the member is written '.\(name)'",
      fixIts: [FixIt("insert the dot", edits: [SourceEdit(replacing: range, with: ".\(name)")])])
  }

  static func textWithoutQuotes(_ text: String, at range: SourceRange) -> Self {
    Diagnostic(
      "unknown-name", .error, at: range,
      "nothing here is named '\(text)'; if a text is meant, write \"'\(text)'\"",
      fixIts: [FixIt("make it a text", edits: [SourceEdit(replacing: range, with: "\"'\(text)'\"")])])
  }

  static func stateInDefault(_ state: SyntaxKey, at range: SourceRange) -> Self {
    Diagnostic(
      "unknown-name", .error, at: range,
      "a default can't follow the state '\(state.text)'; what follows the state stands under 'let'",
      notes: [Note("declared here", at: state.range)])
  }

  static func missingExpression(at range: SourceRange, found: String?) -> Self {
    guard let found else {
      return Diagnostic("missing-expression", .error, at: range, "an expression is missing here")
    }
    return Diagnostic(
      "missing-expression", .error, at: range,
      "an expression is wanted here, not a \(found); quote it if it is one")
  }
}
