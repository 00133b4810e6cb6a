extension Value {
  /// The value as an expression that yields it.
  public func literal(host: (any HostTypes)? = nil) -> String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .int(let number): return String(number)
    case .uint(let number): return "\(number)u"
    case .double(let number):
      return number.isFinite ? "\(number)" : "double(\"\(Library.plainText(number))\")"
    case .string(let text): return Library.quoted(text)
    case .bytes(let bytes): return "b\"\(bytes.map { octal($0) }.joined())\""
    case .list(let list): return "[\(list.map { $0.literal(host: host) }.joined(separator: ", "))]"
    case .map(let map):
      let entries = map.entries.map { "\($0.key.literal(host: host)): \($0.value.literal(host: host))" }
      return "{\(entries.joined(separator: ", "))}"
    case .type(let type): return type.typeName
    case .timestamp(let moment): return "timestamp(\"\(moment.text)\")"
    case .duration(let length): return "duration(\"\(length.text)\")"
    case .optional(let inner):
      return inner.map { "optional.of(\($0.literal(host: host)))" } ?? "optional.none()"
    case .member(let member): return ".\(host?.memberName(member) ?? "member\(member.index)")"
    case .call(let call): return call.literal(host: host)
    }
  }

  private func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
  }
}

extension HostCall {
  /// The call as it is written: `.gray.opacity(0.5)`, `Color(hue: 0.5)`, `.system(size: 17.0)`.
  public func literal(host: (any HostTypes)? = nil) -> String {
    let arguments = arguments.map { argument in
      let value = argument.value.literal(host: host)
      return argument.label.map { "\($0): \(value)" } ?? value
    }
    let call = "\(name)(\(arguments.joined(separator: ", ")))"
    if let base { return "\(base.literal(host: host)).\(call)" }
    return name.isEmpty ? typeName + call : ".\(call)"
  }
}
