internal import Glibc

/// Waits until something changes in folders; changes that happen between two waits are not lost.
struct FolderWatch: ~Copyable {
  private let descriptor: Int32
  /// The folder of each watch, by its number.
  private var folders: [(watch: Int32, path: String)] = []

  /// Nil where the system has no watch left to give.
  init?() {
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Watches a folder from now on; one that is watched already, or is gone, changes nothing.
  mutating func add(_ folder: String) {
    if folders.contains(where: { $0.path == folder }) { return }
    let mask = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
    let watch = unsafe inotify_add_watch(descriptor, folder, UInt32(mask))
    if watch >= 0 { folders.append((watch, folder)) }
  }

  /// Returns when a file has changed that is wanted, and nothing more has for a twentieth of a second.
  func wait(for isWanted: (_ path: String, _ name: String) -> Bool) {
    var isChanged = false
    while true {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = unsafe poll(&waiting, 1, isChanged ? 50 : -1)
      if ready == 0 { return }
      if ready < 0, errno != EINTR { return }
      if ready > 0, read(isWanted) { isChanged = true }
    }
  }

  /// Reads what has come and says whether some of it is wanted.
  private func read(_ isWanted: (String, String) -> Bool) -> Bool {
    let size = 16_384
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = unsafe max(0, Glibc.read(descriptor, buffer.baseAddress, size))
    }
    var result = false
    var offset = 0
    let headSize = MemoryLayout<inotify_event>.size
    while offset + headSize <= bytes.count {
      let head = unsafe bytes.withUnsafeBytes {
        unsafe $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      }
      let start = offset + headSize
      offset = start + Int(head.len)
      guard offset <= bytes.count, let folder = folders.first(where: { $0.watch == head.wd })?.path else {
        continue
      }
      let name = String(decoding: bytes[start..<offset].prefix { $0 != 0 }, as: UTF8.self)
      if isWanted(joined(folder, name), name) { result = true }
    }
    return result
  }
}
