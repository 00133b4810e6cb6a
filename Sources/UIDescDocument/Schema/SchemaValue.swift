package import UIDescDiagnostics
internal import UIDescSyntax

/// A JSON value whose keys keep the order in which they were written.
package enum SchemaValue: Sendable {
  case null
  case bool(Bool)
  /// The digits as they are printed.
  case number(String)
  case string(String)
  case list([SchemaValue])
  case object([Member])

  package struct Member: Sendable {
    package var name: String
    package var value: SchemaValue

    package init(_ name: String, _ value: SchemaValue) {
      self.name = name
      self.value = value
    }
  }

  /// A list of texts.
  package static func names(_ names: some Sequence<String>) -> SchemaValue {
    .list(names.map { .string($0) })
  }

  /// The same object with a member more; the value is left out where it is nil.
  package mutating func set(_ name: String, _ value: SchemaValue?) {
    guard let value, case .object(var members) = self else { return }
    members.append(Member(name, value))
    self = .object(members)
  }
}

extension SchemaValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .number("\(value)") }
  package init(arrayLiteral elements: SchemaValue...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, SchemaValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}

extension SchemaValue {
  /// Appends the value as JSON: what fits into a line of 110 columns stands on one, all else is indented by two.
  package func append(to out: inout OutputBuffer) {
    append(to: &out, depth: 0, column: 0)
    out.append(0x0A)
  }

  private func append(to out: inout OutputBuffer, depth: Int, column: Int) {
    let start = out.count
    if appendFlat(to: &out, until: start + 110 - column) { return }
    out.truncate(to: start)
    let isObject = if case .object = self { true } else { false }
    out.append(isObject ? 0x7B : 0x5B)
    switch self {
    case .list(let elements):
      for (index, element) in elements.enumerated() {
        Self.breakLine(index, depth + 1, &out)
        element.append(to: &out, depth: depth + 1, column: 2 * depth + 3)
      }
    case .object(let members):
      for (index, member) in members.enumerated() {
        Self.breakLine(index, depth + 1, &out)
        let lineStart = out.count
        out.append(json: member.name)
        out.append(literal: ": ")
        member.value.append(to: &out, depth: depth + 1, column: 2 * depth + 3 + out.count - lineStart)
      }
    default: break
    }
    Self.breakLine(0, depth, &out)
    out.append(isObject ? 0x7D : 0x5D)
  }

  private static func breakLine(_ index: Int, _ depth: Int, _ out: inout OutputBuffer) {
    if index > 0 { out.append(0x2C) }
    out.append(0x0A)
    out.append(0x20, times: 2 * depth)
  }

  /// Appends the value on one line; false as soon as a list or an object passes the limit.
  private func appendFlat(to out: inout OutputBuffer, until limit: Int) -> Bool {
    switch self {
    case .null: out.append(literal: "null")
    case .bool(let isTrue): out.append(literal: isTrue ? "true" : "false")
    case .number(let digits): out.append(digits)
    case .string(let text): out.append(json: text)
    case .list(let elements):
      out.append(0x5B)
      for (index, element) in elements.enumerated() {
        if index > 0 { out.append(literal: ", ") }
        guard element.appendFlat(to: &out, until: limit), out.count < limit else { return false }
      }
      out.append(0x5D)
      return out.count <= limit || elements.isEmpty
    case .object(let members):
      out.append(0x7B)
      for (index, member) in members.enumerated() {
        if index > 0 { out.append(literal: ", ") }
        out.append(json: member.name)
        out.append(literal: ": ")
        guard member.value.appendFlat(to: &out, until: limit), out.count < limit else { return false }
      }
      out.append(0x7D)
      return out.count <= limit || members.isEmpty
    }
    return true
  }
}

extension SchemaValue {
  /// A value that is written as YAML inside the program.
  init(yaml text: StaticString) {
    var sink = DiagnosticSink()
    let source = SourceFile(path: "schema", text: text.description)
    let tree = readSyntax(source, id: SourceID(0), format: .yaml, into: &sink)
    precondition(!sink.hasErrors, "a schema of the program is not YAML: \(sink.sorted.first?.message ?? "")")
    self.init(tree.root)
  }

  private init(_ node: SyntaxNode) {
    switch node.kind {
    case .missing: self = .null
    case .sequence: self = .list(node.elements.map { SchemaValue($0) })
    case .mapping: self = .object(node.entries.map { Member($0.key.text, SchemaValue($0.value)) })
    case .scalar:
      switch node.scalarType {
      case .null: self = .null
      case .bool: self = .bool(node.text == "true")
      case .int, .float: self = .number(node.text)
      case .string: self = .string(node.text)
      }
    }
  }
}
