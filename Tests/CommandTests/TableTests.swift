import Testing

@testable import UIDescCommand

@Suite struct TableTests {
  @Test func `has an entry of its own for each option and command`() {
    for id in OptionID.allCases { #expect(entry(of: id).id == id) }
    for id in CommandID.allCases { #expect(entry(of: id).id == id) }
  }

  @Test func `names each option once and says what it does`() {
    #expect(Set(optionTable.map(\.name)).count == optionTable.count)
    for option in optionTable {
      #expect(!option.help.isEmpty && !option.help.hasSuffix("."))
      #expect(option.words(for: .eval).isEmpty || option.value != nil)
    }
  }

  static let globs: [(pattern: String, name: String, matches: Bool)] = [
    ("*", "a", true), ("*.yaml", "a.yaml", true), ("*.yaml", "a.yml", false), ("a*b*c", "aXbXbc", true),
    ("a*b*c", "aXbX", false), ("?", "漢", true), ("?", "", false), ("[a-c]x", "bx", true),
    ("[!a-c]x", "bx", false), ("[^a]", "b", true), ("[]", "[]", true), ("[z-a]", "b", false), ("", "", true),
    ("**", "abc", true), ("a[", "a[", true),
  ]

  @Test(arguments: globs)
  func `matches names against patterns`(_ pattern: String, _ name: String, _ matches: Bool) {
    #expect(Glob.matches(Array(pattern)[...], Array(name)[...]) == matches)
  }

  static let texts: [(text: String, isDocument: Bool)] = [
    ("uidesc: 1", true), ("\u{FEFF}uidesc: 1", true), ("# c\nname: x\nuidesc : 1\n", true),
    ("{uidesc: 1}", true), ("{\n  \"uidesc\": 1}", true), ("{\"name\": 1, \"uidesc\" : 1}", true),
    ("'uidesc': 1", true), ("a:\n  uidesc: 1\n", false), ("# uidesc: 1", false), ("myuidesc: 1", false),
    ("uidesc", false), ("uidesc-ignore: 1", false), ("", false), ("\"uidesc", false),
  ]

  @Test(arguments: texts)
  func `tells documents from other files`(_ text: String, _ isDocument: Bool) {
    #expect(isUIDescFile("a.yaml", Array(text.utf8)) == isDocument)
  }
}
