import Foundation
import TestSupport
import Testing
import UIDesc
import UIDescEmit
import UIDescRuntime

@Suite struct DocumentDifferenceTests {
  /// The trees of the samples, by name.
  static func trees() throws -> [(name: String, tree: ResolvedTree)] {
    let folder = packageRoot.appending(path: "samples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.compactMap { name in
      let path = folder.appending(path: "\(name)/app.yaml").path
      guard FileManager.default.fileExists(atPath: path) else { return nil }
      return (name, try Document(contentsOf: path).begin(EvaluationInputs()).tree)
    }
  }

  @Test func `a patch leads from each sample to the others`() throws {
    let trees = try Self.trees()
    #expect(trees.count > 20)
    for (index, (name, old)) in trees.enumerated() {
      // Each with four others, so that all are met from both sides.
      for step in [1, 2, 5, 11] {
        let (other, new) = trees[(index + step) % trees.count]
        let pair = spelled(old, new)
        var update = SessionStep()
        let changes = difference(from: pair.first, to: pair.second, comparesOrigins: false)
        update.changeSets = [ChangeSet(changes: changes, tree: pair.second)]
        expectPatch(of: update, leadsFrom: old, to: new, "from \(name) to \(other)")
      }
    }
  }

  @Test func `a document does not differ from itself`() throws {
    for (name, tree) in try Self.trees() {
      let pair = spelled(tree, tree)
      #expect(difference(from: pair.first, to: pair.second, comparesOrigins: false).isEmpty, "\(name)")
    }
  }
}
