internal import UIDescDiagnostics

extension Checks {
  /// The least size that a finger hits, in points.
  private static let leastSize = 44.0

  /// Notes frames that leave too little room to be tapped.
  func checkTapTargets() {
    for view in views {
      let modifiers = modifiers(of: view)
      if name(view) == "Button" {
        checkButton(view, modifiers)
      } else if let tap = modifiers.firstIndex(where: { isModifier($0, "onTapGesture") }) {
        checkSize(modifiers[..<tap])
      }
    }
  }

  private func checkButton(_ button: PlanIndex, _ modifiers: [PlanIndex]) {
    if modifiers.contains(where: { isModifier($0, "frame") }) {
      checkSize(modifiers[...])
    } else if modifiers.allSatisfy({ node($0).kind == .modifier && !changesTarget($0) }) {
      // The label's own size counts where nothing adds to it.
      for slot in children(button) where node(slot).kind == .slotContent {
        let views = Array(children(slot))
        if views.count == 1, node(views[0]).kind == .view { checkSize(self.modifiers(of: views[0])[...]) }
      }
    }
  }

  /// Reports the last frame, unless something behind it adds room again.
  private func checkSize(_ modifiers: ArraySlice<PlanIndex>) {
    guard let last = modifiers.last(where: { node($0).kind != .modifier || changesTarget($0) }),
      isModifier(last, "frame")
    else { return }
    let sizes = [number("width", of: last), number("height", of: last)].compactMap(\.self)
    if let least = sizes.min(), least < Self.leastSize { report(.smallTapTarget(at: node(last).range)) }
  }

  private func changesTarget(_ modifier: PlanIndex) -> Bool {
    isModifier(modifier, "frame", "padding", "contentShape", "buttonStyle", "controlSize", "scaleEffect")
  }
}

extension Diagnostic {
  static func smallTapTarget(at range: SourceRange) -> Self {
    Diagnostic(
      "small-tap-target", .note, at: range,
      "what is tapped should be 44 points wide and high; add 'padding' or 'contentShape', or make it larger")
  }
}
