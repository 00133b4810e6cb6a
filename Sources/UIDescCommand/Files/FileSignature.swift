internal import UIDesc

/// What a file seems to be, by its first level of keys; nil where it is none of uidesc's.
func fileContent(of bytes: [UInt8]) -> FileContent? {
  FileContent.allCases.first { hasKey($0.rawValue, in: bytes) }
}

/// Whether a file that nobody named is one of uidesc's.
///
/// The keys of catalogs and scenario files are words that other files have as well, so that their names must fit, too.
func isUIDescFile(_ path: String, _ bytes: [UInt8]) -> Bool {
  switch fileContent(of: bytes) {
  case .document: true
  case .catalog: isNamed(path, "catalog")
  case .scenarios: isScenarioFile(path)
  case nil: false
  }
}

/// The same for a file that has not been read; one that can't be is none.
func isUIDescFile(_ path: String) -> Bool {
  (try? readFile(path)).map { isUIDescFile(path, $0) } ?? false
}

/// Whether the file is `NAME.uitest.yaml` or so.
func isScenarioFile(_ path: String) -> Bool { isNamed(path, "uitest") }

private func isNamed(_ path: String, _ kind: String) -> Bool {
  ["yaml", "yml", "json"].contains { path.hasSuffix(".\(kind).\($0)") }
}

/// Whether the text has the key: at the start of a line, after `{`, or in quotes anywhere.
private func hasKey(_ key: String, in bytes: [UInt8]) -> Bool {
  let word = Array(key.utf8)
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
