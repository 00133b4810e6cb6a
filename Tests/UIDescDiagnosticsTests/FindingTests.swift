import Testing
import UIDescDiagnostics

@Suite struct SuggestionTests {
  static let names = ["padding", "background", "bold", "on", "off", "Größe"]
  static let cases: [(name: String, nearest: String?)] = [
    ("paddin", "padding"), ("PADDING", "padding"), ("padidng", "padding"), ("backgruond", "background"),
    ("bald", "bold"), ("no", "on"), ("offf", "off"), ("größe", "Größe"), ("zzz", nil), ("", nil),
    ("padding", nil),
  ]

  @Test(arguments: cases)
  func `names the nearest candidate`(_ name: String, _ nearest: String?) {
    #expect(nearestName(to: name, in: Self.names) == nearest)
  }

  @Test func `takes the first of equally near candidates`() {
    #expect(nearestName(to: "bat", in: ["cat", "bar", "bad"]) == "cat")
  }
}

@Suite struct LocationTests {
  static let text = "ab\r\ncd\re漢f\n\n👩‍👩‍👧x"
  /// UTF-8 offset, line, column in characters.
  static let places: [(Int, Int, Int)] = [
    (0, 1, 1), (2, 1, 3), (4, 2, 1), (6, 2, 3), (7, 3, 1), (8, 3, 2), (11, 3, 3), (12, 3, 4), (13, 4, 1),
    (14, 5, 1), (32, 5, 2), (33, 5, 3), (99, 5, 3),
  ]

  @Test(arguments: places)
  func `counts lines and characters from one`(_ offset: Int, _ line: Int, _ column: Int) {
    let fixture = Fixture(Self.text)
    #expect(fixture.sources.files[0].location(of: offset) == SourceLocation(line: line, column: column))
    let place = fixture.concise(finding(SourceRange(offset, offset)))
    #expect(place.hasPrefix("home.yaml:\(line):\(column): error"))
  }

  @Test func `gives the same columns in whatever order they are asked for`() {
    let fixture = Fixture(String(repeating: "e\u{301}a🇩🇪\r", count: 3) + "x漢 y")
    let file = fixture.sources.files[0]
    var renderer = FindingRenderer(fixture.sources)
    let offsets = Array(0...file.bytes.count)
    for offset in offsets + offsets.reversed() + offsets.filter({ $0 % 3 == 0 }) {
      var out = OutputBuffer()
      renderer.appendConcise(finding(SourceRange(offset, offset)), to: &out)
      let place = file.location(of: offset)
      #expect(
        String(decoding: out.bytes, as: UTF8.self).hasPrefix("home.yaml:\(place.line):\(place.column): "))
    }
  }
}

@Suite struct SinkTests {
  @Test func `sorts by file, place and code, and gives each finding once`() {
    let (first, second) = (SourceID(0), SourceID(1))
    let expected = [
      Diagnostic("b", .note, at: SourceRange(3, 4, in: first), "m"),
      Diagnostic("a", .error, at: SourceRange(5, 6, in: first), "m"),
      Diagnostic("b", .error, at: SourceRange(5, 6, in: first), "m"),
      Diagnostic("a", .error, at: SourceRange(5, 9, in: first), "m"),
      Diagnostic("a", .error, at: SourceRange(0, 1, in: second), "m"),
    ]
    var sink = DiagnosticSink()
    for finding in expected.reversed() + expected { sink.report(finding) }
    #expect(sink.sorted == expected)
    #expect(sink.hasErrors)
  }

  @Test func `keeps the order of reports for findings of one code at one place`() {
    var sink = DiagnosticSink()
    for message in ["z", "y", "x"] { sink.report(Diagnostic("a", .warning, at: SourceRange(1, 2), message)) }
    #expect(sink.sorted.map(\.message) == ["z", "y", "x"])
    #expect(!sink.hasErrors)
  }

  @Test func `orders severities`() {
    #expect(Severity.allCases.sorted() == [.note, .warning, .error])
  }
}

@Suite struct FixItTests {
  static let text = "a: !b\nc: 'd'\n"
  /// Each fix-it as its edits (start, end, text), and what becomes of the text.
  static let cases: [(fixIts: [[(Int, Int, String)]], isSafe: Bool, result: String?, skipped: Int)] = [
    ([[(3, 5, "\"!b\"")]], true, "a: \"!b\"\nc: 'd'\n", 0),
    ([[(9, 12, "d")], [(3, 3, "'"), (5, 5, "'")]], true, "a: '!b'\nc: d\n", 0),
    ([[(3, 5, "x")], [(4, 5, "y")]], true, "a: x\nc: 'd'\n", 1),
    ([[(3, 5, "x")], [(5, 5, "y")]], true, "a: xy\nc: 'd'\n", 0),
    ([[(3, 3, "x")], [(3, 3, "y")]], true, "a: x!b\nc: 'd'\n", 1),
    ([[(0, 13, "")]], true, "", 0),
    ([[(0, 99, "")]], true, nil, 1),
    ([[(3, 5, "x")]], false, nil, 0),
  ]

  @Test(arguments: cases.indices)
  func `applies what does not overlap`(_ index: Int) {
    let test = Self.cases[index]
    let fixture = Fixture(Self.text)
    let findings = test.fixIts.map { edits in
      let edits = edits.map { SourceEdit(replacing: SourceRange($0.0, $0.1), with: $0.2) }
      return Diagnostic(
        "a", .error, at: edits[0].range, "m", fixIts: [FixIt("mend", edits: edits, isSafe: test.isSafe)])
    }
    let result = applyFixIts(of: findings, to: fixture.sources)
    #expect(result.changes.first.map { String(decoding: $0.bytes, as: UTF8.self) } == test.result)
    #expect(result.skipped == test.skipped)
    if !test.isSafe {
      #expect(applyFixIts(of: findings, to: fixture.sources, includingUnsafe: true).applied == 1)
    }
  }

  @Test func `changes only the files that have edits`() {
    var fixture = Fixture("a")
    let other = fixture.add("b", path: "other.yaml")
    let edit = SourceEdit(replacing: SourceRange(0, 1, in: other), with: "c")
    let finding = Diagnostic("a", .error, at: edit.range, "m", fixIts: [FixIt("mend", edits: [edit])])
    let result = applyFixIts(of: [finding], to: fixture.sources)
    #expect(result.changes.map(\.file) == [other])
  }
}
