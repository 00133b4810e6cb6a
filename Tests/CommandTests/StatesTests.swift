import Foundation
import TestSupport
import Testing

/// Documents under `Tests/Fixtures/states`, each with what `uidesc states` says of it in a `.txt` file beside it.
@Suite struct StatesFixtureTests {
  static let folder = packageRoot.appending(path: "Tests/Fixtures/states")

  static var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }

  @Test(arguments: names) func `says what the states of a document are like`(_ name: String) throws {
    let workspace = try Workspace()
    let outcome = try workspace.run(["states", "\(name).yaml"], in: Self.folder)
    let graph = try workspace.run(["states", "\(name).yaml", "--format", "graph"], in: Self.folder)
    let lines = graph.output.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.count > 30 ? lines.prefix(30).joined(separator: "\n") + "\n…\n" : graph.output
    expectGolden(
      "\(outcome.output)\n\(outcome.errors)exit code \(outcome.code)\n\n\(shown)",
      at: Self.folder.appending(path: "\(name).txt"))
  }

  @Test(arguments: ["hostile-names", "told-the-host"])
  func `draws the graph for Graphviz`(_ name: String) throws {
    let outcome = try Workspace().run(["states", "\(name).yaml", "--format", "dot"], in: Self.folder)
    expectGolden(outcome.output, at: Self.folder.appending(path: "\(name).dot"))
  }

  @Test func `finds nothing wrong with the samples`() throws {
    let folder = packageRoot.appending(path: "samples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names where FileManager.default.fileExists(atPath: "\(folder.path)/\(name)/app.yaml") {
      let outcome = try Workspace().run(
        ["states", "\(name)/app.yaml", "--budget", "500", "--fail-on", "warning"], in: folder)
      #expect(outcome.code == 0, "\(name): \(outcome.output)")
      #expect(outcome.output.isEmpty, "\(name): \(outcome.output)")
    }
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

  @Test func `says that a budget leaves pairs first, and not even those`() throws {
    let workspace = try Workspace(["app.yaml": Self.switches])
    let outcome = try workspace.run(["states", "app.yaml", "--budget", "100"])
    #expect(outcome.errors.contains("the budget ended the walk"))
    #expect(outcome.errors.contains("100 combinations tried of 4096; all pairs of values"))
    let less = try workspace.run(["states", "app.yaml", "--budget", "13"])
    #expect(less.errors.contains("13 combinations tried of 4096; not even all pairs of values"))
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
    #expect(outcome.output.contains("= way: tap 'More' 3 times"))
    #expect(outcome.output.contains("warning[sides-never-differ]"))
    #expect(outcome.output.contains("warning[no-way-out]: no event leads out of the state after: tap 'Done'"))
    let dot = try workspace.run(["states", "app.yaml", "--format", "dot"])
    #expect(dot.output.contains("s0 -> s1 [label=\"tap 'More'\"];"))
    let json = try workspace.run(["states", "app.yaml", "--format", "json"])
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.output.utf8)) }
  }

  @Test func `minds comments and settings`() throws {
    func text(_ comment: String) -> String {
      """
      uidesc: 1 \(comment)
      state: {isDone: false}
      body:
        if: isDone
        then: {Text: Done}
        else: {Button: {title: Finish, action: {set: {isDone: true}}}}
      """
    }
    let workspace = try Workspace(["app.yaml": text("")])
    #expect(try workspace.run(["states", "app.yaml"]).output.contains("warning[no-way-out]"))
    try workspace.write("rules: {no-way-out: error}\n", to: ".uidesc.yaml")
    let raised = try workspace.run(["states", "app.yaml"])
    #expect(raised.code == 1 && raised.output.contains("error[no-way-out]"), "\(raised)")
    try workspace.write("rules: {no-way-out: off}\n", to: ".uidesc.yaml")
    #expect(try workspace.run(["states", "app.yaml"]).output.isEmpty)
    try workspace.write("{}\n", to: ".uidesc.yaml")
    try workspace.write(text("# uidesc-ignore: no-way-out"), to: "app.yaml")
    #expect(try workspace.run(["states", "app.yaml"]).output.isEmpty)
    // What 'validate' can't find is no comment in vain.
    #expect(try workspace.run(["validate", "app.yaml"]).output.isEmpty)
  }
}
