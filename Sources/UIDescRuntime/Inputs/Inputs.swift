package import CEL
package import UIDescDiagnostics

/// What an evaluation is given from outside, already of the declared types.
package struct Inputs: Sendable {
  package var state = List<NamedValue>()
  package var environment = List<NamedValue>()
  /// Sides of pairs by their dotted names, such as `stackPadding.on`.
  package var sides = List<NamedValue>()
  /// Whether nodes say how they came to be.
  package var wantsTrails = false

  package init() {}
}

/// A name with its value.
package struct NamedValue: Sendable {
  package var name: String
  package var value: Value

  package init(name: String, value: Value) {
    self.name = name
    self.value = value
  }
}
