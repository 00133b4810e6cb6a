import Foundation
import Glibc
import Testing

@testable import UIDescCommand

/// The line that a person sees who waits; the clock is the test's, but where the whole program runs.
@Suite struct ProgressTests {
  final class Clock {
    var time = 100.0
  }

  /// When documents are done, in seconds of the run, and what stands on the terminal then.
  static let runs: [(count: Int, isWanted: Bool, times: [Double], shown: String)] = [
    (20, true, [0.1, 0.5, 0.99], ""), (20, false, [2, 3], ""), (8, true, [2, 3], ""),
    (20, true, [0.5, 1.01], "\r2 of 20 documents"),
    (20, true, [0.5, 1.25, 1.3, 1.34, 1.5], "\r2 of 20 documents\r5 of 20 documents"),
    (9, true, [5, 10, 15], "\r1 of 9 documents\r2 of 9 documents\r3 of 9 documents"),
  ]

  @Test(arguments: runs.indices)
  func `shows how far a run is, once it takes a second, and not too often`(_ index: Int) throws {
    let (count, isWanted, times, shown) = Self.runs[index]
    guard let terminal = PseudoTerminal() else { return }
    let clock = Clock()
    var line = ProgressLine(
      count: count, isWanted: isWanted, terminal: terminal.program.fileDescriptor, clock: { clock.time })
    for (index, time) in times.enumerated() {
      clock.time = 100 + time
      line.show(index + 1)
    }
    line.clear()
    // A second time there is nothing to take away.
    line.clear()
    #expect(terminal.read() == (shown.isEmpty ? "" : "\(shown)\r\u{1B}[K"))
  }

  @Test func `writes nothing where no terminal is`() throws {
    let pipe = Pipe()
    let clock = Clock()
    var line = ProgressLine(
      count: 20, isWanted: true, terminal: pipe.fileHandleForWriting.fileDescriptor, clock: { clock.time })
    clock.time += 5
    line.show(3)
    line.clear()
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd()?.count ?? 0 == 0)
  }

  /// The last document is a pipe, which holds the program up for as long as the test wants.
  @Test func `shows it on stderr of the program, and takes it away before the findings`() throws {
    guard let terminal = PseudoTerminal() else { return }
    let workspace = try Workspace()
    let names = (1...9).map { "\($0).yaml" }
    for name in names.dropLast() { try workspace.write("uidesc: 1\nbody: {Txt: Hi}\n", to: name) }
    let slow = workspace.file("9.yaml")
    try #require(unsafe mkfifo(slow, 0o600) == 0)
    let process = Process()
    process.executableURL = program
    process.arguments = ["validate", "--format", "concise"] + names
    process.currentDirectoryURL = workspace.url
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, terminal.program)
    process.environment = [:]
    try process.run()
    // Opening waits until the program reads; from then on at least a second passes, however slow the machine is.
    let end = try FileHandle(forWritingTo: URL(fileURLWithPath: slow))
    usleep(1_200_000)
    end.write(Data(ValidateTests.valid.utf8))
    try end.close()
    process.waitUntilExit()
    let text = terminal.read()
    #expect(text == "\r9 of 9 documents\r\u{1B}[K8 errors in 9 documents; --fix mends 8\r\n", "\(text)")
    #expect(try output.fileHandleForReading.readToEnd().map { $0.count { $0 == 10 } } == 8)
  }
}
