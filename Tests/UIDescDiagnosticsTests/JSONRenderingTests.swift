import Foundation
import Testing
import UIDescDiagnostics

@Suite struct JSONRenderingTests {
  @Test func `gives every part of a finding, with keys in a fixed order`() {
    let fixture = Fixture("a: 漢\nb: !c\n")
    let range = fixture.range("!c")
    let finding = Diagnostic(
      "tag", .warning, at: range, "say \"c\"", notes: [Note("here", at: fixture.range("漢"))],
      fixIts: [FixIt("quote it", edits: [SourceEdit(replacing: range, with: "\"!c\"\n")])],
      context: ["body", "b"])
    #expect(
      fixture.json(finding) == #"""
        {"code": "tag", "severity": "warning", "message": "say \"c\"", "file": "home.yaml", \#
        "start": {"line": 2, "column": 4, "offset": 10}, "end": {"line": 2, "column": 6, "offset": 12}, \#
        "context": ["body", "b"], \#
        "notes": [{"message": "here", "file": "home.yaml", "start": {"line": 1, "column": 4, "offset": 3}, \#
        "end": {"line": 1, "column": 5, "offset": 6}}], \#
        "fixes": [{"title": "quote it", "safe": true, "edits": [{"text": "\"!c\"\n", "file": "home.yaml", \#
        "start": {"line": 2, "column": 4, "offset": 10}, "end": {"line": 2, "column": 6, "offset": 12}}]}]}
        """#)
  }

  @Test func `escapes every control character so that a reader gets it back`() throws {
    let text = String(String.UnicodeScalarView((0..<0x80).compactMap(Unicode.Scalar.init))) + "漢👍\u{2028}"
    var out = OutputBuffer()
    out.append("[")
    out.append(json: text)
    out.append("]")
    let read = try JSONSerialization.jsonObject(with: Data(out.bytes)) as? [String]
    #expect(read == [text])
    #expect(!out.bytes.contains { $0 < 0x20 })
  }
}

@Suite struct OutputBufferTests {
  func bytes(_ build: (inout OutputBuffer) -> Void) -> String {
    var out = OutputBuffer()
    build(&out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  @Test(arguments: [0, 7, -7, 10, 1_234_567_890, Int.max, Int.min])
  func `writes integers as Swift does`(_ number: Int) {
    #expect(bytes { $0.append(decimal: number) } == String(number))
    #expect(bytes { $0.append(decimal: number, width: 22) }.count == 22)
  }

  static let doubles: [(Double, String)] = [
    (0, "0"), (-0.0, "-0"), (20, "20"), (0.5, "0.5"), (-1.25, "-1.25"), (0.1, "0.1"), (0.125, "0.125"),
    (-0.05, "-0.05"), (99.99, "99.99"), (0.1 + 0.2, "0.30000000000000004"),
    (1e15, "1000000000000000"),
    (9_007_199_254_740_992, "9007199254740992.0"), (1e300, "1e+300"), (.leastNonzeroMagnitude, "5e-324"),
  ]

  @Test(arguments: doubles)
  func `writes the shortest text of a number`(_ number: Double, _ text: String) {
    #expect(bytes { $0.append(shortest: number) } == text)
    #expect(Double(text)?.bitPattern == number.bitPattern)
  }

  @Test func `writes Swift literals`() {
    #expect(bytes { $0.append(swiftLiteral: "a\"\\\n\t\u{1}\u{7F}漢") } == #""a\"\\\n\t\u{1}\u{7f}漢""#)
  }
}
