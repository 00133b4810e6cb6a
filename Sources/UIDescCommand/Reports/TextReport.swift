internal import UIDescDiagnostics

extension ValidationReport {
  /// Findings as people read them, a blank line between two.
  func appendText(isColored: Bool, to out: inout OutputBuffer) {
    let documents = documents.filter { !$0.findings.isEmpty }
    let texts = parallelMap(documents.count) {
      return { documents[$0].text(isColored: isColored) }
    }
    for (index, text) in texts.enumerated() {
      if index > 0 { out.append(0x0A) }
      out.append(text[...])
    }
  }

  /// A finding a line, as editors and `grep` want them.
  func appendConcise(isColored: Bool, to out: inout OutputBuffer) {
    for document in documents where !document.findings.isEmpty {
      var renderer = FindingRenderer(document.sources, isColored: isColored)
      for finding in document.findings { renderer.appendConcise(finding, to: &out) }
    }
  }
}

extension ReportedDocument {
  /// The findings as people read them.
  fileprivate func text(isColored: Bool) -> [UInt8] {
    var out = OutputBuffer()
    var renderer = FindingRenderer(sources, isColored: isColored, explains: true)
    for (index, finding) in findings.enumerated() {
      if index > 0 { out.append(0x0A) }
      renderer.appendText(finding, to: &out)
    }
    return out.bytes
  }
}
