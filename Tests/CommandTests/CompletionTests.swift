import Foundation
import TestSupport
import Testing

/// What the shells themselves propose with the scripts that the program prints.
@Suite struct CompletionTests {
  /// The line before the tab, and the words that are proposed.
  static let lines: [(line: String, proposals: [String])] = [
    (
      "uidesc ",
      [
        "catalog", "completions", "diff", "eval", "explain", "help", "rules", "run", "schema", "states",
        "test", "validate",
      ]
    ),
    ("uidesc ev", ["eval"]), ("uidesc --", ["--help", "--version"]),
    ("uidesc eval --st", ["--state", "--state-file", "--states", "--stdin-filename"]),
    ("uidesc eval --format ", ["json", "text"]), ("uidesc validate --format c", ["concise"]),
    ("uidesc validate --format=s", ["--format=sarif"]), ("uidesc validate --report ju", ["junit="]),
    ("uidesc validate home.yaml --fail", ["--fail-on"]), ("uidesc validate --fail-on n", ["never", "note"]),
    ("uidesc completions f", ["fish"]), ("uidesc schema t", ["tree"]),
    ("uidesc explain unknown-v", ["unknown-view"]), ("uidesc explain --f", ["--format"]),
    ("uidesc rules --f", ["--format"]), ("uidesc rules h", []), ("uidesc help ev", ["eval"]),
    ("uidesc catalog --cat", ["--catalog"]), ("uidesc catalog paddi", ["padding"]),
    ("uidesc validate hom", ["home.yaml"]), ("uidesc eval -o hom", ["home.yaml"]),
  ]

  let workspace: Workspace

  init() throws {
    workspace = try Workspace(["home.yaml": ""])
    for (shell, name) in [("bash", "uidesc.bash"), ("zsh", "_uidesc"), ("fish", "uidesc.fish")] {
      let script = try workspace.run(["completions", shell])
      #expect(script.code == 0 && script.errors.isEmpty)
      try workspace.write(script.output, to: name)
    }
  }

  /// Runs a shell, where it is installed; nil where it is not.
  private func run(_ shell: String, _ arguments: [String]) throws -> Outcome? {
    let folders = ["/bin", "/usr/bin", "/usr/local/bin"]
    guard
      let folder = folders.first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)") })
    else { return nil }
    let environment = [
      "HOME": workspace.url.path, "TERM": "dumb",
      "PATH": program.deletingLastPathComponent().path + ":/bin:/usr/bin",
    ]
    return try workspace.run(arguments, environment: environment, of: "\(folder)/\(shell)")
  }

  @Test(arguments: [("bash", "uidesc.bash"), ("zsh", "_uidesc"), ("fish", "uidesc.fish")])
  func `gives each shell a script that it reads`(_ shell: String, _ script: String) throws {
    let outcome = try run(shell, ["-n", script])
    #expect(outcome.map { $0.code == 0 && $0.errors.isEmpty } ?? true, "\(outcome?.errors ?? "")")
  }

  /// Bash splits words at `=`, and proposes files itself where the script proposes nothing.
  @Test(arguments: lines)
  func `proposes words in bash`(_ line: String, _ proposals: [String]) throws {
    let script = """
      compopt() { [[ $2 == default ]] && files=yes; }
      source uidesc.bash
      COMP_WORDS=(\(line.replacingOccurrences(of: "=", with: " '=' "))\(line.hasSuffix(" ") ? "''" : ""))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _uidesc
      if [[ -z ${COMPREPLY[0]} && $files ]]; then COMPREPLY=($(compgen -f -- "${COMP_WORDS[COMP_CWORD]}")); fi
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let wanted = line.contains("=") ? proposals.map { String($0.drop { $0 != "=" }.dropFirst()) } : proposals
    try check(run("bash", ["--norc", "-c", script]), wanted)
  }

  @Test(arguments: lines)
  func `proposes words in fish`(_ line: String, _ proposals: [String]) throws {
    try check(run("fish", ["-N", "-c", "source uidesc.fish; complete -C '\(line)'"]), proposals)
  }

  @Test(arguments: lines)
  func `proposes words in zsh`(_ line: String, _ proposals: [String]) throws {
    let script = packageRoot.appending(path: "Tests/Fixtures/shells/proposals.zsh").path
    try check(run("zsh", ["-f", script, workspace.url.path, line]), proposals)
  }

  private func check(_ outcome: Outcome?, _ proposals: [String]) throws {
    guard let outcome else {
      return print("the shell is not installed, so that its completions are not tried")
    }
    // Fish has the help behind a tab.
    let words = outcome.output.split(whereSeparator: \.isNewline).map { String($0.prefix { $0 != "\t" }) }
    #expect(words.sorted() == proposals, "\(outcome.errors)")
  }
}
