import Foundation
import Testing

@Suite struct BaselineTests {
  static let document = "uidesc: 1\nbody:\n  VStack:\n    - Qqqq: a\n    - Qqqq: b\n    - Zzzz: c\n"

  @Test func `leaves out what was found before, as often as it was found`() throws {
    let workspace = try Workspace(["x/a.yaml": Self.document])
    let written = try workspace.run(["validate", "x", "--write-baseline", "known.json"])
    #expect(written.code == 0 && written.output.isEmpty)
    #expect(written.errors == "3 findings written to known.json\n")
    let text = """
      {"uidesc-baseline": 1, "findings": [
        {"path": "x/a.yaml", "code": "unknown-view", "message": "no view or component is named 'Qqqq'", "count": 2},
        {"path": "x/a.yaml", "code": "unknown-view", "message": "no view or component is named 'Zzzz'"}
      ]}

      """
    #expect(try workspace.read("known.json") == text)

    let known = try workspace.run(["validate", "x", "--baseline", "known.json"])
    #expect(known.code == 0 && known.output.isEmpty)
    #expect(known.errors == "nothing is wrong in 1 document; 3 ignored\n")

    let more = "# moved\n" + Self.document.replacingOccurrences(of: "Zzzz", with: "Qqqq")
    try workspace.write(more, to: "x/a.yaml")
    let again = try workspace.run(["validate", "x", "--baseline", "known.json", "--format", "concise"])
    #expect(again.code == 1)
    #expect(again.output == "x/a.yaml:7:7: error: no view or component is named 'Qqqq' [unknown-view]\n")
    #expect(
      again.errors == "1 entry of the baseline not found any more; --write-baseline renews it\n"
        + "1 error in 1 document; 2 ignored\n")
  }

  @Test func `writes an empty one where nothing is wrong`() throws {
    let workspace = try Workspace(["a.yaml": ValidateTests.valid])
    #expect(try workspace.run(["validate", "a.yaml", "--write-baseline", "b"]).code == 0)
    #expect(try workspace.read("b") == "{\"uidesc-baseline\": 1, \"findings\": []}\n")
    #expect(try workspace.run(["validate", "a.yaml", "--baseline", "b"]).code == 0)
  }

  @Test func `counts only entries of files that were read, or are gone`() throws {
    let workspace = try Workspace([
      "a.yaml": "uidesc: 1\nbody: {Txt: a}\n", "x/b.yaml": "uidesc: 1\nbody: {Txt: b}\n",
    ])
    #expect(try workspace.run(["validate", ".", "--write-baseline", "b.json"]).code == 0)
    let part = try workspace.run(["validate", "x", "--baseline", "b.json"])
    #expect(part.code == 0 && !part.errors.contains("not found any more"))
    try workspace.write("uidesc: 1\nbody: {Text: b}\n", to: "x/b.yaml")
    let mended = try workspace.run(["validate", "x", "--baseline", "b.json"])
    #expect(mended.errors.contains("1 entry of the baseline not found any more"))
    try FileManager.default.removeItem(atPath: workspace.file("a.yaml"))
    let gone = try workspace.run(["validate", "x", "--baseline", "b.json"])
    #expect(gone.errors.contains("2 entries of the baseline not found any more"))
  }

  @Test(arguments: ["", "{}", "[1]", "{\"uidesc-baseline\": 2, \"findings\": []}", "{\"uidesc-baseline\": 1"])
  func `refuses what is no baseline`(_ text: String) throws {
    let workspace = try Workspace(["a.yaml": ValidateTests.valid, "b": text])
    let outcome = try workspace.run(["validate", "a.yaml", "--baseline", "b"])
    #expect(outcome.code == 2 && outcome.errors.hasPrefix("error: 'b' is no baseline"))
    #expect(try workspace.run(["validate", "a.yaml", "--baseline", "none"]).code == 2)
  }
}
