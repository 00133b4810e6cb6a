extension Environment {
  /// The program of a text that is one plain number, `true`, `false` or `.member`: most values of a document are.
  ///
  /// It only spares the way through reader, checker and planner, and gives what they would; nil sends the text there.
  func literalProgram(_ bytes: [UInt8], wanting wanted: CELType?) -> Program? {
    guard let first = bytes.first, bytes.count <= 40 else { return nil }
    let wanted = wanted?.withoutNull
    if isDigit(first) { return number(bytes, wanting: wanted) }
    if first == UInt8(ascii: ".") { return member(bytes, wanting: wanted) }
    if bytes.count == 4 || bytes.count == 5, wanted == nil || wanted == .bool {
      let key = NameKey(bytes, 0, bytes.count)
      if key == NameKey("true") { return constant(.bool(true), .bool) }
      if key == NameKey("false") { return constant(.bool(false), .bool) }
    }
    return nil
  }

  private func constant(_ value: Value, _ type: CELType) -> Program {
    Program(Code(value, type: type, environment: self))
  }

  private func number(_ bytes: [UInt8], wanting wanted: CELType?) -> Program? {
    guard bytes.count <= 16 else { return nil }
    var digits: Int64 = 0
    var scale = 1.0
    var fractionDigits = -1
    for byte in bytes {
      if isDigit(byte) {
        digits = digits &* 10 &+ Int64(byte &- 0x30)
        if fractionDigits >= 0 {
          fractionDigits += 1
          scale *= 10
        }
      } else if byte == UInt8(ascii: "."), fractionDigits < 0 {
        fractionDigits = 0
      } else {
        return nil
      }
    }
    if fractionDigits == 0 { return nil }
    if fractionDigits > 0 {
      return wanted == nil || wanted == .double ? constant(.double(Double(digits) / scale), .double) : nil
    }
    if wanted == nil || wanted == .int { return constant(.int(digits), .int) }
    guard wanted == .double, features.contains(.integerLiterals) else { return nil }
    return constant(.double(Double(digits)), .double)
  }

  private func member(_ bytes: [UInt8], wanting wanted: CELType?) -> Program? {
    guard features.contains(.implicitMembers), features.contains(.labels), case .host(let type) = wanted,
      bytes.count > 1, isLetter(bytes[1]), let host
    else { return nil }
    for byte in bytes.dropFirst() where !isLetter(byte) && !isDigit(byte) { return nil }
    let name = String(decoding: bytes[1...], as: UTF8.self)
    guard let member = host.member(name, of: type), host.accepts(type, .host(member.type)) else { return nil }
    return constant(.member(member), .host(member.type))
  }
}
