/// The same numbers for the same seed, on every machine.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Documents that are damaged in one to four places, and documents made by rule that are valid for the most part.
struct YAMLMutants {
  private var random: SeededNumbers

  init(seed: UInt64) {
    random = SeededNumbers(state: seed)
  }

  private static let pieces: [[UInt8]] = [
    "\n", "\n", "\n  ", "\n\n", "\t", " ", " ", "  ", ": ", ":", ":", "- ", "-", "? ", "?", "[", "]", "{",
    "}",
    ",", ", ", "#", " #", " # ", "!", "&", "*", "'", "''", "\"", "\"\"", "\\", "\\n", "\\x41", "\\u00e9", "|",
    ">",
    "%", "@", "`", "<<", "<<: ", "*a", "&a ", "${", "\u{A0}", "é", "😀", "\u{85}", "\u{2028}", "\u{3000}", "—",
    "---", "---\n", "...", "...\n", "\r", "\r\n", "\0", "\u{7F}", "(", ")", " ? ", "0", "~", "null", "a",
    "a: ",
    "a: b\n", "- a\n", "{}", "[]", "\u{FEFF}", "|-", ">+", "'a'", "\"a\"", "//", "=", "<", ";", "{a: b}",
    "[a, b]",
  ].map { Array($0.utf8) }

  /// The document with one to four small edits.
  mutating func mutant(of document: [UInt8]) -> [UInt8] {
    var bytes = document
    for _ in 0..<Int.random(in: 1...4, using: &random) { edit(&bytes) }
    return bytes
  }

  private mutating func edit(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: place)
    case 4..<6:
      bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...4, using: &random)))
    case 6:
      let end = min(bytes.count, place + Int.random(in: 1...3, using: &random))
      bytes.replaceSubrange(place..<end, with: Self.pieces.randomElement(using: &random) ?? [])
    case 7:
      if place < bytes.count { bytes[place] = UInt8.random(in: 0x20...0x7E, using: &random) }
    case 8:
      // A piece of the text once more, somewhere else.
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 1...40, using: &random))
      bytes.insert(contentsOf: Array(bytes[start..<end]), at: place)
    default:
      // A line deeper or less deep by a little.
      var start = place
      while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
      let count = Int.random(in: 1...3, using: &random)
      if Bool.random(using: &random) {
        bytes.insert(contentsOf: [UInt8](repeating: 0x20, count: count), at: start)
      } else {
        var end = start
        while end < bytes.count, end < start + count, bytes[end] == 0x20 { end += 1 }
        bytes.removeSubrange(start..<end)
      }
    }
  }

  // MARK: Documents by rule

  /// A short document of block and flow collections, mostly of what the short way reads.
  mutating func document() -> [UInt8] {
    var text: [UInt8] = []
    if chance(20) { text += "---\n".utf8 }
    // Beyond 64 different keys in the tree, duplicates are looked for in another way.
    if chance(25) {
      text += "many:\n".utf8
      for index in 0..<70 {
        text += "  \(chance(300) ? "m1" : "m\(index)"): {a: 1, m\(69 - index): 2}\n".utf8
      }
    }
    block(into: &text, indent: chance(10) ? 2 : 0, depth: 0, isInline: false)
    if chance(10), text.last == 0x0A { text.removeLast() }
    return text
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private mutating func pick(_ list: [String]) -> String { list.randomElement(using: &random) ?? "" }

  /// Writes a list or mapping at an indentation; the first line has been indented already where it is inline.
  private mutating func block(into text: inout [UInt8], indent: Int, depth: Int, isInline: Bool) {
    let isList = Bool.random(using: &random)
    for index in 0..<Int.random(in: 1...4, using: &random) {
      if index > 0 || !isInline {
        filler(into: &text)
        text += [UInt8](repeating: 0x20, count: indent)
      }
      if isList {
        text += "-".utf8
        item(into: &text, indent: indent, depth: depth, isList: true)
      } else {
        text += (chance(12) ? pick(Self.oddKeys) : pick(Self.names) + (chance(3) ? "" : "\(index)")).utf8
        text += (chance(15) ? " :" : ":").utf8
        item(into: &text, indent: indent, depth: depth, isList: false)
      }
    }
  }

  private mutating func item(into text: inout [UInt8], indent: Int, depth: Int, isList: Bool) {
    let deeper = indent + Int.random(in: 1...3, using: &random)
    switch depth > 5 ? Int.random(in: 4..<12, using: &random) : Int.random(in: 0..<12, using: &random) {
    case 0, 1:
      endLine(into: &text)
      block(into: &text, indent: isList || chance(2) ? deeper : indent, depth: depth + 1, isInline: false)
    case 2, 3:
      if isList {
        let spaces = Int.random(in: 1...3, using: &random)
        text += [UInt8](repeating: 0x20, count: spaces)
        block(into: &text, indent: indent + 1 + spaces, depth: depth + 1, isInline: true)
      } else {
        endLine(into: &text)
        block(into: &text, indent: deeper, depth: depth + 1, isInline: false)
      }
    case 4: endLine(into: &text)
    case 5:
      endLine(into: &text)
      text += [UInt8](repeating: 0x20, count: deeper)
      text += pick(Self.scalars).utf8
      endLine(into: &text)
    case 6, 7:
      text += (chance(8) ? "  " : " ").utf8
      flow(into: &text, depth: 0, indent: deeper)
      endLine(into: &text)
    case 8:
      text += " ".utf8
      blockScalar(into: &text, indent: deeper)
    default:
      text += (chance(8) ? "   " : " ").utf8
      text += (chance(20) ? pick(Self.oddScalars) : pick(Self.scalars)).utf8
      endLine(into: &text)
    }
  }

  private mutating func endLine(into text: inout [UInt8]) {
    if chance(12) { text += (chance(3) ? " #x" : "  # a comment: [x]").utf8 }
    if chance(15) { text += "  ".utf8 }
    text += "\n".utf8
  }

  private mutating func filler(into text: inout [UInt8]) {
    if chance(12) { text += pick(["\n", "   \n", "# comment\n", "      # - deeper: x\n"]).utf8 }
  }

  private mutating func flow(into text: inout [UInt8], depth: Int, indent: Int) {
    let isList = Bool.random(using: &random)
    text += (isList ? "[" : "{").utf8
    flowSpace(into: &text, indent: indent)
    let count = Int.random(in: 0...3, using: &random)
    for index in 0..<count {
      if !isList {
        text += (pick(Self.names) + "\(index)").utf8
        text += (chance(12) ? " : " : ": ").utf8
      }
      if chance(20) {
        // No value.
      } else if depth < 4, chance(3) {
        flow(into: &text, depth: depth + 1, indent: indent)
      } else {
        text += pick(chance(20) ? Self.oddScalars : Self.flowScalars).utf8
      }
      flowSpace(into: &text, indent: indent)
      if index < count - 1 || chance(8) {
        text += (chance(6) ? "," : ", ").utf8
        flowSpace(into: &text, indent: indent)
      }
    }
    text += (isList ? "]" : "}").utf8
  }

  private mutating func flowSpace(into text: inout [UInt8], indent: Int) {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: text += " ".utf8
    case 1:
      if chance(6) { text += " # note".utf8 }
      text += "\n".utf8
      filler(into: &text)
      text += [UInt8](repeating: 0x20, count: Int.random(in: max(0, indent - 1)...indent + 4, using: &random))
    default: break
    }
  }

  private mutating func blockScalar(into text: inout [UInt8], indent: Int) {
    text += pick(["|", "|", "|-", "|+", ">", ">-", ">+", "|2", "|1-", "| # note", ">  "]).utf8
    text += "\n".utf8
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let extra = chance(6) ? Int.random(in: 0...2, using: &random) : 0
      text += [UInt8](repeating: 0x20, count: indent + extra)
      text += pick(chance(5) ? ["", "", " ", "# no comment"] : Self.scalars).utf8
      text += (chance(10) ? "  \n" : "\n").utf8
    }
  }

  private static let names = [
    "a", "b", "key", "Text", "modifiers", "VStack", "é", "\"a\"", "'b'", "a b", "-x", "1",
  ]
  private static let oddKeys = [
    "\"\\n\"", "''", "'a''b'", "<<", "a?b", "f(x)", "a#b", "a:b", "~", "null", "[a]", "{a: b}", "\"\\u0061\"",
    "? a\n", "&x a", "*x", "!t a", "😀", "x # y",
  ]
  private static let scalars = [
    "x", "1", "true", "null", "~", "hello World!", "a:b", "a#b", "http://a.b/c?d=e", "\"quoted\"", "'single'",
    "''",
    "\"\"", "\"a\\nb\\\"c\"", "'it''s'", ".red", "-1", "-x", "a - b", "a, b", "[]", "{}", "a ? .red",
    "f(a, b)",
    "${x} and ${y}", "grün", "日本語", "😀 x", "\"é: \\u00e9 \\x41 \\t\"", "a*b", "x=y; z", "- x", "1.5e3",
    "a  b", "<<",
    "text that is longer than eight bytes", "'# none'", "\"a: b, [c]\"", "a[0].b", "\"\\\\\"",
  ]
  private static let flowScalars = [
    "x", "1", ".red", "\"q\"", "'s'", "a b", "a.b.c", "-1", "grün", "hello World!", "\"a, b\"", "'it''s'",
    "f()",
    "a(b)", "a:b", "x#y", "\"\\\"\"", "longer than eight bytes", "''", "a-b", "😀",
  ]
  private static let oddScalars = [
    "a: b", "&a x", "*a", "!t x", "%x", "@x", "`x`", "|", ">", "? x", ": x", "#fff", "a # ${x}", "f(a", "b)",
    "${x}",
    "a ? b : c", "\"open", "'open", "\"\\q\"", "\"\\uD83D\"", "\"a\" b", "'a'b", "{", "}", "]", "[", ",",
    "\"a\"#c",
    "x\ty", "a\u{A0}b", "a:\u{A0}b", "\u{2028}", "---", "...", "-", "?", ":", "[a]: b", "\"\\", "\"\\x4",
    "a:", "(", "\u{3000}",
  ]
}
