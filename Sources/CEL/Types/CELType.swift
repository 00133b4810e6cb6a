/// What the checker knows of a value; composite cases are boxed, so that a type is one word and a tag.
public enum CELType: Hashable, Sendable {
  /// Stands where something is missing, and is accepted everywhere.
  case error
  /// Known only when the expression runs.
  case dyn
  case null, bool, int, uint, double, string, bytes, timestamp, duration
  indirect case list(CELType)
  indirect case map(CELType, CELType)
  indirect case type(CELType)
  indirect case optional(CELType)
  /// `T?`: a `T` or null, which has to be narrowed before it is used as a `T`.
  indirect case nullable(CELType)
  /// A map with string keys whose fields are known one by one.
  case record(RecordType)
  /// A nominal type of the host, such as `Color`.
  case host(HostType)
  /// A type parameter in the declaration of a function: the `A` of `list(A)`.
  indirect case parameter(String)
  /// A type of a declared function that CEL itself knows nothing of.
  indirect case abstract(String, [CELType])

  /// The type without `?`.
  public var withoutNull: CELType {
    if case .nullable(let wrapped) = self { wrapped } else { self }
  }

  public var isNullable: Bool {
    if case .nullable = self { true } else { false }
  }

  /// The same type as `T?`; null, dyn and types that are nullable already stay as they are.
  public var orNull: CELType {
    switch self {
    case .nullable, .null, .dyn, .error: self
    default: .nullable(self)
    }
  }
}

/// A statically typed map with string keys: fields in order; the value at run time is a map.
public struct RecordType: Hashable, Sendable {
  public struct Field: Hashable, Sendable {
    public let name: String
    public let type: CELType

    public init(name: String, type: CELType) {
      self.name = name
      self.type = type
    }
  }

  private final class Storage: Sendable {
    let name: String?
    let fields: [Field]

    init(name: String?, fields: [Field]) {
      self.name = name
      self.fields = fields
    }
  }

  private let storage: Storage

  public init(name: String? = nil, fields: [Field]) {
    storage = Storage(name: name, fields: fields)
  }

  /// The name under which the host declared it; two records are the same type only if this is the same too.
  public var name: String? { storage.name }
  public var fields: [Field] { storage.fields }

  /// The position of a field; linear, since records are short.
  public func index(of name: String) -> Int? {
    storage.fields.firstIndex { $0.name == name }
  }

  public static func == (left: RecordType, right: RecordType) -> Bool {
    left.storage === right.storage || (left.name == right.name && left.fields == right.fields)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(fields)
  }
}
