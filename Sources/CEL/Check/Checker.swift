internal import UIDescDiagnostics

/// What a node has been found to mean.
enum Resolution: UInt8, Sendable {
  /// The node means what its kind says.
  case none
  /// `value` is a variable's slot.
  case variable
  /// `value` is the place of a macro's variable.
  case local
  /// `value` indexes the constants.
  case constant
  /// A member of a host type: `value` is its index, `b` that of the type.
  case member
  /// `value` is the raw value of a `Function`.
  case function
  /// `value` indexes the environment's functions.
  case declared
  /// A call of the host; `value` is the index of the type that declares the function.
  case hostCall
  /// `orValue` on a `T?`.
  case orNull
  /// An integer literal that stands for a Double.
  case double
  /// A select on a record; `value` is where the field is expected.
  case field
  /// A select on a record whose field may be null: `has` and `.?` see null as absent.
  case nullableField
  /// Fails when it is reached; only without checking.
  case missing
}

/// Finds the types, the overloads and what the names mean; children first, with the wanted type handed down.
struct Checker {
  var syntax: Syntax
  var types: Types
  let environment: Environment
  let scope: any NameScope
  var diagnostics: [Diagnostic] = []
  var locals = Plain<Local>()
  /// Paths that a condition around the current node has narrowed.
  var present: [String] = []
  /// Whether any `T?` has been seen; without one, nothing can be narrowed.
  var hasNullables = false
  var macroDepth = 0
  /// How many nodes have been checked, those that were checked again included.
  private(set) var effort = 0

  struct Local {
    let name: SyntaxNode
    let type: TypeID
  }

  init(taking syntax: inout Syntax, _ environment: Environment, _ scope: any NameScope) {
    self.syntax = Syntax(bytes: [])
    types = Types(environment: environment)
    self.environment = environment
    self.scope = scope
    swap(&self.syntax, &syntax)
  }

  /// The value of an expression that is one constant as a whole, such as a quoted text.
  var rootConstant: Value? {
    let root = syntax[syntax.root]
    switch root.kind {
    case .string where root.resolution == .none: return syntax.values[Int(root.a)]
    case .null: return .null
    default: break
    }
    switch root.resolution {
    case .constant: return syntax.values[Int(root.value)]
    case .member: return .member(root.member)
    default: return nil
    }
  }

  func has(_ feature: Environment.Features) -> Bool { environment.features.contains(feature) }

  /// Checks the whole expression against the type that its place wants.
  mutating func checkRoot(wanting wanted: CELType?) -> TypeID {
    let wanted = wanted.map { types.id(of: $0) } ?? .none
    let type = check(syntax.root, wanting: wanted)
    return require(syntax.root, type, toBe: wanted)
  }

  /// Checks a node; the wanted type is a hint that gives members and literals their meaning.
  @discardableResult
  mutating func check(_ node: Int32, wanting wanted: TypeID = .none) -> TypeID {
    effort += 1
    let type = typeOf(node, syntax[node], wanting: wanted)
    syntax.nodes[Int(node)].type = type
    return type
  }

  /// Checks a node and gives what its type has been found to be.
  mutating func checkResolved(_ node: Int32, wanting wanted: TypeID = .none) -> TypeID {
    let type = check(node, wanting: wanted)
    return types.resolve(type)
  }

  private mutating func typeOf(_ id: Int32, _ node: SyntaxNode, wanting wanted: TypeID) -> TypeID {
    switch node.kind {
    case .null: return .null
    case .bool: return .bool
    case .int: return integer(id, wanting: wanted)
    case .uint: return .uint
    case .double: return .double
    case .string: return string(id, node, wanting: wanted)
    case .bytes: return .bytes
    case .identifier: return identifier(id, node, wanting: wanted)
    case .select: return select(id, node)
    case .index: return index(id, node)
    case .has: return has(id, node)
    case .call: return call(id, node, wanting: wanted)
    case .macro: return macro(id, node, wanting: wanted)
    case .not:
      condition(node.a)
      return .bool
    case .negate: return negation(id, node, wanting: wanted)
    case .and, .or: return chain(node)
    case .conditional: return conditional(node, wanting: wanted)
    case .list: return list(node, wanting: wanted)
    case .map: return map(node, wanting: wanted)
    case .add, .subtract, .multiply, .divide, .modulo: return arithmetic(id, node, wanting: wanted)
    case .equal, .notEqual: return equality(id, node)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return ordering(id, node)
    case .isIn: return membership(id, node)
    case .text: return textType(node, wanting: wanted)
    }
  }

  // MARK: - Literals

  private mutating func integer(_ id: Int32, wanting wanted: TypeID) -> TypeID {
    syntax.nodes[Int(id)].resolution = .none
    guard isDouble(wanted) else { return .int }
    syntax.nodes[Int(id)].resolution = .double
    return .double
  }

  /// Whether an integer literal is a Double where that type is wanted.
  mutating func isDouble(_ wanted: TypeID) -> Bool {
    has(.integerLiterals) && !wanted.isNone && types.withoutNull(wanted) == .double
  }

  private mutating func string(_ id: Int32, _ node: SyntaxNode, wanting wanted: TypeID) -> TypeID {
    syntax.nodes[Int(id)].resolution = .none
    guard let host = wantedHost(wanted),
      let value = environment.hostTypes.literal(syntax.literal(node) ?? "", as: host)
    else { return .string }
    return constant(id, value, type: .host(host))
  }

  mutating func constant(_ id: Int32, _ value: Value, type: TypeID) -> TypeID {
    syntax.nodes[Int(id)].resolution = .constant
    syntax.nodes[Int(id)].value = syntax.add(value)
    return type
  }

  mutating func member(_ id: Int32, _ member: HostMember) -> TypeID {
    syntax.nodes[Int(id)].resolution = .member
    syntax.nodes[Int(id)].member = member
    return .host(member.type)
  }

  /// The host type whose members a wanted type brings into reach.
  func wantedHost(_ wanted: TypeID) -> HostType? {
    if wanted.isNone { return nil }
    return types.withoutNull(wanted).host
  }

  // MARK: - Requirements

  /// Reports a node whose type does not fit its place; gives the type that it counts as from there.
  @discardableResult
  mutating func require(_ node: Int32, _ type: TypeID, toBe wanted: TypeID) -> TypeID {
    if wanted.isNone || types.accepts(wanted, type) { return type }
    reportMismatch(node, type, wanted: wanted)
    return .error
  }

  /// Checks a node that has to be a condition.
  mutating func condition(_ node: Int32) {
    let type = check(node)
    require(node, type, toBe: .bool)
  }

  func range(_ node: Int32) -> SourceRange {
    let node = syntax[node]
    return SourceRange(Int(node.start), Int(node.end))
  }

  func nameRange(_ node: SyntaxNode) -> SourceRange {
    SourceRange(Int(node.nameStart), Int(node.nameStart) + Int(node.nameLength))
  }

  mutating func report(_ diagnostic: Diagnostic) {
    if environment.isChecked { diagnostics.append(diagnostic) }
  }

  /// A type that is used as it is: a `T?` that nobody has narrowed is reported and counts as an error.
  mutating func used(_ node: Int32, _ type: TypeID) -> TypeID {
    guard let inner = types.wrapped(nullable: type) else { return types.resolve(type) }
    guard has(.narrowing) else { return inner }
    report(.optionalUse(text(node), types.name(type), at: range(node)))
    return .error
  }

  /// The text of a node for messages: as it is written, if it is short.
  func text(_ node: Int32) -> String {
    let node = syntax[node]
    guard node.end - node.start <= 40 else { return "" }
    return syntax.text(Int(node.start), Int(node.end))
  }
}
