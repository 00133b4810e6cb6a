import Foundation
import Testing

@Suite struct SettingsTests {
  static let document = "uidesc: 1\nbody:\n  Txt: Hi\n"

  /// The settings, the exit code, and how the output begins.
  static let rules: [(settings: String, code: Int32, output: String)] = [
    ("", 1, "a.yaml:3:3: error: "), ("rules: {unknown-view: warning}", 0, "a.yaml:3:3: warning: "),
    ("rules: {unknown-view: note}", 0, "a.yaml:3:3: note: "), ("rules:\n  unknown-view: off", 0, ""),
    ("rules:\n", 1, "a.yaml:3:3: error: "), ("# nothing\n", 1, "a.yaml:3:3: error: "),
    ("{exclude: [], rules: {other-code: off}}", 1, "a.yaml:3:3: error: "),
  ]

  @Test(arguments: rules)
  func `changes the severity of a code`(_ settings: String, _ code: Int32, _ output: String) throws {
    let workspace = try Workspace(["x/y/a.yaml": Self.document, "x/.uidesc.yaml": settings])
    let outcome = try workspace.run(
      ["validate", "a.yaml", "--format", "concise"], in: workspace.url.appendingPathComponent("x/y"))
    #expect(outcome.code == code)
    #expect(output.isEmpty ? outcome.output.isEmpty : outcome.output.hasPrefix(output))
  }

  @Test func `uses the nearest file, up to the repository`() throws {
    let workspace = try Workspace([
      ".uidesc.yaml": "rules: {unknown-view: off}", "a.yaml": Self.document, "repo/.git/HEAD": "",
      "repo/b.yaml": Self.document, "sub/.uidesc.yaml": "rules: {unknown-view: note}",
      "sub/c.yaml": Self.document,
      "other.yaml": "rules: {unknown-view: warning}",
    ])
    func lines(_ arguments: [String]) throws -> [String] {
      try workspace.run(
        ["validate", "a.yaml", "repo/b.yaml", "sub/c.yaml", "--format", "concise"] + arguments
      )
      .output.split(separator: "\n").map { $0.split(separator: ": ")[0...1].joined(separator: " ") }
    }
    #expect(try lines([]) == ["repo/b.yaml:3:3 error", "sub/c.yaml:3:3 note"])
    #expect(try lines(["--no-config"]).count == 3)
    let given = try lines(["--config", "other.yaml"])
    #expect(given == ["a.yaml:3:3 warning", "repo/b.yaml:3:3 warning", "sub/c.yaml:3:3 warning"])
  }

  /// Settings that are wrong, and what is said.
  static let faults: [(settings: String, errors: String)] = [
    ("[a]", ":1:1"), ("rulse: {}", "did you mean 'rules'?"), ("rules: [a]", "'rules' is a mapping"),
    ("rules: {unknown-view: of}", "; did you mean 'off'?"), ("rules: {unknown-view: [off]}", "a rule is off"),
    ("rules: {Unknown: off}", "'Unknown' is no code"), ("exclude: a", "'exclude' is a list"),
    ("exclude: [[a]]", "'exclude' is a list"), ("rules: {a: off, a: note}", "--> .uidesc.yaml:1:"),
    ("rules: {", "--> .uidesc.yaml:1:"),
  ]

  @Test(arguments: faults)
  func `does not run with settings that are wrong`(_ settings: String, _ errors: String) throws {
    let workspace = try Workspace(["a.yaml": ValidateTests.valid, ".uidesc.yaml": settings])
    let outcome = try workspace.run(["validate", "a.yaml"])
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains(errors), "\(outcome.errors)")
    #expect(try workspace.run(["validate", "a.yaml", "--no-config"]).code == 0)
  }

  @Test func `warns of a rule that does not exist, and goes on`() throws {
    let workspace = try Workspace([
      "a.yaml": ValidateTests.valid, ".uidesc.yaml": "rules: {unknown-vew: off}\n",
    ])
    let outcome = try workspace.run(["validate", "a.yaml"])
    #expect(outcome.code == 0 && outcome.output.isEmpty)
    #expect(
      outcome.errors.hasPrefix("warning[invalid-settings]: no rule is named 'unknown-vew'; did you mean"))
    #expect(outcome.errors.hasSuffix("nothing is wrong in 1 document\n"))
  }

  @Test func `says when the settings that are named can't be read`() throws {
    let workspace = try Workspace(["a.yaml": ValidateTests.valid])
    let outcome = try workspace.run(["validate", "a.yaml", "--config", "no.yaml"])
    #expect(outcome.code == 2 && outcome.errors == "error: can't read 'no.yaml': there is no such file\n")
  }

  /// A document's lines behind `VStack:`, and the findings that are left.
  static let comments: [(lines: String, findings: [String])] = [
    ("- Txt: a # uidesc-ignore: unknown-view", []),
    ("# uidesc-ignore: unknown-view\n- Txt: a", []),
    ("# uidesc-ignore: unknown-view\n\n# more\n- Txt: a", []),
    ("# uidesc-ignore: unknown-view, unknown-modifier\n- Txt: a", ["4 unused-ignore"]),
    ("- Txt: a # uidesc-ignore: unknown-view because it comes later", []),
    ("#uidesc-ignore:unknown-view\n- Txt: a", []),
    ("- Txt: a # uidesc-ignore: unknown-vew", ["4 unknown-view", "4 unused-ignore"]),
    ("- Text: a # uidesc-ignore: unknown-view", ["4 unused-ignore"]),
    ("- Text: \"# uidesc-ignore: unknown-view\"", []),
    ("- Text: |\n    # uidesc-ignore: unknown-view\n- Txt: a", ["6 unknown-view"]),
    ("- Txt: a\n# uidesc-ignore: unknown-view", ["4 unknown-view", "5 unused-ignore"]),
    ("- Txt: a\n- Txt: b # uidesc-ignore: unknown-view", ["4 unknown-view"]),
    ("- Text: a#uidesc-ignore: unknown-view", ["4 colon"]),
    ("- Text: a # uidesc-ignore:", ["4 unused-ignore"]),
    ("- Text: a # uidesc-ignore: Unknown", ["4 unused-ignore"]),
  ]

  @Test(arguments: comments)
  func `ignores findings where a comment says so`(_ lines: String, _ findings: [String]) throws {
    let body = lines.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
    let workspace = try Workspace(["a.yaml": "uidesc: 1\nbody:\n  VStack:\n\(body)"])
    let output = try workspace.run(["validate", "a.yaml", "--format", "concise"]).output
    let found = output.split(separator: "\n").map { line in
      "\(line.split(separator: ":")[1]) \(line.split(separator: "[").last?.dropLast() ?? "")"
    }
    // The last but two is a fault of another stage, whose code is not this test's to know.
    if findings == ["4 colon"] { return #expect(found.count == 1 && !output.contains("unused-ignore")) }
    #expect(found == findings)
  }

  @Test func `deletes comments that ignore nothing`() throws {
    let text = """
      uidesc: 1
      # uidesc-ignore: unknown-view
      body:
        VStack:
          - Text: a   # uidesc-ignore: unknown-view
          # uidesc-ignore: a, unknown-view, b
          - Txt: b # uidesc-ignore: unknown-view

      """
    let workspace = try Workspace(["a.yaml": text])
    #expect(try workspace.run(["validate", "a.yaml", "--fix"]).code == 0)
    let mended = """
      uidesc: 1
      body:
        VStack:
          - Text: a
          # uidesc-ignore: unknown-view
          - Txt: b # uidesc-ignore: unknown-view

      """
    #expect(try workspace.read("a.yaml") == mended)
  }

  @Test func `does not judge beside an error what only a document without errors is asked`() throws {
    let text = """
      uidesc: 1
      state:
        legacy: false # uidesc-ignore: unused-state -- read by the host
      body:
        Text: Hi
        modifiers:
          - frame: {width: 100px}
          - padding: 3 # uidesc-ignore: unknwon-view, unused-pair

      """
    let workspace = try Workspace([
      "a.yaml": text, "b.yaml": "uidesc: 1\nbody: [ # uidesc-ignore: unknown-view\n",
    ])
    let found = try workspace.run(["validate", "a.yaml", "b.yaml", "--format", "concise"]).output
    #expect(
      found.contains("a.yaml:8:35: warning: no rule is named 'unknwon-view'; did you mean 'unknown-view'?"))
    #expect(found.split(separator: "\n").count == 3)
    _ = try workspace.run(["validate", "a.yaml", "--fix"])
    #expect(try workspace.read("a.yaml").contains("# uidesc-ignore: unused-state -- read by the host"))
  }

  @Test func `ignores in an imported file without asking whether this importer needs it`() throws {
    let workspace = try Workspace([
      "a.yaml": "uidesc: 1\nimports: [lib.yaml]\nbody: {Card: }\n",
      "lib.yaml":
        "uidesc: 1\ncomponents:\n  Card: # uidesc-ignore: other\n    body: {Txt: } # uidesc-ignore: unknown-view\n",
    ])
    let outcome = try workspace.run(["validate", "a.yaml"])
    #expect(outcome.code == 0 && outcome.output.isEmpty)
    #expect(outcome.errors == "nothing is wrong in 1 document; 1 ignored\n")
    #expect(try workspace.run(["validate", "lib.yaml"]).output.contains("unused-ignore"))
  }

  @Test func `prints beside a tree only what settings and comments leave`() throws {
    let document = "uidesc: 1\ncomponents:\n  Label: {body: {Text: a}}\nbody: {Label: }\n"
    let workspace = try Workspace(["a.yaml": document, "off.yaml": "rules: {shadows-catalog: off}"])
    let plain = try workspace.run(["eval", "a.yaml"])
    #expect(plain.errors.hasPrefix("warning[shadows-catalog]"))
    #expect(plain.code == 0)
    #expect(try workspace.run(["eval", "a.yaml", "--config", "off.yaml"]).errors.isEmpty)
    #expect(try workspace.run(["eval", "a.yaml", "-q"]).errors.isEmpty)
    try workspace.write(
      document.replacingOccurrences(of: "}}", with: "}} # uidesc-ignore: shadows-catalog, other"),
      to: "a.yaml")
    let ignored = try workspace.run(["eval", "a.yaml"])
    #expect(ignored.errors.isEmpty && ignored.output == plain.output && !plain.output.isEmpty)
    try workspace.write("rules: {shadows-catalog: of}", to: ".uidesc.yaml")
    #expect(try workspace.run(["eval", "a.yaml"]).code == 2)
  }
}
