internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

/// One place of the state.
struct CellName: Sendable, Hashable {
  let owner: UInt64
  let slot: Int32
}

/// The state of a session: of the document and of each component instance, under the instance's identity.
struct LiveStates: Sendable {
  struct Cell: Sendable {
    let slot: Int32
    var value: Value
    /// False for a side of a pair that nobody has changed: it follows its default.
    var isWritten: Bool
  }

  fileprivate struct Owner: Sendable {
    /// Its index among the components of the plan.
    let component: Int32
    var cells: [Cell] = []
    /// The evaluation that met it last.
    var evaluation: UInt32
    /// Its instance in that evaluation; -1 where several share it.
    var instance: Int32
  }

  // The document's own state lies apart, so that writing it never copies that of a thousand instances.
  private var root: [Cell] = []
  private let rootComponent: Int32
  private var owners = Owners()
  private var evaluation: UInt32 = 0

  init(rootComponent: Int32) {
    self.rootComponent = rootComponent
  }

  subscript(owner: UInt64, slot: Int32) -> Cell? {
    if owner == Identity.root { return root.first { $0.slot == slot } }
    return owners[owner]?.cells.first { $0.slot == slot }
  }

  /// The component whose instance the owner is; nil where it has gone.
  func component(of owner: UInt64) -> Int32? {
    owner == Identity.root ? rootComponent : owners[owner]?.component
  }

  /// The instance that was met last; nil for what has gone, -1 where there are several.
  func instance(of owner: UInt64) -> Int32? { owner == Identity.root ? 0 : owners[owner]?.instance }

  /// Writes state of an instance that has been met; that of one that has gone can't be written.
  mutating func write(_ value: Value, owner: UInt64, slot: Int32, isWritten: Bool = true) {
    let cell = Cell(slot: slot, value: value, isWritten: isWritten)
    if owner == Identity.root {
      if let index = root.firstIndex(where: { $0.slot == slot }) {
        root[index] = cell
      } else {
        root.append(cell)
      }
    } else {
      owners.change(owner) { known in
        if let index = known.cells.firstIndex(where: { $0.slot == slot }) {
          known.cells[index] = cell
        } else {
          known.cells.append(cell)
        }
      }
    }
  }

  /// What these cells hold in a later state, in this one; an owner that is not here keeps nothing.
  func with(_ cells: [CellName], from later: LiveStates) -> LiveStates {
    var result = self
    for cell in cells {
      if let value = later[cell.owner, cell.slot]?.value, component(of: cell.owner) != nil {
        result.write(value, owner: cell.owner, slot: cell.slot)
      }
    }
    return result
  }

  /// Visits all that is held, in no order.
  func forEachCell(_ body: (_ owner: UInt64, Cell) -> Void) {
    for cell in root { body(Identity.root, cell) }
    owners.visit { identity, owner in
      for cell in owner.cells { body(identity, cell) }
    }
  }

  // MARK: Lifetime

  mutating func beginEvaluation() { evaluation &+= 1 }

  /// `isTaken` says that the instance that was met before is still there.
  mutating func meet(_ owner: UInt64, component: Int32, as instance: Int32, isTaken: Bool) {
    guard let known = owners[owner] else {
      owners.add(owner, Owner(component: component, evaluation: evaluation, instance: instance))
      return
    }
    if known.instance == instance, known.evaluation == evaluation { return }
    let isShared = known.instance != instance && (known.evaluation == evaluation || isTaken)
    owners.change(owner) {
      $0.evaluation = evaluation
      $0.instance = isShared ? -1 : instance
    }
  }

  /// Drops the state of instances that the evaluation has not met: their branch has gone.
  mutating func endEvaluation() {
    owners.keep { $0.evaluation == evaluation }
  }

  /// The same where only these instances were given up.
  mutating func endEvaluation(without gone: some Sequence<UInt64>) {
    for owner in gone {
      if let known = owners[owner], known.evaluation != evaluation { owners.remove(owner) }
    }
  }
}

/// Owners by identity, in parts: a copy that writes to one shares all others.
private struct Owners: Sendable {
  typealias Owner = LiveStates.Owner

  private static let count = 64
  private var parts: [[UInt64: Owner]] = []

  private func part(of identity: UInt64) -> Int { Int(truncatingIfNeeded: identity % UInt64(Self.count)) }

  subscript(identity: UInt64) -> Owner? { parts.isEmpty ? nil : parts[part(of: identity)][identity] }

  mutating func add(_ identity: UInt64, _ owner: Owner) {
    if parts.isEmpty { parts = Array(repeating: [:], count: Self.count) }
    parts[part(of: identity)][identity] = owner
  }

  /// Changes an owner that is there.
  mutating func change(_ identity: UInt64, _ change: (inout Owner) -> Void) {
    if parts.isEmpty { return }
    let part = part(of: identity)
    guard let index = parts[part].index(forKey: identity) else { return }
    change(&parts[part].values[index])
  }

  mutating func remove(_ identity: UInt64) {
    if !parts.isEmpty { parts[part(of: identity)][identity] = nil }
  }

  mutating func keep(where isKept: (Owner) -> Bool) {
    for part in parts.indices where !parts[part].values.allSatisfy(isKept) {
      parts[part] = parts[part].filter { isKept($0.value) }
    }
  }

  func visit(_ body: (UInt64, Owner) -> Void) {
    for part in parts {
      for (identity, owner) in part { body(identity, owner) }
    }
  }
}

extension Evaluator {
  /// Fills state and pairs from what the session holds, and hands it their first values; false for other steps.
  mutating func fillKept(_ step: FrameStep) throws(EvaluationStop) -> Bool {
    let position = instances[current].base + Int(step.slot)
    switch step.role {
    case .parameter, .computed: return false
    case .state: stack[position] = try kept(step.slot, otherwise: step.value, isLasting: true)
    case .pair:
      let on = step.value + 1
      let sides = [
        try kept(step.slot, otherwise: on, isLasting: false),
        try kept(step.slot + 1, otherwise: node(on).next, isLasting: false),
      ]
      stack[position] = sides[0]
      stack[position + 1] = sides[1]
      stack[position + 2] = .list(sides)
    }
    return true
  }

  /// State keeps the value that it begins with; a side of a pair follows its default until it is changed.
  private mutating func kept(
    _ slot: Int32, otherwise node: PlanIndex, isLasting: Bool
  ) throws(EvaluationStop) -> Value {
    let (owner, plan) = (instances[current].identity, instances[current].plan)
    if owner != Identity.root {
      let (instance, isTaken) = (Int32(current), isOpen(live?.instance(of: owner)))
      live?.meet(owner, component: plan, as: instance, isTaken: isTaken)
    }
    if let cell = live?[owner, slot], cell.isWritten { return cell.value }
    let value = try value(of: node) ?? .null
    live?.write(value, owner: owner, slot: slot, isWritten: isLasting)
    return value
  }

  /// Whether an instance that is not evaluated anew is there; of several, some may be.
  private func isOpen(_ instance: Int32?) -> Bool {
    guard let instance, record?.isPartial == true else { return false }
    return instance < 0 || record?.isOpen[Int(instance)] == true
  }
}
