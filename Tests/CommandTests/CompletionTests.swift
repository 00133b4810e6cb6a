import Foundation
import Testing

@Suite struct CompletionTests {
  /// What stands on the line, and words that are among the proposals.
  static let bash: [(line: [String], proposals: [String])] = [
    (
      ["uidesc", ""],
      [
        "eval", "validate", "test", "diff", "states", "run", "rules", "explain", "catalog", "schema",
        "completions",
        "help", "--help", "--version",
      ]
    ),
    (["uidesc", "ev"], ["eval"]),
    (["uidesc", "eval", "--st"], ["--state", "--state-file", "--states", "--stdin-filename"]),
    (["uidesc", "eval", "--format", ""], ["text", "json"]),
    (["uidesc", "validate", "--format", "c"], ["concise"]),
    (["uidesc", "completions", "f"], ["fish"]),
    (["uidesc", "schema", "t"], ["tree"]),
    (["uidesc", "explain", "unknown-v"], ["unknown-view"]),
    (["uidesc", "rules", "--f"], ["--format"]),
    (["uidesc", "catalog", "--cat"], ["--catalog"]),
    (["uidesc", "validate", "home.yaml", "--fail"], ["--fail-on"]),
  ]

  @Test(arguments: bash)
  func `proposes words in bash`(_ line: [String], _ proposals: [String]) throws {
    let workspace = try Workspace()
    try workspace.write(try workspace.run(["completions", "bash"]).output, to: "uidesc.bash")
    let words = line.map { "'\($0)'" }.joined(separator: " ")
    let script =
      "compopt() { :; }; source uidesc.bash; COMP_WORDS=(\(words)); COMP_CWORD=\(line.count - 1); _uidesc; "
      + "printf '%s\\n' \"${COMPREPLY[@]}\""
    #expect(try output(of: ["/bin/bash", "-c", script], in: workspace) == proposals)
  }

  @Test func `gives each shell every option with its help`() throws {
    let workspace = try Workspace()
    for shell in ["zsh", "fish"] {
      let script = try workspace.run(["completions", shell]).output
      for option in ["state", "fail-on", "max-findings", "stdin-filename", "version"] {
        #expect(script.contains(option))
      }
      #expect(script.contains("write the output to a file instead of stdout"))
    }
  }

  private func output(of command: [String], in workspace: Workspace) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = workspace.url
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
