public import UIDescDiagnostics

/// A cursor on one node: the tree and an index. An alias is never seen: the cursor stands on what it names.
public struct SyntaxNode: Sendable {
  public enum Kind: Sendable {
    /// An error was reported here already, or the text ends here.
    case missing
    case scalar, sequence, mapping
  }

  public let tree: SyntaxTree
  /// Unique in its tree; two aliases of one anchor share it.
  public let index: Int32
  // Where the cursor came from: the alias, or the node itself.
  @usableFromInline let place: Int32

  @inlinable
  public init(tree: SyntaxTree, at place: Int32) {
    self.tree = tree
    self.place = place
    let stored = tree.nodes[Int(place)]
    index = stored.shape == .alias ? stored.payload : place
  }

  @inlinable
  var stored: StoredNode { tree.nodes[Int(index)] }

  @inlinable
  public var kind: Kind {
    switch stored.shape {
    case .missing, .alias: .missing
    case .scalar: .scalar
    case .sequence: .sequence
    case .mapping: .mapping
    }
  }

  /// Where it is written, quotes and brackets included; for an alias where the anchored node stands.
  @inlinable
  public var range: SourceRange { tree.range(stored) }

  /// Where it is used: the alias `*name` where one leads here, else its own range.
  @inlinable
  public var placeRange: SourceRange { tree.range(tree.nodes[Int(place)]) }

  @inlinable
  public var isAlias: Bool { place != index }

  @inlinable
  public var isScalar: Bool { stored.shape == .scalar }
  @inlinable
  public var isSequence: Bool { stored.shape == .sequence }
  @inlinable
  public var isMapping: Bool { stored.shape == .mapping }

  /// As it stands in the file, with quotes.
  public var sourceText: String { tree.source.text(range) }

  /// Written between brackets, as all lists and mappings of JSON are.
  public var isFlow: Bool { stored.flags.contains(.isFlow) }
}

// MARK: - Scalars

/// What a plain scalar is by YAML's 1.2 core schema; quoted and block scalars are strings.
public enum ScalarType: Sendable {
  case null, bool, int, float, string
}

extension SyntaxNode {
  /// The decoded characters; empty for what is no scalar.
  public var text: String { unsafe withUTF8 { unsafe String(decoding: $0, as: UTF8.self) } }

  @inlinable
  public var style: ScalarStyle { stored.style }

  /// `string` for what is no scalar.
  public var scalarType: ScalarType {
    let node = stored
    guard node.shape == .scalar, node.style == .plain else { return .string }
    return unsafe withUTF8 { unsafe coreSchemaType(of: SourceBytes($0)) }
  }

  /// A plain `null` or `~`, or nothing at all where a value could stand.
  @inlinable
  public var isNull: Bool {
    let node = stored
    return node.shape == .scalar && node.style == .plain && node.textLength <= 4 && isNullWord
  }

  @usableFromInline
  var isNullWord: Bool {
    let node = stored
    if node.textLength == 0 { return true }
    let first = unsafe withUTF8 { bytes in unsafe bytes.first ?? 0 }
    guard first == UInt8(ascii: "~") || first | 0x20 == UInt8(ascii: "n") else { return false }
    return scalarType == .null
  }

  /// The decoded bytes without a String made of them; the pointer is good inside the closure only.
  @inlinable
  public func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    unsafe tree.withUTF8(of: stored, body)
  }
}

// MARK: - Lists and mappings

extension SyntaxNode {
  /// Elements or entries, merged ones included; 0 for a scalar.
  @inlinable
  public var count: Int {
    let node = stored
    switch node.shape {
    case .sequence: return Int(node.payload)
    case .mapping: return node.flags.contains(.merges) ? Int(node.textLength) : Int(node.payload)
    case .missing, .scalar, .alias: return 0
    }
  }

  /// Empty for what is no list.
  @inlinable
  public var elements: SyntaxElements { SyntaxElements(of: self) }

  /// Visits every element; unlike an iterator it does not count the owners of the tree.
  @inlinable
  public func forEachElement(_ body: (SyntaxNode) -> Void) {
    let node = stored
    guard node.shape == .sequence else { return }
    var element = index + 1
    while element < node.next {
      body(SyntaxNode(tree: tree, at: element))
      element = tree.nodes[Int(element)].next
    }
  }

  /// Empty for what is no mapping; in source order, the entries that `<<` merges where it stands.
  @inlinable
  public var entries: SyntaxEntries { SyntaxEntries(of: self) }

  /// Visits every entry in source order: its index, for `entry(at:)`, and the characters of its key, whose pointers are
  /// good inside the closure only.
  ///
  /// It is for what is asked of each mapping: unlike an iterator it does not count the owners of the tree.
  @inlinable
  public func forEachEntry(_ body: (Int32, UnsafeBufferPointer<UInt8>) -> Void) {
    let node = stored
    guard node.shape == .mapping else { return }
    if node.flags.contains(.merges) {
      for entry in entries { unsafe entry.key.node.withUTF8 { unsafe body(entry.index, $0) } }
      return
    }
    var key = index + 1
    while key < node.next {
      if !tree.nodes[Int(key)].flags.contains(.isSkipped) {
        unsafe tree.withUTF8(of: tree.nodes[Int(key)]) { unsafe body(key, $0) }
      }
      key = tree.nodes[Int(key) + 1].next
    }
  }

  /// The entry of an index that one of the others gave.
  @inlinable
  public func entry(at index: Int32) -> SyntaxEntry { SyntaxEntry(tree: tree, key: index) }

  /// The entry with exactly these characters as its key; linear in the entries.
  public func entry(named name: String) -> SyntaxEntry? {
    let node = stored
    guard node.shape == .mapping else { return nil }
    var name = name
    return name.withUTF8 { name in
      if node.flags.contains(.merges) {
        return entries.first { unsafe tree.hasText(SourceBytes(name), at: $0.index) }
      }
      var key = index + 1
      while key < node.next {
        let stored = tree.nodes[Int(key)]
        if Int(stored.textLength) == name.count, !stored.flags.contains(.isSkipped),
          unsafe tree.hasText(SourceBytes(name), at: key)
        {
          return SyntaxEntry(tree: tree, key: key)
        }
        key = tree.nodes[Int(key) + 1].next
      }
      return nil
    }
  }

  /// The index of the entry of a mapping that has no other, for `entry(at:)`.
  @inlinable
  public var onlyEntryIndex: Int32? {
    let node = stored
    guard node.shape == .mapping, node.payload == 1, !node.flags.contains(.merges),
      !tree.nodes[Int(index) + 1].flags.contains(.isSkipped)
    else { return nil }
    return index + 1
  }

  /// The entry whose key has this id in the node's tree; linear in the entries.
  public func entry(keyID id: Int32) -> SyntaxEntry? {
    let node = stored
    guard node.shape == .mapping else { return nil }
    if node.flags.contains(.merges) { return entries.first { $0.key.keyID == id } }
    var key = Int(index) + 1
    while key < Int(node.next) {
      if tree.nodes[key].payload == id, !tree.nodes[key].flags.contains(.isSkipped) {
        return SyntaxEntry(tree: tree, key: Int32(truncatingIfNeeded: key))
      }
      key = Int(tree.nodes[key + 1].next)
    }
    return nil
  }

  /// The value of the entry with this key.
  public subscript(_ name: String) -> SyntaxNode? { entry(named: name)?.value }
}

/// A key of a mapping, interned: equal keys of one tree have equal ids.
public struct SyntaxKey: Sendable {
  public let tree: SyntaxTree
  @usableFromInline let index: Int32

  @inlinable
  init(tree: SyntaxTree, index: Int32) {
    self.tree = tree
    self.index = index
  }

  @inlinable
  var stored: StoredNode { tree.nodes[Int(index)] }

  @inlinable
  public var keyID: Int32 { stored.payload }
  public var text: String { SyntaxNode(tree: tree, at: index).text }
  @inlinable
  public var range: SourceRange { tree.range(stored) }
  @inlinable
  public var style: ScalarStyle { stored.style }

  /// The key as a scalar node, for mapping offsets of its text into the file.
  @inlinable
  public var node: SyntaxNode { SyntaxNode(tree: tree, at: index) }

  /// True where the key starts with a capital letter of ASCII: the name of a view or a type.
  @inlinable
  public var isCapitalised: Bool {
    unsafe node.withUTF8 { bytes in
      guard let first = unsafe bytes.first else { return false }
      return first >= 0x41 && first <= 0x5A
    }
  }
}

/// A key and its value.
public struct SyntaxEntry: Sendable {
  @usableFromInline let tree: SyntaxTree
  // The key's node; the value's is the next.
  @usableFromInline let index: Int32

  @inlinable
  init(tree: SyntaxTree, key index: Int32) {
    self.tree = tree
    self.index = index
  }

  @inlinable
  public var key: SyntaxKey { SyntaxKey(tree: tree, index: index) }

  @inlinable
  public var value: SyntaxNode { SyntaxNode(tree: tree, at: index + 1) }

  /// From the key to the end of the value where it is written here; an alias counts as itself.
  public var range: SourceRange { key.range.union(value.placeRange) }
}
