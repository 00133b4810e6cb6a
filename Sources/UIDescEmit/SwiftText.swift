internal import CEL
internal import UIDescDiagnostics

// Values as the Swift that they mean.
extension OutputBuffer {
  mutating func append(swift value: Value, _ types: any HostTypes) {
    switch value {
    case .null: append("nil")
    case .bool(let isTrue): append(isTrue ? "true" : "false")
    case .int(let number): append(decimal: Int(number))
    case .uint(let number): append(number.description)
    case .double(let number): append(swift: number)
    case .string(let text): append(swiftLiteral: text)
    case .list(let elements): append(swiftList: elements, types)
    case .map(let map): append(swiftMap: map, types)
    case .member(let member):
      append(0x2E)
      append(types.memberName(member))
    case .call(let call): append(swift: call, types)
    case .optional(let value): append(swift: value ?? .null, types)
    case .bytes, .type, .timestamp, .duration: append(swiftLiteral: value.scalarText)
    }
  }

  private mutating func append(swift number: Double) {
    if number.isFinite {
      append(shortest: number)
    } else if number.isNaN {
      append(".nan")
    } else {
      append(number < 0 ? "-.infinity" : ".infinity")
    }
  }

  private mutating func append(swiftList elements: [Value], _ types: any HostTypes) {
    append(0x5B)
    for (index, element) in elements.enumerated() {
      if index > 0 { append(", ") }
      append(swift: element, types)
    }
    append(0x5D)
  }

  private mutating func append(swiftMap map: MapValue, _ types: any HostTypes) {
    append(0x5B)
    if map.entries.isEmpty { append(0x3A) }
    for (index, entry) in map.entries.enumerated() {
      if index > 0 { append(", ") }
      append(swift: entry.key, types)
      append(": ")
      append(swift: entry.value, types)
    }
    append(0x5D)
  }

  private mutating func append(swift call: HostCall, _ types: any HostTypes) {
    if let (low, high) = call.bounds {
      if low != .null { append(swift: low, types) }
      append("...")
      if high != .null { append(swift: high, types) }
      return
    }
    if let base = call.base { append(swift: base, types) }
    if call.name.isEmpty {
      append(call.typeName)
    } else {
      append(0x2E)
      append(call.name)
    }
    append(0x28)
    for (index, argument) in call.arguments.enumerated() {
      if index > 0 { append(", ") }
      if let label = argument.label {
        append(label)
        append(": ")
      }
      append(swift: argument.value, types)
    }
    append(0x29)
  }
}

extension Value {
  /// What stands for a value that no parameter takes, so that it can appear in a record or an action only.
  var scalarText: String {
    switch self {
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    case .type(let type): type.description
    case .timestamp(let timestamp): timestamp.seconds.description
    case .duration(let duration): duration.nanoseconds.description
    default: ""
    }
  }
}

extension HostCall {
  /// The ends of a range, which is the call of `...` with two values; null is an open end.
  var bounds: (low: Value, high: Value)? {
    guard name == "...", arguments.count == 2 else { return nil }
    return (arguments[0].value, arguments[1].value)
  }
}
