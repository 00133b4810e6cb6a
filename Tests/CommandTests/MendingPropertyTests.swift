import Foundation
import TestSupport
import Testing
import UIDesc
import UIDescDiagnostics

@testable import UIDescCommand

/// What holds of `--fix` whatever the document: shown on the fixtures, the samples, and damaged copies of both.
@Suite struct MendingPropertyTests {
  /// Documents of the package, with the paths at which their imports are found.
  private static let documents: [(path: String, bytes: [UInt8])] = {
    var result: [(path: String, bytes: [UInt8])] = []
    for folder in ["samples", "Tests/Fixtures"] {
      let root = packageRoot.appending(path: folder)
      for name in (FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? [])
        .sorted()
      where name.hasSuffix(".yaml") || name.hasSuffix(".json") {
        let path = root.appending(path: name).path
        guard let data = FileManager.default.contents(atPath: path) else { continue }
        let bytes = [UInt8](data)
        if bytes.count < 20_000 { result.append((path, bytes)) }
      }
    }
    return result
  }()

  @Test(arguments: [false, true])
  func `mends every fixture once and for all`(_ includesUnsafe: Bool) throws {
    #expect(Self.documents.count > 300)
    var count = 0
    for (path, bytes) in Self.documents where try check(path, bytes, includesUnsafe) { count += 1 }
    #expect(count > 100)
  }

  /// Deletes, repeats and exchanges lines, exchanges words, and damages one letter.
  @Test(arguments: 1...4)
  func `mends damaged documents, and never makes one worse`(_ seed: UInt64) throws {
    var random = Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15)
    var count = 0
    for round in 0..<80 {
      let (path, bytes) = try #require(Self.documents.randomElement(using: &random))
      var text = String(decoding: bytes, as: UTF8.self)
      for _ in 0..<Int.random(in: 1...3, using: &random) { damage(&text, &random) }
      if try check(path, Array(text.utf8), round % 2 == 0) { count += 1 }
    }
    #expect(count > 10)
  }

  /// Returns whether there was something to mend.
  private func check(_ path: String, _ bytes: [UInt8], _ includesUnsafe: Bool) throws -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    let before = try read(path, bytes, .disk)
    let (mending, mended) = try mend(path, bytes, includesUnsafe)
    let after = try read(path, mended, mending.files.access)
    #expect(after.isReadable || !before.isReadable, "\(path) can't be read any more: \(text)")
    if before.isReadable {
      #expect(errors(in: after) <= errors(in: before), "\(path) has more errors: \(text)")
    }
    let left = after.findings.first { $0.fixIts.contains { $0.isSafe || includesUnsafe } }
    #expect(left == nil || !mending.refused.isEmpty, "\(path) keeps \(left?.code ?? ""): \(text)")
    let (_, again) = try mend(path, mended, includesUnsafe)
    #expect(again == mended, "\(path) is mended again: \(text)")
    // What stood behind a `#` may have been meant as text, which a mend then makes of it.
    if before.isReadable, !before.findings.contains(where: { $0.code == "unquoted-hash" }) {
      #expect(comments(in: mended) == comments(in: bytes), "\(path) has lost a comment: \(text)")
    }
    return mended != bytes
  }

  private func mend(
    _ path: String, _ bytes: [UInt8], _ includesUnsafe: Bool
  ) throws -> (mending: Mending, bytes: [UInt8]) {
    var mending = Mending(includesUnsafe: includesUnsafe)
    try mending.mend(path, bytes: bytes) { (bytes, files) throws(FileError) in
      try read(path, bytes ?? [], files)
    }
    return (mending, mending.files.mended[path] ?? bytes)
  }

  private func read(_ path: String, _ bytes: [UInt8], _ files: FileAccess) throws(FileError)
    -> ReportedDocument
  {
    let invocation: Invocation
    do {
      invocation = try Invocation(["validate", path])
    } catch {
      preconditionFailure("these are good arguments")
    }
    return try DocumentCheck(invocation: invocation, settings: Settings()).run(
      path, bytes: bytes, files: files)
  }

  private func errors(in document: ReportedDocument) -> Int {
    document.findings.count { $0.severity == .error }
  }

  /// In order, without those that say what to ignore, which are mended themselves.
  private func comments(in bytes: [UInt8]) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.matches(of: /(?m)(?:^|[ \t])(#.*)$/).map { String($0.1) }
      .filter { !$0.contains("uidesc-ignore") }
  }

  private func damage(_ text: inout String, _ random: inout Numbers) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let (first, second) = (
      Int.random(in: lines.indices, using: &random), Int.random(in: lines.indices, using: &random)
    )
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where lines.count > 1: lines.remove(at: first)
    case 1: lines.insert(lines[first], at: second)
    case 2: lines.swapAt(first, second)
    case 3: lines[first] = " " + lines[first]
    case 4:
      let words = lines[first].split(separator: " ").map(String.init)
      guard words.count > 1 else { break }
      let indentation = lines[first].prefix { $0 == " " }
      lines[first] = indentation + words.shuffled(using: &random).joined(separator: " ")
    default:
      let place = lines[first].index(
        lines[first].startIndex, offsetBy: Int.random(in: 0...lines[first].count, using: &random))
      if Bool.random(using: &random), place < lines[first].endIndex {
        lines[first].remove(at: place)
      } else {
        let pieces = ["x", ":", " #", "'", "\"", "{", "]", "- ", ",", "!", "é", "\t", "0", "."]
        lines[first].insert(contentsOf: pieces.randomElement(using: &random) ?? "x", at: place)
      }
    }
    text = lines.joined(separator: "\n")
  }
}

/// The same sequence of numbers in every run.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
