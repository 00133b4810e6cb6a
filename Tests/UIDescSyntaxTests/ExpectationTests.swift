import Foundation
import Testing
import UIDescDiagnostics

@testable import TestSupport

/// The comments of fixtures are tested here, as the syntax stage is the first that relies on them.
struct ExpectationTests {
  private static let written = """
    first: line
    #<^^^^^ error one: starts in column 1
    #<| warning two: is empty
    - héllo 😀 x
    #     ^ error three: a character is one caret
    #^^^^^^^^^^..+2:3 note four: ends two lines below
    #          | error five: at the end of a line
    middle
    # a comment of the document
    last
    #$ error six: at the end
    # ^^ note: a related place
    """

  private let source = SourceFile(
    path: "x", text: "first: line\n- héllo 😀 x\nmiddle\n# a comment of the document\nlast\n")

  private func range(_ part: String, isEmpty: Bool = false) -> SourceRange {
    let text = String(decoding: source.bytes, as: UTF8.self)
    guard let found = text.firstRange(of: part) else { return SourceRange(0, 0) }
    let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    return SourceRange(start, isEmpty ? start : start + part.utf8.count)
  }

  private var findings: [Diagnostic] {
    let end = SourceRange(source.bytes.count, source.bytes.count)
    return [
      Diagnostic("one", .error, at: range("first"), "starts in column 1"),
      Diagnostic("two", .warning, at: range("first", isEmpty: true), "is empty"),
      Diagnostic("three", .error, at: range("o"), "unused"),
      Diagnostic("four", .note, at: range(" héllo 😀 x\nmiddle\n# "), "ends two lines below"),
      Diagnostic("five", .error, at: range("\nmiddle", isEmpty: true), "at the end of a line"),
      Diagnostic("six", .error, at: end, "at the end", notes: [Note("a related place", at: range("st\n"))]),
    ]
  }

  @Test func `takes the expectations out of the document`() {
    let expectations = Expectations(reading: Array(Self.written.utf8))
    #expect(expectations.document == source.bytes)
    #expect(expectations.lines.map(\.below) == [1, 1, 2, 2, 2, 5, 5])
  }

  @Test func `writes a finding as it is read`() {
    var findings = findings
    findings[2] = Diagnostic("three", .error, at: range("o "), "a character is one caret")
    findings[2].range.end -= 1
    findings[5].notes[0].range.end -= 1
    let expectations = Expectations(reading: Array(Self.written.utf8))
    let rendered = expectations.rewritten(findings, source: source)
    #expect(String(decoding: rendered, as: UTF8.self) == Self.written + "\n")
    #expect(Expectations(reading: rendered).lines == expectations.lines)
    #expect(expectations.render(findings, source: source) == expectations.lines)
    #expect(expectations.render([], source: source) != expectations.lines)
  }

  @Test(arguments: [
    "# no findings at all", "# ^^ shows where", "# error one: x", "#", "## ^ error a: b",
    "key: 1 # ^ error a: b",
    "# ^ fault one: x", "#^^^",
  ])
  func `leaves other comments in the document`(line: String) {
    #expect(Expectations(reading: Array(line.utf8)).document == Array(line.utf8))
  }

  @Test func `applies fix-its from the front and drops those that overlap`() {
    let edits = [(6, 8, "X"), (0, 2, "Y"), (1, 3, "Z"), (8, 8, "!")].map { start, end, text in
      FixIt("", edits: [SourceEdit(replacing: SourceRange(start, end), with: text)])
    }
    let fixed = applying(edits, to: SourceFile(path: "x", text: "0123456789"))
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == "Y2345X!89")
  }
}

struct CodeTests {
  /// Codes that no fixture file can show; `InputTests` has them.
  private static let shownByBytes: Set<String> = [
    "file-too-large", "utf-16-input", "binary-input", "invalid-utf-8", "nesting-too-deep", "too-many-nodes",
    "key-too-long",
  ]

  @Test func `shows every code in a fixture`() throws {
    let folder = packageRoot.appending(path: "Sources/UIDescSyntax")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var codes: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /(?:Diagnostic|unquoted)\(\s*(?:isQuoted \? )?"([a-z0-9-]+)"/) {
        codes.insert(String(match.1))
      }
    }
    #expect(codes.count > 30)
    let shown = Set(fixtures(in: "syntax").flatMap { fixture in Reading(fixture.source).codes })
    #expect(codes.subtracting(shown).subtracting(Self.shownByBytes).sorted() == ["yaml-syntax"])
  }
}
