internal import UIDescDiagnostics
internal import UIDescSyntax

extension Checks {
  /// Reports declarations that nothing leads to.
  ///
  /// What a file without a body declares for others, and what an imported file declares, may be used elsewhere.
  func checkUnused() {
    for (index, file) in files.enumerated() where file.tree.root.kind == .mapping {
      let root = file.tree.root
      let isScreen = index == 0 && root.entry(named: "body") != nil
      if isScreen {
        reportUnused(in: root, "components", "component", "unused-component")
        reportUnused(in: root, "modifiers", "modifier", "unused-modifier")
        reportUnused(in: root, "constants", "constant", "unused-constant")
      }
      reportUnusedNames(of: root)
      for section in ["components", "modifiers"] {
        guard let entry = root.entry(named: section), entry.value.kind == .mapping else { continue }
        for component in entry.value.entries where component.value.kind == .mapping {
          reportUnused(in: component.value, "parameters", "parameter", "unused-parameter")
          reportUnusedNames(of: component.value)
        }
      }
      checkImports(of: file)
    }
    for key in uses.declared where !uses.contains(key.range) && !key.text.hasPrefix("_") {
      report(.unused("`let` name", key, code: "unused-let", hint: "leave it out"))
    }
  }

  /// The names that a document and a component may both declare.
  private func reportUnusedNames(of node: SyntaxNode) {
    reportUnused(in: node, "state", "state", "unused-state")
    reportUnused(in: node, "let", "computed value", "unused-let")
    reportUnused(in: node, "actions", "action", "unused-action")
    guard let section = node.entry(named: "toggled"), section.value.kind == .mapping else { return }
    for entry in section.value.entries where !entry.key.text.hasPrefix("x-") {
      let sides = [entry.value.entry(named: "on"), entry.value.entry(named: "off")].compactMap(\.self)
      if uses.contains(entry.key.range) || sides.contains(where: { uses.contains($0.key.range) }) { continue }
      report(.unused("toggled pair", entry.key, code: "unused-pair"))
    }
  }

  private func reportUnused(in node: SyntaxNode, _ section: String, _ noun: String, _ code: String) {
    guard let entry = node.entry(named: section), entry.value.kind == .mapping else { return }
    for declared in entry.value.entries
    where !declared.key.isExtension && declared.key.node.firstByte != UInt8(ascii: "_") {
      if !uses.contains(declared.key.range) { report(.unused(noun, declared.key, code: code)) }
    }
  }

  // MARK: Imports

  private func checkImports(of file: DocumentFile) {
    guard let section = file.tree.root.entry(named: "imports"), section.value.kind == .sequence,
      section.value.count == file.imports.count
    else { return }
    for (path, imported) in zip(section.value.elements, file.imports) {
      let other = files[imported].tree
      // A catalog that it names serves the importing file, too.
      if other.root.entry(named: "catalogs") != nil || uses.leads(from: file.tree.id, to: other.id) {
        continue
      }
      if mentionsType(of: other, in: file.tree) { continue }
      report(.unusedImport(path.text, at: path.range))
    }
  }

  /// Expressions may name an enumeration, of which only the words in the file tell.
  private func mentionsType(of other: SyntaxTree, in tree: SyntaxTree) -> Bool {
    guard let types = other.root.entry(named: "types"), types.value.kind == .mapping else { return false }
    let bytes = tree.source.bytes
    return types.value.entries.contains { entry in
      let name = Array(entry.key.text.utf8)
      return bytes.indices.contains { bytes[$0] == name.first && bytes[$0...].starts(with: name) }
    }
  }
}

extension Diagnostic {
  static func unused(_ noun: String, _ key: SyntaxKey, code: String, hint: String = "remove it") -> Self {
    // A component's name begins with a capital.
    let mark = key.isCapitalised ? "" : ", or begin its name with '_'"
    return Diagnostic(
      code, .warning, at: key.range, "nothing uses the \(noun) '\(key.text)'; \(hint)\(mark)")
  }

  static func unusedImport(_ path: String, at range: SourceRange) -> Self {
    Diagnostic(
      "unused-import", .warning, at: range, "nothing here uses what '\(path)' declares; remove the import")
  }
}
