/// A nominal type of the host: an index that only the host can read.
public struct HostType: Hashable, Sendable, BitwiseCopyable {
  public let index: UInt32

  public init(index: UInt32) {
    self.index = index
  }
}

/// A member of a host type, such as `.red`; equal only to itself, and free of allocation.
public struct HostMember: Hashable, Sendable {
  public let type: HostType
  public let index: UInt32

  public init(type: HostType, index: UInt32) {
    self.type = type
    self.index = index
  }
}

/// A parameter of a host function, in the order of the call.
public struct HostParameter: Hashable, Sendable {
  /// Nil where the argument is written without a label.
  public let label: String?
  public let type: CELType
  public let isRequired: Bool

  public init(label: String?, type: CELType, isRequired: Bool = true) {
    self.label = label
    self.type = type
    self.isRequired = isRequired
  }
}

/// A function of the host whose calls are kept as they are written: `.gray.opacity(0.5)`.
public struct HostFunction: Hashable, Sendable {
  public let parameters: [HostParameter]
  public let result: HostType

  public init(parameters: [HostParameter], result: HostType) {
    self.parameters = parameters
    self.result = result
  }
}

/// A value built by the host's functions, kept as the call it is: `Color(hue: 0.5)`, `.system(size: 17)`.
public final class HostCall: Sendable, Hashable {
  public struct Argument: Hashable, Sendable {
    public let label: String?
    public let value: Value

    public init(label: String?, value: Value) {
      self.label = label
      self.value = value
    }
  }

  /// The type of the value that the call makes.
  public let type: HostType
  /// Empty for an initialiser.
  public let name: String
  /// The name of the type that declares the function.
  public let typeName: String
  /// What a method is called on; nil for static functions and initialisers.
  public let base: Value?
  public let arguments: [Argument]

  public init(type: HostType, name: String, typeName: String, base: Value?, arguments: [Argument]) {
    self.type = type
    self.name = name
    self.typeName = typeName
    self.base = base
    self.arguments = arguments
  }

  public static func == (left: HostCall, right: HostCall) -> Bool {
    left === right
      || (left.type == right.type && left.name == right.name && left.typeName == right.typeName
        && left.base == right.base && left.arguments == right.arguments)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(name)
    hasher.combine(base)
    hasher.combine(arguments)
  }
}

/// What the host says about its types; asked while checking, and for names when values are shown.
public protocol HostTypes: Sendable {
  func name(of type: HostType) -> String
  /// The type that an expression names: the `Color` of `Color.red` and `Color(…)`.
  func type(named name: String) -> HostType?
  /// Looks through the types that `type` takes too: `red` of ShapeStyle is a member of Color.
  func member(_ name: String, of type: HostType) -> HostMember?
  /// What `.name` means where no type is wanted; nil where several types may be meant, or none.
  func onlyMember(_ name: String) -> HostMember?
  func memberName(_ member: HostMember) -> String
  /// Static functions; those named `init` are the initialisers. Through the types that `type` takes too.
  func functions(_ name: String, of type: HostType) -> [HostFunction]
  /// Functions that are called on a value: `.opacity(0.5)` on a Color.
  func methods(_ name: String, on type: HostType) -> [HostFunction]
  /// Whether a value of the actual type may stand where the wanted one is expected; reflexive.
  func accepts(_ wanted: HostType, _ actual: CELType) -> Bool
  /// The members in their declared order, for suggestions.
  func memberNames(of type: HostType) -> [String]
  /// What a quoted text means where this type is wanted, such as `"#FF8800"`; nil where it means nothing.
  func literal(_ text: String, as type: HostType) -> Value?
}

extension HostTypes {
  public func onlyMember(_ name: String) -> HostMember? { nil }
  public func literal(_ text: String, as type: HostType) -> Value? { nil }
}
