/// What the bytes of a plain scalar are by YAML's 1.2 core schema; `yes`, `on` and dates are strings.
func coreSchemaType(of text: SourceBytes) -> ScalarType {
  guard text.count > 0 else { return .null }
  switch text[0] {
  case UInt8(ascii: "~"):
    return text.count == 1 ? .null : .string
  case UInt8(ascii: "n"), UInt8(ascii: "N"):
    return isAny(text, of: "null", "Null", "NULL") ? .null : .string
  case UInt8(ascii: "t"), UInt8(ascii: "T"):
    return isAny(text, of: "true", "True", "TRUE") ? .bool : .string
  case UInt8(ascii: "f"), UInt8(ascii: "F"):
    return isAny(text, of: "false", "False", "FALSE") ? .bool : .string
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
    return numberType(of: text)
  default:
    return .string
  }
}

private func isAny(
  _ text: SourceBytes, of lower: StaticString, _ capital: StaticString, _ upper: StaticString
) -> Bool {
  text.isSame(as: lower) || text.isSame(as: capital) || text.isSame(as: upper)
}

private func numberType(of text: SourceBytes) -> ScalarType {
  var index = 0
  let count = text.count
  func skip(_ isWanted: (UInt8) -> Bool) -> Int {
    let start = index
    while index < count, isWanted(text[index]) { index += 1 }
    return index - start
  }
  if count > 2, text[0] == UInt8(ascii: "0") {
    if text[1] == UInt8(ascii: "x") {
      index = 2
      return skip { $0.isHexDigit } > 0 && index == count ? .int : .string
    }
    if text[1] == UInt8(ascii: "o") {
      index = 2
      return skip { $0 >= 0x30 && $0 <= 0x37 } > 0 && index == count ? .int : .string
    }
  }
  if text[0] == UInt8(ascii: "+") || text[0] == UInt8(ascii: "-") { index = 1 }
  let rest = text[index..<count]
  if isAny(rest, of: ".inf", ".Inf", ".INF") { return .float }
  if index == 0, isAny(rest, of: ".nan", ".NaN", ".NAN") { return .float }
  var digits = skip { $0.isDigit }
  if index == count { return digits > 0 ? .int : .string }
  if text[index] == UInt8(ascii: ".") {
    index += 1
    digits += skip { $0.isDigit }
  }
  guard digits > 0 else { return .string }
  if index < count, text[index] | 0x20 == UInt8(ascii: "e") {
    index += 1
    if index < count, text[index] == UInt8(ascii: "+") || text[index] == UInt8(ascii: "-") { index += 1 }
    guard skip({ $0.isDigit }) > 0 else { return .string }
  }
  return index == count ? .float : .string
}
