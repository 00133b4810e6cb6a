internal import Glibc
internal import UIDescDiagnostics

/// A file that can't be read or written, in words for people.
struct FileProblem: Error {
  let path: String
  let reason: String
}

/// What stands at a path.
enum FileKind {
  case file, folder
}

/// The whole of a file, or of standard input where the path is `-`.
func readFile(_ path: String) throws(FileProblem) -> [UInt8] {
  if path == "-" { return try readAll(STDIN_FILENO, path: "standard input") }
  let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw FileProblem(path: path, reason: reason(errno)) }
  defer { close(descriptor) }
  return try readAll(descriptor, path: path)
}

/// Larger files are refused before they are read: no document is like that, and places count in 32 bits.
private let largestFile = 256 << 20

private func readAll(_ descriptor: Int32, path: String) throws(FileProblem) -> [UInt8] {
  var status = stat()
  let isKnown = unsafe fstat(descriptor, &status) == 0
  if isKnown, status.st_mode & S_IFMT == S_IFDIR { throw FileProblem(path: path, reason: "it is a folder") }
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
      }
    }
    if failure != 0 { throw FileProblem(path: path, reason: reason(failure)) }
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    if chunk.count < capacity { return bytes }
    if bytes.count > largestFile { throw FileProblem(path: path, reason: "it is larger than 256 MB") }
    capacity = bytes.count
  }
}

/// Follows links; nil where nothing is there or may be looked at.
func fileKind(_ path: String) -> FileKind? {
  var status = stat()
  guard unsafe stat(path, &status) == 0 else { return nil }
  return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
}

/// Whether two paths are the same file.
func isSameFile(_ first: String, _ second: String) -> Bool {
  var (one, other) = (stat(), stat())
  guard unsafe stat(first, &one) == 0, unsafe stat(second, &other) == 0 else { return false }
  return one.st_dev == other.st_dev && one.st_ino == other.st_ino
}

/// Writes the bytes to a file that is made or emptied first.
func writeFile(_ path: String, _ bytes: borrowing OutputBuffer) throws(FileProblem) {
  let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { throw FileProblem(path: path, reason: reason(errno)) }
  let failure = write(bytes, to: descriptor)
  // Some file systems tell of a full disk only here.
  let closing: Int32 = close(descriptor) == 0 ? 0 : errno
  if failure != 0 || closing != 0 {
    throw FileProblem(path: path, reason: reason(failure != 0 ? failure : closing))
  }
}

/// Writes all bytes and returns 0, or the error number that stopped it.
func write(_ bytes: borrowing OutputBuffer, to descriptor: Int32) -> Int32 {
  unsafe bytes.withBytes { buffer -> Int32 in
    var done = 0
    while done < buffer.count {
      let count = unsafe write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
      if count >= 0 {
        done += count
      } else if errno == EAGAIN {
        // The reader shares a descriptor that does not block, such as a terminal's.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}

/// The system's words, without the capital letter.
func reason(_ error: Int32) -> String {
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
