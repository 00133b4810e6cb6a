import Foundation
import TestSupport
import Testing
import UIDescDiagnostics
import UIDescDocument

/// What `uidesc rules` and `uidesc explain` print, and whether the examples show what they say.
@Suite struct RuleTests {
  private static let pages = RulePage.all().filter { !$0.examples.isEmpty }

  @Test(arguments: pages.map(\.code))
  func `the bad example shows its code alone, and the good one nothing`(code: String) throws {
    let page = try #require(RulePage.page(of: code))
    for example in page.examples where example.role != .file {
      let workspace = try Workspace()
      for file in page.examples where file.role == .file {
        try workspace.write(file.text, to: try #require(file.file))
      }
      let found = try Self.findings(of: example, in: workspace)
      let expected = example.role == .bad ? ["\(page.severity.rawValue)[\(code)]"] : []
      #expect(found == expected, "\(example.role.rawValue) example of \(code)")
    }
  }

  /// Of each rule that `validate` shows: no finding of it where it is off, and those of other severities where it is that.
  @Test(arguments: pages.map(\.code))
  func `takes the severity that the settings give, and is ignored in place`(code: String) throws {
    let page = try #require(RulePage.page(of: code))
    // What is said of the settings themselves, or of comments, is no finding of a document.
    if ["invalid-settings", "unknown-setting", "unused-ignore"].contains(code) { return }
    for example in page.examples where example.role == .bad && [nil, "validate"].contains(example.command) {
      let workspace = try Workspace()
      for file in page.examples where file.role == .file {
        try workspace.write(file.text, to: try #require(file.file))
      }
      for severity in ["off", page.severity == .note ? "error" : "note"] {
        try workspace.write("rules: {\(code): \(severity)}\n", to: ".uidesc.yaml")
        let found = try Self.findings(of: example, in: workspace).filter { $0.hasSuffix("[\(code)]") }
        #expect(found == (severity == "off" ? [] : ["\(severity)[\(code)]"]))
      }
      // A comment is no JSON, an empty document has no line for one, and a line with a tab no column.
      let file = example.file ?? "document.yaml"
      if file.hasSuffix(".json") || ["empty-document", "tab-indentation"].contains(code) { continue }
      try workspace.write("rules: {}\n", to: ".uidesc.yaml")
      // What is reported in another file is ignored there.
      guard let text = try Self.ignoring(code, in: example, workspace) else { continue }
      #expect(
        try Self.findings(of: example, text: text, in: workspace).allSatisfy { !$0.hasSuffix("[\(code)]") },
        "\(text)")
    }
  }

  /// The example with a comment above each line that has a finding; nil where another file has it.
  private static func ignoring(
    _ code: String, in example: RulePage.Example, _ workspace: Workspace
  ) throws -> String? {
    let entry = try write(example, to: workspace)
    let output = try workspace.run(["validate", entry, "--format", "concise"] + example.options).output
    var lines = example.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let file = example.file ?? "document.yaml"
    let found = output.matches(of: /(?m)^([^:]*):(\d+):\d+: .*\[([a-z0-9-]+)\]$/)
      .filter { $0.1 == file && $0.3 == code }
    if found.isEmpty { return nil }
    for number in Set(found.compactMap { Int($0.2) }).sorted().reversed() {
      let indentation = lines[number - 1].prefix { $0 == " " }
      lines.insert("\(indentation)# uidesc-ignore: \(code)", at: number - 1)
    }
    return lines.joined(separator: "\n")
  }

  /// Writes what an example is about, and returns the document that leads to it.
  private static func write(
    _ example: RulePage.Example, text: String? = nil, to workspace: Workspace
  ) throws -> String {
    let file = example.file ?? "document.yaml"
    try workspace.write(text ?? example.text, to: file)
    if file.hasPrefix("document.") || example.command == "test" { return file }
    let catalogs = file.hasSuffix(".catalog.yaml") ? "catalogs: [\(file)]\n" : ""
    try workspace.write("uidesc: 1\n\(catalogs)body: Spacer\n", to: "document.yaml")
    return "document.yaml"
  }

  /// The findings of a run, as severities and codes, each once.
  private static func findings(
    of example: RulePage.Example, text: String? = nil, in workspace: Workspace
  ) throws -> [String] {
    let entry = try write(example, text: text, to: workspace)
    var outcome = try workspace.run([example.command ?? "validate", entry] + example.options)
    var found = outcome.output + outcome.errors
    if example.role == .good, example.command == nil {
      outcome = try workspace.run(["eval", entry])
      #expect(outcome.code == 0)
      found += outcome.errors
    }
    return Set(found.matches(of: /(?m)^(?:error|warning|note)\[[a-z0-9\-]+\]/).map { String($0.output) })
      .sorted()
  }

  @Test func `lists the codes in order`() throws {
    let workspace = try Workspace()
    let outcome = try workspace.run(["rules"])
    #expect(outcome.code == 0)
    let codes = outcome.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(codes.count == RulePage.all().count && codes == codes.sorted())
    let json = try workspace.run(["rules", "--format", "json"]).output
    let list = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: String]]
    #expect(list?.map { $0["code"] } == codes.map { String($0) })
    #expect(try workspace.run(["rules", "unused-state"]).code == 2)
  }

  @Test func `explains a code with its examples`() throws {
    let workspace = try Workspace()
    let outcome = try workspace.run(["explain", "text-is-a-name"])
    #expect(outcome.code == 0)
    #expect(
      outcome.output == """
        text-is-a-name: warning

        An unquoted text is the name of a value, or an expression that begins with one.

        Quote the text if it is meant. YAML wants quotes around `a ? b : c` anyway, so that one is found in quotes, too.

        bad:

            uidesc: 1
            state: {title: Hello}
            body:
              Text: title

        good:

            uidesc: 1
            state: {title: Hello}
            body:
              Text: ${title}

        """)
    let json = try workspace.run(["explain", "unused-import", "--format", "json"]).output
    let page = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(page?["severity"] as? String == "warning")
    #expect((page?["examples"] as? [[String: String]])?.map { $0["role"] } == ["bad", "file", "good"])
  }

  @Test func `names the nearest code`() throws {
    let workspace = try Workspace()
    let outcome = try workspace.run(["explain", "unknown-veiw"])
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.hasPrefix("error: no rule is named 'unknown-veiw'; did you mean 'unknown-view'?\n"))
    #expect(try workspace.run(["explain"]).code == 2)
    #expect(try workspace.run(["explain", "tag", "view"]).code == 2)
  }

  @Test func `samples and the examples of pages have no warning`() throws {
    let workspace = try Workspace()
    let samples = packageRoot.appending(path: "samples").path
    let outcome = try workspace.run([
      "validate", samples, "--fail-on", "warning", "--format", "concise", "-q",
    ])
    #expect(outcome.code == 0, "\(outcome.output)")
    for page in ["README.md", "docs/language.md"] {
      let text = try String(contentsOf: packageRoot.appending(path: page), encoding: .utf8)
      let examples = text.matches(of: /(?ms)^```yaml\n(uidesc: 1\n.*?)^```/)
      #expect(examples.count > 3)
      for example in examples {
        let outcome = try workspace.run(
          ["validate", "-", "--fail-on", "warning", "--format", "concise", "-q"],
          input: String(example.output.1))
        #expect(outcome.code == 0, "\(page): \(outcome.output)")
      }
    }
  }

  @Test func `an evaluation looks for no mistakes`() throws {
    let workspace = try Workspace(["a.yaml": "uidesc: 1\nstate: {isOpen: false}\nbody: Spacer\n"])
    #expect(try workspace.run(["eval", "a.yaml"]).errors.isEmpty)
    #expect(try workspace.run(["validate", "a.yaml", "-q"]).output.hasPrefix("warning[unused-state]"))
  }
}
