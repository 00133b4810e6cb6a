internal import UIDesc
internal import UIDescDiagnostics

extension ValidationReport {
  /// One object with the files, the findings and their counts.
  func appendJSON(to out: inout OutputBuffer) {
    out.append("{\n  \"tool\": \"uidesc\",\n  \"version\": \"\(version)\",\n  \"schema\": 1,\n  \"files\": [")
    for (index, document) in documents.enumerated() {
      out.append(index > 0 ? ",\n    {\"path\": " : "\n    {\"path\": ")
      out.append(json: document.path)
      out.append(document.isValid ? ", \"status\": \"valid\"}" : ", \"status\": \"invalid\"}")
    }
    out.append(documents.isEmpty ? "],\n  \"findings\": [" : "\n  ],\n  \"findings\": [")
    var isFirst = true
    appendJSONFindings(to: &out) { out in
      out.append(isFirst ? "\n    " : ",\n    ")
      isFirst = false
    }
    out.append(isFirst ? "],\n" : "\n  ],\n")
    out.append("  \"summary\": {\"files\": \(documents.count), \"errors\": \(counts.errors + problems.count)")
    out.append(", \"warnings\": \(counts.warnings), \"notes\": \(counts.notes), \"hidden\": \(hidden)")
    out.append(", \"suppressed\": \(suppressed), \"fixable\": \(counts.mendable)}\n}\n")
  }

  /// A finding a line, each the object that `findings` has in the other form.
  func appendJSONLines(to out: inout OutputBuffer) {
    var isFirst = true
    appendJSONFindings(to: &out) { out in
      if !isFirst { out.append(0x0A) }
      isFirst = false
    }
    if !isFirst { out.append(0x0A) }
  }

  private func appendJSONFindings(
    to out: inout OutputBuffer, _ separate: (inout OutputBuffer) -> Void
  ) {
    for problem in problems {
      separate(&out)
      out.append("{\"code\": \"unreadable-file\", \"severity\": \"error\", \"message\": ")
      out.append(json: problem.reason)
      out.append(", \"file\": ")
      out.append(json: problem.path)
      out.append("}")
    }
    for document in documents where !document.findings.isEmpty {
      var renderer = FindingRenderer(document.sources)
      var pointers = PointerFinder(document.sources)
      for finding in document.findings {
        separate(&out)
        renderer.appendJSON(finding, pointer: pointers.pointer(to: finding.range), to: &out)
      }
    }
  }
}
