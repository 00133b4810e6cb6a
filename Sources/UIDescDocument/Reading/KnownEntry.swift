internal import UIDescDiagnostics

/// An entry that a document uses, decoded once, with its names as the plan numbers them.
///
/// A class, since it is handed on for every view and modifier and its parts are many.
final class KnownEntry: Sendable {
  let spec: EntrySpec
  let nameID: Int32
  /// By parameter.
  let parameterIDs: List<ParameterID>
  /// Whether it has a slot whose content stands once for each element of a list.
  let repeats: Bool

  init(_ spec: EntrySpec, names: inout PlanBuilder) {
    self.spec = spec
    nameID = names.name(spec.name)
    var parameterIDs = List<ParameterID>()
    parameterIDs.reserveCapacity(spec.parameters.count)
    var repeats = false
    // By index, since a copy of a parameter counts the owners of everything in it.
    for index in spec.parameters.indices {
      let name = spec.parameters[index].name
      let id = names.name(name)
      var labelID: Int32 = -1
      if let label = spec.parameters[index].label { labelID = label == name ? id : names.name(label) }
      parameterIDs.append(ParameterID(name: id, label: labelID))
      if !spec.parameters[index].handsOver.isEmpty {
        repeats = repeats || spec.parameters[index].repeatedList(in: spec.parameters) != nil
      }
    }
    self.parameterIDs = parameterIDs
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

/// What a parameter is called in a document and in Swift.
struct ParameterID: Sendable {
  let name: Int32
  /// -1 where Swift writes no label.
  let label: Int32
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
