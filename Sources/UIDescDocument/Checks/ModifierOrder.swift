internal import UIDescDiagnostics

extension Checks {
  /// Notes orders of neighbours that rarely show what is meant.
  func checkOrder() {
    for view in views {
      let modifiers = modifiers(of: view)
      for position in modifiers.indices.dropFirst() {
        let (first, second) = (modifiers[position - 1], modifiers[position])
        if isModifier(first, .addsShadow), isModifier(second, .clips) {
          report(.shadowIsClipped(by: name(second), at: node(second).range, shadow: node(first).range))
        }
        // Around a stack, room outside of a background is a margin; around a text it is rarely meant.
        guard isModifier(first, .setsBackground), isModifier(second, [.pads, .frames]),
          isView(view, [.isText, .isLabel]), argument("style", of: first) != nil
        else { continue }
        let others = modifiers[..<(position - 1)] + modifiers[(position + 1)...]
        guard others.allSatisfy(keepsSize) else { continue }
        if isModifier(second, .pads) {
          report(.backgroundBeforePadding(at: node(second).range, background: node(first).range))
        } else if argument("alignment", of: second) == nil {
          report(.backgroundBeforeFrame(at: node(second).range, background: node(first).range))
        }
      }
    }
  }

  /// False for what gives the view a size or another ground, so that the order may be meant.
  private func keepsSize(_ modifier: PlanIndex) -> Bool {
    node(modifier).kind == .modifier
      && !isModifier(modifier, [.pads, .frames, .setsBackground, .overlays, .addsBorder])
  }
}

extension Diagnostic {
  static func shadowIsClipped(by name: String, at range: SourceRange, shadow: SourceRange) -> Self {
    Diagnostic(
      "shadow-before-clip", .note, at: range,
      "'\(name)' cuts off the shadow of the view; put the shadow after it",
      notes: [Note("the shadow", at: shadow)])
  }

  static func backgroundBeforePadding(at range: SourceRange, background: SourceRange) -> Self {
    Diagnostic(
      "background-before-padding", .note, at: range,
      "the padding lies outside of the background; put it before the background to have it inside",
      notes: [Note("the background", at: background)])
  }

  static func backgroundBeforeFrame(at range: SourceRange, background: SourceRange) -> Self {
    Diagnostic(
      "background-before-frame", .note, at: range,
      "the background does not fill this frame; put the frame before the background to have it filled",
      notes: [Note("the background", at: background)])
  }
}
