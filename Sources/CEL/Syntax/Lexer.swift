/// Cuts the text into tokens, one when asked; what is inside a string is left to `StringLiterals`.
struct Lexer {
  let bytes: [UInt8]
  let end: Int
  var position: Int

  init(bytes: [UInt8], start: Int, end: Int) {
    self.bytes = bytes
    self.end = end
    position = start
  }

  @inline(__always)
  private func byte(_ offset: Int) -> UInt8 {
    offset < end ? bytes[offset] : 0
  }

  mutating func next() -> Token {
    skipSpace()
    let start = position
    guard start < end else { return Token(kind: .end, start: start, end: start) }
    let first = bytes[start]
    if isLetter(first) { return word(from: start) }
    if isDigit(first) || (first == UInt8(ascii: ".") && isDigit(byte(start + 1))) {
      return number(from: start)
    }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return string(from: start, flags: [])
    case UInt8(ascii: "`"): return quotedName(from: start)
    default: return symbol(first, from: start)
    }
  }

  private mutating func skipSpace() {
    while position < end {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D, 0x0C: position += 1
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"):
        while position < end, bytes[position] != 0x0A { position += 1 }
      default: return
      }
    }
  }

  private mutating func word(from start: Int) -> Token {
    var at = start + 1
    while at < end, isLetter(bytes[at]) || isDigit(bytes[at]) { at += 1 }
    if at < end, at - start <= 2, bytes[at] == UInt8(ascii: "'") || bytes[at] == UInt8(ascii: "\"") {
      if let flags = stringPrefix(start, at) {
        position = at
        return string(from: start, flags: flags)
      }
    }
    position = at
    return Token(kind: keyword(start, at - start), start: start, end: at)
  }

  /// `r`, `b`, `br` and `rb` in either case.
  private func stringPrefix(_ start: Int, _ end: Int) -> Token.Flags? {
    var flags: Token.Flags = []
    for index in start..<end {
      switch bytes[index] | 0x20 {
      case UInt8(ascii: "r") where !flags.contains(.isRaw): flags.insert(.isRaw)
      case UInt8(ascii: "b") where !flags.contains(.isBytes): flags.insert(.isBytes)
      default: return nil
      }
    }
    return flags
  }

  private func keyword(_ start: Int, _ length: Int) -> Token.Kind {
    guard length <= 9, length >= 2, mayBeKeyword(bytes[start], bytes[start + 1]) else { return .identifier }
    let key = NameKey(bytes, start, length)
    switch length {
    case 2:
      if key == NameKey("in") { return .in }
      return key == NameKey("as") || key == NameKey("if") ? .reserved : .identifier
    case 3:
      return key == NameKey("for") || key == NameKey("let") || key == NameKey("var") ? .reserved : .identifier
    case 4:
      if key == NameKey("true") { return .true }
      if key == NameKey("null") { return .null }
      return key == NameKey("else") || key == NameKey("loop") || key == NameKey("void")
        ? .reserved : .identifier
    case 5:
      if key == NameKey("false") { return .false }
      return key == NameKey("break") || key == NameKey("const") || key == NameKey("while")
        ? .reserved : .identifier
    case 6: return key == NameKey("import") || key == NameKey("return") ? .reserved : .identifier
    case 7: return key == NameKey("package") ? .reserved : .identifier
    case 8: return key == NameKey("continue") || key == NameKey("function") ? .reserved : .identifier
    default: return key == NameKey("namespace") ? .reserved : .identifier
    }
  }

  /// Whether some keyword or reserved word begins with two letters: most names are told apart by them.
  private func mayBeKeyword(_ first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "a"): second == UInt8(ascii: "s")
    case UInt8(ascii: "b"), UInt8(ascii: "t"): second == UInt8(ascii: "r")
    case UInt8(ascii: "c"): second == UInt8(ascii: "o")
    case UInt8(ascii: "e"): second == UInt8(ascii: "l")
    case UInt8(ascii: "f"):
      second == UInt8(ascii: "a") || second == UInt8(ascii: "o") || second == UInt8(ascii: "u")
    case UInt8(ascii: "i"):
      second == UInt8(ascii: "n") || second == UInt8(ascii: "f") || second == UInt8(ascii: "m")
    case UInt8(ascii: "l"): second == UInt8(ascii: "e") || second == UInt8(ascii: "o")
    case UInt8(ascii: "n"): second == UInt8(ascii: "u") || second == UInt8(ascii: "a")
    case UInt8(ascii: "p"): second == UInt8(ascii: "a")
    case UInt8(ascii: "r"): second == UInt8(ascii: "e")
    case UInt8(ascii: "v"): second == UInt8(ascii: "a") || second == UInt8(ascii: "o")
    case UInt8(ascii: "w"): second == UInt8(ascii: "h")
    default: false
    }
  }

  private mutating func number(from start: Int) -> Token {
    var at = start
    var kind = Token.Kind.int
    if bytes[at] == UInt8(ascii: "0"), byte(at + 1) | 0x20 == UInt8(ascii: "x"), isHex(byte(at + 2)) {
      at += 2
      while isHex(byte(at)) { at += 1 }
    } else {
      while isDigit(byte(at)) { at += 1 }
      if byte(at) == UInt8(ascii: "."), isDigit(byte(at + 1)) {
        kind = .double
        at += 1
        while isDigit(byte(at)) { at += 1 }
      }
      if byte(at) | 0x20 == UInt8(ascii: "e") {
        let sign = byte(at + 1) == UInt8(ascii: "+") || byte(at + 1) == UInt8(ascii: "-") ? 1 : 0
        if isDigit(byte(at + 1 + sign)) {
          kind = .double
          at += 1 + sign
          while isDigit(byte(at)) { at += 1 }
        }
      }
    }
    if kind == .int, byte(at) | 0x20 == UInt8(ascii: "u") {
      kind = .uint
      at += 1
    }
    position = at
    return Token(kind: kind, start: start, end: at)
  }

  /// The position stands on the opening quote.
  private mutating func string(from start: Int, flags: Token.Flags) -> Token {
    var flags = flags
    let quote = bytes[position]
    if byte(position + 1) == quote, byte(position + 2) == quote {
      flags.insert(.isTriple)
      position += 3
    } else {
      position += 1
    }
    while position < end {
      let here = bytes[position]
      if here == UInt8(ascii: "\\"), !flags.contains(.isRaw) {
        flags.insert(.hasEscapes)
        position += 2
        continue
      }
      if here == quote {
        if !flags.contains(.isTriple) {
          position += 1
          return Token(kind: .string, start: start, end: position, flags: flags)
        }
        if byte(position + 1) == quote, byte(position + 2) == quote {
          position += 3
          return Token(kind: .string, start: start, end: position, flags: flags)
        }
      } else if here == 0x0A || here == 0x0D, !flags.contains(.isTriple) {
        break
      }
      position += 1
    }
    position = min(position, end)
    return Token(kind: .openString, start: start, end: position, flags: flags)
  }

  private mutating func quotedName(from start: Int) -> Token {
    var at = start + 1
    while at < end, isQuotable(bytes[at]) { at += 1 }
    let isClosed = at < end && bytes[at] == UInt8(ascii: "`") && at > start + 1
    position = isClosed ? at + 1 : at
    return Token(kind: isClosed ? .quotedName : .unknown, start: start, end: position)
  }

  private func isQuotable(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "/") || byte == UInt8(ascii: " ")
  }

  private mutating func symbol(_ first: UInt8, from start: Int) -> Token {
    let second = byte(start + 1)
    let equals = UInt8(ascii: "=")
    let (kind, length): (Token.Kind, Int) =
      switch first {
      case UInt8(ascii: "("): (.openParenthesis, 1)
      case UInt8(ascii: ")"): (.closeParenthesis, 1)
      case UInt8(ascii: "["): (.openBracket, 1)
      case UInt8(ascii: "]"): (.closeBracket, 1)
      case UInt8(ascii: "{"): (.openBrace, 1)
      case UInt8(ascii: "}"): (.closeBrace, 1)
      case UInt8(ascii: "."): (.dot, 1)
      case UInt8(ascii: ","): (.comma, 1)
      case UInt8(ascii: ":"): (.colon, 1)
      case UInt8(ascii: "?"): (.question, 1)
      case UInt8(ascii: "+"): (.plus, 1)
      case UInt8(ascii: "-"): (.minus, 1)
      case UInt8(ascii: "*"): (.star, 1)
      case UInt8(ascii: "/"): (.slash, 1)
      case UInt8(ascii: "%"): (.percent, 1)
      case UInt8(ascii: "!"): second == equals ? (.notEqual, 2) : (.exclamation, 1)
      case UInt8(ascii: "="): second == equals ? (.equal, 2) : (.unknown, 1)
      case UInt8(ascii: "<"): second == equals ? (.lessOrEqual, 2) : (.less, 1)
      case UInt8(ascii: ">"): second == equals ? (.greaterOrEqual, 2) : (.greater, 1)
      case UInt8(ascii: "&"): second == first ? (.and, 2) : (.unknown, 1)
      case UInt8(ascii: "|"): second == first ? (.or, 2) : (.unknown, 1)
      default: (.unknown, characterLength(start))
      }
    position = start + length
    return Token(kind: kind, start: start, end: position)
  }

  /// The bytes of the character at an offset, so that a finding underlines all of it.
  private func characterLength(_ start: Int) -> Int {
    var length = 1
    while start + length < end, bytes[start + length] & 0xC0 == 0x80 { length += 1 }
    return length
  }
}

struct Token {
  enum Kind: UInt8 {
    case end, unknown, identifier, quotedName, reserved, `in`, `true`, `false`, null
    case int, uint, double, string, openString
    case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
    case dot, comma, colon, question, exclamation, plus, minus, star, slash, percent
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, and, or
  }

  struct Flags: OptionSet {
    let rawValue: UInt8
    static let isRaw = Flags(rawValue: 1)
    static let isBytes = Flags(rawValue: 2)
    static let isTriple = Flags(rawValue: 4)
    static let hasEscapes = Flags(rawValue: 8)
  }

  var kind: Kind
  var start: Int
  var end: Int
  var flags: Flags = []

  /// Whether it is spelt as a name: an identifier, a reserved word or a keyword.
  var isWord: Bool {
    switch kind {
    case .identifier, .reserved, .in, .true, .false, .null: true
    default: false
    }
  }
}

@inline(__always)
func isLetter(_ byte: UInt8) -> Bool {
  let lower = byte | 0x20
  return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
}

@inline(__always)
func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

@inline(__always)
func isHex(_ byte: UInt8) -> Bool {
  let lower = byte | 0x20
  return isDigit(byte) || (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "f"))
}
