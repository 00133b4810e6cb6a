internal import Glibc
internal import UIDesc

/// The documents below a folder, by name within each folder; hidden ones and links to folders are left out.
func documents(in folder: String) throws(FileError) -> [String] {
  var result: [String] = []
  try walk(folder) { path in
    if hasDocumentExtension(path), let bytes = try? readFile(path), looksLikeDocument(bytes) {
      result.append(path)
    }
  }
  return result
}

/// Visits the files below a folder in a fixed order.
func walk(_ folder: String, depth: Int = 0, _ visit: (String) -> Void) throws(FileError) {
  // Links to folders are not followed, so this only ends what a file system itself would allow.
  guard depth < 100 else { return }
  for (name, isFolder) in try entries(of: folder) where !name.utf8.starts(with: ".".utf8) {
    let path = joined(folder, name)
    if isFolder {
      // A folder inside that may not be read is no reason to leave out all others.
      try? walk(path, depth: depth + 1, visit)
    } else {
      visit(path)
    }
  }
}

/// `./a` and `a` are one file, so a name in the current folder is written without it.
func joined(_ folder: String, _ name: String) -> String {
  if folder == "." || folder.isEmpty { return name }
  return folder.utf8.last == 0x2F ? folder + name : "\(folder)/\(name)"
}

private func entries(of folder: String) throws(FileError) -> [(name: String, isFolder: Bool)] {
  guard let stream = unsafe opendir(folder.isEmpty ? "." : folder) else {
    throw FileError(path: folder, reason: reason(errno))
  }
  defer { unsafe closedir(stream) }
  var result: [(name: String, isFolder: Bool)] = []
  while let entry = unsafe readdir(stream) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
    }
    if name == "." || name == ".." { continue }
    let type = unsafe Int32(entry.pointee.d_type)
    let isUnknown = type == Int32(DT_UNKNOWN)
    let isFolder = type == Int32(DT_DIR) || (isUnknown && fileKind(joined(folder, name)) == .folder)
    result.append((name, isFolder))
  }
  return result.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
}

func hasDocumentExtension(_ path: String) -> Bool {
  path.hasSuffix(".yaml") || path.hasSuffix(".yml") || path.hasSuffix(".json")
}

/// Whether the text has the key `uidesc`: at the start of a line, after `{`, or in quotes anywhere.
func looksLikeDocument(_ bytes: [UInt8]) -> Bool {
  let word = Array("uidesc".utf8)
  var index = 0
  while index + word.count < bytes.count {
    defer { index += 1 }
    guard bytes[index] == word[0], bytes[index...].starts(with: word) else { continue }
    let isQuoted = index > 0 && (bytes[index - 1] == 0x22 || bytes[index - 1] == 0x27)
    if !isQuoted, !beginsKey(at: index, in: bytes) { continue }
    var next = index + word.count
    if isQuoted {
      guard bytes[next] == bytes[index - 1] else { continue }
      next += 1
    }
    while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
    if next < bytes.count, bytes[next] == 0x3A { return true }
  }
  return false
}

private func beginsKey(at index: Int, in bytes: [UInt8]) -> Bool {
  var before = index
  while before > 0, bytes[before - 1] == 0x20 { before -= 1 }
  if before > 0, bytes[before - 1] == 0x7B { return true }
  // An indented key belongs to something else; a byte order mark does not indent.
  if before != index { return false }
  if index == 0 || (index == 3 && bytes[0] == 0xEF) { return true }
  return bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D
}
