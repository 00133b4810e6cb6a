import Foundation
import TestSupport
import Testing
import UIDescDiagnostics
import UIDescSyntax

/// One case of JSONTestSuite; a long text is given as a part that repeats.
struct JSONCase: Decodable {
  /// Written as `["[", 100000]`.
  struct Repeat: Decodable {
    var text: String
    var count: Int

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      text = try list.decode(String.self)
      count = try list.decode(Int.self)
    }
  }

  var name: String
  var expect: String
  var text: String?
  var base64: String?
  var `repeat`: Repeat?
  var suffix: String?

  static func all() throws -> [JSONCase] {
    struct Suite: Decodable { var cases: [JSONCase] }
    guard let data = try sharedData("conformance/json-test-suite.json") else { return [] }
    return try JSONDecoder().decode(Suite.self, from: data).cases
  }

  var bytes: [UInt8] {
    if let base64 { return [UInt8](Data(base64Encoded: base64) ?? Data()) }
    let repeated = `repeat`.map { String(repeating: $0.text, count: $0.count) } ?? ""
    return Array(((text ?? "") + repeated + (suffix ?? "")).utf8)
  }
}

struct JSONSuiteTests {
  @Test func `accepts and refuses what JSONTestSuite says`() throws {
    for test in try JSONCase.all() {
      let bytes = test.bytes
      let reading = Reading(SourceFile(path: "test.json", bytes: bytes), as: .json)
      for finding in reading.findings {
        #expect(finding.range.offsets.upperBound <= bytes.count, "\(test.name)")
      }
      switch test.expect {
      case "accept":
        // Duplicate keys are JSON, but no document.
        let isAdmitted = reading.tree.isComplete && Set(reading.codes).isSubset(of: ["duplicate-key"])
        #expect(isAdmitted, "\(test.name): \(reading.findings.map(\.message))")
      case "reject": #expect(!reading.tree.isComplete && !reading.findings.isEmpty, "\(test.name)")
      default: #expect(reading.tree.isComplete == reading.findings.isEmpty, "\(test.name)")
      }
    }
  }

  @Test func `reads the same values as Foundation`() throws {
    for test in try JSONCase.all() where test.expect == "accept" {
      let reading = Reading(SourceFile(path: "test.json", bytes: test.bytes), as: .json)
      guard reading.findings.isEmpty,
        let wanted = try? JSONSerialization.jsonObject(with: Data(test.bytes), options: .fragmentsAllowed)
      else { continue }
      #expect(isEqual(reading.root, wanted), "\(test.name)\n\(reading.tree.dump)")
    }
  }
}
