/// Names one source file of a run: its index in the `SourceFiles` that the stages share.
public struct SourceID: Hashable, Comparable, Sendable {
  public let index: UInt16

  @inlinable
  public init(_ index: Int) {
    self.index = UInt16(clamping: index)
  }

  public static func < (left: SourceID, right: SourceID) -> Bool { left.index < right.index }
}

/// UTF-8 offsets into one source file, half open; lines and columns exist only when printing.
public struct SourceRange: Hashable, Sendable {
  public var start: UInt32
  public var end: UInt32
  public var file: SourceID

  @inlinable
  public init(_ start: Int, _ end: Int, in file: SourceID = SourceID(0)) {
    self.start = UInt32(clamping: start)
    self.end = UInt32(clamping: max(start, end))
    self.file = file
  }

  /// The UTF-8 offsets as integers, for slicing bytes.
  @inlinable
  public var offsets: Range<Int> { Int(start)..<Int(end) }

  @inlinable
  public var isEmpty: Bool { start == end }

  /// The smallest range that covers both; the file is this range's.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(Int(min(start, other.start)), Int(max(end, other.end)), in: file)
  }

  /// The empty range at its start: where something is missing.
  public var startPoint: SourceRange { SourceRange(Int(start), Int(start), in: file) }

  /// The empty range at its end.
  public var endPoint: SourceRange { SourceRange(Int(end), Int(end), in: file) }
}
