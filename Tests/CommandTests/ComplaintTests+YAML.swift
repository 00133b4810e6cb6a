import Foundation
import Testing

/// Complaints about what YAML and JSON do, by the numbers of docs/complaints.md.
@Suite struct YAMLComplaintTests {
  @Test func `complaint 13: a template's braces are named, with the file and the line`() throws {
    let workspace = try Workspace([
      "a.yaml": ValidateTests.valid, "b.yaml": "uidesc: 1\nbody:\n  Text: {{ title }}\n",
    ])
    let output = try workspace.run(["validate", "a.yaml", "b.yaml"]).output
    for part in ["'{{' is a mapping inside a mapping to YAML", "--> b.yaml:3:9", "3 |   Text: {{ title }}"] {
      #expect(output.contains(part), "\(output)")
    }
  }

  @Test func `complaint 14: a key that stands twice points at both places, and yes is a text`() throws {
    let workspace = try Workspace(["a.yaml": "uidesc: 1\nname: a\nname: b\nbody: Spacer\n"])
    let output = try workspace.run(["validate", "a.yaml"]).output
    #expect(output.contains("--> a.yaml:3:1") && output.contains("--> a.yaml:2:1"), "\(output)")
    #expect(output.split(separator: "\n").count < 20)
    let merges = "uidesc: 1\nx-a: &a {p: 1}\nx-b: &b {q: 1}\nx-c:\n  <<: *a\n  <<: *b\nbody: Spacer\n"
    #expect(try concise(merges).contains("<stdin>:6:3: error: '<<' stands twice"))
    #expect(try concise("uidesc: 1\nbody: {Text: yes}\n").isEmpty)
  }

  @Test func `complaint 15: an exclamation mark is told from a tag`() throws {
    let text = "uidesc: 1\nstate: {t: true}\nbody:\n  if: !t\n  then: Spacer\n"
    let found = "<stdin>:4:7: error: '!' starts a YAML tag; quote it: \"!t\" [unquoted-exclamation-mark]\n"
    #expect(try concise(text) == found)
  }

  @Test func `complaint 16: the advice is the mend, and --fix writes it`() throws {
    let workspace = try Workspace(["a.yaml": "uidesc: 1\nbody:\n  Text: Note: this\n"])
    let found = try workspace.run(["validate", "a.yaml", "--format", "concise"])
    #expect(found.output.contains("quote it: \"Note: this\""))
    #expect(try workspace.run(["validate", "a.yaml", "--fix"]).code == 0)
    #expect(try workspace.read("a.yaml") == "uidesc: 1\nbody:\n  Text: \"Note: this\"\n")
  }

  @Test func `complaint 17: a tab is called a tab, with what to write instead`() throws {
    let found = "<stdin>:3:1: error: YAML is not indented with tabs; use spaces [tab-indentation]\n"
    #expect(try concise("uidesc: 1\nbody:\n\tText: a\n") == found)
  }

  @Test(arguments: [
    #"{"uidesc": 1, "body": {"Text": "\ud83d\ude00 \/ \u00e9"}}"#,
    "{\n\t\"uidesc\":1,\n\t\"body\":\"Spacer\"}",
    "{\"uidesc\": 1, \"x-\(String(repeating: "k", count: 2000))\": 1, \"body\": \"Spacer\"}",
    "\u{FEFF}{\"uidesc\": 1, \"body\": \"Spacer\"}",
    "{\"uidesc\":1,\"x-n\":[1e3,-0.5E-2],\"body\":\"Spacer\"}",
  ])
  func `complaint 18: valid JSON is read from a file and from standard input`(_ text: String) throws {
    let workspace = try Workspace(["a.json": text])
    let file = try workspace.run(["eval", "a.json"])
    let input = try workspace.run(["eval", "-"], input: text)
    #expect(file.code == 0 && !file.output.isEmpty, "\(file.errors)")
    #expect(input.output == file.output)
  }

  @Test(arguments: [
    "uidesc: 1\nx-a: {b: [{c: 1, c: 2}]}\nbody: Spacer\n",
    "uidesc: 1\nbody: {Image: {systemName: a, systemName: b}}\n",
    #"{"uidesc": 1, "body": "Spacer", "body": "Divider"}"#,
  ])
  func `complaint 19: no key is lost in silence, however deep it stands`(_ text: String) throws {
    let outcome = try Workspace().run(["validate", "-", "-q"], input: text)
    #expect(outcome.code == 1 && outcome.output.hasPrefix("error[duplicate-key]"), "\(outcome.output)")
  }

  @Test func `complaint 36: a colour that YAML takes for a comment or a number is told`() throws {
    func body(_ value: String) -> String {
      "uidesc: 1\nbody:\n  Text: a\n  modifiers:\n    - foregroundStyle: \(value)\n"
    }
    #expect(
      try concise(body("#ff0000"))
        == "<stdin>:5:24: error: '#ff0000' is a comment to YAML, and no value stands here; "
        + "quote it: \"#ff0000\" [unquoted-hash]\n")
    #expect(try places(body("1030e0")) == ["5:24 type-mismatch"])
    #expect(try concise(body("\"#1030e0\"")).isEmpty)
  }

  @Test func `complaint 37: texts are shown as they are written`() throws {
    let words = ["YES", "no", "on", "1.10", "22:22", "0644", "1_000", "2024-01-02"]
    let lines = words.map { "    - Text: \($0)\n" }.joined()
    let output = try Workspace().run(["eval", "-"], input: "uidesc: 1\nbody:\n  VStack:\n\(lines)").output
    for word in words { #expect(output.contains("Text(\"\(word)\")")) }
  }
}
