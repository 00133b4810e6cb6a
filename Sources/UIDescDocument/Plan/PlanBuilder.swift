internal import CEL
internal import UIDescDiagnostics

/// Writes a plan node by node: what is opened before another is closed becomes its content.
struct PlanBuilder {
  var plan = Plan()
  private var nameTable = NameTable()
  private var parameterIDs = List<ParameterID>()

  /// The names by number.
  var names: [String] { nameTable.names }

  /// The number of a name; equal names have equal numbers.
  mutating func name(_ text: String) -> Int32 { nameTable.number(of: text) }

  /// Makes room for the parameters of an entry; gives where they begin.
  mutating func reserveParameters(_ count: Int) -> Int {
    let first = parameterIDs.count
    if first == 0 { parameterIDs.reserveCapacity(256) }
    parameterIDs.append(.unnumbered, count: count)
    return first
  }

  /// The names of a parameter, numbered when they are first used: most entries have many more than a document.
  mutating func parameter(_ index: Int, of entry: KnownEntry) -> ParameterID {
    let place = entry.firstParameter + index
    let known = parameterIDs[place]
    if known.name >= 0 { return known }
    let written = entry.spec.parameters[index].name
    let number = name(written)
    let label = entry.spec.parameters[index].label.map { $0 == written ? number : name($0) } ?? -1
    parameterIDs[place] = ParameterID(name: number, label: label)
    return parameterIDs[place]
  }

  mutating func open(
    _ kind: PlanNode.Kind, name: Int32 = -1, payload: Int32 = -1, extra: Int32 = -1, flag: Bool = false,
    at range: SourceRange
  ) -> PlanIndex {
    let index = PlanIndex(plan.nodes.count)
    plan.nodes.append(
      PlanNode(
        kind: kind, flag: flag, name: name, payload: payload, extra: extra, next: index + 1, range: range))
    return index
  }

  /// Ends a node; all that was written since it was opened is its content.
  mutating func close(_ index: PlanIndex) {
    let end = PlanIndex(plan.nodes.count)
    var traits: PlanNode.Traits = []
    var child = index + 1
    while child < end {
      switch plan.nodes[Int(child)].kind {
      case .identity: traits.insert(.hasIdentity)
      case .modifiers: traits.insert(.hasModifiers)
      case .slotContent, .repetition: traits.insert(.hasSlots)
      case .argument, .bindingArgument, .actionArgument: traits.insert(.hasArguments)
      case .condition, .selection, .bind, .pair: traits.formUnion([.hasSlots, .hasArguments])
      default: break
      }
      child = plan.nodes[Int(child)].next
    }
    var node = plan.nodes[Int(index)]
    node.traits = traits
    node.next = end
    plan.nodes[Int(index)] = node
  }

  mutating func leaf(
    _ kind: PlanNode.Kind, name: Int32 = -1, payload: Int32 = -1, extra: Int32 = -1, flag: Bool = false,
    at range: SourceRange
  ) {
    // Nothing is in it, which is what an opened node says.
    _ = open(kind, name: name, payload: payload, extra: extra, flag: flag, at: range)
  }

  /// Writes a node with its content once more; programs and values are shared.
  mutating func copy(_ index: PlanIndex) {
    let shift = PlanIndex(plan.nodes.count) - index
    for position in index..<plan.nodes[Int(index)].next {
      var node = plan.nodes[Int(position)]
      node.next += shift
      plan.nodes.append(node)
    }
  }

  mutating func add(_ program: PlannedProgram) -> Int32 {
    plan.programs.append(program)
    return Int32(plan.programs.count - 1)
  }

  mutating func constant(_ value: Value, at range: SourceRange) {
    plan.values.append(value)
    leaf(.constant, payload: Int32(plan.values.count - 1), at: range)
  }

  /// The place to return to with `rewind`, where something that was tried did not fit.
  var mark: Mark {
    Mark(nodes: plan.nodes.count, programs: plan.programs.count, values: plan.values.count)
  }

  struct Mark {
    let nodes, programs, values: Int
  }

  mutating func rewind(to mark: Mark) {
    plan.nodes.shorten(to: mark.nodes)
    plan.programs.shorten(to: mark.programs)
    plan.values.shorten(to: mark.values)
  }
}

/// What a parameter is called in a document and in Swift, as the plan numbers it.
struct ParameterID {
  let name: Int32
  /// -1 where Swift writes no label.
  let label: Int32

  static let unnumbered = ParameterID(name: -1, label: -1)
}
