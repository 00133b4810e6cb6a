/// What an expression yields; numbers, booleans, members and short texts need no allocation.
public enum Value: Sendable, Hashable {
  case null
  case bool(Bool)
  case int(Int64)
  case uint(UInt64)
  case double(Double)
  case string(String)
  case bytes([UInt8])
  case list([Value])
  case map(MapValue)
  case type(CELType)
  case timestamp(Timestamp)
  case duration(Duration)
  indirect case optional(Value?)
  case member(HostMember)
  case call(HostCall)
}

extension Value {
  /// The type of the value as `type()` sees it: elements count as `dyn`.
  public var type: CELType {
    switch self {
    case .null: .null
    case .bool: .bool
    case .int: .int
    case .uint: .uint
    case .double: .double
    case .string: .string
    case .bytes: .bytes
    case .list: .list(.dyn)
    case .map: .map(.dyn, .dyn)
    case .type: .type(.dyn)
    case .timestamp: .timestamp
    case .duration: .duration
    case .optional: .optional(.dyn)
    case .member(let member): .host(member.type)
    case .call(let call): .host(call.type)
    }
  }
}
