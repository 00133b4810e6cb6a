import Foundation
import Testing

@testable import UIDescCommand

@Suite struct SearchTests {
  /// Lines of a `.gitignore`, a path below its folder, and whether it is left out.
  static let rules: [(lines: [String], path: String, isFolder: Bool, isIgnored: Bool)] = [
    (["build"], "build", true, true), (["build"], "a/build", false, true),
    (["build/"], "build", false, false),
    (["build/"], "a/build", true, true), (["/build"], "a/build", true, false),
    (["/build"], "build", true, true),
    (["a/b"], "a/b", false, true), (["a/b"], "x/a/b", false, false), (["**/a/b"], "x/a/b", false, true),
    (["a/**/b"], "a/b", false, true), (["a/**/b"], "a/x/y/b", false, true), (["a/**"], "a/x/y", false, true),
    (["*.yaml"], "x/a.yaml", false, true), (["*.yaml", "!a.yaml"], "x/a.yaml", false, false),
    (["!a.yaml", "*.yaml"], "a.yaml", false, true), (["#a"], "#a", false, false),
    (["\\#a"], "#a", false, true),
    (["\\!a"], "!a", false, true), (["a  "], "a", false, true), (["", "  ", "/", "!"], "a", false, false),
    (["[ab].yaml"], "b.yaml", false, true), (["a?c"], "abc", false, true),
    (["doc/*.yaml"], "doc/x/a.yaml", false, false),
  ]

  @Test(arguments: rules)
  func `reads lines as git does`(_ lines: [String], _ path: String, _ isFolder: Bool, _ isIgnored: Bool) {
    var rules = IgnoreRules()
    rules.add(Array(lines.joined(separator: "\r\n").utf8), base: "/repo")
    #expect(rules.ignores("/repo/\(path)", isFolder: isFolder) == isIgnored)
    #expect(!rules.ignores("/other/\(path)", isFolder: isFolder))
  }

  let workspace: Workspace

  init() throws {
    var files = [".git/HEAD": "", ".git/info/exclude": "secret.yaml\n", ".gitignore": "/out/\n*.gen.yaml\n"]
    files["lib/.gitignore"] = "!keep.gen.yaml\nlocal.yaml\n"
    files[".uidesc.yaml"] = "exclude: [drafts/, 'old/*.yaml']\n"
    for path in [
      "a.yaml", "secret.yaml", "x.gen.yaml", "out/a.yaml", "lib/keep.gen.yaml", "lib/local.yaml",
      "lib/out/b.yaml",
      "drafts/d.yaml", "lib/drafts/d.yaml", "old/o.yaml", "old/deep/o.yaml",
    ] {
      files[path] = ValidateTests.valid
    }
    workspace = try Workspace(files)
  }

  static let all = ["a.yaml", "lib/keep.gen.yaml", "lib/out/b.yaml", "old/deep/o.yaml"]

  /// Arguments, and the files that are listed.
  static let lists: [(arguments: [String], files: [String])] = [
    (["."], all), (["**/*.yaml"], all),
    (["."] + ["--exclude", "lib/out"], all.filter { $0 != "lib/out/b.yaml" }),
    (["out"], ["out/a.yaml"]), (["x.gen.yaml", "secret.yaml"], ["x.gen.yaml", "secret.yaml"]),
    (["drafts", "lib"], ["drafts/d.yaml", "lib/keep.gen.yaml", "lib/out/b.yaml"]),
    ([".", "--exclude", "*.yaml", "--exclude=!a.yaml"], ["a.yaml"]),
    (
      [".", "--no-config"],
      [
        "a.yaml", "drafts/d.yaml", "lib/drafts/d.yaml", "lib/keep.gen.yaml", "lib/out/b.yaml",
        "old/deep/o.yaml", "old/o.yaml",
      ]
    ),
  ]

  @Test(arguments: lists)
  func `lists what is neither ignored nor excluded`(_ arguments: [String], _ files: [String]) throws {
    let outcome = try workspace.run(["validate", "--list-files"] + arguments)
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.split(separator: "\n").map(String.init) == files)
  }

  @Test func `finds the same from below, and nothing ignored without a repository`() throws {
    let lib = workspace.url.appendingPathComponent("lib")
    let below = try workspace.run(["validate", "--list-files", "."], in: lib)
    #expect(below.output == "keep.gen.yaml\nout/b.yaml\n")
    let plain = try Workspace([".gitignore": "a.yaml\n", "a.yaml": ValidateTests.valid])
    #expect(try plain.run(["validate", "--list-files", "."]).output == "a.yaml\n")
  }

  @Test func `says when everything is left out`() throws {
    let outcome = try workspace.run(["validate", ".", "--exclude", "*"])
    #expect(outcome.code == 2)
    #expect(outcome.errors == "error: can't read '.': there is no document in this folder\n")
  }

  @Test func `reports many files in their order, the same in every run`() throws {
    let many = try Workspace()
    for index in 0..<200 {
      let text = index % 3 == 0 ? "uidesc: 1\nbody: {Txt\(index): Hi}\n" : ValidateTests.valid
      try many.write(text, to: String(format: "f%03d.yaml", index))
    }
    let first = try many.run(["validate", ".", "--format", "concise"])
    let lines = first.output.split(separator: "\n")
    #expect(lines.count == 67 && lines == lines.sorted())
    #expect(first.errors.hasPrefix("67 errors in 200 documents"))
    for format in ["json", "sarif", "junit"] {
      let output = try many.run(["validate", ".", "--format", format]).output
      #expect(try many.run(["validate", ".", "--format", format]).output == output)
    }
  }
}
