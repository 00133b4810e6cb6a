internal import Glibc
internal import UIDesc
internal import UIDescDiagnostics

/// What stands at a path.
enum FileKind {
  case file, folder
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
func writeFile(_ path: String, _ bytes: borrowing OutputBuffer) throws(FileError) {
  let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { throw FileError(path: path, reason: reason(errno)) }
  let failure = write(bytes, to: descriptor)
  // Some file systems tell of a full disk only here.
  let closing: Int32 = close(descriptor) == 0 ? 0 : errno
  if failure != 0 || closing != 0 {
    throw FileError(path: path, reason: reason(failure != 0 ? failure : closing))
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

/// Puts a new content in the place of a file at once, so that a full disk leaves the old one whole.
func replaceFile(_ path: String, _ bytes: [UInt8]) throws(FileError) {
  // A link stays one: its target is replaced.
  guard let resolved = unsafe realpath(path, nil) else { throw FileError(path: path, reason: reason(errno)) }
  defer { unsafe free(resolved) }
  let target = unsafe String(cString: resolved)
  var status = stat()
  guard unsafe stat(target, &status) == 0 else { throw FileError(path: path, reason: reason(errno)) }
  // A file that may not be written is not to be replaced either.
  guard unsafe access(target, W_OK) == 0 else { throw FileError(path: path, reason: reason(errno)) }
  let temporary = "\(target).uidesc-\(getpid())"
  var out = OutputBuffer(reserving: bytes.count)
  out.append(bytes[...])
  do throws(FileError) {
    try writeFile(temporary, out)
  } catch {
    unsafe unlink(temporary)
    throw FileError(path: path, reason: error.reason)
  }
  // Who owns it may be beyond our rights, what may be done with it is not.
  _ = unsafe chown(temporary, status.st_uid, status.st_gid)
  if unsafe chmod(temporary, status.st_mode & 0o7777) != 0 || rename(temporary, target) != 0 {
    let failure = errno
    unsafe unlink(temporary)
    throw FileError(path: path, reason: reason(failure))
  }
}
