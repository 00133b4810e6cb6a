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

  private struct Owner: Sendable {
    /// Its index among the components of the plan.
    let component: Int32
    var cells: [Cell] = []
    /// The evaluation that met it last, and the written view that it was met below.
    var evaluation: UInt32
    var unit: PlanIndex
  }

  // The document's own state lies apart, so that writing it never copies that of a thousand instances.
  private var root: [Cell] = []
  private let rootComponent: Int32
  private var owners: [UInt64: Owner] = [:]
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

  /// The written view below which an instance was met; nil for the document and for what has gone.
  func unit(of owner: UInt64) -> PlanIndex? { owners[owner]?.unit }

  /// Writes state of an instance that has been met; that of one that has gone can't be written.
  mutating func write(_ value: Value, owner: UInt64, slot: Int32, isWritten: Bool = true) {
    let cell = Cell(slot: slot, value: value, isWritten: isWritten)
    if owner == Identity.root {
      if let index = root.firstIndex(where: { $0.slot == slot }) {
        root[index] = cell
      } else {
        root.append(cell)
      }
    } else if let index = owners[owner]?.cells.firstIndex(where: { $0.slot == slot }) {
      owners[owner]?.cells[index] = cell
    } else {
      owners[owner]?.cells.append(cell)
    }
  }

  /// Visits all that is held, in no order.
  func forEachCell(_ body: (_ owner: UInt64, Cell) -> Void) {
    for cell in root { body(Identity.root, cell) }
    for (identity, owner) in owners {
      for cell in owner.cells { body(identity, cell) }
    }
  }

  // MARK: Lifetime

  mutating func beginEvaluation() { evaluation &+= 1 }

  mutating func meet(_ owner: UInt64, component: Int32, below unit: PlanIndex) {
    if owner == Identity.root { return }
    owners[owner, default: Owner(component: component, evaluation: evaluation, unit: unit)].evaluation =
      evaluation
    owners[owner]?.unit = unit
  }

  /// Drops the state of instances that the evaluation has not met: their branch has gone.
  ///
  /// Where only some written views were evaluated, `isEvaluated` tells which those are.
  mutating func endEvaluation(where isEvaluated: (PlanIndex) -> Bool = { _ in true }) {
    func hasGone(_ owner: Owner) -> Bool { owner.evaluation != evaluation && isEvaluated(owner.unit) }
    guard owners.contains(where: { hasGone($0.value) }) else { return }
    owners = owners.filter { !hasGone($0.value) }
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
    let unit = record?.unit ?? -1
    live?.meet(owner, component: plan, below: unit)
    if let cell = live?[owner, slot], cell.isWritten { return cell.value }
    let value = try value(of: node) ?? .null
    live?.write(value, owner: owner, slot: slot, isWritten: isLasting)
    return value
  }
}
