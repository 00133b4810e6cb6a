import Foundation
import TestSupport
import Testing
import UIDesc
import UIDescDiagnostics
import UIDescDocument

// Public complaints about other tools, by the numbers of docs/complaints.md, which names their threads.

/// A place and a code for each finding, as `3:5 unknown-view`.
func places(_ text: String, name: String = "a.yaml") throws -> [String] {
  let outcome = try Workspace([name: text]).run(["validate", name, "--format", "concise", "-q"])
  return outcome.output.split(separator: "\n").map { line in
    let place = line.dropFirst(name.count + 1).split(separator: ":")
    return "\(place[0]):\(place[1]) \(line.split(separator: "[").last?.dropLast() ?? "")"
  }
}

/// What `validate` prints about a document in the concise form.
func concise(_ text: String) throws -> String {
  try Workspace().run(["validate", "-", "--format", "concise", "-q"], input: text).output
}

@Suite struct ComplaintTests {
  /// The document of a comparison in which other validators showed 1, 0 and 70 findings, none of them with a place.
  static let card = """
    uidesc: 1
    state:
      fade: {type: Double, default: 1.5, range: [0, 1]}
    body:
      VStack:
        spacing: wide
        content:
          - Text: Ada Lovelace
            modifiers:
              - font: .headline
              - pading: 4
          - Image: {systemName: star}
            modifiers:
              - opacity: fade
              - accessibilityHidden: true
          - Txt: London
          - HStack:
              - Text: Public
              - Text: no

    """

  @Test func `four faults give four findings at the four places`() throws {
    let workspace = try Workspace(["card.yaml": Self.card])
    let outcome = try workspace.run(["validate", "card.yaml", "--format", "concise"])
    #expect(outcome.code == 1)
    #expect(
      outcome.output == """
        card.yaml:3:33: error: the value must be from 0 to 1 [out-of-range]
        card.yaml:6:14: error: nothing here is named 'wide' [unknown-name]
        card.yaml:11:13: error: no modifier is named 'pading'; did you mean 'padding'? [unknown-modifier]
        card.yaml:16:9: error: no view or component is named 'Txt'; did you mean 'Text'? [unknown-view]

        """)
  }

  @Test func `complaint 1: every finding of every rule has a line, a column and an end`() throws {
    let workspace = try Workspace()
    for page in RulePage.all() {
      for example in page.examples where example.role != .good {
        try workspace.write(example.text, to: "\(page.code)/\(example.file ?? "document.yaml")")
      }
    }
    let output = try workspace.run(["validate", "**/document.*", "--format", "json", "--no-config"]).output
    // The type's places are not optional: a finding without one does not decode.
    let report = try JSONDecoder().decode(FixtureReportTests.Report.self, from: Data(output.utf8))
    #expect(Set(report.findings.map(\.code)).count > 100)
  }

  @Test func `complaint 2: an empty value has a place, behind its colon`() throws {
    #expect(
      try places("uidesc: 1\nbody:\n  VStack:\n    alignment: \n    content: [Spacer]\n") == [
        "4:15 null-value"
      ])
    #expect(try places("uidesc: 1\nbody: {Image: {systemName: }}\n") == ["2:28 null-value"])
  }

  @Test func `complaint 3: independent faults are all found in one run`() throws {
    let found = try places(
      """
      uidesc: 1
      stat: {}
      state: {n: {type: Itn}}
      body:
        VStack:
          - Txt: a
          - Text: ${m}
          - Text: b
            modifiers: [bld, {padding: true}]

      """)
    #expect(
      found == [
        "2:1 unknown-section", "3:19 unknown-type", "6:7 unknown-view", "7:15 unknown-name",
        "9:19 unknown-modifier", "9:34 type-mismatch",
      ])
  }

  @Test(arguments: [
    "uidesk: 1\nbody: Spacer\n",
    "uidesc: 1\nstat: {a: true}\nbody: {if: a, then: Spacer, else: {Text: '${a}'}}\n",
    "uidesc: 1\nstate: {a: nowhere}\nbody: [{Text: '${a}'}, {Text: '${a + 1}'}]\n",
    "uidesc: 1\ncomponents: {Row: {parameters: {t: Strin}, body: {Text: '${t}'}}}\nbody: {Row: {t: Hi}}\n",
    "uidesc: 1\nbody: {HStak: [{Text: a, modifiers: [bold]}, Spacer]}\n",
  ])
  func `complaint 4: one cause is one finding`(_ text: String) throws {
    #expect(try places(text).count == 1)
  }

  @Test func `complaint 7: odd keys leave places exact`() throws {
    let text = """
      uidesc: 1
      "x-a;b./~'😀": {"k;1": 1}
      body:
        VStack:
          - {Text: "a;b😀", modifiers: [{"pad;.😀": 1}]}
          - {"Te~x/t.😀": a}

      """
    #expect(try places(text) == ["5:35 unknown-modifier", "6:8 unknown-view"])
  }

  @Test func `complaint 9: the library finds what the program finds`() throws {
    let found = try Document(text: Self.card).findings.map { "\($0.line):\($0.column) \($0.code)" }
    #expect(try places(Self.card) == found)
  }

  @Test func `complaints 10 and 11: a view is judged by its own name and by no other's`() throws {
    let found = try concise("uidesc: 1\nbody: {Toggle: {title: a, isOn: 3}}\n").split(separator: "\n")
    #expect(found.count == 1 && found[0].contains("<stdin>:2:33: error: "), "\(found)")
    let finding = try #require(found.first)
    for other in ["Text", "Image", "Button"] { #expect(!finding.contains(other)) }
  }

  @Test(arguments: [
    "uidesc: 1\nbdy: Spacer\nbody: Spacer\n", "uidesc: 1\nbody: {Spacer: , modifers: [bold]}\n",
    "uidesc: 1\nbody: {Spacer: {minLenth: 1}}\n", "uidesc: 1\nbody: {Text: a, modifiers: [bld]}\n",
    "uidesc: 1\nbody: {Text: a, modifiers: [{frame: {widht: 1}}]}\n",
    "uidesc: 1\nstate: {a: {type: Int, defualt: 1}}\nbody: {Text: '${a}'}\n",
    "uidesc: 1\nbody: {Text: a, modifiers: [{onTapGesture: [{emitt: a}]}]}\n",
    "uidesc: 1\ncomponents: {C: {boddy: Spacer, body: Spacer}}\nbody: {C: }\n",
  ])
  func `complaint 12: an unknown name is an error wherever it stands`(_ text: String) throws {
    let outcome = try Workspace().run(["validate", "-", "--format", "concise", "-q"], input: text)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("did you mean"), "\(outcome.output)")
  }

  @Test func `complaint 30: a fault of an evaluation has its place and the components on the way`() throws {
    let text = """
      uidesc: 1
      state: {n: 0}
      components:
        Row: {parameters: {n: Int}, body: {Text: "${10 / n}"}}
        Card: {parameters: {n: Int}, body: {VStack: [{Row: {n: n}}]}}
      body: {Card: {n: n}}

      """
    let errors = try Workspace(["a.yaml": text]).run(["eval", "a.yaml"]).errors
    for part in [
      "--> a.yaml:4:47", "in 'Row', used here", "--> a.yaml:5:49", "in 'Card', used here", "--> a.yaml:6:8",
    ] {
      #expect(errors.contains(part), "\(errors)")
    }
  }

  @Test func `complaint 34: what multiplies is stopped by a limit with an error`() throws {
    let aliases = (1...12).map { "x-a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1), *a\($0 - 1), *a\($0 - 1)]\n" }
    let bomb = "uidesc: 1\nx-a0: &a0 [1, 1, 1, 1]\n" + aliases.joined() + "body: Spacer\n"
    #expect(try places(bomb).map { $0.split(separator: " ").last } == ["too-many-nodes"])
  }

  @Test func `complaint 40: a name is never suggested for itself`() throws {
    #expect(nearestName(to: "uidesc", in: ["uidesc"]) == nil)
    #expect(try places("\u{FEFF}uidesc: 1\nbody: Spacer\n") == [])
    #expect(try concise("\u{FEFF}uidesk: 1\nbody: Spacer\n").contains("'uidesk'; did you mean 'uidesc'?"))
  }
}
