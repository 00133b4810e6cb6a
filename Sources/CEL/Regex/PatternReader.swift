/// Reads RE2's syntax into a tree, by recursive descent.
struct PatternReader {
  private let scalars: [Unicode.Scalar]
  private var at = 0
  private var depth = 0
  private var flags = Flags()
  var sets: [CharacterSet] = []

  private struct Flags {
    var ignoresCase = false
    var isMultiline = false
    var dotTakesNewline = false
  }

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  private var peek: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    at += 1
    return true
  }

  private mutating func skip(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard at + wanted.count <= scalars.count, Array(scalars[at..<(at + wanted.count)]) == wanted else {
      return false
    }
    at += wanted.count
    return true
  }

  mutating func read() throws(FailureCode) -> PatternTree {
    let tree = try choice()
    guard at == scalars.count else { throw .pattern }
    return tree
  }

  private mutating func choice() throws(FailureCode) -> PatternTree {
    depth += 1
    if depth > 200 { throw .pattern }
    defer { depth -= 1 }
    var parts = [try sequence()]
    while skip("|") { parts.append(try sequence()) }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() throws(FailureCode) -> PatternTree {
    var parts: [PatternTree] = []
    while let scalar = peek, scalar != "|", scalar != ")" {
      if skip("\\Q") {
        while at < scalars.count, !skip("\\E") {
          parts.append(character(scalars[at]))
          at += 1
        }
        continue
      }
      parts.append(try repetition())
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func repetition() throws(FailureCode) -> PatternTree {
    var tree = try atom()
    var wasRepeated = false
    while let scalar = peek {
      var least = 0
      var most: Int?
      switch scalar {
      case "*": at += 1
      case "+":
        at += 1
        least = 1
      case "?":
        at += 1
        most = 1
      case "{":
        guard let (low, high) = try counts() else { return tree }
        least = low
        most = high
      default: return tree
      }
      if wasRepeated { throw .pattern }
      wasRepeated = true
      // Greedy or not makes no difference to whether there is a match.
      _ = skip("?")
      tree = .repeat(tree, least: least, most: most)
    }
    return tree
  }

  /// `{n}`, `{n,}`, `{n,m}`; anything else in braces is text.
  private mutating func counts() throws(FailureCode) -> (Int, Int?)? {
    let start = at
    at += 1
    guard let low = number() else {
      at = start
      return nil
    }
    var high: Int? = low
    if skip(",") { high = number() }
    guard skip("}") else {
      at = start
      return nil
    }
    if low > 1000 || (high ?? 0) > 1000 || (high ?? low) < low { throw .pattern }
    return (low, high)
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let scalar = peek, ("0"..."9").contains(scalar), (value ?? 0) < 100_000 {
      value = (value ?? 0) * 10 + Int(scalar.value) - 0x30
      at += 1
    }
    return value
  }

  private mutating func atom() throws(FailureCode) -> PatternTree {
    let scalar = scalars[at]
    at += 1
    switch scalar {
    case "(": return try group()
    case "[": return add(try bracket())
    case ".": return flags.dotTakesNewline ? .any : .anyButNewline
    case "^": return .assert(flags.isMultiline ? .lineStart : .textStart)
    case "$": return .assert(flags.isMultiline ? .lineEnd : .textEnd)
    case "*", "+", "?": throw .pattern
    case "\\": return try escape()
    default: return character(scalar)
    }
  }

  private mutating func group() throws(FailureCode) -> PatternTree {
    let saved = flags
    if skip("?") {
      if skip("P<") || skip("<") {
        guard let end = scalars[at...].firstIndex(of: ">"), end > at else { throw .pattern }
        at = end + 1
      } else if try readFlags() {
        // `(?i)` holds to the end of the group around it.
        return .empty
      }
    }
    let inner = try choice()
    guard skip(")") else { throw .pattern }
    flags = saved
    return inner
  }

  /// Reads `i`, `m`, `s`, `U`, `-`; true where the parenthesis closes right after them.
  private mutating func readFlags() throws(FailureCode) -> Bool {
    var value = true
    while let scalar = peek {
      at += 1
      switch scalar {
      case "i": flags.ignoresCase = value
      case "m": flags.isMultiline = value
      case "s": flags.dotTakesNewline = value
      case "U": break
      case "-": value = false
      case ":": return false
      case ")": return true
      default: throw .pattern
      }
    }
    throw .pattern
  }

  // MARK: - Characters

  private mutating func character(_ scalar: Unicode.Scalar) -> PatternTree {
    guard flags.ignoresCase else { return .character(scalar.value) }
    var set = CharacterSet()
    set.ranges = [scalar.value...scalar.value]
    return add(set)
  }

  private mutating func add(_ set: CharacterSet) -> PatternTree {
    var set = set
    if flags.ignoresCase { set.addOtherCases() }
    sets.append(set)
    return .set(sets.count - 1)
  }

  private mutating func escape() throws(FailureCode) -> PatternTree {
    guard let scalar = peek else { throw .pattern }
    switch scalar {
    case "A": return assertion(.textStart)
    case "z": return assertion(.textEnd)
    case "b": return assertion(.wordBoundary)
    case "B": return assertion(.noWordBoundary)
    case "C": throw .pattern
    default: break
    }
    var set = CharacterSet()
    if try classEscape(into: &set) { return add(set) }
    return character(try characterEscape())
  }

  private mutating func assertion(_ assertion: PatternAssertion) -> PatternTree {
    at += 1
    return .assert(assertion)
  }

  /// `\d \w \s`, their opposites, and `\p{…}`; the position stands after the backslash.
  private mutating func classEscape(into set: inout CharacterSet) throws(FailureCode) -> Bool {
    guard let scalar = peek else { return false }
    switch scalar {
    case "d", "D", "w", "W", "s", "S":
      at += 1
      let ranges = PerlClass.ranges(scalar)
      if scalar.properties.isUppercase { set.excluded.append(ranges) } else { set.ranges += ranges }
    case "p", "P":
      at += 1
      var isNegated = scalar == "P"
      var name = ""
      if skip("{") {
        if skip("^") { isNegated.toggle() }
        while let next = peek, next != "}" {
          name.unicodeScalars.append(next)
          at += 1
        }
        guard skip("}") else { throw .pattern }
      } else {
        guard let next = peek else { throw .pattern }
        name.unicodeScalars.append(next)
        at += 1
      }
      guard UnicodeClass.isKnown(name) else { throw .pattern }
      set.classes.append((name, isNegated))
    default: return false
    }
    return true
  }

  private mutating func characterEscape() throws(FailureCode) -> Unicode.Scalar {
    guard let scalar = peek else { throw .pattern }
    at += 1
    switch scalar {
    case "a": return "\u{07}"
    case "f": return "\u{0C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "v": return "\u{0B}"
    case "x": return try hexadecimal()
    case "0"..."7":
      var value = scalar.value - 0x30
      var count = 1
      while count < 3, let next = peek, ("0"..."7").contains(next) {
        value = value * 8 + next.value - 0x30
        at += 1
        count += 1
      }
      // `\1` would be a back reference.
      guard scalar == "0" || count > 1, let result = Unicode.Scalar(value) else { throw .pattern }
      return result
    default:
      let isWord = scalar.value < 0x80 && (isLetter(UInt8(scalar.value)) || isDigit(UInt8(scalar.value)))
      if isWord && scalar != "_" { throw .pattern }
      return scalar
    }
  }

  private mutating func hexadecimal() throws(FailureCode) -> Unicode.Scalar {
    let isBraced = skip("{")
    var value: UInt32 = 0
    var count = 0
    while let scalar = peek, scalar.value < 0x80, isHex(UInt8(scalar.value)), count < (isBraced ? 8 : 2) {
      value = value &* 16 &+ hexValue(UInt8(scalar.value))
      at += 1
      count += 1
    }
    guard isBraced ? count > 0 && skip("}") : count == 2, let scalar = Unicode.Scalar(value) else {
      throw .pattern
    }
    return scalar
  }

  // MARK: - Brackets

  private mutating func bracket() throws(FailureCode) -> CharacterSet {
    var set = CharacterSet()
    set.isNegated = skip("^")
    var isFirst = true
    while let scalar = peek, scalar != "]" || isFirst {
      isFirst = false
      if skip("[:") {
        try posixClass(into: &set)
        continue
      }
      if scalar == "\\" {
        at += 1
        if try classEscape(into: &set) { continue }
        at -= 1
      }
      let low = try bracketCharacter()
      guard peek == "-", at + 1 < scalars.count, scalars[at + 1] != "]" else {
        set.ranges.append(low.value...low.value)
        continue
      }
      at += 1
      let high = try bracketCharacter()
      guard low.value <= high.value else { throw .pattern }
      set.ranges.append(low.value...high.value)
    }
    guard skip("]") else { throw .pattern }
    return set
  }

  private mutating func bracketCharacter() throws(FailureCode) -> Unicode.Scalar {
    guard let scalar = peek else { throw .pattern }
    at += 1
    return scalar == "\\" ? try characterEscape() : scalar
  }

  private mutating func posixClass(into set: inout CharacterSet) throws(FailureCode) {
    let isNegated = skip("^")
    var name = ""
    while let scalar = peek, scalar != ":" {
      name.unicodeScalars.append(scalar)
      at += 1
    }
    guard skip(":]"), let ranges = PosixClass.ranges(name) else { throw .pattern }
    if isNegated { set.excluded.append(ranges) } else { set.ranges += ranges }
  }
}
