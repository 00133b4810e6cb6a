import Foundation
import TestSupport
import Testing
import UIDescDiagnostics

@testable import UIDescCommand

@Suite struct ManualTests {
  @Test func `the manual page is the one that the program prints`() throws {
    var out = OutputBuffer()
    out.appendManual()
    let text = String(decoding: out.bytes, as: UTF8.self)
    expectGolden(text, at: packageRoot.appending(path: "docs/uidesc.1"))
    #expect(try Workspace().run(["help", "--man"]).output == text)
    for option in optionTable { #expect(text.contains("\\-\\-\(option.name.replacing("-", with: "\\-"))")) }
    for command in commandTable { #expect(text.contains("\n.SS uidesc \(command.name)")) }
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `groff has nothing to say about the manual page`() throws {
    let groff = "/usr/bin/groff"
    // It is a part of most systems, not of all.
    guard FileManager.default.isExecutableFile(atPath: groff) else { return }
    let page = packageRoot.appending(path: "docs/uidesc.1").path
    let environment = ["PATH": "/usr/bin:/bin"]
    let outcome = try Workspace().run(
      ["-man", "-ww", "-Tascii", "-z", page], environment: environment, of: groff)
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
  }
}
