/// The candidate nearest to a misspelt name, by optimal string alignment distance over lower-cased characters.
///
/// A candidate counts as near when at most a third of the name (at least one character) has to change; the first
/// of equals wins, so the order of the candidates decides.
public func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  let wanted = LowercaseName(name)
  var best: (name: String, distance: Int)?
  for candidate in candidates where candidate != name {
    // A file may hold thousands of misspelt names: most candidates are passed by without a copy of their letters.
    if wanted.isSurelyFar(from: candidate) { continue }
    let other = LowercaseName(candidate)
    let limit = max(1, max(wanted.count, other.count) / 3)
    guard abs(wanted.count - other.count) <= limit else { continue }
    let distance = wanted.distance(to: other)
    if distance <= limit, distance < (best?.distance ?? Int.max) { best = (candidate, distance) }
  }
  return best?.name
}

/// A name taken apart into lower-cased bytes, or into characters where it is not ASCII.
private struct LowercaseName {
  private var bytes: [UInt8] = []
  private var characters: [Character] = []
  private let isASCII: Bool
  /// A bit for each letter that occurs; several letters may share one.
  private var letters: UInt64 = 0

  init(_ name: String) {
    isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    guard isASCII else {
      characters = Array(name.lowercased())
      return
    }
    bytes = name.utf8.map(lowercased)
    for byte in bytes { letters |= bit(of: byte) }
  }

  var count: Int { isASCII ? bytes.count : characters.count }

  /// Whether length and letters alone say that too much has to change; false where characters would have to be compared.
  func isSurelyFar(from other: String) -> Bool {
    guard isASCII else { return false }
    let span = other.utf8.span
    var (otherLetters, all) = (UInt64(0), UInt8(0))
    for index in span.indices {
      let byte = lowercased(span[index])
      otherLetters |= bit(of: byte)
      all |= byte
    }
    guard all < 0x80 else { return false }
    let limit = max(1, max(bytes.count, span.count) / 3)
    if abs(bytes.count - span.count) > limit { return true }
    // A change takes away one letter and adds one at most.
    return (letters ^ otherLetters).nonzeroBitCount > 2 * limit
  }

  func distance(to other: Self) -> Int {
    if isASCII, other.isASCII { return alignmentDistance(bytes, other.bytes) }
    return alignmentDistance(allCharacters, other.allCharacters)
  }

  private var allCharacters: [Character] {
    isASCII ? bytes.map { Character(UnicodeScalar($0)) } : characters
  }
}

private func lowercased(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}

private func bit(of byte: UInt8) -> UInt64 { 1 << UInt64(byte & 63) }

/// Insertions, deletions, replacements and swaps of neighbours that turn one text into the other.
private func alignmentDistance<Letter: Equatable>(_ left: [Letter], _ right: [Letter]) -> Int {
  var twoAgo = [Int](repeating: 0, count: right.count + 1)
  var previous = Array(0...right.count)
  var current = twoAgo
  for row in 1...max(1, left.count) where row <= left.count {
    current[0] = row
    for column in 1...max(1, right.count) where column <= right.count {
      let cost = left[row - 1] == right[column - 1] ? 0 : 1
      var least = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + cost)
      let isSwap =
        row > 1 && column > 1 && left[row - 1] == right[column - 2] && left[row - 2] == right[column - 1]
      if isSwap { least = min(least, twoAgo[column - 2] + 1) }
      current[column] = least
    }
    swap(&twoAgo, &previous)
    swap(&previous, &current)
  }
  return previous[right.count]
}
