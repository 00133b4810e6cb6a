/// In whose words types are named in findings.
public enum TypeNaming: Sendable {
  /// `int`, `list(string)`, `map(string, int)`, `optional_type(int)`.
  case cel
  /// `Int`, `[String]`, `Map(Int)`, `Int?`: as the documents that embed CEL write them.
  case document
}

extension CELType: CustomStringConvertible {
  /// The type in CEL's own words; host types have no name here.
  public var description: String { name(in: .cel, host: nil) }

  /// The type as findings name it.
  public func name(in naming: TypeNaming, host: (any HostTypes)?) -> String {
    if let simple = simpleName(in: naming) { return simple }
    func nested(_ type: CELType) -> String { type.name(in: naming, host: host) }
    switch self {
    case .list(let element):
      return naming == .cel ? "list(\(nested(element)))" : "[\(nested(element))]"
    case .map(let key, let value):
      if naming == .cel { return "map(\(nested(key)), \(nested(value)))" }
      return key == .string ? "Map(\(nested(value)))" : "Map(\(nested(key)), \(nested(value)))"
    case .type(let inner): return "type(\(nested(inner)))"
    case .optional(let inner):
      return naming == .cel ? "optional_type(\(nested(inner)))" : "optional(\(nested(inner)))"
    case .nullable(let inner): return naming == .cel ? "wrapper(\(nested(inner)))" : nested(inner) + "?"
    case .record(let record):
      if let name = record.name { return name }
      return "{" + record.fields.map { "\($0.name): \(nested($0.type))" }.joined(separator: ", ") + "}"
    case .host(let type): return host?.name(of: type) ?? "host(\(type.index))"
    case .parameter(let name): return name
    case .abstract(let name, let arguments):
      return arguments.isEmpty ? name : "\(name)(\(arguments.map(nested).joined(separator: ", ")))"
    default: return ""
    }
  }

  private func simpleName(in naming: TypeNaming) -> String? {
    switch self {
    case .error: "error"
    case .dyn: naming == .cel ? "dyn" : "any value"
    case .null: naming == .cel ? "null_type" : "null"
    case .bool: naming == .cel ? "bool" : "Bool"
    case .int: naming == .cel ? "int" : "Int"
    case .uint: naming == .cel ? "uint" : "UInt"
    case .double: naming == .cel ? "double" : "Double"
    case .string: naming == .cel ? "string" : "String"
    case .bytes: naming == .cel ? "bytes" : "Bytes"
    case .timestamp: naming == .cel ? "google.protobuf.Timestamp" : "Timestamp"
    case .duration: naming == .cel ? "google.protobuf.Duration" : "Duration"
    default: nil
    }
  }
}
