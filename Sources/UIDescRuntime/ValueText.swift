package import CEL

/// Values as the expressions that give them: for what an action computes when it runs.
package enum ValueText {
  package static func text(of value: Value, types: any HostTypes) -> String {
    switch value {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .int(let number): "\(number)"
    case .uint(let number): "\(number)u"
    case .double(let number): "\(number)"
    case .string(let text): quoted(text)
    case .list(let elements): "[\(elements.map { Self.text(of: $0, types: types) }.joined(separator: ", "))]"
    case .map(let map):
      "{\(map.entries.map { "\(text(of: $0.key, types: types)): \(text(of: $0.value, types: types))" }.joined(separator: ", "))}"
    case .member(let member): ".\(types.memberName(member))"
    case .call(let call): text(of: call, types: types)
    default: quoted("\(value)")
    }
  }

  private static func text(of call: HostCall, types: any HostTypes) -> String {
    let arguments = call.arguments.map { argument in
      let text = Self.text(of: argument.value, types: types)
      return argument.label.map { "\($0): \(text)" } ?? text
    }
    let list = "(\(arguments.joined(separator: ", ")))"
    if call.name.isEmpty { return call.typeName + list }
    let base = call.base.map { text(of: $0, types: types) } ?? ""
    return "\(base).\(call.name)\(list)"
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
