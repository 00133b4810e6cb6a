public import CEL
public import UIDescDiagnostics

/// A component, a custom modifier, or the document's own body: what one instance of it needs to be evaluated.
public struct ComponentPlan: Sendable {
  public var name: String
  public var range: SourceRange
  public var parameters = List<ParameterPlan>()
  /// State, pairs, computed values and the defaults of parameters, each after those that it refers to.
  public var steps = List<FrameStep>()
  /// How many values a frame holds: parameters, state, pairs, computed values, loop and `let` names.
  public var frameSize: Int32 = 0
  /// Slots that an action reads when it runs: state, pairs, bindings and handed values.
  public var lateSlots = List<Int32>()
  /// The types of the values that actions are handed, by the slots that hold them while an action runs.
  public var handedTypes = List<(slot: Int32, type: CELType)>()
  /// An arm that holds the views; -1 where the file is a library or the body is missing.
  public var body: PlanIndex = -1
}

/// One parameter of a component: where its value lies in the frame, or which slot it fills.
public struct ParameterPlan: Sendable {
  public enum Kind: Sendable { case value, binding, action, slot }

  public var name: String
  public var nameID: Int32
  public var kind: Kind
  /// The frame slot of a value or binding; the number among the slots or actions otherwise.
  public var slot: Int32
  /// What an action of that type is handed.
  public var handedType: CELType?
  /// Default content of a slot or action: an arm; -1 where there is none.
  public var defaultContent: PlanIndex = -1
}

/// Fills one frame slot when an instance is made.
public struct FrameStep: Sendable {
  public enum Role: Sendable {
    /// Only where the caller gives no argument.
    case parameter
    case state
    /// The value is a map with the keys `on` and `off`.
    case pair
    case computed
  }

  public var role: Role
  public var name: String
  public var slot: Int32
  /// A value node; for a pair an arm with the two sides.
  public var value: PlanIndex
  public var type: CELType
  /// The least and greatest value that state or a pair's sides may have.
  public var bounds: ValueBounds?
  /// False for state that has no default: it must be given.
  public var hasDefault = true
  public var range: SourceRange
}

/// Both ends are included; nil is open.
public struct ValueBounds: Sendable {
  public var lower: Double?
  public var upper: Double?

  public init(lower: Double?, upper: Double?) {
    self.lower = lower
    self.upper = upper
  }

  /// Whether a value lies between the ends; what is no number always does.
  public func contain(_ value: Value) -> Bool {
    guard let number = value.asNumber else { return true }
    return lower.map { number >= $0 } ?? true && upper.map { number <= $0 } ?? true
  }
}

extension Diagnostic {
  public static func outOfRange(at range: SourceRange, bounds: ValueBounds) -> Self {
    func text(_ end: Double?) -> String? {
      end.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int64($0))" : "\($0)" }
    }
    let allowed =
      switch (text(bounds.lower), text(bounds.upper)) {
      case (let lower?, let upper?): "from \(lower) to \(upper)"
      case (let lower?, nil): "\(lower) or more"
      case (nil, let upper?): "\(upper) or less"
      case (nil, nil): "any number"
      }
    return Diagnostic("out-of-range", .error, at: range, "the value must be \(allowed)")
  }
}

/// One global: an environment value by its catalog default, or a constant.
public struct GlobalPlan: Sendable {
  public enum Source: Sendable {
    case environment(default: Value)
    /// A value node.
    case constant(PlanIndex)
  }

  public var name: String
  public var type: CELType
  public var source: Source
}
