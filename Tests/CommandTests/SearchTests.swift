import Foundation
import Glibc
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

  /// A pipe would hold the run up until somebody writes, and a folder below its own link has no end.
  @Test func `leaves out what a folder holds beside files, and links that lead nowhere`() throws {
    let odd = try Workspace(["in/a.yaml": ValidateTests.valid, "lib/b.yaml": ValidateTests.valid])
    try #require(unsafe mkfifo(odd.file("in/pipe.yaml"), 0o600) == 0)
    for (link, target) in [
      ("dangling.yaml", "nowhere"), ("loop.yaml", "loop.yaml"), ("folder.yaml", "."),
      ("b.yaml", "../lib/b.yaml"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: odd.file("in/\(link)"), withDestinationPath: target)
    }
    let outcome = try odd.run(["validate", "in"])
    #expect(outcome.code == 0 && outcome.errors == "nothing is wrong in 2 documents\n", "\(outcome.errors)")
    #expect(try odd.run(["validate", "--list-files", "in"]).output == "in/a.yaml\nin/b.yaml\n")
    #expect(try odd.run(["validate", "in/dangling.yaml"]).code == 2)
    // A pipe that is named is read, as one that a shell has made.
    let command = "cat in/a.yaml > in/pipe.yaml & \"$0\" validate in/pipe.yaml -q"
    #expect(try odd.run(["-c", command, program.path], of: "/bin/sh").code == 0)
  }

  /// Files are known by their names before anyone looks at them; what can be read once only is read once all the same.
  @Test func `a folder may be named like a document, beside files, a pipe and standard input`() throws {
    let odd = try Workspace([
      "screens.yaml/a.yaml": ValidateTests.valid, "screens.yaml/in/b.json": "{}",
      "screens.yaml/in/c.yaml": "uidesc: 1\nbody: {Txt: Hi}\n", "d.yaml": ValidateTests.valid,
    ])
    try FileManager.default.createDirectory(atPath: odd.file("empty.yaml"), withIntermediateDirectories: true)
    try #require(unsafe mkfifo(odd.file("pipe.yaml"), 0o600) == 0)
    let command =
      "timeout 20 sh -c 'cat d.yaml > pipe.yaml' & \"$0\" validate d.yaml - screens.yaml pipe.yaml --format concise"
    let outcome = try odd.run(["-c", command, program.path], input: ValidateTests.invalid, of: "/bin/sh")
    let lines = outcome.output.split(separator: "\n").map { $0.prefix { $0 != "[" } }
    #expect(lines.count == 2 && lines[0].hasPrefix("<stdin>:1:1: error: a document says which version"))
    #expect(lines[1].hasPrefix("screens.yaml/in/c.yaml:2:8: error: no view or component is named 'Txt'"))
    #expect(outcome.errors == "2 errors in 5 documents; --fix mends 2\n", "\(outcome.errors)")
    let listed = try odd.run(["validate", "--list-files", "screens.yaml", "d.yaml"])
    #expect(listed.output == "screens.yaml/a.yaml\nscreens.yaml/in/c.yaml\nd.yaml\n")
    let empty = try odd.run(["validate", "empty.yaml", "d.yaml"])
    #expect(empty.code == 2)
    #expect(empty.errors.hasPrefix("error: can't read 'empty.yaml': there is no document in this folder\n"))
  }

  @Test func `passes over nothing whose name is not UTF-8 in silence`() throws {
    let odd = try Workspace(["a.yaml": ValidateTests.valid])
    let script =
      #"printf 'uidesc: 1\nbody: {Txt: Hi}\n' > "$(printf 'b\377.yaml')"; : > "$(printf 'c\377.png')""#
    _ = try odd.run(["-c", script], environment: ["PATH": "/bin:/usr/bin"], of: "/bin/sh")
    let folder = try odd.run(["validate", "."])
    #expect(folder.code == 2)
    #expect(
      folder.errors
        == "error: can't read 'b\u{FFFD}.yaml': its name is not UTF-8\nnothing is wrong in 1 document\n")
    let named = try odd.run(["-c", #""$0" validate "$(printf 'b\377.yaml')""#, program.path], of: "/bin/sh")
    #expect(named.code == 2)
    #expect(named.errors.hasPrefix("error: can't read 'b\u{FFFD}.yaml': its name is not UTF-8\n"))
    // What is left out needs no name.
    #expect(try odd.run(["validate", ".", "--exclude", "b*"]).code == 0)
  }

  @Test func `tells of folders and files inside that may not be read`() throws {
    // Root may read everything, and there is nothing to test then.
    if getuid() == 0 { return }
    let closed = try Workspace(["a.yaml": ValidateTests.valid, "b.yaml": "", "c/d.yaml": ""])
    for name in ["b.yaml", "c"] {
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed.file(name))
    }
    let outcome = try closed.run(["validate", "."])
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: closed.file("c"))
    #expect(outcome.code == 2)
    for name in ["b.yaml", "c"] {
      #expect(outcome.errors.contains("can't read '\(name)': permission denied\n"))
    }
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
