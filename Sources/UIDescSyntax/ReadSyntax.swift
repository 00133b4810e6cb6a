// The syntax stage: the bytes of one YAML or JSON file come in, one positioned tree and findings go out. It knows the
// two grammars and what they do to text that authors meant otherwise; it never asks what a key or a value means, never
// opens a file, and never stops the program on any input.

package import UIDescDiagnostics

/// How the bytes of a source are to be read.
package enum DocumentFormat: Sendable {
  case yaml, json
  /// By the path's extension; else JSON where the text starts with a bracket and is JSON, and YAML otherwise.
  case automatic
}

/// What a document may ask of the machine before it is refused; each limit has its own finding.
package struct SyntaxLimits: Sendable {
  /// Lists and mappings inside each other.
  package var nesting: Int
  /// Nodes after every alias is written out, computed without writing them out.
  package var expandedNodes: Int
  /// The size of the file.
  package var bytes: Int

  package init(nesting: Int = 200, expandedNodes: Int = 1_000_000, bytes: Int = 256 << 20) {
    self.nesting = nesting
    self.expandedNodes = expandedNodes
    self.bytes = bytes
  }

  package static let standard = SyntaxLimits()
}

/// Reads one document; what is wrong goes into the sink, and a tree comes back always.
///
/// A node about which an error was reported is `.missing`, so that later stages pass over it without another word.
/// Where the text can't be read to its end, the root is `.missing` and the tree is not complete.
package func readSyntax(
  _ source: SourceFile, id: SourceID, format: DocumentFormat, limits: SyntaxLimits = .standard,
  into sink: inout DiagnosticSink
) -> SyntaxTree {
  let text = inspectText(source, id: id, limits: limits)
  if let finding = text.finding {
    sink.report(finding)
    return SyntaxTree(incomplete: source, id: id)
  }
  switch format.resolved(for: source, from: text.start) {
  case .json:
    return readJSON(source, id: id, from: text.start, limits: limits, into: &sink)
  case .yaml:
    return readYAML(source, id: id, text: text, limits: limits, into: &sink)
  case .automatic:
    var jsonSink = DiagnosticSink()
    let json = readJSON(source, id: id, from: text.start, limits: limits, into: &jsonSink)
    if json.isComplete || looksLikeJSON(source.bytes, from: text.start) {
      for finding in jsonSink.diagnostics { sink.report(finding) }
      return json
    }
    return readYAML(source, id: id, text: text, limits: limits, into: &sink)
  }
}

extension DocumentFormat {
  /// The format that the path names; `.automatic` stays where the text starts with a bracket.
  fileprivate func resolved(for source: SourceFile, from start: Int) -> DocumentFormat {
    guard self == .automatic else { return self }
    if source.path.hasSuffix(".json") { return .json }
    if source.path.hasSuffix(".yaml") || source.path.hasSuffix(".yml") { return .yaml }
    var index = start
    while index < source.bytes.count, source.bytes[index].isJSONSpace { index += 1 }
    guard index < source.bytes.count else { return .yaml }
    return source.bytes[index] == UInt8(ascii: "{") || source.bytes[index] == UInt8(ascii: "[")
      ? .automatic : .yaml
  }
}

/// True where the first key is quoted, which nobody does in a YAML flow mapping: its faults are told as JSON's.
private func looksLikeJSON(_ bytes: [UInt8], from start: Int) -> Bool {
  var index = start
  while index < bytes.count,
    bytes[index].isJSONSpace || bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: "[")
  {
    index += 1
  }
  return index < bytes.count && bytes[index] == UInt8(ascii: "\"")
}
