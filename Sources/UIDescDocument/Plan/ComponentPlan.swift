package import CEL
package import UIDescDiagnostics

/// A component, a custom modifier, or the document's own body: what one instance of it needs to be evaluated.
package struct ComponentPlan: Sendable {
  package var name: String
  package var range: SourceRange
  package var parameters = List<ParameterPlan>()
  /// State, pairs, computed values and the defaults of parameters, each after those that it refers to.
  package var steps = List<FrameStep>()
  /// How many values a frame holds: parameters, state, pairs, computed values, loop and `let` names.
  package var frameSize: Int32 = 0
  /// Slots that an action reads when it runs: state, pairs, bindings and handed values.
  package var lateSlots: [Int32] = []
  /// An arm that holds the views; -1 where the file is a library or the body is missing.
  package var body: PlanIndex = -1
}

/// One parameter of a component: where its value lies in the frame, or which slot it fills.
package struct ParameterPlan: Sendable {
  package enum Kind: Sendable { case value, binding, action, slot }

  package var name: String
  package var nameID: Int32
  package var kind: Kind
  /// The frame slot of a value or binding; the number among the slots or actions otherwise.
  package var slot: Int32
  /// What an action of that type is handed.
  package var handedType: CELType?
  /// Default content of a slot or action: an arm; -1 where there is none.
  package var defaultContent: PlanIndex = -1
}

/// Fills one frame slot when an instance is made.
package struct FrameStep: Sendable {
  package enum Role: Sendable {
    /// Only where the caller gives no argument.
    case parameter
    case state
    /// The value is a map with the keys `on` and `off`.
    case pair
    case computed
  }

  package var role: Role
  package var name: String
  package var slot: Int32
  /// A value node; for a pair an arm with the two sides.
  package var value: PlanIndex
  package var type: CELType
  /// The least and greatest value that state or a pair's sides may have.
  package var bounds: ValueBounds?
  /// False for state that has no default: it must be given.
  package var hasDefault = true
  package var range: SourceRange
}

/// Both ends are included; nil is open.
package struct ValueBounds: Sendable {
  package var lower: Double?
  package var upper: Double?

  package init(lower: Double?, upper: Double?) {
    self.lower = lower
    self.upper = upper
  }

  /// Whether a value lies between the ends; what is no number always does.
  package func contain(_ value: Value) -> Bool {
    let number: Double
    switch value {
    case .double(let value): number = value
    case .int(let value): number = Double(value)
    default: return true
    }
    return lower.map { number >= $0 } ?? true && upper.map { number <= $0 } ?? true
  }
}

extension Diagnostic {
  package static func outOfRange(at range: SourceRange, bounds: ValueBounds) -> Self {
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
package struct GlobalPlan: Sendable {
  package enum Source: Sendable {
    case environment(default: Value)
    /// A value node.
    case constant(PlanIndex)
  }

  package var name: String
  package var type: CELType
  package var source: Source
}
