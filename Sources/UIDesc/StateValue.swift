/// A value for a document's state; literals of Swift stand for it.
public indirect enum StateValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case list([StateValue])
  case record([String: StateValue])

  /// The value as JSON.
  var json: String {
    switch self {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .int(let number): "\(number)"
    case .double(let number): number.isFinite ? "\(number)" : "null"
    case .string(let text): Self.quoted(text)
    case .list(let elements): "[\(elements.map(\.json).joined(separator: ", "))]"
    case .record(let fields):
      "{\(fields.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)): \($0.value.json)" }.joined(separator: ", "))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension StateValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral
{
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .int(value) }
  public init(floatLiteral value: Double) { self = .double(value) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: StateValue...) { self = .list(elements) }
  public init(dictionaryLiteral elements: (String, StateValue)...) {
    self = .record(Dictionary(elements) { _, last in last })
  }
  public init(nilLiteral: ()) { self = .null }
}
