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

  // Compared where they lie: a copy would count the owners of all that is in it.

  /// The entry of that name, where it is kept.
  func entry(_ section: CatalogSection, named name: String) -> EntrySpec? {
    let slot = slot(of: name)
    return kept.withLock { kept in
      kept.entries[slot]?.section == section && kept.entries[slot]?.entry.name == name
        ? kept.entries[slot]?.entry : nil
    }
  }

  func keep(_ entry: EntrySpec, in section: CatalogSection) {
    let slot = slot(of: entry.name)
    kept.withLock { $0.entries[slot] = FoundEntry(section: section, entry: entry) }
  }

  /// The member of that name, where it is kept.
  func member(_ name: String, of type: HostType) -> HostMember? {
    let slot = slot(of: name)
    return kept.withLock { kept in
      kept.members[slot]?.type == type && kept.members[slot]?.name == name ? kept.members[slot]?.member : nil
    }
  }

  func keep(_ member: HostMember, named name: String, of type: HostType) {
    let slot = slot(of: name)
    kept.withLock { $0.members[slot] = FoundMember(name: name, type: type, member: member) }
  }

  /// The methods of that name, where they are kept.
  func methods(_ name: String, on type: HostType) -> [HostFunction]? {
    let slot = slot(of: name)
    return kept.withLock { kept in
      kept.methods[slot]?.type == type && kept.methods[slot]?.name == name
        ? kept.methods[slot]?.functions : nil
    }
  }

  func keep(_ functions: [HostFunction], named name: String, on type: HostType) {
    let slot = slot(of: name)
    kept.withLock { $0.methods[slot] = FoundMethods(name: name, type: type, functions: functions) }
  }

  /// Whether a value of the second type may stand for one of the first, where that is kept.
  func accepts(_ wanted: HostType, _ actual: HostType) -> Bool? {
    let known = kept.withLock { $0.accepted[slot(of: wanted, actual)] }
    return known.wanted == wanted && known.actual == actual ? known.isAccepted : nil
  }

  func keep(_ isAccepted: Bool, of actual: HostType, for wanted: HostType) {
    kept.withLock {
      $0.accepted[slot(of: wanted, actual)] = Accepted(
        wanted: wanted, actual: actual, isAccepted: isAccepted)
    }
  }

  private func slot(of wanted: HostType, _ actual: HostType) -> Int {
    Int(wanted.index &* 31 &+ actual.index) & (Self.slotCount - 1)
  }
}
