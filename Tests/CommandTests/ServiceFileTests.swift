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

  @Test(arguments: [
    "action.yml", ".pre-commit-hooks.yaml", "ci/uidesc.gitlab-ci.yml", "docs/ci.md", "README.md",
  ])
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

  /// The lines of GitLab's job, as its runner would start them.
  @Test func `runs the script of GitLab's job`() throws {
    let job = try String(contentsOf: packageRoot.appending(path: "ci/uidesc.gitlab-ci.yml"), encoding: .utf8)
    let part = try #require(
      job.components(separatedBy: "  script:\n").last?.components(separatedBy: "  artifacts:").first)
    let script = part.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "-" } }.joined(
      separator: "\n")
    let workspace = try Workspace(["home.yaml": "uidesc: 1\nbody: {Txt: Hi}\n"])
    let environment = [
      "PATH": program.deletingLastPathComponent().path + ":/usr/bin:/bin", "UIDESC_PATHS": ".",
      "UIDESC_ARGUMENTS": "--fail-on error",
    ]
    let outcome = try workspace.run(
      ["-eo", "pipefail", "-c", script], environment: environment, of: "/bin/bash")
    #expect(outcome.code == 1, "\(outcome.errors)")
    for name in ["gl-code-quality-report.json", "uidesc-junit.xml"] {
      #expect(job.contains(": \(name)\n") || job.hasSuffix(": \(name)"))
      #expect(try workspace.read(name).contains("unknown-view"))
    }
  }

  /// pre-commit itself runs the hook over a repository, with the hooks' own definition.
  @Test func `runs as a hook of pre-commit`() throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = path.split(separator: ":").map(String.init)
    func tool(_ name: String) -> String? {
      folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
    guard let preCommit = tool("pre-commit"), let git = tool("git") else {
      return print("pre-commit is not installed, so that its hooks are not tried")
    }
    let hooks = try String(contentsOf: packageRoot.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
    let workspace = try Workspace([
      "hooks/.pre-commit-hooks.yaml": hooks, "app/a b.yaml": "uidesc: 1\nbody: {Txt: Hi}\n",
    ])
    let environment = [
      "PATH": "\(program.deletingLastPathComponent().path):\(path)", "HOME": workspace.url.path,
      "GIT_CONFIG_NOSYSTEM": "1", "PRE_COMMIT_HOME": workspace.file("cache"), "LANG": "C.UTF-8",
    ]
    func run(_ program: String, _ arguments: [String], in folder: String) throws -> Outcome {
      try workspace.run(
        arguments, environment: environment, in: workspace.url.appendingPathComponent(folder), of: program)
    }
    for folder in ["hooks", "app"] {
      #expect(try run(git, ["init", "-q"], in: folder).code == 0)
      _ = try run(git, ["add", "-A"], in: folder)
    }
    let author = ["-c", "user.name=a", "-c", "user.email=a@b"]
    #expect(try run(git, author + ["commit", "-qm", "hooks"], in: "hooks").code == 0)
    let revision = try run(git, ["rev-parse", "HEAD"], in: "hooks").output.prefix { !$0.isNewline }
    try workspace.write(
      "repos: [{repo: \(workspace.file("hooks")), rev: \(revision), hooks: [{id: uidesc-system}]}]\n",
      to: "app/.pre-commit-config.yaml")
    _ = try run(git, ["add", "-A"], in: "app")
    let found = try run(preCommit, ["run", "--all-files"], in: "app")
    #expect(found.code == 1 && found.output.contains("--> a b.yaml:2:8"), "\(found.output)\(found.errors)")
    try workspace.write("uidesc: 1\nbody: {Text: Hi}\n", to: "app/a b.yaml")
    _ = try run(git, ["add", "-A"], in: "app")
    #expect(try run(preCommit, ["run", "--all-files"], in: "app").code == 0)
    #expect(
      try run(preCommit, ["validate-manifest", "../hooks/.pre-commit-hooks.yaml"], in: "app").code == 0)
  }
}
