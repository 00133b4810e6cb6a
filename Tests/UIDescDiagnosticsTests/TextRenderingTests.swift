import Testing
import UIDescDiagnostics

@Suite struct TextRenderingTests {
  let home = Fixture(
    """
    uidesc: 1
    body:
      VStack:
        - Text: Hi
          modifiers:
            - bold
            - paddin: 8

    """)

  @Test func `shows place, line, carets, context and the way to more`() {
    let finding = Diagnostic(
      "unknown-modifier", .error, at: home.range("paddin"),
      "no modifier is named 'paddin'; did you mean 'padding'?", context: ["body", "VStack", "Text"])
    #expect(
      home.text(finding, explains: true) == """
        error[unknown-modifier]: no modifier is named 'paddin'; did you mean 'padding'?
          --> home.yaml:7:11
           |
         7 |         - paddin: 8
           |           ^^^^^^
           = in: body › VStack › Text
           = help: uidesc explain unknown-modifier

        """)
  }

  @Test func `shows related places with their own lines`() {
    var fixture = Fixture("a: 1\n\n\n\n\n\n\n\n\n\n\na: 2\n")
    let other = fixture.add("parameters: {a: Int}\n", path: "cards.yaml")
    let finding = finding(
      fixture.range("a", after: 5), "the key 'a' is given twice",
      notes: [
        Note("first given here", at: fixture.range("a")),
        Note("the parameter is here", at: fixture.range("a: Int", in: other)),
      ])
    #expect(
      fixture.text(finding)
        == """
        error[wrong-thing]: the key 'a' is given twice
          --> home.yaml:12:1
            |
         12 | a: 2
            | ^
        note: first given here
          --> home.yaml:1:1
            |
          1 | a: 1
            | -
        note: the parameter is here
          --> cards.yaml:1:14
            |
          1 | parameters: {a: Int}
            |              ------

        """.replacingArrows(gutter: 2))
  }

  @Test func `underlines every line of a short range`() {
    #expect(
      home.text(finding(home.range("modifiers:\n        - bold\n        - paddin: 8\n"))) == """
        error[wrong-thing]: wrong
          --> home.yaml:5:7
           |
         5 |       modifiers:
           |       ^^^^^^^^^^
         6 |         - bold
           |         ^^^^^^
         7 |         - paddin: 8
           |         ^^^^^^^^^^^

        """)
  }

  @Test func `leaves out the middle of a long range`() {
    #expect(
      home.text(finding(SourceRange(0, home.sources.files[0].bytes.count))) == """
        error[wrong-thing]: wrong
          --> home.yaml:1:1
           |
         1 | uidesc: 1
           | ^^^^^^^^^
         2 | body:
           | ^^^^^
         ...
         7 |         - paddin: 8
           |         ^^^^^^^^^^^

        """)
  }

  /// Text with the words to mark, and the line of carets that belongs under it.
  static let marks: [(text: String, words: String, line: String, carets: String)] = [
    ("a: bc", "bc", "a: bc", "   ^^"),
    ("\ta: b", "b", "    a: b", "       ^"),
    ("ab\tc: d", "d", "ab  c: d", "       ^"),
    ("a: 漢字 x", "漢字", "a: 漢字 x", "   ^^^^"),
    ("漢字: x", "x", "漢字: x", "      ^"),
    ("a: 👩‍👩‍👧 x", "👩‍👩‍👧", "a: 👩‍👩‍👧 x", "   ^^"),
    ("👍🏽: x", "x", "👍🏽: x", "    ^"),
    ("🇩🇪: x", "x", "🇩🇪: x", "    ^"),
    ("❤️: x", "x", "❤️: x", "    ^"),
    ("e\u{301}: x", "x", "e\u{301}: x", "   ^"),
    ("a: \u{1B}[31m x", "x", "a: ␛[31m x", "         ^"),
    ("a: \u{202E}x", "x", "a: \u{FFFD}x", "    ^"),
    ("a: ", "", "a: ", "^"),
  ]

  @Test(arguments: marks)
  func `puts carets under what is meant`(_ text: String, _ words: String, _ line: String, _ carets: String) {
    let fixture = Fixture(text)
    #expect(
      fixture.text(finding(fixture.range(words))) == """
        error[wrong-thing]: wrong
          --> home.yaml:1:\(1 + text.prefix(upTo: text.range(words)).count)
           |
         1 | \(line)
           | \(carets)

        """)
  }

  @Test func `marks one cell where something is missing`() {
    let fixture = Fixture("body:\n")
    let end = SourceRange(5, 5)
    #expect(fixture.text(finding(end)).hasSuffix(" 1 | body:\n   |      ^\n"))
  }

  @Test func `cuts long lines around the range`() {
    let fixture = Fixture(String(repeating: "漢", count: 500) + "X" + String(repeating: "y", count: 500))
    let lines = fixture.text(finding(fixture.range("X"))).split(separator: "\n")
    let wide = String(repeating: "漢", count: 20)
    #expect(lines[1] == "  --> home.yaml:1:501")
    #expect(lines[3] == " 1 | …\(wide)X\(String(repeating: "y", count: 99))…")
    #expect(lines[4] == "   | \(String(repeating: " ", count: 41))^")
  }

  @Test func `survives broken text and places outside of it`() {
    var sources = SourceFiles()
    _ = sources.add(SourceFile(path: "a", bytes: [0x61, 0xFF, 0x80, 0x80, 0x80, 0x80, 0xE6]))
    var renderer = FindingRenderer(sources)
    var out = OutputBuffer()
    for range in [SourceRange(0, 7), SourceRange(3, 5), SourceRange(90, 99)] {
      renderer.appendText(finding(range), to: &out)
    }
    let text = String(decoding: out.bytes, as: UTF8.self)
    #expect(text.contains("--> a:1:1\n") && text.contains("| ^^^^^^^\n"))
    #expect(text.contains("   |        ^\n"))
    out = OutputBuffer()
    renderer.appendText(finding(SourceRange(0, 1, in: SourceID(7))), to: &out)
    #expect(String(decoding: out.bytes, as: UTF8.self) == "error[wrong-thing]: wrong\n")
  }

  @Test func `prints any range of any bytes`() {
    // A fixed sequence: the same bytes and ranges in every run.
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let alphabet: [UInt8] = [0x61, 0x20, 0x09, 0x0A, 0x0D, 0x80, 0xBF, 0xC3, 0xE6, 0xF0, 0x9F, 0x22, 0xFF]
    for _ in 0..<300 {
      let bytes = (0..<next(400)).map { _ in alphabet[next(alphabet.count)] }
      var sources = SourceFiles()
      _ = sources.add(SourceFile(path: "a", bytes: bytes))
      var renderer = FindingRenderer(sources)
      for _ in 0..<20 {
        let start = next(bytes.count + 3)
        var out = OutputBuffer()
        let finding = finding(SourceRange(start, start + next(bytes.count + 3)))
        renderer.appendText(finding, to: &out)
        renderer.appendConcise(finding, to: &out)
        renderer.appendJSON(finding, to: &out)
        let text = String(decoding: out.bytes, as: UTF8.self)
        #expect(text.contains("^") && text.hasSuffix("}"))
        let place = sources.files[0].location(of: start)
        #expect(text.contains("a:\(place.line):\(place.column)\n"))
      }
    }
  }

  @Test func `colours title, frame and carets, and only then`() {
    let fixture = Fixture("a: b")
    let text = fixture.text(finding(fixture.range("b")), isColored: true)
    #expect(text.contains("\u{1B}[1;31merror[wrong-thing]\u{1B}[0m\u{1B}[1m: wrong\u{1B}[0m\n"))
    #expect(text.contains("\u{1B}[1;34m 1 |\u{1B}[0m a: b\n"))
    #expect(text.contains("\u{1B}[1;31m^\u{1B}[0m\n"))
    #expect(!fixture.text(finding(fixture.range("b"))).contains("\u{1B}"))
  }

  @Test func `keeps messages to one line and free of control characters`() {
    let fixture = Fixture("a: b", path: "odd\u{7}.yaml")
    let finding = finding(fixture.range("b"), "no state is named 'x\n\u{1B}[2J'")
    #expect(
      fixture.concise(finding) == "odd␇.yaml:1:4: error: no state is named 'x␊␛[2J' [wrong-thing]\n")
  }
}

extension String {
  fileprivate func range(_ words: String) -> String.Index {
    for index in indices where self[index...].hasPrefix(words) { return index }
    return endIndex
  }

  /// The arrows of a golden text as they stand when the line numbers have more than one digit.
  fileprivate func replacingArrows(gutter: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("  -->") ? String(repeating: " ", count: gutter - 1) + $0 : String($0) }
      .joined(separator: "\n")
  }
}
