public import UIDescDiagnostics

/// An index into the nodes of a plan.
public typealias PlanIndex = Int32

/// One element of a plan; what follows it up to `next` is its content, children in order.
///
/// Plain data on purpose: a node is read for every view of every evaluation, and copying it must cost nothing.
public struct PlanNode: Sendable {
  public enum Kind: UInt8, Sendable {
    // Views. A view, component or slot holds `identity`, arguments and `modifiers`.
    case view, component, slot

    // Modifiers. `customModifier` is declared in a document; `wrap` stands in place.
    case modifier, customModifier, wrap

    // What stands under a view, modifier or component.
    case argument, bindingArgument, actionArgument, slotContent
    /// Content made once for each element: the list, the element's id, an arm, and the place of the list if it is one.
    case repetition
    case modifiers, identity

    // Values.
    /// `local` reads a slot of the frame as it is.
    case constant, expression, local, list, record, field, call, range, absent

    // Forms: the same four wherever a view, modifier, action or value may stand.
    case condition, selection, bind, pair
    /// What a form chooses from.
    case arm
    /// A name that `bind` gives to a value, or a slot to what it hands over: a program, or a value node inside.
    case boundName

    // Actions.
    case toggle, set, assignment, append, removeAt, removeWhere, withAnimation, run, emit

    // Places: a name with its steps.
    case place, fieldStep, indexStep
  }

  /// What a node has among its children, so that nothing is looked for in vain.
  public struct Traits: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let hasIdentity = Traits(rawValue: 1)
    public static let hasModifiers = Traits(rawValue: 2)
    /// Content of slots, or a form that may hold some.
    public static let hasSlots = Traits(rawValue: 4)
    public static let hasArguments = Traits(rawValue: 8)
  }

  public var kind: Kind
  public var traits: Traits = []
  /// A slot's content is the main one; an argument is a range; a name's value may be missing.
  public var flag: Bool = false
  /// A name: of a view, modifier, argument, field, slot or action; -1 where there is none.
  public var name: Int32
  /// A program, component, frame slot or label, by kind; -1 where there is none.
  public var payload: Int32
  /// A second number of the same sort.
  public var extra: Int32
  public var next: PlanIndex = 0
  public var range: SourceRange
}
