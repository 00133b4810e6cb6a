import Foundation
import FoundationXML
import Testing
import UIDescDiagnostics

@testable import UIDescCommand

/// Documents that are hard on a format: wide characters, tabs, what each format escapes, and names of files alike.
private let hostile = """
  uidesc: 1
  body:
    VStack:
      - Text: "😀 [a](1) {0} ]]> ::error::x ##[error]y"
        modifiers:
          - "]]>%::error::x,\\u0001\\u007F\\n::warning::z": 1
          - "😀padin": "<&>\\""
      - "Te\\txt": 漢字
  """

@Suite struct ReportFormatTests {
  /// What is validated: nothing wrong, nothing readable, a library and its importer with one fault, hostile texts.
  static let runs: [(name: String, operands: [String], code: Int32)] = [
    ("clean", ["good.yaml"], 0), ("unreadable", ["no.yaml", "no*.yaml", "empty"], 2),
    ("hostile", ["nasty"], 1),
    ("mixed", ["nasty", "good.yaml", "no,\n::error::x: %.yaml", "broken.yaml"], 2),
    ("imported", ["one.yaml", "two.yaml"], 1),
  ]

  static let cases = runs.indices.flatMap { run in ReportFormat.names.map { (run, $0) } }

  let workspace: Workspace

  init() throws {
    workspace = try Workspace([
      "good.yaml": ValidateTests.valid, "empty/none.txt": "", "broken.yaml": "uidesc: 1\nbody: [\n",
      "nasty/ü, x:y%\n::error::<&\"'>.yaml": hostile, "one.yaml": Self.importer, "two.yaml": Self.importer,
      "library.yaml": "uidesc: 1\ncomponents:\n  Card: {body: {Txt: Hi}}\n",
    ])
  }

  static let importer = "uidesc: 1\nimports: [library.yaml]\nbody: {Card: }\n"

  @Test(arguments: cases)
  func `is whole in every format, whatever is found`(_ run: Int, _ format: String) throws {
    let (_, operands, code) = Self.runs[run]
    let outcome = try workspace.run(["validate", "--format", format] + operands)
    #expect(outcome.code == code)
    let again = try workspace.run(["validate", "--report", "\(format)=report", "-o", "x"] + operands)
    #expect(again.code == code)
    #expect(try workspace.read("report") == outcome.output)
    try check(outcome.output, format)
    if format == "github" {
      for line in outcome.output.split(separator: "\n") { #expect(line.hasPrefix("::")) }
    }
    // A library's fault is told once, however many import it.
    if Self.runs[run].name == "imported", format == "concise" {
      #expect(outcome.output.split(separator: "\n").count == 1)
      #expect(outcome.output.hasPrefix("library.yaml:3:17: error: "))
    }
  }

  private func check(_ text: String, _ format: String) throws {
    switch format {
    case "json", "sarif", "gitlab": _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    case "jsonl":
      for line in text.split(separator: "\n") { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    case "junit":
      let shape = try JUnitShape(text)
      #expect(shape.isConsistent)
    default: #expect(!text.contains("\u{1}") && !text.contains("\u{7F}"))
    }
  }

  /// A document, and the code and the pointer of each finding.
  static let pointers: [(name: String, text: String, found: [String])] = [
    (
      "a.yaml",
      """
      x-t: &a {Txt: b}
      state: {"a/b~c": 1.0}
      body:
        VStack:
          - Txt: a
          - *a
          - Text: "${nope}"
            modifiers: [{frame: {widht: 3}}]
          - Button:
      """,
      [
        "missing-version ", "unknown-view /x-t/Txt",
        "bad-name /state/a~1b~0c",
        "unknown-view /body/VStack/0/Txt", "unknown-name /body/VStack/2/Text",
        "unknown-parameter /body/VStack/2/modifiers/0/frame/widht", "missing-argument /body/VStack/3/Button",
      ]
    ),
    (
      "b.yaml", "x-a: &a {b: 1}\nuidesc: 1\nx-c:\n  <<: *a\n  d: 3\nbody: {Txt: a}\n",
      ["unknown-view /body/Txt"]
    ),
    (
      "c.json", #"{"uidesc": 1, "body": {"VStack": ["Spacer", {"😀": 1}]}}"#, ["missing-view /body/VStack/1/😀"]
    ),
    ("d.yaml", "uidesc: 1\nbody: [\n", ["unclosed-bracket -"]),
    ("e.yaml", "- 1\n", ["document-not-a-mapping "]),
    ("f.yaml", "uidesc: 1\nimports: [no]\nbody: {Txt: a}\n", ["unreadable-import /imports/0"]),
  ]

  @Test(arguments: pointers)
  func `points at the part that is meant in JSON`(_ name: String, _ text: String, _ found: [String]) throws {
    try workspace.write(text, to: name)
    let lines = try workspace.run(["validate", name, "--format", "jsonl"]).output.split(separator: "\n")
    let pointers = try lines.map { line in
      let finding = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return "\(finding?["code"] ?? "") \(finding?["pointer"] ?? "-")"
    }
    #expect(pointers == found)
  }

  @Test func `gives every finding a place inside its text in SARIF`() throws {
    let log = try json(["validate", "nasty", "no.yaml", "--format", "sarif"])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let results = try #require(run["results"] as? [[String: Any]])
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    #expect(rules == rules.sorted() && Set(rules).count == rules.count)
    let texts = try #require(driver["rules"] as? [[String: Any]]).map { rule in
      ["shortDescription", "fullDescription", "help"].map { (rule[$0] as? [String: String])?["text"] ?? "" }
    }
    for text in texts.flatMap(\.self) { #expect(!text.isEmpty) }
    #expect(texts.contains { $0[0].contains(" ") && $0[2].contains("uidesc explain unknown-view") })
    let lines = hostile.split(separator: "\n")
    var fingerprints: Set<String> = []
    for result in results {
      #expect(rules[try #require(result["ruleIndex"] as? Int)] == result["ruleId"] as? String)
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(location["physicalLocation"] as? [String: Any])
      let uri = try #require((physical["artifactLocation"] as? [String: String])?["uri"])
      #expect(uri == "no.yaml" || uri == "nasty/%C3%BC%2C%20x%3Ay%25%0A%3A%3Aerror%3A%3A%3C%26%22%27%3E.yaml")
      let region = try #require(physical["region"] as? [String: Int])
      let line = try #require(region["startLine"])
      #expect(line >= 1 && line <= lines.count)
      let width = lines[line - 1].utf16.count + 1
      let (start, end) = (try #require(region["startColumn"]), try #require(region["endColumn"]))
      #expect(start >= 1 && start <= end && end <= width)
      let prints = try #require(result["partialFingerprints"] as? [String: String])
      #expect(fingerprints.insert(try #require(prints["uidescFinding/v1"])).inserted)
    }
    #expect(results.count == 4)
  }

  @Test func `names findings for GitLab by what they say and not by their line`() throws {
    let text = "uidesc: 1\nbody:\n  VStack:\n    - Txt: Hi\n    - Txt: Ho\n"
    try workspace.write(text, to: "twice.yaml")
    let before = try fingerprints("twice.yaml")
    try workspace.write("# moved\n\n" + text, to: "twice.yaml")
    #expect(try fingerprints("twice.yaml") == before)
    #expect(Set(before).count == 2)
    try workspace.write(text, to: "other.yaml")
    #expect(Set(try fingerprints("other.yaml")).isDisjoint(with: before))
  }

  /// Each in one step: going through all names before it would take an hour here.
  @Test func `names many findings that are alike`() {
    let finding = Diagnostic("unknown-view", .error, at: SourceRange(0, 0), "no view is named 'Txt'")
    let placed = PlacedFinding(finding: finding, region: .start(of: "a.yaml"))
    var fingerprints = Fingerprints()
    let names = (0..<30_000).map { _ in fingerprints.next(for: placed) }
    #expect(Set(names).count == names.count)
    var again = Fingerprints()
    #expect((0..<3).map { _ in again.next(for: placed) } == Array(names[..<3]))
  }

  private func fingerprints(_ path: String) throws -> [String] {
    let output = try workspace.run(["validate", path, "--format", "gitlab"]).output
    let findings = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]]
    return findings?.compactMap { $0["fingerprint"] as? String } ?? []
  }

  @Test func `keeps to what GitHub shows, errors first, and counts the rest`() throws {
    let views = (1...14).map { "    - Txt\($0)x: Hi\n" }.joined()
    try workspace.write("uidesc: 1\nbody:\n  VStack:\n\(views)", to: "many.yaml")
    let lines = try workspace.run(["validate", "many.yaml", "--format", "github"]).output.split(
      separator: "\n")
    #expect(lines.count == 11)
    #expect(
      lines[0].hasPrefix("::error file=many.yaml,line=4,endLine=4,col=7,endColumn=12,title=unknown-view::"))
    #expect(lines[10] == "::notice title=uidesc::4 more findings not shown here; the log has all of them")
  }

  @Test func `prints the text for the log beside the commands where GitHub runs it`() throws {
    let github = try workspace.run(
      ["validate", "nasty", "--format", "auto"], environment: ["GITHUB_ACTIONS": "true"])
    let lines = github.output.split(separator: "\n", omittingEmptySubsequences: false)
    let word = try #require(lines.first).dropFirst("::stop-commands::".count)
    let end = try #require(lines.firstIndex(of: "::\(word)::"))
    let text = try workspace.run(["validate", "nasty"]).output
    #expect(lines[1..<end].joined(separator: "\n") + "\n" == text)
    let commands = try workspace.run(["validate", "nasty", "--format", "github"]).output
    #expect(lines[(end + 1)...].joined(separator: "\n") == commands)
    #expect(try workspace.run(["validate", "nasty", "--format", "auto"]).output == text)
  }

  @Test func `names files from the top of the repository for machines, and from here for people`() throws {
    try workspace.write("", to: ".git/HEAD")
    try workspace.write("uidesc: 1\nbody: {Txt: Hi}\n", to: "app/home.yaml")
    let folder = workspace.url.appendingPathComponent("app")
    for format in ReportFormat.allCases {
      let output = try workspace.run(["validate", "home.yaml", "--format", format.rawValue], in: folder)
        .output
      #expect(output.contains("app/home.yaml") == format.isForMachines)
      #expect(output.contains("home.yaml"))
    }
  }

  @Test func `fails cases of JUnit from the level of --fail-on on`() throws {
    let bad = try workspace.run(["validate", "nasty", "good.yaml", "--format", "junit"]).output
    #expect(try JUnitShape(bad).counts == ["tests": 4, "failures": 3, "errors": 0, "skipped": 0])
    let never = try workspace.run(["validate", "nasty", "--format", "junit", "--fail-on", "never"]).output
    #expect(try JUnitShape(never).counts == ["tests": 1, "failures": 0, "errors": 0, "skipped": 0])
    #expect(never.contains("<system-out>error["))
  }

  static let wrongReports: [(arguments: [String], errors: String)] = [
    (["--report", "sarf=x"], "not 'sarf'; did you mean 'sarif'?"),
    (["--report", "sarif"], "--report takes FORMAT=FILE, not 'sarif'"),
    (["--report", "sarif="], "--report needs a file"),
    (["--report", "json=x", "--report", "sarif=x"], "two outputs go to 'x'"),
    (["--report", "json=x", "-o", "x"], "two outputs go to 'x'"),
    (["--report", "json=good.yaml"], "would replace what it is made from"),
  ]

  @Test(arguments: wrongReports)
  func `refuses reports that make no sense`(_ arguments: [String], _ errors: String) throws {
    let outcome = try workspace.run(["validate", "good.yaml"] + arguments)
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains(errors), "\(outcome.errors)")
  }

  /// Outputs that are found among what is read only by looking into a folder, or by reading an import.
  static let replacing: [[String]] = [
    ["nasty", ".", "-o", "one.yaml"], [".", "--report", "json=./one.yaml"],
    ["one.yaml", "-o", "library.yaml"],
    [".", "--write-baseline", "one.yaml"], ["one.yaml", "--write-baseline", "one.yaml"],
    ["one.yaml", "--report", "sarif=link"], [".", "--diff", "-o", "one.yaml"],
  ]

  @Test(arguments: replacing)
  func `replaces nothing that it reads`(_ arguments: [String]) throws {
    try FileManager.default.createSymbolicLink(
      atPath: workspace.file("link"), withDestinationPath: "library.yaml")
    let outcome = try workspace.run(["validate"] + arguments)
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("would replace what it is made from\n"), "\(outcome.errors)")
    #expect(try workspace.read("one.yaml") == Self.importer)
    #expect(try workspace.read("library.yaml").hasPrefix("uidesc: 1"))
    // A report of an earlier run is no document.
    let again = ["validate", "good.yaml", ".", "-o", "x.json", "--format", "json"]
    #expect(try workspace.run(again).code == 1 && workspace.run(again).code == 1)
  }

  @Test func `writes several reports in one run, and tells of one that it can't write`() throws {
    let outcome = try workspace.run([
      "validate", "one.yaml", "--report", "json=a", "--report", "sarif=/dev/full", "--report", "junit=b",
    ])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("can't write '/dev/full'"))
    #expect(outcome.output.hasPrefix("error[unknown-view]"))
    #expect(try workspace.read("a").hasPrefix("{") && workspace.read("b").hasPrefix("<?xml"))
  }

  private func json(_ arguments: [String]) throws -> [String: Any] {
    let output = try workspace.run(arguments).output
    return try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
  }
}

/// What readers of JUnit files rely on: the elements inside each other, and counts that add up.
private final class JUnitShape: NSObject, XMLParserDelegate {
  private(set) var counts: [String: Int] = [:]
  private(set) var isConsistent = true
  private var open: [String] = []
  private var sums: [String: Int] = ["tests": 0, "failures": 0, "errors": 0, "skipped": 0]
  private var suite: [String: Int] = [:]

  private static let parents = [
    "testsuites": "", "testsuite": "testsuites", "testcase": "testsuite", "failure": "testcase",
    "error": "testcase", "system-out": "testsuite",
  ]

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { throw try #require(parser.parserError) }
    if sums != counts { isConsistent = false }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if Self.parents[name] != open.last ?? "" { isConsistent = false }
    open.append(name)
    let numbers = attributes.compactMapValues(Int.init).filter { sums[$0.key] != nil }
    switch name {
    case "testsuites": counts = numbers
    case "testsuite":
      suite = numbers
      for (key, value) in numbers { sums[key, default: 0] += value }
      if numbers.count != 4 || numbers["tests"] == 0 { isConsistent = false }
    case "testcase": suite["tests", default: 0] -= 1
    case "failure": suite["failures", default: 0] -= 1
    case "error": suite["errors", default: 0] -= 1
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
    if name == "testsuite", suite.values.contains(where: { $0 != 0 }) { isConsistent = false }
  }
}
