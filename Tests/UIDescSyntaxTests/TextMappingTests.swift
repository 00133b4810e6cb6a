import Testing
import UIDescDiagnostics
import UIDescSyntax

struct TextMappingTests {
  /// Every part of a decoded text is found in the file by what is written there.
  @Test(arguments: [
    ("a: hello world", "world", "world"),
    ("a: 'it''s here'", "here", "here"),
    ("a: 'it''s here'", "t's", "t''s"),
    (#"a: "x\ty\u00e9 z""#, "z", "z"),
    (#"a: "x\ty\u00e9 z""#, "é z", #"\u00e9 z"#),
    (#"a: "x\ty\u00e9 z""#, "\ty", #"\ty"#),
    (#"a: "\x41\U0001F600b""#, "b", "b"),
    (#"a: "\x41\U0001F600b""#, "😀", #"\U0001F600"#),
    ("a: \"one \\\n   two\"", "two", "two"),
    ("a: one\n  two\n\n  three", "two", "two"),
    ("a: one\n  two\n\n  three", "three", "three"),
    ("a: one\n  two\n\n  three", "two\nthree", "two\n\n  three"),
    ("a: \"one\n\n\n  two\"", "two", "two"),
    ("a: |\n  one\n    two\n\n  three\n", "two", "two"),
    ("a: |\n  one\n    two\n\n  three\n", "  two", "  two"),
    ("a: |\n  one\n    two\n\n  three\n", "three", "three"),
    ("a: >-\n\n  one\n  two\n    more\n  three\n", "one", "one"),
    ("a: >-\n\n  one\n  two\n    more\n  three\n", "more", "more"),
    ("a: >-\n\n  one\n  two\n    more\n  three\n", "three", "three"),
    ("a: |2-\n   one\n  é two\n", "two", "two"),
    ("a: |\r\n  one\r\n  two\r\n", "two", "two"),
    ("é: ü x", "x", "x"),
  ])
  func `maps a part of the text to the file`(yaml: String, part: String, written: String) throws {
    try check(Reading(yaml: yaml).root.entries.first?.value, part, written)
  }

  @Test(arguments: [
    (#"{"a": "x\u00e9\ud83d\ude00/z"}"#, "/z", "/z"),
    (#"{"a": "x\u00e9\ud83d\ude00/z"}"#, "😀/", #"\ud83d\ude00/"#),
    (#"{"a": "é\n\"q\""}"#, "q", "q"),
    (#"{"a": "plain"}"#, "lai", "lai"),
  ])
  func `maps a part of a JSON string to the file`(json: String, part: String, written: String) throws {
    try check(Reading(json: json).root["a"], part, written)
  }

  private func check(_ node: SyntaxNode?, _ part: String, _ written: String) throws {
    let node = try #require(node)
    let text = node.text
    let found = try #require(text.firstRange(of: part), "'\(part)' is not in '\(text)'")
    let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    let range = node.sourceRange(ofText: start..<start + part.utf8.count)
    #expect(node.tree.source.text(range) == written)
  }

  @Test func `maps every offset of every text, in order and inside the node`() {
    let yaml = """
      a: 'x''y  z
        w'
      b: "p \\
        q\\n \\u00e9  é
         r"
      c: >+
         folded

           more

      d: |-
        a b
         c
      """
    for entry in Reading(yaml: yaml).root.entries {
      let node = entry.value
      let count = node.text.utf8.count
      var previous = node.range.start
      for offset in 0...count {
        let range = node.sourceRange(ofText: offset..<count)
        #expect(range.start >= previous && range.end <= node.range.end, "\(entry.key.text) \(offset)")
        #expect(count < 2 || node.sourceRange(ofText: 0..<1) != node.range, "\(entry.key.text) is not mapped")
        previous = range.start
      }
    }
  }
}
