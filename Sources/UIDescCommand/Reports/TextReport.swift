internal import UIDescDiagnostics

extension ValidationReport {
  /// Findings as people read them, a blank line between two.
  func appendText(isColored: Bool, to out: inout OutputBuffer) {
    var isFirst = true
    for document in documents where !document.findings.isEmpty {
      var renderer = FindingRenderer(document.sources, isColored: isColored, explains: true)
      for finding in document.findings {
        if !isFirst { out.append(0x0A) }
        renderer.appendText(finding, to: &out)
        isFirst = false
      }
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
