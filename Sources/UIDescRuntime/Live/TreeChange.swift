package import CEL

/// The animation that a change happens under; without a value it is the default one.
package struct ChangeAnimation: Sendable, Hashable {
  package var value: Value?

  package init(value: Value? = nil) {
    self.value = value
  }
}

/// An event for the host: `emit`.
package struct Emission: Sendable, Hashable {
  package var event: String
  package var data: Value?

  package init(event: String, data: Value? = nil) {
    self.event = event
    self.data = data
  }
}

/// An action of the host that was run, such as `dismiss`.
package struct ActionCall: Sendable, Hashable {
  package var name: String
  package var argument: Value?

  package init(name: String, argument: Value? = nil) {
    self.name = name
    self.argument = argument
  }
}

/// The way from one tree to the next; each change counts from the tree that those before it have made.
package struct ChangeSet: Sendable {
  /// Nil where the writes were made outside of `withAnimation`.
  package var animation: ChangeAnimation?
  package var changes: [TreeChange]
  /// The tree that the changes lead to, which their indices refer to.
  package var tree: ResolvedTree

  package init(animation: ChangeAnimation? = nil, changes: [TreeChange], tree: ResolvedTree) {
    self.animation = animation
    self.changes = changes
    self.tree = tree
  }
}

/// One change of a tree; `pointer` is the JSON pointer of the object or list that is changed.
package struct TreeChange: Sendable {
  package enum Kind: Sendable {
    /// A node of the new tree with all that is below it.
    case insert(node: Int32, into: ViewPlace, at: Int)
    /// `node` is its index in the tree before.
    case remove(UInt64, node: Int32, from: ViewPlace, at: Int)
    /// `to` counts after the view has been taken out.
    case move(UInt64, in: ViewPlace, from: Int, to: Int)
    /// An argument of a view, or of its modifier at that position, that is new or has another value.
    case setArgument(ArgumentChange)
    case removeArgument(of: UInt64, modifier: Int?, name: NameID)
    case insertModifier(of: UInt64, at: Int, modifier: Int32)
    case removeModifier(of: UInt64, at: Int, name: NameID)
    /// A state of the document, by its index.
    case setState(Int)
    /// A state that only the document before has, by its name.
    case removeState(String)
    /// An object or a list that JSON leaves out where it is empty appears or goes; it holds nothing at that time.
    case container(isList: Bool, isAdded: Bool)
  }

  package var kind: Kind
  /// Nil where nobody has worked it out yet: `pointer(in:)` does, from the tree now.
  package var pointer: String?

  package init(_ kind: Kind, pointer: String?) {
    self.kind = kind
    self.pointer = pointer
  }
}

/// Which argument has which value.
package struct ArgumentChange: Sendable {
  package var identity: UInt64
  /// The view in the tree now.
  package var node: Int32
  /// The position of the modifier, and its index in the tree now.
  package var modifier: (position: Int, index: Int32)?
  /// The argument in the tree now.
  package var argument: Int32
  /// The value before; nil where there was none.
  package var old: ArgumentValue?
}

/// A list of views: the body, the main content or a slot of a view, a slot of one of its modifiers.
package struct ViewPlace: Sendable, Hashable {
  /// Nil for the body.
  package var parent: UInt64?
  /// The position of the modifier whose slot it is.
  package var modifier: Int?
  /// Nil for the main content.
  package var slot: NameID?

  package init(parent: UInt64? = nil, modifier: Int? = nil, slot: NameID? = nil) {
    self.parent = parent
    self.modifier = modifier
    self.slot = slot
  }
}
