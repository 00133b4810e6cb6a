internal import UIDescDiagnostics

/// Turns checked syntax into steps, children first; what needs no variable is worked out here.
struct Planner {
  var syntax: Syntax
  let environment: Environment
  var nodes = Plain<CodeNode>()
  var patterns: [Pattern] = []
  /// Variables that have been given a value: they are constants.
  let replacements: [(slot: Int32, value: Value)]
  /// By syntax node, the constant that it has become, or -1; empty unless the planner is to remember it.
  var folded: [Int32] = []

  /// Steps that folding one piece may take; what takes longer is left for the run.
  private static let budget = 10_000

  private let foldsConstants: Bool

  init(
    _ syntax: Syntax, _ environment: Environment, replacing: [(slot: Int32, value: Value)] = [],
    foldsConstants: Bool = true
  ) {
    self.foldsConstants = foldsConstants
    self.syntax = syntax
    self.environment = environment
    replacements = replacing
    nodes.reserveCapacity(syntax.nodes.count)
  }

  func isConstant(_ code: Int32) -> Bool { nodes[Int(code)].operation == .constant }

  func constant(_ code: Int32) -> Value? {
    isConstant(code) ? syntax.values[Int(nodes[Int(code)].a)] : nil
  }

  mutating func plan() -> Int32 {
    let root = emit(syntax.root)
    let slots = syntax.slots
    let isClosed = (0..<slots.count).allSatisfy { position in
      replacements.contains { $0.slot == slots[position] }
    }
    if isClosed, !isConstant(root) { fold(root) }
    return root
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

  mutating func add(_ value: Value) -> Int32 { syntax.add(value) }

  mutating func add(_ pattern: Pattern) -> Int32 {
    patterns.append(pattern)
    return Int32(truncatingIfNeeded: patterns.count - 1)
  }

  /// Gives a node the steps that wait since a mark as its run.
  mutating func takeRun(_ node: inout CodeNode, from mark: Int) {
    node.b = Int32(truncatingIfNeeded: syntax.children.count)
    node.count = UInt16(truncatingIfNeeded: syntax.pending.count - mark)
    for position in mark..<syntax.pending.count { syntax.children.append(syntax.pending[position]) }
    syntax.pending.shorten(to: mark)
  }

  /// Whether all steps of a node's run are constants.
  func hasConstantRun(_ node: CodeNode) -> Bool {
    for position in Int(node.b)..<(Int(node.b) + Int(node.count)) where !isConstant(syntax.children[position])
    {
      return false
    }
    return true
  }

  mutating func mark(_ code: Int32, _ flags: CodeFlags) {
    nodes[Int(code)].flags.formUnion(flags)
  }

  /// Adds a step, and works it out at once if everything that it needs is constant.
  mutating func addFoldingRun(_ node: CodeNode) -> Int32 {
    let code = add(node)
    if hasConstantRun(node), node.a < 0 || node.operation == .call || isConstant(node.a) { fold(code) }
    return code
  }

  mutating func addFolding(_ node: CodeNode, _ first: Int32, _ second: Int32? = nil) -> Int32 {
    let code = add(node)
    if isConstant(first), second == nil || isConstant(second ?? first) { fold(code) }
    return code
  }

  /// Replaces a step by its value; one that fails stays, to fail where it is reached.
  mutating func fold(_ code: Int32) {
    if !foldsConstants { return }
    let frame = [Value](repeating: .null, count: syntax.localCount)
    let environment = environment
    let value = try? Steps.with(nodes, syntax.children, syntax.values, patterns) {
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
