import Foundation
import TestSupport
import Testing
import UIDesc

/// `Tests/Fixtures/faults`: a document without findings, and faults that are put into it one at a time.
struct FaultTests {
  private static let folder = packageRoot.appending(path: "Tests/Fixtures/faults")

  @Test func `one fault gives one finding`() throws {
    let base = try String(contentsOf: Self.folder.appending(path: "base.yaml"), encoding: .utf8)
    let file = Self.folder.appending(path: "faults.txt")
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(try Document(text: base).findings == [])
    var lines: [String] = []
    for line in written.split(separator: "\n").map(String.init) where !line.hasPrefix("    => ") {
      lines.append(line)
      if line.hasPrefix("#") { continue }
      let findings = try Self.findings(in: base, with: line)
      #expect(findings.count == 1, "\(line)")
      lines += findings.map { "    => \($0)" }
    }
    let actual = lines.map { $0 + "\n" }.joined()
    expectGolden(actual, at: file)
  }

  private static func findings(in base: String, with fault: String) throws -> [String] {
    let sides = fault.components(separatedBy: " => ").map { $0.replacing("\\n", with: "\n") }
    let places = base.ranges(of: sides[0])
    #expect(sides.count == 2 && !places.isEmpty, "\(fault)")
    guard sides.count == 2, let place = places.first else { return [] }
    let indent = sides[0].prefix { $0 == " " }
    let text = base.replacingCharacters(in: place, with: indent + sides[1])
    return try Document(text: text).findings.map {
      "\($0.line):\($0.column) \($0.severity == .error ? "" : "\($0.severity.rawValue) ")\($0.code): \($0.message)"
    }
  }
}
