internal import UIDescDiagnostics
internal import UIDescSyntax

/// A type as it is written, before anything is known of its names: `[GridItem]?`, `Range(Double)`, `{id: Int}`.
struct TypeNotation {
  indirect enum Kind {
    /// `Double`, `Range(Double)`, `Action(Bool)`.
    case named(String, arguments: [TypeNotation])
    case list(TypeNotation)
    case optional(TypeNotation)
    case record([Field])
    /// It has been reported already.
    case error
  }

  struct Field {
    let name: String
    let type: TypeNotation
  }

  let kind: Kind
  let range: SourceRange
}

extension TypeNotation {
  /// Reads a scalar's text, a list of one type or a mapping of fields.
  init(_ node: SyntaxNode, depth: Int = 0, into sink: inout DiagnosticSink) {
    guard depth < TypeTextParser.depthLimit else {
      sink.report(.typeTooDeep(at: node.range))
      self.init(kind: .error, range: node.range)
      return
    }
    switch node.kind {
    case .scalar where !node.isNull:
      var parser = TypeTextParser(node)
      self = parser.parse(into: &sink)
    case .sequence where node.count == 1:
      var element = TypeNotation(kind: .error, range: node.range)
      for child in node.elements { element = TypeNotation(child, depth: depth + 1, into: &sink) }
      self.init(kind: .list(element), range: node.range)
    case .mapping where node.count > 0:
      var fields: [Field] = []
      for entry in node.entries {
        let type = TypeNotation(entry.value, depth: depth + 1, into: &sink)
        fields.append(Field(name: entry.key.text, type: type))
      }
      self.init(kind: .record(fields), range: node.range)
    default:
      sink.report(.typeExpected(at: node.range))
      self.init(kind: .error, range: node.range)
    }
  }
}

/// Reads the text of a scalar; every type's range lies in the file.
private struct TypeTextParser {
  static let depthLimit = 32

  private let node: SyntaxNode
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(_ node: SyntaxNode) {
    self.node = node
    bytes = Array(node.text.utf8)
  }

  mutating func parse(into sink: inout DiagnosticSink) -> TypeNotation {
    guard let type = parseType(into: &sink) else { return TypeNotation(kind: .error, range: node.range) }
    skipSpaces()
    guard position == bytes.count else { return fail(into: &sink) }
    return type
  }

  // Nil says that the fault has been reported.
  private mutating func parseType(into sink: inout DiagnosticSink) -> TypeNotation? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      sink.report(.typeTooDeep(at: node.range))
      return nil
    }
    skipSpaces()
    let start = position
    guard var kind = parsePrimary(into: &sink) else { return nil }
    while take(UInt8(ascii: "?")) {
      kind = .optional(TypeNotation(kind: kind, range: range(from: start, to: position - 1)))
    }
    return TypeNotation(kind: kind, range: range(from: start, to: position))
  }

  private mutating func parsePrimary(into sink: inout DiagnosticSink) -> TypeNotation.Kind? {
    if take(UInt8(ascii: "[")) {
      guard let element = parseType(into: &sink) else { return nil }
      return closing(UInt8(ascii: "]"), .list(element), into: &sink)
    }
    if take(UInt8(ascii: "{")) { return parseFields(into: &sink) }
    guard let name = parseName(into: &sink) else { return nil }
    guard take(UInt8(ascii: "(")) else { return .named(name, arguments: []) }
    var arguments: [TypeNotation] = []
    repeat {
      guard let argument = parseType(into: &sink) else { return nil }
      arguments.append(argument)
      skipSpaces()
    } while take(UInt8(ascii: ","))
    return closing(UInt8(ascii: ")"), .named(name, arguments: arguments), into: &sink)
  }

  /// `{id: Int, title: String}`, behind the brace.
  private mutating func parseFields(into sink: inout DiagnosticSink) -> TypeNotation.Kind? {
    var fields: [TypeNotation.Field] = []
    repeat {
      skipSpaces()
      guard let name = parseName(into: &sink) else { return nil }
      skipSpaces()
      guard take(UInt8(ascii: ":")) else {
        _ = fail(into: &sink)
        return nil
      }
      guard let type = parseType(into: &sink) else { return nil }
      fields.append(TypeNotation.Field(name: name, type: type))
      skipSpaces()
    } while take(UInt8(ascii: ","))
    return closing(UInt8(ascii: "}"), .record(fields), into: &sink)
  }

  private mutating func parseName(into sink: inout DiagnosticSink) -> String? {
    let start = position
    while position < bytes.count, isNamePart(bytes[position]) { position += 1 }
    guard position > start else {
      _ = fail(into: &sink)
      return nil
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func closing(
    _ byte: UInt8, _ kind: TypeNotation.Kind, into sink: inout DiagnosticSink
  ) -> TypeNotation.Kind? {
    skipSpaces()
    if take(byte) { return kind }
    _ = fail(into: &sink)
    return nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }

  private func range(from start: Int, to end: Int) -> SourceRange { node.sourceRange(ofText: start..<end) }

  private func fail(into sink: inout DiagnosticSink) -> TypeNotation {
    sink.report(.typeSyntax(node.text, at: range(from: min(position, bytes.count), to: bytes.count)))
    return TypeNotation(kind: .error, range: node.range)
  }
}

private func isNamePart(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"):
    true
  default: false
  }
}

extension Diagnostic {
  static func typeSyntax(_ text: String, at range: SourceRange) -> Self {
    Diagnostic(
      "type-syntax", .error, at: range,
      "'\(text)' is not a type; write a name, '[T]', 'T?', 'Map(T)' or 'Range(T)'")
  }

  static func typeExpected(at range: SourceRange) -> Self {
    Diagnostic("type-syntax", .error, at: range, "a type is needed here, such as 'Double' or '[String]'")
  }

  static func typeTooDeep(at range: SourceRange) -> Self {
    Diagnostic("type-too-deep", .error, at: range, "the type is nested too deeply")
  }
}
