/// Where a stage reports; it is handed on by `inout`, and the caller decides what the findings mean.
public struct DiagnosticSink: Sendable {
  public private(set) var diagnostics: [Diagnostic] = []

  public init() {}

  public mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The findings by file, place and code, each once: the order in which they are printed.
  public var sorted: [Diagnostic] {
    if diagnostics.count < 2 { return diagnostics }
    let ordered = diagnostics.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.range.file != b.range.file { return a.range.file < b.range.file }
      if a.range.start != b.range.start { return a.range.start < b.range.start }
      if a.range.end != b.range.end { return a.range.end < b.range.end }
      if a.code != b.code { return a.code < b.code }
      return left.offset < right.offset
    }
    var result: [Diagnostic] = []
    for (_, diagnostic) in ordered {
      // Those of one place and code stand together.
      let isKnown = result.reversed().prefix { $0.range == diagnostic.range && $0.code == diagnostic.code }
        .contains(diagnostic)
      if !isKnown { result.append(diagnostic) }
    }
    return result
  }
}
