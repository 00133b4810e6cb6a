internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

extension Checks {
  /// Reports an unquoted text in a slot that is the name of a view: `label: Divider` shows the word.
  func checkTexts() {
    for view in views {
      // The `Text` that is made of a string stands where its argument stands.
      guard let argument = content(of: view), node(argument).kind == .argument,
        node(argument).range == node(view).range, let value = content(of: argument),
        case .string(let text) = constant(value), text.isCapitalised
      else { continue }
      let range = node(view).range
      let component = document.plan.components.first { $0.name == text }
      // A view that needs arguments can't be meant: a section may well be headed 'Menu' or 'Map'.
      let isView =
        component != nil || document.types.catalog.view(named: text)?.form(fitting: []) != nil
      let source = document.trees.first { $0.id == range.file }?.source
      guard isView, source?.text(range) == text else { continue }
      report(.textIsAView(text, at: range))
      // It is meant to be used, so that nothing else needs to be said.
      if let component { uses.add(component.range) }
    }
  }
}

extension Diagnostic {
  static func textIsAView(_ name: String, at range: SourceRange) -> Self {
    Diagnostic(
      "text-is-a-view", .warning, at: range,
      "this is the text '\(name)', not the view of that name; write '{\(name): }', or quote it if the text is meant",
      fixIts: [
        FixIt(
          "make it the view", edits: [SourceEdit(replacing: range, with: "{\(name): }")], isSafe: false)
      ])
  }
}
