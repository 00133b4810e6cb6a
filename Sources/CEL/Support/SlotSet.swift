/// Slots of variables, sorted and each once; the first two lie in the set itself, since few expressions read more.
struct SlotSet: Sendable {
  private var first: Int32 = 0
  private var second: Int32 = 0
  private var others: [Int32] = []
  private(set) var count = 0

  subscript(position: Int) -> Int32 {
    switch position {
    case 0: first
    case 1: second
    default: others[position - 2]
    }
  }

  mutating func insert(_ slot: Int32) {
    var slot = slot
    for position in 0..<count {
      let known = self[position]
      if known == slot { return }
      // Those that are larger move up by one.
      if known > slot {
        set(position, slot)
        slot = known
      }
    }
    if count < 2 { set(count, slot) } else { others.append(slot) }
    count += 1
  }

  private mutating func set(_ position: Int, _ slot: Int32) {
    switch position {
    case 0: first = slot
    case 1: second = slot
    default: others[position - 2] = slot
    }
  }

  var elements: [Int32] { (0..<count).map { self[$0] } }
}
