internal import CEL
internal import UIDescDiagnostics

extension Checks {
  /// Reports texts that stand out too little from the background that their own modifiers give them, by WCAG 2.
  func checkContrast() {
    for view in views where isView(view, [.isText, .isLabel]) {
      let modifiers = modifiers(of: view)
      guard modifiers.allSatisfy({ node($0).kind == .modifier && !isModifier($0, .fades) }),
        let foreground = modifiers.first(where: { isModifier($0, .setsForeground) }),
        let background = modifiers.first(where: { isModifier($0, .setsBackground) }),
        let text = argument("color", of: foreground) ?? argument("style", of: foreground),
        let ground = argument("style", of: background)
      else { continue }
      checkContrast(of: text, on: ground, isLarge: isLarge(modifiers))
    }
  }

  private func checkContrast(of text: PlanIndex, on ground: PlanIndex, isLarge: Bool) {
    let wanted = isLarge ? 3 : 4.5
    var worst: (contrast: Double, schemes: [ColorScheme])?
    for scheme in ColorScheme.allCases {
      guard let front = color(text, in: scheme), let back = color(ground, in: scheme) else { continue }
      let contrast = front.contrast(with: back)
      if contrast < wanted {
        worst = (min(contrast, worst?.contrast ?? contrast), (worst?.schemes ?? []) + [scheme])
      }
    }
    guard let worst else { return }
    report(
      .lowContrast(
        worst.contrast, wanted: wanted, scheme: worst.schemes.count == 1 ? worst.schemes[0] : nil,
        at: node(text).range, background: node(ground).range))
  }

  /// Whether the text is known to be large, or of a size that is not known.
  private func isLarge(_ modifiers: ArraySlice<PlanIndex>) -> Bool {
    guard let modifier = modifiers.first(where: { isModifier($0, .setsFont) }) else { return false }
    guard let font = argument("font", of: modifier).flatMap(constant) else { return true }
    switch font {
    case .member(let member):
      return ["largeTitle", "title", "title2", "title3"].contains(document.types.memberName(member))
    case .call(let call):
      for argument in call.arguments where argument.label == "size" {
        if case .double(let size) = argument.value { return size >= 18 }
      }
      return true
    default: return true
    }
  }
}

extension Diagnostic {
  static func lowContrast(
    _ contrast: Double, wanted: Double, scheme: ColorScheme?, at range: SourceRange, background: SourceRange
  ) -> Self {
    // Rounded down, so that what fails never seems to pass.
    let tenths = Int((contrast * 10).rounded(.down))
    let mode = scheme.map { $0 == .dark ? " in dark mode" : " in light mode" } ?? ""
    return Diagnostic(
      "low-contrast", .warning, at: range,
      "this colour is hard to read on its background\(mode): the contrast is \(tenths / 10).\(tenths % 10) to 1, and \(wanted == 3 ? "3" : "4.5") is needed",
      notes: [Note("the background", at: background)])
  }
}
