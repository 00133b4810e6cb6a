import Foundation
import Testing

@Suite struct ValidateTests {
  static let valid = "uidesc: 1\nbody: {Spacer: }\n"
  static let invalid = "body: {Spacer: }\n"

  func files() throws -> Workspace {
    try Workspace([
      "b/good.yaml": Self.valid, "b/deep/also.json": #"{"uidesc": 1, "body": {"Spacer": {}}}"#,
      "b/other.yaml": "name: CI\njobs:\n  uidesc: 1\n", "b/notes.txt": Self.valid,
      "b/.hidden/x.yaml": Self.valid,
      "a.yaml": Self.valid, "bad.yaml": Self.invalid, "empty/readme.md": "",
    ])
  }

  /// Paths to validate, the exit code, and the files that were read.
  static let paths: [(operands: [String], code: Int32, files: [String])] = [
    (["a.yaml"], 0, ["a.yaml"]),
    (["b"], 0, ["b/deep/also.json", "b/good.yaml"]),
    (["b/"], 0, ["b/deep/also.json", "b/good.yaml"]),
    (["."], 0, ["a.yaml", "b/deep/also.json", "b/good.yaml"]),
    (["b/good.yaml", "a.yaml", "b"], 0, ["b/good.yaml", "a.yaml", "b/deep/also.json"]),
    (["bad.yaml"], 1, ["bad.yaml"]),
    (["*.yaml"], 1, ["a.yaml", "bad.yaml"]),
    (["b/*.yaml"], 1, ["b/good.yaml", "b/other.yaml"]),
    (["**/*.json"], 0, ["b/deep/also.json"]),
    (["b/**/g??d.[xy]aml"], 0, ["b/good.yaml"]),
    (["[!a].yaml"], 2, []), (["empty"], 2, []), (["no.yaml", "a.yaml"], 2, ["a.yaml"]),
    (["bad.yaml", "no.yaml"], 2, ["bad.yaml"]),
  ]

  @Test(arguments: paths)
  func `finds documents`(_ operands: [String], _ code: Int32, _ expected: [String]) throws {
    let outcome = try files().run(["validate", "--format", "json"] + operands)
    #expect(outcome.code == code)
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let read = (report?["files"] as? [[String: Any]])?.compactMap { $0["path"] as? String }
    #expect(read == expected)
    let findings = report?["findings"] as? [[String: Any]]
    #expect(findings?.isEmpty == (code == 0))
  }

  /// Lines of `.gitignore`, and the documents of a folder that are left.
  static let ignored: [(lines: String, left: [String])] = [
    ("", ["a.yaml", "build/b.yaml", "src/build/c.yaml", "src/d.json"]),
    ("build", ["a.yaml", "src/d.json"]), ("build/\n", ["a.yaml", "src/d.json"]),
    ("/build", ["a.yaml", "src/build/c.yaml", "src/d.json"]),
    ("a.yaml/", ["a.yaml", "build/b.yaml", "src/build/c.yaml", "src/d.json"]),
    ("src/build  \r\n", ["a.yaml", "build/b.yaml", "src/d.json"]),
    ("*.yaml\n!a.yaml", ["a.yaml", "src/d.json"]),
    ("!a.yaml\n*.yaml", ["src/d.json"]),
    ("# a.yaml\n\n\\#x", ["a.yaml", "build/b.yaml", "src/build/c.yaml", "src/d.json"]),
    ("src/**", ["a.yaml", "build/b.yaml"]), ("**/c.yaml", ["a.yaml", "build/b.yaml", "src/d.json"]),
    ("?.[jy]*", []),
  ]

  @Test(arguments: ignored)
  func `leaves out what git ignores, unless it is named`(_ lines: String, _ left: [String]) throws {
    let workspace = try Workspace([
      ".git/HEAD": "", ".gitignore": lines, "a.yaml": Self.valid, "build/b.yaml": Self.valid,
      "src/build/c.yaml": Self.valid, "src/d.json": #"{"uidesc": 1, "body": {"Spacer": {}}}"#,
    ])
    #expect(try files(workspace.run(["validate", ".", "--format", "json"])) == left)
    #expect(
      try files(workspace.run(["validate", "src", "--format", "json"])) == left.filter { $0.hasPrefix("src") }
    )
    let named = ["build/b.yaml", "src/build/c.yaml"]
    #expect(try files(workspace.run(["validate", "--format", "json"] + named)) == named)
  }

  private func files(_ outcome: Outcome) throws -> [String] {
    guard !outcome.output.isEmpty else { return [] }
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    return (report?["files"] as? [[String: Any]] ?? []).compactMap { $0["path"] as? String }
  }

  @Test func `obeys the rules of folders on the way, and none outside of a repository`() throws {
    let workspace = try Workspace([
      "in/.git/HEAD": "", "in/src/.gitignore": "/x.yaml\n", "in/src/x.yaml": Self.valid,
      "in/src/deep/x.yaml": Self.valid, "out/.gitignore": "x.yaml", "out/x.yaml": Self.valid,
    ])
    #expect(try files(workspace.run(["validate", "in/src", "--format", "json"])) == ["in/src/deep/x.yaml"])
    #expect(try files(workspace.run(["validate", "out", "--format", "json"])) == ["out/x.yaml"])
  }

  @Test func `reads standard input under the name that it is given`() throws {
    let workspace = try Workspace()
    let unnamed = try workspace.run(["validate", "-", "--format", "concise"], input: Self.invalid)
    #expect(unnamed.code == 1)
    #expect(unnamed.output.hasPrefix("<stdin>:1:1: error: "))
    let named = try workspace.run(
      ["validate", "-", "--stdin-filename", "x/home.yaml", "--format", "concise"], input: Self.invalid)
    #expect(named.output.hasPrefix("x/home.yaml:1:1: error: "))
  }

  @Test func `prints findings to stdout and the summary to stderr`() throws {
    let workspace = try files()
    let outcome = try workspace.run(["validate", "bad.yaml", "a.yaml"])
    #expect(outcome.output.hasPrefix("error["))
    #expect(outcome.output.contains("\n  --> bad.yaml:1:1\n"))
    #expect(outcome.errors == "1 error in 2 documents; --fix mends 1\n")
    #expect(try workspace.run(["validate", "a.yaml"]).errors == "nothing is wrong in 1 document\n")
    #expect(try workspace.run(["validate", "a.yaml", "-q"]).errors.isEmpty)
  }

  @Test func `exits with 1 from the level of --fail-on on`() throws {
    let workspace = try files()
    #expect(try workspace.run(["validate", "bad.yaml", "--fail-on", "never"]).code == 0)
    #expect(try workspace.run(["validate", "bad.yaml", "--fail-on", "note"]).code == 1)
  }

  @Test func `says how many findings a limit hides`() throws {
    let workspace = try Workspace(["a.yaml": Self.invalid, "b.yaml": Self.invalid])
    let outcome = try workspace.run(["validate", "*.yaml", "--max-findings", "1", "--format", "concise"])
    #expect(outcome.code == 1)
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.errors == "2 errors in 2 documents; 1 finding not shown; --fix mends 2\n")
    let none = try workspace.run(["validate", "*.yaml", "--max-findings", "0"])
    #expect(none.output.isEmpty && none.code == 1)
  }
}

@Suite struct StreamTests {
  let workspace: Workspace

  init() throws { workspace = try Workspace(["bad.yaml": ValidateTests.invalid]) }

  @Test func `tells of a full disk`() throws {
    let full = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
    let outcome = try workspace.run(["validate", "bad.yaml", "-q"], output: full)
    #expect(outcome.code == 2)
    #expect(outcome.errors == "error: can't write the output: no space is left on the device\n")
    let file = try workspace.run(["validate", "bad.yaml", "-q", "-o", "/dev/full"])
    #expect(file.code == 2)
    #expect(file.errors == "error: can't write '/dev/full': no space is left on the device\n")
  }

  @Test func `ends quietly when the reader has gone`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try workspace.run(["validate", "bad.yaml", "-q"], output: pipe.fileHandleForWriting)
    #expect(outcome.code == 1)
    #expect(outcome.errors.isEmpty)
  }

  /// Environment, arguments, whether stdout is a terminal, and whether there are colours then.
  static let colors: [(environment: [String: String], option: String?, isTerminal: Bool, isColored: Bool)] = [
    ([:], nil, true, true), ([:], nil, false, false), (["NO_COLOR": "1"], nil, true, false),
    (["NO_COLOR": ""], nil, true, true), (["TERM": "dumb"], nil, true, false),
    (["FORCE_COLOR": "1"], nil, false, true), (["FORCE_COLOR": "1", "NO_COLOR": "1"], nil, true, false),
    (["FORCE_COLOR": "1", "TERM": "dumb"], nil, false, true), (["NO_COLOR": "1"], "always", false, true),
    ([:], "never", true, false), (["FORCE_COLOR": "1"], "never", true, false), ([:], "auto", true, true),
  ]

  @Test(arguments: colors.indices)
  func `colours where people look`(_ index: Int) throws {
    let test = Self.colors[index]
    let terminal = PseudoTerminal()
    guard let terminal else {
      // Without terminals, as in some containers, there is nothing to look at.
      return
    }
    let options = test.option.map { ["--color", $0] } ?? []
    let outcome = try workspace.run(
      ["validate", "bad.yaml", "-q"] + options, environment: test.environment,
      output: test.isTerminal ? terminal.program : nil)
    let text = test.isTerminal ? terminal.read() : outcome.output
    #expect(text.contains("missing"))
    #expect(text.contains("\u{1B}[") == test.isColored)
  }

  /// What of `--format text` and of the messages beside it stands on a terminal.
  @Test(arguments: [(true, false), (false, true), (true, true), (false, false)])
  func `decides about colours for each stream`(_ output: Bool, _ errors: Bool) throws {
    guard let first = PseudoTerminal(), let second = PseudoTerminal() else { return }
    let outcome = try workspace.run(
      ["validate", "bad.yaml", "no.yaml", "-q"], output: output ? first.program : nil,
      errors: errors ? second.program : nil)
    #expect((output ? first.read() : outcome.output).contains("\u{1B}[") == output)
    let message = errors ? second.read() : outcome.errors
    #expect(message.contains("no.yaml") && message.contains("\u{1B}[") == errors)
  }

  @Test func `does not colour what goes to a file`() throws {
    _ = try workspace.run(["validate", "bad.yaml", "-o", "x"], environment: ["FORCE_COLOR": "1"])
    #expect(try !workspace.read("x").contains("\u{1B}"))
  }
}
