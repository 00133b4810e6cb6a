import TestSupport
import Testing
import UIDesc
import UIDescDiagnostics
import UIDescRuntime

/// What a change looks at: only what depends on it, however much else there is.
@Suite struct EffortTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// The document for a size.
    let document: @Sendable (Int) -> String
    let step: String
    /// Sites that are looked at one by one, views and elements that are evaluated, and what that changes.
    let sites: Int
    let views: Int
    var changes = 1

    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "a state of one instance", document: rows("Row: Number", until: 10), step: "tap: Number 3 off",
      sites: 2, views: 0),
    Case(
      name: "a state of the document that one instance is given",
      document: { count in
        "state: {flag: false}\n" + row + "body:\n  VStack:\n"
          + list(count) { "Row: {title: \($0), isBold: \($0 == 3 ? "flag" : "false")}" }
      }, step: "set: {flag: true}", sites: 4, views: 2, changes: 2),
    Case(
      name: "an element of a loop through its binding", document: elements, step: "toggle: toggle 3",
      sites: 7, views: 0, changes: 3),
    Case(
      name: "an element that is added", document: elements,
      step: "set: {extra: [{id: -1, isOn: true}]}", sites: 2, views: 3, changes: 2),
    Case(
      name: "a state inside an element",
      document: {
        "state: {items: {type: [Int], default: [\((0..<$0).map { "\($0)" }.joined(separator: ", "))]}}\n"
          + row
          + "body:\n  ForEach: {in: items, id: item, content: [{Row: {title: \"Number ${item}\"}}]}\n  as: item\n"
      },
      step: "tap: Number 3 off", sites: 2, views: 0),
    Case(
      name: "a condition that comes out the same",
      document: {
        "state: {n: 0}\nbody:\n  - if: n > 3\n    then: [" + texts($0) + "]\n    else: [" + texts($0) + "]\n"
      },
      step: "set: {n: 1}", sites: 2, views: 0),
    Case(
      name: "a computed value that comes out the same",
      document: {
        "state: {n: 0}\nlet: {isBig: n > 3}\nbody:\n  VStack:\n" + list($0) { "Text: \"\($0) ${isBig}\"" }
      },
      step: "set: {n: 1}", sites: 1, views: 0),
    Case(
      name: "a name of a let form that comes out the same",
      document: { count in
        "state: {n: 0}\nbody:\n  - let: {isBig: n > 3}\n    then:\n"
          + list(count, indent: 6) { "Text: \"\($0) ${isBig}\"" }
      }, step: "set: {n: 1}", sites: 2, views: 0),
    Case(
      name: "a parameter that comes out the same",
      document: { count in
        """
        state: {n: 0}
        components:
          Page:
            parameters: {isBig: Bool}
            body:
              VStack:
        """ + "\n" + list(count, indent: 8) { "Text: \"\($0) ${isBig}\"" }
          + "body: [{Page: {isBig: n > 3}}]\n"
      }, step: "set: {n: 1}", sites: 2, views: 0),
    Case(
      name: "a colour scheme that nothing reads", document: rows("Row: Number", until: 10),
      step: "env: {colorScheme: dark}", sites: 0, views: 0, changes: 0),
    Case(
      name: "a colour scheme that is read through a constant, a pair, a computed value and a parameter",
      document: { count in
        """
        constants: {accent: {type: Color, light: .red, dark: .orange}}
        toggled: {tint: {type: Color, on: .green, off: accent}}
        let: {shown: tint.value(false)}
        components:
          Dot:
            parameters: {tint: Color}
            let: {mark: tint}
            body: [{Text: dot, modifiers: [{foregroundColor: mark}, {padding: 3}]}]
        body:
          VStack:
            - Dot: {tint: shown}
        """ + "\n" + list(count) { "Text: \"\($0)\"" }
      }, step: "env: {colorScheme: dark}", sites: 4, views: 0),
    Case(
      name: "what stands in a slot, below a custom modifier",
      document: { count in
        """
        state: {a: false}
        components: {Card: {parameters: {content: View}, body: {VStack: [{slot: content}]}}}
        modifiers: {framed: {state: {f: 0}, body: {HStack: [{slot: content}, {Button: {title: "f ${f}", action: {set: {f: f + 1}}}}]}}}
        body:
          - Card:
              content:
                - Text: "${a}"
        """ + "\n" + list(count, indent: 8) { "Text: \"\($0)\"" } + "    modifiers: [framed]\n"
      }, step: "set: {a: true}", sites: 2, views: 0, changes: 2),
    Case(
      name: "a state of a custom modifier",
      document: { count in
        """
        modifiers: {framed: {state: {f: 0}, body: {HStack: [{slot: content}, {Button: {title: "f ${f}", action: {set: {f: f + 1}}}}]}}}
        body:
          - VStack:
        """ + "\n" + list(count, indent: 8) { "Text: \"\($0)\"" } + "    modifiers: [framed]\n"
      }, step: "tap: f 0", sites: 2, views: 0),
  ]

  @Test(arguments: cases)
  func `looks at what depends on a change alone`(_ item: Case) throws {
    for size in [10, 200] {
      let document = try Document(text: "uidesc: 1\n" + item.document(size))
      #expect(document.findings.isEmpty)
      var driver = try document.begin(EvaluationInputs())
      var sources = document.sources
      let step = try LiveCase.perform(item.step, &driver, &sources)
      #expect(step.findings.isEmpty)
      #expect(
        driver.session.effort == Effort(isWhole: false, sites: item.sites, views: item.views), "\(size)")
      #expect(step.changeSets.reduce(0) { $0 + $1.changes.count } == item.changes)
    }
  }

  // MARK: Documents

  private static let row = """
    components:
      Row:
        parameters: {title: String, isBold: {type: Bool, default: false}}
        state: {isOn: false}
        body:
          HStack:
            - Button: {title: "${title} ${isOn ? 'on' : 'off'}", action: {toggle: isOn}}
            - if: isBold
              then: [{Divider: }]

    """

  private static func list(_ count: Int, indent: Int = 4, _ view: (Int) -> String) -> String {
    (0..<count).map { String(repeating: " ", count: indent) + "- \(view($0))\n" }.joined()
  }

  private static func texts(_ count: Int) -> String {
    (0..<count).map { "{Text: \($0)}" }.joined(separator: ", ")
  }

  private static func rows(_ view: String, until: Int) -> @Sendable (Int) -> String {
    { count in row + "body:\n  VStack:\n" + list(count) { "\(view) \($0)" } }
  }

  private static let elements: @Sendable (Int) -> String = { count in
    let items = (0..<count).map { "{id: \($0), isOn: false}" }.joined(separator: ", ")
    return """
      state:
        items: {type: [{id: Int, isOn: Bool}], default: [\(items)]}
        extra: {type: [{id: Int, isOn: Bool}], default: []}
      let: {all: items + extra}
      body:
        VStack:
          - ForEach:
              in: items
              content:
                - Text: "${item.isOn ? 'on' : 'off'} ${item.id}"
                - Toggle: {title: "toggle ${item.id}", isOn: $item.isOn}
            as: item
          - ForEach:
              in: all
              content: [{VStack: [{Text: "${one.id}"}, Divider]}]
            as: one
      """
  }
}
