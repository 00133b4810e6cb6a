package import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

extension Session {
  /// Sends an event to a view: `tap`, `longPress`, `appear`, or the name of an action argument or modifier.
  ///
  /// The view's own action comes first, then its gestures, then those of the views around it.
  package mutating func send(_ event: String, handing values: [Value] = [], to node: Int32) -> SessionStep {
    let path = tree.path(to: node)
    guard let view = path.last else { return SessionStep() }
    if let disabled = path.first(where: { tree.isDisabled($0) }) {
      return .failed(.disabled(event, at: tree.nodes[Int(view)].origin, by: tree.nodes[Int(disabled)].origin))
    }
    if tree.hidden(on: path) != nil {
      return .failed(.hidden(event, at: tree.nodes[Int(view)].origin))
    }
    // Every button of an alert puts it away, whatever else it does.
    let answered = event == "tap" ? tree.presentation(answeredOn: path) : nil
    // What a view sees of its own coming and going is no matter of the views around it.
    let isOwn = event == "appear" || event == "disappear"
    for candidate in isOwn ? [view] : path.reversed() {
      if let handlers = handlers(of: event, at: candidate) {
        if let missing = missingValue(of: handlers, among: values) {
          let origin = tree.nodes[Int(candidate)].origin
          return .failed(.missingValue(missing.name, missing.type, of: event, at: origin))
        }
        return run(handlers.map { ($0, values) }, puttingAway: answered)
      }
      if let answered, tree.isButton(candidate) {
        return write(.bool(false), to: answered, at: tree.nodes[Int(candidate)].origin)
      }
      if event == "tap", let flip = flip(of: candidate) {
        guard let place = flip.place else { return SessionStep() }
        return write(flip.value, to: place, at: tree.nodes[Int(candidate)].origin)
      }
    }
    return .failed(
      .noHandler(event, of: tree.names[Int(tree.nodes[Int(view)].name)], at: tree.nodes[Int(view)].origin))
  }

  /// The types of what an event hands to the action that it runs; those that are not known are dyn.
  package func handedTypes(of event: String, to node: Int32) -> [CELType] {
    for candidate in tree.path(to: node).reversed() {
      guard let handler = handlers(of: event, at: candidate)?.first else { continue }
      return document.handed(to: handler).map(\.type)
    }
    return []
  }

  /// The first name that an action gives to a value which is not there, and can't be left out.
  private func missingValue(
    of handlers: [ActionHandler], among values: [Value]
  ) -> (name: String, type: String)? {
    for handler in handlers {
      for (name, _, type) in document.handed(to: handler).dropFirst(values.count) {
        if type.isNullable || type == .dyn || type == .error { continue }
        return (name, type.name(in: .document, host: document.types))
      }
    }
    return nil
  }

  /// Gives a control a value, which it writes through its binding, or through the one of that name.
  package mutating func input(_ value: Value, binding name: String? = nil, to node: Int32) -> SessionStep {
    let path = tree.path(to: node)
    let origin = tree.nodes[Int(node)].origin
    if let disabled = path.first(where: { tree.isDisabled($0) }) {
      return .failed(.disabled("input", at: origin, by: tree.nodes[Int(disabled)].origin))
    }
    if tree.hidden(on: path) != nil { return .failed(.hidden("input", at: origin)) }
    guard let binding = tree.binding(of: node, named: name) else {
      return .failed(.noBinding(name, of: tree.names[Int(tree.nodes[Int(node)].name)], at: origin))
    }
    guard let place = binding.place else { return SessionStep() }
    return write(value, to: place, at: origin)
  }

  /// Turns the binding of a control that is on or off.
  package mutating func toggle(_ node: Int32) -> SessionStep {
    guard let binding = tree.binding(of: node, named: nil), case .bool(let isOn) = binding.value else {
      return input(.null, binding: "isOn", to: node)
    }
    return input(.bool(!isOn), to: node)
  }

  /// The type of what a control's binding takes; nil where it has none.
  package func inputType(of node: Int32, binding name: String? = nil) -> CELType? {
    guard let place = tree.binding(of: node, named: name)?.place,
      let component = states.component(of: place.owner ?? Identity.root)
    else { return nil }
    return document.type(at: place, component: component)
  }

  // MARK: Handlers

  /// The first of the view's own actions, or of its modifiers, that the event is for; all of them for `appear`.
  private func handlers(of event: String, at node: Int32) -> [ActionHandler]? {
    let view = tree.nodes[Int(node)]
    for index in view.arguments where tree.isAction(tree.arguments[Int(index)], for: event) {
      if let handler = tree.handler(at: index) { return [handler] }
    }
    if event == "tap",
      let index = view.arguments.first(where: { tree.names[Int(tree.arguments[Int($0)].name)] == "action" }),
      let handler = tree.handler(at: index)
    {
      return [handler]
    }
    var found: [ActionHandler] = []
    for modifier in tree.modifiers(from: view.firstModifier) where tree.isGesture(modifier, for: event) {
      guard let handler = tree.action(of: tree.modifiers[Int(modifier)]) else { continue }
      found.append(handler)
      if event != "appear", event != "disappear" { break }
    }
    return found.isEmpty ? nil : found
  }

  /// A control that a tap turns: one whose binding is named `isOn`.
  private func flip(of node: Int32) -> (place: ResolvedPlace?, value: Value)? {
    guard let binding = tree.binding(of: node, named: "isOn"), case .bool(let isOn) = binding.value else {
      return nil
    }
    return (binding.place, .bool(!isOn))
  }
}

extension SessionStep {
  fileprivate static func failed(_ finding: Diagnostic) -> SessionStep {
    var step = SessionStep()
    step.findings.append(finding)
    return step
  }
}

extension Diagnostic {
  static func noHandler(_ event: String, of view: String, at range: SourceRange) -> Self {
    Diagnostic(
      "no-handler", .error, at: range, "nothing happens on '\(event)' at this \(view), nor around it")
  }

  static func missingValue(_ name: String, _ type: String, of event: String, at range: SourceRange) -> Self {
    Diagnostic(
      "no-handed-value", .error, at: range,
      "the action for '\(event)' is handed '\(name)', a value of type \(type); "
        + "write 'event: {name: \(event), to: …, values: [ … ]}'")
  }

  static func noBinding(_ name: String?, of view: String, at range: SourceRange) -> Self {
    let binding = name.map { "binding named '\($0)'" } ?? "binding"
    return Diagnostic("no-binding", .error, at: range, "this \(view) has no \(binding) to write to")
  }

  static func hidden(_ event: String, at range: SourceRange) -> Self {
    Diagnostic(
      "hidden-view", .error, at: range,
      "this view takes no '\(event)' now: what it stands in is not presented")
  }

  static func disabled(_ event: String, at range: SourceRange, by other: SourceRange) -> Self {
    Diagnostic(
      "disabled-view", .error, at: range, "this view is disabled and takes no '\(event)'",
      notes: range == other ? [] : [Note("disabled here", at: other)])
  }
}
