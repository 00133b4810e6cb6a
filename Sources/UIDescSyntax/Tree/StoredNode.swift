/// How a scalar is written; JSON's strings are double-quoted, its other scalars plain.
public enum ScalarStyle: UInt8, Sendable, BitwiseCopyable {
  case plain, singleQuoted, doubleQuoted, literal, folded
}

/// A node as it lies in the tree's array, in preorder: 28 bytes, no references.
///
/// The children of a mapping are key, value, key, value; a key is always one node.
@usableFromInline
struct StoredNode: BitwiseCopyable, Sendable {
  @usableFromInline enum Shape: UInt8, BitwiseCopyable, Sendable {
    case missing, scalar, sequence, mapping, alias
  }

  @usableFromInline struct Flags: OptionSet, BitwiseCopyable, Sendable {
    @usableFromInline let rawValue: UInt8

    @inlinable
    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The text lies in the tree's decoded bytes instead of the source.
    @inlinable static var isDecoded: Flags { Flags(rawValue: 1) }
    @inlinable static var isFlow: Flags { Flags(rawValue: 2) }
    /// A key whose entry is passed over: a duplicate, a `<<`, or one that is no scalar.
    @inlinable static var isSkipped: Flags { Flags(rawValue: 4) }
    /// A mapping whose entries are a slice of the tree's merged keys.
    @inlinable static var merges: Flags { Flags(rawValue: 8) }
  }

  /// The index after the whole subtree.
  @usableFromInline var next: Int32 = 0
  @usableFromInline var start: UInt32
  @usableFromInline var end: UInt32
  /// The text of a scalar; of a mapping that merges, its slice of the merged keys.
  @usableFromInline var textStart: UInt32 = 0
  @usableFromInline var textLength: UInt32 = 0
  /// A key's id, the number of elements or entries, or an alias's target.
  @usableFromInline var payload: Int32 = 0
  @usableFromInline var shape: Shape
  @usableFromInline var style: ScalarStyle = .plain
  @usableFromInline var flags: Flags = []

  @inline(__always)
  init(_ shape: Shape, start: Int, end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.shape = shape
  }

  @inlinable
  var text: Range<Int> { Int(textStart)..<Int(textStart) + Int(textLength) }
}
