internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

extension DocumentReader {
  /// Reads the constants of the current file into its globals, each after those that it refers to.
  mutating func readConstants(_ section: SyntaxEntry) {
    for ordered in ordered(declarations(in: section), noun: "constant") {
      let entry = ordered.entry
      pending = ordered.pending
      defer { pending = nil }
      checkName(entry.key, isCapitalised: false, noun: "constants")
      let declaration = Declaration(value: entry)
      let known = ["type", "default", "light", "dark", "description"]
      for key in declaration.unknownKeys(besides: known) {
        report(.unknownKey(key.text, at: key.range, of: "a constant", known: known))
      }
      let type: CELType
      let value: PlanIndex
      if let light = declaration.entry("light"), let dark = declaration.entry("dark") {
        type = valueType(of: declaration, default: light.value)
        value = readSchemes(light: light, dark: dark, type: type)
      } else if let node = declaration.default {
        type = valueType(of: declaration, default: node)
        value = readDetached(node, as: .reading(type))
      } else {
        let isMisspelt = declaration.unknownKeys(besides: known).contains {
          nearestName(to: $0.text, in: ["default", "light", "dark"]) != nil
        }
        if !isMisspelt {
          report(
            .missingKey(
              "default', or 'light' and 'dark", of: "the constant '\(entry.key.text)'", at: entry.key.range))
        }
        // What uses it is not to blame.
        type = .error
        value = absent(at: entry.key.range)
      }
      addConstant(entry.key, type: type, value: value, literal: literal(of: declaration))
    }
  }

  /// A constant that is an integer and names no type stands for its literal: a Double where one is wanted.
  private mutating func literal(of declaration: Declaration) -> Int64? {
    guard declaration.type == nil, let node = declaration.default, literalType(of: node) == .int else {
      return nil
    }
    return Int64(node.text)
  }

  private mutating func addConstant(_ key: SyntaxKey, type: CELType, value: PlanIndex, literal: Int64?) {
    let slot = environmentNames.nextGlobal()
    let name = ScopedName(
      name: key.text, variable: Variable(type: type, slot: slot, literal: literal), role: .constant,
      range: key.range)
    constantValues.append((key.text, type, slot, value))
    if let other = scope.outer.constants.first(where: { $0.name == key.text }) {
      report(.shadowsImport(key, declared: other.range))
    }
    files[file].constants.append(name)
    // Copies of the scope share its outer names.
    scope.outer.constants.append(name)
  }

  /// A constant with a value for each colour scheme.
  private mutating func readSchemes(light: SyntaxEntry, dark: SyntaxEntry, type: CELType) -> PlanIndex {
    var ignored = DiagnosticSink()
    let program = environment.compile(
      "env.colorScheme == .dark", in: scope, wanting: .bool, into: &ignored)
    let origin = ExpressionOrigin(file: light.key.range.file, node: -1)
    let payload = program.map { builder.add(PlannedProgram(program: $0, origin: origin)) } ?? -1
    let condition = builder.open(.condition, payload: payload, at: dark.key.range)
    for (number, side) in [dark, light].enumerated() {
      let arm = builder.open(.arm, extra: Int32(number), at: side.key.range)
      readValue(side.value, as: .reading(type))
      builder.close(arm)
    }
    builder.close(condition)
    return condition
  }
}
