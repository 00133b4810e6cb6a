package import Foundation
package import Testing
package import UIDescDiagnostics

/// A document under `Tests/Fixtures/<stage>` with the findings that it expects written below its lines.
package struct Fixture: Sendable, CustomTestStringConvertible {
  package let file: URL
  /// The document as the stage sees it: the lines of expectations are taken out.
  package let source: SourceFile
  let expectations: Expectations

  package init(file: URL) throws {
    let expectations = Expectations(reading: [UInt8](try Data(contentsOf: file)))
    self.file = file
    self.expectations = expectations
    source = SourceFile(path: file.lastPathComponent, bytes: expectations.document)
  }

  package var name: String { file.deletingPathExtension().lastPathComponent }
  package var testDescription: String { file.lastPathComponent }

  /// The file of the same name with another extension: `.tree`, `.fixed`.
  package func sibling(_ pathExtension: String) -> URL {
    file.deletingPathExtension().appendingPathExtension(pathExtension)
  }
}

/// The YAML and JSON fixtures of a stage, by name; a folder that is absent has none.
package func fixtures(in stage: String, extensions: [String] = ["yaml", "json"]) -> [Fixture] {
  let folder = packageRoot.appending(path: "Tests/Fixtures").appending(path: stage)
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  return names.sorted().compactMap { name in
    let file = folder.appending(path: name)
    return extensions.contains(file.pathExtension) ? try? Fixture(file: file) : nil
  }
}

/// Compares the findings of a stage with a fixture's carets, and the first fix-it of each with its `.fixed` file.
///
/// Under `UPDATE_GOLDENS=1` both are rewritten. A finding in another file than the first is left out.
package func check(
  _ fixture: Fixture, sourceLocation: Testing.SourceLocation = #_sourceLocation,
  _ diagnose: (SourceFile) -> [Diagnostic]
) {
  let findings = diagnose(fixture.source).filter { $0.range.file == SourceID(0) }
  let expectations = fixture.expectations
  let actual = expectations.render(findings, source: fixture.source)
  if actual != expectations.lines {
    if isUpdatingGoldens {
      record(at: sourceLocation) {
        try Data(expectations.rewritten(findings, source: fixture.source)).write(to: fixture.file)
      }
    } else {
      let difference = firstDifference(
        expected: Expectations.text(expectations.lines), actual: Expectations.text(actual))
      Issue.record("\(fixture.testDescription) differs, \(difference)", sourceLocation: sourceLocation)
    }
  }
  checkFixIts(of: findings, in: fixture, sourceLocation: sourceLocation, diagnose)
}

/// The text after the fix-its is the `.fixed` file, and the findings that had one are gone from it.
private func checkFixIts(
  of findings: [Diagnostic], in fixture: Fixture, sourceLocation: Testing.SourceLocation,
  _ diagnose: (SourceFile) -> [Diagnostic]
) {
  let golden = fixture.sibling("fixed")
  let mends = findings.compactMap(\.fixIts.first)
  guard !mends.isEmpty else {
    if FileManager.default.fileExists(atPath: golden.path) {
      Issue.record("\(golden.lastPathComponent) exists without a fix-it", sourceLocation: sourceLocation)
    }
    return
  }
  let fixed = applying(mends, to: fixture.source)
  expectGolden(String(decoding: fixed.bytes, as: UTF8.self), at: golden, sourceLocation: sourceLocation)
  let after = diagnose(fixed)
  for code in Set(findings.filter { !$0.fixIts.isEmpty }.map(\.code)).sorted() {
    let count = { (list: [Diagnostic]) in list.count { $0.code == code } }
    if count(after) >= count(findings) {
      Issue.record(
        "the fix-it of \(code) in \(fixture.testDescription) does not mend it", sourceLocation: sourceLocation
      )
    }
  }
}

/// The source after the edits of all fix-its in file 0; of two that overlap the first one wins.
package func applying(_ fixIts: [FixIt], to source: SourceFile) -> SourceFile {
  let edits = fixIts.flatMap(\.edits).filter { $0.range.file == SourceID(0) }
  let ordered = edits.enumerated().sorted { left, right in
    (left.element.range.start, left.offset) < (right.element.range.start, right.offset)
  }
  var bytes: [UInt8] = []
  var position = 0
  for (_, edit) in ordered where edit.range.offsets.lowerBound >= position {
    bytes += source.bytes[position..<edit.range.offsets.lowerBound]
    bytes += edit.replacement.utf8
    position = edit.range.offsets.upperBound
  }
  bytes += source.bytes[position...]
  return SourceFile(path: source.path, bytes: bytes)
}
