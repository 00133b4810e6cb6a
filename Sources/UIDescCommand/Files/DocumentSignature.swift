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
