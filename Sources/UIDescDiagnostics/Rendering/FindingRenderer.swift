// Rendering takes findings with the files that they point into and gives text for people, single lines for tools that
// match them, and JSON. It never reads a file, decides what is printed, or writes: the caller owns the buffer.

/// Prints findings of one run; lines are looked up in tables that are made once per file.
package struct FindingRenderer {
  var locator: SourceLocator
  let palette: Palette
  /// Whether each finding ends by naming the command that explains its code.
  private let explains: Bool

  package init(_ sources: SourceFiles, isColored: Bool = false, explains: Bool = false) {
    self.locator = SourceLocator(sources)
    self.palette = Palette(isColored: isColored)
    self.explains = explains
  }

  /// The finding with its place, the guilty text underlined, related places, and where in the document it stands.
  package mutating func appendText(_ finding: Diagnostic, to out: inout OutputBuffer) {
    let main = snippet(of: finding.range)
    let notes = finding.notes.map { ($0, snippet(of: $0.range)) }
    let lastLine = notes.reduce(main?.lastLine ?? 1) { max($0, $1.1?.lastLine ?? 1) }
    let gutter = String(lastLine).count
    let color = palette.color(of: finding.severity)

    appendTitle(finding, color: color, to: &out)
    if let main { append(main, gutter: gutter, mark: 0x5E, color: color, to: &out) }
    for (note, snippet) in notes {
      palette.append("note", in: palette.note, to: &out)
      out.append(": \(visible(note.message))\n")
      if let snippet { append(snippet, gutter: gutter, mark: 0x2D, color: palette.note, to: &out) }
    }
    if !finding.context.isEmpty {
      appendFooter("in", visible(finding.context.joined(separator: " › ")), gutter: gutter, to: &out)
    }
    if explains { appendFooter("help", "uidesc explain \(finding.code)", gutter: gutter, to: &out) }
  }

  /// `path:line:column: severity: message [code]` on a line of its own.
  package mutating func appendConcise(_ finding: Diagnostic, to out: inout OutputBuffer) {
    appendPlace(finding.range, to: &out)
    palette.append(finding.severity.rawValue, in: palette.color(of: finding.severity), to: &out)
    out.append(": \(visible(finding.message)) [\(finding.code)]\n")
  }

  private func appendTitle(_ finding: Diagnostic, color: String, to out: inout OutputBuffer) {
    palette.append("\(finding.severity.rawValue)[\(finding.code)]", in: color, to: &out)
    palette.append(": \(visible(finding.message))", in: palette.strong, to: &out)
    out.append(0x0A)
  }

  private func appendFooter(_ name: String, _ text: String, gutter: Int, to out: inout OutputBuffer) {
    out.append(0x20, times: gutter + 2)
    palette.append("=", in: palette.frame, to: &out)
    out.append(" ")
    palette.append("\(name):", in: palette.strong, to: &out)
    out.append(" \(text)\n")
  }

  private mutating func appendPlace(_ range: SourceRange, to out: inout OutputBuffer) {
    guard let (path, place) = locator.place(of: range) else { return }
    out.append("\(visible(path)):\(place.line):\(place.column): ")
  }
}

/// The escape sequences of a terminal, or none.
struct Palette {
  let isColored: Bool

  let strong = "1"
  let frame = "1;34"
  let note = "1;36"

  func color(of severity: Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: note
    }
  }

  func append(_ text: String, in color: String, to out: inout OutputBuffer) {
    if isColored { out.append("\u{1B}[\(color)m") }
    out.append(text)
    if isColored { out.append("\u{1B}[0m") }
  }
}
