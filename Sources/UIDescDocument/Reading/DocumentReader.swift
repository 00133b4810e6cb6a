internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

/// Reads the files of one document into a plan; its methods are grouped by what they read, one file each.
///
/// `scope` and `frame` belong to the component that is being read; everything else to the whole run.
struct DocumentReader {
  let catalog: Catalog
  let entryChecks: EntryChecks
  /// Nil where nobody asks which declarations are used.
  let uses: NameUses?
  var sink = DiagnosticSink()
  var builder = PlanBuilder()
  var types: TypeTable
  var environment: Environment
  /// Whether a file has the key that declares pairs.
  private var hasPairs: Bool
  let environmentNames = EnvironmentNames()
  var files: List<FileContext>
  var declarations = List<ComponentDeclaration>()

  /// The entries that have been used so far.
  var knownViews = KnownEntries(.views)
  var knownModifiers = KnownEntries(.modifiers)

  /// The file whose names apply.
  var file = 0
  var scope: Scope
  var frame = FrameContext()
  /// The `as` of the entry that is being read, and its arguments so far, where they may say what it hands over:
  /// parameter, type and value node.
  var handedNames = HandedNames(entry: nil)
  var argumentTypes = List<(parameter: Int, type: CELType, value: PlanIndex)>()
  /// Where those of the entry that is being read begin; before them stand those of the entries around it.
  var firstArgumentType = 0
  /// The constants of all files with the value nodes that were written for them.
  var constantValues = List<(name: String, type: CELType, slot: Int32, value: PlanIndex)>()
  /// The names that a declaration mentions too early: itself, and those that depend on it.
  var pending: PendingNames?
  /// True in the value of a declaration, where a member of an enumeration of the document may stand without its dot.
  var membersNeedNoDot = false
  /// The last form among arguments that leaves out an arm, and what that is worth reporting where it may not.
  ///
  /// A list of at most one: an optional finding is large, and it is kept and restored around every entry.
  var openForms = List<Diagnostic>()
  /// True once the plan has outgrown its limit.
  var isTooLarge = false
  /// True where a value may be absent, so that a form needs no `else`.
  var mayLeaveOutElse = false

  init(files: List<FileContext>, catalog: Catalog, entryChecks: EntryChecks, uses: NameUses?) {
    self.catalog = catalog
    self.entryChecks = entryChecks
    self.files = files
    types = TypeTable(catalog: catalog)
    // A plan has about as many nodes as its trees.
    builder.plan.nodes.reserveCapacity(files.reduce(0) { $0 + $1.tree.nodeCount })
    hasPairs = files.contains { $0.tree.keyID(of: "toggled") != nil }
    environment = .documents(over: types, hasPairs: hasPairs)
    self.uses = uses
    scope = Scope(outer: GlobalNames(catalog: catalog, environment: environmentNames, uses: uses))
  }

  mutating func report(_ diagnostic: Diagnostic) {
    sink.report(diagnostic.fixIts.isEmpty ? diagnostic : keepingQuotes(diagnostic))
  }

  /// A name that takes the place of a quoted one is quoted too, and all that JSON has no other way to write.
  private func keepingQuotes(_ diagnostic: Diagnostic) -> Diagnostic {
    var result = diagnostic
    for (index, fixIt) in diagnostic.fixIts.enumerated() {
      for (position, edit) in fixIt.edits.enumerated() {
        guard let file = files.first(where: { $0.tree.id == edit.range.file }) else { continue }
        let quotes = file.tree.source.bytes[edit.range.offsets].quotesAroundName
        guard let quotes else { continue }
        if edit.replacement.isPlainName {
          result.fixIts[index].edits[position].replacement = "\(quotes)\(edit.replacement)\(quotes)"
        } else if file.tree.isWrittenAsJSON {
          result.fixIts[index].edits[position].replacement = edit.replacement.asJSON
        }
      }
    }
    return result
  }

  /// A misspelt section may declare pairs too.
  mutating func expectPairs() {
    hasPairs = true
    environment = .documents(over: types, hasPairs: hasPairs)
  }

  /// A declared enumeration changes what expressions may name.
  mutating func addEnumeration(named name: String?, members: [String]) -> HostType {
    let type = types.addEnumeration(named: name, members: members)
    environment = .documents(over: types, hasPairs: hasPairs)
    return type
  }

  func name(of type: CELType) -> String { environment.name(of: type) }
}

/// What one file brings: its tree, what it imports and what it declares.
struct FileContext {
  let tree: SyntaxTree
  /// The files named under `imports`, as indices; those that could not be read are left out.
  var imports: [Int] = []
  var namedTypes = List<NamedType>()
  var constants = List<ScopedName>()
  var actions = List<NamedAction>()
  /// Sections by the names that must have been meant.
  var misspelt = List<(name: String, entry: SyntaxEntry)>()

  init(tree: SyntaxTree, imports: [Int]) {
    self.tree = tree
    self.imports = imports
  }
}

/// Names of a section that can't be used in the declaration that is being read.
struct PendingNames {
  /// Nil in a section whose names never see each other.
  let noun: String?
  let declared: SyntaxKey
  let names: List<SyntaxKey>
  /// Those before it have been declared already.
  var start = 0
}

/// An entry under `types`; it is read when it is first named.
struct NamedType {
  enum Progress {
    case unread, reading
    case read(ParameterType?)
  }

  let entry: SyntaxEntry
  var progress = Progress.unread
}

/// An entry under `actions`: read in place where it is run.
struct NamedAction {
  let name: String
  let entry: SyntaxEntry
}

/// A component or a custom modifier with the parameters that callers see.
struct ComponentDeclaration {
  let isModifier: Bool
  let file: Int
  let entry: SyntaxEntry
  var spec: KnownEntry
  /// Its index among the components of the plan.
  let plan: Int

  var name: String { spec.name }
}

/// What a component's frame holds so far, and which of its parameters are slots and actions.
struct FrameContext {
  var size: Int32 = 0
  var parameters = List<ParameterPlan>()
  /// Slots that an action reads when it runs.
  var lateSlots = List<Int32>()
  /// What actions are handed, by the slots that hold it.
  var handedTypes = List<(slot: Int32, type: CELType)>()
  /// Named actions of the component itself.
  var actions = List<NamedAction>()
  /// The component's index among the declarations; -1 in the document's own body.
  var declaration = -1
  /// True in a custom modifier, where `slot: content` is the view so far.
  var isModifier = false
  /// How many `wrap` surround this point.
  var wrapDepth = 0
  /// Named actions that are being read, to find one that runs itself.
  var runningActions: [String] = []
  /// Those that have been found to run themselves.
  var circularActions: [String] = []

  mutating func nextSlot() -> Int32 {
    defer { size += 1 }
    return size
  }
}

extension Environment {
  /// The expressions of documents: CEL with its extensions, over the types of one document.
  ///
  /// What picks a side of a pair is there only where there may be one: making it costs more than most expressions.
  static func documents(over types: TypeTable, hasPairs: Bool) -> Environment {
    Environment(
      features: .all, host: types, naming: .document, functions: hasPairs ? [.toggledValue] : [])
  }
}

extension FunctionDeclaration {
  /// `pair.value(isOn)` and `pair.value(state: isOn)`.
  static let toggledValue = FunctionDeclaration(
    name: "value",
    overloads: [nil, "state"].map { label in
      Overload(
        parameters: [.toggled(.parameter("A")), .bool], labels: [nil, label], result: .parameter("A"),
        isMember: true
      ) { (arguments: [Value]) throws(EvaluationError) in
        guard arguments.count == 2, case .list(let sides) = arguments[0], sides.count == 2,
          case .bool(let isOn) = arguments[1]
        else { return .null }
        return sides[isOn ? 0 : 1]
      }
    })
}

extension ArraySlice<UInt8> {
  /// The quotation mark that stands at both ends.
  fileprivate var quotesAroundName: Character? {
    guard count > 2, let first, first == last, [0x22, 0x27].contains(first) else { return nil }
    return Character(UnicodeScalar(first))
  }
}

extension SyntaxTree {
  /// Whether it has the braces and quoted keys that JSON asks for.
  fileprivate var isWrittenAsJSON: Bool {
    root.isFlow && root.entries.first { _ in true }?.key.style == .doubleQuoted
  }
}

extension String {
  /// A value of YAML without quotes as JSON writes it: with quotes around its words.
  fileprivate var asJSON: String {
    if utf8.contains(where: { "\"'\\".utf8.contains($0) }) { return self }
    guard utf8.first == UInt8(ascii: "{") || utf8.first == UInt8(ascii: "[") else { return "\"\(self)\"" }
    var result = ""
    var word = ""
    for character in self {
      if "{}[],: ".contains(character) {
        if !word.isEmpty { result += "\"\(word)\"" }
        word = ""
        result.append(character)
      } else {
        word.append(character)
      }
    }
    return result
  }

  fileprivate var isPlainName: Bool {
    !isEmpty
      && utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x5F
      }
  }
}
