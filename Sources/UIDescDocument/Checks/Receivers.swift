internal import CEL
internal import UIDescDiagnostics

// SwiftUI has some modifiers for one kind of view alone, and others that reach the texts and controls inside. On another
// view the first are no Swift, and the others change nothing.
extension Checks {
  func checkReceivers() {
    // Types are looked up by their names, once for each kind of view. There are few of them, and making a dictionary
    // takes as long as looking most of them up.
    var contents = List<KnownContent>()
    for view in views {
      let modifiers = modifiers(of: view)
      if modifiers.isEmpty { continue }
      if !uses.restricted.isEmpty { checkReceiver(view, modifiers) }
      let kind = Int32(node(view).name)
      let content: LeafContent?
      if let known = contents.first(where: { $0.kind == kind }) {
        content = known.content
      } else {
        content = LeafContent(of: facts(of: view)) { isValue("Shape", view) }
        contents.append(KnownContent(kind: kind, content: content))
      }
      if let content { checkLeaf(view, content, modifiers) }
    }
  }

  // MARK: Modifiers of one kind of view

  private func checkReceiver(_ view: PlanIndex, _ modifiers: ArraySlice<PlanIndex>) {
    // What comes first makes another view of it, which has the modifiers of all views and no others.
    var blocker: PlanIndex?
    for modifier in modifiers {
      guard node(modifier).kind == .modifier else {
        return checkArms(of: modifier, on: view)
      }
      checkReceiver(view, of: modifier, behind: blocker)
      if blocker == nil, !keepsView(modifier) { blocker = modifier }
    }
  }

  /// The modifiers of a form; what a custom modifier or a wrapping makes of the view is not known.
  private func checkArms(of form: PlanIndex, on view: PlanIndex) {
    if node(form).kind == .customModifier || node(form).kind == .wrap { return }
    for child in children(form) {
      if node(child).kind == .modifier {
        checkReceiver(view, of: child, behind: nil)
      } else {
        checkArms(of: child, on: view)
      }
    }
  }

  private func checkReceiver(_ view: PlanIndex, of modifier: PlanIndex, behind blocker: PlanIndex?) {
    guard let views = views(of: modifier) else { return }
    if !views.contains(where: { name(view) == $0 || isValue($0, view) }) {
      report(.notOfView(name(modifier), name(view), views: views, at: node(modifier).range))
    } else if let blocker {
      report(
        .behindAnother(
          name(modifier), blocker: name(blocker), at: node(modifier).range, node(blocker).range))
    }
  }

  /// The views that a modifier is for; nil where it is for all.
  private func views(of modifier: PlanIndex) -> [String]? {
    uses.restricted.first { $0.modifier == node(modifier).range }?.views
  }

  /// Some modifiers of all views are there for shapes or images once more, and give a shape or an image again.
  private func keepsView(_ modifier: PlanIndex) -> Bool {
    views(of: modifier) != nil
      || isModifier(modifier, .keepsKind)
  }

  /// Whether a view is also a value of that type, as `Circle` is a shape.
  private func isValue(_ type: String, _ view: PlanIndex) -> Bool {
    guard let wanted = document.types.type(named: type), let type = document.types.type(named: name(view))
    else { return false }
    return document.types.accepts(wanted, .host(type))
  }

  // MARK: Modifiers that reach nothing

  private func checkLeaf(_ view: PlanIndex, _ content: LeafContent, _ modifiers: ArraySlice<PlanIndex>) {
    for modifier in modifiers {
      guard node(modifier).kind == .modifier, !holdsViews(modifier) else { return }
      if let reason = content.reason(against: facts(of: modifier)) {
        report(.reachesNothing(name(modifier), name(view), reason, at: node(modifier).range))
      }
    }
  }

  /// Whether a modifier brings views of its own, which what stands behind it reaches.
  func holdsViews(_ modifier: PlanIndex) -> Bool {
    (modifier..<node(modifier).next).contains { index in
      switch node(index).kind {
      case .view, .component, .slot, .slotContent: true
      default: false
      }
    }
  }
}

/// What views of one kind hold, known by the index of their name.
private struct KnownContent {
  let kind: Int32
  let content: LeafContent?
}

/// What is in a view that holds no others.
private enum LeafContent {
  case text, image, nothing

  init?(of view: EntryFacts, isShape: () -> Bool) {
    if view.contains(.isText) {
      self = .text
    } else if view.contains(.isImage) {
      self = .image
    } else if view.contains(.isBlank) || isShape() {
      self = .nothing
    } else {
      return nil
    }
  }

  /// What the view does not have that the modifier is about.
  func reason(against modifier: EntryFacts) -> String? {
    if modifier.contains(.isForControls) { return "no such control" }
    if self != .text, modifier.contains(.isForTexts) { return "no text" }
    if self == .nothing, modifier.contains(.isForFonts) { return "no text" }
    return nil
  }
}

extension Diagnostic {
  static func notOfView(_ name: String, _ view: String, views: [String], at range: SourceRange) -> Self {
    Diagnostic(
      "modifier-not-applicable", .warning, at: range,
      "'\(name)' is a modifier of \(views.quotedList.replacingLastAnd(with: "or")), and '\(view)' is none; remove it, or move it there"
    )
  }

  static func behindAnother(
    _ name: String, blocker: String, at range: SourceRange, _ first: SourceRange
  ) -> Self {
    Diagnostic(
      "modifier-not-applicable", .warning, at: range,
      "'\(blocker)' has made another view of this one, which has no '\(name)'; put '\(name)' before it",
      notes: [Note("this stands before it", at: first)])
  }

  static func reachesNothing(_ name: String, _ view: String, _ reason: String, at range: SourceRange) -> Self
  {
    Diagnostic(
      "modifier-not-applicable", .warning, at: range,
      "'\(name)' changes nothing: there is \(reason) in '\(view)'; remove it")
  }
}
