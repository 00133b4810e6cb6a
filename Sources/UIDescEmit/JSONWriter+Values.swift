internal import CEL
internal import UIDescDiagnostics
internal import UIDescRuntime

extension JSONWriter {
  mutating func append(_ argument: ArgumentValue, _ types: any HostTypes) {
    switch argument {
    case .value(let value): append(value, types)
    case .binding(let place, let current):
      beginObject()
      key("binding")
      append(place)
      key("value")
      append(current, types)
      endObject()
    case .constant(let value):
      beginObject()
      key("constant")
      append(value, types)
      endObject()
    case .action(let action): append(action, types)
    }
  }

  mutating func append(_ value: Value, _ types: any HostTypes) {
    switch value {
    case .null: out.append("null")
    case .bool(let isTrue): out.append(isTrue ? "true" : "false")
    case .int(let number): out.append(decimal: Int(number))
    case .uint(let number): out.append(number.description)
    case .double(let number): append(number)
    case .string(let text): string(text)
    case .list(let elements): append(elements, types)
    case .map(let map): append(map, types)
    case .member(let member): string("." + types.memberName(member))
    case .call(let call): append(call, types)
    case .optional(let value): append(value ?? .null, types)
    case .bytes, .type, .timestamp, .duration: string(value.scalarText)
    }
  }

  // JSON has no word for these, and a member's spelling can't be a number.
  private mutating func append(_ number: Double) {
    if number.isFinite {
      out.append(shortest: number)
    } else if number.isNaN {
      string(".nan")
    } else {
      string(number < 0 ? "-.infinity" : ".infinity")
    }
  }

  private mutating func append(_ elements: [Value], _ types: any HostTypes) {
    beginList()
    for value in elements {
      element()
      append(value, types)
    }
    endList()
  }

  private mutating func append(_ map: MapValue, _ types: any HostTypes) {
    beginObject()
    for entry in map.entries {
      if case .string(let name) = entry.key {
        key(name)
      } else {
        var name = OutputBuffer()
        name.append(swift: entry.key, types)
        key(String(decoding: name.bytes, as: UTF8.self))
      }
      append(entry.value, types)
    }
    endObject()
  }

  private mutating func append(_ call: HostCall, _ types: any HostTypes) {
    if let (low, high) = call.bounds { return append([low, high], types) }
    beginObject()
    // A method's type is that of what it is called on, so it is said where there is nothing else to go by.
    if call.base == nil {
      key("type")
      string(call.typeName)
    }
    if !call.name.isEmpty {
      key("call")
      string(call.name)
    }
    if let base = call.base {
      key("of")
      append(base, types)
    }
    if !call.arguments.isEmpty {
      key("arguments")
      beginObject()
      for (index, argument) in call.arguments.enumerated() {
        key(argument.label ?? "_\(index)")
        append(argument.value, types)
      }
      endObject()
    }
    endObject()
  }

  /// An identity as sixteen digits: a number of this size is not safe in every JSON reader.
  mutating func append(identity: UInt64) {
    out.append(0x22)
    for shift in stride(from: 60, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: (identity >> UInt64(shift)) & 15)
      out.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
    out.append(0x22)
  }
}
