import Testing

@Suite struct UsageTests {
  static let document = "uidesc: 1\nbody: {Spacer: }\n"

  /// Arguments, the exit code, and how stderr begins.
  static let mistakes: [(arguments: [String], errors: String)] = [
    ([], "error: a command is missing: eval or validate\nsee uidesc --help\n"),
    (["evl"], "error: no command is named 'evl'; did you mean 'eval'?\nsee uidesc --help\n"),
    (["home.yaml"], "error: no command is named 'home.yaml'; to print its tree: uidesc eval home.yaml\n"),
    (["eval"], "error: eval needs a file, or - for standard input\nsee uidesc eval --help\n"),
    (["eval", "a", "b"], "error: eval takes one file, and 'b' is another\n"),
    (
      ["eval", "a", "b=1"], "error: eval takes one file, and 'b=1' is another; to set a state: --state b=1\n"
    ),
    (["eval", "--stat", "a=1", "a"], "error: no option is named '--stat'; did you mean '--state'?\n"),
    (["eval", "-x", "a"], "error: no option is named '-x'\n"),
    (["eval", "a", "--state"], "error: --state needs a value: --state NAME=VALUE\n"),
    (["eval", "a", "--state", "b"], "error: --state takes NAME=VALUE, not 'b'\n"),
    (["eval", "a", "--state", "=b"], "error: --state takes NAME=VALUE, not '=b'\n"),
    (["eval", "a", "--source=yes"], "error: --source takes no value\n"),
    (
      ["eval", "a", "--format", "jsn"], "error: --format takes text, json, not 'jsn'; did you mean 'json'?\n"
    ),
    (["eval", "a", "--format", "concise"], "error: --format takes text, json, not 'concise'\n"),
    (
      ["eval", "home.yaml", "--state-file", "no.yaml"], "error: can't read 'no.yaml': there is no such file\n"
    ),
    (["eval", "no.yaml"], "error: can't read 'no.yaml': there is no such file\n"),
    (["eval", "."], "error: can't read '.': it is a folder\n"),
    (["eval", "--", "-q"], "error: can't read '-q': there is no such file\n"),
    (["validate"], "error: validate needs a file, a folder or a glob, or - for standard input\n"),
    (["validate", "a", "--select", "b"], "error: 'validate' has no option --select; it belongs to 'eval'\n"),
    (["--select", "b", "validate", "a"], "error: 'validate' has no option --select; it belongs to 'eval'\n"),
    (["validate", "a", "--max-findings", "-1"], "error: --max-findings takes a number from 0, not '-1'\n"),
    (["validate", "a", "--fail-on=all"], "error: --fail-on takes error, warning, note, never, not 'all'\n"),
    (
      ["validate", "home.yaml", "-o", "home.yaml"],
      "error: the output 'home.yaml' would replace what it is made from\n"
    ),
    (["completions", "tcsh"], "error: completions takes bash, zsh, fish, not 'tcsh'\n"),
  ]

  @Test(arguments: mistakes)
  func `says what is wrong with the command line and exits with 2`(_ arguments: [String], _ errors: String)
    throws
  {
    let outcome = try Workspace(["home.yaml": Self.document]).run(arguments)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix(errors), "\(outcome.errors)")
  }

  static let helps: [(arguments: [String], start: String, part: String)] = [
    (["--help"], "uidesc 0.1.0: ", "\n  eval FILE|-  "), (["-h"], "uidesc 0.1.0: ", "--version"),
    (["help"], "uidesc 0.1.0: ", ""), (["--version"], "uidesc 0.1.0\n", ""),
    (["eval", "--version"], "uidesc 0.1.0\n", ""),
    (["help", "eval"], "usage: uidesc eval FILE|- [OPTION …]\n", "examples:"),
    (["eval", "--help"], "usage: uidesc eval FILE|- [OPTION …]\n", "examples:"),
    (["--help", "eval"], "usage: uidesc eval FILE|- [OPTION …]\n", "examples:"),
    (["eval", "-qh"], "usage: uidesc eval FILE|- [OPTION …]\n", "--state NAME=VALUE"),
    (["validate", "--help"], "usage: uidesc validate PATH|- … [OPTION …]\n", "exit codes:"),
  ]

  @Test(arguments: helps)
  func `prints help to stdout`(_ arguments: [String], _ start: String, _ part: String) throws {
    let outcome = try Workspace().run(arguments)
    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.hasPrefix(start))
    #expect(part.isEmpty || outcome.output.contains(part))
  }

  @Test func `is short with -h and long with --help`() throws {
    let workspace = try Workspace()
    for command in ["eval", "validate", "completions"] {
      let (short, long) = (try workspace.run([command, "-h"]), try workspace.run([command, "--help"]))
      #expect(short.output.count < long.output.count)
      #expect(!short.output.contains("examples:") && long.output.contains("examples:"))
    }
  }

  @Test(arguments: [["eval"], ["validate"], ["completions"], []])
  func `keeps the help within a hundred columns`(_ command: [String]) throws {
    let help = try Workspace().run(command + ["--help"]).output
    for line in help.split(separator: "\n") { #expect(line.count <= 100) }
  }

  /// Forms of the same options.
  static let forms: [[String]] = [
    ["validate", "a.yaml", "--format", "concise", "-q", "-o", "x"],
    ["validate", "--format=concise", "--quiet", "--output=x", "a.yaml"],
    ["-q", "--format", "text", "validate", "-ox", "--format=concise", "--", "a.yaml"],
    ["--format", "concise", "-qo", "x", "validate", "a.yaml"],
  ]

  @Test(arguments: forms)
  func `takes options in every place and form`(_ arguments: [String]) throws {
    let workspace = try Workspace(["a.yaml": "body: {}\n"])
    let outcome = try workspace.run(arguments)
    #expect(outcome.code == 1)
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
    #expect(try workspace.read("x").hasPrefix("a.yaml:1:1: error: "))
  }
}
