import UIDescDiagnostics

/// Expected findings written as comments below the lines that they are about.
///
///     - paddin: 8
///     # ^^^^^^ error unknown-modifier: no modifier is named 'paddin'
///     # ^^^^^^ note: a related place of the finding above
///
/// The carets stand under the range's characters; `|` is an empty range; `^^..+2:5` ends two lines below, before
/// column 5; `#<^^` starts in column 1, where the comment sign itself stands; `#$` is the end of the file, on an
/// empty last line. `# no findings` says that nothing is expected. These lines are no part of the document.
struct Expectations: Sendable {
  static let nothing = "# no findings"

  /// One expectation line and the document's line above it, counted from 1.
  struct Line: Hashable, Sendable {
    var below: Int
    var text: String
  }

  /// The bytes without the expectation lines.
  private(set) var document: [UInt8] = []
  private(set) var lines: [Line] = []
  private var documentLines: [[UInt8]] = []

  init(reading bytes: [UInt8]) {
    for line in Self.split(bytes) {
      let text = String(decoding: line, as: UTF8.self).trimmedAtEnd
      if text == Self.nothing || Self.isExpectation(text) {
        lines.append(Line(below: max(1, documentLines.count), text: text))
      } else {
        documentLines.append(line)
        document += line
      }
    }
  }

  static func text(_ lines: [Line]) -> String {
    lines.map { "below line \($0.below): \($0.text)" }.joined(separator: "\n")
  }

  /// The lines that would expect exactly these findings, in the order in which they stand in the file.
  func render(_ findings: [Diagnostic], source: SourceFile) -> [Line] {
    var result: [Line] = []
    for finding in findings {
      let head = "\(finding.severity.rawValue) \(finding.code): \(finding.message)"
      result.append(line(for: finding.range, saying: head, in: source))
      for note in finding.notes where note.range.file == SourceID(0) {
        result.append(line(for: note.range, saying: "note: \(note.message)", in: source))
      }
    }
    if result.isEmpty { return [Line(below: nothingLine, text: Self.nothing)] }
    let ordered = result.enumerated().sorted { left, right in
      (left.element.below, left.offset) < (right.element.below, right.offset)
    }
    return ordered.map(\.element)
  }

  /// The fixture's bytes with its expectations replaced.
  func rewritten(_ findings: [Diagnostic], source: SourceFile) -> [UInt8] {
    let wanted = render(findings, source: source)
    var bytes: [UInt8] = []
    var next = 0
    func flush(through line: Int) {
      while next < wanted.count, wanted[next].below <= line {
        if let last = bytes.last, last != 0x0A, last != 0x0D { bytes.append(0x0A) }
        bytes += wanted[next].text.utf8
        bytes.append(0x0A)
        next += 1
      }
    }
    for (index, line) in documentLines.enumerated() {
      bytes += line
      flush(through: index + 1)
    }
    flush(through: Int.max)
    return bytes
  }

  // The line may stand anywhere; where the author put it, it stays.
  private var nothingLine: Int {
    lines.first { $0.text == Self.nothing }?.below ?? max(1, documentLines.count)
  }

  private func line(for range: SourceRange, saying text: String, in source: SourceFile) -> Line {
    let start = source.location(of: range.offsets.lowerBound)
    let end = source.location(of: range.offsets.upperBound)
    if start.line > documentLines.count {
      return Line(below: max(1, documentLines.count), text: "#$ \(text)")
    }
    var marks = "|"
    if end.line != start.line {
      let width = max(1, Self.width(documentLines[start.line - 1]) - start.column + 1)
      marks = String(repeating: "^", count: width) + "..+\(end.line - start.line):\(end.column)"
    } else if !range.isEmpty {
      marks = String(repeating: "^", count: max(1, end.column - start.column))
    }
    let lead = start.column == 1 ? "#<" : "#" + String(repeating: " ", count: start.column - 2)
    return Line(below: start.line, text: "\(lead)\(marks) \(text)")
  }

  /// The characters of a line without its break.
  private static func width(_ line: [UInt8]) -> Int {
    String(decoding: line, as: UTF8.self).count { !$0.isNewline }
  }

  /// `#`, marks, and then `error code: …`, `warning code: …`, `note code: …` or `note: …`.
  static func isExpectation(_ line: String) -> Bool {
    let pattern =
      #/#(?:\$|<?\ *(?:\^+|\|)(?:\.\.\+\d+:\d+)?)\ (?:note|(?:error|warning|note)\ [a-z0-9\-]+):\ .*/#
    return line.wholeMatch(of: pattern) != nil
  }

  /// Lines with their breaks, as `SourceFile.location(of:)` counts them.
  private static func split(_ bytes: [UInt8]) -> [[UInt8]] {
    var result: [[UInt8]] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { continue }
      if byte == 0x0A || byte == 0x0D {
        result.append(Array(bytes[start..<index]))
        start = index
      }
    }
    if start < bytes.count { result.append(Array(bytes[start...])) }
    return result
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
