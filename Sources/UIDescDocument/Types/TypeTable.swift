package import CEL

/// The types of one document: the catalog's, and the enumerations that the document declares.
package struct TypeTable: HostTypes {
  package let catalog: Catalog
  private var enumerations: [Enumeration] = []

  private struct Enumeration: Sendable {
    var name: String?
    var members: [String]
  }

  package init(catalog: Catalog) {
    self.catalog = catalog
  }

  /// The type with these members; unnamed ones with the same members are one type.
  mutating func addEnumeration(named name: String?, members: [String]) -> HostType {
    let known = enumerations.firstIndex { $0.name == name && $0.members == members }
    if let known { return HostType(index: UInt32(catalog.typeCount + known)) }
    enumerations.append(Enumeration(name: name, members: members))
    return HostType(index: UInt32(catalog.typeCount + enumerations.count - 1))
  }

  /// The members of an enumeration of the document; nil for the catalog's types.
  package func enumerationMembers(of type: HostType) -> [String]? { enumeration(type)?.members }

  private func enumeration(_ type: HostType) -> Enumeration? {
    let index = Int(type.index) - catalog.typeCount
    return enumerations.indices.contains(index) ? enumerations[index] : nil
  }

  package func name(of type: HostType) -> String {
    guard let enumeration = enumeration(type) else { return catalog.name(of: type) }
    return enumeration.name ?? "enum of \(enumeration.members.joined(separator: ", "))"
  }

  package func type(named name: String) -> HostType? {
    if let index = enumerations.firstIndex(where: { $0.name == name }) {
      return HostType(index: UInt32(catalog.typeCount + index))
    }
    return catalog.type(named: name)
  }

  package func member(_ name: String, of type: HostType) -> HostMember? {
    guard let enumeration = enumeration(type) else {
      if let known = catalog.memory.member(name, of: type) { return known }
      let member = catalog.member(name, of: type)
      if let member { catalog.memory.keep(member, named: name, of: type) }
      return member
    }
    guard let index = enumeration.members.firstIndex(of: name) else { return nil }
    return HostMember(type: type, index: UInt32(index))
  }

  /// The member of the document's own enumerations, where one of them has it.
  package func onlyMember(_ name: String) -> HostMember? {
    let owners = enumerations.indices.filter { enumerations[$0].members.contains(name) }
    guard owners.count == 1 else { return nil }
    return member(name, of: HostType(index: UInt32(catalog.typeCount + owners[0])))
  }

  package func memberName(_ member: HostMember) -> String {
    guard let enumeration = enumeration(member.type) else { return catalog.memberName(member) }
    return enumeration.members[Int(member.index)]
  }

  package func functions(_ name: String, of type: HostType) -> [HostFunction] {
    enumeration(type) == nil ? catalog.functions(name, of: type) : []
  }

  package func methods(_ name: String, on type: HostType) -> [HostFunction] {
    guard enumeration(type) == nil else { return [] }
    if let known = catalog.memory.methods(name, on: type) { return known }
    let methods = catalog.methods(name, on: type)
    catalog.memory.keep(methods, named: name, on: type)
    return methods
  }

  package func accepts(_ wanted: HostType, _ actual: CELType) -> Bool {
    if case .host(wanted) = actual { return true }
    guard enumeration(wanted) == nil else { return false }
    guard case .host(let type) = actual else { return catalog.accepts(wanted, actual) }
    if let known = catalog.memory.accepts(wanted, type) { return known }
    let isAccepted = catalog.accepts(wanted, actual)
    catalog.memory.keep(isAccepted, of: type, for: wanted)
    return isAccepted
  }

  package func memberNames(of type: HostType) -> [String] {
    enumeration(type)?.members ?? catalog.memberNames(of: type)
  }

  package func literal(_ text: String, as type: HostType) -> Value? {
    enumeration(type) == nil ? catalog.literal(text, as: type) : nil
  }
}
