import Foundation
import Testing
import UIDesc
import UIDescDiagnostics

@testable import UIDescCommand

@Suite struct FixTests {
  static let faulty = """
    uidesc: 1   # the language
    body:
      VStack:
        - Txt: "Hi"   # a name
        - Text: Ho
          modifiers:
            - paddin: 8

    """
  static let mended = faulty.replacingOccurrences(of: "Txt", with: "Text")
    .replacingOccurrences(of: "paddin:", with: "padding:")

  @Test func `mends what has a safe mend and leaves the rest of the file as it is`() throws {
    let workspace = try Workspace(["a.yaml": Self.faulty])
    let outcome = try workspace.run(["validate", "a.yaml", "--fix"])
    #expect(outcome.code == 0 && outcome.output.isEmpty)
    #expect(outcome.errors == "2 findings mended in 1 file\nnothing is wrong in 1 document\n")
    #expect(try workspace.read("a.yaml") == Self.mended)
    let again = try workspace.run(["validate", "a.yaml", "--fix"])
    #expect(again.errors == "nothing is wrong in 1 document\n")
    #expect(try workspace.read("a.yaml") == Self.mended)
  }

  @Test func `mends a file that is imported once, and keeps its rights and links`() throws {
    let importer = "uidesc: 1\nimports: [../lib/link.yaml]\nbody: {Card: }\n"
    let workspace = try Workspace([
      "app/a.yaml": importer, "app/b.yaml": importer, ".git/HEAD": "",
      "lib/real.yaml": "uidesc: 1\ncomponents:\n  Card: {body: {Txt: Hi}}\n",
    ])
    let (real, link) = (workspace.file("lib/real.yaml"), workspace.file("lib/link.yaml"))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: real)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.yaml")
    let outcome = try workspace.run(["validate", "app", "--fix"])
    #expect(outcome.errors == "1 finding mended in 1 file\nnothing is wrong in 2 documents\n")
    #expect(try workspace.read("lib/real.yaml").contains("{Text: Hi}"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.yaml")
    let attributes = try FileManager.default.attributesOfItem(atPath: real)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.file("lib")).count == 2)
  }

  @Test func `shows a patch that patch applies, and changes nothing`() throws {
    let workspace = try Workspace(["a.yaml": Self.faulty, "ok.yaml": ValidateTests.valid])
    let outcome = try workspace.run(["validate", "a.yaml", "ok.yaml", "--diff"])
    #expect(outcome.code == 1)
    #expect(outcome.errors == "2 findings to mend in 1 file\n")
    #expect(try workspace.read("a.yaml") == Self.faulty)
    let diff = """
      --- a.yaml
      +++ a.yaml
      @@ -1,7 +1,7 @@
       uidesc: 1   # the language
       body:
         VStack:
      -    - Txt: "Hi"   # a name
      +    - Text: "Hi"   # a name
           - Text: Ho
             modifiers:
      -        - paddin: 8
      +        - padding: 8

      """
    #expect(outcome.output == diff)
    let clean = try workspace.run(["validate", "ok.yaml", "--diff"])
    #expect(clean.code == 0 && clean.output.isEmpty && clean.errors == "there is nothing to mend\n")
    let input = try workspace.run(["validate", "-", "--diff"], input: Self.faulty)
    #expect(input.output == diff.replacingOccurrences(of: "a.yaml", with: "<stdin>"))
  }

  /// Old and new lines, and the patch without its head.
  static let diffs: [(old: String, new: String, patch: String)] = [
    ("a\n", "a\n", ""), ("", "a\n", "@@ -0,0 +1 @@\n+a\n"), ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
    ("a\nb", "a\nb\n", "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n"),
    (
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n",
      "@@ -7,3 +7,4 @@\n 7\n 8\n 9\n+10\n"
    ),
    (
      "a\n1\n2\n3\n4\n5\n6\n7\nb\n", "A\n1\n2\n3\n4\n5\n6\n7\nB\n",
      "@@ -1,4 +1,4 @@\n-a\n+A\n 1\n 2\n 3\n@@ -6,4 +6,4 @@\n 5\n 6\n 7\n-b\n+B\n"
    ),
  ]

  @Test(arguments: diffs)
  func `writes patches`(_ old: String, _ new: String, _ patch: String) {
    let head = patch.isEmpty ? "" : "--- x\n+++ x\n"
    var out = OutputBuffer()
    out.appendDiff(path: "x", from: Array(old.utf8), to: Array(new.utf8))
    #expect(String(decoding: out.bytes, as: UTF8.self) == head + patch)
  }

  /// Names of files, and how a patch names them.
  static let patchNames: [(name: String, written: String)] = [
    ("a.yaml", "a.yaml"), ("ü/漢.yaml", "ü/漢.yaml"), ("a b.yaml", "a b.yaml\t"),
    ("a\"b\\.yaml", #""a\"b\\.yaml""#), ("a\nb\u{1B}[0m.yaml", #""a\012b\033[0m.yaml""#),
    ("a\u{202E}b.yaml", #""a\342\200\256b.yaml""#),
  ]

  @Test(arguments: patchNames)
  func `names files in patches so that they apply`(_ name: String, _ written: String) throws {
    let workspace = try Workspace([name: Self.faulty])
    let patch = try workspace.run(["validate", "--diff", "."]).output
    #expect(patch.hasPrefix("--- \(written)\n+++ \(written)\n@@"), "\(patch)")
    if !FileManager.default.isExecutableFile(atPath: "/usr/bin/git") { return }
    try workspace.write(patch, to: "x.patch")
    let git = try workspace.run(["apply", "-p0", "x.patch"], of: "/usr/bin/git")
    #expect(git.code == 0, "\(git.errors)")
    #expect(try workspace.read(name) == Self.mended)
  }

  @Test func `does not touch what a setting or a comment ignores`() throws {
    let text = "uidesc: 1\nbody:\n  VStack:\n    - Txt: Hi # uidesc-ignore: unknown-view\n    - Hstack: []\n"
    let workspace = try Workspace(["a.yaml": text, ".uidesc.yaml": "rules: {unknown-view: off}\n"])
    #expect(try workspace.run(["validate", "a.yaml", "--fix"]).code == 0)
    #expect(try workspace.read("a.yaml") == text)
  }

  @Test func `leaves a file alone that may not be written`() throws {
    // Root may write everything, and there is nothing to test then.
    if getuid() == 0 { return }
    let workspace = try Workspace(["a.yaml": Self.faulty])
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: workspace.file("a.yaml"))
    let outcome = try workspace.run(["validate", "a.yaml", "--fix"])
    #expect(outcome.code == 2 && outcome.errors.hasPrefix("error: can't write 'a.yaml': permission denied\n"))
    #expect(try workspace.read("a.yaml") == Self.faulty)
  }

  @Test func `needs a file to mend`() throws {
    let workspace = try Workspace(["a.yaml": Self.faulty])
    #expect(try workspace.run(["validate", "-", "--fix"], input: Self.faulty).code == 2)
    #expect(try workspace.run(["validate", "a.yaml", "--unsafe"]).code == 2)
    #expect(try workspace.run(["validate", "a.yaml", "no.yaml", "--fix"]).code == 2)
    #expect(try workspace.read("a.yaml") == Self.mended)
  }

  /// How many errors each reading of a document has, and what becomes of it: each mend adds an `x` at its end.
  static let readings: [(errors: [Int], mended: String?, isRefused: Bool)] = [
    ([0], nil, false), ([1, 0], "x", false), ([3, 2, 1, 0], "xxx", false), ([1, 2], nil, true),
    ([2, 1, 2], "x", true), ([1, 1, 1, 0], "xxx", false), (Array(repeating: 1, count: 50), nil, true),
  ]

  @Test(arguments: readings)
  func `takes back what would have more errors, and ends where mends go on`(
    _ errors: [Int], _ mended: String?, _ isRefused: Bool
  ) throws {
    var mending = Mending(includesUnsafe: false)
    var left = errors[...]
    try mending.mend("a", bytes: []) { (bytes, _) throws(FileError) in
      var sources = SourceFiles()
      _ = sources.add(SourceFile(path: "a", bytes: bytes ?? []))
      let end = SourceRange(bytes?.count ?? 0, bytes?.count ?? 0)
      let fixIt = FixIt("add", edits: [SourceEdit(replacing: end, with: "x")])
      let findings = (0..<(left.popFirst() ?? 0)).map { index in
        Diagnostic("code", .error, at: end, "\(index)", fixIts: index == 0 ? [fixIt] : [])
      }
      return ReportedDocument(path: "a", isValid: false, sources: sources, findings: findings)
    }
    #expect(mending.files.mended["a"].map { String(decoding: $0, as: UTF8.self) } == mended)
    #expect(mending.refused == (isRefused ? ["a"] : []))
  }

  @Test func `leaves a text as it is where no mend of it makes it readable`() throws {
    var mending = Mending(includesUnsafe: false)
    try mending.mend("a", bytes: []) { (bytes, _) throws(FileError) in
      var sources = SourceFiles()
      _ = sources.add(SourceFile(path: "a", bytes: bytes ?? []))
      let end = SourceRange(bytes?.count ?? 0, bytes?.count ?? 0)
      // The third time there is nothing to offer any more.
      let fixIts = end.end < 2 ? [FixIt("add", edits: [SourceEdit(replacing: end, with: "x")])] : []
      let finding = Diagnostic("code", .error, at: end, "wrong", fixIts: fixIts)
      return ReportedDocument(
        path: "a", isValid: false, isReadable: false, sources: sources, findings: [finding])
    }
    #expect(mending.files.changed.isEmpty && mending.count == 0 && mending.refused == ["a"])
  }

  @Test func `names the file whose mend was taken back, not the one that imports it`() throws {
    var mending = Mending(includesUnsafe: false)
    var errors = [1, 2, 1][...]
    try mending.mend("a", bytes: []) { (bytes, _) throws(FileError) in
      var sources = SourceFiles()
      _ = sources.add(SourceFile(path: "a", bytes: bytes ?? []))
      let library = sources.add(SourceFile(path: "library", bytes: []))
      let place = SourceRange(0, 0, in: library)
      let fixIt = FixIt("add", edits: [SourceEdit(replacing: place, with: "x")])
      let findings = (0..<(errors.popFirst() ?? 0)).map { index in
        Diagnostic("code", .error, at: place, "\(index)", fixIts: index == 0 ? [fixIt] : [])
      }
      return ReportedDocument(path: "a", isValid: false, sources: sources, findings: findings)
    }
    #expect(mending.refused == ["library"])
    #expect(mending.files.changed.isEmpty)
  }
}
