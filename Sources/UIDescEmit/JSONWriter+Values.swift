internal import CEL
internal import UIDescDiagnostics
internal import UIDescRuntime

extension JSONWriter {
  mutating func append(_ argument: ArgumentValue) {
    switch argument {
    case .value(let value): append(value)
    case .binding(let place, let current):
      beginObject()
      member(#""binding": "#)
      append(place)
      member(#""value": "#)
      append(current)
      endObject()
    case .constant(let value):
      beginObject()
      member(#""constant": "#)
      append(value)
      endObject()
    case .action(let action): append(action)
    }
  }

  mutating func append(_ value: Value) {
    switch value {
    case .null: out.append(literal: "null")
    case .bool(let isTrue): out.append(literal: isTrue ? "true" : "false")
    case .int(let number): out.append(decimal: Int(number))
    case .uint(let number): out.append(number.description)
    case .double(let number): append(number)
    case .string(let text): string(text)
    case .list(let elements): append(elements)
    case .map(let map): append(map)
    case .member(let member):
      out.append(literal: "\".")
      out.append(types.memberName(member))
      out.append(0x22)
    case .call(let call): append(call)
    case .optional(let value): append(value ?? .null)
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

  private mutating func append(_ elements: [Value]) {
    beginList()
    for value in elements {
      element()
      append(value)
    }
    endList()
  }

  private mutating func append(_ map: MapValue) {
    beginObject()
    for entry in map.entries {
      if case .string(let name) = entry.key {
        key(name)
      } else {
        var name = SwiftWriter(OutputBuffer(), types: types)
        name.append(entry.key)
        key(String(decoding: name.out.bytes, as: UTF8.self))
      }
      append(entry.value)
    }
    endObject()
  }

  private mutating func append(_ call: HostCall) {
    if let (low, high) = call.bounds { return append([low, high]) }
    beginObject()
    // A method's type is that of what it is called on, so it is said where there is nothing else to go by.
    if call.base == nil {
      member(#""type": "#)
      string(call.typeName)
    }
    if !call.name.isEmpty {
      member(#""call": "#)
      string(call.name)
    }
    if let base = call.base {
      member(#""of": "#)
      append(base)
    }
    if !call.arguments.isEmpty {
      member(#""arguments": "#)
      beginObject()
      for (index, argument) in call.arguments.enumerated() {
        key(argument.label ?? "_\(index)")
        append(argument.value)
      }
      endObject()
    }
    endObject()
  }

  /// An identity as sixteen digits: a number of this size is not safe in every JSON reader.
  mutating func append(identity: UInt64) {
    out.append(0x22)
    out.append(hexadecimal: identity)
    out.append(0x22)
  }
}
