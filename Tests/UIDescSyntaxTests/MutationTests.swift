import TestSupport
import Testing
import UIDescDiagnostics
import UIDescSyntax

/// The same sequence of numbers in every run.
struct Xorshift: RandomNumberGenerator {
  var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

struct MutationTests {
  private static let pieces: [String] = [
    "\n", "\n  ", "\t", " ", ": ", ":", "- ", "? ", "[", "]", "{", "}", ",", "#", " #", "!", "&", "*", "'",
    "\"",
    "\\", "|", ">", "%", "@", "`", "<<: ", "*a", "&a ", "${", "\u{A0}", "é", "😀", "\u{85}", "\u{2028}",
    "---\n",
    "...\n", "\r", "\0", "\u{7F}", "\\u12", "(", ")", " ? ", "0", "-",
  ]

  /// Whatever is read: ranges lie inside the text, fix-its can be applied, and a tree that is not complete has a reason.
  @Test func `stays sound on thousands of damaged documents`() {
    var random = Xorshift()
    let sources = fixtures(in: "syntax")
    #expect(!sources.isEmpty)
    for round in 0..<6000 {
      let fixture = sources[round % sources.count]
      var bytes = fixture.source.bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 0...3, using: &random)))
        } else {
          bytes.insert(contentsOf: Self.pieces.randomElement(using: &random)?.utf8 ?? "".utf8, at: place)
        }
      }
      checkSoundness(of: SourceFile(path: fixture.source.path, bytes: bytes))
    }
  }

  private func checkSoundness(of source: SourceFile) {
    let reading = Reading(source)
    let text = String(decoding: source.bytes, as: UTF8.self)
    #expect(reading.tree.isComplete || !reading.findings.isEmpty, "no reason is given for \(text)")
    #expect(reading.tree.isComplete || reading.root.kind == .missing)
    for finding in reading.findings {
      let places = [finding.range] + finding.notes.map(\.range) + finding.fixIts.flatMap(\.edits).map(\.range)
      for place in places {
        #expect(place.start <= place.end && place.end <= source.bytes.count, "\(finding.code) in \(text)")
      }
      #expect(finding.code != "yaml-syntax", "\(finding.message) in \(text)")
    }
    _ = applying(finding: reading.findings, to: source)
    visit(reading.root, in: reading.root.range, source: text)
    #expect(reading.tree.dump == Reading(source).tree.dump)
  }

  private func applying(finding: [Diagnostic], to source: SourceFile) -> SourceFile {
    TestSupport.applying(finding.compactMap(\.fixIts.first), to: source)
  }

  private func visit(_ node: SyntaxNode, in parent: SourceRange, source: String) {
    let range = node.placeRange
    #expect(range.start >= parent.start && range.end <= parent.end, "\(range.offsets) of \(source)")
    if node.isScalar {
      let count = node.text.utf8.count
      let part = node.sourceRange(ofText: 0..<count)
      #expect(part.start >= node.range.start && part.end <= node.range.end, "\(part.offsets) of \(source)")
    }
    if node.isAlias { return }
    #expect(node.isSequence || node.isMapping || node.count == 0)
    #expect(node.elements.reduce(0) { count, _ in count + 1 } == (node.isSequence ? node.count : 0))
    #expect(
      node.entries.reduce(0) { count, _ in count + 1 } == (node.isMapping ? node.count : 0), "\(source)")
    for element in node.elements { visit(element, in: node.range, source: source) }
    for entry in node.entries
    where entry.key.range.start >= node.range.start && entry.value.range.end <= node.range.end {
      #expect(entry.key.range.end <= max(entry.value.placeRange.start, entry.key.range.end), "\(source)")
      visit(entry.value, in: node.range, source: source)
    }
  }
}
