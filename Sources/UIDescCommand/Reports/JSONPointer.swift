internal import UIDesc
internal import UIDescDiagnostics
internal import UIDescSyntax

/// Finds the part of a document that a finding is about, as a JSON pointer (RFC 6901) says it.
struct PointerFinder {
  private let sources: SourceFiles
  /// By the index of the source; nil where it has not been read yet.
  private var parts: [[Part]?]

  /// What has a name or a number in the mapping or list that it stands in.
  private struct Part {
    /// Of an entry with its key, or of an element.
    let range: SourceRange
    /// Nil where it stands at the top.
    let parent: Int?
    let key: SyntaxKey?
    /// Its number in a list.
    var position = 0
    /// Whether the mapping begins with it.
    var isFirst = false
  }

  init(_ sources: SourceFiles) {
    self.sources = sources
    parts = Array(repeating: nil, count: sources.files.count)
  }

  /// The pointer to the smallest part that the range lies in; nil in a file that can't be read.
  mutating func pointer(to range: SourceRange) -> String? {
    let file = Int(range.file.index)
    guard self.parts.indices.contains(file) else { return nil }
    let parts = self.parts[file] ?? Self.parts(of: sources.files[file], id: range.file)
    self.parts[file] = parts
    if parts.isEmpty { return nil }
    // The last part that begins before the range, and of those around it the first that reaches to its end.
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].range.start <= range.start { low = middle + 1 } else { high = middle }
    }
    var index = low > 0 ? low - 1 : nil
    while let here = index, !isMeant(parts[here], by: range) { index = parts[here].parent }
    var names: [String] = []
    while let here = index {
      names.append(parts[here].key?.text.escapedForPointer ?? "\(parts[here].position)")
      index = parts[here].parent
    }
    return names.reversed().map { "/\($0)" }.joined()
  }

  private func isMeant(_ part: Part, by range: SourceRange) -> Bool {
    // A point at the start of a mapping means all of it: what is missing there is reported so.
    if part.isFirst, range.start == range.end, range.start == part.range.start { return false }
    return part.range.start <= range.start && range.end <= part.range.end
  }

  // MARK: Reading

  /// In the order of the file; empty where it can't be read.
  private static func parts(of source: SourceFile, id: SourceID) -> [Part] {
    var ignored = DiagnosticSink()
    let tree = readSyntax(source, id: id, format: .automatic, into: &ignored)
    var parts: [Part] = []
    if tree.isComplete { append(tree.root, inside: nil, to: &parts) }
    return parts
  }

  private static func append(_ node: SyntaxNode, inside parent: Int?, to parts: inout [Part]) {
    // What an alias stands for has its place elsewhere.
    if node.isAlias { return }
    switch node.kind {
    case .mapping:
      let range = node.range
      var isFirst = true
      // So have the keys of what is merged.
      for entry in node.entries where entry.key.range.start >= range.start && entry.key.range.end <= range.end
      {
        parts.append(Part(range: entry.range, parent: parent, key: entry.key, isFirst: isFirst))
        isFirst = false
        append(entry.value, inside: parts.count - 1, to: &parts)
      }
    case .sequence:
      for (position, element) in node.elements.enumerated() {
        parts.append(Part(range: element.placeRange, parent: parent, key: nil, position: position))
        append(element, inside: parts.count - 1, to: &parts)
      }
    default: break
    }
  }
}

extension String {
  fileprivate var escapedForPointer: String {
    var result = ""
    for character in unicodeScalars {
      switch character {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
