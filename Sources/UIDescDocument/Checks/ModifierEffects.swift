internal import CEL
internal import UIDescDiagnostics

extension Checks {
  /// Reports modifiers that leave the view as it is.
  func checkModifiers() {
    for list in modifierLists {
      let modifiers = modifiers(in: list)
      for position in modifiers.indices {
        let modifier = modifiers[position]
        if isModifier(modifier, .hasNeutralValue) { checkEffect(of: modifier) }
        if isModifier(modifier, .setsEnvironment) { checkOverriding(modifiers[...position]) }
      }
    }
  }

  // MARK: Values that change nothing

  private func checkEffect(of modifier: PlanIndex) {
    guard let neutral = neutralArguments(of: name(modifier)) else { return }
    var given: PlanIndex?
    for child in children(modifier) {
      guard node(child).kind == .argument else { return }
      guard neutral.names.contains(name(child)) else { continue }
      guard let value = content(of: child), constant(value).map({ isNeutral($0, neutral.value) }) ?? false
      else { return }
      given = value
    }
    if let given { report(.noEffect(name(modifier), at: node(modifier).range, value: node(given).range)) }
  }

  private func isNeutral(_ value: Value, _ number: Double) -> Bool {
    switch value {
    case .double(let given): given == number
    case .int(let given): Double(given) == number
    case .bool(let flag): !flag && number == 0
    case .member(let member): document.types.memberName(member) == "zero"
    default: false
    }
  }

  /// The arguments of a modifier that has a neutral value, and that value.
  private func neutralArguments(of modifier: String) -> (names: [String], value: Double)? {
    switch modifier {
    case "opacity": (["opacity"], 1)
    case "padding": (["length"], 0)
    case "blur": (["radius"], 0)
    case "scaleEffect": (["scale", "x", "y"], 1)
    case "offset": (["x", "y", "offset"], 0)
    case "rotationEffect", "hueRotation": (["angle"], 0)
    case "brightness", "grayscale": (["amount"], 0)
    case "contrast", "saturation": (["amount"], 1)
    case "disabled": (["disabled"], 0)
    case "layoutPriority": (["value"], 0)
    default: nil
    }
  }

  // MARK: The same again

  /// Looks for the last modifier of the slice once more among those before it, up to one that it may still reach.
  private func checkOverriding(_ modifiers: ArraySlice<PlanIndex>) {
    guard let second = modifiers.last else { return }
    for first in modifiers.dropLast().reversed() {
      guard node(first).kind == .modifier, !isModifier(first, [.setsBackground, .addsBorder]),
        !holdsViews(first)
      else { return }
      if node(first).name == node(second).name {
        return report(.overridden(name(second), at: node(second).range, by: node(first).range))
      }
    }
  }
}

extension Diagnostic {
  static func noEffect(_ name: String, at range: SourceRange, value: SourceRange) -> Self {
    Diagnostic(
      "modifier-without-effect", .warning, at: range.union(value),
      "'\(name)' with this value changes nothing; remove it")
  }

  static func overridden(_ name: String, at range: SourceRange, by first: SourceRange) -> Self {
    Diagnostic(
      "modifier-overridden", .warning, at: range,
      "this '\(name)' changes nothing: one before it is nearer to the view, and wins; remove one of them",
      notes: [Note("this one wins", at: first)])
  }
}
