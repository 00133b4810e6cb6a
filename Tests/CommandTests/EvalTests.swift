import Foundation
import Testing

@Suite struct EvalTests {
  static let document = """
    uidesc: 1
    state:
      toggle: false
      size: {enum: [small, large], default: .small}
      padding: {type: Double, default: 20, range: [0, 100]}
      user: {type: String, default: Ada}
    toggled:
      tint: {type: Color, on: .red, off: .blue}
    body:
      VStack:
        - Text: "Hi ${user}"
          modifiers:
            - padding: padding
            - if: toggle
              then:
                - bold
        - Spacer
        - Text: Bye
    """

  static let tree = "VStack\n├─ Text(\"Hi Ada\").padding(20)\n├─ Spacer\n└─ Text(\"Bye\")\n"

  let workspace: Workspace

  init() throws {
    workspace = try Workspace([
      "home.yaml": Self.document, "broken.yaml": "uidesc: 1\nbody:\n  Txt: Hi\n",
      "state.yaml": "toggle: true\nuser: Grace\n", "empty.yaml": "\n", "library.yaml": "uidesc: 1\n",
      "needy.yaml": "uidesc: 1\nstate:\n  user: {type: String}\nbody:\n  Text: ${user}\n",
    ])
  }

  /// Arguments behind `eval home.yaml`, and the tree.
  static let trees: [(arguments: [String], tree: String)] = [
    ([], tree),
    (
      ["--state", "toggle=true"],
      "VStack\n├─ Text(\"Hi Ada\").padding(20).bold()\n├─ Spacer\n└─ Text(\"Bye\")\n"
    ),
    (
      ["--state=user=a=b", "--state", "padding=7.5"],
      "VStack\n├─ Text(\"Hi a=b\").padding(7.5)\n├─ Spacer\n└─ Text(\"Bye\")\n"
    ),
    (
      ["--state-file", "state.yaml"],
      "VStack\n├─ Text(\"Hi Grace\").padding(20).bold()\n├─ Spacer\n└─ Text(\"Bye\")\n"
    ),
    (
      ["--state-file", "state.yaml", "--state", "user=Alan"],
      "VStack\n├─ Text(\"Hi Alan\").padding(20).bold()\n├─ Spacer\n└─ Text(\"Bye\")\n"
    ),
    (["--state-file", "empty.yaml"], tree),
    (["--select", "Text"], "Text(\"Hi Ada\").padding(20)\nText(\"Bye\")\n"),
    (["--select", "/VStack/Text[1]"], "Text(\"Bye\")\n"),
    (["--select", "Spacer", "--source"], "Spacer  // home.yaml:17:7\n"),
  ]

  @Test(arguments: trees)
  func `prints the tree to stdout`(_ arguments: [String], _ tree: String) throws {
    let outcome = try workspace.run(["eval", "home.yaml"] + arguments)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.code == 0)
    #expect(outcome.output == tree)
  }

  @Test func `reads the document from standard input`() throws {
    let outcome = try workspace.run(["eval", "-"], input: Self.document)
    #expect(outcome.output == Self.tree)
    let broken = try workspace.run(["eval", "-", "--stdin-filename", "x.yaml"], input: "body: 1\n")
    #expect(broken.code == 1)
    #expect(broken.errors.contains("--> x.yaml:1:"))
  }

  @Test func `prints JSON with the state`() throws {
    let outcome = try workspace.run(["eval", "home.yaml", "--format", "json"])
    let tree = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let state = tree?["state"] as? [String: Any]
    #expect(state?["toggle"] as? Bool == false)
    #expect(state?["size"] as? String == ".small")
    #expect(state?["padding"] as? Int == 20)
    #expect((tree?["body"] as? [Any])?.count == 1)
  }

  /// Arguments behind `eval`, the exit code, and a part of what stderr says.
  static let failures: [(arguments: [String], code: Int32, errors: String)] = [
    (["broken.yaml"], 1, "--> broken.yaml:3:3"), (["library.yaml"], 1, "no 'body'"),
    (["home.yaml", "--state", "togle=true"], 2, "did you mean 'toggle'?"),
    (["home.yaml", "--state", "toggle=7"], 2, "--> --state:1:"),
    (["home.yaml", "--state", "padding=700"], 2, "--> --state:1:"),
    (["home.yaml", "--state", "size=huge"], 2, "small"),
    (["home.yaml", "--toggled", "tnt.on=.red"], 2, "did you mean 'tint.on'?"),
    (["home.yaml", "--state-file", "home.yaml"], 2, "home.yaml:1:1"),
    (["needy.yaml"], 2, "user"),
    (["home.yaml", "--select", "Spcer"], 2, "no view stands at 'Spcer'; did you mean 'Spacer'?"),
    (["home.yaml", "--select", "a//b"], 2, "--select takes a path"),
  ]

  @Test(arguments: failures)
  func `prints no tree where something is wrong`(_ arguments: [String], _ code: Int32, _ errors: String)
    throws
  {
    let outcome = try workspace.run(["eval"] + arguments)
    #expect(outcome.code == code)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(errors), "\(outcome.errors)")
  }

  @Test func `lists the states that a document declares`() throws {
    let text = try workspace.run(["eval", "home.yaml", "--list-state"])
    #expect(text.code == 0)
    let lines = text.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("toggle   Bool") && lines[0].hasSuffix("= false"))
    #expect(lines[2].hasSuffix("= 20  (0...100)"))
    let needy = try workspace.run(["eval", "needy.yaml", "--list-state"])
    #expect(needy.output == "user  String  must be given\n")
    let json = try workspace.run(["eval", "home.yaml", "--list-state", "--format", "json"])
    let states = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: String]]
    #expect(states?.map { $0["name"] } == ["toggle", "size", "padding", "user"])
    let long = try Workspace([
      "app.yaml":
        "uidesc: 1\nstate:\n  a:\n    type: [Int]\n    default:\n      - 1\n      - 2\nbody: {Text: \"${a[0]}\"}\n"
    ])
    #expect(try long.run(["eval", "app.yaml", "--list-state"]).output == "a  [Int]  = - 1 …\n")
  }

  @Test func `writes the tree to a file, and leaves the file where there is no tree`() throws {
    let outcome = try workspace.run(["eval", "home.yaml", "-o", "tree.txt"])
    #expect(outcome.code == 0 && outcome.output.isEmpty)
    #expect(try workspace.read("tree.txt") == Self.tree)
    #expect(try workspace.run(["eval", "broken.yaml", "-o", "tree.txt"]).code == 1)
    #expect(try workspace.read("tree.txt") == Self.tree)
  }

  @Test func `gives the same bytes in every run`() throws {
    let first = try workspace.run(["eval", "home.yaml", "--format", "json", "--source"])
    let second = try workspace.run(["eval", "home.yaml", "--source", "--format", "json"])
    #expect(first.output == second.output && !first.output.isEmpty)
  }

  @Test func `replaces no import by the tree`() throws {
    let library = "uidesc: 1\ncomponents:\n  Card: {body: {Text: Hi}}\n"
    let workspace = try Workspace([
      "home.yaml": "uidesc: 1\nimports: [card.yaml]\nbody: Card\n", "card.yaml": library,
    ])
    let outcome = try workspace.run(["eval", "home.yaml", "-o", "card.yaml"])
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("error: the output 'card.yaml' would replace what it is made from\n"))
    #expect(try workspace.read("card.yaml") == library)
  }
}
