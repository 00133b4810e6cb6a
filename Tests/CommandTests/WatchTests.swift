import Foundation
import Glibc
import Testing

@Suite struct WatchTests {
  /// The threads of tests block most signals, and what they start does so, too.
  private func end(_ process: Process) {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Waits until the file holds what is wanted, or half a minute has passed.
  private func wait(for text: String, in workspace: Workspace) throws -> Bool {
    for _ in 0..<600 {
      if try workspace.read("out").contains(text) { return true }
      usleep(50_000)
    }
    return false
  }

  @Test func `validates again when a document, an import or a setting changes`() throws {
    let workspace = try Workspace([
      "app/home.yaml": "uidesc: 1\nimports: [../lib/card.yaml]\nbody: {Card: }\n", ".git/HEAD": "", "out": "",
      "lib/card.yaml": "uidesc: 1\ncomponents:\n  Card: {body: {Text: Hi}}\n",
      ".uidesc.yaml": "rules: {}\n",
    ])
    let process = Process()
    process.executableURL = program
    process.arguments = [
      "validate", "app", "--watch", "--format", "concise", "--report", "json=app/report.json",
    ]
    process.currentDirectoryURL = workspace.url
    let output = try FileHandle(forWritingTo: workspace.url.appendingPathComponent("out"))
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    defer { end(process) }
    #expect(try wait(for: "nothing is wrong in 1 document\nwaiting for changes\n", in: workspace))
    try workspace.write("uidesc: 1\ncomponents:\n  Card: {body: {Txta: Hi}}\n", to: "lib/card.yaml")
    #expect(try wait(for: "lib/card.yaml:3:17: error: no view or component is named 'Txta'", in: workspace))
    try workspace.write("rules: {unknown-view: note}\n", to: ".uidesc.yaml")
    #expect(try wait(for: "lib/card.yaml:3:17: note: ", in: workspace))
    try workspace.write("uidesc: 1\nbody: {Txtb: Hi}\n", to: "app/new/second.yaml")
    #expect(try wait(for: "2 documents", in: workspace))
    try workspace.write("uidesc: 1\nbody: {Txtc: Hi}\n", to: "app/new/second.yaml")
    #expect(try wait(for: "'Txtc'", in: workspace))
    // Its own report beside the documents is no change.
    usleep(300_000)
    let runs = try workspace.read("out").components(separatedBy: "waiting for changes").count - 1
    #expect(runs < 10)
  }

  @Test func `follows a file of any name, and is not woken by the baseline that it writes`() throws {
    let workspace = try Workspace([
      "screen.txt": ValidateTests.valid, "out": "", "a.yaml": ValidateTests.valid,
    ])
    let process = Process()
    process.executableURL = program
    process.arguments = ["validate", "screen.txt", ".", "--watch", "--write-baseline", "known.json"]
    process.currentDirectoryURL = workspace.url
    let output = try FileHandle(forWritingTo: workspace.url.appendingPathComponent("out"))
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    defer { end(process) }
    #expect(try wait(for: "0 findings written to known.json\nwaiting for changes\n", in: workspace))
    try workspace.write("uidesc: 1\nbody: {Txt: Hi}\n", to: "screen.txt")
    #expect(try wait(for: "1 finding written to known.json\nwaiting for changes\n", in: workspace))
    usleep(300_000)
    #expect(try workspace.read("out").components(separatedBy: "waiting").count - 1 < 5)
  }

  @Test func `does not watch standard input`() throws {
    let outcome = try Workspace().run(["validate", "-", "--watch"])
    #expect(outcome.code == 2 && outcome.errors.hasPrefix("error: standard input can't be watched\n"))
  }
}
