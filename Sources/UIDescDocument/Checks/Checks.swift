internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

// The checks take a document that has been read, and what its reading has shown to be used. They report what is legal
// and surely not meant. They never change the document, and an evaluation never pays for them: they run where a person
// or a machine asks what is wrong. Each check is a file with its findings at the end, and stays silent in doubt.

/// Reports what is legal and surely a mistake.
func check(
  _ document: Document, _ files: List<DocumentFile>, uses: NameUses, hasErrors: Bool,
  into sink: inout DiagnosticSink
) {
  let checks = Checks(document: document, files: files, uses: uses)
  checks.checkTexts()
  uses.sort()
  // An expression with an error has not said what it uses.
  if !hasErrors { checks.checkUnused() }
  checks.checkConditions()
  checks.checkPairs()
  checks.checkLoops()
  checks.checkModifiers()
  if checks.mentions([.addsShadow, .setsBackground]) { checks.checkOrder() }
  checks.checkReceivers()
  // Most documents have nothing that these could find.
  if checks.mentions(.isImage) { checks.checkImages() }
  if checks.mentions(.frames) { checks.checkTapTargets() }
  if checks.mentions(.setsBackground) { checks.checkContrast() }
  for finding in checks.sink.diagnostics { sink.report(finding) }
}

/// What all checks look at.
///
/// A class, since closures over a check would otherwise copy all of it.
final class Checks {
  let document: Document
  let files: List<DocumentFile>
  let uses: NameUses
  /// Those of the plan.
  let nodes: List<PlanNode>
  /// The catalog's views among them, in the order of the plan.
  let views: List<PlanIndex>
  /// The forms that choose an arm, in the order of the plan.
  let forms: List<PlanIndex>
  /// The modifiers beside each view, component and slot that has any, in the order of the plan.
  let modifierLists: List<ModifierList>
  /// What those lists hold.
  private let modifiers: [PlanIndex]
  /// By name of the plan; only names of views and modifiers have any.
  private let facts: [EntryFacts]
  /// Those of all names.
  private let allFacts: EntryFacts
  /// The kinds of nodes that there are, a bit for each.
  private let kinds: UInt64
  var sink = DiagnosticSink()

  init(document: Document, files: List<DocumentFile>, uses: NameUses) {
    self.document = document
    self.files = files
    self.uses = uses
    nodes = document.plan.nodes
    var views = List<PlanIndex>()
    var forms = List<PlanIndex>()
    var lists = List<ModifierList>()
    var modifiers: [PlanIndex] = []
    modifiers.reserveCapacity(nodes.count / 4)
    var facts = [EntryFacts](repeating: .unknown, count: document.plan.names.count)
    for index in document.entries.indices {
      facts[Int(document.entries[index].nameID)] = document.entries[index].spec.facts
    }
    var kinds: UInt64 = 0
    for index in 0..<nodes.count {
      let node = nodes[index]
      kinds |= 1 << UInt64(node.kind.rawValue)
      switch node.kind {
      case .view, .modifier:
        if node.kind == .view { views.append(PlanIndex(index)) }
        let name = Int(node.name)
        if facts[name] == .unknown { facts[name] = EntryFacts(of: document.plan.names[name]) }
      case .modifiers:
        let start = modifiers.count
        var child = PlanIndex(index) + 1
        while child < node.next {
          modifiers.append(child)
          child = nodes[Int(child)].next
        }
        lists.append(ModifierList(node: PlanIndex(index), range: start..<modifiers.count))
      case .condition, .selection, .bind, .pair: forms.append(PlanIndex(index))
      default: break
      }
    }
    self.views = views
    self.forms = forms
    modifierLists = lists
    self.modifiers = modifiers
    self.facts = facts
    self.kinds = kinds
    allFacts = facts.reduce(into: []) { all, facts in all.formUnion(facts) }
  }

  func report(_ finding: Diagnostic) { sink.report(finding) }
}

/// The modifiers below one node of a plan, as a part of all modifiers.
struct ModifierList {
  let node: PlanIndex
  let range: Range<Int>
}

// MARK: - What entries are

extension Checks {
  /// Whether any view or modifier of the document has one of these facts.
  func mentions(_ wanted: EntryFacts) -> Bool { !allFacts.isDisjoint(with: wanted) }

  /// What is known of the name of a view or modifier of the catalog.
  func facts(of index: PlanIndex) -> EntryFacts { facts[Int(node(index).name)] }

  /// Whether a node is a view or a modifier of the catalog with one of these facts.
  func has(_ index: PlanIndex, _ kind: PlanNode.Kind, _ wanted: EntryFacts) -> Bool {
    node(index).kind == kind && !facts(of: index).isDisjoint(with: wanted)
  }

  func isModifier(_ index: PlanIndex, _ wanted: EntryFacts) -> Bool { has(index, .modifier, wanted) }

  func isView(_ index: PlanIndex, _ wanted: EntryFacts) -> Bool { has(index, .view, wanted) }

  /// The modifiers beside a view, forms among them included.
  func modifiers(of view: PlanIndex) -> ArraySlice<PlanIndex> {
    guard node(view).traits.contains(.hasModifiers) else { return [] }
    var child = view + 1
    while nodes[Int(child)].kind != .modifiers { child = nodes[Int(child)].next }
    var (low, high) = (0, modifierLists.count)
    while low < high {
      let middle = (low + high) / 2
      if modifierLists[middle].node < child { low = middle + 1 } else { high = middle }
    }
    return modifiers(in: modifierLists[low])
  }

  func modifiers(in list: ModifierList) -> ArraySlice<PlanIndex> { modifiers[list.range] }
}

// MARK: - Reading a plan

extension Checks {
  func node(_ index: PlanIndex) -> PlanNode { nodes[Int(index)] }

  /// The name of a view, modifier or argument.
  func name(_ index: PlanIndex) -> String {
    let id = node(index).name
    return id >= 0 ? document.plan.names[Int(id)] : ""
  }

  func children(_ index: PlanIndex) -> PlanChildren { document.plan.children(of: index) }

  /// The first node inside another; nil where a finding has left it empty.
  func content(of index: PlanIndex) -> PlanIndex? { node(index).next > index + 1 ? index + 1 : nil }

  /// All nodes of a kind, in the order of the plan.
  func nodes(_ kind: PlanNode.Kind) -> List<PlanIndex> {
    var result = List<PlanIndex>()
    if kinds & 1 << UInt64(kind.rawValue) == 0 { return result }
    for index in 0..<nodes.count where nodes[index].kind == kind { result.append(PlanIndex(index)) }
    return result
  }

  /// The value node of an argument that stands by itself, outside every form.
  func argument(_ name: String, of entry: PlanIndex) -> PlanIndex? {
    for child in children(entry) where node(child).kind == .argument && self.name(child) == name {
      return content(of: child)
    }
    return nil
  }

  /// The value of a node that needs nothing to be known.
  func constant(_ index: PlanIndex) -> Value? {
    let node = node(index)
    return node.kind == .constant ? document.plan.values[Int(node.payload)] : nil
  }

  func number(_ name: String, of entry: PlanIndex) -> Double? {
    switch argument(name, of: entry).flatMap(constant) {
    case .double(let number): number
    case .int(let number): Double(number)
    default: nil
    }
  }

  func member(_ index: PlanIndex) -> String? {
    guard case .member(let member) = constant(index) else { return nil }
    return document.types.memberName(member)
  }

  /// The scalar that a program was read from; nil where none was written.
  func origin(of program: Int32) -> SyntaxNode? {
    guard program >= 0 else { return nil }
    let origin = document.plan.programs[Int(program)].origin
    guard origin.node >= 0, let tree = document.trees.first(where: { $0.id == origin.file }) else {
      return nil
    }
    return SyntaxNode(tree: tree, at: origin.node)
  }

  /// Whether two nodes with all that is in them yield the same, whatever the state.
  func areEqual(_ left: PlanIndex, _ right: PlanIndex) -> Bool {
    let count = node(left).next - left
    guard node(right).next - right == count else { return false }
    for offset in 0..<count where !isEqual(node(left + offset), node(right + offset)) { return false }
    return true
  }

  private func isEqual(_ left: PlanNode, _ right: PlanNode) -> Bool {
    guard left.kind == right.kind, left.name == right.name, left.flag == right.flag else { return false }
    switch left.kind {
    case .constant: return document.plan.values[Int(left.payload)] == document.plan.values[Int(right.payload)]
    case .expression:
      guard let first = origin(of: left.payload), let second = origin(of: right.payload) else { return false }
      return first.text == second.text
    default: return left.payload == right.payload && left.extra == right.extra
    }
  }
}
