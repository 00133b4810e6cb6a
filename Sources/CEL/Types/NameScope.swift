/// A variable as an expression sees it.
public struct Variable: Hashable, Sendable {
  public let type: CELType
  /// Zero and above index the locals; below zero the globals, at `-1 - slot`.
  public let slot: Int32
  /// The integer that the name stands for: where literals are Doubles beside a Double, so is the name.
  public let literal: Int64?

  public init(type: CELType, slot: Int32, literal: Int64? = nil) {
    self.type = type
    self.slot = slot
    self.literal = literal
  }
}

/// Where the names of an expression come from; asked only while it is checked.
public protocol NameScope {
  /// The name may be dotted (`env.colorScheme`): the longest prefix that is known wins.
  func variable(named name: String) -> Variable?
  /// In the order in which suggestions should prefer them.
  var variableNames: [String] { get }
  /// Whether the host has already narrowed `user` or `user.name` from `T?` to `T`.
  func isPresent(_ path: String) -> Bool
}

extension NameScope {
  public func isPresent(_ path: String) -> Bool { false }
}

/// A scope without names.
public struct EmptyScope: NameScope {
  public init() {}
  public func variable(named name: String) -> Variable? { nil }
  public var variableNames: [String] { [] }
}

/// Names with types and values in one place, for callers that have no scopes of their own.
public struct Activation: NameScope, Sendable {
  private var names: [String] = []
  private var types: [CELType] = []
  /// The values in the order in which they were added: what `Program.evaluate` takes as locals.
  public private(set) var values: [Value] = []

  public init() {}

  public mutating func add(_ name: String, _ type: CELType, _ value: Value = .null) {
    names.append(name)
    types.append(type)
    values.append(value)
  }

  public func variable(named name: String) -> Variable? {
    guard let index = names.lastIndex(of: name) else { return nil }
    return Variable(type: types[index], slot: Int32(truncatingIfNeeded: index))
  }

  public var variableNames: [String] { names }
}
