import Foundation
import TestSupport
import Testing
import UIDescDiagnostics

@testable import UIDescSyntax

/// One case of yaml-test-suite, with what libyaml 0.2.5 makes of it.
struct YAMLCase: Decodable {
  var id: String
  var yaml: String
  var events: String
  var error: Bool?
  var json: String?
  var libyaml: String
  var libyamlEvents: String?

  enum CodingKeys: String, CodingKey {
    case id, yaml, events, error, json
    case libyaml = "libyaml_0_2_5"
    case libyamlEvents = "libyaml_events"
  }

  static func all() throws -> [YAMLCase] {
    struct Suite: Decodable { var cases: [YAMLCase] }
    guard let data = try sharedData("conformance/yaml-test-suite.json") else { return [] }
    return try JSONDecoder().decode(Suite.self, from: data).cases
  }

  /// True where libyaml reads the text, rightly or not.
  var isRead: Bool {
    switch libyaml {
    case "rejects-valid": false
    case "accepts-invalid": true
    default: error != true
    }
  }

  var expectedEvents: String { libyamlEvents ?? events }
}

struct YAMLSuiteTests {
  @Test func `gives libyaml's events for every case of yaml-test-suite`() throws {
    for test in try YAMLCase.all() {
      let events = eventDump(of: test.yaml)
      if test.isRead {
        #expect(events == test.expectedEvents, "\(test.id)")
      } else {
        #expect(events == nil, "\(test.id) should be refused")
      }
    }
  }

  @Test func `reads the JSON value of every case that the language admits`() throws {
    var counts = (read: 0, refused: 0)
    for test in try YAMLCase.all() where test.isRead && test.error != true && test.libyaml == "ok" {
      let reading = Reading(yaml: test.yaml)
      let codes = Set(reading.findings.filter { $0.severity == .error }.map(\.code))
      let refusals = refusals(of: test)
      if refusals.isEmpty {
        #expect(codes.isEmpty, "\(test.id) is refused: \(reading.findings.map(\.message))")
        guard let json = test.json else { continue }
        counts.read += 1
        let wanted = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
        #expect(isEqual(reading.root, wanted), "\(test.id)\n\(reading.tree.dump)")
      } else {
        counts.refused += 1
        #expect(
          !codes.isEmpty && codes.isSubset(of: refusals), "\(test.id): \(codes) but \(refusals) expected")
      }
    }
    print("yaml-test-suite: \(counts.read) values compared, \(counts.refused) refused by stricter rules")
  }

  @Test func `reports every case that libyaml refuses, at a place inside the text`() throws {
    for test in try YAMLCase.all() where !test.isRead {
      let reading = Reading(yaml: test.yaml)
      #expect(reading.findings.contains { $0.severity == .error }, "\(test.id)")
      for finding in reading.findings {
        #expect(finding.range.offsets.upperBound <= test.yaml.utf8.count, "\(test.id)")
        #expect(finding.code != "yaml-syntax", "\(test.id) is told in libyaml's words: \(finding.message)")
      }
    }
  }
}

// MARK: - The language's stricter rules

/// The codes with which the language refuses a text that is YAML; none where it admits it.
private func refusals(of test: YAMLCase) -> Set<String> {
  var codes: Set<String> = []
  if test.events.contains("<") && test.events.split(separator: "\n").contains(where: hasTag) {
    codes.formUnion(["tag", "unquoted-exclamation-mark"])
  }
  let documents = test.events.components(separatedBy: "+DOC").count - 1
  if documents != 1 { codes.formUnion(["second-document", "empty-document"]) }
  if test.events.contains("+DOC\n=VAL :\n") || test.events.contains("+DOC ---\n=VAL :\n") {
    codes.insert("empty-document")
  }
  if hasCollectionKey(test.events) { codes.formUnion(["key-not-text", "template-braces"]) }
  codes.formUnion(refusedByTrap[test.id] ?? [])
  return codes
}

/// Cases whose text is one of the traps of the language: valid YAML that hardly anyone means.
private let refusedByTrap: [String: Set<String>] = [
  "3MYT": ["missing-space"],  // k:#foo
  "DFF7": ["unquoted-comma"],  // a key of a flow mapping without a colon
  "PW8X": ["unquoted-ampersand"],  // an anchor of nothing that no alias names
]

private func hasTag(_ line: Substring) -> Bool {
  guard !line.hasPrefix("-") else { return false }
  return line.split(separator: " ").dropFirst().prefix(3).contains { $0.hasPrefix("<") && $0.hasSuffix(">") }
    || line.split(separator: " ").dropFirst().first?.hasPrefix("<") == true
}

/// Walks the event stream and looks for a list or mapping where a key stands.
private func hasCollectionKey(_ events: String) -> Bool {
  var stack: [(isMapping: Bool, children: Int)] = []
  for line in events.split(separator: "\n") {
    let isOpening = line.hasPrefix("+MAP") || line.hasPrefix("+SEQ")
    if isOpening || line.hasPrefix("=") {
      if let top = stack.last, top.isMapping, top.children % 2 == 0, isOpening { return true }
      if !stack.isEmpty { stack[stack.count - 1].children += 1 }
    }
    if isOpening { stack.append((line.hasPrefix("+MAP"), 0)) }
    if line.hasPrefix("-MAP") || line.hasPrefix("-SEQ") { stack.removeLast() }
  }
  return false
}

// MARK: - Comparing

/// The events in the suite's notation, or nil where libyaml stops.
private func eventDump(of text: String) -> String? {
  var result = ""
  let bytes = Array(text.utf8)
  return unsafe bytes.withUnsafeBufferPointer { buffer in
    var events = unsafe YAMLEvents(SourceBytes(buffer))
    while true {
      let kind = events.next()
      let anchor = events.anchor.map { " &\($0)" } ?? ""
      let tag = events.tag.map { " <\($0)>" } ?? ""
      switch kind {
      case .failure: return nil
      case .streamStart: result += "+STR\n"
      case .streamEnd: return result + "-STR\n"
      case .documentStart: result += events.isExplicitDocument ? "+DOC ---\n" : "+DOC\n"
      case .documentEnd: result += events.isExplicitDocumentEnd ? "-DOC ...\n" : "-DOC\n"
      case .mappingStart: result += "+MAP\(events.isFlowMapping ? " {}" : "")\(anchor)\(tag)\n"
      case .mappingEnd: result += "-MAP\n"
      case .sequenceStart: result += "+SEQ\(events.isFlowSequence ? " []" : "")\(anchor)\(tag)\n"
      case .sequenceEnd: result += "-SEQ\n"
      case .alias: result += "=ALI *\(events.anchor ?? "")\n"
      case .scalar: result += "=VAL\(anchor)\(tag) \(mark(events.scalarStyle))\(escaped(events.text.text))\n"
      }
    }
  }
}

private func mark(_ style: ScalarStyle) -> String {
  switch style {
  case .plain: ":"
  case .singleQuoted: "'"
  case .doubleQuoted: "\""
  case .literal: "|"
  case .folded: ">"
  }
}

private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case "\r": result += "\\r"
    case "\u{8}": result += "\\b"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
