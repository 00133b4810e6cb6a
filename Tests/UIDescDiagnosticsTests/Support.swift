import UIDescDiagnostics

/// Files of a test with ranges found by what stands in them.
struct Fixture {
  var sources = SourceFiles()

  init(_ text: String, path: String = "home.yaml") { _ = add(text, path: path) }

  mutating func add(_ text: String, path: String) -> SourceID {
    sources.add(SourceFile(path: path, text: text))
  }

  /// The first place of the words at or after an offset.
  func range(_ words: String, after start: Int = 0, in file: SourceID = SourceID(0)) -> SourceRange {
    let (bytes, wanted) = (sources[file].bytes, Array(words.utf8))
    for index in start...max(start, bytes.count - wanted.count)
    where bytes[index...].starts(with: wanted) {
      return SourceRange(index, index + wanted.count, in: file)
    }
    preconditionFailure("the fixture has no '\(words)'")
  }

  func text(_ finding: Diagnostic, isColored: Bool = false, explains: Bool = false) -> String {
    var renderer = FindingRenderer(sources, isColored: isColored, explains: explains)
    var out = OutputBuffer()
    renderer.appendText(finding, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  func concise(_ finding: Diagnostic) -> String {
    var renderer = FindingRenderer(sources)
    var out = OutputBuffer()
    renderer.appendConcise(finding, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  func json(_ finding: Diagnostic) -> String {
    var renderer = FindingRenderer(sources)
    var out = OutputBuffer()
    renderer.appendJSON(finding, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }
}

func finding(_ range: SourceRange, _ message: String = "wrong", notes: [Note] = []) -> Diagnostic {
  Diagnostic("wrong-thing", .error, at: range, message, notes: notes)
}
