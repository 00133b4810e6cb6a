internal import CEL
internal import Synchronization
internal import UIDescDiagnostics

/// What has been decoded of a catalog: documents use few of its entries and members, and each of them often.
///
/// Decoding an entry costs some 2,000 instructions, and so does looking for a member. Each kind has a fixed number of
/// slots, by the hash of the name, and what comes later takes the slot over.
final class CatalogMemory: Sendable {
  private struct Kept: Sendable {
    var entries = List<FoundEntry?>(repeating: nil, count: slotCount)
    var members = List<FoundMember?>(repeating: nil, count: slotCount)
    var methods = List<FoundMethods?>(repeating: nil, count: slotCount)
    var accepted = List<Accepted>(repeating: Accepted(), count: slotCount)
  }

  private struct FoundEntry: Sendable {
    let section: CatalogSection
    let entry: EntrySpec
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

  /// At first that the first type takes itself, which it does.
  private struct Accepted: Sendable {
    var wanted = HostType(index: 0)
    var actual = HostType(index: 0)
    var isAccepted = true
  }

  private static let slotCount = 128

  private let kept = Mutex(Kept())

  private func slot(of name: String) -> Int { Int(NameTable.hash(name)) & (Self.slotCount - 1) }

  /// The entry of that name; what `decode` yields is kept.
  func entry(_ section: CatalogSection, named name: String, or decode: () -> EntrySpec?) -> EntrySpec? {
    let slot = slot(of: name)
    // Compared where they lie: a copy would count the owners of all that is in it.
    let known = kept.withLock { kept -> EntrySpec? in
      kept.entries[slot]?.section == section && kept.entries[slot]?.entry.name == name
        ? kept.entries[slot]?.entry : nil
    }
    if let known { return known }
    let entry = decode()
    if let entry { kept.withLock { $0.entries[slot] = FoundEntry(section: section, entry: entry) } }
    return entry
  }

  /// The member of that name; what `look` finds is kept.
  func member(_ name: String, of type: HostType, or look: () -> HostMember?) -> HostMember? {
    let slot = slot(of: name)
    let known = kept.withLock { kept -> HostMember? in
      kept.members[slot]?.type == type && kept.members[slot]?.name == name ? kept.members[slot]?.member : nil
    }
    if let known { return known }
    let member = look()
    if let member {
      kept.withLock { $0.members[slot] = FoundMember(name: name, type: type, member: member) }
    }
    return member
  }

  /// The methods of that name; what `look` finds is kept.
  func methods(_ name: String, on type: HostType, or look: () -> [HostFunction]) -> [HostFunction] {
    let slot = slot(of: name)
    let known = kept.withLock { kept -> [HostFunction]? in
      kept.methods[slot]?.type == type && kept.methods[slot]?.name == name
        ? kept.methods[slot]?.functions : nil
    }
    if let known { return known }
    let functions = look()
    kept.withLock { $0.methods[slot] = FoundMethods(name: name, type: type, functions: functions) }
    return functions
  }

  /// Whether a value of the one type may stand for one of the other; what `look` finds is kept.
  func accepts(_ wanted: HostType, _ actual: HostType, or look: () -> Bool) -> Bool {
    let slot = Int(wanted.index &* 31 &+ actual.index) & (Self.slotCount - 1)
    let known = kept.withLock { $0.accepted[slot] }
    if known.wanted == wanted, known.actual == actual { return known.isAccepted }
    let found = Accepted(wanted: wanted, actual: actual, isAccepted: look())
    kept.withLock { $0.accepted[slot] = found }
    return found.isAccepted
  }
}
