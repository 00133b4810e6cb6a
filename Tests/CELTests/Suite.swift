import CEL
import Foundation

/// One test of the public conformance suite, in the encoding of its README.
struct SuiteTest {
  let file: String
  let section: String
  let name: String
  let expression: String
  let fields: [String: Any]

  var title: String { "\(file)/\(section)/\(name): \(expression)" }
  var needs: [String] { fields["needs"] as? [String] ?? [] }
  var container: String { fields["container"] as? String ?? "" }
  var isChecked: Bool { !(fields["disable_check"] as? Bool ?? false) }
  var isCheckOnly: Bool { fields["check_only"] as? Bool ?? false }
  var type: String? { fields["typed"] as? String }
  var expectation: [String: Any] { fields["expect"] as? [String: Any] ?? [:] }

  /// The suite beside the package, or nil where it is not to be had.
  static func load() -> [SuiteTest]? {
    guard let data = try? Data(contentsOf: shared.appending(path: "conformance/cel-conformance.json")),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let tests = json["tests"] as? [[String: Any]]
    else { return nil }
    return tests.map { fields in
      SuiteTest(
        file: fields["file"] as? String ?? "", section: fields["section"] as? String ?? "",
        name: fields["name"] as? String ?? "", expression: fields["expr"] as? String ?? "", fields: fields)
    }
  }

  private static var shared: URL {
    if let path = ProcessInfo.processInfo.environment["UIDESC_SHARED"] { return URL(filePath: path) }
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.path != "/",
      !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    {
      folder = folder.deletingLastPathComponent()
    }
    return folder.deletingLastPathComponent().appending(path: "shared")
  }

  /// The variables with their types and values, and the functions that the test declares.
  func environment() -> (Activation, [FunctionDeclaration]) {
    var activation = Activation()
    var functions: [FunctionDeclaration] = []
    var types: [(String, CELType)] = []
    for declaration in fields["type_env"] as? [[String: Any]] ?? [] {
      guard let name = declaration["name"] as? String else { continue }
      if let type = declaration["type"] as? String { types.append((name, suiteType(type))) }
      if let overloads = declaration["overloads"] as? [[String: Any]] {
        functions.append(FunctionDeclaration(name: name, overloads: overloads.map(overload)))
      }
    }
    let bindings = fields["bindings"] as? [String: Any] ?? [:]
    for (name, type) in types {
      activation.add(name, type, bindings[name].map(suiteValue) ?? .null)
    }
    for name in bindings.keys.sorted() where !types.contains(where: { $0.0 == name }) {
      activation.add(name, .dyn, suiteValue(bindings[name] as Any))
    }
    return (activation, functions)
  }

  private func overload(_ fields: [String: Any]) -> FunctionDeclaration.Overload {
    FunctionDeclaration.Overload(
      parameters: (fields["params"] as? [String] ?? []).map(suiteType),
      result: suiteType(fields["result"] as? String ?? "dyn"), isMember: fields["member"] as? Bool ?? false)
  }
}

/// `list(int)`, `map(string, dyn)`, `'A`, `tuple('T, 'U)`.
func suiteType(_ text: String) -> CELType {
  let simple: [String: CELType] = [
    "dyn": .dyn, "null_type": .null, "bool": .bool, "int": .int, "uint": .uint, "double": .double,
    "string": .string, "bytes": .bytes, "timestamp": .timestamp, "duration": .duration, "error": .error,
    "google.protobuf.Timestamp": .timestamp, "google.protobuf.Duration": .duration,
  ]
  if let type = simple[text] { return type }
  if text.hasPrefix("'") { return .parameter(String(text.dropFirst())) }
  guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return .abstract(text, []) }
  var arguments: [String] = [""]
  var depth = 0
  for character in text[text.index(after: open)...].dropLast() {
    if character == "," && depth == 0 {
      arguments.append("")
    } else {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if !(character == " " && arguments[arguments.count - 1].isEmpty) {
        arguments[arguments.count - 1].append(character)
      }
    }
  }
  let types = arguments.map(suiteType)
  switch text[..<open] {
  case "list": return .list(types[0])
  case "map": return .map(types[0], types[1])
  case "type": return .type(types[0])
  case "optional_type": return .optional(types[0])
  default: return .abstract(String(text[..<open]), types)
  }
}

/// `{"t": "int", "v": "5"}`.
func suiteValue(_ json: Any) -> Value {
  guard let fields = json as? [String: Any], let type = fields["t"] as? String else { return .null }
  let value = fields["v"] as Any
  switch type {
  case "bool": return .bool(value as? Bool ?? false)
  case "int": return .int(Int64(value as? String ?? "") ?? 0)
  case "uint": return .uint(UInt64(value as? String ?? "") ?? 0)
  case "double":
    switch value as? String {
    case "NaN": return .double(.nan)
    case "Infinity": return .double(.infinity)
    case "-Infinity": return .double(-.infinity)
    default: return .double(Double(value as? String ?? "") ?? 0)
    }
  case "string": return .string(value as? String ?? "")
  case "bytes": return .bytes([UInt8](Data(base64Encoded: value as? String ?? "") ?? Data()))
  case "list": return .list((value as? [Any] ?? []).map(suiteValue))
  case "map":
    let entries = (value as? [[Any]] ?? []).map {
      MapValue.Entry(key: suiteValue($0[0]), value: suiteValue($0[1]))
    }
    return .map(MapValue(uniqueEntries: entries))
  case "type": return .type(suiteTypeValue(value as? String ?? ""))
  case "timestamp":
    let parts = value as? [String: Any] ?? [:]
    let seconds = Int64(parts["seconds"] as? String ?? "") ?? 0
    return Timestamp(seconds: seconds, nanoseconds: Int32(parts["nanos"] as? Int ?? 0)).map { .timestamp($0) }
      ?? .null
  case "duration":
    let parts = value as? [String: Any] ?? [:]
    let seconds = Int64(parts["seconds"] as? String ?? "") ?? 0
    return .duration(Duration(nanoseconds: seconds * 1_000_000_000 + Int64(parts["nanos"] as? Int ?? 0)))
  default: return .null
  }
}

private func suiteTypeValue(_ name: String) -> CELType {
  switch name {
  case "list": .list(.dyn)
  case "map": .map(.dyn, .dyn)
  case "type": .type(.dyn)
  case "optional_type": .optional(.dyn)
  default: suiteType(name)
  }
}

/// Equality as the suite means it: types as well as values, NaN like NaN, maps in any order.
func isSame(_ left: Value, _ right: Value) -> Bool {
  switch (left, right) {
  case (.double(let a), .double(let b)): a == b || (a.isNaN && b.isNaN)
  case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { isSame($0, $1) }
  case (.map(let a), .map(let b)):
    a.count == b.count
      && a.entries.allSatisfy { entry in
        b.entries.contains { isSame($0.key, entry.key) && isSame($0.value, entry.value) }
      }
  case (.type, .type): left.equals(right)
  default: left == right
  }
}
