package import CEL

/// What may be written under a name: a view, a modifier, a type's initialiser or an action of the host.
package struct EntrySpec: Sendable {
  package let name: String
  /// In call order; forms, scalar and list refer to them by index.
  package let parameters: [ParameterSpec]
  /// What a lone scalar may mean: the first whose type fits; they are all text or none is.
  package let scalar: [Int]
  /// What a list means.
  package let list: ListRole
  /// The sets of arguments that go together; there is at least one, and the first that fits wins.
  package let forms: [FormSpec]
  /// The slot whose content stands without a name in the resolved tree.
  package let mainSlot: Int?
  let details: EntryDetails

  /// One sentence for people; empty where a user's catalog has none.
  package var documentation: String { details.documentation.string }

  /// Where it exists, platform by platform; empty means everywhere.
  package var availability: [Availability] { Availability.list(details.availability.string) }

  /// Set where SwiftUI has replaced it.
  package var deprecation: Deprecation? {
    details.isDeprecated ? Deprecation(replacement: details.replacement.string) : nil
  }

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
  package func form(fitting arguments: some Collection<Int>) -> FormSpec? {
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

/// Arguments that go together, in call order.
package struct FormSpec: Hashable, Sendable {
  package struct Argument: Hashable, Sendable {
    package let parameter: Int
    package let isRequired: Bool
  }

  package let arguments: [Argument]

  /// True if every argument belongs to the form and nothing that it requires is missing.
  package func fits(_ given: some Collection<Int>) -> Bool {
    for index in given where !arguments.contains(where: { $0.parameter == index }) { return false }
    for argument in arguments where argument.isRequired && !given.contains(argument.parameter) {
      return false
    }
    return true
  }

  /// True if that parameter may be given in this form.
  package func contains(_ parameter: Int) -> Bool { arguments.contains { $0.parameter == parameter } }
}

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
  let isDeprecated: Bool
}
