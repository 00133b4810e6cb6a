import Testing

/// `validate` on the kinds of files that a project has beside its documents.
@Suite struct FileContentTests {
  static let catalog = "catalog: 1\nviews:\n  Badge: {parameters: {_ text: String}}\n"
  static let faultyCatalog = "catalog: 1\nviews:\n  Badge: {parameters: {_ text: Strin}}\n"
  static let scenarios = """
    uitest: 1
    document: a.yaml
    scenarios:
      - {name: is there, steps: [expect: {count: 1}]}
    """

  /// Files, what to validate, and the findings, each as its file, line and code.
  static let cases: [(files: [String: String], operands: [String], findings: [String])] = [
    (["x.yaml": catalog], ["x.yaml"], []),
    (["x.json": #"{"catalog": 1, "views": {"Badge": {}}}"#], ["x.json"], []),
    (["x.yaml": faultyCatalog], ["x.yaml"], ["x.yaml:3 catalog-unknown-type"]),
    (["x.catalog.yaml": faultyCatalog], ["."], ["x.catalog.yaml:3 catalog-unknown-type"]),
    // Named for a catalog of something else.
    (["a.yaml": ValidateTests.valid, "x.yaml": faultyCatalog, "y.catalog.yaml": "books: 1\n"], ["."], []),
    (["x.yaml": "catalog: 1\nviews:\n  Text: {}\n"], ["x.yaml"], ["x.yaml:3 catalog-clash"]),
    // It is not read twice over itself.
    (["x.yaml": catalog], ["x.yaml", "--catalog", "x.yaml"], []),
    (
      [
        "x.yaml":
          "catalog: 1 # uidesc-ignore: catalog-clash\nviews:\n  Text: {} # uidesc-ignore: catalog-clash\n"
      ],
      ["x.yaml"], ["x.yaml:1 unused-ignore"]
    ),
    (["a.yaml": ValidateTests.valid, "a.uitest.yaml": scenarios], ["."], []),
    (["a.uitest.yaml": scenarios], ["."], ["a.uitest.yaml:2 unreadable-import"]),
    (
      ["a.yaml": ValidateTests.valid, "s.yaml": scenarios + "\nscenario: []\n"], ["s.yaml"],
      ["s.yaml:5 unknown-key"]
    ),
    (
      ["x.catalog.yaml": catalog, "a.yaml": "uidesc: 1\nimports: [x.catalog.yaml]\nbody: Spacer\n"], ["."],
      ["a.yaml:2 not-a-document"]
    ),
  ]

  @Test(arguments: cases)
  func `checks each by its own rules`(
    _ files: [String: String], _ operands: [String], _ findings: [String]
  ) throws {
    let outcome = try Workspace(files).run(["validate", "--format", "concise"] + operands)
    let lines = outcome.output.split(separator: "\n").map { line in
      let parts = line.split(separator: ":")
      let code = line.split(separator: "[").last.map { $0.dropLast() } ?? ""
      return "\(parts[0]):\(parts[1]) \(code)"
    }
    #expect(lines == findings, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.code == (findings.contains { !$0.hasSuffix("unused-ignore") } ? 1 : 0))
  }

  @Test func `says what a file is that can't be evaluated`() throws {
    let workspace = try Workspace(["x.yaml": Self.catalog, "s.yaml": Self.scenarios])
    for (path, words) in [("x.yaml", "a catalog"), ("s.yaml", "a scenario file")] {
      let outcome = try workspace.run(["eval", path])
      #expect(outcome.code == 1)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains("error[not-a-document]: this is \(words)"))
      #expect(!outcome.errors.contains("missing-version"))
    }
  }

  @Test func `mends a catalog`() throws {
    let workspace = try Workspace(["x.yaml": "# kept\n" + Self.faultyCatalog])
    #expect(try workspace.run(["validate", "--fix", "x.yaml"]).code == 0)
    #expect(try workspace.read("x.yaml") == "# kept\n" + Self.catalog)
  }
}
