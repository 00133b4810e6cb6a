internal import UIDescDiagnostics

extension OutputBuffer {
  /// A finding as one object on one line: code, severity, message and place.
  mutating func appendJSONLine(_ finding: Diagnostic, _ sources: SourceFiles) {
    append("{\"code\": ")
    append(json: finding.code)
    append(", \"severity\": \"\(finding.severity.rawValue)\", \"message\": ")
    append(json: finding.message)
    let index = Int(finding.range.file.index)
    if sources.files.indices.contains(index) {
      let file = sources.files[index]
      let place = file.location(of: Int(finding.range.start))
      append(", \"file\": ")
      append(json: file.path)
      append(", \"line\": \(place.line), \"column\": \(place.column)")
    }
    append("}")
  }
}
