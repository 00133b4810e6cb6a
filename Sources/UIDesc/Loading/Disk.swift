internal import Glibc

extension FileAccess {
  /// The machine's own files.
  package static let disk = FileAccess(
    read: { (path) throws(FileError) in try readFile(path) },
    exists: { path in unsafe access(path, F_OK) == 0 },
    workingDirectory: {
      guard let buffer = unsafe getcwd(nil, 0) else { return "/" }
      defer { unsafe free(buffer) }
      return unsafe String(cString: buffer)
    })
}

/// The whole of a file, or of standard input where the path is `-`.
package func readFile(_ path: String) throws(FileError) -> [UInt8] {
  if path == "-" { return try readAll(STDIN_FILENO, path: "standard input") }
  let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else {
    let failure = errno
    // What can't be said in UTF-8 has become something else on the way here.
    let isBroken = failure == ENOENT && path.unicodeScalars.contains("\u{FFFD}")
    throw FileError(path: path, reason: isBroken ? "its name is not UTF-8" : reason(failure))
  }
  defer { close(descriptor) }
  return try readAll(descriptor, path: path)
}

/// Larger files are refused before they are read: no document is like that, and places count in 32 bits.
private let largestFile = 256 << 20

private func readAll(_ descriptor: Int32, path: String) throws(FileError) -> [UInt8] {
  var status = stat()
  let isKnown = unsafe fstat(descriptor, &status) == 0
  let isRegular = isKnown && status.st_mode & S_IFMT == S_IFREG
  if isKnown, status.st_mode & S_IFMT == S_IFDIR { throw FileError(path: path, reason: "it is a folder") }
  // One byte more than the size, so that the end is seen without another buffer; a pipe has no size.
  var capacity = isKnown ? min(Int(status.st_size), largestFile) + 1 : 0
  capacity = max(capacity, 4096)
  var bytes: [UInt8] = []
  while true {
    var failure: Int32 = 0
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      while count < capacity {
        let got = unsafe read(descriptor, buffer.baseAddress?.advanced(by: count), capacity - count)
        if got == 0 { break }
        if got < 0, errno == EINTR { continue }
        if got < 0 {
          failure = errno
          break
        }
        count += got
        // The one byte more did not come: that was the end. What the system makes up as it is read has no size.
        if isRegular, count == Int(status.st_size), bytes.isEmpty { break }
      }
    }
    if failure != 0 { throw FileError(path: path, reason: reason(failure)) }
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    if chunk.count < capacity { return bytes }
    if bytes.count > largestFile { throw FileError(path: path, reason: "it is larger than 256 MB") }
    capacity = bytes.count
  }
}

/// The system's words, without the capital letter.
package func reason(_ error: Int32) -> String {
  switch error {
  case ENOENT: return "there is no such file"
  case EISDIR: return "it is a folder"
  case EACCES: return "permission denied"
  case ENOSPC: return "no space is left on the device"
  default: break
  }
  guard let words = unsafe strerror(error) else { return "error \(error)" }
  let text = unsafe String(cString: words)
  return text.prefix(1).lowercased() + text.dropFirst()
}
