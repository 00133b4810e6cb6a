import UIDescDiagnostics

@testable import UIDescSyntax

/// What the short way through a YAML text did, set against libyaml's.
enum FastYAMLOutcome {
  /// It left the text to libyaml; true where libyaml had nothing to say about it.
  case declined(isValid: Bool)
  case equal
  /// It read a text that libyaml reads otherwise, or about which there is a finding.
  case different(String)
}

/// Reads a text both ways and compares all that the trees hold.
func compareFastYAML(_ bytes: [UInt8], checksDeclined: Bool = false) -> FastYAMLOutcome {
  let source = SourceFile(path: "x.yaml", bytes: bytes)
  let id = SourceID(0)
  let limits = SyntaxLimits.standard
  let text = inspectText(source, id: id, limits: limits)
  if text.finding != nil { return .declined(isValid: false) }
  let fast = readPlainYAML(source, id: id, text: text, limits: limits)
  if fast == nil, !checksDeclined { return .declined(isValid: false) }
  var sink = DiagnosticSink()
  let slow = readYAMLEvents(source, id: id, text: text, limits: limits, into: &sink)
  guard let fast else { return .declined(isValid: sink.diagnostics.isEmpty) }
  if let finding = sink.diagnostics.first { return .different("\(finding.code): \(finding.message)") }
  return difference(fast, slow).map { .different($0) } ?? .equal
}

private func difference(_ fast: SyntaxTree, _ slow: SyntaxTree) -> String? {
  guard fast.isComplete, slow.isComplete else { return "a tree is not complete" }
  guard fast.nodes.count == slow.nodes.count else {
    return "\(fast.nodes.count) nodes, not \(slow.nodes.count)"
  }
  for index in fast.nodes.indices {
    let (left, right) = (fast.nodes[index], slow.nodes[index])
    let isSame =
      left.shape == right.shape && left.start == right.start && left.end == right.end
      && left.style == right.style && left.flags == right.flags && left.payload == right.payload
      && left.textStart == right.textStart && left.textLength == right.textLength && left.next == right.next
    if !isSame { return "node \(index) is \(left), not \(right)" }
  }
  if fast.decoded != slow.decoded { return "the decoded texts differ" }
  if fast.mergedKeys != slow.mergedKeys { return "the merged keys differ" }
  guard fast.keyCount == slow.keyCount else { return "\(fast.keyCount) keys, not \(slow.keyCount)" }
  for index in fast.keys.entries.indices {
    let (left, right) = (fast.keys.entries[index], slow.keys.entries[index])
    let isSame =
      left.hash == right.hash && left.length == right.length && left.start == right.start
      && left.isDecoded == right.isDecoded
    if !isSame { return "key \(index) is \(left), not \(right)" }
  }
  return fast.keys.decoded == slow.keys.decoded ? nil : "the decoded keys differ"
}
