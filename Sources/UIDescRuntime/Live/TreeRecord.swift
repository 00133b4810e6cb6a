internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

/// Where in a tree what is written has gone: a scope for each time that a block of the plan was evaluated.
struct TreeRecord: Sendable {
  /// What is known of one numbered node of the plan in one scope.
  struct Entry: Sendable {
    /// Of a view the first that it gave, or -1; of an argument its index, or -1 where it left nothing; of a use its
    /// latest instance; of a repetition its loop. `unknown` where it was not asked for.
    var first = TreeRecord.unknown
    var last: Int32 = -1
    /// The arm that a form chose, or -1.
    var arm = TreeRecord.unknown
    /// The latest scope that was opened for a view.
    var scopes: Int32 = -1
    /// The identity that a view was evaluated under.
    var under: UInt64 = 0
  }

  static let unknown: Int32 = -2

  struct Scope: Sendable {
    let block: Int32
    /// Whose names apply.
    let instance: Int32
    let wrapped: Int32
    /// The scope that it stands in, the entry and the node of the view there that opened it.
    let parent: Int32
    let owner: Int32
    let ownerNode: PlanIndex
    /// The view of which it is a part, or that it is a modifier's or `wrap`'s body around, and where it is noted.
    let home: Int32
    let homeNode: PlanIndex
    /// The modifier in the tree whose slot it fills; -1 for none.
    let modifier: Int32
    let depth: Int32
    let firstEntry: Int32
    /// Of an element of a loop.
    var loop: Int32 = -1
    var index: Int32 = 0
    var key: UInt64 = 0
    /// Others that the same view opened, and others of the same block and instance.
    var nextOfOwner: Int32 = -1
    var nextOfBlock: Int32 = -1
    var isAlive = true
  }

  /// The elements of one repetition.
  struct Loop: Sendable {
    let identity: UInt64
    let modifier: Int32
    let place: Int32
    var values: [Value]
    var scopes: [Int32] = []
  }

  /// What is being evaluated.
  struct Position: Sendable {
    var scope: Int32 = -1
    var firstEntry: Int32 = 0
    /// The innermost view.
    var owner: Int32 = -1
    var ownerNode: PlanIndex = -1
    /// What is said of the scope that is opened next: the view that it is a part of, the modifier whose slot it fills,
    /// the element whose content it is.
    var home: Int32 = -1
    var homeNode: PlanIndex = -1
    var modifier: Int32 = -1
    var loop: Int32 = -1
    var index: Int32 = 0
    var key: UInt64 = 0
  }

  let dependencies: Dependencies
  private let blockAt: [Int32]
  let number: [Int32]
  var entries = List<Entry>()
  var scopes = List<Scope>()
  var loops: [Loop] = []
  /// By instance, where its blocks begin in `heads`.
  var firstHead = List<Int32>()
  /// By block of an instance, its latest scope.
  var heads = List<Int32>()
  /// By instance: the one before of the same use, and whether it is in the tree.
  var nextOfUse = List<Int32>()
  var isOpen = List<Bool>()
  /// By the entry of a `let` form, what its names stood for.
  var names: [Int32: [Value]] = [:]
  var position = Position()
  /// Whether only parts are evaluated, and how many fills there were before the present one.
  var isPartial = false
  var oldFills = 0
  /// Set where a part turns out to stand for more than itself.
  var needsWhole = false

  init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
    blockAt = dependencies.blockAt
    number = dependencies.number
  }

  // MARK: Scopes

  func block(at node: PlanIndex) -> Int32 { blockAt[Int(node)] }

  /// Opens a scope below the view that is being evaluated; `close` goes back to what is returned.
  mutating func open(_ block: Int32, instance: Int, wrapped: Int32, depth: Int32) -> Position {
    let outer = position
    let scope = Int32(scopes.count)
    let written = dependencies.blocks[Int(block)]
    var opened = Scope(
      block: block, instance: Int32(instance), wrapped: wrapped, parent: outer.scope, owner: outer.owner,
      ownerNode: outer.ownerNode, home: outer.home, homeNode: outer.homeNode, modifier: outer.modifier,
      depth: depth, firstEntry: Int32(entries.count))
    opened.loop = outer.loop
    opened.index = outer.index
    opened.key = outer.key
    if outer.owner >= 0 {
      opened.nextOfOwner = entries[Int(outer.owner)].scopes
      entries[Int(outer.owner)].scopes = scope
    }
    let head = Int(firstHead[instance] + written.index)
    opened.nextOfBlock = heads[head]
    heads[head] = scope
    scopes.append(opened)
    for _ in 0..<written.count { entries.append(Entry()) }
    let view = written.view
    position = Position(
      scope: scope, firstEntry: opened.firstEntry, owner: view >= 0 ? opened.firstEntry : -1, ownerNode: view)
    return outer
  }

  mutating func close(_ outer: Position) { position = outer }

  /// Says what the scope that is opened next is a part of; gives back what was said before.
  mutating func partOf(_ view: PlanIndex, in home: Int32) -> (home: Int32, view: PlanIndex) {
    let outer = (position.home, position.homeNode)
    (position.home, position.homeNode) = (home, view)
    return outer
  }

  /// Closes the scope of a view without its modifiers, or of one of its modifiers.
  mutating func close(_ outer: Position, noting list: ViewList) {
    note(list, at: position.firstEntry)
    position = outer
  }

  /// Begins to note what an instance is given where it is written; with the entry that notes the instance.
  mutating func beginUse(_ node: PlanIndex, as pick: Pick?) -> (outer: Position, entry: Int32) {
    let outer = position
    guard let pick else { return (outer, position.owner + 1) }
    position.firstEntry = scopes[Int(pick.home)].firstEntry
    return (outer, position.firstEntry + number[Int(node)])
  }

  mutating func openInstance(of component: Int32, use: Int32) {
    let instance = Int32(firstHead.count)
    firstHead.append(Int32(heads.count))
    for _ in 0..<dependencies.blockCounts[Int(component)] { heads.append(-1) }
    nextOfUse.append(use >= 0 && entries[Int(use)].first >= 0 ? entries[Int(use)].first : -1)
    isOpen.append(true)
    if use >= 0 { entries[Int(use)].first = instance }
  }

  mutating func endPart(_ outer: (home: Int32, view: PlanIndex)) {
    (position.home, position.homeNode) = outer
  }

  /// Goes to a scope, or to a view of it.
  mutating func go(to scope: Int32, owner: Int32 = -1, _ node: PlanIndex = -1) {
    position = Position(
      scope: scope, firstEntry: scopes[Int(scope)].firstEntry, owner: owner, ownerNode: node)
  }

  // MARK: Entries

  /// Begins a view; `end` takes what is returned.
  mutating func begin(_ view: PlanIndex, under identity: UInt64) -> (owner: Int32, node: PlanIndex) {
    let outer = (position.owner, position.ownerNode)
    let entry = position.firstEntry + number[Int(view)]
    entries[Int(entry)].under = identity
    position.owner = entry
    position.ownerNode = view
    return outer
  }

  mutating func end(_ list: ViewList, _ outer: (owner: Int32, node: PlanIndex)) {
    note(list, at: position.owner)
    (position.owner, position.ownerNode) = outer
  }

  mutating func note(_ list: ViewList, at entry: Int32) {
    entries[Int(entry)].first = list.first
    entries[Int(entry)].last = list.last
  }

  /// The entry of a numbered node in the scope that is being evaluated; -1 where it has no number.
  func entry(of node: PlanIndex) -> Int32 {
    let number = number[Int(node)]
    return number < 0 ? -1 : position.firstEntry + number
  }

  mutating func note(argument node: PlanIndex, at index: Int32) {
    let entry = entry(of: node)
    if entry >= 0 { entries[Int(entry)].first = index }
  }

  // MARK: Loops

  mutating func beginLoop(
    _ repetition: PlanIndex, identity: UInt64, modifier: Int32, place: Int32, _ values: [Value]
  ) -> Int32 {
    loops.append(Loop(identity: identity, modifier: modifier, place: place, values: values))
    entries[Int(entry(of: repetition))].first = Int32(loops.count - 1)
    return Int32(loops.count - 1)
  }

  /// The scope that is opened next is that of an element.
  mutating func beginElement(_ key: UInt64, at index: Int, of loop: Int32) {
    position.key = key
    position.index = Int32(index)
    position.loop = loop
    loops[Int(loop)].scopes.append(Int32(scopes.count))
  }

  /// The entry of a node in a scope; a view whose base the scope is has the first.
  func entry(of node: PlanIndex, in scope: Int32) -> Int32 {
    let scope = scopes[Int(scope)]
    if isBase(scope, node) { return scope.firstEntry }
    return scope.firstEntry + number[Int(node)]
  }

  /// Whether the scope is that view without its modifiers, or one of its modifiers.
  func isBase(_ scope: Scope, _ node: PlanIndex) -> Bool {
    dependencies.blocks[Int(scope.block)].view == node
  }

  func list(at entry: Int32) -> ViewList {
    let entry = entries[Int(entry)]
    return ViewList(first: entry.first, last: entry.last)
  }
}
