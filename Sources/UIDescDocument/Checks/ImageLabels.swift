internal import UIDescDiagnostics

extension Checks {
  /// Notes images that assistive technology can only call by their file, and buttons that show nothing but an image.
  func checkImages() {
    for component in document.plan.components where component.body >= 0 {
      let isRoot = component.name.isEmpty
      for view in children(component.body) { visit(view, ImageContext(isCalledElsewhere: !isRoot)) }
    }
  }

  private struct ImageContext {
    /// Something around it has words of its own.
    var isLabelled = false
    /// The button around it, which has no words.
    var button: PlanIndex?
    /// The view of a component may get its label where the component is used.
    var isCalledElsewhere = false
  }

  private func visit(_ index: PlanIndex, _ outer: ImageContext) {
    var context = outer
    if node(index).kind == .view {
      context.isLabelled = outer.isLabelled || isLabelled(index)
      let facts = facts(of: index)
      if facts.contains(.isLabel) { context.isLabelled = true }
      if facts.contains(.isButton) { context.button = hasOnlyImages(index) ? index : nil }
      if facts.contains(.isImage) { checkImage(index, context) }
    }
    if node(index).kind == .view || node(index).kind == .component { context.isCalledElsewhere = false }
    for child in children(index) where node(child).kind != .modifiers { visit(child, context) }
    // What stands in a background or an overlay is a view as well.
    for modifier in modifiers(of: index) { visit(modifier, context) }
  }

  private func checkImage(_ image: PlanIndex, _ context: ImageContext) {
    if context.isLabelled || context.isCalledElsewhere { return }
    let isDecorative = argument("decorative", of: image) != nil || argument("label", of: image) != nil
    if isDecorative { return }
    if context.button != nil {
      report(.buttonWithoutLabel(at: node(image).range))
    } else if argument("name", of: image) != nil {
      report(.imageWithoutLabel(at: node(image).range))
    }
  }

  /// Whether modifiers give the view words for those who do not see it, or hide it from them.
  private func isLabelled(_ view: PlanIndex) -> Bool {
    for child in children(view) where node(child).kind == .modifiers {
      for index in child..<node(child).next {
        let kind = node(index).kind
        if kind == .modifier, name(index).hasPrefix("accessibility") { return true }
        if kind == .customModifier || kind == .wrap { return true }
      }
    }
    return false
  }

  /// Whether all that a button shows is images.
  private func hasOnlyImages(_ button: PlanIndex) -> Bool {
    if argument("title", of: button) != nil { return false }
    var hasImage = false
    for index in button..<node(button).next {
      switch node(index).kind {
      case .view where index != button:
        let isImage = isView(index, .isImage)
        if !isImage, !["HStack", "VStack", "ZStack", "Group", "Spacer"].contains(name(index)) {
          return false
        }
        if isImage { hasImage = true }
      case .component, .slot: return false
      default: break
      }
    }
    return hasImage
  }
}

extension Diagnostic {
  static func imageWithoutLabel(at range: SourceRange) -> Self {
    Diagnostic(
      "image-without-label", .note, at: range,
      "those who hear the screen hear the name of the file; add 'label', or 'decorative' if it says nothing")
  }

  static func buttonWithoutLabel(at range: SourceRange) -> Self {
    Diagnostic(
      "image-without-label", .note, at: range,
      "the button has no words for those who hear the screen; add the modifier 'accessibilityLabel'")
  }
}
