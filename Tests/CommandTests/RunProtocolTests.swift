import Foundation
import TestSupport
import Testing

/// A conversation with `uidesc run` in which each message of docs/run-protocol.md occurs.
@Suite struct RunProtocolTests {
  static let folder = packageRoot.appending(path: "Tests/Fixtures/run")

  static func answers() throws -> (requests: [String], answers: [String]) {
    let requests = try String(contentsOf: folder.appending(path: "protocol.jsonl"), encoding: .utf8)
    let outcome = try Workspace().run(["run", "protocol.yaml"], input: requests, in: folder)
    #expect(outcome.code == 0, "\(outcome)")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    return (requests.split(separator: "\n").map(String.init), lines)
  }

  @Test func `answers as it did before`() throws {
    let (requests, answers) = try Self.answers()
    var text = "  \(answers[0])\n"
    for (index, request) in requests.enumerated() {
      text += "\n\(request)\n" + (index + 1 < answers.count ? "  \(answers[index + 1])\n" : "  nothing\n")
    }
    expectGolden(text, at: Self.folder.appending(path: "protocol.txt"))
    for answer in answers {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(answer.utf8)) }
    }
  }

  @Test func `every message of the documentation occurs`() throws {
    let (requests, answers) = try Self.answers()
    let page = try String(contentsOf: packageRoot.appending(path: "docs/run-protocol.md"), encoding: .utf8)
    func words(after heading: String) -> [String] {
      let section = page.components(separatedBy: "\n## \(heading)\n").dropFirst().first ?? ""
      let rows = section.components(separatedBy: "\n## ")[0].split(separator: "\n").filter {
        $0.hasPrefix("| `")
      }
      return rows.flatMap { row in
        row.split(separator: "|")[0].matches(of: #/`(?:\{")?(\w+)/#).map { String($0.1) }
      }
    }
    func keys(_ line: String) -> [String: Any] {
      (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any] ?? [:]
    }
    let known = words(after: "Requests")
    #expect(known.count > 14)
    for word in known {
      // One that is done, not only asked for.
      let isDone = zip(requests, answers.dropFirst()).contains { request, answer in
        keys(request)[word] != nil && keys(answer)["ok"] as? Bool == true
      }
      #expect(isDone, "no request '\(word)' is answered")
    }
    for word in words(after: "Answers") {
      #expect(answers.contains { keys($0)[word] != nil }, "no answer has '\(word)'")
    }
    for word in words(after: "Changes") where word != "op" {
      let isThere = answers.contains { $0.contains("\"op\": \"\(word)\"") }
      #expect(isThere, "no change is '\(word)'")
    }
  }
}
