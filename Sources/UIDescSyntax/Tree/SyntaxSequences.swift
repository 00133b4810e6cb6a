/// The elements of a list, in order; the iteration holds the tree.
public struct SyntaxElements: Sequence, Sendable {
  @usableFromInline let tree: SyntaxTree
  @usableFromInline let start: Int32
  @usableFromInline let end: Int32
  public let count: Int

  @inlinable
  init(of node: SyntaxNode) {
    let stored = node.stored
    tree = node.tree
    start = node.index + 1
    end = stored.shape == .sequence ? stored.next : start
    count = stored.shape == .sequence ? Int(stored.payload) : 0
  }

  @inlinable
  public var isEmpty: Bool { count == 0 }
  @inlinable
  public var first: SyntaxNode? { start < end ? SyntaxNode(tree: tree, at: start) : nil }

  /// Linear in the position; traps beyond the end.
  public subscript(position: Int) -> SyntaxNode {
    precondition(position >= 0 && position < count, "a list has no element \(position)")
    var index = start
    for _ in 0..<position { index = tree.nodes[Int(index)].next }
    return SyntaxNode(tree: tree, at: index)
  }

  public struct Iterator: IteratorProtocol {
    @usableFromInline let tree: SyntaxTree
    @usableFromInline var index: Int32
    @usableFromInline let end: Int32

    @inlinable
    init(tree: SyntaxTree, index: Int32, end: Int32) {
      self.tree = tree
      self.index = index
      self.end = end
    }

    @inlinable
    public mutating func next() -> SyntaxNode? {
      guard index < end else { return nil }
      defer { index = tree.nodes[Int(index)].next }
      return SyntaxNode(tree: tree, at: index)
    }
  }

  @inlinable
  public func makeIterator() -> Iterator { Iterator(tree: tree, index: start, end: end) }
  @inlinable
  public var underestimatedCount: Int { count }
}

/// The entries of a mapping, in source order, each key once; the iteration holds the tree.
public struct SyntaxEntries: Sequence, Sendable {
  @usableFromInline let tree: SyntaxTree
  @usableFromInline let start: Int32
  @usableFromInline let end: Int32
  @usableFromInline let isMerged: Bool
  public let count: Int

  @inlinable
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

  @inlinable
  public var isEmpty: Bool { count == 0 }

  @inlinable
  public var first: SyntaxEntry? {
    var iterator = makeIterator()
    return iterator.next()
  }

  public struct Iterator: IteratorProtocol {
    @usableFromInline let tree: SyntaxTree
    @usableFromInline var index: Int32
    @usableFromInline let end: Int32
    @usableFromInline let isMerged: Bool

    @inlinable
    init(tree: SyntaxTree, index: Int32, end: Int32, isMerged: Bool) {
      self.tree = tree
      self.index = index
      self.end = end
      self.isMerged = isMerged
    }

    @inlinable
    public mutating func next() -> SyntaxEntry? {
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

  @inlinable
  public func makeIterator() -> Iterator {
    Iterator(tree: tree, index: start, end: end, isMerged: isMerged)
  }
  @inlinable
  public var underestimatedCount: Int { count }
}
