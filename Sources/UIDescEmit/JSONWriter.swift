internal import CEL
internal import UIDescDiagnostics

/// Writes JSON with two spaces a level; an object or a list that takes at most 80 bytes stands on one line.
///
/// Everything is first written a line each; a container that turns out to be short is drawn together when it closes, so
/// a byte is moved at most as often as short containers nest.
struct JSONWriter: ~Copyable {
  var out: OutputBuffer
  /// Spells members; kept here, since handing it on with every value would count its owners each time.
  let types: any HostTypes
  /// For each open container where its bracket stands, and the number of breaks before its own.
  private var brackets = PlaceStack()
  private var breakCounts = PlaceStack()
  /// Where the lines of the elements of open containers begin.
  private var breaks = PlaceStack()

  /// How long a container on one line may be; without a limit everything stands on one line.
  var lineLength = 80

  init(_ out: consuming OutputBuffer, types: any HostTypes) {
    self.out = out
    self.types = types
  }

  mutating func beginObject() { begin(0x7B) }
  mutating func endObject() { end(0x7D) }
  mutating func beginList() { begin(0x5B) }
  mutating func endList() { end(0x5D) }

  /// Begins the next element of the innermost list.
  mutating func element() {
    guard !breakCounts.isEmpty else { return }
    let firstBreak = breakCounts.last
    if breaks.count > firstBreak { out.append(0x2C) }
    breaks.append(out.count)
    breakLine(breakCounts.count)
  }

  /// Begins the next member of the innermost object.
  mutating func key(_ name: String) {
    element()
    out.append(json: name)
    out.append(literal: ": ")
  }

  /// Begins a member whose name needs no escapes; the name comes with its quotes and colon.
  mutating func member(_ name: StaticString) {
    element()
    out.append(literal: name)
  }

  mutating func string(_ text: String) { out.append(json: text) }

  private mutating func begin(_ bracket: UInt8) {
    brackets.append(out.count)
    breakCounts.append(breaks.count)
    out.append(bracket)
  }

  private mutating func end(_ bracket: UInt8) {
    guard !brackets.isEmpty else { return }
    let (start, firstBreak) = (brackets.last, breakCounts.last)
    brackets.removeLast(1)
    breakCounts.removeLast(1)
    let indentation = 2 * (brackets.count + 1)
    let count = breaks.count - firstBreak
    if count > 0 {
      // Each element has a break and an indentation; drawn together, each but the first has a blank instead.
      let layout = count * (1 + indentation) - (count - 1)
      let isShort = out.count - start + 1 - layout <= lineLength
      if isShort {
        unsafe breaks.withLast(count) { unsafe out.drawTogether($0, indentation: indentation) }
      } else {
        breakLine(brackets.count)
      }
      breaks.removeLast(count)
    }
    out.append(bracket)
  }

  private mutating func breakLine(_ depth: Int) {
    out.append(0x0A)
    out.append(0x20, times: 2 * depth)
  }
}
