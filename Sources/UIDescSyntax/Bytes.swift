extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isHexDigit: Bool { isDigit || (self | 0x20 >= 0x61 && self | 0x20 <= 0x66) }
  var isLetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A }
  /// A space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }
  var isJSONSpace: Bool { isBlank || isLineBreak }
  /// One of `[]{},`, which end a plain scalar between brackets.
  var isFlowPunctuation: Bool {
    switch self {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","): true
    default: false
    }
  }
  /// The second to fourth byte of a UTF-8 character.
  var isContinuation: Bool { self & 0xC0 == 0x80 }
}
