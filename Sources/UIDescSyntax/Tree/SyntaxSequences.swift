/// The elements of a list, in order; the iteration holds the tree.
package struct SyntaxElements: Sequence, Sendable {
  private let tree: SyntaxTree
  private let start: Int32
  private let end: Int32
  package let count: Int

  init(of node: SyntaxNode) {
    let stored = node.stored
    tree = node.tree
    start = node.index + 1
    end = stored.shape == .sequence ? stored.next : start
    count = stored.shape == .sequence ? Int(stored.payload) : 0
  }

  package var isEmpty: Bool { count == 0 }
  package var first: SyntaxNode? { start < end ? SyntaxNode(tree: tree, at: start) : nil }

  /// Linear in the position; traps beyond the end.
  package subscript(position: Int) -> SyntaxNode {
    precondition(position >= 0 && position < count, "a list has no element \(position)")
    var index = start
    for _ in 0..<position { index = tree.nodes[Int(index)].next }
    return SyntaxNode(tree: tree, at: index)
  }

  package struct Iterator: IteratorProtocol {
    fileprivate let tree: SyntaxTree
    fileprivate var index: Int32
    fileprivate let end: Int32

    package mutating func next() -> SyntaxNode? {
      guard index < end else { return nil }
      defer { index = tree.nodes[Int(index)].next }
      return SyntaxNode(tree: tree, at: index)
    }
  }

  package func makeIterator() -> Iterator { Iterator(tree: tree, index: start, end: end) }
  package var underestimatedCount: Int { count }
}

/// The entries of a mapping, in source order, each key once; the iteration holds the tree.
package struct SyntaxEntries: Sequence, Sendable {
  private let tree: SyntaxTree
  private let start: Int32
  private let end: Int32
  private let isMerged: Bool
  package let count: Int

  init(of node: SyntaxNode) {
    let stored = node.stored
    tree = node.tree
    count = stored.shape == .mapping ? node.count : 0
    isMerged = stored.flags.contains(.merges)
    if isMerged {
      start = Int32(truncatingIfNeeded: stored.textStart)
      end = start + Int32(truncatingIfNeeded: count)
    } else {
      start = node.index + 1
      end = stored.shape == .mapping ? stored.next : start
    }
  }

  package var isEmpty: Bool { count == 0 }

  package var first: SyntaxEntry? {
    var iterator = makeIterator()
    return iterator.next()
  }

  package struct Iterator: IteratorProtocol {
    fileprivate let tree: SyntaxTree
    fileprivate var index: Int32
    fileprivate let end: Int32
    fileprivate let isMerged: Bool

    package mutating func next() -> SyntaxEntry? {
      if isMerged {
        guard index < end else { return nil }
        defer { index += 1 }
        return SyntaxEntry(tree: tree, key: tree.mergedKeys[Int(index)])
      }
      while index < end {
        let key = index
        index = tree.nodes[Int(key) + 1].next
        if !tree.nodes[Int(key)].flags.contains(.isSkipped) { return SyntaxEntry(tree: tree, key: key) }
      }
      return nil
    }
  }

  package func makeIterator() -> Iterator {
    Iterator(tree: tree, index: start, end: end, isMerged: isMerged)
  }
  package var underestimatedCount: Int { count }
}
