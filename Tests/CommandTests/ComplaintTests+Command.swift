import Foundation
import Testing

/// Complaints about commands, their inputs and their exit codes, by the numbers of docs/complaints.md.
@Suite struct CommandComplaintTests {
  let workspace: Workspace

  init() throws {
    workspace = try Workspace([
      "good.yaml": ValidateTests.valid, "bad.yaml": "uidesc: 1\nbody: {Txt: Hi}\n", "empty/readme": "",
      "bad.uitest.yaml": "document: good.yaml\nsteps:\n  - expect: {texts: [a]}\n",
    ])
  }

  @Test(arguments: ["no.yaml", "x/*.yaml", "empty"])
  func `complaint 5: what leads to no document is no success`(_ path: String) throws {
    let outcome = try workspace.run(["validate", path])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("'\(path)'"), "\(outcome.errors)")
  }

  @Test(arguments: [["validate", "good.yaml", "--nope"], ["--nope"], ["help", "nope"], ["nope", "--help"]])
  func `complaint 6: what does not exist is no help text and no success`(_ arguments: [String]) throws {
    let outcome = try workspace.run(arguments)
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("nope'"), "\(outcome.errors)")
  }

  /// Commands, and their exit codes for a good document, a bad one, and one that is not there.
  static let codes: [(arguments: [String], code: Int32)] = [
    (["validate", "good.yaml"], 0), (["validate", "bad.yaml"], 1), (["validate", "no.yaml"], 2),
    (["eval", "good.yaml"], 0), (["eval", "bad.yaml"], 1), (["eval", "no.yaml"], 2),
    (["states", "good.yaml"], 0), (["states", "bad.yaml"], 1), (["states", "no.yaml"], 2),
    (["diff", "good.yaml", "good.yaml"], 0), (["diff", "good.yaml", "bad.yaml"], 1),
    (["diff", "good.yaml", "no.yaml"], 2), (["test", "no.uitest.yaml"], 2), (["explain", "tag"], 0),
    (["explain", "nope"], 2), (["catalog", "nope"], 2), (["schema", "nope"], 2), (["rules"], 0),
  ]

  @Test(arguments: codes)
  func `complaints 8 and 39: exit codes say what happened, in every command`(
    _ arguments: [String], _ code: Int32
  ) throws {
    #expect(try workspace.run(arguments).code == code)
  }

  @Test(arguments: ["validate", "eval", "states"])
  func `complaint 31: a finding names its file, be it standard input`(_ command: String) throws {
    let text = "uidesc: 1\nbody: {Txt: Hi}\n"
    let unnamed = try workspace.run([command, "-"], input: text)
    #expect((unnamed.output + unnamed.errors).contains("--> <stdin>:2:8"))
    let named = try workspace.run([command, "-", "--stdin-filename", "x/home.yaml"], input: text)
    #expect((named.output + named.errors).contains("--> x/home.yaml:2:8"))
  }

  @Test(arguments: ["validate", "eval", "states"])
  func `complaint 32: what is piped to no argument is not passed over`(_ command: String) throws {
    let outcome = try workspace.run([command], input: "uidesc: 1\nbody: {Txt: Hi}\n")
    #expect(outcome.code == 2 && outcome.errors.contains("- for standard input"), "\(outcome.errors)")
  }

  @Test func `complaint 33: five megabytes are read with a gigabyte of addresses`() throws {
    let line = "    - Text: \(String(repeating: "long ", count: 40))\n"
    try workspace.write(
      "uidesc: 1\nbody:\n  VStack:\n" + String(repeating: line, count: 25_000), to: "big.yaml")
    let outcome = try workspace.run(
      ["-c", "ulimit -v 1000000; exec \"$0\" validate big.yaml", program.path], of: "/bin/sh")
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test(arguments: ["text", "json", "sarif"])
  func `complaint 35: a reader that has gone is no fault`(_ format: String) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try workspace.run(
      ["validate", "bad.yaml", "-q", "--format", format], output: pipe.fileHandleForWriting)
    #expect(outcome.code == 1 && outcome.errors.isEmpty)
  }
}
