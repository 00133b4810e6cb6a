internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

// What the values of declarations have in common, whatever section they stand in.
extension DocumentReader {
  /// A value node of its own, outside every other node.
  mutating func readDetached(_ node: SyntaxNode, as type: ParameterType) -> PlanIndex {
    let index = PlanIndex(builder.plan.nodes.count)
    readDeclared(node, as: type)
    return index
  }

  /// The value of a declaration; a member of an enumeration of the document may stand without its dot.
  mutating func readDeclared(_ node: SyntaxNode, as type: ParameterType) {
    membersNeedNoDot = true
    readValue(node, as: type)
    membersNeedNoDot = false
  }

  /// A binding that nobody gives is a constant one.
  mutating func readDefault(_ node: SyntaxNode, as type: ParameterType, isBinding: Bool) -> PlanIndex {
    guard isBinding, node.kind == .scalar, node.text.hasPrefix(".constant(") else {
      return readDetached(node, as: type)
    }
    let index = PlanIndex(builder.plan.nodes.count)
    readBinding(node, to: type.valueType)
    return index
  }

  /// A value node that holds nothing.
  mutating func absent(at range: SourceRange) -> PlanIndex {
    let index = PlanIndex(builder.plan.nodes.count)
    builder.leaf(.absent, at: range)
    return index
  }

  /// The entries, each after those whose names its expressions mention, with the names that it can't use.
  ///
  /// Words of texts count as names here, so that what looks like a cycle may be none: only a use tells.
  func ordered(_ entries: List<SyntaxEntry>, noun: String) -> List<OrderedEntry> {
    var order = DeclarationOrder()
    for entry in entries { order.add(entry) }
    order.visitAll()
    var names = List<SyntaxKey>()
    for entry in order.result { names.append(entry.key) }
    var result = List<OrderedEntry>()
    for (index, entry) in order.result.enumerated() {
      let pending = PendingNames(noun: noun, declared: entry.key, names: names, start: index)
      result.append(OrderedEntry(entry: entry, pending: pending))
    }
    return result
  }
}

/// A declaration, after those that it may refer to.
struct OrderedEntry {
  let entry: SyntaxEntry
  let pending: PendingNames
}

/// Sorts declarations by what they mention.
private struct DeclarationOrder {
  private var entries = List<SyntaxEntry>()
  private(set) var result = List<SyntaxEntry>()
  private var isVisited = List<Bool>()

  mutating func add(_ entry: SyntaxEntry) {
    entries.append(entry)
    isVisited.append(false)
  }

  mutating func visitAll() {
    for index in entries.indices { visit(index) }
  }

  private mutating func visit(_ index: Int) {
    if isVisited[index] { return }
    isVisited[index] = true
    if entries.count > 1 {
      var names = MentionedNames()
      names.collect(from: entries[index].value)
      for other in entries.indices where names.contains(entries[other].key.text) {
        visit(other)
      }
    }
    result.append(entries[index])
  }
}

extension Diagnostic {
  static func cycle(_ noun: String, _ key: SyntaxKey, through other: SyntaxKey, at range: SourceRange) -> Self
  {
    Diagnostic(
      "declaration-cycle", .error, at: range, "the \(noun) '\(key.text)' depends on itself",
      notes: key.range == other.range ? [] : [Note("through this one", at: other.range)])
  }
}
