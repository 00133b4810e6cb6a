import Foundation
import TestSupport
import Testing

/// The files for services beside the sources: what they name has to exist.
@Suite struct ServiceFileTests {
  private struct Matcher: Decodable {
    struct Pattern: Decodable {
      let regexp: String
      let file: Int
      let line: Int
      let column: Int
      let severity: Int?
      let message: Int
      let code: Int
    }
    let owner: String
    let severity: String?
    let pattern: [Pattern]
  }

  /// Settings that make a finding of each severity, with and without colours.
  static let lines: [(settings: String, severity: String, color: String)] = [
    ("", "error", "never"), ("", "error", "always"), ("rules: {unknown-view: warning}", "warning", "always"),
    ("rules: {unknown-view: note}", "notice", "never"), ("rules: {unknown-view: note}", "notice", "always"),
  ]

  @Test(arguments: lines)
  func `matches the concise form with the problem matcher`(
    _ settings: String, _ severity: String, _ color: String
  )
    throws
  {
    let workspace = try Workspace(["a: b.yaml": "uidesc: 1\nbody: {Txt: Hi}\n", ".uidesc.yaml": settings])
    let output = try workspace.run(["validate", ".", "--format", "concise", "--color", color]).output
    let line = try #require(output.split(separator: "\n").first).description
    let file = try Data(contentsOf: packageRoot.appending(path: "ci/uidesc-matcher.json"))
    let matchers = try JSONDecoder().decode([String: [Matcher]].self, from: file)["problemMatcher"] ?? []
    var found: [[String]] = []
    for matcher in matchers {
      let pattern = matcher.pattern[0]
      guard let match = try Regex(pattern.regexp).wholeMatch(in: line) else { continue }
      func part(_ index: Int) -> String { match.output[index].substring?.description ?? "" }
      found.append([
        part(pattern.file), part(pattern.line), part(pattern.column),
        pattern.severity.map(part) ?? matcher.severity ?? "", part(pattern.message), part(pattern.code),
      ])
    }
    let message = "no view or component is named 'Txt'; did you mean 'Text'?"
    #expect(found == [["a: b.yaml", "2", "8", severity, message, "unknown-view"]])
  }

  @Test(arguments: ["action.yml", ".pre-commit-hooks.yaml", "ci/uidesc.gitlab-ci.yml", "docs/ci.md"])
  func `names options that exist`(_ path: String) throws {
    let text = try String(contentsOf: packageRoot.appending(path: path), encoding: .utf8)
    let help = try Workspace().run(["validate", "--help"]).output
    var count = 0
    for line in text.split(separator: "\n")
    where line.contains("validate") && line.contains(" --") {
      for match in line.matches(of: #/ --([a-z][a-z-]+)/#) {
        #expect(help.contains("--\(match.output.1) "), "\(line)")
        count += 1
      }
    }
    #expect(count > 0)
  }

  /// What the action's step does, with its inputs, as GitHub's runner would start it.
  @Test func `runs the step of the action`() throws {
    let action = try String(contentsOf: packageRoot.appending(path: "action.yml"), encoding: .utf8)
    let step = try #require(
      action.split(separator: "- name: Validate\n").last?.split(separator: "- name:").first)
    let script = try #require(step.split(separator: "run: |\n").last).split(separator: "\n")
      .map { $0.drop { $0 == " " } }.joined(separator: "\n")
    let workspace = try Workspace([
      "a b/home.yaml": "uidesc: 1\nbody: {Txt: Hi}\n", "ok.yaml": ValidateTests.valid, "step.sh": script,
    ])
    func run(_ inputs: [String: String]) throws -> Outcome {
      var environment = [
        "PATHS": "a b\n\n*.yaml\n", "UIDESC": program.path, "FAIL_ON": "error", "SARIF_FILE": "x.sarif",
        "ARGUMENTS": "", "JUNIT_FILE": "", "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": workspace.url.path,
        "PATH": "/usr/bin:/bin",
      ]
      environment.merge(inputs) { $1 }
      return try workspace.run(
        ["--noprofile", "--norc", "-eo", "pipefail", "step.sh"], environment: environment, of: "/bin/bash")
    }
    let outcome = try run([:])
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("\n::error file=a b/home.yaml,line=2,"), "\(outcome.errors)")
    #expect(try workspace.read("x.sarif").contains("\"uri\": \"a%20b/home.yaml\""))
    let never = try run(["FAIL_ON": "never", "JUNIT_FILE": "j.xml", "ARGUMENTS": "--max-findings\n0"])
    #expect(never.code == 0)
    #expect(try workspace.read("j.xml").hasPrefix("<?xml"))
    #expect(try run(["PATHS": "$(touch pwned)"]).code == 2)
    #expect(!FileManager.default.fileExists(atPath: workspace.file("pwned")))
  }
}
