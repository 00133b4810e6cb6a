internal import CEL
internal import UIDescDiagnostics

// What a tree says about events: which arguments and modifiers are for which, and where a view stands.
extension ResolvedTree {
  enum Lifecycle {
    case appear, disappear

    /// The modifiers whose actions run then.
    var modifiers: [String] {
      switch self {
      case .appear: ["onAppear", "task"]
      case .disappear: ["onDisappear"]
      }
    }

    static let all = appear.modifiers + disappear.modifiers
  }

  /// The views around a node, outermost first, and the node itself; empty where it is not in the tree.
  func path(to node: Int32) -> [Int32] {
    var path: [Int32] = []
    return find(node, inList: firstRoot, &path) ? path : []
  }

  private func find(_ wanted: Int32, from node: Int32, _ path: inout [Int32]) -> Bool {
    path.append(node)
    if node == wanted { return true }
    let view = nodes[Int(node)]
    var modifier = view.firstModifier
    while modifier >= 0 {
      if find(wanted, inSlots: modifiers[Int(modifier)].firstSlot, &path) { return true }
      modifier = modifiers[Int(modifier)].next
    }
    if find(wanted, inSlots: view.firstSlot, &path) || find(wanted, inList: view.firstChild, &path) {
      return true
    }
    path.removeLast()
    return false
  }

  private func find(_ wanted: Int32, inSlots first: Int32, _ path: inout [Int32]) -> Bool {
    var slot = first
    while slot >= 0 {
      if find(wanted, inList: slots[Int(slot)].firstChild, &path) { return true }
      slot = slots[Int(slot)].next
    }
    return false
  }

  private func find(_ wanted: Int32, inList first: Int32, _ path: inout [Int32]) -> Bool {
    var node = first
    while node >= 0 {
      if find(wanted, from: node, &path) { return true }
      node = nodes[Int(node)].next
    }
    return false
  }

  /// The views right below a node: of its modifiers' slots, of its own, and of its main content.
  func below(_ node: Int32) -> [Int32] {
    let view = nodes[Int(node)]
    var result: [Int32] = []
    for modifier in modifiers(from: view.firstModifier) {
      for slot in filledSlots(from: modifiers[Int(modifier)].firstSlot) {
        result += siblings(from: slot.firstChild)
      }
    }
    for slot in filledSlots(from: view.firstSlot) { result += siblings(from: slot.firstChild) }
    return result + siblings(from: view.firstChild)
  }

  /// The actions for a view's coming or going, of the nodes and all that is shown below them, in the order of the tree.
  func lifecycleHandlers(_ event: Lifecycle, below roots: [Int32]) -> [Session.Pending] {
    var result: [Session.Pending] = []
    var waiting = Array(roots.reversed())
    while let node = waiting.popLast() {
      for modifier in modifiers(from: nodes[Int(node)].firstModifier) {
        let isNamed = event.modifiers.contains(names[Int(modifiers[Int(modifier)].name)])
        let values = isNamed ? [Value]() : event == .appear ? initialChange(of: modifier) : nil
        guard let values, let handler = action(of: modifiers[Int(modifier)]) else { continue }
        result.append(Session.Pending(handler: handler, values: values))
      }
      waiting += shown(below: node).reversed()
    }
    return result
  }

  /// What an `onChange` that begins with its first value hands over then: that value, twice.
  private func initialChange(of modifier: Int32) -> [Value]? {
    guard names[Int(modifiers[Int(modifier)].name)] == "onChange" else { return nil }
    var (isInitial, now) = (false, Value.null)
    for index in modifiers[Int(modifier)].arguments {
      guard case .value(let value) = arguments[Int(index)].value else { continue }
      switch names[Int(arguments[Int(index)].name)] {
      case "initial": isInitial = value == .bool(true)
      case "of": now = value
      default: break
      }
    }
    return isInitial ? [now, now] : nil
  }

  /// What runs because a modifier presents its content from now on, or has put it away.
  func presentationHandlers(of change: ArgumentChange, isOnScreen: Bool) -> [Session.Pending] {
    guard let modifier = change.modifier.map({ modifiers[Int($0.index)] }),
      case .binding(_, let now) = arguments[Int(change.argument)].value,
      case .binding(_, let old)? = change.old, old != now
    else { return [] }
    var handlers: [Session.Pending] = []
    switch names[Int(arguments[Int(change.argument)].name)] {
    case "isPresented":
      if isOnScreen {
        let content = filledSlots(from: modifier.firstSlot).flatMap { siblings(from: $0.firstChild) }
        handlers = lifecycleHandlers(now == .bool(true) ? .appear : .disappear, below: content)
      }
      if now == .bool(false) { handlers += dismissal(of: modifier) }
    // The views of an item come and go with it.
    case "item" where now == .null: handlers = dismissal(of: modifier)
    default: break
    }
    return handlers.isEmpty || hidden(on: path(to: change.node)) != nil ? [] : handlers
  }

  /// The action of a sheet or a popover that has been put away.
  private func dismissal(of modifier: ResolvedModifier) -> [Session.Pending] {
    modifier.arguments.compactMap { isDismissal($0) ? handler(at: $0) : nil }
      .map { Session.Pending(handler: $0, values: []) }
  }

  /// Whether an action runs by itself, when what a modifier presents is put away.
  func isDismissal(_ argument: Int32) -> Bool { names[Int(arguments[Int(argument)].name)] == "onDismiss" }

  /// The action of an `onChange` whose value has changed, with the value before and now, or of a `task` with a new id.
  func watchedChange(
    _ change: ArgumentChange, isOnScreen: Bool
  ) -> (handler: ActionHandler, values: [Value])? {
    guard let modifier = change.modifier.map({ modifiers[Int($0.index)] }),
      case .value(let now) = arguments[Int(change.argument)].value, let handler = action(of: modifier)
    else { return nil }
    switch (names[Int(modifier.name)], names[Int(arguments[Int(change.argument)].name)]) {
    case ("task", "id") where isOnScreen: return (handler, [])
    case ("onChange", "of"):
      guard case .value(let old)? = change.old else { return (handler, [.null, now]) }
      return (handler, [old, now])
    default: return nil
    }
  }

  // MARK: Actions

  func handler(at argument: Int32) -> ActionHandler? {
    guard case .action(let action) = arguments[Int(argument)].value, action.handler >= 0 else { return nil }
    return handlers[Int(action.handler)]
  }

  /// The action of a modifier: the one named `perform` or `action`, else its first.
  func action(of modifier: ResolvedModifier) -> ActionHandler? {
    let main = modifier.arguments.first { index in
      let name = names[Int(arguments[Int(index)].name)]
      return (name == "perform" || name == "action") && handler(at: index) != nil
    }
    if let main { return handler(at: main) }
    return modifier.arguments.lazy.compactMap { self.isDismissal($0) ? nil : self.handler(at: $0) }.first
  }

  /// Whether an action argument of a view is for the event: `commit` is for `onCommit`.
  func isAction(_ argument: ResolvedArgument, for event: String) -> Bool {
    guard case .action = argument.value else { return false }
    let name = names[Int(argument.name)]
    return name == event || name == "on" + event.capitalisedFirst
  }

  /// Whether a modifier is for the event: `tap` is for `onTapGesture`, `doubleTap` for one of two taps.
  func isGesture(_ modifier: Int32, for event: String) -> Bool {
    let modifier = modifiers[Int(modifier)]
    let name = names[Int(modifier.name)]
    guard name == "onTapGesture" else {
      let base = "on" + event.capitalisedFirst
      return name == event || name == base || name == base + "Gesture"
        || event == "appear" && Lifecycle.appear.modifiers.contains(name)
    }
    var count: Int64 = 1
    for index in modifier.arguments where names[Int(arguments[Int(index)].name)] == "count" {
      if case .value(.int(let number)) = arguments[Int(index)].value { count = number }
    }
    return (event == "tap" || event == name) && count == 1 || event == "doubleTap" && count == 2
  }

  func isButton(_ node: Int32) -> Bool { names[Int(nodes[Int(node)].name)] == "Button" }

  func isDisabled(_ node: Int32) -> Bool {
    modifiers(from: nodes[Int(node)].firstModifier).contains { index in
      let modifier = modifiers[Int(index)]
      return names[Int(modifier.name)] == "disabled"
        && modifier.arguments.contains { index in
          if case .value(.bool(true)) = arguments[Int(index)].value { true } else { false }
        }
    }
  }

  // MARK: Bindings

  /// The binding of a view, or of one of its modifiers, of that name or the first; without a place it is a constant.
  func binding(of node: Int32, named name: String?) -> (place: ResolvedPlace?, value: Value)? {
    let view = nodes[Int(node)]
    if let own = binding(in: view.arguments, named: name) { return own }
    guard name != nil else { return nil }
    for modifier in modifiers(from: view.firstModifier) {
      if let found = binding(in: modifiers[Int(modifier)].arguments, named: name) { return found }
    }
    return nil
  }

  func binding(in range: Range<Int32>, named name: String?) -> (place: ResolvedPlace?, value: Value)? {
    for index in range {
      let argument = arguments[Int(index)]
      if let name, names[Int(argument.name)] != name { continue }
      switch argument.value {
      case .binding(let place, let value): return (place, value)
      case .constant(let value): return (nil, value)
      case .value, .action: continue
      }
    }
    return nil
  }
}

extension String {
  var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
