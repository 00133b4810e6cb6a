import Foundation
import TestSupport
import Testing
import UIDescDiagnostics

@testable import UIDescSyntax

struct FastYAMLTests {
  /// The YAML documents of the package: samples, and the fixtures of every stage.
  private static let documents: [(name: String, bytes: [UInt8])] = {
    let samples = packageRoot.appending(path: "samples")
    let folder = FileManager.default.enumerator(at: samples, includingPropertiesForKeys: nil)
    var files: [URL] = []
    while let file = folder?.nextObject() as? URL {
      if file.pathExtension == "yaml" { files.append(file) }
    }
    files.sort { $0.path < $1.path }
    var documents = files.compactMap { file in
      (try? Data(contentsOf: file)).map { (file.path, [UInt8]($0)) }
    }
    for stage in ["catalog", "document", "evaluation", "expressions", "syntax"] {
      for fixture in fixtures(in: stage, extensions: ["yaml"]) {
        documents.append((fixture.testDescription, fixture.source.bytes))
      }
    }
    return documents
  }()

  /// What this set of texts came to.
  private struct Counts {
    var equal = 0
    var declined = 0
    var valid = 0

    mutating func check(
      _ bytes: [UInt8], _ name: String = "", checksDeclined: Bool = true,
      sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
      switch compareFastYAML(bytes, checksDeclined: checksDeclined) {
      case .equal: equal += 1
      case .declined(let isValid):
        declined += 1
        if isValid { valid += 1 }
      case .different(let difference):
        let text = String(reflecting: String(decoding: bytes, as: UTF8.self))
        Issue.record("\(name) \(difference)\n\(text)", sourceLocation: sourceLocation)
      }
    }
  }

  /// Anchors, tabs and texts over several lines are libyaml's; the fixtures of syntax are full of them on purpose.
  @Test func `reads nearly all of the package's own documents`() {
    var all = Counts()
    for (name, bytes) in Self.documents { all.check(bytes, name) }
    let share = Double(all.equal) / Double(all.equal + all.valid)
    print("YAML without libyaml: \(all.equal) of \(all.equal + all.valid) valid documents of the package")
    #expect(all.equal > 30 && share >= 0.85)
    var samples = Counts()
    for (name, bytes) in Self.documents where name.contains("/samples/") { samples.check(bytes, name) }
    #expect(Double(samples.equal) >= 0.95 * Double(samples.equal + samples.valid))
  }

  @Test func `gives libyaml's tree for every case of yaml-test-suite that it reads`() throws {
    let cases = try YAMLCase.all()
    var counts = Counts()
    for test in cases { counts.check(Array(test.yaml.utf8), test.id) }
    print("YAML without libyaml: \(counts.equal) of \(cases.count) cases of yaml-test-suite")
    #expect(cases.isEmpty || counts.equal > 50)
  }

  @Test func `gives libyaml's tree for damaged documents`() {
    var mutants = YAMLMutants(seed: 0x5EED)
    var counts = Counts()
    let clock = ContinuousClock()
    let start = clock.now
    var round = 0
    // The same documents in the same order everywhere; a slow machine sees fewer of them.
    while round < 40_000, clock.now - start < .seconds(3) {
      switch round % 4 {
      case 0: counts.check(mutants.document(), checksDeclined: false)
      case 1: counts.check(mutants.mutant(of: mutants.document()), checksDeclined: false)
      default:
        let document = Self.documents[round / 4 % Self.documents.count].bytes
        counts.check(mutants.mutant(of: document), checksDeclined: false)
      }
      round += 1
    }
    #expect(counts.equal > round / 20)
  }

  /// What must go the short way, so that nobody closes it by accident.
  @Test(arguments: [
    "a: 1", "a:\n  b: c\n", "a:\n- b\n- c: d\n  e: f\n-\n", "- - a\n  - b\n-\n  - c\n", "---\na: b\n",
    "a: # note\n  b: c\n",
    "# note\n\na: 'it''s' # note\nb: \"\\u00e9\\n\\x41\\\"\"\n", "a: [b, {c: d}, []]\n",
    "a: {b: [], c: , \"d\":1}\n",
    "a: [\n  b, # note\n  {c: d},\n]\n", "a: |\n  b\n   c\n\nd: >-\n  e\n  f\n", "- |+\n a\n\n- b\n",
    "[a, b]\n",
    "{\"a\": \"b\"}", "  a: b\n  c: d\n", "é: grün\n", "a: 10\u{A0}000 €\n", "a : b\n", "'a b': c\n\"\": d\n",
    "a: http://x.y/z?a=b#c\n", "a: x ? y - z\n", "text: Hello, ${name}!\n", "a: -1\nb: .red\nc: ~\n",
  ])
  func `reads what is usual`(text: String) {
    guard case .equal = compareFastYAML(Array(text.utf8)) else {
      Issue.record("not read, or differently: \(text)")
      return
    }
  }

  /// What must not go the short way: there is a finding about it, or libyaml alone knows it.
  @Test(arguments: [
    "", "# note\n", "---\n", "a", "a:1", "a: b: c\n", "a: 1\na: 2\n", "a: 1\n'a': 2\n", "<<: {a: b}\n",
    "a: &b c\n", "a: *b\n",
    "a: !b c\n", "a: b\n  c\n", "a: b\n c: d\n", "a: 'b\n  c'\n", "a:\tb\n", "a: b\r\n", "\u{FEFF}a: b\n",
    "a: #fff\n",
    "a: b #${c}\n", "a: f(b: c)\n", "f(a: b)\n", "a ? b: c\n", "a: {in: f(b, c)}\n", "a: [f(b, c)]\n",
    "a: {b}\n", "a: [b: c]\n",
    "a: {b:}\n", "a: {b: 1, b: 2}\n", "a: {{b}}\n", "[a]: b\n", "{a: b}: c\n", "a: [b\n", "a: [b]]\n",
    "a: [b] c\n", "a: 'b' c\n",
    "a: \"b\\q\"\n", "a: \"\\uD83D\\uDE00\"\n", "a: b\n---\nc: d\n", "a: b\n...\n", "--- a\n",
    "%YAML 1.2\n---\na: b\n",
    "a: |2\n   b\n", "a: @b\n", "a: `b`\n", "a: %b\n", "? a\n: b\n", ": a\n", "a:\u{A0}b\n", "\u{A0}a: b\n",
    "a: b\u{85}c\n",
    "a: b\u{2028}c\n", "a: - b\n", "a: >x\n", "a: \u{7F}\n", "a:\n  - b\n c: d\n", "a:\n    b: c\n  d: e\n",
    "- a\nb: c\n",
    "a: [b,\n---\n]\n", "a: |\n  b", "\u{FFFE}: a\n",
  ])
  func `leaves to libyaml what is not`(text: String) {
    guard case .declined = compareFastYAML(Array(text.utf8)) else {
      Issue.record("read: \(text)")
      return
    }
  }

  @Test func `leaves to libyaml what goes beyond the limits`() {
    let long = String(repeating: "k", count: 1100)
    let deep = String(repeating: "- ", count: 250) + "a\n"
    let wide = (0..<200).map { "k\($0): 1\n" }.joined()
    for text in ["\(long): 1\n", "a: {\(long): 1}\n", deep, wide + "k150: 2\n"] {
      if case .declined = compareFastYAML(Array(text.utf8)) { continue }
      Issue.record("read: \(text.prefix(20))")
    }
    guard case .equal = compareFastYAML(Array(wide.utf8)) else {
      Issue.record("200 keys are not read, or differently")
      return
    }
  }
}
