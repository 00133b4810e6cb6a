/// How many terminal cells a character takes: none, one, or two for East Asian wide ones and emoji.
func cellWidth(_ character: Character) -> Int {
  let scalars = character.unicodeScalars
  guard let first = scalars.first else { return 0 }
  if first.value < 0x80 { return scalars.contains("\u{FE0F}") ? 2 : 1 }
  if isWide(first.value) { return 2 }
  switch first.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: break
  }
  let isFlag = isRegionalIndicator(first) && scalars.dropFirst().contains(where: isRegionalIndicator)
  return isFlag || scalars.contains("\u{FE0F}") ? 2 : 1
}

/// A text as a terminal shows it: tabs as spaces, control characters as pictures, and the cells that it takes.
struct VisibleText {
  private(set) var text = ""
  private(set) var width = 0

  static let tabWidth = 4

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    let string = String(decoding: bytes, as: UTF8.self)
    // Most lines have nothing but characters of one byte and one cell.
    if bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) {
      text += string
      width += bytes.count
    } else {
      append(string)
    }
  }

  mutating func append(_ string: String) {
    for character in string {
      if character == "\t" {
        let cells = Self.tabWidth - width % Self.tabWidth
        text += String(repeating: " ", count: cells)
        width += cells
      } else if let picture = picture(of: character) {
        text.unicodeScalars.append(picture)
        width += 1
      } else {
        text.append(character)
        width += cellWidth(character)
      }
    }
  }
}

/// The text with nothing in it that could move a terminal's cursor or turn its writing around.
package func visible(_ text: String) -> String {
  // Control characters, and the two bytes that begin everything else which is replaced, are rare.
  let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 && $0 != 0xE2 && $0 != 0xD8 }
  if isPlain { return text }
  var result = VisibleText()
  result.append(text)
  return result.text
}

/// What stands in for a character that a terminal would obey rather than show; nil where it is shown itself.
private func picture(of character: Character) -> Unicode.Scalar? {
  guard let scalar = character.unicodeScalars.first else { return nil }
  switch scalar.value {
  case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value)
  case 0x7F: return "\u{2421}"
  // Spaces that look like the plain one, or like nothing.
  case 0xA0, 0x2000...0x200B, 0x202F, 0x205F: return "\u{2423}"
  case 0x80..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: return "\u{FFFD}"
  default: return nil
  }
}

private func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
  (0x1F1E6...0x1F1FF).contains(scalar.value)
}

private func isWide(_ value: UInt32) -> Bool {
  guard value >= 0x1100 else { return false }
  var (low, high) = (0, wideRanges.count)
  while low < high {
    let middle = (low + high) / 2
    if wideRanges[middle].upperBound < value { low = middle + 1 } else { high = middle }
  }
  return low < wideRanges.count && wideRanges[low].contains(value)
}

// East_Asian_Width W and F of Unicode 14, with the emoji block since then; gaps without characters are closed.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0, 0x23F3...0x23F3,
  0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F, 0x2693...0x2693, 0x26A1...0x26A1,
  0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA,
  0x26F2...0x26F3, 0x26F5...0x26F5, 0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B,
  0x2728...0x2728, 0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
  0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55, 0x2E80...0x303E,
  0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAD9,
  0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1F004...0x1F004,
  0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F200...0x1F320, 0x1F32D...0x1F335,
  0x1F337...0x1F37C, 0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0,
  0x1F3F4...0x1F3F4, 0x1F3F8...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D,
  0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A...0x1F57A, 0x1F595...0x1F596, 0x1F5A4...0x1F5A4,
  0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6DF,
  0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7F0, 0x1F90C...0x1F93A, 0x1F93C...0x1F945,
  0x1F947...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
]
