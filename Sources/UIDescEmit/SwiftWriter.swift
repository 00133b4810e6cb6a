internal import CEL
internal import UIDescDiagnostics

/// Writes values and actions as the Swift that they mean.
struct SwiftWriter: ~Copyable {
  var out: OutputBuffer
  /// Spells members; kept here, since handing it on with every value would count its owners each time.
  private let types: any HostTypes

  init(_ out: consuming OutputBuffer, types: any HostTypes) {
    self.out = out
    self.types = types
  }

  mutating func append(_ value: Value) {
    switch value {
    case .null: out.append(literal: "nil")
    case .bool(let isTrue): out.append(literal: isTrue ? "true" : "false")
    case .int(let number): out.append(decimal: Int(number))
    case .uint(let number): out.append(number.description)
    case .double(let number): append(number)
    case .string(let text): out.append(swiftLiteral: text)
    case .list(let elements): append(elements)
    case .map(let map): append(map)
    case .member(let member):
      out.append(0x2E)
      out.append(types.memberName(member))
    case .call(let call): append(call)
    case .optional(let value): append(value ?? .null)
    case .bytes, .type, .timestamp, .duration: out.append(swiftLiteral: value.scalarText)
    }
  }

  private mutating func append(_ number: Double) {
    if number.isFinite {
      out.append(shortest: number)
    } else if number.isNaN {
      out.append(literal: ".nan")
    } else {
      out.append(literal: number < 0 ? "-.infinity" : ".infinity")
    }
  }

  private mutating func append(_ elements: [Value]) {
    out.append(0x5B)
    for (index, element) in elements.enumerated() {
      if index > 0 { out.append(literal: ", ") }
      append(element)
    }
    out.append(0x5D)
  }

  private mutating func append(_ map: MapValue) {
    out.append(0x5B)
    if map.entries.isEmpty { out.append(0x3A) }
    for (index, entry) in map.entries.enumerated() {
      if index > 0 { out.append(literal: ", ") }
      append(entry.key)
      out.append(literal: ": ")
      append(entry.value)
    }
    out.append(0x5D)
  }

  private mutating func append(_ call: HostCall) {
    if let (low, high) = call.bounds {
      if low != .null { append(low) }
      out.append(literal: "...")
      if high != .null { append(high) }
      return
    }
    if let base = call.base { append(base) }
    if call.name.isEmpty {
      out.append(call.typeName)
    } else {
      out.append(0x2E)
      out.append(call.name)
    }
    out.append(0x28)
    for (index, argument) in call.arguments.enumerated() {
      if index > 0 { out.append(literal: ", ") }
      if let label = argument.label {
        out.append(label)
        out.append(literal: ": ")
      }
      append(argument.value)
    }
    out.append(0x29)
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
