internal import CEL
internal import Synchronization
internal import UIDescDiagnostics

/// The members and methods that expressions have asked for: a document uses few, and each of them often.
///
/// Looking one up in the catalog reads through its type's text, some 2,000 instructions each time.
final class KnownMembers: Sendable {
  private struct Found: Sendable {
    var members = List<FoundMember>()
    var methods = List<FoundMethods>()
  }

  private struct FoundMember: Sendable {
    let name: String
    let type: HostType
    let member: HostMember
  }

  private struct FoundMethods: Sendable {
    let name: String
    let type: HostType
    let functions: [HostFunction]
  }

  /// Beyond these, looking for a known one would cost more than the catalog does.
  private static let limit = 64

  private let found = Mutex(Found())

  /// The member of that name; what `look` finds is kept.
  func member(_ name: String, of type: HostType, or look: () -> HostMember?) -> HostMember? {
    let known = found.withLock { found in
      found.members.first { $0.type.index == type.index && $0.name == name }?.member
    }
    if let known { return known }
    guard let member = look() else { return nil }
    found.withLock { found in
      if found.members.count < Self.limit {
        found.members.append(FoundMember(name: name, type: type, member: member))
      }
    }
    return member
  }

  /// The methods of that name; what `look` finds is kept.
  func methods(_ name: String, on type: HostType, or look: () -> [HostFunction]) -> [HostFunction] {
    let known = found.withLock { found in
      found.methods.first { $0.type.index == type.index && $0.name == name }?.functions
    }
    if let known { return known }
    let functions = look()
    found.withLock { found in
      if found.methods.count < Self.limit {
        found.methods.append(FoundMethods(name: name, type: type, functions: functions))
      }
    }
    return functions
  }
}
