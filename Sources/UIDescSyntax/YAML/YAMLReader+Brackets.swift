import UIDescDiagnostics

// Lists and mappings between brackets, looked at once when they close: what a comma or a missing space has torn.
extension YAMLReader {
  /// `{in: f(a, b)}` and `{title: Hello, world!}`: a comma that was part of a value has cut it.
  mutating func checkFlow(_ frame: TreeBuilder.Frame, isBracketed: Bool, into sink: inout DiagnosticSink) {
    guard isBracketed, frame.count + (frame.isTorn ? 1 : 0) > 0 else { return }
    if frame.isList {
      checkFlowSequence(Int(frame.node), into: &sink)
    } else {
      checkFlowMapping(Int(frame.node), into: &sink)
    }
  }

  private mutating func checkFlowSequence(_ sequence: Int, into sink: inout DiagnosticSink) {
    var element = sequence + 1
    while element < tree.nodes.count {
      let next = Int(tree.nodes[element].next)
      if isPlain(element), openParentheses(element) > 0, next < tree.nodes.count {
        var last = next
        while last < tree.nodes.count, !(isPlain(last) && openParentheses(last) < 0) {
          last = Int(tree.nodes[last].next)
        }
        // Where no parenthesis closes behind this one, none closes behind a later one.
        if last >= tree.nodes.count { return }
        reportTorn(from: element, to: Int(tree.nodes[last].end), into: &sink)
        // The pieces become one element, as their author meant them.
        var piece = next
        while piece <= last {
          tree.frame.count -= 1
          piece = Int(tree.nodes[piece].next)
        }
        tree.nodes[element].next = Int32(truncatingIfNeeded: piece)
        element = piece
      } else {
        element = next
      }
    }
  }

  private mutating func checkFlowMapping(_ mapping: Int, into sink: inout DiagnosticSink) {
    var key = mapping + 1
    var previous: Int?
    var mayClose = true
    while key < tree.nodes.count {
      let value = key + 1
      var next = Int(tree.nodes[value].next)
      if !tree.nodes[key].flags.contains(.isSkipped), isWithoutColon(key) {
        if let colon = colonWithoutSpace(in: key) {
          sink.report(.spaceAfterColon(at: range(colon, colon + 1)))
          skipEntry(key)
        } else if let previous {
          let end = endOfTornEntries(from: key)
          if isPlain(previous) {
            reportTorn(from: previous, to: end, into: &sink)
          } else {
            sink.report(.entryWithoutColon(tree.keyText(key), at: tree.range(of: key)))
          }
        }
      } else if mayClose, isPlain(value), openParentheses(value) > 0, next < tree.nodes.count {
        if let end = endOfParentheses(from: next) {
          reportTorn(from: value, to: end, into: &sink)
          while next < tree.nodes.count, Int(tree.nodes[next].start) < end {
            skipEntry(next)
            next = Int(tree.nodes[next + 1].next)
          }
        } else {
          // Where no parenthesis closes behind this one, none closes behind a later one.
          mayClose = false
        }
      }
      previous = value
      key = next
    }
  }

  /// Passes over this entry and those without a colon that follow; where the last of them ends.
  private mutating func endOfTornEntries(from first: Int) -> Int {
    var key = first
    var end = Int(tree.nodes[first].end)
    while key < tree.nodes.count, isWithoutColon(key) {
      end = Int(tree.nodes[key].end)
      skipEntry(key)
      key = Int(tree.nodes[key + 1].next)
    }
    return end
  }

  private mutating func skipEntry(_ key: Int) {
    guard !tree.nodes[key].flags.contains(.isSkipped) else { return }
    tree.nodes[key].flags.insert(.isSkipped)
    tree.frame.count -= 1
    tree.frame.isTorn = true
  }

  private func endOfParentheses(from first: Int) -> Int? {
    var key = first
    while key < tree.nodes.count {
      let value = key + 1
      if isPlain(value), openParentheses(value) < 0 { return Int(tree.nodes[value].end) }
      if openParentheses(key) < 0 { return Int(tree.nodes[key].end) }
      key = Int(tree.nodes[value].next)
    }
    return nil
  }

  private mutating func reportTorn(from node: Int, to end: Int, into sink: inout DiagnosticSink) {
    let start = Int(tree.nodes[node].start)
    sink.report(.cutAtComma(text(start, end), at: range(start, end)))
    tree.nodes[node] = StoredNode(.missing, start: start, end: end)
    tree.nodes[node].next = Int32(truncatingIfNeeded: node + 1)
  }

  private func isPlain(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    return node.shape == .scalar && node.style == .plain && node.textLength > 0
  }

  private func openParentheses(_ index: Int) -> Int {
    let node = tree.nodes[index]
    var depth = 0
    for offset in Int(node.start)..<Int(node.end) {
      let current = source[offset]
      if current == UInt8(ascii: "(") { depth += 1 }
      if current == UInt8(ascii: ")") { depth -= 1 }
    }
    return depth
  }

  private func isWithoutColon(_ key: Int) -> Bool {
    let value = tree.nodes[key + 1]
    guard value.shape == .scalar, value.textLength == 0, value.style == .plain else { return false }
    let end = skipSpaceAndComments(from: Int(tree.nodes[key].end))
    return byte(end) != UInt8(ascii: ":") && byte(end) != UInt8(ascii: "?")
  }

  /// The `:` of `{spacing:8}`, which YAML reads as one word.
  private func colonWithoutSpace(in key: Int) -> Int? {
    guard isPlain(key) else { return nil }
    return colonInWord(Int(tree.nodes[key].start), Int(tree.nodes[key].end))
  }
}
