internal import Glibc
internal import UIDesc

/// The lines of a file, read as they are asked for, so that memory holds no more than one of them.
struct LineReader {
  /// Counted from 1, of the line that was given last.
  private(set) var number = 0
  /// Why there are no more lines, where that is not the end.
  private(set) var problem: FileError?
  private let descriptor: Int32
  private let name: String
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// A longer line is no request and no state.
  private static let limit = 64 << 20

  init(_ descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Whether the next line has to be read first, so that whoever gives it may be waiting for an answer.
  var mayWait: Bool { !isAtEnd && !buffer[start...].contains(0x0A) }

  /// The next line without its end; nil after the last.
  mutating func next() -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        number += 1
        return Array(buffer[start..<end].last == 0x0D ? buffer[start..<end - 1] : buffer[start..<end])
      }
      if isAtEnd {
        guard start < buffer.count else { return nil }
        defer { start = buffer.count }
        number += 1
        return Array(buffer[start...])
      }
      buffer.removeSubrange(..<start)
      start = 0
      searched = buffer.count
      guard searched < Self.limit else {
        problem = FileError(path: name, reason: "line \(number + 1) is longer than 64 MB")
        return nil
      }
      fill()
    }
  }

  private mutating func fill() {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe chunk.withUnsafeMutableBytes { bytes in
      unsafe read(descriptor, bytes.baseAddress, bytes.count)
    }
    if count > 0 {
      buffer += chunk[..<count]
    } else if count == 0 {
      isAtEnd = true
    } else if errno != EINTR {
      problem = FileError(path: name, reason: reason(errno))
      isAtEnd = true
    }
  }
}
