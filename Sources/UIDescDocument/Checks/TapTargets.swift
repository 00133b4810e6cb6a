internal import UIDescDiagnostics

extension Checks {
  /// The least size that a finger hits, in points.
  private static let leastSize = 44.0

  /// Notes frames that leave too little room to be tapped.
  func checkTapTargets() {
    for view in views {
      let modifiers = modifiers(of: view)
      if isView(view, .isButton) {
        checkButton(view, modifiers)
      } else if let tap = modifiers.firstIndex(where: { isModifier($0, .takesTaps) }) {
        checkSize(modifiers[..<tap])
      }
    }
  }

  private func checkButton(_ button: PlanIndex, _ modifiers: ArraySlice<PlanIndex>) {
    if modifiers.contains(where: { isModifier($0, .frames) }) {
      checkSize(modifiers)
    } else if modifiers.allSatisfy({ node($0).kind == .modifier && !isModifier($0, .changesTarget) }) {
      // The label's own size counts where nothing adds to it.
      for slot in children(button) where node(slot).kind == .slotContent {
        let views = Array(children(slot))
        if views.count == 1, node(views[0]).kind == .view { checkSize(self.modifiers(of: views[0])) }
      }
    }
  }

  /// Reports the last frame, unless something behind it adds room again.
  private func checkSize(_ modifiers: ArraySlice<PlanIndex>) {
    guard let last = modifiers.last(where: { node($0).kind != .modifier || isModifier($0, .changesTarget) }),
      isModifier(last, .frames)
    else { return }
    let sizes = [number("width", of: last), number("height", of: last)].compactMap(\.self)
    if let least = sizes.min(), least < Self.leastSize { report(.smallTapTarget(at: node(last).range)) }
  }
}

extension Diagnostic {
  static func smallTapTarget(at range: SourceRange) -> Self {
    Diagnostic(
      "small-tap-target", .note, at: range,
      "what is tapped should be 44 points wide and high; add 'padding' or 'contentShape', or make it larger")
  }
}
