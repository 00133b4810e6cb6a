import Foundation
import TestSupport
import Testing
import UIDesc
import UIDescDiagnostics

/// Breaks the samples in one place at a time: validation or the sample's own scenarios must notice.
@Suite struct LiveMutationTests {
  static var samples: [String] {
    let folder = packageRoot.appending(path: "samples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter {
      FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/app.uitest.yaml").path)
    }.sorted()
  }

  @Test func `notices nine of ten mistakes in the samples`() throws {
    #expect(Self.samples.count > 20)
    var (all, caught) = (0, 0)
    var survivors: [String] = []
    for sample in Self.samples {
      let folder = packageRoot.appending(path: "samples/\(sample)")
      let text = try String(contentsOf: folder.appending(path: "app.yaml"), encoding: .utf8)
      let scenarios = folder.appending(path: "app.uitest.yaml").path
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: scenarios)))
      for mutant in Mutant.all(of: text) {
        all += 1
        var options = LoadOptions()
        options.files = files(replacing: folder.appending(path: "app.yaml").path, by: mutant.text)
        let report = runScenarios(path: scenarios, bytes: bytes, options: options)
        if report.hasFailed { caught += 1 } else { survivors.append("\(sample): \(mutant.change)") }
      }
    }
    print("\(caught) of \(all) mutants of the samples were caught; not these:")
    for survivor in survivors { print("  \(survivor)") }
    #expect(all > 500)
    #expect(caught * 10 >= all * 9)
  }

  private func files(replacing path: String, by text: String) -> FileAccess {
    FileAccess(
      read: { (asked) throws(FileError) in asked == path ? Array(text.utf8) : try readFile(asked) },
      exists: FileAccess.disk.exists, workingDirectory: FileAccess.disk.workingDirectory)
  }
}

/// A document with one mistake.
private struct Mutant {
  let text: String
  let change: String

  static func all(of text: String) -> [Mutant] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var mutants: [Mutant] = []
    for (number, line) in lines.enumerated() where isWorthBreaking(line) {
      func replace(_ new: String?) {
        guard new != line else { return }
        var copy = lines
        if let new { copy[number] = new } else { copy.remove(at: number) }
        mutants.append(
          Mutant(
            text: copy.joined(separator: "\n"),
            change: "\(number + 1): \(line.trimmed) -> \(new?.trimmed ?? "nothing")"))
      }
      replace(nil)
      replace(swapped(line, "true", "false"))
      replace(rotated(line, [".red", ".green", ".blue", ".yellow", ".orange", ".gray"]))
      replace(rotated(line, [".title", ".callout", ".headline"]))
      replace(line.replacing(#/\b(\d+)\b/#, maxReplacements: 1) { "\((Int($0.1) ?? 0) + 1)" })
      replace(line.replacing(#/if: ([^,"{}]+)$/#) { "if: \"!(\($0.1))\"" })
      replace(line.replacing(#/\? (\S+) : ([^"]+)/#) { "? \($0.2) : \($0.1)" })
      replace(line.replacing(#/(Text|title): ([A-Za-z][^,}]*)/#, maxReplacements: 1) { "\($0.1): \($0.2)x" })
      replace(rotated(line, ["HStack", "VStack", "ZStack"]))
    }
    return mutants
  }

  private static func isWorthBreaking(_ line: String) -> Bool {
    let text = line.trimmed
    // What is said to people only is no part of what a document does.
    return !text.isEmpty && !text.hasPrefix("#") && !text.hasPrefix("name:")
      && !text.hasPrefix("description:")
  }

  private static func swapped(_ line: String, _ one: String, _ other: String) -> String {
    line.contains(one) ? line.replacing(one, with: other) : line.replacing(other, with: one)
  }

  private static func rotated(_ line: String, _ words: [String]) -> String {
    for (index, word) in words.enumerated() where line.contains(word) {
      return line.replacing(word, with: words[(index + 1) % words.count], maxReplacements: 1)
    }
    return line
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
