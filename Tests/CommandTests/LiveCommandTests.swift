import Foundation
import TestSupport
import Testing

private let counter = """
  uidesc: 1
  state: {n: 0, open: false}
  body:
    VStack:
      - Text: "Count ${n}"
      - Button:
          title: More
          action:
            withAnimation: [{set: {n: n + 1}}]
      - Button: {title: Tell, action: {emit: {event: told, data: n}}}
      - if: open
        then: {Divider: }
  """

private let scenarios = """
  uitest: 1
  document: app.yaml
  scenarios:
    - name: it counts
      steps:
        - tap: More
        - expect: {value: {n: 1}, shows: Count 1, hides: Count 0, animated: true, emitted: []}
        - tap: Tell
        - expect: {emitted: [{event: told, data: 1}], count: 4}
        - tap: Less
        - expect: {findings: [no-such-view]}
        - expect: {snapshot: counted}
    - name: by state
      select: VStack/Text
      rows:
        - {state: {n: 3}, tree: 'Text("Count 3")'}
        - {state: {n: 4}, tree: 'Text("Count 4")'}
        - {state: {n: x}, findings: [wrong-value]}
  """

@Suite struct TestCommandTests {
  @Test func `passes, and writes snapshots when asked to`() throws {
    let workspace = try Workspace(["app.yaml": counter, "app.uitest.yaml": scenarios])
    let missing = try workspace.run(["test", "app.uitest.yaml"])
    #expect(missing.code == 1)
    #expect(missing.output.contains("error[no-snapshot]"))
    let update = try workspace.run(["test", ".", "--update"])
    #expect(update.code == 0, "\(update)")
    #expect(update.errors.contains("1 snapshot written"))
    #expect(try workspace.read("snapshots/counted.txt").hasPrefix("VStack\n├─ Text(\"Count 1\")\n"))
    let passed = try workspace.run(["test", "."])
    #expect(passed.code == 0, "\(passed)")
    #expect(passed.output.isEmpty)
    #expect(passed.errors == "4 scenarios in 1 file, all passed\n")
  }

  @Test func `shows what was expected and what there is`() throws {
    let text = """
      uitest: 1
      document: app.yaml
      scenarios:
        - name: it fails
          steps:
            - tap: More
            - expect:
                tree: |
                  VStack
                  ├─ Text("Count 2")
                  ├─ Button("More") { withAnimation { n = n + 1 } }
                  └─ Button("Tell") { emit("told", n) }
      """
    let workspace = try Workspace(["app.yaml": counter, "app.uitest.yaml": text])
    let outcome = try workspace.run(["test", "app.uitest.yaml"])
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("error[wrong-tree]: the tree is another one\n"))
    #expect(outcome.output.contains("    - ├─ Text(\"Count 2\")\n    + ├─ Text(\"Count 1\")\n"))
    let junit = try workspace.run(["test", "app.uitest.yaml", "--format", "junit"])
    #expect(junit.output.contains("<testcase name=\"it fails\" classname=\"app.uitest.yaml\">"))
    let github = try workspace.run(["test", "app.uitest.yaml", "--format", "github"])
    #expect(github.output.hasPrefix("::error file=app.uitest.yaml,line=8,col="))
    let json = try workspace.run(["test", "app.uitest.yaml", "--format", "json"])
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.output.utf8)) }
  }

  static let faults: [(text: String, code: Int32, finding: String)] = [
    ("uidesc: 1", 1, "not-a-scenario-file"),
    ("uitest: 1\nscenarios: []", 1, "wrong-scenario"),
    ("uitest: 1\ndocument: app.yaml\nscenario: []", 1, "wrong-scenario"),
    ("uitest: 1\ndocument: other.yaml\nscenarios: []", 1, "unreadable-import"),
    ("uitest: 1\ndocument: app.yaml\nscenarios: [{name: x}]", 1, "wrong-scenario"),
    ("uitest: 1\ndocument: app.yaml\nscenarios: [{steps: [{tap: More, set: {n: 1}}]}]", 1, "wrong-scenario"),
    ("uitest: 1\ndocument: app.yaml\nscenarios: [{steps: [{tip: More}]}]", 1, "did you mean 'tap'?"),
    ("uitest: 1\ndocument: app.yaml\nscenarios: [{steps: [{expect: {tee: x}}]}]", 1, "did you mean 'tree'?"),
    ("uitest: 1\ndocument: app.yaml\nscenarios: [{steps: [{set: {m: 1}}]}]", 1, "unknown-state"),
    ("uitest: 1\ndocument: app.yaml\nscenarios: [{steps: [{expect: {value: {m: 1}}}]}]", 1, "unknown-state"),
    (
      "uitest: 1\ndocument: app.yaml\nscenarios: [{steps: [{expect: {value: {n: 1}}}]}]", 1, "'n' is 0, not 1"
    ),
    ("uitest: 1\ndocument: app.yaml\nscenarios: [{steps: [{expect: {shows: Hi}}]}]", 1, "no view shows 'Hi'"),
    (
      "uitest: 1\ndocument: app.yaml\nscenarios: [{steps: [{tap: More}, {expect: {animated: false}}]}]", 1,
      "wrong-animation"
    ),
    (
      "uitest: 1\ndocument: app.yaml\nscenarios: [{steps: [{tap: Tell}, {expect: {emitted: []}}]}]", 1,
      "wrong-events"
    ),
  ]

  @Test(arguments: faults)
  func `says what is wrong with a scenario`(_ text: String, _ code: Int32, _ finding: String) throws {
    let workspace = try Workspace(["app.yaml": counter, "app.uitest.yaml": text])
    let outcome = try workspace.run(["test", "app.uitest.yaml"])
    #expect(outcome.code == code, "\(outcome)")
    #expect((outcome.output + outcome.errors).contains(finding), "\(outcome)")
  }

  @Test func `runs the scenarios of the samples`() throws {
    let outcome = try Workspace().run(["test", packageRoot.appending(path: "samples").path])
    #expect(outcome.code == 0, "\(outcome.output)")
  }
}

@Suite struct DiffCommandTests {
  @Test func `tells what a state changes, and exits with 1`() throws {
    let workspace = try Workspace(["app.yaml": counter])
    let same = try workspace.run(["diff", "app.yaml", "app.yaml"])
    #expect(same.code == 0)
    #expect(same.output.isEmpty)
    let changed = try workspace.run(["diff", "app.yaml", "--to-state", "n=2", "--to-state", "open=true"])
    #expect(changed.code == 1)
    #expect(
      changed.output == """
        ~ state n: 0 → 2
        ~ state open: false → true
        + /VStack/Divider
        ~ /VStack/Text content: "Count 0" → "Count 2"

        """)
    let patch = try workspace.run(["diff", "app.yaml", "--to-state", "n=2", "--format", "patch"])
    #expect(patch.output.contains(#"{"op": "add", "path": "/state/n", "value": 2}"#))
    let json = try workspace.run(["diff", "app.yaml", "--to-state", "open=true", "--format", "json"])
    #expect(json.output.contains(#""op": "insert""#))
    #expect(try workspace.run(["diff", "app.yaml"]).code == 2)
    #expect(try workspace.run(["diff", "app.yaml", "--to-state", "m=2"]).code == 2)
  }

  @Test func `compares two documents`() throws {
    let other = counter.replacingOccurrences(of: "Count", with: "Number")
    let workspace = try Workspace(["app.yaml": counter, "new.yaml": other])
    let outcome = try workspace.run(["diff", "app.yaml", "new.yaml"])
    #expect(outcome.code == 1)
    #expect(outcome.output == "~ /VStack/Text content: \"Count 0\" → \"Number 0\"\n")
  }
}

@Suite struct RunCommandTests {
  @Test func `answers each line with one`() throws {
    let workspace = try Workspace(["app.yaml": counter])
    let requests = """
      {"tap": "More", "seq": 1}
      {"tap": "Tell", "seq": "two", "reply": "none"}
      {"value": "n"}
      {"value": "m"}
      {"tree": {"select": "VStack/Text", "format": "text"}}
      {"set": {"open": true}, "reply": "patch"}
      {"tip": "More"}
      {"a": 1, "b": 2}
      nonsense
      {"quit": null}
      {"value": "n"}
      """
    let outcome = try workspace.run(["run", "app.yaml"], input: requests)
    #expect(outcome.code == 0)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 11, "\(outcome)")
    for line in lines {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
    #expect(lines[0].hasPrefix(#"{"protocol": 1, "tree": {"uidesc": 1"#))
    #expect(lines[1].hasPrefix(#"{"seq": 1, "ok": true, "changes": [{"animation": "default""#))
    #expect(lines[2] == #"{"seq": "two", "ok": true, "emitted": [{"event": "told", "data": 1}]}"#)
    #expect(lines[3] == #"{"ok": true, "value": 1}"#)
    #expect(lines[4].contains("unknown-state"))
    #expect(lines[5] == #"{"ok": true, "tree": "Text(\"Count 1\")\n"}"#)
    #expect(lines[6].contains(#"{"op": "add", "path": "/body/0/children/3""#))
    #expect(lines[7].contains("did you mean 'tap'?"))
    #expect(lines[8].contains("wrong-request"))
    #expect(lines[9].contains(#""ok": false"#))
  }

  @Test func `is driven by the sample client`() throws {
    let client = packageRoot.appending(path: "samples/run-client/client.py")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", client.path, program.path,
      packageRoot.appending(path: "samples/menu-toggled/app.yaml").path,
    ]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      print("the client was not run: \(error)")
      return
    }
    try input.fileHandleForWriting.write(
      contentsOf: Data("{\"tap\": \"Toggle Me\"}\n{\"toggled\": {\"stackPadding.on\": 7}}\n".utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // The code of `env` where there is no such program.
    if process.terminationStatus == 127 { return print("the client was not run: there is no python3") }
    #expect(process.terminationStatus == 0)
    #expect(text.hasSuffix("ends with {\"isShowingMenu\": true} and the same tree\n"), "\(text)")
  }
}

@Suite struct StatesCommandTests {
  /// Twelve switches: one gates a branch that nothing reaches, and three together lead to a fault.
  static var switches: String {
    var lines = ["uidesc: 1", "state:"]
    for number in 0..<12 { lines.append("  b\(number): false") }
    lines += ["body:", "  VStack:"]
    for number in 0..<12 { lines.append("    - Toggle: {title: T\(number), isOn: $b\(number)}") }
    for number in 0..<12 {
      lines.append("    - if: \(number == 5 ? "b5 && !b5" : "b\(number)")")
      let text = number == 7 ? "\"${[1, 2][b1 && b4 ? 2 : 0]}\"" : "On \(number)"
      lines.append("      then: {Text: \(text)}")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test func `finds the fault by the shortest way, and the branch that nothing reaches`() throws {
    let workspace = try Workspace(["app.yaml": Self.switches])
    let outcome = try workspace.run(["states", "app.yaml"])
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("error[index-out-of-range]"))
    #expect(
      outcome.output.contains("= way: set 'T1' to true, then set 'T4' to true, then set 'T7' to true\n"))
    #expect(outcome.output.components(separatedBy: "warning[dead-branch]").count == 2)
    #expect(outcome.output.contains("then: {Text: On 5}"))
    #expect(outcome.errors.contains("4096 combinations tried of 4096"))
  }

  @Test func `says that a budget leaves pairs only`() throws {
    let workspace = try Workspace(["app.yaml": Self.switches])
    let outcome = try workspace.run(["states", "app.yaml", "--budget", "100"])
    #expect(outcome.errors.contains("the budget ended the walk"))
    #expect(outcome.errors.contains("pairs of values only: 79 combinations tried of 4096"))
  }

  @Test func `tells faults of actions, ways without end, sides that are equal, and constant conditions`()
    throws
  {
    let workspace = try Workspace([
      "app.yaml": """
      uidesc: 1
      state: {n: {type: Int, default: 0, range: [0, 2]}, done: false}
      toggled: {gap: {on: 4, off: 4}}
      body:
        VStack:
          - if: "!done"
            then:
              Button: {title: More, action: {set: {n: n + 1}}}
          - Button: {title: Done, action: {set: {done: true}}}
          - Text: "${gap.value(done)}"
      """
    ])
    let outcome = try workspace.run(["states", "app.yaml"])
    #expect(outcome.output.contains("error[out-of-range]"))
    #expect(outcome.output.contains("= way: tap 'More', then tap 'More', then tap 'More'"))
    #expect(outcome.output.contains("warning[sides-never-differ]"))
    #expect(outcome.output.contains("warning[no-way-out]: no event leads out of the state after: tap 'Done'"))
    let dot = try workspace.run(["states", "app.yaml", "--format", "dot"])
    #expect(dot.output.contains("s0 -> s1 [label=\"tap 'More'\"];"))
    let json = try workspace.run(["states", "app.yaml", "--format", "json"])
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.output.utf8)) }
  }
}

@Suite struct EvalStatesTests {
  @Test func `prints a tree a line for each state, and goes on after a fault`() throws {
    let workspace = try Workspace(["app.yaml": counter])
    let lines = "{\"n\": 1}\n\n{\"n\": \"x\"}\n{\"n\": 2}\n"
    let outcome = try workspace.run(["eval", "app.yaml", "--states", "-", "--format", "json"], input: lines)
    #expect(outcome.code == 2)
    let output = outcome.output.split(separator: "\n")
    #expect(output.count == 3)
    #expect(output[0].contains("Count 1") && output[2].contains("Count 2"))
    #expect(output[1].hasPrefix(#"{"findings": [{"code": "wrong-value""#))
    let text = try workspace.run(
      ["eval", "app.yaml", "--states", "-"], input: "{\"n\": 1}\n{\"open\": true}\n")
    #expect(text.output.contains("\n\nVStack\n"))
    #expect(try workspace.run(["eval", "app.yaml", "--states", "none.jsonl"]).code == 2)
  }

  @Test func `says what is absent, and why`() throws {
    let workspace = try Workspace(["app.yaml": counter])
    let outcome = try workspace.run(["eval", "app.yaml", "--explain"])
    #expect(
      outcome.output.hasSuffix("\nabsent:\n  app.yaml:12:13: {Divider: }\n    because open is false\n"),
      "\(outcome)")
    let json = try workspace.run(["eval", "app.yaml", "--explain", "--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let absent = (object?["absent"] as? [[String: Any]])?.first
    #expect(object?["tree"] != nil && absent?["condition"] as? String == "open", "\(json)")
  }
}
