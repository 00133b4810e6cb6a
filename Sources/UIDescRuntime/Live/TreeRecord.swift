internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

/// Where in a tree what is written in the document's own body has gone, by plan node.
///
/// Only what is evaluated exactly once is noted: not what stands in loops, in components, or in slots of these.
struct TreeRecord: Sendable {
  /// The views that a written view gave, as a chain; -1 where there are none.
  private(set) var first: [Int32]
  private(set) var last: [Int32]
  private(set) var isEvaluated: [Bool]
  private(set) var parent: [UInt64]
  private(set) var depth: [Int32]
  /// The argument in the tree: -1 where it was not asked for, -2 where it left nothing.
  private(set) var argument: [Int32]
  /// The innermost written view that is being evaluated.
  var unit: PlanIndex = -1
  /// How many loops are open.
  var loops = 0

  init(nodeCount: Int) {
    first = Array(repeating: -1, count: nodeCount)
    last = first
    argument = first
    depth = first
    isEvaluated = Array(repeating: false, count: nodeCount)
    parent = Array(repeating: 0, count: nodeCount)
  }

  mutating func note(_ view: PlanIndex, under identity: UInt64, depth level: Int32) {
    isEvaluated[Int(view)] = true
    parent[Int(view)] = identity
    depth[Int(view)] = level
  }

  mutating func note(_ view: PlanIndex, gave list: ViewList) {
    first[Int(view)] = list.first
    last[Int(view)] = list.last
  }

  mutating func note(argument node: PlanIndex, at index: Int32) { argument[Int(node)] = index }

  /// Forgets what a part of the plan gave.
  mutating func forget(_ range: Range<PlanIndex>) {
    for node in Int(range.lowerBound)..<Int(range.upperBound) {
      first[node] = -1
      last[node] = -1
      argument[node] = -1
      isEvaluated[node] = false
    }
  }
}

extension Evaluator {
  /// Whether what is evaluated now is evaluated once in the whole tree.
  var isAtTop: Bool {
    guard let record else { return false }
    return record.loops == 0 && instances.count == 1 && fills.isEmpty && wrapped < 0
  }

  mutating func noteArgument(_ node: PlanIndex, isAbsent: Bool) {
    guard isAtTop else { return }
    record?.note(argument: node, at: isAbsent ? -2 : Int32(tree.arguments.count - 1))
  }
}
