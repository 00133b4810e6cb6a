import Foundation
import TestSupport
import Testing
import UIDesc
import UIDescDiagnostics

/// `Tests/Fixtures/diagnostics/<code>/<case>.yaml`: whole documents with their findings, those of an evaluation with
/// the defaults among them. What a document imports stands in `parts` beside it.
struct DiagnosticFixtureTests {
  private static let folder = packageRoot.appending(path: "Tests/Fixtures/diagnostics")

  private static var codes: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted()
  }

  @Test(arguments: codes.flatMap { fixtures(in: "diagnostics/\($0)") })
  func `a document has the findings below its lines`(fixture: Fixture) {
    check(fixture) { source in Self.findings(of: fixture, source) }
  }

  @Test(arguments: codes)
  func `the documents of a folder show its code`(code: String) {
    let cases = fixtures(in: "diagnostics/\(code)")
    #expect(cases.contains { Self.findings(of: $0, $0.source).contains { $0.code == code } })
  }

  @Test func `every code of the sources has a document, a table or a test of its own`() throws {
    let tests = try Self.texts(in: packageRoot.appending(path: "Tests"))
    for code in try Self.codesInSources() where !Self.codes.contains(code) {
      let isShown = tests.contains("\(code): ") || tests.contains("\"\(code)\"")
      #expect(isShown, "nothing shows \(code)")
    }
  }

  private static func findings(of fixture: Fixture, _ source: SourceFile) -> [Diagnostic] {
    var options = LoadOptions()
    let folder = fixture.file.deletingLastPathComponent().path
    options.root = "."
    options.findsMistakes = true
    // Paths in findings are those that the fixture names.
    options.files = FileAccess(
      read: { (path) throws(FileError) in
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)") else {
          throw FileError(path: path, reason: "there is no such file")
        }
        return [UInt8](data)
      }, exists: { _ in false }, workingDirectory: { folder })
    let name = fixture.file.lastPathComponent
    guard let document = try? Document.load(path: name, bytes: source.bytes, options: options)
    else { return [] }
    if document.hasErrors { return document.diagnostics }
    do throws(EvaluationFailure) {
      _ = try document.resolve(EvaluationInputs())
      return document.diagnostics
    } catch {
      return document.diagnostics + error.diagnostics
    }
  }

  /// The codes that the document, its evaluation and its loading report, by the calls that make a finding.
  ///
  /// Catalogs and running sessions are not among them: their findings are not about a document that is evaluated.
  private static func codesInSources() throws -> [String] {
    var codes: Set<String> = []
    for target in ["UIDescDocument", "UIDescRuntime", "UIDesc"] {
      let folder = packageRoot.appending(path: "Sources/\(target)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init()
      where file.pathExtension == "swift"
        && !["Catalog", "Live"].contains(where: { file.path.contains("/\($0)/") })
      {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: /(?:Diagnostic|stop)\(\s*"([a-z]+(?:-[a-z]+)*)"/) {
          codes.insert(String(match.1))
        }
      }
    }
    #expect(codes.count > 50)
    return codes.sorted()
  }

  /// All tables, fixtures and tests as one text.
  private static func texts(in folder: URL) throws -> String {
    var text = ""
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where ["txt", "yaml", "swift"].contains(file.pathExtension) {
      text += String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
    return text
  }
}
