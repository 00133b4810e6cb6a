internal import CEL
internal import UIDescSyntax

/// The names that the expressions under a node may mention: a superset, found without reading the expressions.
struct MentionedNames {
  private var names: [String] = []

  func contains(_ name: String) -> Bool { names.contains(name) }

  mutating func collect(from node: SyntaxNode) {
    switch node.kind {
    case .missing: break
    case .scalar: if !node.isNull { scan(Array(node.text.utf8)) }
    case .sequence: for element in node.elements { collect(from: element) }
    case .mapping: for entry in node.entries where entry.key.text != "type" { collect(from: entry.value) }
    }
  }

  /// Words that stand neither in quotes nor behind a dot.
  private mutating func scan(_ bytes: [UInt8]) {
    var index = 0
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        // `${` inside a text opens an expression again; a superset may take the whole of it.
        if byte == open { quote = nil }
        index += 1
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
        index += 1
      } else if byte.isNameByte {
        let end = bytes[index...].firstIndex { !$0.isNameByte } ?? bytes.count
        if index == 0 || bytes[index - 1] != UInt8(ascii: ".") {
          names.append(String(decoding: bytes[index..<end], as: UTF8.self))
        }
        index = end
      } else {
        index += 1
      }
    }
  }
}
