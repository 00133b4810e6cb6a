internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

/// What the conditions of a document compare with, by what they compare.
struct ComparedValues {
  /// Something that may be compared: a slot of a component's frame, or a field of that name, wherever it is.
  enum Subject: Hashable {
    case slot(Int32, component: Int)
    case field(String)
  }

  /// Each value once, in the order of the document.
  private(set) var all: [Value] = []
  /// The sizes that texts, lists and maps are compared with.
  private(set) var allSizes: [Int] = []
  /// The fields that tell the elements of a loop from each other.
  private(set) var identityFields: Set<String> = ["id"]
  private var values: [Subject: [Value]] = [:]
  private var sizes: [Subject: [Int]] = [:]
  /// Where the same value has another name: a parameter, a computed value, a name under `let`.
  private var aliases: [Subject: [Subject]] = [:]

  private let plan: Plan
  private let globals: [Value]
  private var component = 0

  init(_ document: Document, globals: [Value]) {
    plan = document.plan
    self.globals = globals
    for index in plan.components.indices {
      component = index
      let written = plan.components[index]
      for step in written.steps {
        walk(step.value)
        if step.role == .computed { note(step.value, as: .slot(step.slot, component: index)) }
      }
      for parameter in written.parameters { walk(parameter.defaultContent) }
      walk(written.body)
    }
  }

  /// What a subject is compared with, under whatever name.
  func values(of subject: Subject) -> [Value] { names(of: subject).flatMap { values[$0] ?? [] } }

  /// What the size of a subject is compared with.
  func sizes(of subject: Subject) -> [Int] { names(of: subject).flatMap { sizes[$0] ?? [] } }

  private func names(of subject: Subject) -> [Subject] {
    var names = [subject]
    var next = 0
    while next < names.count {
      for alias in aliases[names[next]] ?? [] where !names.contains(alias) { names.append(alias) }
      next += 1
    }
    return names
  }

  // MARK: Collecting

  private mutating func walk(_ root: PlanIndex) {
    guard root >= 0 else { return }
    for index in root..<plan.nodes[Int(root)].next { visit(index) }
  }

  private mutating func visit(_ index: PlanIndex) {
    let node = plan.nodes[Int(index)]
    switch node.kind {
    case .expression, .condition, .pair, .indexStep: addProgram(node.payload)
    case .selection:
      addProgram(node.payload)
      guard let subject = subject(ofProgram: node.payload) else { return }
      for arm in plan.children(of: index) where plan.nodes[Int(arm)].kind == .arm {
        let match = plan.nodes[Int(arm)].payload
        if match >= 0 { add(plan.values[Int(match)], to: subject) }
      }
    case .bind:
      addProgram(node.payload)
    case .boundName:
      addProgram(node.payload)
      if let subject = subject(ofProgram: node.payload) {
        alias(subject, .slot(node.extra, component: component))
      }
    case .repetition:
      let identity = plan.nodes[Int(index + 1)].next
      if case .field(let name)? = subject(of: identity) { identityFields.insert(name) }
    case .component, .customModifier: noteArguments(of: index, node)
    default: break
    }
  }

  private mutating func noteArguments(of index: PlanIndex, _ node: PlanNode) {
    let called = Int(node.payload)
    // Arguments among forms are children of theirs: each that belongs to this call names one of its parameters.
    func collect(_ parent: PlanIndex, _ into: inout [(value: PlanIndex, parameter: Int)]) {
      for child in plan.children(of: parent) {
        switch plan.nodes[Int(child)].kind {
        case .argument, .bindingArgument: into.append((child + 1, Int(plan.nodes[Int(child)].extra)))
        case .condition, .selection, .bind, .pair, .arm: collect(child, &into)
        default: break
        }
      }
    }
    var arguments: [(value: PlanIndex, parameter: Int)] = []
    collect(index, &arguments)
    for (value, parameter) in arguments {
      let parameters = plan.components[called].parameters
      guard parameters.indices.contains(parameter) else { continue }
      note(value, as: .slot(parameters[parameter].slot, component: called))
    }
  }

  /// Notes that a name stands for what a value node reads.
  private mutating func note(_ value: PlanIndex, as name: Subject) {
    if let subject = subject(of: value) { alias(subject, name) }
  }

  private mutating func alias(_ subject: Subject, _ name: Subject) {
    aliases[subject, default: []].append(name)
  }

  private mutating func addProgram(_ program: Int32) {
    guard program >= 0 else { return }
    for compared in plan.programs[Int(program)].program.comparisons(globals: globals) {
      if case .size(let subject) = compared.subject {
        if case .int(let size) = compared.value { add(size, toSizesOf: known(subject)) }
      } else {
        add(compared.value, to: known(compared.subject))
      }
    }
  }

  private mutating func add(_ value: Value, to subject: Subject?) {
    if !all.contains(value) { all.append(value) }
    if let subject { values[subject, default: []].append(value) }
  }

  private mutating func add(_ size: Int64, toSizesOf subject: Subject?) {
    guard let size = Int(exactly: size) else { return }
    if !allSizes.contains(size) { allSizes.append(size) }
    if let subject { sizes[subject, default: []].append(size) }
  }

  private func known(_ subject: ComparedConstant.Subject) -> Subject? {
    switch subject {
    case .variable(let slot) where slot >= 0: .slot(slot, component: component)
    case .field(let name): .field(name)
    case .variable, .size, .other: nil
    }
  }

  private func subject(of value: PlanIndex) -> Subject? {
    guard value >= 0 else { return nil }
    let node = plan.nodes[Int(value)]
    switch node.kind {
    case .local: return .slot(node.payload, component: component)
    case .expression: return subject(ofProgram: node.payload)
    case .place:
      // The last step of a place says what it is.
      var subject: Subject? = .slot(node.payload, component: component)
      for step in plan.children(of: value).map({ plan.nodes[Int($0)] }) {
        subject = step.kind == .fieldStep ? .field(plan.names[Int(step.name)]) : nil
      }
      return subject
    default: return nil
    }
  }

  private func subject(ofProgram program: Int32) -> Subject? {
    program < 0 ? nil : plan.programs[Int(program)].program.subject.flatMap(known)
  }
}
