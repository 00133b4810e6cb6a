import Foundation
import TestSupport
import Testing
import UIDescDocument

/// `docs/rules.md` against the program that holds it, and against the codes of the sources.
struct RulePageTests {
  private static let pages = RulePage.all()

  @Test func `the program holds the page as docs has it`() throws {
    let text = try String(contentsOf: packageRoot.appending(path: "docs/rules.md"), encoding: .utf8)
    expectGolden(
      RulePage.source(of: text),
      at: packageRoot.appending(path: "Sources/UIDescDocument/Rules/RulesText.swift"))
  }

  @Test func `what stands below a chapter's heading belongs to none of its pages`() {
    let text =
      "## One\n\nWords.\n\n### a-b\n\nError. First.\n\nMore.\n\n## Two\n\nOther words.\n\n### c-d\n\nNote. Second.\n"
    let read = RulePage.read(text)
    #expect(read.map(\.code) == ["a-b", "c-d"])
    #expect(read.map(\.details) == [["More."], []])
  }

  @Test func `every code of the sources has a page`() throws {
    let pages = Set(Self.pages.map(\.code))
    let missing = try Self.codesInSources().filter { !pages.contains($0) }
    #expect(missing == [], "these have no section in docs/rules.md")
  }

  @Test func `every page is about a code of the sources, and stands there once`() throws {
    let texts = try Self.sources().map(\.text)
    var seen: Set<String> = []
    for page in Self.pages {
      #expect(seen.insert(page.code).inserted, "\(page.code) has two sections")
      // The two kinds of collections share one call.
      let isMade = page.code == "unexpected-mapping"
      #expect(isMade || texts.contains { $0.contains("\"\(page.code)\"") }, "nothing reports \(page.code)")
    }
  }

  @Test(arguments: pages.map(\.code))
  func `a page has a sentence and both examples, or says why it has none`(code: String) throws {
    let page = try #require(RulePage.page(of: code))
    #expect(page.summary.hasSuffix(".") && page.summary.count > 15)
    let roles = Set(page.examples.map(\.role))
    if roles.isEmpty {
      #expect(page.details.joined(separator: " ").contains("No example"))
    } else {
      #expect(roles.isSuperset(of: [.bad, .good]))
    }
  }

  // MARK: Sources

  private static func sources() throws -> [(path: String, text: String)] {
    let folder = packageRoot.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var result: [(path: String, text: String)] = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      if ["/Schema/", "/Rules/", "Catalog+SwiftUI"].contains(where: { file.path.contains($0) }) { continue }
      result.append((file.path, try String(contentsOf: file, encoding: .utf8)))
    }
    return result
  }

  /// What makes a finding, and in the stages every text that is written as codes are.
  private static func codesInSources() throws -> [String] {
    var codes: Set<String> = []
    for (path, text) in try sources() {
      for match in text.matches(of: /(?:Diagnostic|stop)\(\s*"([a-z]+(?:-[a-z0-9]+)*)"/) {
        codes.insert(String(match.1))
      }
      if path.contains("/UIDescCommand/") || path.contains("/UIDescDiagnostics/") { continue }
      for match in text.matches(of: /"([a-z]+(?:-[a-z0-9]+)+)"/) { codes.insert(String(match.1)) }
    }
    #expect(codes.count > 150)
    return codes.sorted()
  }
}
