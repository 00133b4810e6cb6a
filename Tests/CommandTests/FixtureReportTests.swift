import Foundation
import TestSupport
import Testing

/// What the fixtures of all stages show, as the program reports it.
@Suite struct FixtureReportTests {
  struct Finding: Decodable {
    struct Place: Decodable, Hashable {
      let line: Int
      let column: Int
      let offset: Int
    }
    struct Note: Decodable {
      let file: String?
      let start: Place?
      let end: Place?
    }
    struct Fix: Decodable {
      struct Edit: Decodable {
        let file: String
        let start: Place
        let end: Place
      }
      let safe: Bool
      let edits: [Edit]
    }
    let code: String
    let message: String
    let file: String
    let start: Place
    let end: Place
    let notes: [Note]?
    let fixes: [Fix]?
  }
  struct Report: Decodable { let findings: [Finding] }

  let workspace: Workspace
  static let patterns = ["**/*.yaml", "**/*.json"]

  init() throws {
    workspace = try Workspace()
    let copy = workspace.url.appendingPathComponent("fixtures")
    try FileManager.default.copyItem(at: packageRoot.appending(path: "Tests/Fixtures"), to: copy)
  }

  private func findings() throws -> [Finding] {
    let output = try workspace.run(["validate", "--format", "json", "--fail-on", "never"] + Self.patterns)
      .output
    return try JSONDecoder().decode(Report.self, from: Data(output.utf8)).findings
  }

  @Test func `has every place inside its text, between characters`() throws {
    var texts: [String: (bytes: [UInt8], boundaries: Set<Int>)] = [:]
    func check(_ path: String, _ start: Finding.Place, _ end: Finding.Place) throws {
      if texts[path] == nil {
        let bytes = [UInt8](try Data(contentsOf: workspace.url.appendingPathComponent(path)))
        var boundaries: Set<Int> = [bytes.count]
        let text = String(decoding: bytes, as: UTF8.self)
        // Of broken text only the length is known.
        if Array(text.utf8) == bytes {
          var offset = 0
          for scalar in text.unicodeScalars {
            boundaries.insert(offset)
            offset += UTF8.width(scalar)
          }
        } else {
          boundaries.formUnion(0..<bytes.count)
        }
        texts[path] = (bytes, boundaries)
      }
      let (bytes, boundaries) = try #require(texts[path])
      #expect(start.offset <= end.offset && end.offset <= bytes.count, "\(path)")
      #expect(boundaries.contains(start.offset) && boundaries.contains(end.offset), "\(path)")
      #expect(start.line >= 1 && start.column >= 1, "\(path)")
      #expect((start.line, start.column) <= (end.line, end.column), "\(path)")
    }
    let findings = try findings()
    #expect(findings.count > 100)
    for finding in findings {
      try check(finding.file, finding.start, finding.end)
      for note in finding.notes ?? [] {
        if let file = note.file, let start = note.start, let end = note.end { try check(file, start, end) }
      }
      for edit in (finding.fixes ?? []).flatMap(\.edits) { try check(edit.file, edit.start, edit.end) }
    }
  }

  @Test func `has nothing left to mend after its mends, and the same files after them again`() throws {
    let before = try findings()
    #expect(before.contains { ($0.fixes ?? []).contains(where: \.safe) })
    let outcome = try workspace.run(
      ["validate", "--fix", "--fail-on", "never", "-o", "/dev/null"] + Self.patterns)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let refused = outcome.errors.split(separator: "\n").filter { $0.contains("not all in") }
    let left = try findings().filter { finding in
      (finding.fixes ?? []).contains(where: \.safe) && !refused.contains { $0.contains("'\(finding.file)'") }
    }
    for finding in left { Issue.record("\(finding.file) still has \(finding.code): \(finding.message)") }
    let contents = try snapshot()
    _ = try workspace.run(["validate", "--fix", "--fail-on", "never", "-o", "/dev/null"] + Self.patterns)
    #expect(try snapshot() == contents)
  }

  private func snapshot() throws -> [String: Data] {
    var result: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: workspace.url.path) {
      if let data = FileManager.default.contents(atPath: workspace.file(name)) { result[name] = data }
    }
    return result
  }
}
