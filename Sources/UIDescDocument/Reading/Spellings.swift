internal import UIDescDiagnostics

// How other languages write the values that are wanted: YAML 1.1 its Bools, YAML its numbers.

/// What YAML 1.1 took for a Bool, and people still do.
let boolWords = ["yes": true, "on": true, "y": true, "no": false, "off": false, "n": false]

/// A number that is written as neither JSON nor an expression writes it, and how they do.
struct NumberSpelling {
  let written: String
  let meant: String

  /// Nearly all that is asked about is an expression, which the first byte tells.
  static func mayBegin(with byte: UInt8) -> Bool { (0x2B...0x39).contains(byte) }

  /// Nil for what is written as it should be, or is no number at all.
  init?(_ text: String) {
    guard let first = text.utf8.first, Self.mayBegin(with: first), text.utf8.count < 40 else { return nil }
    var rest = text[...]
    var sign = ""
    if first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      if first == UInt8(ascii: "-") { sign = "-" }
      rest = rest.dropFirst()
    }
    guard let digits = Self.digits(String(rest)) else { return nil }
    (written, meant) = (text, sign + digits)
    if meant == written { return nil }
  }

  private static func digits(_ text: String) -> String? {
    switch text.lowercased() {
    case ".inf": return ".infinity"
    case let word where word.hasPrefix("0o"): return Int(word.dropFirst(2), radix: 8).map(String.init)
    case let word where word.hasPrefix("0b"): return Int(word.dropFirst(2), radix: 2).map(String.init)
    default: break
    }
    // Of `22:22` or `5px` nobody can say what is meant.
    let bytes = Array(text.utf8)
    guard bytes.first.map({ $0 >= 0x30 && $0 <= 0x39 }) ?? false else { return nil }
    var (points, result) = (0, "")
    for byte in bytes where byte != UInt8(ascii: "_") {
      guard (0x30...0x39).contains(byte) || (byte == UInt8(ascii: ".") && points == 0) else { return nil }
      if byte == UInt8(ascii: ".") { points += 1 }
      result.unicodeScalars.append(Unicode.Scalar(byte))
    }
    if result.hasSuffix(".") { result.removeLast() }
    while result.utf8.count > 1, result.hasPrefix("0"), !result.hasPrefix("0.") { result.removeFirst() }
    return result
  }
}

extension Diagnostic {
  static func numberSpelling(_ spelling: NumberSpelling, at range: SourceRange, mayBeText: Bool) -> Self {
    let text = mayBeText ? ", or \"'\(spelling.written)'\" if it is a text" : ""
    return Diagnostic(
      "invalid-number", .error, at: range,
      "'\(spelling.written)' is not how numbers are written here; write '\(spelling.meant)'\(text)",
      fixIts: [
        FixIt(
          "write '\(spelling.meant)'", edits: [SourceEdit(replacing: range, with: spelling.meant)],
          isSafe: !mayBeText)
      ])
  }

  static func boolWordOrText(_ word: String, at range: SourceRange, meaning isTrue: Bool) -> Self {
    Diagnostic(
      "bool-word", .error, at: range,
      "'\(word)' is a text in YAML 1.2, not a Bool; write '\(isTrue)', or quote it if the text is meant",
      fixIts: [
        FixIt(
          "write '\(isTrue)'", edits: [SourceEdit(replacing: range, with: "\(isTrue)")], isSafe: false)
      ])
  }

  static func boolWord(_ word: String, at range: SourceRange, meaning isTrue: Bool) -> Self {
    Diagnostic(
      "bool-word", .error, at: range, "'\(word)' is a text in YAML 1.2, not a Bool; write '\(isTrue)'",
      fixIts: [FixIt("write '\(isTrue)'", edits: [SourceEdit(replacing: range, with: "\(isTrue)")])])
  }
}
