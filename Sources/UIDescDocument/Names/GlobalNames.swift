internal import CEL
internal import UIDescDiagnostics

/// The names that every component of a file sees: its constants, and `env.x`.
///
/// A class because an environment value gets its number when an expression first asks for it.
final class GlobalNames {
  private let catalog: Catalog
  private let environment: EnvironmentNames
  var constants = List<ScopedName>()
  /// Constants of the same name in two imported files: neither is meant.
  var ambiguous = List<(first: ScopedName, second: ScopedName)>()

  /// Where it is kept what the names of this file lead to; nil where nobody asks.
  let uses: NameUses?

  init(catalog: Catalog, environment: EnvironmentNames, uses: NameUses?) {
    self.catalog = catalog
    self.environment = environment
    self.uses = uses
  }

  func entry(named name: String) -> ScopedName? {
    if let constant = constants.last(where: { $0.name == name }) {
      return ambiguous.contains { $0.first.range == constant.range } ? nil : constant
    }
    // The first byte tells nearly all of them apart; looking for a prefix takes much longer.
    guard name.utf8.first == UInt8(ascii: "e"), name.hasPrefix("env.") else { return nil }
    return environment.entry(named: String(name.dropFirst(4)), in: catalog)
  }

  var names: [String] {
    constants.map(\.name) + catalog.environmentNames.map { "env." + $0 }
  }
}

/// The environment values that a document reads, numbered among its globals in the order of their first use.
final class EnvironmentNames {
  private(set) var globals = List<(name: String, type: CELType, default: String, slot: Int32)>()
  /// Hands out the numbers of globals, to constants as well.
  private(set) var count: Int32 = 0

  func nextGlobal() -> Int32 {
    defer { count += 1 }
    return -1 - count
  }

  func entry(named name: String, in catalog: Catalog) -> ScopedName? {
    if let known = globals.first(where: { $0.name == name }) {
      return scoped(known.name, known.type, known.slot)
    }
    guard let value = catalog.environmentValue(named: name) else { return nil }
    let slot = nextGlobal()
    globals.append((name, value.type, value.default, slot))
    return scoped(name, value.type, slot)
  }

  private func scoped(_ name: String, _ type: CELType, _ slot: Int32) -> ScopedName {
    ScopedName(
      name: "env." + name, variable: Variable(type: type, slot: slot), role: .environment,
      range: SourceRange(0, 0))
  }
}
