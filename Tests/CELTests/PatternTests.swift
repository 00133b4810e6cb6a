import Testing

@testable import CEL

/// RE2's syntax, by pattern: texts that match and texts that do not.
struct PatternTests {
  @Test(arguments: [
    ("abc", ["xabcx"], ["ab", "acb"]),
    ("", ["", "a"], []),
    ("^a.c$", ["abc", "aéc"], ["xabc", "abcd", "a\nc"]),
    ("a|bc|", ["", "a"], []),
    ("^(ab|cd)+$", ["ab", "abcd"], ["", "abc"]),
    ("^a{2,3}$", ["aa", "aaa"], ["a", "aaaa"]),
    ("^a{2}$", ["aa"], ["a", "aaa"]),
    ("^a{2,}$", ["aa", "aaaaa"], ["a"]),
    ("^a{,2}$", ["a{,2}"], ["a"]),
    ("^x{$", ["x{"], ["x"]),
    ("^a*?b+?c??$", ["b", "aabbc"], ["a"]),
    ("[a-c]", ["xbx"], ["d", "B"]),
    ("^[^a-c]$", ["d", "é", "\n"], ["a"]),
    ("^[]a]$", ["]", "a"], ["b"]),
    ("^[a\\]-]$", ["]", "-", "a"], ["b"]),
    ("^[\\d.]+$", ["1.2"], ["1,2"]),
    ("^\\d\\D\\w\\W\\s\\S$", ["1xa- x"], ["11a- x"]),
    ("^[[:alpha:]]+$", ["abC"], ["a1", "é"]),
    ("^[[:^alpha:]]+$", ["12"], ["1a"]),
    ("^\\pL+$", ["aéЯ"], ["1"]),
    ("^\\p{Lu}\\P{Lu}$", ["Aa", "Éa"], ["aA"]),
    ("^\\p{Greek}+$", ["αβ"], ["ab"]),
    ("\\bfoo\\b", ["a foo b", "foo"], ["food"]),
    ("o\\Bo", ["foo"], ["o o"]),
    ("(?i)straSSe", ["STRASSE", "strasse"], ["straße"]),
    ("(?i:a)b", ["Ab"], ["AB"]),
    ("(?s)a.b", ["a\nb"], []),
    ("(?m)^b$", ["a\nb\nc"], ["ab"]),
    ("(?P<year>\\d{4})-(?<month>\\d\\d)", ["2020-01"], ["20-01"]),
    ("(?:ab)+c", ["ababc"], ["ac"]),
    ("\\Qa.b\\E", ["a.b"], ["axb"]),
    ("\\x41\\x{1F600}\\101\\n", ["A😀A\n"], ["A"]),
    ("\\.\\*\\/", [".*/"], ["a"]),
    ("\\Aab\\z", ["ab"], ["xab", "ab\n"]),
    ("^(a|b|ab)(c|bcd)(d*)$", ["abcd"], ["abdc"]),
    ("^(|a)*b$", ["b", "aab"], ["a"]),
    ("^((a*)*)*$", ["", "aaa"], ["b"]),
  ])
  func `a pattern matches what RE2 says`(pattern: String, matching: [String], others: [String]) throws {
    let compiled = try Pattern(pattern)
    for text in matching { #expect(compiled.matches(text), "\(pattern) on \(text)") }
    for text in others { #expect(!compiled.matches(text), "\(pattern) on \(text)") }
  }

  @Test(arguments: [
    "(", ")", "a)", "[", "[a", "[b-a]", "*", "a**", "a{1001}", "a{2,1}", "\\", "\\1", "(?=a)", "(?!a)",
    "(?<=a)",
    "\\y", "\\p{Nonsense}", "[[:nope:]]", "(?P<a", "\\x{110000}", "(?z)", "((a{100}){100}){100}",
    "((((){1000}){1000}){1000}){1000}",
  ])
  func `what RE2 refuses is refused`(pattern: String) {
    #expect(throws: FailureCode.pattern) { try Pattern(pattern) }
  }

  @Test func `the time is linear in the text`() throws {
    let pattern = try Pattern("^(a+)+(a*)*(a|a)*$")
    let text = String(repeating: "a", count: 20_000) + "b"
    #expect(!pattern.matches(text))
  }
}
