import Foundation
import TestSupport
import Testing

@testable import UIDescCommand

/// Complaints about reports, by the numbers of docs/complaints.md.
@Suite struct FormatComplaintTests {
  static let twelve = "uidesc: 1\nbody:\n  VStack:\n" + String(repeating: "    - Txt: Hi\n", count: 12)
  let workspace: Workspace

  init() throws {
    workspace = try Workspace([
      ".git/HEAD": "", "good.yaml": ValidateTests.valid, "app/bad.yaml": "uidesc: 1\nbody: {Txt: Hi}\n",
      "twelve.yaml": Self.twelve,
      "mixed.yaml": "uidesc: 1 # uidesc-ignore: none\nbody: [{Txt: a}, {Txt: b}]\n",
    ])
  }

  private func json(_ arguments: [String]) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(try workspace.run(["validate"] + arguments).output.utf8))
  }

  @Test func `complaint 20: the forms that services read are built in`() {
    #expect(Set(ReportFormat.names).isSuperset(of: ["text", "json", "sarif", "github", "gitlab", "junit"]))
  }

  @Test func `complaint 21: annotations keep to ten, and say how many there are more`() throws {
    let lines = try workspace.run(["validate", "twelve.yaml", "--format", "github"]).output
      .split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.last?.contains("2 more findings") == true)
  }

  @Test func `complaint 22: twelve findings have twelve fingerprints, which lines above do not change`()
    throws
  {
    func fingerprints() throws -> [String] {
      (try json(["twelve.yaml", "--format", "gitlab"]) as? [[String: Any]])?
        .compactMap { $0["fingerprint"] as? String } ?? []
    }
    let before = try fingerprints()
    #expect(Set(before).count == 12)
    try workspace.write("# one more line\n" + Self.twelve, to: "twelve.yaml")
    #expect(try fingerprints() == before)
  }

  @Test func `complaint 23: a clean document is a case that passes`() throws {
    let output = try workspace.run(["validate", "good.yaml", "--format", "junit"]).output
    #expect(output.contains("tests=\"1\"") && output.contains("<testcase ") && !output.contains("<failure"))
  }

  @Test func `complaint 24: one run writes several reports, with relative paths and mends`() throws {
    let app = workspace.url.appendingPathComponent("app")
    let reports = ["--report", "sarif=../s", "--report", "gitlab=../g", "--report", "junit=../j"]
    #expect(try workspace.run(["validate", "bad.yaml"] + reports, in: app).code == 1)
    for name in ["s", "g", "j"] {
      let text = try workspace.read(name)
      #expect(text.contains("app/bad.yaml") && !text.contains(workspace.url.path))
    }
    #expect(try workspace.read("s").contains("\"fixes\""))
  }

  @Test func `complaint 25: numbers are numbers in SARIF, and rules have texts`() throws {
    let log = try json(["app", "--format", "sarif"]) as? [String: Any]
    let run = try #require((log?["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let place = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"])
    let physical = try #require(place as? [String: Any])
    #expect((physical["region"] as? [String: Int])?["startLine"] == 2)
    #expect((physical["artifactLocation"] as? [String: String])?["uri"] == "app/bad.yaml")
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rule = try #require((driver?["rules"] as? [[String: Any]])?.first)
    for key in ["shortDescription", "fullDescription", "help"] {
      #expect((rule[key] as? [String: String])?["text"]?.isEmpty == false)
    }
  }

  @Test func `complaint 26: a limit hides no error behind a warning, and counts stay those of the run`()
    throws
  {
    let outcome = try workspace.run([
      "validate", "mixed.yaml", "--max-findings", "1", "--format", "concise",
    ])
    #expect(outcome.output.split(separator: "\n").count == 1 && outcome.output.contains(": error: "))
    #expect(outcome.errors.hasPrefix("2 errors, 1 warning in 1 document; 2 findings not shown"))
  }

  @Test func `complaint 27: a comment ignores a finding, and one that ignores nothing is found`() throws {
    let ignored = "uidesc: 1\nbody: {Txt: Hi} # uidesc-ignore: unknown-view\n"
    #expect(try concise(ignored).isEmpty)
    let idle = "uidesc: 1\nbody: {Text: Hi} # uidesc-ignore: unknown-view\n"
    #expect(try concise(idle).contains("[unused-ignore]"))
  }

  @Test func `complaint 28: a report can be written by a step that does not fail`() throws {
    let outcome = try workspace.run([
      "validate", "app", "--fail-on", "never", "--format", "concise", "--report", "sarif=s",
    ])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("[unknown-view]"))
    #expect(try workspace.read("s").contains("unknown-view"))
  }

  @Test func `complaint 38: programs get an object, and the environment can ask for it`() throws {
    let asked = try workspace.run(["validate", "app", "--format", "json"]).output
    let object = try JSONSerialization.jsonObject(with: Data(asked.utf8)) as? [String: Any]
    let report = try #require(object)
    #expect(Set(report.keys).isSuperset(of: ["files", "findings", "summary"]))
    let finding = try #require((report["findings"] as? [[String: Any]])?.first)
    #expect(Set(finding.keys).isSuperset(of: ["code", "message", "file", "start", "end"]))
    let json = ["UIDESC_FORMAT": "json"]
    #expect(try workspace.run(["validate", "app"], environment: json).output == asked)
    let text = try workspace.run(["validate", "app", "--format", "text"], environment: json)
    #expect(text.output.hasPrefix("error["))
    let wrong = try workspace.run(["validate", "app"], environment: ["UIDESC_FORMAT": "jsn"])
    #expect(wrong.code == 2 && wrong.errors.contains("not 'jsn'"))
  }

  /// Every complaint has a line that names a test, or says why there is none.
  @Test func `the table of complaints names tests that exist`() throws {
    let page = try String(contentsOf: packageRoot.appending(path: "docs/complaints.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter {
      $0.hasPrefix("| ") && $0.dropFirst(2).first?.isNumber == true
    }
    let numbers = rows.compactMap { Int($0.dropFirst(2).prefix { $0.isNumber }) }
    #expect(numbers == Array(1...40))
    var tests = ""
    let folder = packageRoot.appending(path: "Tests")
    for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      ?? .init()
    where file.pathExtension == "swift" {
      tests += try String(contentsOf: file, encoding: .utf8)
    }
    for row in rows {
      let shown = try #require(row.split(separator: "|").last)
      let names = shown.matches(of: /`([^`]+)`/).map { String($0.1) }
      #expect(!names.isEmpty || shown.contains("does not apply"), "\(row)")
      for name in names { #expect(tests.contains("func `\(name)"), "no test is named '\(name)'") }
    }
  }
}
