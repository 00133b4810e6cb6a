import Foundation
import TestSupport
import Testing
import UIDescDiagnostics
import UIDescSyntax

struct FixtureTests {
  @Test(arguments: fixtures(in: "syntax"))
  func `reports what the fixture expects`(fixture: Fixture) {
    check(fixture) { source in Reading(source).findings }
  }

  @Test(arguments: fixtures(in: "syntax"))
  func `builds the tree that the fixture expects`(fixture: Fixture) {
    let golden = fixture.sibling("tree")
    guard FileManager.default.fileExists(atPath: golden.path) else { return }
    expectGolden(Reading(fixture.source).tree.dump, at: golden)
  }
}
