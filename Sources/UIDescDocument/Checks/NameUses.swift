internal import UIDescDiagnostics
internal import UIDescSyntax

/// Which declarations a document's expressions, places and bodies lead to, kept while it is read.
///
/// A class, since scopes are copied and all of them tell the same one.
final class NameUses {
  /// The file whose names are being read.
  var file: SourceID {
    get { found.file }
    set { found.file = newValue }
  }

  /// One value, since each access to what a class holds is looked after at run time.
  private var found = FoundUses()
  /// Names that forms declare; those of sections are found in the tree.
  private(set) var declared = List<SyntaxKey>()

  /// Modifiers that only some views have, by where their names stand.
  private(set) var restricted = List<RestrictedModifier>()

  func restrict(_ modifier: SourceRange, to views: [String]) {
    restricted.append(RestrictedModifier(modifier: modifier, views: views))
  }

  /// Keeps that what is declared there is used.
  func add(_ declaration: SourceRange) {
    found.add(declaration)
  }

  func declare(_ key: SyntaxKey) { declared.append(key) }

  /// Puts the uses in order; asking comes after it.
  func sort() {
    found.uses = FoundUses.sorted(found.uses)
    found.links = FoundUses.sorted(found.links)
  }

  func contains(_ declaration: SourceRange) -> Bool {
    FoundUses.contains(FoundUses.key(declaration), in: found.uses)
  }

  /// Whether a file uses anything that another one declares.
  func leads(from file: SourceID, to other: SourceID) -> Bool {
    FoundUses.contains(FoundUses.link(from: file, to: other), in: found.links)
  }
}

/// Uses by the places of what is used, and the files that they lead to.
private struct FoundUses {
  var file = SourceID(0)
  var uses = List<UInt64>()
  var links = List<UInt32>()

  mutating func add(_ declaration: SourceRange) {
    let key = Self.key(declaration)
    // What is used once is often used again at once.
    if uses.isEmpty || uses[uses.count - 1] != key { uses.append(key) }
    if declaration.file != file { links.append(Self.link(from: file, to: declaration.file)) }
  }

  static func key(_ range: SourceRange) -> UInt64 {
    UInt64(range.file.index) << 32 | UInt64(range.start)
  }

  static func link(from file: SourceID, to other: SourceID) -> UInt32 {
    UInt32(file.index) << 16 | UInt32(other.index)
  }

  static func sorted<Number: FixedWidthInteger>(_ numbers: List<Number>) -> List<Number> {
    if numbers.count > 32 { return List(Array(numbers).sorted()) }
    // In place: most documents use few names.
    var result = numbers
    for end in 1..<max(1, numbers.count) {
      let number = result[end]
      var place = end
      while place > 0, result[place - 1] > number {
        result[place] = result[place - 1]
        place -= 1
      }
      result[place] = number
    }
    return result
  }

  static func contains<Number: FixedWidthInteger>(_ number: Number, in sorted: List<Number>) -> Bool {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < sorted.count && sorted[low] == number
  }
}

/// A modifier, by where its name stands, and the views that have it.
struct RestrictedModifier {
  let modifier: SourceRange
  let views: [String]
}

extension DocumentReader {
  /// Keeps that a component or custom modifier is used, unless only by itself.
  func noteUse(of declaration: Int) {
    if let uses, declaration != frame.declaration { uses.add(declarations[declaration].entry.key.range) }
  }

  /// Keeps that a slot or an action of the component that is being read is used.
  func noteUse(ofParameter name: String) {
    guard let uses, frame.declaration >= 0 else { return }
    let component = declarations[frame.declaration].entry.value
    if let key = component.entry(named: "parameters")?.value.entry(named: name)?.key { uses.add(key.range) }
  }
}
