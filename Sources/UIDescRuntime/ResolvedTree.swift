package import CEL
package import UIDescDiagnostics

// UIDescRuntime takes a checked document with its inputs (state, environment, changed pairs) and gives the resolved
// tree: the catalog's views and modifiers with plain values. It never reads syntax, files or the clock, and it never
// prints; what it can't evaluate it reports at its place, and then there is no tree.

/// The outcome of an evaluation: flat arrays whose elements refer to each other by index, in the order of their making.
///
/// A list of siblings is a chain: the parent names the first, each names the `next`; -1 ends it.
package struct ResolvedTree: Sendable {
  package var nodes = List<ResolvedNode>()
  package var modifiers = List<ResolvedModifier>()
  package var slots = List<ResolvedSlot>()
  package var arguments = List<ResolvedArgument>()
  /// Views, modifiers, parameters and slots by `NameID`.
  package var names: [String] = []
  /// The first view of the body, or -1 where the body yields none.
  package var firstRoot: Int32 = -1
  /// The root's state as evaluated, in the order of declaration.
  package var state = List<(name: String, value: Value)>()
  /// How each node came to be; a node names the innermost step.
  package var trails = List<TrailStep>()
  /// Spells the members and types that values refer to.
  package var types: any HostTypes
  /// What the actions of a session's tree refer to; empty in a tree that is evaluated once.
  package var handlers = List<ActionHandler>()

  package init(types: any HostTypes) {
    self.types = types
  }
}

extension ResolvedTree {
  /// A view and those that stand behind it in its list, in order; none for -1.
  package func siblings(from first: Int32) -> [Int32] {
    var result: [Int32] = []
    var index = first
    while index >= 0 {
      result.append(index)
      index = nodes[Int(index)].next
    }
    return result
  }
}

/// An index into the names of a resolved tree.
package typealias NameID = Int32

/// One view of the catalog with nothing left to evaluate.
package struct ResolvedNode: Sendable {
  package var name: NameID
  /// Made of the node's place in the source and the ids around it; equal in every run on the same input.
  package var identity: UInt64
  /// A range of the tree's arguments, in the order of the Swift signature; actions and bindings are among them.
  package var arguments: Range<Int32>
  package var firstModifier: Int32 = -1
  package var lastModifier: Int32 = -1
  /// The views of the main slot.
  package var firstChild: Int32 = -1
  /// The named slots that are filled, other than the main one.
  package var firstSlot: Int32 = -1
  package var next: Int32 = -1
  package var origin: SourceRange
  package var trail: Int32 = -1

  package init(name: NameID, identity: UInt64, arguments: Range<Int32>, origin: SourceRange) {
    self.name = name
    self.identity = identity
    self.arguments = arguments
    self.origin = origin
  }
}

/// One modifier of the catalog; `next` is the one applied after it.
package struct ResolvedModifier: Sendable {
  package var name: NameID
  package var arguments: Range<Int32>
  /// The slots that are filled; the one that its entry lists first is `isMain`.
  package var firstSlot: Int32 = -1
  package var next: Int32 = -1
  package var origin: SourceRange

  package init(name: NameID, arguments: Range<Int32>, origin: SourceRange) {
    self.name = name
    self.arguments = arguments
    self.origin = origin
  }
}

/// The views that fill one slot of a view or a modifier.
package struct ResolvedSlot: Sendable {
  package var name: NameID
  /// True for a modifier's `content`: it needs no name beside the modifier's own.
  package var isMain: Bool
  package var firstChild: Int32
  package var next: Int32 = -1

  package init(name: NameID, isMain: Bool, firstChild: Int32) {
    self.name = name
    self.isMain = isMain
    self.firstChild = firstChild
  }
}

/// One argument; an unlabelled parameter has a name and no label.
package struct ResolvedArgument: Sendable {
  package var name: NameID
  /// The Swift label, or -1 where Swift writes none.
  package var label: NameID
  package var value: ArgumentValue

  package init(name: NameID, label: NameID, value: ArgumentValue) {
    self.name = name
    self.label = label
    self.value = value
  }
}

/// What an argument holds.
package enum ArgumentValue: Sendable {
  case value(Value)
  /// `$place`, with the value that the place has now.
  ///
  /// In a box, since it is large and rare: without it every argument would be twice its size.
  indirect case binding(ResolvedPlace, current: Value)
  /// `.constant(x)`.
  case constant(Value)
  case action(ResolvedAction)
}

/// What an action argument does when it is triggered; `parameters` name the values handed to it.
package struct ResolvedAction: Sendable {
  package var parameters: [String]
  package var statements: [ActionStatement]
  /// An index into the tree's handlers, which can run it; -1 outside a session.
  package var handler: Int32 = -1

  package init(parameters: [String] = [], statements: [ActionStatement]) {
    self.parameters = parameters
    self.statements = statements
  }
}

/// A state variable, a side of a pair, or a part of either, as it is written: `size`, `stackPadding.on`, `items[0].title`.
package struct ResolvedPlace: Sendable, Hashable {
  package var path: String
  /// The component or modifier instance whose state it is; nil for the root's.
  package var owner: UInt64?
  /// The slot of the owner's frame that holds the state, and the way from there.
  package var slot: Int32
  package var steps: [PlaceStep] = []

  package init(path: String, owner: UInt64? = nil, slot: Int32 = -1) {
    self.path = path
    self.owner = owner
    self.slot = slot
  }
}

/// One step from a value into it.
package enum PlaceStep: Sendable, Hashable {
  case field(String)
  /// An index of a list or a key of a map.
  case element(Value)
}

/// A value known now, or an expression over the state of the time when the action runs, as text.
package enum ActionValue: Sendable {
  case value(Value)
  case expression(String)
}

/// What an action of the host is given for one of its parameters.
package struct ActionArgument: Sendable {
  package var name: String
  /// Nil where Swift writes none.
  package var label: String?
  package var value: ActionValue

  package init(name: String, label: String? = nil, value: ActionValue) {
    self.name = name
    self.label = label
    self.value = value
  }
}

/// One step of an action.
package indirect enum ActionStatement: Sendable {
  case toggle(ResolvedPlace)
  case set([(place: ResolvedPlace, value: ActionValue)])
  case append(to: ResolvedPlace, value: ActionValue)
  case removeAt(from: ResolvedPlace, index: ActionValue)
  case removeWhere(from: ResolvedPlace, element: String, condition: ActionValue)
  /// Without an animation it is the default one.
  case withAnimation(Value?, [ActionStatement])
  case condition(ActionValue, then: [ActionStatement], otherwise: [ActionStatement])
  case selection(
    ActionValue, cases: [(match: Value, statements: [ActionStatement])], otherwise: [ActionStatement])
  /// `let`: the names hold their values in `then`, where each is there and the condition is true.
  case bind(
    [(name: String, value: ActionValue)], condition: ActionValue?, then: [ActionStatement],
    otherwise: [ActionStatement])
  /// An action that the host provides.
  case run(String, arguments: [ActionArgument])
  case emit(String, data: ActionValue?)
}

/// One step of how a node came to be: `component Card`, `if`, `ForEach`; outermost steps are the parents.
package struct TrailStep: Sendable {
  package var label: String
  package var range: SourceRange
  package var parent: Int32

  package init(label: String, range: SourceRange, parent: Int32) {
    self.label = label
    self.range = range
    self.parent = parent
  }
}
