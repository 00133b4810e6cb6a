internal import UIDescDocument

/// What has to be looked at, in the order of evaluation: by scope, then by the order of the plan.
///
/// Without a site it is the frame of the instance whose body the scope is, which comes before what stands in it.
struct SiteQueue {
  typealias Site = Dependencies.Site

  private struct Item {
    let key: UInt64
    let scope: Int32
    let site: Site?
  }

  /// A heap: each before the two that hang on it.
  private var items: [Item] = []
  private var last: (key: UInt64, site: Site?)?

  mutating func clear() {
    items.removeAll(keepingCapacity: true)
    last = nil
  }

  mutating func add(_ scope: Int32, _ site: Site?) {
    let node = UInt64(UInt32(bitPattern: site?.node ?? 0))
    let key = UInt64(UInt32(bitPattern: scope)) << 32 | node
    items.append(Item(key: key, scope: scope, site: site))
    var index = items.count - 1
    while index > 0, items[index].key < items[(index - 1) / 2].key {
      items.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// The first that waits; once, however often it was added.
  mutating func next() -> (scope: Int32, site: Site?)? {
    while let item = removeFirst() {
      if let last, last.key == item.key, last.site == item.site { continue }
      last = (item.key, item.site)
      return (item.scope, item.site)
    }
    return nil
  }

  private mutating func removeFirst() -> Item? {
    guard let first = items.first, let end = items.popLast() else { return nil }
    if items.isEmpty { return first }
    items[0] = end
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < items.count {
        if items[child].key < items[least].key { least = child }
      }
      if least == index { return first }
      items.swapAt(index, least)
      index = least
    }
  }
}
