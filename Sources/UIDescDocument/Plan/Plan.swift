package import CEL
package import UIDescDiagnostics

/// What a checked document becomes: nodes in preorder, programs in place of expression text, names as numbers.
package struct Plan: Sendable {
  package var nodes = List<PlanNode>()
  package var programs = List<PlannedProgram>()
  /// What constant nodes hold.
  package var values: [Value] = []
  package var names: [String] = []
  package var components = List<ComponentPlan>()
  /// Fills the globals in this order: environment values first, then the constants of every file.
  package var globals = List<GlobalPlan>()

  /// The children of a node, or nothing for a leaf.
  package func children(of index: PlanIndex) -> PlanChildren {
    PlanChildren(plan: self, index: index + 1, end: nodes[Int(index)].next)
  }
}

/// A program with what an error in it needs: where its text stands in the document.
///
/// A class, since it is handed around for every expression of every evaluation and its parts are many.
package final class PlannedProgram: Sendable {
  package let program: Program
  package let origin: ExpressionOrigin

  package init(program: Program, origin: ExpressionOrigin) {
    self.program = program
    self.origin = origin
  }
}

/// The scalar that an expression was read from, by tree and node, and where in its text the expression starts.
package struct ExpressionOrigin: Sendable {
  package let file: SourceID
  package let node: Int32
  package let offset: Int32

  package init(file: SourceID, node: Int32, offset: Int32 = 0) {
    self.file = file
    self.node = node
    self.offset = offset
  }
}

/// Walks the children of one node by skipping each one's content.
package struct PlanChildren: Sequence, IteratorProtocol {
  let plan: Plan
  var index: PlanIndex
  let end: PlanIndex

  package mutating func next() -> PlanIndex? {
    guard index < end else { return nil }
    defer { index = plan.nodes[Int(index)].next }
    return index
  }
}
