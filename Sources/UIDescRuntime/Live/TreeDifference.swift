internal import CEL
internal import UIDescDiagnostics

/// What leads from one tree to the other, views matched by their identity; empty where they are the same.
///
/// - Parameter comparesOrigins: Whether modifiers are told apart by their place in the source as well as by name, which
///   helps where both trees come from one document.
package func difference(
  from old: ResolvedTree, to new: ResolvedTree, comparesOrigins: Bool = true
) -> [TreeChange] {
  var difference = TreeDifference(old: old, new: new, comparesOrigins: comparesOrigins)
  difference.compareStates()
  difference.compareLists(
    old.siblings(from: old.firstRoot), new.siblings(from: new.firstRoot), at: ViewPlace(), path: ["body"])
  return difference.changes
}

struct TreeDifference {
  let old: ResolvedTree
  let new: ResolvedTree
  let comparesOrigins: Bool
  /// Whether both name the same things by the same numbers.
  private let sharesNames: Bool
  /// Whether a view is what it was where it has the same index.
  private let isOneTree: Bool
  private(set) var changes: [TreeChange] = []

  /// Between two lists of one tree.
  init(in tree: ResolvedTree) {
    old = tree
    new = tree
    comparesOrigins = true
    sharesNames = true
    isOneTree = true
  }

  init(old: ResolvedTree, new: ResolvedTree, comparesOrigins: Bool) {
    self.old = old
    self.new = new
    self.comparesOrigins = comparesOrigins
    // Names are added at the end only, so of one plan the shorter list begins the longer.
    sharesNames = comparesOrigins
    isOneTree = false
  }

  /// The object that the slots of a view or modifier stand in.
  mutating func addContainer(isAdded: Bool, _ path: ArraySlice<String>) {
    add(.container(isList: false, isAdded: isAdded), Array(path))
  }

  private mutating func add(_ kind: TreeChange.Kind, _ path: [String]) {
    changes.append(TreeChange(kind, pointer: path.reduce(into: "") { $0 += "/" + $1 }))
  }

  private func isSame(_ left: NameID, _ right: NameID) -> Bool {
    if sharesNames || left < 0 || right < 0 { return left == right }
    return old.names[Int(left)] == new.names[Int(right)]
  }

  mutating func compareStates() {
    func known(_ state: (name: String, value: Value), _ index: Int, in tree: ResolvedTree) -> Value? {
      // Two trees of one document have the same states in the same order.
      if index < tree.state.count, tree.state[index].name == state.name { return tree.state[index].value }
      return tree.state.first { $0.name == state.name }?.value
    }
    for (index, state) in old.state.enumerated() where known(state, index, in: new) == nil {
      add(.removeState(state.name), ["state", state.name])
    }
    for (index, state) in new.state.enumerated() {
      if known(state, index, in: old) != state.value { add(.setState(index), ["state", state.name]) }
    }
  }

  // MARK: Lists of views

  /// `offset` is how many views of the list stand before both.
  mutating func compareLists(
    _ left: [Int32], _ right: [Int32], at place: ViewPlace, path: [String], offset: Int = 0,
    isWhole: Bool = true
  ) {
    if left.isEmpty && right.isEmpty { return }
    // The body is there even where it is empty.
    let isOptional = isWhole && place != ViewPlace()
    if isOptional, left.isEmpty { add(.container(isList: true, isAdded: true), path) }
    var matches = [Int](repeating: -1, count: right.count)
    if left.count == right.count, zip(left, right).allSatisfy({ isSameView($0, $1) }) {
      matches = Array(left.indices)
    } else {
      matches = match(left, right)
      arrange(left, right, matches, at: place, path: path, offset: offset)
    }
    if isOptional, right.isEmpty { add(.container(isList: true, isAdded: false), path) }
    for (position, node) in right.enumerated() where matches[position] >= 0 {
      if isOneTree, left[matches[position]] == node { continue }
      compareNodes(left[matches[position]], node, path: path + ["\(offset + position)"])
    }
  }

  private func isSameView(_ left: Int32, _ right: Int32) -> Bool {
    let (left, right) = (old.nodes[Int(left)], new.nodes[Int(right)])
    return left.identity == right.identity && isSame(left.name, right.name)
  }

  /// For each new view the position of the old one that it was, or -1.
  private func match(_ left: [Int32], _ right: [Int32]) -> [Int] {
    var positions: [UInt64: [Int]] = [:]
    for (position, node) in left.enumerated().reversed() {
      positions[old.nodes[Int(node)].identity, default: []].append(position)
    }
    return right.map { node in
      let identity = new.nodes[Int(node)].identity
      guard let position = positions[identity]?.last, isSameView(left[position], node) else { return -1 }
      positions[identity]?.removeLast()
      return position
    }
  }

  /// Removes from behind, then goes through the new order: most views stay, the others are moved or inserted.
  private mutating func arrange(
    _ left: [Int32], _ right: [Int32], _ matches: [Int], at place: ViewPlace, path: [String],
    offset: Int
  ) {
    var isKept = [Bool](repeating: false, count: left.count)
    for match in matches where match >= 0 { isKept[match] = true }
    var current = Array(left.indices)
    for position in left.indices.reversed() where !isKept[position] {
      add(
        .remove(
          old.nodes[Int(left[position])].identity, node: left[position], from: place, at: offset + position),
        path)
      current.remove(at: position)
    }
    let stays = increasing(matches)
    var next = 0
    for (position, node) in right.enumerated() {
      let match = matches[position]
      if match < 0 {
        add(.insert(node: node, into: place, at: offset + next), path)
        current.insert(-1, at: next)
      } else if stays[position] {
        // Views that move later may stand between.
        next = current[next...].firstIndex(of: match) ?? next
      } else if let from = current.firstIndex(of: match) {
        current.remove(at: from)
        let to = from < next ? next - 1 : next
        current.insert(match, at: to)
        if from != to {
          add(
            .move(old.nodes[Int(left[match])].identity, in: place, from: offset + from, to: offset + to), path
          )
        }
        next = to
      }
      next += 1
    }
  }

  /// Marks a longest increasing run of the positions, which need not move.
  private func increasing(_ matches: [Int]) -> [Bool] {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: matches.count)
    for (index, match) in matches.enumerated() where match >= 0 {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if matches[tails[middle]] < match { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low < tails.count { tails[low] = index } else { tails.append(index) }
    }
    var stays = [Bool](repeating: false, count: matches.count)
    var index = tails.last ?? -1
    while index >= 0 {
      stays[index] = true
      index = previous[index]
    }
    return stays
  }

  // MARK: Views

  private mutating func compareNodes(_ left: Int32, _ right: Int32, path: [String]) {
    let (before, after) = (old.nodes[Int(left)], new.nodes[Int(right)])
    compareArguments(before.arguments, after.arguments, of: right, modifier: nil, path: path)
    compareModifiers(of: before, right, path: path)
    compareLists(
      old.siblings(from: before.firstChild), new.siblings(from: after.firstChild),
      at: ViewPlace(parent: after.identity), path: path + ["children"])
    compareSlots(before.firstSlot, after.firstSlot, of: after.identity, modifier: nil, path: path)
  }

  private mutating func compareSlots(
    _ left: Int32, _ right: Int32, of identity: UInt64, modifier: Int?, path: [String]
  ) {
    if left < 0, right < 0 { return }
    let path = path + ["slots"]
    let (before, after) = (old.filledSlots(from: left), new.filledSlots(from: right))
    if before.isEmpty, !after.isEmpty { add(.container(isList: false, isAdded: true), path) }
    for slot in before where !after.contains(where: { isSame(slot.name, $0.name) }) {
      compareLists(
        old.siblings(from: slot.firstChild), [], at: place(slot.name, in: old, of: identity, modifier),
        path: path + [old.names[Int(slot.name)]])
    }
    for slot in after {
      let known = before.first { isSame($0.name, slot.name) }?.firstChild ?? -1
      compareLists(
        old.siblings(from: known), new.siblings(from: slot.firstChild),
        at: ViewPlace(parent: identity, modifier: modifier, slot: slot.name),
        path: path + [new.names[Int(slot.name)]])
    }
    if !before.isEmpty, after.isEmpty { add(.container(isList: false, isAdded: false), path) }
  }

  private func place(_ slot: NameID, in tree: ResolvedTree, of identity: UInt64, _ modifier: Int?)
    -> ViewPlace
  {
    ViewPlace(parent: identity, modifier: modifier, slot: newName(slot))
  }

  /// The number that a name of the old tree has in the new one, where it has one.
  private func newName(_ name: NameID) -> NameID {
    if sharesNames, Int(name) < new.names.count { return name }
    return new.names.firstIndex(of: old.names[Int(name)]).map { NameID($0) } ?? -1
  }

  // MARK: Arguments

  private mutating func compareArguments(
    _ left: Range<Int32>, _ right: Range<Int32>, of node: Int32, modifier: (position: Int, index: Int32)?,
    path: [String]
  ) {
    if left.isEmpty, right.isEmpty { return }
    let path = path + ["arguments"]
    let identity = new.nodes[Int(node)].identity
    if left.isEmpty { add(.container(isList: false, isAdded: true), path) }
    for index in left
    where !right.contains(where: { isSame(argument(index, of: old), argument($0, of: new)) }) {
      let name = argument(index, of: old)
      add(
        .removeArgument(of: identity, modifier: modifier?.position, name: newName(name)),
        path + [old.names[Int(name)]])
    }
    for index in right {
      let name = argument(index, of: new)
      let known = left.first { isSame(argument($0, of: old), name) }
      if let known, old.arguments[Int(known)].value.isSame(as: new.arguments[Int(index)].value) { continue }
      let change = ArgumentChange(
        identity: identity, node: node, modifier: modifier, argument: index,
        old: known.map { old.arguments[Int($0)].value })
      add(.setArgument(change), path + [new.names[Int(name)]])
    }
    if right.isEmpty { add(.container(isList: false, isAdded: false), path) }
  }

  private func argument(_ index: Int32, of tree: ResolvedTree) -> NameID { tree.arguments[Int(index)].name }

  // MARK: Modifiers

  private mutating func compareModifiers(of before: ResolvedNode, _ node: Int32, path: [String]) {
    let after = new.nodes[Int(node)]
    if before.firstModifier < 0, after.firstModifier < 0 { return }
    let path = path + ["modifiers"]
    let left = old.modifiers(from: before.firstModifier)
    let right = new.modifiers(from: after.firstModifier)
    if left.isEmpty { add(.container(isList: true, isAdded: true), path) }
    let matches = matchModifiers(left, right)
    var position = left.count
    for index in left.indices.reversed() {
      position -= 1
      if matches.contains(index) { continue }
      let name = newName(old.modifiers[Int(left[index])].name)
      add(.removeModifier(of: after.identity, at: position, name: name), path)
    }
    for (index, modifier) in right.enumerated() where matches[index] < 0 {
      add(.insertModifier(of: after.identity, at: index, modifier: modifier), path)
    }
    if right.isEmpty { add(.container(isList: true, isAdded: false), path) }
    for (index, modifier) in right.enumerated() where matches[index] >= 0 {
      let (before, now) = (old.modifiers[Int(left[matches[index]])], new.modifiers[Int(modifier)])
      let path = path + ["\(index)"]
      compareArguments(
        before.arguments, now.arguments, of: node, modifier: (index, modifier), path: path)
      compareSlots(before.firstSlot, now.firstSlot, of: after.identity, modifier: index, path: path)
    }
  }

  private func isSameModifier(_ left: Int32, _ right: Int32) -> Bool {
    let (left, right) = (old.modifiers[Int(left)], new.modifiers[Int(right)])
    return isSame(left.name, right.name) && (!comparesOrigins || left.origin == right.origin)
  }

  /// For each new modifier the position of the old one that it was, in order, or -1.
  private func matchModifiers(_ left: [Int32], _ right: [Int32]) -> [Int] {
    var matches = [Int](repeating: -1, count: right.count)
    var start = 0
    while start < left.count, start < right.count, isSameModifier(left[start], right[start]) {
      matches[start] = start
      start += 1
    }
    var (leftEnd, rightEnd) = (left.count, right.count)
    while leftEnd > start, rightEnd > start, isSameModifier(left[leftEnd - 1], right[rightEnd - 1]) {
      leftEnd -= 1
      rightEnd -= 1
      matches[rightEnd] = leftEnd
    }
    // What lies between is short: the nearest that is the same, in order.
    var from = start
    for index in start..<rightEnd {
      guard let match = (from..<max(from, leftEnd)).first(where: { isSameModifier(left[$0], right[index]) })
      else { continue }
      matches[index] = match
      from = match + 1
    }
    return matches
  }
}

extension ResolvedTree {
  func modifiers(from first: Int32) -> [Int32] {
    var result: [Int32] = []
    var index = first
    while index >= 0 {
      result.append(index)
      index = modifiers[Int(index)].next
    }
    return result
  }

  /// The slots of a chain that hold a view.
  func filledSlots(from first: Int32) -> [ResolvedSlot] {
    var result: [ResolvedSlot] = []
    var index = first
    while index >= 0 {
      if slots[Int(index)].firstChild >= 0 { result.append(slots[Int(index)]) }
      index = slots[Int(index)].next
    }
    return result
  }
}

extension ResolvedTree {
  /// The JSON pointer of a view; nil where it is not in the tree.
  package func pointer(to node: Int32) -> String? {
    let path = path(to: node)
    guard !path.isEmpty else { return nil }
    var pointer = ""
    var chain = (first: firstRoot, key: "/body")
    for (depth, view) in path.enumerated() {
      pointer += "\(chain.key)/\(siblings(from: chain.first).firstIndex(of: view) ?? 0)"
      guard depth + 1 < path.count, let next = list(of: view, holding: path[depth + 1]) else { continue }
      chain = next
    }
    return pointer
  }

  /// The list of a view that another one stands in, and its key below the view.
  private func list(of node: Int32, holding child: Int32) -> (first: Int32, key: String)? {
    let view = nodes[Int(node)]
    for (position, modifier) in modifiers(from: view.firstModifier).enumerated() {
      for slot in filledSlots(from: modifiers[Int(modifier)].firstSlot)
      where siblings(from: slot.firstChild).contains(child) {
        return (slot.firstChild, "/modifiers/\(position)/slots/\(names[Int(slot.name)])")
      }
    }
    for slot in filledSlots(from: view.firstSlot) where siblings(from: slot.firstChild).contains(child) {
      return (slot.firstChild, "/slots/\(names[Int(slot.name)])")
    }
    return siblings(from: view.firstChild).contains(child) ? (view.firstChild, "/children") : nil
  }
}
