internal import UIDescDiagnostics

/// Writes JSON with two spaces a level; an object or a list that takes at most 80 bytes stands on one line.
///
/// Everything is first written a line each; a container that turns out to be short is drawn together when it closes, so
/// a byte is moved at most as often as short containers nest.
struct JSONWriter {
  var out: OutputBuffer
  private var open: [(start: Int, count: Int)] = []

  private static let lineLength = 80

  init(reserving capacity: Int) { out = OutputBuffer(reserving: capacity) }

  mutating func beginObject() { begin(0x7B) }
  mutating func endObject() { end(0x7D) }
  mutating func beginList() { begin(0x5B) }
  mutating func endList() { end(0x5D) }

  /// Begins the next element of the innermost list.
  mutating func element() {
    let depth = open.count
    guard depth > 0 else { return }
    if open[depth - 1].count > 0 { out.append(0x2C) }
    open[depth - 1].count += 1
    breakLine(depth)
  }

  /// Begins the next member of the innermost object.
  mutating func key(_ name: String) {
    element()
    out.append(json: name)
    out.append(0x3A)
    out.append(0x20)
  }

  mutating func string(_ text: String) { out.append(json: text) }

  private mutating func begin(_ bracket: UInt8) {
    open.append((out.count, 0))
    out.append(bracket)
  }

  private mutating func end(_ bracket: UInt8) {
    guard let (start, count) = open.popLast() else { return }
    if count > 0 {
      // Each element has a break and an indentation; drawn together, each but the first has a blank instead.
      let layout = count * (1 + 2 * (open.count + 1)) - (count - 1)
      let isShort = out.count - start + 1 - layout <= Self.lineLength
      if isShort { out.drawTogether(from: start) } else { breakLine(open.count) }
    }
    out.append(bracket)
  }

  private mutating func breakLine(_ depth: Int) {
    out.append(0x0A)
    out.append(0x20, times: 2 * depth)
  }
}
