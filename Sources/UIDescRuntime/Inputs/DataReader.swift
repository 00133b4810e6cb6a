internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument
internal import UIDescSyntax

/// Reads plain data by a declared type: no names are in scope, and a text is the text itself.
struct DataReader {
  let document: Document
  var sink = DiagnosticSink()

  init(document: Document) {
    self.document = document
  }

  private func name(of type: CELType) -> String { document.environment.name(of: type) }

  // MARK: Text of an argument

  /// A list or record is written as YAML flow or JSON; everything else is the text as it stands.
  mutating func value(
    ofText text: String, at range: SourceRange, in file: SourceFile, as type: CELType
  ) -> Value? {
    switch type.withoutNull {
    case .string: return .string(text)
    case .list, .map, .record, .dyn: break
    default:
      return scalar(text, isNull: type.isNullable && (text == "null" || text.isEmpty), at: range, as: type)
    }
    if text.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) {
      return scalar(text, isNull: false, at: range, as: type)
    }
    let padding = [UInt8](repeating: UInt8(ascii: " "), count: Int(range.start))
    let padded = SourceFile(path: file.path, bytes: padding + file.bytes[range.offsets])
    // Not all JSON is YAML: one writes an emoji as two escapes, the other has none for it.
    var ignored = DiagnosticSink()
    let json = readSyntax(padded, id: range.file, format: .json, into: &ignored)
    if !ignored.hasErrors { return value(of: json.root, as: type) }
    let tree = readSyntax(padded, id: range.file, format: .yaml, into: &sink)
    return sink.hasErrors ? nil : value(of: tree.root, as: type)
  }

  // MARK: Nodes

  mutating func value(of node: SyntaxNode, as type: CELType) -> Value? {
    switch node.kind {
    case .missing: return nil
    case .scalar:
      if type.withoutNull == .string, !node.isNull { return .string(node.text) }
      if type == .dyn { return dynamic(node) }
      return scalar(node.text, isNull: node.isNull, at: node.range, as: type)
    case .sequence: return list(node, as: type)
    case .mapping: return mapping(node, as: type)
    }
  }

  private mutating func scalar(
    _ text: String, isNull: Bool, at range: SourceRange, as type: CELType
  ) -> Value? {
    if isNull {
      if type.isNullable || type == .dyn { return .null }
      sink.report(.wrongData(at: range, found: "null", wanted: name(of: type), allowed: allowed(type)))
      return nil
    }
    let value: Value? =
      switch type.withoutNull {
      case .bool: ["true", "false"].contains(text.lowercased()) ? .bool(text.lowercased() == "true") : nil
      case .int: Int64(text).map { .int($0) }
      case .uint: UInt64(text).map { .uint($0) }
      case .double: Double(text).map { .double($0) }
      case .host(let host): hostValue(text, of: host, type: type)
      default: nil
      }
    if value == nil {
      sink.report(.wrongData(at: range, found: "'\(text)'", wanted: name(of: type), allowed: allowed(type)))
    }
    return value
  }

  /// A member with or without its dot, a colour as `#FF8800`, or an expression without names.
  private func hostValue(_ text: String, of host: HostType, type: CELType) -> Value? {
    let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
    if let member = document.types.member(name, of: host) { return .member(member) }
    if text.hasPrefix("#") { return document.types.literal(text, as: host) }
    var ignored = DiagnosticSink()
    let program = document.environment.compile(
      text, in: EmptyScope(), wanting: type.withoutNull, into: &ignored)
    return program?.constant
  }

  private func allowed(_ type: CELType) -> [String] {
    switch type.withoutNull {
    case .bool: ["true", "false"]
    case .host(let host): document.types.memberNames(of: host)
    default: []
    }
  }

  private func dynamic(_ node: SyntaxNode) -> Value {
    switch node.scalarType {
    case .null: .null
    case .bool: .bool(node.text.lowercased() == "true")
    case .int: Int64(node.text).map { .int($0) } ?? .string(node.text)
    case .float: Double(node.text).map { .double($0) } ?? .string(node.text)
    case .string: .string(node.text)
    }
  }

  private mutating func list(_ node: SyntaxNode, as type: CELType) -> Value? {
    let element: CELType
    switch type.withoutNull {
    case .list(let inner): element = inner
    case .dyn: element = .dyn
    case .host(let host) where document.types.catalog.isSet(host): element = type.withoutNull
    default:
      sink.report(.wrongData(at: node.range, found: "a list", wanted: name(of: type), allowed: allowed(type)))
      return nil
    }
    var values: [Value] = []
    for child in node.elements {
      guard let value = value(of: child, as: element) else { return nil }
      values.append(value)
    }
    return .list(values)
  }

  private mutating func mapping(_ node: SyntaxNode, as type: CELType) -> Value? {
    switch type.withoutNull {
    case .record(let record): return self.record(node, as: record)
    case .map(_, let value): return map(node, of: value)
    case .dyn: return map(node, of: .dyn)
    default:
      sink.report(
        .wrongData(at: node.range, found: "a mapping", wanted: name(of: type), allowed: allowed(type)))
      return nil
    }
  }

  private mutating func map(_ node: SyntaxNode, of element: CELType) -> Value? {
    var fields: [(name: String, value: Value)] = []
    for entry in node.entries {
      guard let value = value(of: entry.value, as: element) else { return nil }
      fields.append((entry.key.text, value))
    }
    return .map(MapValue(fields: fields))
  }

  /// Fields in the declared order; an optional one that is missing is null.
  private mutating func record(_ node: SyntaxNode, as record: RecordType) -> Value? {
    var isWhole = true
    for entry in node.entries where record.index(of: entry.key.text) == nil {
      isWhole = false
      let known = record.fields.map(\.name)
      sink.report(
        .unknownDataField(entry.key.text, at: entry.key.range, of: name(of: .record(record)), known: known))
    }
    var fields: [(name: String, value: Value)] = []
    var isComplete = true
    for field in record.fields {
      if let entry = node.entry(named: field.name) {
        if let value = value(of: entry.value, as: field.type) {
          fields.append((field.name, value))
        } else {
          isComplete = false
        }
      } else if field.type.isNullable {
        fields.append((field.name, .null))
      } else {
        // The misspelt name may be the one that is missing.
        if isWhole {
          sink.report(.missingDataField(field.name, of: name(of: .record(record)), at: node.range))
        }
        isComplete = false
      }
    }
    return isComplete && isWhole ? .map(MapValue(fields: fields)) : nil
  }
}

extension Diagnostic {
  static func wrongData(at range: SourceRange, found: String, wanted: String, allowed: [String]) -> Self {
    let hint =
      allowed.isEmpty || allowed.count > 12 ? "" : ": \(allowed.map { "'\($0)'" }.joined(separator: ", "))"
    return Diagnostic("wrong-value", .error, at: range, "\(found) is not a value of type \(wanted)\(hint)")
  }

  static func unknownDataField(_ name: String, at range: SourceRange, of type: String, known: [String])
    -> Self
  {
    let hint =
      nearestName(to: name, in: known).map { "did you mean '\($0)'?" }
      ?? "it has \(known.map { "'\($0)'" }.joined(separator: ", "))"
    return Diagnostic("unknown-field", .error, at: range, "\(type) has no field '\(name)'; \(hint)")
  }

  static func missingDataField(_ name: String, of type: String, at range: SourceRange) -> Self {
    Diagnostic("missing-field", .error, at: range, "\(type) needs the field '\(name)'")
  }
}
