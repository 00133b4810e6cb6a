internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

/// What follows each value of a frame and each global: known from the plan, before anything is evaluated.
///
/// The plan is cut into blocks: what is evaluated together, once for each time that its block is opened. What an
/// evaluation notes has a number within its block.
final class Dependencies: Sendable {
  /// Something to be looked at again when what it reads has another value.
  struct Site: Sendable, Hashable {
    enum Kind: UInt8, Sendable {
      /// One argument: its value is put in the old one's place.
      case argument, binding, action
      /// A form: nothing happens where it chooses the arm that it chose before.
      case choice
      /// What an instance is given: goes on with what follows it there.
      case parameter, handler
      /// A repetition: goes on with each element whose value has changed.
      case loop
      /// A written view with all that is below it.
      case unit
    }

    let kind: Kind
    /// The argument, form, repetition or view.
    let node: PlanIndex
    /// The view that it belongs to.
    let unit: PlanIndex
    let block: Int32
    /// The number of what an instance is noted under.
    var use: Int32 = -1
    /// The `let` forms around it in its block, as an index into `lets`; -1 for none.
    let lets: Int32
  }

  struct Block: Sendable {
    enum Kind: Sendable {
      /// Views below: of a component or the document, of a slot, of one element of a loop, of `wrap`.
      case body, content, element, wrap
      /// A view without its modifiers, or one of its modifiers, where a modifier makes another view of it.
      case base, modifier
    }

    let kind: Kind
    let node: PlanIndex
    /// The view whose base or modifier it is; -1 for others.
    let view: PlanIndex
    /// The repetition whose element it is; -1 for others.
    let repetition: PlanIndex
    let component: Int32
    /// Its place among the blocks of its component; the body is the first.
    let index: Int32
    let lets: Int32
    /// How many numbers are in use.
    var count: Int32 = 0
  }

  /// Where the views of a container go.
  enum Container: Sendable {
    /// The container is a block.
    case block
    /// The content of a view's slot.
    case slot(of: PlanIndex)
    /// An arm of a form that stands among views.
    case arm(of: PlanIndex)
  }

  /// By component and slot, in the order of the plan; action parameters come behind the frame.
  let sites: [[[Site]]]
  /// By global.
  let globalSites: [[Site]]
  /// By component and step of its frame, the slots that it reads; global `n` is `-1 - n`.
  let stepReads: [[[Int32]]]
  /// By global, the globals that a constant reads, in the same way.
  let globalReads: [[Int32]]
  let blocks: [Block]
  /// By component.
  let blockCounts: [Int32]
  let lets: [[PlanIndex]]
  /// By plan node: the block that it opens, or -1.
  let blockAt: [Int32]
  /// By plan node: its number in the block that it stands in, or -1 where nothing need be known of it.
  let number: [Int32]
  /// By written view: the number behind those of all that is below it in its block.
  let numberEnd: [Int32]
  /// By written view, the node whose children it is one of.
  let containerNode: [PlanIndex]
  /// By that node.
  let containers: [PlanIndex: Container]
  /// By written view inside a `let` form of its block.
  let letsAt: [PlanIndex: Int32]
  /// Repetitions whose elements are written to through their name, and those whose ids follow the elements alone.
  let placesUsed: Set<PlanIndex>
  let hasOwnIDs: Set<PlanIndex>
  /// Custom modifiers and `wrap` whose body shows the view so far in one place.
  let showsContentOnce: [PlanIndex: Bool]

  /// By slot, the index among the document's states where nothing but arguments of its own body follows it; else -1.
  let plainState: [Int]

  init(_ document: Document) {
    let walk = DependencyWalk(document)
    let root = document.root
    var plain = [Int](repeating: -1, count: walk.sites[root].count)
    var index = 0
    for step in document.rootPlan.steps where step.role == .state {
      let isRead = walk.stepReads[root].contains { $0.contains(step.slot) }
      let isPlain =
        !isRead
        && walk.sites[root][Int(step.slot)].allSatisfy {
          $0.kind == .argument && $0.lets < 0 && walk.blocks[Int($0.block)].node == document.rootPlan.body
            && !walk.isWatched($0)
        }
      if isPlain { plain[Int(step.slot)] = index }
      index += 1
    }
    plainState = plain
    sites = walk.sites
    globalSites = walk.globalSites
    stepReads = walk.stepReads
    globalReads = walk.globalReads
    blocks = walk.blocks
    blockCounts = walk.blockCounts
    lets = walk.lets
    blockAt = walk.blockAt
    number = walk.number
    numberEnd = walk.numberEnd
    containerNode = walk.containerNode
    containers = walk.containers
    letsAt = walk.letsAt
    placesUsed = walk.placesUsed
    hasOwnIDs = walk.hasOwnIDs
    showsContentOnce = walk.showsContentOnce
  }
}
