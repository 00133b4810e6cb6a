internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

/// Evaluates the parts of a document that depend on what was written, and keeps what that takes from one change to the next.
///
/// What has to be looked at waits in the order of evaluation: outer scopes before inner ones, and in each the order of the
/// plan. So what a part reads is up to date when its turn comes, and what a decision removes is never looked at.
///
/// A class, since handing all of it on with each change would take longer than the change. A session that is not its only
/// holder makes a copy first.
final class PartialEvaluation: @unchecked Sendable {
  typealias Site = Dependencies.Site

  /// Holds the frames, the record and the globals; the tree and the state only while it is at work.
  var evaluator: Evaluator
  let dependencies: Dependencies
  let document: Document
  var queue = SiteQueue()
  /// The document's own slots that have another value now.
  var changedSlots: [Int32] = []
  /// Slots of instances that have another value and have not been followed.
  var dirty: [Int32: [Int32]] = [:]
  var changedGlobals: [Int32] = []
  /// Instances that were given up.
  var gone: [Int32] = []
  /// The view that was evaluated last: what waits inside it has been done.
  var done: (scope: Int32, range: Range<PlanIndex>) = (-1, 0..<0)
  /// How many sites were looked at, for tests.
  var siteCount = 0

  /// Arguments with their new values, and lists of views as they are to be.
  var patches: [Patch] = []
  var pieces: [Piece] = []

  struct Patch {
    let scope: Int32
    let site: Site
    let argument: Int32
    let value: ArgumentValue
  }

  struct Piece {
    enum Change {
      /// What a written view gave and gives.
      case view(old: ViewList, new: ViewList)
      /// The views of a repetition before.
      case elements(loop: Int32, of: PlanIndex, old: [Int32])
    }

    let scope: Int32
    let node: PlanIndex
    let change: Change
  }

  /// How much there may be before a whole evaluation is made to be rid of what has gone.
  private let limits: (nodes: Int, scopes: Int, handlers: Int)

  /// Takes over an evaluator that has evaluated everything.
  init(_ evaluator: consuming Evaluator, _ dependencies: Dependencies) {
    self.evaluator = evaluator
    self.dependencies = dependencies
    document = self.evaluator.document
    let tree = self.evaluator.tree
    limits = (
      2 * tree.nodes.count + 256, 2 * (self.evaluator.record?.scopes.count ?? 0) + 256,
      2 * tree.handlers.count + 256
    )
    self.evaluator.tree = ResolvedTree(types: document.types)
    self.evaluator.live = nil
    self.evaluator.trail = -1
    self.evaluator.record?.isPartial = true
  }

  private init(copying other: PartialEvaluation) {
    evaluator = other.evaluator
    dependencies = other.dependencies
    document = other.document
    limits = other.limits
  }

  func copy() -> PartialEvaluation { PartialEvaluation(copying: self) }

  /// Whether more has gone than is there.
  func isWorn(_ tree: ResolvedTree) -> Bool {
    tree.nodes.count > limits.nodes || (evaluator.record?.scopes.count ?? 0) > limits.scopes
      || tree.handlers.count > limits.handlers
  }

  func node(_ index: PlanIndex) -> PlanNode { evaluator.node(index) }

  // MARK: Evaluating

  /// False where something failed, or can't be evaluated on its own.
  func run(_ writes: [CellName], _ environment: List<NamedValue>?) -> Bool {
    clear()
    evaluator.live?.beginEvaluation()
    do throws(EvaluationStop) {
      if let environment { try follow(environment) }
      for write in writes {
        guard let instance = evaluator.live?.instance(of: write.owner) else { continue }
        guard instance >= 0, isOpen(instance) else { return false }
        touch(instance)
      }
      while let (scope, site) = queue.next() {
        siteCount += 1
        if let site { try look(at: site, in: scope) } else { try refresh(instance(of: scope)) }
      }
    } catch {
      return false
    }
    return evaluator.record?.needsWhole == false
  }

  private func clear() {
    queue.clear()
    patches.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    changedSlots.removeAll(keepingCapacity: true)
    changedGlobals.removeAll(keepingCapacity: true)
    gone.removeAll(keepingCapacity: true)
    dirty.removeAll(keepingCapacity: true)
    done = (-1, 0..<0)
    siteCount = 0
    evaluator.steps = 0
  }

  func isOpen(_ instance: Int32) -> Bool { evaluator.record?.isOpen[Int(instance)] ?? false }

  private func instance(of scope: Int32) -> Int32 { evaluator.record?.scopes[Int(scope)].instance ?? 0 }

  func entry(_ index: Int32) -> TreeRecord.Entry { evaluator.record?.entries[Int(index)] ?? .init() }

  func entry(of node: PlanIndex, in scope: Int32) -> Int32 {
    evaluator.record?.entry(of: node, in: scope) ?? 0
  }
}
