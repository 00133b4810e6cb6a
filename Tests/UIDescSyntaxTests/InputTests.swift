import Testing
import UIDescDiagnostics
import UIDescSyntax

/// Bytes that a fixture file could not hold, and limits.
struct InputTests {
  @Test func `strips one byte order mark and keeps the file's offsets`() throws {
    for format in [DocumentFormat.yaml, .json] {
      let source = SourceFile(path: "x", bytes: [0xEF, 0xBB, 0xBF] + Array(#"{"é": "ü"}"#.utf8))
      let reading = Reading(source, as: format)
      #expect(reading.findings.isEmpty)
      let entry = try #require(reading.root.entries.first)
      #expect(entry.key.text == "é")
      #expect(source.text(entry.key.range) == #""é""#)
      #expect(source.text(entry.value.range) == #""ü""#)
      #expect(source.text(reading.root.range) == #"{"é": "ü"}"#)
    }
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], "utf-16-input", 0..<2),
      ([0xFE, 0xFF, 0x00, 0x61], "utf-16-input", 0..<2),
      ([0x61, 0x3A, 0x20, 0x00, 0x0A], "binary-input", 3..<4),
      ([0x61, 0x3A, 0x20, 0xC3, 0x28], "invalid-utf-8", 3..<4),
      ([0x61, 0x3A, 0x20, 0xC0, 0x80], "invalid-utf-8", 3..<4),
      ([0x61, 0x3A, 0x20, 0xED, 0xA0, 0x80], "invalid-utf-8", 3..<4),
      ([0x61, 0x3A, 0x20, 0xF4, 0x90, 0x80, 0x80], "invalid-utf-8", 3..<4),
      ([0x61, 0x3A, 0x20, 0xE2, 0x82], "invalid-utf-8", 3..<4),
      ([0xFF, 0x00, 0x61], "binary-input", 1..<2),
      ([0x61, 0x3A, 0x20, 0xC3, 0xA9, 0x01], "control-character", 5..<6),
      ([0x61, 0x3A, 0x20, 0x7F], "control-character", 3..<4),
    ] as [([UInt8], String, Range<Int>)])
  func `says where bytes are no text`(bytes: [UInt8], code: String, place: Range<Int>) {
    let reading = Reading(SourceFile(path: "x.yaml", bytes: bytes))
    #expect(reading.codes == [code])
    #expect(reading.findings.first?.range.offsets == place)
    #expect(!reading.tree.isComplete && reading.root.kind == .missing)
  }

  @Test(arguments: ["a: 1\nb: 2\n", "a: 1\r\nb: 2\r\n", "a: 1\rb: 2\r", "a: 1\nb: 2"])
  func `takes every kind of line break`(text: String) throws {
    let reading = Reading(yaml: text)
    #expect(reading.findings.isEmpty)
    let entry = try #require(reading.root.entry(named: "b"))
    #expect(entry.value.text == "2")
    #expect(reading.tree.source.text(entry.range) == "b: 2")
  }

  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func `ends a comment behind an anchor where libyaml ends the line`(end: String) throws {
    let reading = Reading(yaml: "a: &x\n#\(end) b\n")
    let entry = try #require(reading.root.entry(named: "a"))
    #expect(reading.tree.source.text(entry.value.range) == "b")
  }

  @Test func `maps marks beyond ASCII, forwards and backwards`() throws {
    let reading = Reading(yaml: "日本: [é, '😀', ü]\n# 注\nß: |\n  ñ\n\n\nä: {ö: õ}\n")
    #expect(reading.findings.isEmpty)
    let places = reading.root.entries.map { reading.tree.source.text($0.value.range) }
    #expect(places == ["[é, '😀', ü]", "|\n  ñ", "{ö: õ}"])
  }

  @Test(arguments: [
    ("x.json", "{a: 1}", ["json-unquoted"]), ("x.yaml", "{a: 1}", []), ("<stdin>", "{a: 1}", []),
    ("<stdin>", #" {"a": 1}"#, []), ("<stdin>", #"{"a": 1,}"#, ["json-trailing-comma"]),
    ("<stdin>", "[\"\\ud83d\\ude00\"]", []), ("<stdin>", "a: 1", []),
    ("<stdin>", "{a: [}", ["unclosed-bracket"]),
  ])
  func `picks the format by the name, else by the text`(path: String, text: String, codes: [String]) {
    #expect(Reading(SourceFile(path: path, text: text)).codes == codes)
  }

  @Test(arguments: [DocumentFormat.yaml, .json])
  func `stops at the nesting limit`(format: DocumentFormat) {
    let deep = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    #expect(Reading(SourceFile(path: "x", text: deep), as: format).findings.isEmpty)
    let reading = Reading(SourceFile(path: "x", text: "[\(deep)]"), as: format)
    #expect(reading.codes == ["nesting-too-deep"])
    #expect(reading.findings.first?.range.offsets == 200..<201)
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "{? ", "a: {", "\"a\": ["])
  func `answers 100 KB of brackets in milliseconds`(piece: String) {
    let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
    let elapsed = ContinuousClock().measure { #expect(!Reading(yaml: text).findings.isEmpty) }
    #expect(elapsed < .milliseconds(500), "\(piece): \(elapsed)")
  }

  @Test func `counts what aliases stand for without writing it out`() {
    var yaml = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...20 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      yaml += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let elapsed = ContinuousClock().measure { #expect(Reading(yaml: yaml).codes == ["too-many-nodes"]) }
    #expect(elapsed < .milliseconds(500))
  }

  @Test func `counts what merges stand for`() {
    var yaml = "m0: &m0 {" + (0..<50).map { "k\($0): 1" }.joined(separator: ", ") + "}\n"
    for level in 1...30 { yaml += "m\(level): &m\(level)\n  <<: *m\(level - 1)\n  n\(level): 1\n" }
    #expect(Reading(yaml: yaml).findings.isEmpty)
    let limited = Reading(yaml: yaml, limits: SyntaxLimits(expandedNodes: 1000))
    #expect(limited.codes.contains("too-many-nodes"))
  }

  @Test func `refuses a file beyond the size limit`() {
    #expect(Reading(yaml: "a: 1", limits: SyntaxLimits(bytes: 3)).codes == ["file-too-large"])
  }

  @Test func `says that a key is too long`() {
    let key = String(repeating: "k", count: 1100)
    #expect(Reading(yaml: "\(key): 1").codes == ["key-too-long"])
    #expect(Reading(yaml: "a: 1\n\(key): 1").codes == ["key-too-long"])
    #expect(Reading(yaml: "a:\n  - \(key): 1").codes == ["key-too-long"])
    #expect(Reading(yaml: "{\"\(key)\": 1}").codes == ["key-too-long"])
    #expect(Reading(json: "{\"\(key)\": 1}").findings.isEmpty)
  }

  @Test func `interns keys and finds them by their characters`() throws {
    let reading = Reading(yaml: "a: {b: 1, 'a': 2}\nb: &x {c: 3}\nd: *x\n")
    let root = reading.root
    let inner = try #require(root["a"])
    #expect(inner.entries.map(\.key.keyID) == [1, 0])
    #expect(root.entries.map(\.key.text) == ["a", "b", "d"])
    #expect(root["b"]?.index == root["d"]?.index)
    #expect(root["d"]?.isAlias == true)
    #expect(root["nothing"] == nil)
    #expect(root.entries.first?.key.isCapitalised == false)
  }
}

/// Texts that are cheap to write and would be dear to read if anything were looked up in a line or a list again.
struct HostileInputTests {
  @Test(arguments: [
    ("- &a", " x\n", true), ("[!a (, ", "", false), ("[(, ", "", false), ("{a(: (, ", "", false),
    ("- *a", "\n", true), ("{a ? b: c, ", "", false), ("&a [", "", false), ("? {a: b}\n", "", true),
    ("a: #${x}\n", "", false), ("- \"\\q", "", false), ("- 'x'y'", "", false), ("  - a\n", "", false),
    ("\u{A0}: ", "", false),
    ("{{a}} ", "", false), ("- !a '", "\n", false), ("[a: ? (b, ", "", false), ("<<: *a\n", "", false),
  ])
  func `takes time in step with the size`(piece: String, end: String, isNumbered: Bool) {
    var text = "base: &a {k: 1}\n"
    var index = 0
    while text.utf8.count < 60_000 {
      text += isNumbered ? "\(piece)\(index)\(end)" : piece + end
      index += 1
    }
    for yaml in [
      text, text.replacing("\n", with: " "), "- " + text.dropFirst(16), String(text.dropFirst(16)) + "]",
    ] {
      let elapsed = ContinuousClock().measure { _ = Reading(yaml: yaml) }
      #expect(elapsed < .seconds(1), "\(piece)\(end): \(elapsed)")
    }
  }

  @Test func `finds anchors at once however many there are`() {
    var yaml = ""
    for index in 0..<20_000 { yaml += "k\(index): &a\(index) [x]\n" }
    for index in 0..<20_000 { yaml += "r\(index): *a\(index)\n" }
    let elapsed = ContinuousClock().measure { #expect(Reading(yaml: yaml).findings.isEmpty) }
    #expect(elapsed < .seconds(2), "\(elapsed)")
  }
}
