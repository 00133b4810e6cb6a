internal import UIDescDiagnostics

/// Turns checked syntax into steps, children first; what needs no variable is worked out here.
struct Planner {
  private(set) var syntax: Syntax
  let environment: Environment
  private(set) var nodes: [CodeNode] = []
  private(set) var children: [Int32] = []
  private(set) var hostCalls: [HostCallPlan] = []
  private(set) var patterns: [Pattern] = []
  /// Variables that have been given a value: they are constants.
  let replacements: [(slot: Int32, value: Value)]
  /// By syntax node, the constant that it has become, or -1; empty unless the planner is to remember it.
  var folded: [Int32] = []

  /// Steps that folding one piece may take; what takes longer is left for the run.
  private static let budget = 10_000

  private let foldsConstants: Bool

  init(
    _ syntax: consuming Syntax, _ environment: Environment, replacing: [(slot: Int32, value: Value)] = [],
    foldsConstants: Bool = true
  ) {
    self.foldsConstants = foldsConstants
    let count = syntax.nodes.count
    self.syntax = syntax
    self.environment = environment
    replacements = replacing
    nodes.reserveCapacity(count)
  }

  func isConstant(_ code: Int32) -> Bool { nodes[Int(code)].operation == .constant }

  func constant(_ code: Int32) -> Value? {
    isConstant(code) ? syntax.values[Int(nodes[Int(code)].a)] : nil
  }

  mutating func plan() -> Int32 {
    let root = emit(syntax.root)
    let isClosed = syntax.slots.allSatisfy { slot in replacements.contains { $0.slot == slot } }
    if isClosed, !isConstant(root) { fold(root) }
    return root
  }

  /// Hands the steps on; the planner is of no use afterwards.
  mutating func finish(_ root: Int32) -> Code {
    Code(
      nodes: nodes, children: children, hostCalls: hostCalls, patterns: patterns, root: root,
      environment: environment, syntax: syntax.take())
  }

  mutating func emit(_ id: Int32) -> Int32 {
    let code = operation(id, syntax[id])
    if !folded.isEmpty, isConstant(code) { folded[Int(id)] = nodes[Int(code)].a }
    return code
  }

  // MARK: - Building

  func node(_ operation: Operation, _ syntax: SyntaxNode) -> CodeNode {
    CodeNode(operation: operation, start: syntax.start, end: syntax.end)
  }

  mutating func add(_ node: CodeNode) -> Int32 {
    nodes.append(node)
    return Int32(truncatingIfNeeded: nodes.count - 1)
  }

  mutating func add(_ value: Value, _ syntax: SyntaxNode) -> Int32 {
    var node = node(.constant, syntax)
    node.a = add(value)
    return add(node)
  }

  mutating func add(_ value: Value) -> Int32 {
    syntax.values.append(value)
    return Int32(truncatingIfNeeded: syntax.values.count - 1)
  }

  mutating func add(_ call: HostCallPlan) -> Int32 {
    hostCalls.append(call)
    return Int32(truncatingIfNeeded: hostCalls.count - 1)
  }

  mutating func add(_ pattern: Pattern) -> Int32 {
    patterns.append(pattern)
    return Int32(truncatingIfNeeded: patterns.count - 1)
  }

  mutating func setRun(_ node: inout CodeNode, _ run: [Int32]) {
    node.b = Int32(truncatingIfNeeded: children.count)
    node.count = UInt16(truncatingIfNeeded: run.count)
    children.append(contentsOf: run)
  }

  mutating func mark(_ code: Int32, _ flags: CodeFlags) {
    nodes[Int(code)].flags.formUnion(flags)
  }

  /// Adds a step, and works it out at once if everything that it needs is constant.
  mutating func addFolding(_ node: CodeNode, _ inputs: [Int32]) -> Int32 {
    let code = add(node)
    if inputs.allSatisfy(isConstant) { fold(code) }
    return code
  }

  mutating func addFolding(_ node: CodeNode, _ first: Int32, _ second: Int32? = nil) -> Int32 {
    let code = add(node)
    if isConstant(first), second.map(isConstant) ?? true { fold(code) }
    return code
  }

  /// Replaces a step by its value; one that fails stays, to fail where it is reached.
  mutating func fold(_ code: Int32) {
    if !foldsConstants { return }
    let frame = [Value](repeating: .null, count: syntax.localCount)
    let environment = environment
    let value = try? Steps.with(nodes, children, syntax.values, hostCalls, patterns) {
      steps throws(Failure) in
      var machine = Machine(
        steps: steps, variables: .none, environment: environment, frame: frame, budget: Self.budget)
      return try machine.evaluate(code)
    }
    guard let value else { return }
    nodes[Int(code)].operation = .constant
    nodes[Int(code)].flags = []
    nodes[Int(code)].a = add(value)
  }
}
