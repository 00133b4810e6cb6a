internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

/// An action of a session's tree as it can be run: its node in the plan, and the names that it was built with.
package struct ActionHandler: Sendable {
  let node: PlanIndex
  let frame: CapturedFrame
}

/// The frame of an instance at the time when an action was built: loop variables, parameters and `let` names.
///
/// State and bindings in it are out of date as soon as something is written; they are read again when the action runs.
final class CapturedFrame: Sendable {
  struct Place: Sendable {
    let slot: Int32
    let place: ResolvedPlace
    let element: Int
    let isConstant: Bool
  }

  /// What an action parameter was given; without a frame it is the component's own default.
  struct Handler: Sendable {
    let node: PlanIndex
    let frame: CapturedFrame?
  }

  let component: Int32
  let identity: UInt64
  let origin: SourceRange
  let values: [Value]
  let places: [Place]
  let handlers: [Handler]

  init(
    component: Int32, identity: UInt64, origin: SourceRange, values: [Value], places: [Place],
    handlers: [Handler]
  ) {
    self.component = component
    self.identity = identity
    self.origin = origin
    self.values = values
    self.places = places
    self.handlers = handlers
  }
}

extension Evaluator {
  /// Keeps what the action needs to run; the number is its index among the tree's handlers.
  mutating func captureHandler(_ node: PlanIndex) -> Int32 {
    var known: [(instance: Int, frame: CapturedFrame)] = []
    tree.handlers.append(ActionHandler(node: node, frame: captureFrame(of: current, &known)))
    return Int32(tree.handlers.count - 1)
  }

  private func captureFrame(
    of index: Int, _ known: inout [(instance: Int, frame: CapturedFrame)]
  ) -> CapturedFrame {
    if let frame = known.first(where: { $0.instance == index })?.frame { return frame }
    let instance = instances[index]
    let component = plan.components[Int(instance.plan)]
    let positions = instance.base..<instance.base + Int(component.frameSize)
    var handlers: [CapturedFrame.Handler] = []
    for parameter in component.parameters where parameter.kind == .action {
      let given = self.handlers[Int(instance.firstHandler + parameter.slot)]
      let frame = given.node < 0 || given.instance == index ? nil : captureFrame(of: given.instance, &known)
      handlers.append(CapturedFrame.Handler(node: given.node, frame: frame))
    }
    var places: [CapturedFrame.Place] = []
    for position in positions {
      guard let bound = boundPlace(at: position) else { continue }
      places.append(
        CapturedFrame.Place(
          slot: Int32(position - instance.base), place: bound.place, element: bound.element,
          isConstant: bound.isConstant))
    }
    let frame = CapturedFrame(
      component: instance.plan, identity: instance.identity, origin: instance.origin,
      values: Array(stack[positions]), places: places, handlers: handlers)
    known.append((index, frame))
    return frame
  }
}

extension Document {
  /// The names that an action gives to what it is handed, their slots, and what is known of their types.
  func handed(to handler: ActionHandler) -> [(name: String, slot: Int32, type: CELType)] {
    var result: [(name: String, slot: Int32, type: CELType)] = []
    let types = plan.components[Int(handler.frame.component)].handedTypes
    for child in plan.children(of: handler.node) {
      let node = plan.nodes[Int(child)]
      guard node.kind == .boundName else { break }
      let type = types.first { $0.slot == node.extra }?.type ?? .dyn
      result.append((plan.names[Int(node.name)], node.extra, type))
    }
    return result
  }
}
