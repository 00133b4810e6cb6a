internal import CEL
internal import UIDescDiagnostics

/// Writes a value of any type, as YAML where an argument stands and as an expression inside of others.
struct ExampleWriter {
  let catalog: Catalog

  // A type that needs a value of itself ends here.
  private static let depthLimit = 4

  /// What is written for a parameter, in flow style; nil where nothing can be.
  func argument(_ parameter: ParameterSpec, states: inout [(name: String, declaration: String)]) -> String? {
    switch parameter.type {
    case .text: return Self.quoted(Self.text(for: parameter.name))
    case .value(let type): return value(of: type)
    case .range(let bound, _):
      if bound == .string { return "[2024-01-01, 2024-12-31]" }
      guard case .host(let host) = bound else { return "[0, 1]" }
      let members = catalog.memberNames(of: host)
      return members.first.flatMap { first in members.last.map { "[.\(first), .\($0)]" } }
    case .slot: return "[{Text: Hello}]"
    case .action: return "[{emit: done}]"
    case .binding(let type):
      guard let declaration = declaration(of: type, for: parameter.name) else { return nil }
      states.append((parameter.name, declaration))
      return "$\(parameter.name)"
    }
  }

  private func declaration(of type: CELType, for name: String) -> String? {
    switch type {
    case .dyn, .nullable(.dyn):
      return name == "path" ? "{type: [String], default: []}" : "{type: String, default: first}"
    case .nullable(let inner): return "{type: \"\(catalog.name(of: inner))?\", default: null}"
    case .string: return "{type: String, default: \"\"}"
    default:
      guard let value = value(of: type) else { return nil }
      return "{type: \(Self.quoted(catalog.name(of: type))), default: \(value)}"
    }
  }

  /// The value as YAML in flow style.
  func value(of type: CELType, depth: Int = 0) -> String? {
    guard depth < Self.depthLimit else { return nil }
    switch type {
    case .nullable(let inner): return value(of: inner, depth: depth)
    case .string: return "Hello"
    case .list(let element): return value(of: element, depth: depth + 1).map { "[\($0)]" }
    case .map(_, let element): return value(of: element, depth: depth + 1).map { "{key: \($0)}" }
    case .record(let record):
      var fields: [String] = []
      for field in record.fields {
        guard let value = value(of: field.type, depth: depth + 1) else { return nil }
        fields.append("\(field.name): \(value)")
      }
      return "{\(fields.joined(separator: ", "))}"
    case .host(let host):
      if let text = call(giving: host, depth: depth) { return Self.quoted(text) }
      return initialiser(of: host, depth: depth) ?? plainType(of: host).flatMap { value(of: $0) }
    default: return expression(of: type, depth: depth).map(Self.quoted)
    }
  }

  /// The value as an expression.
  private func expression(of type: CELType, depth: Int) -> String? {
    guard depth < Self.depthLimit else { return nil }
    switch type {
    case .bool: return "true"
    case .int, .double, .dyn: return "1"
    case .string: return "'Hello'"
    case .nullable(let inner): return expression(of: inner, depth: depth)
    case .list(let element): return expression(of: element, depth: depth + 1).map { "[\($0)]" }
    case .map(_, let element): return expression(of: element, depth: depth + 1).map { "{'key': \($0)}" }
    case .host(let host):
      return call(giving: host, depth: depth) ?? initialiserCall(of: host, depth: depth)
        ?? plainType(of: host).flatMap { expression(of: $0, depth: depth) }
    default: return nil
    }
  }

  /// The first of the language's own types that the type takes.
  private func plainType(of host: HostType) -> CELType? {
    [.int, .double, .string, .bool].first { catalog.accepts(host, $0) }
  }

  /// A member, or else the first function whose arguments can be written.
  private func call(giving host: HostType, depth: Int) -> String? {
    if let member = catalog.memberNames(of: host).first { return ".\(member)" }
    return calls(giving: host, depth: depth).first
  }

  /// The calls of functions that give a value of the type, with the arguments that they require.
  func calls(giving host: HostType, depth: Int = 0) -> [String] {
    var result: [String] = []
    for type in catalog.takenTypes(of: host) {
      for function in catalog.listing(of: type)?.functions ?? []
      where catalog.accepts(host, .host(function.function.result)) {
        guard let arguments = arguments(of: function.function, depth: depth) else { continue }
        let call = ".\(function.name)(\(arguments))"
        if !result.contains(call) { result.append(call) }
      }
    }
    return result
  }

  private func arguments(of function: HostFunction, depth: Int) -> String? {
    var written: [String] = []
    for parameter in function.parameters where parameter.isRequired {
      guard let value = expression(of: parameter.type, depth: depth + 1) else { return nil }
      written.append(parameter.label.map { "\($0): \(value)" } ?? value)
    }
    return written.joined(separator: ", ")
  }

  private func initialiserCall(of host: HostType, depth: Int) -> String? {
    for function in catalog.functions("init", of: host) {
      if let arguments = arguments(of: function, depth: depth) {
        return "\(catalog.name(of: function.result))(\(arguments))"
      }
    }
    return nil
  }

  /// `{GridItem: {size: …}}`
  private func initialiser(of host: HostType, depth: Int) -> String? {
    for name in catalog.initialisers(for: host) {
      guard let type = catalog.type(named: name), let entry = catalog.typeEntry(for: type) else { continue }
      for form in entry.forms {
        if let arguments = arguments(of: entry, form: form, depth: depth) {
          return "{\(name): {\(arguments)}}"
        }
      }
    }
    return nil
  }

  private func arguments(of entry: EntrySpec, form: FormSpec, depth: Int) -> String? {
    var written: [String] = []
    for argument in form.arguments where argument.isRequired {
      let parameter = entry.parameters[argument.parameter]
      guard let type = parameter.type.expressionType, let value = value(of: type, depth: depth + 1) else {
        return nil
      }
      written.append("\(parameter.name): \(value)")
    }
    return written.joined(separator: ", ")
  }

  /// A text that could be meant for a parameter of that name.
  private static func text(for name: String) -> String {
    switch name {
    case "systemName", "systemImage", "decorative": "star"
    case "image", "name": "photo"
    case "url", "destination", "item": "https://example.com"
    case "date": "2024-01-01"
    default: "Hello"
    }
  }

  /// The text as a scalar in flow style, in quotes where YAML would read something else.
  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte.isNameByte || byte == 0x2E || byte == 0x2F || byte == 0x3A || byte == 0x2D
    }
    if isPlain, !text.isEmpty, !text.hasSuffix(":") { return text }
    let escaped = text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"\(String(escaped))\""
  }
}
