import CEL
import Testing
import UIDescDiagnostics
import UIDescEmit
import UIDescRuntime

@Suite struct TextEmitterTests {
  static let save = ResolvedAction(statements: [.run("save", arguments: [])])
  static let hello = View("Text", [("_content", .value(.string("Hi")))])

  @Test func `prints the example of the language page`() {
    let translucent = call("opacity", on: Members.value("gray"), [(nil, .double(0.5))])
    let toggle = ActionStatement.withAnimation(nil, [.toggle(ResolvedPlace(path: "toggle"))])
    let tree = makeTree([
      View(
        "VStack",
        children: [
          View(
            "Text", [("_content", .value(.string("toggle")))],
            modifiers: [
              Modifier("padding"), Modifier("background", [("_background", .value(translucent))]),
              Modifier("cornerRadius", [("_radius", .value(.double(20)))]),
              Modifier("onTapGesture", [("perform", .action(ResolvedAction(statements: [toggle])))]),
            ]),
          View(
            "HStack",
            modifiers: [
              Modifier("padding", [("_length", .value(.double(7)))]),
              Modifier("opacity", [("_opacity", .value(.double(0.5)))]),
            ],
            children: [
              View("Text", [("_content", .value(.string("hello World!")))]),
              View("Image", [("systemName", .value(.string("globe.americas")))]),
            ]),
          View("Spacer"),
        ])
    ])
    #expect(
      emitText(tree) == """
        VStack
        ├─ Text("toggle").padding().background(.gray.opacity(0.5)).cornerRadius(20).onTapGesture { withAnimation { toggle.toggle() } }
        ├─ HStack.padding(7).opacity(0.5)
        │  ├─ Text("hello World!")
        │  └─ Image(systemName: "globe.americas")
        └─ Spacer

        """)
  }

  @Test func `puts slots of modifiers, then of the view, before the children`() {
    let tree = makeTree([
      View(
        "Section",
        modifiers: [
          Modifier(
            "overlay", [("alignment", .value(Members.value("bottom")))], slots: [("content", [Self.hello])]),
          Modifier("alert", slots: [("content", []), ("actions", [View("Button"), View("Button")])]),
        ], slots: [("header", [View("HStack", children: [Self.hello])]), ("footer", [])],
        children: [View("Divider")]),
      View("Label", slots: [("icon", [View("Image")])]),
    ])
    #expect(
      emitText(tree) == """
        Section.overlay(alignment: .bottom).alert()
        ├─ overlay:
        │  └─ Text("Hi")
        ├─ alert.actions:
        │  ├─ Button
        │  └─ Button
        ├─ header:
        │  └─ HStack
        │     └─ Text("Hi")
        └─ Divider
        Label
        └─ icon:
           └─ Image

        """)
  }

  /// Arguments of a `V`, and the line that they make.
  static let arguments: [([(String, ArgumentValue)], String)] = [
    ([], "V"),
    ([("_title", .value(.string("Save"))), ("action", .action(save))], "V(\"Save\") { save() }"),
    ([("action", .action(save))], "V { save() }"),
    ([("action", .action(save)), ("role", .value(Members.value("red")))], "V(role: .red) { save() }"),
    ([("a", .action(save)), ("b", .action(save))], "V(a: { save() }) { save() }"),
    ([("a", .action(ResolvedAction(statements: [])))], "V {}"),
    (
      [
        ("isOn", .binding(ResolvedPlace(path: "pair.on"), current: .bool(true))),
        ("x", .constant(.double(2))),
      ],
      "V(isOn: $pair.on, x: .constant(2))"
    ),
  ]

  @Test(arguments: arguments.indices)
  func `prints the last action as a trailing closure`(_ index: Int) {
    let (arguments, line) = Self.arguments[index]
    #expect(emitText(makeTree([View("V", arguments)])) == line + "\n")
  }

  @Test func `gives a modifier with only an action no parentheses`() {
    let tree = makeTree([View("V", modifiers: [Modifier("onAppear", [("perform", .action(Self.save))])])])
    #expect(emitText(tree) == "V.onAppear { save() }\n")
  }

  static let values: [(Value, String)] = [
    (.null, "nil"), (.bool(true), "true"), (.int(-3), "-3"), (.uint(.max), "18446744073709551615"),
    (.double(20), "20"), (.double(0.1), "0.1"), (.double(.infinity), ".infinity"),
    (.double(-.infinity), "-.infinity"), (.double(.nan), ".nan"), (.string("a\"b\n漢"), #""a\"b\n漢""#),
    (.list([Members.value("isButton"), Members.value("isHeader")]), "[.isButton, .isHeader]"),
    (.list([]), "[]"),
    (.map(MapValue(fields: [("id", .int(1)), ("title", .string("x"))])), #"["id": 1, "title": "x"]"#),
    (.map(MapValue(fields: [])), "[:]"), (.optional(.int(1)), "1"), (.optional(nil), "nil"),
    (call("", [("hue", .double(0.5)), ("saturation", .double(1))]), "Color(hue: 0.5, saturation: 1)"),
    (call("system", [("size", .double(17))]), ".system(size: 17)"),
    (
      call("opacity", on: call("dark", on: Members.value("gray"), []), [(nil, .double(0.5))]),
      ".gray.dark().opacity(0.5)"
    ),
    (call("...", [(nil, .double(0)), (nil, .double(100))]), "0...100"),
    (call("...", [(nil, .double(0.5)), (nil, .null)]), "0.5..."),
    (call("...", [(nil, .null), (nil, .int(9))]), "...9"),
  ]

  @Test(arguments: values)
  func `prints values as Swift`(_ value: Value, _ expected: String) {
    #expect(text(value) == expected)
  }

  static let place = ResolvedPlace(path: "items")
  static let statements: [([ActionStatement], String)] = [
    ([.toggle(place), .run("dismiss", arguments: [])], "{ items.toggle(); dismiss() }"),
    (
      [.set([(place, .value(.double(1))), (ResolvedPlace(path: "a.b"), .expression("a.b + 1"))])],
      "{ items = 1; a.b = a.b + 1 }"
    ),
    ([.append(to: place, value: .value(.string("x")))], #"{ items.append("x") }"#),
    ([.removeAt(from: place, index: .value(.int(2)))], "{ items.remove(at: 2) }"),
    (
      [.removeWhere(from: place, element: "item", condition: .expression("item.done"))],
      "{ items.removeAll { item in item.done } }"
    ),
    (
      [.withAnimation(Members.value("easeIn"), [.run("save", arguments: [])])],
      "{ withAnimation(.easeIn) { save() } }"
    ),
    ([.condition(.expression("a > 1"), then: [], otherwise: [])], "{ if a > 1 {} }"),
    (
      [
        .condition(
          .expression("a"), then: [.toggle(place)],
          otherwise: [
            .condition(.expression("b"), then: [.toggle(place)], otherwise: [.toggle(place), .toggle(place)])
          ])
      ],
      "{ if a { items.toggle() } else if b { items.toggle() } else { items.toggle(); items.toggle() } }"
    ),
    (
      [
        .selection(
          .expression("size"), cases: [(Members.value("red"), [.toggle(place)]), (.string("x"), [])],
          otherwise: [])
      ],
      #"{ switch size { case .red: items.toggle(); case "x": break; default: break } }"#
    ),
    (
      [
        .bind(
          [("u", .expression("user")), ("n", .value(.int(1)))], condition: .expression("n > 0"),
          then: [.run("f", arguments: [ActionArgument(name: "x", value: .expression("u"))])],
          otherwise: [.toggle(place)])
      ],
      "{ if let u = user, let n = 1, n > 0 { f(u) } else { items.toggle() } }"
    ),
    (
      [.emit("saved", data: nil), .emit("saved", data: .value(.int(1)))],
      #"{ emit("saved"); emit("saved", 1) }"#
    ),
  ]

  @Test(arguments: statements.indices)
  func `prints actions as Swift`(_ index: Int) {
    #expect(text(Self.statements[index].0) == Self.statements[index].1)
  }

  @Test func `names what a closure is handed`() {
    #expect(text([.toggle(Self.place)], parameters: ["old", "new"]) == "{ old, new in items.toggle() }")
  }

  @Test func `says where nodes come from when asked`() {
    var sources = SourceFiles()
    _ = sources.add(SourceFile(path: "home.yaml", text: "body:\n  Card: \n"))
    var view = View("VStack")
    view.origin = SourceRange(8, 12)
    view.trail = 1
    var tree = makeTree([view])
    tree.trails = [
      TrailStep(label: "component Card", range: SourceRange(0, 1), parent: -1),
      TrailStep(label: "if", range: SourceRange(8, 9), parent: 0),
    ]
    let options = EmitOptions(sources: sources)
    #expect(emitText(tree, options: options) == "VStack  // home.yaml:2:3 in component Card › if\n")
    #expect(
      emitJSON(tree, options: options).contains(
        #""source": {"#)
        && emitJSON(tree, options: options).contains(
          #"{"step": "if", "file": "home.yaml", "line": 2, "column": 3}"#)
    )
  }

  @Test func `prints only the selected views`() {
    let tree = makeTree([View("VStack", children: [View("Text", children: [Self.hello]), View("Divider")])])
    #expect(emitText(tree, options: EmitOptions(selection: [1, 3])) == "Text\n└─ Text(\"Hi\")\nDivider\n")
    #expect(emitText(makeTree([])).isEmpty)
  }
}
