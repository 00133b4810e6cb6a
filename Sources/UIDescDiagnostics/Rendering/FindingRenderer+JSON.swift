extension FindingRenderer {
  /// The finding as one JSON object without a line break; lines, columns (characters) count from 1, offsets are UTF-8.
  ///
  /// `pointer` says in the document's own terms what it is about.
  package mutating func appendJSON(
    _ finding: Diagnostic, pointer: String? = nil, to out: inout OutputBuffer
  ) {
    out.append(#"{"code": "#)
    out.append(json: finding.code)
    out.append(#", "severity": "#)
    out.append(json: finding.severity.rawValue)
    out.append(#", "message": "#)
    out.append(json: finding.message)
    appendJSONRange(finding.range, to: &out)
    if let pointer {
      out.append(#", "pointer": "#)
      out.append(json: pointer)
    }
    if !finding.context.isEmpty {
      out.append(#", "context": "#)
      out.appendJSONArray(finding.context) { $0.append(json: $1) }
    }
    if !finding.notes.isEmpty {
      out.append(#", "notes": "#)
      out.appendJSONArray(finding.notes) { appendJSON($1, to: &$0) }
    }
    if !finding.fixIts.isEmpty {
      out.append(#", "fixes": "#)
      out.appendJSONArray(finding.fixIts) { appendJSON($1, to: &$0) }
    }
    out.append("}")
  }

  private mutating func appendJSON(_ note: Note, to out: inout OutputBuffer) {
    out.append(#"{"message": "#)
    out.append(json: note.message)
    appendJSONRange(note.range, to: &out)
    out.append("}")
  }

  private mutating func appendJSON(_ fixIt: FixIt, to out: inout OutputBuffer) {
    out.append(#"{"title": "#)
    out.append(json: fixIt.title)
    out.append(fixIt.isSafe ? #", "safe": true, "edits": "# : #", "safe": false, "edits": "#)
    out.appendJSONArray(fixIt.edits) { out, edit in
      out.append(#"{"text": "#)
      out.append(json: edit.replacement)
      appendJSONRange(edit.range, to: &out)
      out.append("}")
    }
    out.append("}")
  }

  private mutating func appendJSONRange(_ range: SourceRange, to out: inout OutputBuffer) {
    guard let file = locator.load(range.file) else { return }
    out.append(#", "file": "#)
    out.append(json: locator.sources.files[file].path)
    out.append(#", "start": "#)
    appendJSONPlace(Int(range.start), in: file, to: &out)
    out.append(#", "end": "#)
    appendJSONPlace(Int(range.end), in: file, to: &out)
  }

  private mutating func appendJSONPlace(_ offset: Int, in file: Int, to out: inout OutputBuffer) {
    guard let place = locator.location(of: offset, in: file) else { return }
    out.append("{\"line\": \(place.line), \"column\": \(place.column), \"offset\": \(offset)}")
  }
}

extension OutputBuffer {
  /// The elements in brackets on one line.
  mutating func appendJSONArray<Element>(
    _ elements: [Element], _ append: (inout OutputBuffer, Element) -> Void
  ) {
    self.append("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { self.append(", ") }
      append(&self, element)
    }
    self.append("]")
  }
}
