import Foundation
import TestSupport
import Testing
import UIDesc

/// One expected output of a sample: `samples/<name>/expected/<case>.txt`, with its arguments beside it.
struct SampleCase: Sendable, CustomTestStringConvertible {
  let folder: URL
  let name: String
  let expected: URL

  var testDescription: String { "\(folder.lastPathComponent)/\(name)" }

  var arguments: [String] {
    get throws {
      let file = folder.appending(path: "expected/\(name).args")
      guard FileManager.default.fileExists(atPath: file.path) else { return [] }
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }
  }

  static func all(_ pathExtension: String) throws -> [SampleCase] {
    try sampleFolders().flatMap { folder in
      let expected = folder.appending(path: "expected")
      let files =
        (try? FileManager.default.contentsOfDirectory(at: expected, includingPropertiesForKeys: nil)) ?? []
      return files.filter { $0.pathExtension == pathExtension }.sorted { $0.path < $1.path }.map {
        SampleCase(folder: folder, name: $0.deletingPathExtension().lastPathComponent, expected: $0)
      }
    }
  }
}

let samples = packageRoot.appending(path: "samples")

/// Every folder with a document.
func sampleFolders() throws -> [URL] {
  try FileManager.default.contentsOfDirectory(at: samples, includingPropertiesForKeys: nil)
    .filter { FileManager.default.fileExists(atPath: $0.appending(path: "app.yaml").path) }
    .sorted { $0.path < $1.path }
}

@Suite struct SampleTests {
  @Test(arguments: try sampleFolders())
  func `is valid without a finding`(folder: URL) throws {
    let document = try Document(contentsOf: folder.appending(path: "app.yaml").path)
    #expect(document.findings.map(\.description) == [])
    #expect(try !SampleCase.all("txt").filter { $0.folder == folder }.isEmpty)
  }

  @Test(arguments: try SampleCase.all("txt"))
  func `resolves to the expected tree`(sample: SampleCase) throws {
    let document = try Document(contentsOf: sample.folder.appending(path: "app.yaml").path)
    let evaluation = try Evaluation(of: document, arguments: sample.arguments, folder: sample.folder)
    expectGolden(try evaluation.text, at: sample.expected)
  }

  @Test(arguments: try SampleCase.all("json"))
  func `resolves to the expected JSON`(sample: SampleCase) throws {
    let document = try Document(contentsOf: sample.folder.appending(path: "app.yaml").path)
    let evaluation = try Evaluation(of: document, arguments: sample.arguments, folder: sample.folder)
    expectGolden(try evaluation.json, at: sample.expected)
  }

  /// `equal.txt`: two documents and the arguments of both.
  @Test func `two ways of writing one screen give one tree`() throws {
    let lines = try String(contentsOf: samples.appending(path: "equal.txt"), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count > 20)
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      let trees = try words.prefix(2).map { path in
        let document = try Document(contentsOf: samples.appending(path: path).path)
        return try Evaluation(of: document, arguments: Array(words.dropFirst(2)), folder: samples).text
      }
      #expect(trees[0] == trees[1], "\(line)")
      #expect(!trees[0].isEmpty)
    }
  }

  @Test(arguments: [[], ["--state", "toggle=true"]])
  func `YAML and its JSON twin give the same bytes`(arguments: [String]) throws {
    let outputs = try ["app.yaml", "app.json"].map { file in
      let document = try Document(contentsOf: samples.appending(path: "toggle-inline/\(file)").path)
      let evaluation = try Evaluation(of: document, arguments: arguments, folder: samples)
      return [try evaluation.text, try evaluation.json]
    }
    #expect(outputs[0] == outputs[1])
  }
}
