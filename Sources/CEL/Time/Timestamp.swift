/// A moment between the years 1 and 9999, in UTC.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Seconds since 1970, below zero before.
  public let seconds: Int64
  /// 0 to 999,999,999, always forward from the second.
  public let nanoseconds: Int32

  /// Nil outside the years 1 to 9999, or where the nanoseconds are not those of a second.
  public init?(seconds: Int64, nanoseconds: Int32 = 0) {
    guard (-62_135_596_800...253_402_300_799).contains(seconds), (0...999_999_999).contains(nanoseconds)
    else {
      return nil
    }
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}

/// A length of time, about 290 years at most, either way.
public struct Duration: Hashable, Comparable, Sendable {
  public let nanoseconds: Int64

  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  public static func < (left: Duration, right: Duration) -> Bool { left.nanoseconds < right.nanoseconds }
}
