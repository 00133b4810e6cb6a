import Foundation
import Testing

@testable import UIDescCommand

/// The table of exit codes: each case in each format, since a format that changes them lets broken files pass.
@Suite struct ExitCodeTests {
  enum Sink { case file, closedPipe, fullDisk }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: [String]
    var sink = Sink.file
    let code: Int32
    /// Whether stderr says something.
    var isSaid = false
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "clean", arguments: ["good.yaml"], code: 0),
    Case(name: "findings", arguments: ["bad.yaml"], code: 1),
    Case(name: "syntax error", arguments: ["broken.yaml"], code: 1),
    Case(name: "empty file", arguments: ["empty.yaml"], code: 1),
    Case(name: "no text", arguments: ["binary.yaml"], code: 1),
    Case(name: "warning", arguments: ["warning.yaml"], code: 0),
    Case(name: "warning from warning on", arguments: ["warning.yaml", "--fail-on", "warning"], code: 1),
    Case(name: "warning from note on", arguments: ["warning.yaml", "--fail-on", "note"], code: 1),
    Case(name: "findings, but never", arguments: ["bad.yaml", "--fail-on", "never"], code: 0),
    Case(name: "findings hidden", arguments: ["bad.yaml", "--max-findings", "0"], code: 1),
    Case(name: "file missing", arguments: ["no.yaml"], code: 2, isSaid: true),
    Case(name: "file missing, never", arguments: ["no.yaml", "--fail-on", "never"], code: 2, isSaid: true),
    Case(name: "one of two missing", arguments: ["good.yaml", "no.yaml"], code: 2, isSaid: true),
    Case(name: "findings and missing", arguments: ["bad.yaml", "no.yaml"], code: 2, isSaid: true),
    Case(name: "empty folder", arguments: ["empty"], code: 2, isSaid: true),
    Case(name: "glob without a match", arguments: ["x/*.yaml"], code: 2, isSaid: true),
    Case(name: "unknown option", arguments: ["good.yaml", "--nope"], code: 2, isSaid: true),
    Case(name: "wrong value", arguments: ["good.yaml", "--fail-on", "all"], code: 2, isSaid: true),
    Case(name: "no argument", arguments: [], code: 2, isSaid: true),
    Case(name: "wrong settings", arguments: ["set/good.yaml"], code: 2, isSaid: true),
    Case(name: "no baseline", arguments: ["good.yaml", "--baseline", "bad.yaml"], code: 2, isSaid: true),
    Case(name: "closed pipe, findings", arguments: ["bad.yaml"], sink: .closedPipe, code: 1),
    Case(name: "full disk, findings", arguments: ["bad.yaml"], sink: .fullDisk, code: 2, isSaid: true),
    Case(
      name: "report on a full disk", arguments: ["good.yaml", "--report", "junit=/dev/full"], code: 2,
      isSaid: true),
  ]

  let workspace: Workspace

  init() throws {
    workspace = try Workspace([
      "good.yaml": ValidateTests.valid, "bad.yaml": ValidateTests.invalid,
      "broken.yaml": "uidesc: 1\nbody: [\n",
      "empty.yaml": "", "binary.yaml": "uidesc: 1\u{0}\u{1}\n", "empty/readme": "",
      "warning.yaml": "uidesc: 1\nbody: {Spacer: } # uidesc-ignore: none\n",
      "set/good.yaml": ValidateTests.valid,
      "set/.uidesc.yaml": "wrong: 1\n",
    ])
  }

  @Test(arguments: cases, ReportFormat.names + ["auto"])
  func `exits with the same code in every format`(_ test: Case, _ format: String) throws {
    let output: FileHandle?
    switch test.sink {
    case .file: output = nil
    case .fullDisk: output = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
    case .closedPipe:
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      output = pipe.fileHandleForWriting
    }
    let outcome = try workspace.run(["validate", "-q", "--format", format] + test.arguments, output: output)
    #expect(outcome.code == test.code)
    #expect(outcome.errors.isEmpty != test.isSaid, "\(outcome.errors)")
  }

  @Test(arguments: cases.filter { $0.code == 0 })
  func `exits with 0 though the pipe is closed`(_ test: Case) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try workspace.run(["validate", "-q"] + test.arguments, output: pipe.fileHandleForWriting)
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
  }
}
