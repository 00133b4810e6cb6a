/// The candidate nearest to a misspelt name, by optimal string alignment distance over lower-cased characters.
///
/// A candidate counts as near when at most a third of the name (at least one character) has to change; the first
/// of equals wins, so the order of the candidates decides.
public func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased())
  var best: (name: String, distance: Int)?
  for candidate in candidates where candidate != name {
    let letters = Array(candidate.lowercased())
    let limit = max(1, max(wanted.count, letters.count) / 3)
    guard abs(wanted.count - letters.count) <= limit else { continue }
    let distance = alignmentDistance(wanted, letters)
    if distance <= limit, distance < (best?.distance ?? Int.max) { best = (candidate, distance) }
  }
  return best?.name
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one text into the other.
private func alignmentDistance(_ left: [Character], _ right: [Character]) -> Int {
  var twoAgo = [Int](repeating: 0, count: right.count + 1)
  var previous = Array(0...right.count)
  for row in 1...max(1, left.count) where row <= left.count {
    var current = [row] + [Int](repeating: 0, count: right.count)
    for column in 1...max(1, right.count) where column <= right.count {
      let cost = left[row - 1] == right[column - 1] ? 0 : 1
      current[column] = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + cost)
      let isSwap =
        row > 1 && column > 1 && left[row - 1] == right[column - 2] && left[row - 2] == right[column - 1]
      if isSwap { current[column] = min(current[column], twoAgo[column - 2] + 1) }
    }
    twoAgo = previous
    previous = current
  }
  return previous[right.count]
}
