import Foundation
import TestSupport
import Testing
import UIDesc

/// A whole document of a page, with what the page says of it.
struct Snippet: Sendable, CustomTestStringConvertible {
  let page: String
  let line: Int
  let text: String
  let isInvalid: Bool
  /// The outputs that follow it, each with its arguments.
  var outputs: [(arguments: [String], text: String)] = []

  var testDescription: String { "\(page):\(line)" }

  /// The snippets of a page: fenced `yaml` that begins with the version, and each `text` up to the next `yaml`.
  static func all(in page: String) throws -> [Snippet] {
    let text = try String(contentsOf: packageRoot.appending(path: page), encoding: .utf8)
    var snippets: [Snippet] = []
    var fence: (info: [String], line: Int, lines: [Substring])?
    var isReadingOutput = false
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let open = fence, line == "```" {
        let body = open.lines.map { $0 + "\n" }.joined()
        if open.info.first == "yaml" {
          isReadingOutput = body.hasPrefix("uidesc: 1") || open.info.contains("invalid")
          if isReadingOutput {
            let isInvalid = open.info.contains("invalid")
            snippets.append(Snippet(page: page, line: open.line, text: body, isInvalid: isInvalid))
          }
        } else if open.info.first == "text", isReadingOutput {
          snippets[snippets.count - 1].outputs.append((Array(open.info.dropFirst()), body))
        }
        fence = nil
      } else if fence != nil {
        fence?.lines.append(line)
      } else if line.hasPrefix("```") {
        fence = (line.dropFirst(3).split(separator: " ").map(String.init), number + 1, [])
      }
    }
    return snippets
  }
}

/// Every page whose examples are run.
private let pages = ["README.md", "docs/language.md"]

@Suite struct DocumentationTests {
  @Test(arguments: try pages.flatMap { try Snippet.all(in: $0) })
  func `an example does what its page says`(snippet: Snippet) throws {
    let document = try Document(text: snippet.text)
    let findings = document.findings.map { "\($0.code): \($0.message)\n" }
    if snippet.isInvalid {
      #expect(findings.joined() == snippet.outputs.first?.text)
      return
    }
    #expect(findings == [])
    for output in snippet.outputs {
      let evaluation = try Evaluation(of: document, arguments: output.arguments, folder: packageRoot)
      let text = try evaluation.text
      #expect(text == output.text, "\(firstDifference(expected: output.text, actual: text))")
    }
  }

  @Test func `every page has examples`() throws {
    for page in pages { #expect(try Snippet.all(in: page).count > 3, "\(page)") }
  }
}
