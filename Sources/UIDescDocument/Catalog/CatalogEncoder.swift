internal import CEL

/// Writes a catalog's compact form: one line an entry, in the order of the names, and the index of their offsets.
struct CatalogEncoder {
  /// The bytes that the index can address.
  static let limit = 1 << 24

  private(set) var entries: [UInt8] = []
  private var offsets: [Int] = []

  /// The text of the entries and of the index.
  static func encode(_ definitions: CatalogDefinitions, firstType: Int) -> (entries: [UInt8], index: [UInt8])
  {
    var encoder = CatalogEncoder()
    for view in definitions.views { encoder.line { $0.write(view) } }
    for modifier in definitions.modifiers { encoder.line { $0.write(modifier) } }
    for type in definitions.types { encoder.line { $0.write(type) } }
    for value in definitions.environment { encoder.line { $0.write(value) } }
    for action in definitions.hostActions { encoder.line { $0.write(action) } }
    let counts = [
      definitions.views.count, definitions.modifiers.count, definitions.types.count,
      definitions.environment.count, definitions.hostActions.count,
    ]
    return (encoder.entries, indexText([firstType] + counts + encoder.offsets))
  }

  private static func indexText(_ numbers: [Int]) -> [UInt8] {
    var result: [UInt8] = []
    for (position, number) in numbers.enumerated() {
      if position > 0, position % 16 == 0 { result.append(UInt8(ascii: "\n")) }
      for shift in [18, 12, 6, 0] { result.append(0x30 + UInt8(number >> shift & 63)) }
    }
    return result
  }

  private mutating func line(_ write: (inout CatalogEncoder) -> Void) {
    offsets.append(entries.count)
    write(&self)
    entries.append(UInt8(ascii: "\n"))
  }

  private mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: max(0, number))
    repeat {
      let digit = UInt8(rest & 31)
      rest >>= 5
      entries.append(0x30 + digit + (rest > 0 ? 32 : 0))
    } while rest > 0
  }

  private mutating func write(_ text: String) {
    // An entry is one line, so a text that has several loses its breaks.
    let bytes = text.utf8.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
    write(bytes.count)
    entries += bytes
  }

  private mutating func writeCode(_ code: Unicode.Scalar) {
    entries.append(UInt8(ascii: code))
  }

  private mutating func write<Element>(
    each elements: [Element], _ write: (inout CatalogEncoder, Element) -> Void
  ) {
    self.write(elements.count)
    for element in elements { write(&self, element) }
  }
}

extension CatalogEncoder {
  private mutating func write(_ entry: EntryDefinition) {
    write(entry.name)
    write(entry.documentation)
    write(entry.availability)
    var flags: EntryFlags = []
    if entry.replacement != nil { flags.insert(.isDeprecated) }
    if !entry.views.isEmpty { flags.insert(.hasViews) }
    write(flags.rawValue)
    write(entry.replacement ?? "")
    if !entry.views.isEmpty { write(entry.views.joined(separator: ",")) }
    write(each: entry.parameters) { $0.write($1) }
    write(each: entry.scalar) { $0.write($1) }
    write(entry.list)
    write(each: entry.forms) { encoder, form in
      encoder.write(Int(truncatingIfNeeded: form.members))
      encoder.write(Int(truncatingIfNeeded: form.required))
    }
    write((entry.mainSlot ?? -1) + 1)
  }

  private mutating func write(_ parameter: ParameterDefinition) {
    write(parameter.name)
    var flags: ParameterFlags = []
    let hasOwnLabel = parameter.label != nil && parameter.label != parameter.name
    if hasOwnLabel { flags.insert(.hasOwnLabel) } else if parameter.label != nil { flags.insert(.isLabelled) }
    if parameter.isRequired { flags.insert(.isRequired) }
    if parameter.defaultText != nil { flags.insert(.hasDefault) }
    write(flags.rawValue)
    if hasOwnLabel { write(parameter.label ?? "") }
    write(parameter.type)
    if let text = parameter.defaultText { write(text) }
    write(parameter.documentation)
    write(each: parameter.handsOver) { $0.write($1) }
  }

  private mutating func write(_ value: HandedDefinition) {
    write(value.name)
    switch value.type {
    case .value(let type):
      write(0)
      write(type)
    case .type(let parameter):
      write(1)
      write(parameter)
    case .element(let parameter):
      write(2)
      write(parameter)
    case .unwrapped(let parameter):
      write(3)
      write(parameter)
    }
    write(value.defaultText == nil ? 0 : 1)
    if let text = value.defaultText { write(text) }
  }

  private mutating func write(_ role: ListRole) {
    switch role {
    case .none:
      write(0)
    case .slot(let parameter):
      write(1)
      write(parameter)
    case .action(let parameter):
      write(2)
      write(parameter)
    case .value(let parameter):
      write(3)
      write(parameter)
    case .positional(let parameters):
      write(4)
      write(each: parameters) { $0.write($1) }
    }
  }

  private mutating func write(_ type: ParameterType) {
    switch type {
    case .text(let isOptional): writeCode(isOptional ? "U" : "T")
    case .slot(let isOptional): writeCode(isOptional ? "M" : "L")
    case .action(let isOptional): writeCode(isOptional ? "C" : "A")
    case .range(let end, let isOptional):
      writeCode(isOptional ? "Q" : "R")
      write(end)
    case .binding(let type):
      writeCode("B")
      write(type)
    case .value(let type):
      writeCode("V")
      write(type)
    }
  }

  private mutating func write(_ type: CELType) {
    switch type {
    case .bool: writeCode("b")
    case .int: writeCode("i")
    case .double: writeCode("d")
    case .string: writeCode("s")
    case .list(let element):
      writeCode("l")
      write(element)
    case .map(_, let value):
      writeCode("m")
      write(value)
    case .nullable(let type):
      writeCode("o")
      write(type)
    case .host(let type):
      writeCode("h")
      write(Int(type.index))
    case .record(let record):
      writeCode("r")
      write(record.name ?? "")
      write(each: record.fields) { encoder, field in
        encoder.write(field.name)
        encoder.write(field.type)
      }
    default:
      // `Value`, and what has been reported already: anything fits.
      writeCode("y")
    }
  }

  private mutating func write(_ type: TypeDefinition) {
    write(type.name)
    if case .alias(let target) = type.kind {
      writeCode("=")
      write(target)
      return
    }
    writeCode("#")
    write(type.flags.rawValue)
    write(type.documentation)
    var takes = CatalogEncoder()
    takes.write(each: type.takes) { $0.write($1) }
    write(String(decoding: takes.entries, as: UTF8.self))
    write(each: type.members) { $0.write($1) }
    write(each: type.functions) { $0.write($1) }
    write(each: type.methods) { $0.write($1) }
    if let entry = type.initialisers { write(entry) }
  }

  private mutating func write(_ function: FunctionDefinition) {
    write(function.name)
    var body = CatalogEncoder()
    body.write(Int(function.result.index))
    body.write(each: function.parameters) { encoder, parameter in
      encoder.write(parameter.label ?? "")
      encoder.write(parameter.isRequired ? 1 : 0)
      encoder.write(parameter.type.expressionType ?? .dyn)
    }
    write(String(decoding: body.entries, as: UTF8.self))
  }

  private mutating func write(_ value: EnvironmentDefinition) {
    write(value.name)
    write(value.type)
    write(value.defaultText)
    write(value.documentation)
  }
}
