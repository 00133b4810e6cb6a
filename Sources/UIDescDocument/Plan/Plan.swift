public import CEL
public import UIDescDiagnostics

/// What a checked document becomes: nodes in preorder, programs in place of expression text, names as numbers.
public struct Plan: Sendable {
  public var nodes = List<PlanNode>()
  public var programs = List<PlannedProgram>()
  /// What constant nodes hold.
  public var values = List<Value>()
  public var names: [String] = []
  public var components = List<ComponentPlan>()
  /// Fills the globals in this order: environment values first, then the constants of every file.
  public var globals = List<GlobalPlan>()

  /// The children of a node, or nothing for a leaf.
  public func children(of index: PlanIndex) -> PlanChildren {
    PlanChildren(nodes: nodes, index: index + 1, end: nodes[Int(index)].next)
  }
}

/// A program with what an error in it needs: where its text stands in the document.
public struct PlannedProgram: Sendable {
  public let program: Program
  public let origin: ExpressionOrigin

  public init(program: Program, origin: ExpressionOrigin) {
    self.program = program
    self.origin = origin
  }
}

/// The scalar that an expression was read from, by tree and node, and where in its text the expression starts.
public struct ExpressionOrigin: Sendable {
  public let file: SourceID
  public let node: Int32
  public let offset: Int32

  public init(file: SourceID, node: Int32, offset: Int32 = 0) {
    self.file = file
    self.node = node
    self.offset = offset
  }
}

/// Walks the children of one node by skipping each one's content.
public struct PlanChildren: Sequence, IteratorProtocol {
  let nodes: List<PlanNode>
  var index: PlanIndex
  let end: PlanIndex

  public mutating func next() -> PlanIndex? {
    guard index < end else { return nil }
    defer { index = nodes[Int(index)].next }
    return index
  }
}
