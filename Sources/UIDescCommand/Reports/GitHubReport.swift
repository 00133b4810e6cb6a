internal import UIDescDiagnostics

extension ValidationReport {
  /// How many annotations of a kind GitHub keeps of one step.
  private static let annotationsOfAKind = 10

  /// Workflow commands, errors first; what GitHub would drop is counted in one more notice.
  func appendGitHub(to out: inout OutputBuffer) {
    let findings = problems.map(\.placedFinding) + documents.flatMap { $0.placedFindings() }
    var dropped = hidden
    for severity in [Severity.error, .warning, .note] {
      let ofKind = findings.filter { $0.finding.severity == severity }
      // The last notice is kept for the count.
      let limit = severity == .note ? Self.annotationsOfAKind - 1 : Self.annotationsOfAKind
      for placed in ofKind.prefix(limit) { out.appendWorkflowCommand(placed) }
      dropped += max(0, ofKind.count - limit)
    }
    if dropped > 0 {
      out.append(
        "::notice title=uidesc::\(counted(dropped, "more finding")) not shown here; the log has all of them\n"
      )
    }
  }

  /// The text for the log, in which no line is taken for a command, and then the commands.
  func appendTextAndGitHub(isColored: Bool, tree: WorkingTree, to out: inout OutputBuffer) {
    var text = OutputBuffer()
    appendText(isColored: isColored, to: &text)
    if !text.isEmpty {
      let written = String(decoding: text.bytes, as: UTF8.self)
      // A document could hold a word that is known beforehand, and give commands behind it.
      var word = "uidesc-\(fingerprint([written]))"
      while written.contains(word) { word = "uidesc-\(fingerprint([word, written]))" }
      out.append("::stop-commands::\(word)\n\(written)::\(word)::\n")
    }
    withPaths(from: tree).appendGitHub(to: &out)
  }
}

extension OutputBuffer {
  /// A message is cut before the 64 KB at which GitHub refuses it.
  private static let longestMessage = 16_000

  fileprivate mutating func appendWorkflowCommand(_ placed: PlacedFinding) {
    let (finding, region) = (placed.finding, placed.region)
    switch finding.severity {
    case .error: append("::error file=")
    case .warning: append("::warning file=")
    case .note: append("::notice file=")
    }
    append(commandText: region.path, isProperty: true)
    append(",line=\(region.start.line),endLine=\(region.end.line)")
    // Columns of a range over several lines are refused.
    if region.start.line == region.end.line {
      append(",col=\(region.start.column),endColumn=\(region.end.column)")
    }
    append(",title=")
    append(commandText: finding.code, isProperty: true)
    append("::")
    append(commandText: visible(finding.message).cut(to: Self.longestMessage), isProperty: false)
    for note in finding.notes.prefix(10) {
      append("%0Anote: ")
      append(commandText: visible(note.message).cut(to: Self.longestMessage / 10), isProperty: false)
    }
    append(0x0A)
  }

  private mutating func append(commandText text: String, isProperty: Bool) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "%"): append("%25")
      case 0x0D: append("%0D")
      case 0x0A: append("%0A")
      case UInt8(ascii: ":") where isProperty: append("%3A")
      case UInt8(ascii: ",") where isProperty: append("%2C")
      default: append(byte)
      }
    }
  }
}

extension String {
  /// At most so many bytes, without half a character.
  func cut(to limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var end = utf8.index(startIndex, offsetBy: limit)
    while end > startIndex, end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return self[..<end] + "…"
  }
}
