internal import CEL
package import UIDescDiagnostics
package import UIDescDocument
internal import UIDescSyntax

/// Evaluates a document with its inputs; nil where something failed, which is then in the sink.
package func evaluate(
  _ document: Document, inputs: Inputs, limits: EvaluationLimits = .standard, into sink: inout DiagnosticSink
) -> ResolvedTree? {
  var evaluator = Evaluator(document: document, inputs: inputs, limits: limits)
  do {
    try evaluator.run()
    return evaluator.tree
  } catch {
    sink.report(error.diagnostic)
    return nil
  }
}

/// The finding that ended an evaluation.
struct EvaluationStop: Error {
  let diagnostic: Diagnostic
}

/// One evaluation: a stack of frames, what fills the slots of the components that are open, and the tree so far.
struct Evaluator {
  let document: Document
  let plan: Plan
  let nodes: List<PlanNode>
  let programs: List<PlannedProgram>
  var inputs: Inputs
  let limits: EvaluationLimits
  var tree: ResolvedTree

  /// The frames of the open instances, one after the other; where a record is kept, of all instances.
  var stack: [Value] = []
  var globals: [Value] = []
  var instances = List<Instance>()
  /// The instance whose names apply.
  var current = 0
  /// The instance that was opened last and is open.
  var innermost = 0
  /// What fills slots, and the views that modifiers rebuild.
  var fills = List<Fill>()
  /// The fill that `slot: self` means; -1 outside every `wrap`.
  var wrapped: Int32 = -1
  var handlers = List<Handler>()
  /// Places that binding parameters and loop variables stand for.
  var places = List<BoundPlace>()
  /// By position on the stack, the index of the place that stands there, or -1; it may end early.
  var placeAt = List<Int32>()
  /// The modifiers that conditions have picked for the views being built, innermost view last.
  var picks = List<Pick>()
  /// Values and texts of names in the actions that are being written, where they differ from the frame's.
  var handed = List<(position: Int, value: ActionValue)>()
  var depth: Int32 = 0
  var steps = 0
  /// The innermost step of how the current view came to be.
  var trail: Int32 = -1
  /// The state of a session, which outlives the evaluation; nil for a tree that is evaluated once.
  var live: LiveStates?
  /// Where what is written has gone in the tree; nil where nothing will be evaluated in part.
  var record: TreeRecord?
  /// Whether there is one: cheaper to ask, for every view of every evaluation.
  private(set) var isRecorded = false
  /// What is kept of the choices that forms make; nil where nobody asks.
  var watch: ChoiceWatch?

  init(document: Document, inputs: Inputs, limits: EvaluationLimits) {
    self.document = document
    self.inputs = inputs
    self.limits = limits
    plan = document.plan
    nodes = plan.nodes
    programs = plan.programs
    tree = ResolvedTree(types: document.types)
    tree.names = plan.names
    // Without the room each would be copied as often as it doubles. A loop has more of them, a condition fewer.
    tree.nodes.reserveCapacity(nodes.count / 8)
    tree.modifiers.reserveCapacity(nodes.count / 6)
    tree.arguments.reserveCapacity(nodes.count / 5)
  }

  mutating func keepRecord(_ dependencies: Dependencies) {
    record = TreeRecord(dependencies)
    isRecorded = true
  }

  mutating func run() throws(EvaluationStop) {
    try fillGlobals()
    let root = document.rootPlan
    let plan = Int32(document.root)
    instances.append(Instance(base: 0, identity: Identity.root, plan: plan))
    record?.openInstance(of: plan, use: -1)
    stack = Array(repeating: .null, count: Int(root.frameSize))
    for index in 0..<root.steps.count { try fill(root.steps[index]) }
    for index in 0..<root.steps.count {
      guard case .state = root.steps[index].role else { continue }
      tree.state.append((root.steps[index].name, stack[Int(root.steps[index].slot)]))
    }
    guard root.body >= 0 else { return }
    tree.firstRoot = try views(in: root.body, under: Identity.root).first
  }

  /// Environment values first, then constants, each after those that it refers to.
  private mutating func fillGlobals() throws(EvaluationStop) {
    globals = Array(repeating: .null, count: plan.globals.count)
    for (index, global) in plan.globals.enumerated() {
      if case .environment = global.source { globals[index] = environmentValue(global) }
    }
    for (index, global) in plan.globals.enumerated() {
      if case .constant(let node) = global.source { globals[index] = try value(of: node) ?? .null }
    }
  }

  func environmentValue(_ global: GlobalPlan) -> Value {
    guard case .environment(let value) = global.source else { return .null }
    return inputs.environment.last { $0.name == global.name }?.value ?? value
  }

  // MARK: Programs

  func node(_ index: PlanIndex) -> PlanNode { nodes[Int(index)] }

  /// Runs a program in the current frame.
  ///
  /// It changes nothing, but one that says so is called with a copy of all that the evaluator holds.
  mutating func run(_ program: Int32) throws(EvaluationStop) -> Value {
    guard program >= 0 else { return .null }
    let planned = programs[Int(program)]
    let base = instances.isEmpty ? 0 : instances[current].base
    do {
      return try planned.program.evaluate(
        locals: stack.span.extracting(base..<stack.count), globals: globals.span)
    } catch {
      throw stop(error, in: planned)
    }
  }

  mutating func isTrue(_ program: Int32) throws(EvaluationStop) -> Bool {
    if case .bool(true) = try run(program) { return true }
    return false
  }

  private func stop(_ error: EvaluationError, in planned: PlannedProgram) -> EvaluationStop {
    let origin = planned.origin
    let offset = Int(origin.offset)
    let offsets = Int(error.range.start) + offset..<Int(error.range.end) + offset
    let tree = document.trees.first { $0.id == origin.file }
    let range =
      tree.map { SyntaxNode(tree: $0, at: origin.node).sourceRange(ofText: offsets) }
      ?? SourceRange(0, 0, in: origin.file)
    return EvaluationStop(
      diagnostic: Diagnostic(error.code, .error, at: range, error.message, notes: openComponents()))
  }

  /// The components that are open here, innermost first: how the evaluation came to this place.
  func openComponents() -> [Note] {
    var notes: [Note] = []
    for instance in openInstances {
      let note = Note("in '\(plan.components[Int(instance.plan)].name)', used here", at: instance.origin)
      // A component inside itself says no more by being repeated.
      if !notes.contains(note) { notes.append(note) }
      if notes.count == 8 { break }
    }
    return notes
  }

  /// The instances that are open, innermost first, without the document.
  var openInstances: [Instance] {
    var result: [Instance] = []
    var index = innermost
    while index > 0 {
      result.append(instances[index])
      index = instances[index].outer
    }
    return result
  }

  func stop(_ code: String, _ message: String, at range: SourceRange) -> EvaluationStop {
    EvaluationStop(diagnostic: Diagnostic(code, .error, at: range, message, notes: openComponents()))
  }
}

/// One use of a component or custom modifier: where its frame lies and what it was given.
struct Instance {
  /// The position of its frame on the stack.
  var base: Int
  var identity: UInt64
  /// Its index among the components of the plan.
  var plan: Int32
  var firstFill: Int32 = 0
  var firstHandler: Int32 = 0
  /// The view that a custom modifier is applied to: a fill.
  var content: Int32 = -1
  /// The instance that it was opened in.
  var outer = 0
  /// The parameters that the caller gave, by their bits.
  var given: UInt64 = 0
  var origin = SourceRange(0, 0)
}

/// What a slot holds: written views, or the view so far with the modifiers that come before.
struct Fill {
  enum Content {
    case nothing
    /// The children of a node.
    case views(PlanIndex)
    /// A view with a range of the picks.
    case view(PlanIndex, Range<Int>)
  }

  var content: Content
  /// Where it was written, and so what its names mean.
  var instance: Int
  var wrapped: Int32
  var identity: UInt64
  /// How often it stands in the tree so far.
  var uses: UInt64 = 0
  var trail: Int32 = -1
  /// The scope that notes the view of which it is a part, and whether one place shows it.
  var home: Int32 = -1
  var isShownOnce = false
}

/// The action that an action parameter was given.
struct Handler {
  var node: PlanIndex
  var instance: Int
}

/// What a binding parameter or a loop variable is in the caller's state.
struct BoundPlace {
  var place: ResolvedPlace
  /// The element of the place; -1 for the place itself.
  var element = -1
  /// A binding made by `.constant(x)` can't be written to.
  var isConstant = false
}

/// A modifier that applies: which one, and whose names it uses.
struct Pick {
  var node: PlanIndex
  var instance: Int
  var wrapped: Int32
  /// Where it stands in the written list, conditions included.
  var key: UInt64
  /// Whether it makes another view of the view so far.
  var isRebuilding: Bool
  /// The view that it is written on, and the scope that notes it.
  var view: PlanIndex
  var home: Int32
  /// The step that led to it.
  var trail: Int32
}

/// A chain of sibling nodes.
struct ViewList {
  var first: Int32 = -1
  var last: Int32 = -1
  var count = 0
}
