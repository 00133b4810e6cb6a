/// What an expression may use beyond its variables: functions, the host's types, extensions, limits.
public struct Environment: Sendable {
  /// Extensions of the language; without them every program means what CEL says.
  public struct Features: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// `.red` is a member where a type with members is wanted.
    public static let implicitMembers = Features(rawValue: 1)
    /// `f(size: 17)`, and reserved words as names after a dot and before a label's colon.
    public static let labels = Features(rawValue: 2)
    /// An integer literal beside a Double is a Double.
    public static let integerLiterals = Features(rawValue: 4)
    /// `T?` has to be narrowed before it is used as a `T`.
    public static let narrowing = Features(rawValue: 8)
    public static let all: Features = [.implicitMembers, .labels, .integerLiterals, .narrowing]
  }

  /// One reference, since environments are handed on with every expression.
  private final class Storage: Sendable {
    let features: Features
    /// Never asked where `hasHost` is false; an existential that is always there costs less to hand on.
    let hostTypes: any HostTypes
    let hasHost: Bool
    let naming: TypeNaming
    let limits: Limits
    let container: String
    let functions: [FunctionDeclaration]
    let isChecked: Bool

    init(
      _ features: Features, _ hostTypes: any HostTypes, _ hasHost: Bool, _ naming: TypeNaming,
      _ limits: Limits,
      _ container: String, _ functions: [FunctionDeclaration], _ isChecked: Bool
    ) {
      self.features = features
      self.hostTypes = hostTypes
      self.hasHost = hasHost
      self.naming = naming
      self.limits = limits
      self.container = container
      self.functions = functions
      self.isChecked = isChecked
    }
  }

  private let storage: Storage

  /// CEL as the specification has it, unless features are given.
  ///
  /// - Parameters:
  ///   - container: The namespace in which names are looked up first, such as `com.example`.
  ///   - functions: Functions of the caller, beside the standard library and the extensions.
  ///   - isChecked: False leaves types to the run: names that are unknown fail only when they are reached.
  public init(
    features: Features = [], naming: TypeNaming = .cel, limits: Limits = Limits(), container: String = "",
    functions: [FunctionDeclaration] = [], isChecked: Bool = true
  ) {
    storage = Storage(features, NoHostTypes(), false, naming, limits, container, functions, isChecked)
  }

  /// The same with the types of a host.
  public init(
    features: Features = [], host: some HostTypes, naming: TypeNaming = .cel, limits: Limits = Limits(),
    container: String = "", functions: [FunctionDeclaration] = [], isChecked: Bool = true
  ) {
    storage = Storage(features, host, true, naming, limits, container, functions, isChecked)
  }

  public var features: Features { storage.features }
  public var host: (any HostTypes)? { storage.hasHost ? storage.hostTypes : nil }
  public var naming: TypeNaming { storage.naming }
  public var limits: Limits { storage.limits }
  public var container: String { storage.container }
  public var functions: [FunctionDeclaration] { storage.functions }
  public var isChecked: Bool { storage.isChecked }

  /// The host's types, or such that know nothing.
  var hostTypes: any HostTypes { storage.hostTypes }
  var hasHost: Bool { storage.hasHost }

  /// A type as findings name it.
  public func name(of type: CELType) -> String { type.name(in: naming, host: host) }
}

/// Types of a host that has none.
private struct NoHostTypes: HostTypes {
  func name(of type: HostType) -> String { "host(\(type.index))" }
  func type(named name: String) -> HostType? { nil }
  func member(_ name: String, of type: HostType) -> HostMember? { nil }
  func memberName(_ member: HostMember) -> String { "member\(member.index)" }
  func functions(_ name: String, of type: HostType) -> [HostFunction] { [] }
  func methods(_ name: String, on type: HostType) -> [HostFunction] { [] }
  func accepts(_ wanted: HostType, _ actual: CELType) -> Bool { .host(wanted) == actual }
  func memberNames(of type: HostType) -> [String] { [] }
}

/// How much one expression may ask for; every limit has a code of its own.
public struct Limits: Hashable, Sendable {
  /// Levels of parentheses, calls, operators (`expression-too-deep`).
  public var nesting = 250
  /// Macros inside macros (`expression-too-deep`).
  public var comprehensionNesting = 8
  /// Bytes of text (`expression-too-long`).
  public var length = 100_000
  /// Steps of one evaluation (`expression-cost`).
  public var cost = 1_000_000
  /// Bytes of one text that is built; an element of a list counts as four (`expression-size`).
  public var size = 1_000_000

  public init() {}
}

/// A function of the caller: what it takes and gives, and the code behind it.
public struct FunctionDeclaration: Sendable {
  public struct Overload: Sendable {
    public let parameters: [CELType]
    /// Labels by parameter; empty where none has one.
    public let labels: [String?]
    public let result: CELType
    /// Whether it is called on its first parameter.
    public let isMember: Bool
    /// Nil for a function that is only declared; calling it is an error.
    public let body: (@Sendable ([Value]) throws(EvaluationError) -> Value)?

    public init(
      parameters: [CELType], labels: [String?] = [], result: CELType, isMember: Bool = false,
      body: (@Sendable ([Value]) throws(EvaluationError) -> Value)? = nil
    ) {
      self.parameters = parameters
      self.labels = labels
      self.result = result
      self.isMember = isMember
      self.body = body
    }
  }

  public let name: String
  public let overloads: [Overload]

  public init(name: String, overloads: [Overload]) {
    self.name = name
    self.overloads = overloads
  }
}
