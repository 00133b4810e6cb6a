internal import CEL
internal import UIDescDiagnostics

// What CatalogEncoder writes, read back: the order of the calls here is the format.
extension CatalogCursor {
  mutating func readEntry() -> EntrySpec {
    let name = readText().string
    let documentation = readText()
    let availability = readText()
    let flags = EntryFlags(rawValue: readNumber())
    let replacement = readText()
    let views = flags.contains(.hasViews) ? readText() : nil
    let parameters = readList { $0.readParameter() }
    let scalar = readIndices()
    let list = readListRole()
    let forms = readForms()
    let mainSlot = readNumber() - 1
    return EntrySpec(
      name: name, parameters: parameters, scalar: scalar, list: list, forms: forms,
      mainSlot: mainSlot < 0 ? nil : mainSlot,
      details: EntryDetails(
        documentation: documentation, availability: availability, replacement: replacement,
        views: views, isDeprecated: flags.contains(.isDeprecated)))
  }

  mutating func readParameter() -> ParameterSpec {
    let name = readText().string
    let flags = ParameterFlags(rawValue: readNumber())
    var label = flags.contains(.isLabelled) ? name : nil
    if flags.contains(.hasOwnLabel) { label = readText().string }
    let type = readParameterType()
    let defaultText = flags.contains(.hasDefault) ? readText() : nil
    let documentation = readText()
    let handsOver = readArray { $0.readHandedValue() }
    return ParameterSpec(
      name: name, label: label, type: type,
      isRequired: flags.contains(.isRequired), handsOver: handsOver, defaultText: defaultText,
      documentationText: documentation)
  }

  mutating func readParameterType() -> ParameterType {
    switch readByte() {
    case UInt8(ascii: "T"): .text(isOptional: false)
    case UInt8(ascii: "U"): .text(isOptional: true)
    case UInt8(ascii: "R"): .range(readType(), isOptional: false)
    case UInt8(ascii: "Q"): .range(readType(), isOptional: true)
    case UInt8(ascii: "L"): .slot(isOptional: false)
    case UInt8(ascii: "M"): .slot(isOptional: true)
    case UInt8(ascii: "A"): .action(isOptional: false)
    case UInt8(ascii: "C"): .action(isOptional: true)
    case UInt8(ascii: "B"): .binding(readType())
    default: .value(readType())
    }
  }

  mutating func readType() -> CELType {
    switch readByte() {
    case UInt8(ascii: "y"): return .dyn
    case UInt8(ascii: "b"): return .bool
    case UInt8(ascii: "i"): return .int
    case UInt8(ascii: "d"): return .double
    case UInt8(ascii: "s"): return .string
    case UInt8(ascii: "l"): return .list(readType())
    case UInt8(ascii: "m"): return .map(.string, readType())
    case UInt8(ascii: "o"):
      guard bytes[position] == UInt8(ascii: "d") else { return .nullable(readType()) }
      position &+= 1
      return optionalDouble
    case UInt8(ascii: "h"): return .host(HostType(index: UInt32(clamping: readNumber())))
    case UInt8(ascii: "r"):
      let name = readText()
      let fields = readArray { cursor in
        let field = cursor.readText().string
        return RecordType.Field(name: field, type: cursor.readType())
      }
      return .record(RecordType(name: name.isEmpty ? nil : name.string, fields: fields))
    default:
      preconditionFailure("a catalog's table holds an unknown type")
    }
  }

  mutating func readHandedValue() -> HandedValue {
    let name = readText().string
    let type: HandedType
    switch readNumber() {
    case 0: type = .value(readType())
    case 1: type = .type(ofParameter: readNumber())
    case 2: type = .element(ofParameter: readNumber())
    default: type = .unwrapped(ofParameter: readNumber())
    }
    let hasDefault = readNumber() == 1
    return HandedValue(name: name, type: type, defaultText: hasDefault ? readText() : nil)
  }

  mutating func readListRole() -> ListRole {
    switch readNumber() {
    case 0: .none
    case 1: .slot(readNumber())
    case 2: .action(readNumber())
    case 3: .value(readNumber())
    default: .positional(readIndices())
    }
  }

  mutating func readForms() -> List<FormSpec> {
    readList { cursor in
      let members = UInt64(truncatingIfNeeded: cursor.readNumber())
      return FormSpec(members: members, required: UInt64(truncatingIfNeeded: cursor.readNumber()))
    }
  }

  mutating func readIndices() -> [Int] {
    let count = readNumber()
    if count == 0 { return [] }
    let first = readNumber()
    // Nearly all entries have one of the first parameters alone, so those lists are made once.
    if count == 1 { return first < singles.count ? singles[first] : [first] }
    let second = readNumber()
    if count == 2, first == 0, second == 1 { return firstTwo }
    var result: [Int] = []
    result.reserveCapacity(count)
    result.append(first)
    result.append(second)
    for _ in 2..<count { result.append(readNumber()) }
    return result
  }

  mutating func readEnvironmentValue() -> EnvironmentValueSpec {
    let name = readText().string
    let type = readType()
    let text = readText().string
    return EnvironmentValueSpec(name: name, type: type, default: text, documentationText: readText())
  }

  /// As `readArray`, for elements of types that a short run uses only here.
  mutating func readList<Element>(_ readElement: (inout CatalogCursor) -> Element) -> List<Element> {
    let count = readNumber()
    var result = List<Element>()
    result.reserveCapacity(count)
    for _ in 0..<count { result.append(readElement(&self)) }
    return result
  }

  mutating func readArray<Element>(_ readElement: (inout CatalogCursor) -> Element) -> [Element] {
    let count = readNumber()
    guard count > 0 else { return [] }
    var result: [Element] = []
    result.reserveCapacity(count)
    for _ in 0..<count { result.append(readElement(&self)) }
    return result
  }
}

private let singles = (0..<8).map { [$0] }
private let firstTwo = [0, 1]

/// The most frequent boxed type, made once.
private let optionalDouble = CELType.nullable(.double)

/// What is true of an entry, as one number of the table.
struct EntryFlags: OptionSet {
  let rawValue: Int

  static let isDeprecated = EntryFlags(rawValue: 1)
  static let hasViews = EntryFlags(rawValue: 2)
}

/// What is true of a parameter, as one number of the table.
struct ParameterFlags: OptionSet {
  let rawValue: Int

  static let isLabelled = ParameterFlags(rawValue: 1)
  static let isRequired = ParameterFlags(rawValue: 2)
  static let hasDefault = ParameterFlags(rawValue: 4)
  static let hasOwnLabel = ParameterFlags(rawValue: 8)
}
