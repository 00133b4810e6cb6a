package import CEL
internal import Synchronization
package import UIDescDiagnostics

/// What may be written under a name: a view, a modifier, a type's initialiser or an action of the host.
///
/// A class, since its parts are many and it is handed on for every view and modifier.
package final class EntrySpec: Sendable {
  package let name: String
  /// In call order; forms, scalar and list refer to them by index.
  package let parameters: List<ParameterSpec>
  /// What a lone scalar may mean: the first whose type fits; they are all text or none is.
  package let scalar: [Int]
  /// What a list means.
  package let list: ListRole
  /// The sets of arguments that go together; there is at least one, and the first that fits wins.
  package let forms: List<FormSpec>
  /// The slot whose content stands without a name in the resolved tree.
  package let mainSlot: Int?
  /// Whether a slot or an action of it is handed values.
  let handsOver: Bool
  /// Whether it has a slot whose content stands once for each element of a list.
  let repeats: Bool
  let details: EntryDetails
  private let knownFacts = Atomic<UInt32>(EntryFacts.unknown.rawValue)

  init(
    name: String, parameters: List<ParameterSpec>, scalar: [Int], list: ListRole, forms: List<FormSpec>,
    mainSlot: Int?, details: EntryDetails
  ) {
    self.name = name
    self.parameters = parameters
    self.scalar = scalar
    self.list = list
    self.forms = forms
    self.mainSlot = mainSlot
    self.details = details
    var (handsOver, repeats) = (false, false)
    // By index, since a copy of a parameter counts the owners of everything in it.
    for index in parameters.indices where !parameters[index].handsOver.isEmpty {
      handsOver = true
      repeats = repeats || parameters[index].repeatedList(in: parameters) != nil
    }
    self.handsOver = handsOver
    self.repeats = repeats
  }

  /// What the checks know of it, looked up when they first ask.
  var facts: EntryFacts {
    let known = EntryFacts(rawValue: knownFacts.load(ordering: .relaxed))
    if known != .unknown { return known }
    let facts = EntryFacts(of: name)
    knownFacts.store(facts.rawValue, ordering: .relaxed)
    return facts
  }

  /// One sentence for people; empty where a user's catalog has none.
  package var documentation: String { details.documentation.string }

  /// Where it exists, platform by platform; empty means everywhere.
  package var availability: [Availability] { Availability.list(details.availability.string) }

  /// Set where SwiftUI has replaced it.
  package var deprecation: Deprecation? {
    details.isDeprecated ? Deprecation(replacement: details.replacement.string) : nil
  }

  /// The views that have the modifier, by their names or those of types that they are values of; empty where all have.
  package var views: [String] { details.views?.string.split(separator: ",").map(String.init) ?? [] }

  /// Whether there are views that do not have the modifier.
  var isForSomeViews: Bool { details.views != nil }

  /// True where a lone scalar is read as text and not as an expression.
  package var scalarIsText: Bool {
    guard let first = scalar.first else { return false }
    return parameters[first].type.isText
  }

  /// The index of the parameter with that name; linear, since entries are short.
  package func parameter(named name: String) -> Int? {
    parameters.firstIndex { $0.name == name }
  }

  /// The first form that the given arguments fit: none is foreign to it and none that it requires is missing.
  package func form(fitting arguments: some Sequence<Int>) -> FormSpec? {
    forms.first { $0.fits(arguments) }
  }
}

/// What a list under an entry's name stands for.
package enum ListRole: Hashable, Sendable {
  case none
  case slot(Int)
  case action(Int)
  case value(Int)
  case positional([Int])
}

/// One parameter of an entry.
package struct ParameterSpec: Sendable {
  /// What the argument is called in a document.
  package let name: String
  /// What it is called in Swift; nil where the argument stands alone.
  package let label: String?
  package let type: ParameterType
  /// True where no default exists; a form says whether it must be given there.
  package let isRequired: Bool
  /// What slots and actions hand to the names under `as`.
  package let handsOver: [HandedValue]
  let defaultText: CatalogText?
  let documentationText: CatalogText

  /// The default as an expression, or as the text itself for a text; nil where there is none.
  package var `default`: String? { defaultText?.string }

  /// One sentence for people; mostly empty.
  package var documentation: String { documentationText.string }
}

/// How an argument is read.
package indirect enum ParameterType: Hashable, Sendable {
  /// The characters themselves, with `${…}` inside.
  case text(isOptional: Bool)
  /// An expression of that type; an optional one is `nullable`.
  case value(CELType)
  /// Two ends, of which either may be open.
  case range(CELType, isOptional: Bool)
  case slot(isOptional: Bool)
  case action(isOptional: Bool)
  /// A place of that type.
  case binding(CELType)

  package var isText: Bool {
    if case .text = self { return true }
    return false
  }

  package var isSlot: Bool {
    if case .slot = self { return true }
    return false
  }

  package var isAction: Bool {
    if case .action = self { return true }
    return false
  }
}

/// One value that a slot or an action hands over.
package struct HandedValue: Sendable {
  /// The name that is used where the author gives none.
  package let name: String
  package let type: HandedType
  let defaultText: CatalogText?

  /// The expression that stands for what only layout or time knows.
  package var `default`: String? { defaultText?.string }
}

/// The type of a handed value: fixed, or following another argument of the same entry.
package enum HandedType: Hashable, Sendable {
  case value(CELType)
  /// The type of that parameter's argument.
  case type(ofParameter: Int)
  /// The type of one element of that parameter's list, or of the list that it binds.
  case element(ofParameter: Int)
  /// The type of that parameter's argument when it is not null.
  case unwrapped(ofParameter: Int)
}

/// Arguments that go together; they follow the order of the parameters.
package struct FormSpec: Hashable, Sendable {
  package struct Argument: Hashable, Sendable {
    package let parameter: Int
    package let isRequired: Bool
  }

  /// How many parameters an entry has at most.
  package static let limit = 64

  // One bit a parameter, so that a form costs no allocation and fitting is two operations.
  let members: UInt64
  let required: UInt64

  init(members: UInt64, required: UInt64) {
    self.members = members
    self.required = required
  }

  init(arguments: some Sequence<Argument>) {
    var members: UInt64 = 0
    var required: UInt64 = 0
    for argument in arguments {
      members |= bit(argument.parameter)
      if argument.isRequired { required |= bit(argument.parameter) }
    }
    self.init(members: members, required: required)
  }

  /// In call order.
  package var arguments: Arguments { Arguments(form: self, rest: members) }

  /// True if every argument belongs to the form and nothing that it requires is missing.
  package func fits(_ given: some Sequence<Int>) -> Bool {
    var mask: UInt64 = 0
    for index in given { mask |= bit(index) }
    return mask & ~members == 0 && required & ~mask == 0
  }

  /// True if that parameter may be given in this form.
  package func contains(_ parameter: Int) -> Bool { members & bit(parameter) != 0 }

  /// The arguments of a form, made one by one.
  package struct Arguments: Sequence, IteratorProtocol {
    let form: FormSpec
    var rest: UInt64

    package mutating func next() -> Argument? {
      guard rest != 0 else { return nil }
      let parameter = rest.trailingZeroBitCount
      rest &= rest - 1
      return Argument(parameter: parameter, isRequired: form.required & bit(parameter) != 0)
    }
  }
}

/// The bit of a parameter; those beyond the 64th have none.
private func bit(_ parameter: Int) -> UInt64 { parameter < 64 ? 1 << UInt64(parameter) : 0 }

/// A platform and the version that brought the entry there, such as iOS and 17.0.
package struct Availability: Hashable, Sendable {
  package let platform: String
  package let version: String

  static func list(_ text: String) -> [Availability] {
    text.split(separator: ",").map { part in
      let words = part.split(separator: " ")
      return Availability(platform: String(words.first ?? ""), version: String(words.dropFirst().first ?? ""))
    }
  }
}

/// Says that SwiftUI has replaced an entry.
package struct Deprecation: Hashable, Sendable {
  /// What to write now: a name or a Swift call; empty where nothing took its place.
  package let replacement: String
}

/// A value of the environment, read as `env.name`.
package struct EnvironmentValueSpec: Sendable {
  package let name: String
  package let type: CELType
  /// An expression: what it is where `--env` says nothing.
  package let `default`: String
  let documentationText: CatalogText

  package var documentation: String { documentationText.string }
}

/// What is decoded only when asked for.
struct EntryDetails: Sendable {
  let documentation: CatalogText
  let availability: CatalogText
  let replacement: CatalogText
  let views: CatalogText?
  let isDeprecated: Bool
}
