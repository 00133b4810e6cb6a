/// How a scalar is written; JSON's strings are double-quoted, its other scalars plain.
public enum ScalarStyle: UInt8, Sendable, BitwiseCopyable {
  case plain, singleQuoted, doubleQuoted, literal, folded
}

/// A node as it lies in the tree's array, in preorder: 28 bytes, no references.
///
/// The children of a mapping are key, value, key, value; a key is always one node.
struct StoredNode: BitwiseCopyable {
  enum Shape: UInt8, BitwiseCopyable {
    case missing, scalar, sequence, mapping, alias
  }

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    /// The text lies in the tree's decoded bytes instead of the source.
    static let isDecoded = Flags(rawValue: 1)
    static let isFlow = Flags(rawValue: 2)
    /// A key whose entry is passed over: a duplicate, a `<<`, or one that is no scalar.
    static let isSkipped = Flags(rawValue: 4)
    /// A mapping whose entries are a slice of the tree's merged keys.
    static let merges = Flags(rawValue: 8)
  }

  /// The index after the whole subtree.
  var next: Int32 = 0
  var start: UInt32
  var end: UInt32
  /// The text of a scalar; of a mapping that merges, its slice of the merged keys.
  var textStart: UInt32 = 0
  var textLength: UInt32 = 0
  /// A key's id, the number of elements or entries, or an alias's target.
  var payload: Int32 = 0
  var shape: Shape
  var style: ScalarStyle = .plain
  var flags: Flags = []

  @inline(__always)
  init(_ shape: Shape, start: Int, end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.shape = shape
  }

  var text: Range<Int> { Int(textStart)..<Int(textStart) + Int(textLength) }
}
