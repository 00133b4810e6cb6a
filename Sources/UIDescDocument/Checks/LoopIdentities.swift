internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

extension Checks {
  /// Reports ids of loops that can't tell the elements apart, as far as no state is needed to know it.
  func checkLoops() {
    for loop in nodes(.repetition) {
      let children = Array(children(loop))
      guard children.count > 1, node(children[1]).kind != .absent else { continue }
      checkIdentity(children[1], of: children[0], element: node(loop).payload, index: node(loop).extra)
    }
  }

  private func checkIdentity(
    _ identity: PlanIndex, of list: PlanIndex, element: Int32, index: Int32
  ) {
    let elements = elements(of: list)
    if let elements, elements.count < 2 { return }
    guard let slots = slots(of: identity) else { return }
    if !slots.contains(element), !slots.contains(index) {
      return report(.constantID(at: node(identity).range))
    }
    guard let elements, slots == [element], node(identity).kind == .local || isName(identity) else { return }
    for (position, value) in elements.enumerated() where elements[..<position].contains(value) {
      return report(.repeatedID(at: node(identity).range, list: node(list).range))
    }
  }

  /// The elements of a list that is written out, as an expression or as a list of YAML; nil where a state is needed.
  private func elements(of list: PlanIndex) -> [Value]? {
    if case .list(let values) = constant(list) { return Array(values) }
    guard node(list).kind == .list else { return nil }
    let values = children(list).map(constant)
    return values.contains { $0 == nil } ? nil : values.compactMap(\.self)
  }

  /// What a value reads; nil where more than one expression makes it.
  private func slots(of value: PlanIndex) -> [Int32]? {
    switch node(value).kind {
    case .constant: []
    case .local: [node(value).payload]
    case .expression: document.plan.programs[Int(node(value).payload)].program.slots
    default: nil
    }
  }

  /// Whether an expression is a name and nothing else.
  private func isName(_ expression: PlanIndex) -> Bool {
    origin(of: node(expression).payload)?.text.utf8.allSatisfy { $0.isNameByte } ?? false
  }
}

extension Diagnostic {
  static func constantID(at range: SourceRange) -> Self {
    Diagnostic(
      "constant-id", .warning, at: range,
      "every element has this id; name the element in it, or leave it out to count them")
  }

  static func repeatedID(at range: SourceRange, list: SourceRange) -> Self {
    Diagnostic(
      "duplicate-id", .error, at: range, "the elements are their own ids, and one of them stands twice",
      notes: [Note("the list", at: list)])
  }
}
