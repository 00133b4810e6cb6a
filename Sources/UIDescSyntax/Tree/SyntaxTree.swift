public import UIDescDiagnostics

/// One document with the place of everything in it; nodes are read through `SyntaxNode` cursors.
public final class SyntaxTree: Sendable {
  public let id: SourceID
  public let source: SourceFile
  /// False where reading stopped at a fault or a limit; the root is `.missing` then.
  public let isComplete: Bool

  @usableFromInline let nodes: PlainBuffer<StoredNode>
  /// Decoded texts that differ from what is written: escapes, folded lines.
  @usableFromInline let decoded: [UInt8]
  let keys: KeyTable
  /// The key nodes of mappings that merge others, one slice for each such mapping.
  @usableFromInline let mergedKeys: [Int32]

  init(
    source: SourceFile, id: SourceID, nodes: consuming PlainBuffer<StoredNode>, decoded: [UInt8],
    keys: consuming KeyTable,
    mergedKeys: [Int32]
  ) {
    self.source = source
    self.id = id
    self.nodes = nodes
    self.decoded = decoded
    self.keys = keys
    self.mergedKeys = mergedKeys
    isComplete = true
  }

  /// A tree of one missing node: reading stopped.
  init(incomplete source: SourceFile, id: SourceID) {
    self.source = source
    self.id = id
    var nodes = PlainBuffer<StoredNode>()
    nodes.append(StoredNode(.missing, start: 0, end: source.bytes.count))
    self.nodes = nodes
    decoded = []
    keys = KeyTable()
    mergedKeys = []
    isComplete = false
  }

  /// The document's one value.
  @inlinable
  public var root: SyntaxNode { SyntaxNode(tree: self, at: 0) }

  /// How many nodes the tree has, keys among them.
  public var nodeCount: Int { nodes.count }

  /// How many different keys the tree has; their ids are counted from 0 in the order of first use.
  public var keyCount: Int { keys.count }

  /// The characters of an interned key.
  public func keyText(_ id: Int32) -> String {
    let key = keys.entries[Int(id)]
    let range = Int(key.start)..<Int(key.start) + Int(key.length)
    return String(decoding: (key.isDecoded ? keys.decoded : source.bytes)[range], as: UTF8.self)
  }

  /// The id of these characters as a key; nil where no key of the tree has them.
  public func keyID(of text: String) -> Int32? {
    var text = text
    return text.withUTF8 { key in
      unsafe source.bytes.withUnsafeBufferPointer { source in
        unsafe keys.id(of: SourceBytes(key), source: SourceBytes(source))
      }
    }
  }

  /// The decoded characters of a scalar; none of what is no scalar.
  @inlinable
  func withUTF8<R>(of node: StoredNode, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    guard node.shape == .scalar else { return unsafe body(UnsafeBufferPointer(start: nil, count: 0)) }
    if node.flags.contains(.isDecoded) {
      return unsafe decoded.withUnsafeBufferPointer {
        unsafe body(UnsafeBufferPointer(rebasing: $0[node.text]))
      }
    }
    return unsafe source.bytes.withUnsafeBufferPointer {
      unsafe body(UnsafeBufferPointer(rebasing: $0[node.text]))
    }
  }

  /// Whether a scalar's decoded characters are these.
  func hasText(_ text: SourceBytes, at index: Int32) -> Bool {
    unsafe SyntaxNode(tree: self, at: index).withUTF8 { unsafe SourceBytes($0).isSame(as: text) }
  }

  @inlinable
  func range(_ node: StoredNode) -> SourceRange { SourceRange(Int(node.start), Int(node.end), in: id) }
}
