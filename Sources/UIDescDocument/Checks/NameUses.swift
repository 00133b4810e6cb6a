internal import UIDescDiagnostics
internal import UIDescSyntax

/// Which declarations a document's expressions, places and bodies lead to, kept while it is read.
///
/// A class, since scopes are copied and all of them tell the same one.
final class NameUses {
  /// The file whose names are being read.
  var file = SourceID(0)
  private var uses = List<UInt64>()
  private var links = List<UInt32>()
  /// Names that forms declare; those of sections are found in the tree.
  private(set) var declared = List<SyntaxKey>()

  /// Modifiers that only some views have, by where their names stand.
  private(set) var restricted = List<RestrictedModifier>()

  func restrict(_ modifier: SourceRange, to views: [String]) {
    restricted.append(RestrictedModifier(modifier: modifier, views: views))
  }

  /// Keeps that what is declared there is used.
  func add(_ declaration: SourceRange) {
    uses.append(Self.key(declaration))
    if declaration.file != file { links.append(Self.link(from: file, to: declaration.file)) }
  }

  func declare(_ key: SyntaxKey) { declared.append(key) }

  /// Puts the uses in order; asking comes after it.
  func sort() {
    uses = Self.sorted(uses)
    links = Self.sorted(links)
  }

  func contains(_ declaration: SourceRange) -> Bool { Self.contains(Self.key(declaration), in: uses) }

  /// Whether a file uses anything that another one declares.
  func leads(from file: SourceID, to other: SourceID) -> Bool {
    Self.contains(Self.link(from: file, to: other), in: links)
  }

  private static func key(_ range: SourceRange) -> UInt64 {
    UInt64(range.file.index) << 32 | UInt64(range.start)
  }

  private static func link(from file: SourceID, to other: SourceID) -> UInt32 {
    UInt32(file.index) << 16 | UInt32(other.index)
  }

  private static func sorted<Number: FixedWidthInteger>(_ numbers: List<Number>) -> List<Number> {
    List(Array(numbers).sorted())
  }

  private static func contains<Number: FixedWidthInteger>(_ number: Number, in sorted: List<Number>) -> Bool {
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
