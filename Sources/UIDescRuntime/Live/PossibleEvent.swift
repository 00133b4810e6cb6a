internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

/// Something that can be done with a tree.
struct PossibleEvent: Sendable {
  enum Kind: Sendable {
    /// An answer puts away what it answers.
    case action(ActionHandler, handing: [Value], puttingAway: ResolvedPlace?)
    case write(ResolvedPlace, Value, at: Int32)
    /// The screen appears.
    case appear
  }

  /// In words: `tap 'Save'`.
  let name: String
  let kind: Kind
  /// Whether it takes a person, where others happen by themselves.
  var isPersonal = true
  /// Whether it puts away what is presented, which leads back to what lies below.
  var isDismissal = false
  /// Whether it hands over something that a view need not have; then one that fails may be one that never comes.
  var isMadeUp = false

  static let appearing = PossibleEvent(name: "appear", kind: .appear, isPersonal: false)

  var isAppearing: Bool { if case .appear = kind { true } else { false } }
}

/// All that can be done with a tree, one source of events after the other.
struct PossibleEvents {
  /// The events of one control or action; they differ in what it hands over or writes.
  private(set) var groups: [[PossibleEvent]] = []
  /// Events that hand over what nothing is known of, in words.
  private(set) var unknown: [String] = []

  private let session: Session
  private let candidates: CandidateValues
  /// Whether any modifier asks for an answer; else no view need be asked whether it is one.
  private let hasAnswers: Bool
  private var tree: ResolvedTree { session.tree }

  init(of session: Session, _ candidates: CandidateValues) {
    self.session = session
    self.candidates = candidates
    hasAnswers = session.tree.modifiers.contains { session.tree.isAsking($0) }
    for root in session.tree.siblings(from: session.tree.firstRoot) { collect(root) }
  }

  private mutating func collect(_ node: Int32) {
    if tree.isDisabled(node) { return }
    let view = tree.nodes[Int(node)]
    let label = tree.label(of: node)
    for index in view.arguments {
      let name = tree.names[Int(tree.arguments[Int(index)].name)]
      collectAction(index, name == "action" ? "tap" : name, of: node, label)
      collectWrites(index, among: view.arguments, of: node, "set \(label)")
    }
    for modifier in tree.modifiers(from: view.firstModifier) {
      let name = tree.eventName(of: modifier)
      let modifier = tree.modifiers[Int(modifier)]
      for index in modifier.arguments {
        // What other changes cause happens by itself, with the values before and now.
        if name != "onChange", !ResolvedTree.Lifecycle.all.contains(name), !tree.isDismissal(index) {
          collectAction(index, name, of: node, label)
        }
        let argument = tree.names[Int(tree.arguments[Int(index)].name)]
        collectWrites(
          index, among: modifier.arguments, of: node, "set \(argument) of \(name)", modifier: name)
      }
    }
    for child in tree.shown(below: node) { collect(child) }
  }

  // MARK: Actions

  private mutating func collectAction(_ argument: Int32, _ name: String, of node: Int32, _ label: String) {
    guard let handler = tree.handler(at: argument) else { return }
    let words = "\(name) \(label)"
    var choices: [[Value]] = [[]]
    var isMadeUp = false
    for (_, slot, type) in session.document.handed(to: handler) {
      let subject = ComparedValues.Subject.slot(slot, component: Int(handler.frame.component))
      guard let values = handedValues(of: type, at: subject, by: node) else {
        if !unknown.contains(words) { unknown.append(words) }
        return
      }
      if !Self.isEveryValuePossible(of: type) { isMadeUp = true }
      choices = choices.flatMap { chosen in values.map { chosen + [$0] } }
      choices = Array(choices.prefix(CandidateValues.limit))
    }
    let answered = name == "tap" && hasAnswers ? tree.presentation(answeredOn: tree.path(to: node)) : nil
    let events = choices.map { values in
      let texts = values.map { ValueText.text(of: $0, types: session.document.types) }
      return PossibleEvent(
        name: texts.isEmpty ? words : "\(words) with \(texts.joined(separator: ", "))",
        kind: .action(handler, handing: values, puttingAway: answered), isPersonal: name != "onReceive",
        isMadeUp: isMadeUp)
    }
    if !events.isEmpty { groups.append(events) }
  }

  private static func isEveryValuePossible(of type: CELType) -> Bool {
    switch type.withoutNull {
    case .bool, .string, .host: true
    default: false
    }
  }

  /// What a view may hand over; nil where nothing is known of it, none where there is nothing to hand over.
  ///
  /// A number that comes from a view with elements is taken to be the place of one of them.
  private func handedValues(
    of type: CELType, at subject: ComparedValues.Subject, by node: Int32
  ) -> [Value]? {
    let places = tree.elementCount(of: node).map { count in
      count > 1 ? [0, Int64(count) - 1] : count > 0 ? [0] : []
    }
    switch type {
    case .int:
      guard let places else { break }
      return places.map(Value.int)
    case .list(.int):
      guard let places else { break }
      return places.map { .list([.int($0)]) }
    default: break
    }
    let values = candidates.anyValues(of: type, at: subject)
    return values.isEmpty ? nil : values
  }

  // MARK: Bindings

  private mutating func collectWrites(
    _ argument: Int32, among arguments: Range<Int32>, of node: Int32, _ words: String,
    modifier: String? = nil
  ) {
    guard case .binding(let place, let current) = tree.arguments[Int(argument)].value else { return }
    let name = tree.names[Int(tree.arguments[Int(argument)].name)]
    let values = writableValues(name, place, current, among: arguments, of: node)
    let isPutAway = name == "isPresented" || name == "item"
    let events = values.filter { $0 != current }.map { value in
      let text = ValueText.text(of: value, types: session.document.types)
      let words = isPutAway ? "dismiss \(modifier ?? name)" : "\(words) to \(text)"
      return PossibleEvent(name: words, kind: .write(place, value, at: node), isDismissal: isPutAway)
    }
    if !events.isEmpty { groups.append(events) }
  }

  private func writableValues(
    _ name: String, _ place: ResolvedPlace, _ current: Value, among arguments: Range<Int32>, of node: Int32
  ) -> [Value] {
    // What is presented can only be put away.
    if name == "isPresented" { return [.bool(false)] }
    if name == "item" { return [.null] }
    if name == "selection", let tags = tree.tags(below: node) { return tags }
    guard let component = session.states.component(of: place.owner ?? Identity.root) else { return [] }
    let type = session.document.type(at: place, component: component)
    switch type.withoutNull {
    case .bool, .int, .double, .string, .host: break
    default: return []
    }
    var bounds: ValueBounds?
    if place.steps.isEmpty {
      bounds = session.document.plan.components[Int(component)].step(of: place.slot)?.bounds
    }
    let own = tree.range(among: arguments)
    if let own { bounds = ValueBounds(lower: own.lower ?? bounds?.lower, upper: own.upper ?? bounds?.upper) }
    return candidates.values(of: type, at: subject(of: place, component: component), bounds: bounds)
  }

  private func subject(of place: ResolvedPlace, component: Int32) -> ComparedValues.Subject? {
    switch place.steps.last {
    case nil: .slot(place.slot, component: Int(component))
    case .field(let name): .field(name)
    case .element: nil
    }
  }
}
