import CEL
import Foundation
import Testing
import UIDescDiagnostics
import UIDescEmit
import UIDescRuntime

@Suite struct JSONEmitterTests {
  static let place = ResolvedPlace(path: "opacity", owner: 0xFF)

  @Test func `prints nodes with keys in order and leaves out what is empty`() {
    let text = View("Text", [("_content", .value(.string("Hi")))])
    let tree = makeTree(
      [
        View(
          "Section", [("title", .value(.string(String(repeating: "long ", count: 12))))],
          modifiers: [
            Modifier("padding", [("_length", .value(.double(7)))]),
            Modifier("overlay", slots: [("content", [text])]),
          ], slots: [("header", [text]), ("footer", [])], children: [View("Divider"), text])
      ], state: [("toggle", .bool(false)), ("size", Members.value("red"))])
    #expect(
      emitJSON(tree) == """
        {
          "uidesc": 1,
          "state": {"toggle": false, "size": ".red"},
          "body": [
            {
              "type": "Section",
              "id": "000000000000ab00",
              "arguments": {"title": "long long long long long long long long long long long long "},
              "modifiers": [
                {"type": "padding", "arguments": {"length": 7}},
                {
                  "type": "overlay",
                  "slots": {
                    "content": [{"type": "Text", "id": "000000000000ab01", "arguments": {"content": "Hi"}}]
                  }
                }
              ],
              "children": [
                {"type": "Divider", "id": "000000000000ab03"},
                {"type": "Text", "id": "000000000000ab04", "arguments": {"content": "Hi"}}
              ],
              "slots": {
                "header": [{"type": "Text", "id": "000000000000ab02", "arguments": {"content": "Hi"}}]
              }
            }
          ]
        }

        """)
  }

  static let values: [(Value, String)] = [
    (.null, "null"), (.bool(true), "true"), (.double(20), "20"), (.double(.infinity), #"".infinity""#),
    (.double(-.infinity), #""-.infinity""#), (.string("a\"\n\u{1}"), #""a\"\n\u0001""#), (.list([]), "[]"),
    (Members.value("red"), #"".red""#), (.optional(.int(1)), "1"),
    (
      .map(
        MapValue(uniqueEntries: [
          .init(key: .int(1), value: .null), .init(key: .string("a b"), value: .list([.int(1), .int(2)])),
        ])),
      #"{"1": null, "a b": [1, 2]}"#
    ),
    (
      call("opacity", on: Members.value("gray"), [(nil, .double(0.5))]),
      #"{"call": "opacity", "of": ".gray", "arguments": {"_0": 0.5}}"#
    ),
    (call("", [("hue", .double(0.5))]), #"{"type": "Color", "arguments": {"hue": 0.5}}"#),
    (
      call("system", [("size", .double(17))]),
      #"{"type": "Color", "call": "system", "arguments": {"size": 17}}"#
    ),
    (call("...", [(nil, .double(0)), (nil, .null)]), "[0, null]"),
  ]

  @Test(arguments: values)
  func `prints values as JSON`(_ value: Value, _ expected: String) {
    #expect(argument(.value(value)) == expected)
  }

  static let arguments: [(ArgumentValue, String)] = [
    (.binding(ResolvedPlace(path: "pair.on"), current: .double(20)), #"{"binding": "pair.on", "value": 20}"#),
    (
      .binding(place, current: .null),
      #"{"binding": {"place": "opacity", "owner": "00000000000000ff"}, "value": null}"#
    ),
    (.constant(.int(1)), #"{"constant": 1}"#),
    (action([]), #"{"actions": []}"#),
    (
      action([.toggle(ResolvedPlace(path: "toggle"))], ["x"]),
      #"{"parameters": ["x"], "actions": [{"toggle": "toggle"}]}"#
    ),
    (
      action([.toggle(place)]),
      #"{"actions": [{"toggle": {"place": "opacity", "owner": "00000000000000ff"}}]}"#
    ),
    (
      action([.set([(ResolvedPlace(path: "a"), .value(.int(1)))])]),
      #"{"actions": [{"set": [{"place": "a", "value": 1}]}]}"#
    ),
    (
      action([.append(to: ResolvedPlace(path: "a"), value: .expression("b"))]),
      #"{"actions": [{"append": {"to": "a", "expression": "b"}}]}"#
    ),
    (
      action([.removeAt(from: ResolvedPlace(path: "a"), index: .value(.int(1)))]),
      #"{"actions": [{"remove": {"from": "a", "at": 1}}]}"#
    ),
    (
      action([.removeWhere(from: ResolvedPlace(path: "a"), element: "e", condition: .expression("e > 1"))]),
      #"{"actions": [{"remove": {"from": "a", "as": "e", "where": "e > 1"}}]}"#
    ),
    (
      action([
        .withAnimation(
          Members.value("easeIn"), [.run("f", arguments: [ActionArgument(name: "n", value: .value(.int(1)))])]
        )
      ]),
      #"{"actions": [{"withAnimation": {"animation": ".easeIn", "actions": [{"run": "f", "value": 1}]}}]}"#
    ),
    (
      action([
        .condition(.expression("a"), then: [.run("f", arguments: [])], otherwise: [.run("g", arguments: [])])
      ]),
      #"{"actions": [{"if": "a", "then": [{"run": "f"}], "else": [{"run": "g"}]}]}"#
    ),
    (
      action([
        .selection(
          .expression("s"), cases: [(.int(1), [.run("f", arguments: [])])], otherwise: [.emit("e", data: nil)]
        )
      ]),
      #"{"actions": [{"switch": {"expression": "s"}, "cases": [{"match": 1, "then": [{"run": "f"}]}], "default": [{"emit": "e"}]}]}"#
    ),
    (
      action([
        .bind(
          [("u", .expression("x"))], condition: .value(.bool(true)),
          then: [.emit("e", data: .value(.int(1)))], otherwise: [])
      ]),
      #"{"actions": [{"let": [{"name": "u", "expression": "x"}], "if": true, "then": [{"emit": "e", "value": 1}]}]}"#
    ),
  ]

  @Test(arguments: arguments.indices)
  func `prints bindings and actions`(_ index: Int) {
    #expect(argument(Self.arguments[index].0) == Self.arguments[index].1)
  }

  static func action(_ statements: [ActionStatement], _ parameters: [String] = []) -> ArgumentValue {
    .action(ResolvedAction(parameters: parameters, statements: statements))
  }

  @Test func `is read back by a JSON reader whatever the texts hold`() throws {
    let odd =
      String(String.UnicodeScalarView((0..<0x80).compactMap(Unicode.Scalar.init))) + "漢👍\u{2028}, \n }"
    let tree = makeTree([
      View("V", [("_a", .value(.list([.string(odd), .map(MapValue(fields: [(odd, .string(odd))]))])))])
    ])
    let document = try JSONSerialization.jsonObject(with: Data(emitJSON(tree).utf8)) as? [String: Any]
    let body = document?["body"] as? [[String: Any]]
    let list = (body?.first?["arguments"] as? [String: Any])?["a"] as? [Any]
    #expect(list?.first as? String == odd)
    #expect(list?.last as? [String: String] == [odd: odd])
  }

  @Test func `breaks a container only when it takes more than eighty bytes`() {
    for length in 70...90 {
      let tree = makeTree([], state: [("s", .string(String(repeating: "x", count: length)))])
      let container = #"{"s": ""}"#.count + length
      #expect(emitJSON(tree).contains("\n    \"s\"") == (container > 80))
    }
  }

  /// The argument's JSON with what breaks its lines taken out.
  private func argument(_ value: ArgumentValue) -> String {
    let json = emitJSON(makeTree([View("V", [("_v", value)])]))
    let flat = json.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
      .replacing("[ ", with: "[").replacing(" ]", with: "]").replacing("{ ", with: "{").replacing(
        " }", with: "}")
    guard let start = flat.range(of: #""arguments": {"v": "#) else { return flat }
    return String(flat[start.upperBound...].dropLast("}}]}".count))
  }
}
