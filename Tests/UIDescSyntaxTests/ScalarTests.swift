import Testing
import UIDescDiagnostics
import UIDescSyntax

struct ScalarTests {
  @Test(arguments: [
    (ScalarType.null, ["", "null", "Null", "NULL", "~"]),
    (.bool, ["true", "True", "TRUE", "false", "False", "FALSE"]),
    (.int, ["0", "-0", "+12", "0012", "0x1F", "0xff", "0o17", "123456789012345678901234567890"]),
    (
      .float,
      ["1.", ".5", "-1.5", "1e3", "1E+3", "1.5e-3", "12e03456", ".inf", "-.Inf", "+.INF", ".nan", ".NAN"]
    ),
    (
      .string,
      [
        "yes", "no", "on", "off", "y", "tRUE", "nULL", "nil", "0b11", "0x", "0o8", "1_000", "22:22",
        "2024-01-02",
        "1.2.3", "e3", "1e", "1e+", ".", "+", "--1", "-.nan", ".infinity", "~x", "0x1G", "1 2", "é",
      ]
    ),
  ])
  func `types plain scalars by the core schema of YAML 1.2`(type: ScalarType, texts: [String]) {
    for text in texts {
      let value = Reading(yaml: "value: \(text)\n").root["value"]
      #expect(value?.scalarType == type, "\(text)")
      #expect(value?.isNull == (type == .null), "\(text)")
      #expect(value?.text == text)
    }
  }

  @Test(arguments: ["'true'", "\"1\"", "'null'", "\"\"", "|\n  12", ">-\n  ~"])
  func `reads quoted and block scalars as strings`(text: String) {
    let value = Reading(yaml: "value: \(text)\n").root["value"]
    #expect(value?.scalarType == .string)
    #expect(value?.isNull == false)
  }

  @Test(arguments: [
    ("plain", ScalarStyle.plain), ("'a'", .singleQuoted), ("\"a\"", .doubleQuoted), ("|\n  a", .literal),
    (">\n  a", .folded),
  ])
  func `keeps how a scalar is written`(text: String, style: ScalarStyle) {
    let value = Reading(yaml: "value: \(text)\n").root["value"]
    #expect(value?.style == style)
    #expect(value?.sourceText == text)
  }

  @Test func `keeps what is between brackets`() {
    let root = Reading(yaml: "a: [1]\nb:\n  - 1\nc: {d: 1}\n").root
    #expect(root["a"]?.isFlow == true)
    #expect(root["b"]?.isFlow == false)
    #expect(root["c"]?.isFlow == true)
    #expect(!root.isFlow)
    #expect(Reading(json: "{}").root.isFlow)
  }

  @Test func `says how many elements there are and gives them by position`() {
    let list = Reading(yaml: "[a, [b, c], {d: e}, f]").root
    #expect(list.count == 4)
    #expect(list.elements[3].text == "f")
    #expect(list.elements.first?.text == "a")
    #expect(list.elements[1].elements.map(\.text) == ["b", "c"])
    #expect(list.entries.isEmpty && list.text.isEmpty)
  }
}
