internal import UIDescDiagnostics

/// An entry that a document uses, decoded once.
///
/// A class, since it is handed on for every view and modifier and its parts are many.
final class KnownEntry: Sendable {
  let spec: EntrySpec
  /// The number of its name in the plan.
  let nameID: Int32
  /// Where its parameters begin among those of all entries.
  let firstParameter: Int
  /// Whether it has a slot whose content stands once for each element of a list.
  let repeats: Bool

  init(_ spec: EntrySpec, names builder: inout PlanBuilder) {
    self.spec = spec
    nameID = builder.name(spec.name)
    firstParameter = builder.reserveParameters(spec.parameters.count)
    var repeats = false
    // By index, since a copy of a parameter counts the owners of everything in it.
    for index in spec.parameters.indices where !spec.parameters[index].handsOver.isEmpty {
      repeats = repeats || spec.parameters[index].repeatedList(in: spec.parameters) != nil
    }
    self.repeats = repeats
  }

  var name: String { spec.name }
  var parameters: List<ParameterSpec> { spec.parameters }
  var scalar: [Int] { spec.scalar }
  var list: ListRole { spec.list }
  var forms: List<FormSpec> { spec.forms }
  var mainSlot: Int? { spec.mainSlot }

  func parameter(named name: String) -> Int? { spec.parameter(named: name) }
}

extension DocumentReader {
  /// The catalog's view of that name.
  mutating func view(named name: String) -> KnownEntry? {
    for entry in knownViews where entry.spec.name == name { return entry }
    guard let spec = catalog.view(named: name) else { return nil }
    let entry = KnownEntry(spec, names: &builder)
    knownViews.append(entry)
    return entry
  }

  /// The catalog's modifier of that name.
  mutating func modifier(named name: String) -> KnownEntry? {
    for entry in knownModifiers where entry.spec.name == name { return entry }
    guard let spec = catalog.modifier(named: name) else { return nil }
    let entry = KnownEntry(spec, names: &builder)
    knownModifiers.append(entry)
    return entry
  }
}
