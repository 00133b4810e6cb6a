internal import UIDescDiagnostics

extension Parser {
  /// Turns a call into a macro where its name, its receiver and the number of its arguments say so.
  mutating func recogniseMacro(_ node: inout SyntaxNode) throws(Stop) {
    let key = syntax.key(of: node)
    let count = Int(node.count)
    guard node.a >= 0 else {
      if key == NameKey("has"), count == 1 { try becomeHas(&node, syntax.child(node, 0)) }
      return
    }
    guard let macro = macro(named: key, on: node.a, arguments: count) else { return }
    for position in 0..<macro.variableCount(arguments: count) {
      let variable = syntax[syntax.child(node, position)]
      guard variable.kind == .identifier, !variable.flags.contains(.isRooted) else {
        throw stop(
          .macroVariable(
            syntax.name(of: node), at: SourceRange(Int(variable.start), Int(variable.end))))
      }
      if position == 1, syntax.isSame(variable, syntax[syntax.child(node, 0)]) {
        throw stop(
          .macroVariableTwice(
            syntax.name(of: variable), at: SourceRange(Int(variable.start), Int(variable.end))))
      }
    }
    node.kind = .macro
    node.c = Int32(macro.rawValue)
  }

  private mutating func becomeHas(_ node: inout SyntaxNode, _ argument: Int32) throws(Stop) {
    let select = syntax[argument]
    guard select.kind == .select else {
      throw stop(.hasArgument(at: SourceRange(Int(select.start), Int(select.end))))
    }
    node.kind = .has
    node.a = argument
  }

  private func macro(named key: NameKey, on target: Int32, arguments: Int) -> Macro? {
    switch arguments {
    case 2:
      if key == NameKey("map") { return .map }
      if key == NameKey("filter") { return .filter }
      if key == NameKey("all") { return .all }
      if key == NameKey("exists") { return .exists }
      if key == NameKey("exists_one") || key == NameKey("existsOne") { return .existsOne }
      if key == NameKey("optMap") { return .optMap }
      if key == NameKey("optFlatMap") { return .optFlatMap }
      if key == NameKey("sortBy") { return .sortBy }
    case 3:
      if key == NameKey("map") { return .map }
      if key == NameKey("all") { return .all }
      if key == NameKey("exists") { return .exists }
      if key == NameKey("exists_one") || key == NameKey("existsOne") { return .existsOne }
      if key == NameKey("bind"), isNamespace(target) { return .bind }
      return transformation(key)
    case 4: return transformation(key)
    default: break
    }
    return nil
  }

  private func transformation(_ key: NameKey) -> Macro? {
    if key == NameKey("transformList") { return .transformList }
    if key == NameKey("transformMap") { return .transformMap }
    return key == NameKey("transformMapEntry") ? .transformMapEntry : nil
  }

  private func isNamespace(_ target: Int32) -> Bool {
    syntax[target].kind == .identifier && syntax.key(of: syntax[target]) == NameKey("cel")
  }
}
