import CEL

/// A small host: a style that takes colours, fonts with labelled functions, two closed sets of members.
struct TestHost: HostTypes {
  static let style = HostType(index: 0)
  static let color = HostType(index: 1)
  static let font = HostType(index: 2)
  static let size = HostType(index: 3)
  static let weight = HostType(index: 4)

  private static let names = ["ShapeStyle", "Color", "Font", "Size", "Weight"]
  private static let members = [
    ["ultraThinMaterial"], ["red", "blue", "gray", "orange"], ["title", "body", "callout"],
    ["small", "medium", "large"], ["regular", "bold"],
  ]

  func name(of type: HostType) -> String { Self.names[Int(type.index)] }

  func type(named name: String) -> HostType? {
    Self.names.firstIndex(of: name).map { HostType(index: UInt32($0)) }
  }

  func member(_ name: String, of type: HostType) -> HostMember? {
    if let index = Self.members[Int(type.index)].firstIndex(of: name) {
      return HostMember(type: type, index: UInt32(index))
    }
    return type == Self.style ? member(name, of: Self.color) : nil
  }

  func memberName(_ member: HostMember) -> String { Self.members[Int(member.type.index)][Int(member.index)] }

  func functions(_ name: String, of type: HostType) -> [HostFunction] {
    switch (type, name) {
    case (Self.color, "init"):
      [
        HostFunction(
          parameters: [
            HostParameter(label: "hue", type: .double), HostParameter(label: "saturation", type: .double),
            HostParameter(label: "brightness", type: .double),
            HostParameter(label: "opacity", type: .double, isRequired: false),
          ], result: Self.color),
        HostFunction(parameters: [HostParameter(label: nil, type: .string)], result: Self.color),
      ]
    case (Self.font, "system"):
      [
        HostFunction(
          parameters: [
            HostParameter(label: "size", type: .double),
            HostParameter(label: "weight", type: .nullable(.host(Self.weight)), isRequired: false),
          ], result: Self.font)
      ]
    case (Self.style, "init"), (Self.style, "system"): []
    default: []
    }
  }

  func methods(_ name: String, on type: HostType) -> [HostFunction] {
    switch (type, name) {
    case (Self.color, "opacity"):
      [HostFunction(parameters: [HostParameter(label: nil, type: .double)], result: Self.color)]
    case (Self.font, "bold"): [HostFunction(parameters: [], result: Self.font)]
    default: []
    }
  }

  func accepts(_ wanted: HostType, _ actual: CELType) -> Bool {
    guard case .host(let actual) = actual else { return false }
    return wanted == actual || (wanted == Self.style && actual == Self.color)
  }

  func memberNames(of type: HostType) -> [String] {
    Self.members[Int(type.index)] + (type == Self.style ? memberNames(of: Self.color) : [])
  }

  func literal(_ text: String, as type: HostType) -> Value? {
    guard type == Self.color || type == Self.style, text.hasPrefix("#"), text.utf8.count == 7 else {
      return nil
    }
    return .call(
      HostCall(
        type: Self.color, name: "", typeName: "Color", base: nil,
        arguments: [HostCall.Argument(label: "hex", value: .string(text))]))
  }
}

extension TestHost {
  static let item = CELType.record(
    RecordType(
      name: "Item",
      fields: [
        RecordType.Field(name: "name", type: .string), RecordType.Field(name: "price", type: .double),
        RecordType.Field(name: "note", type: .nullable(.string)),
      ]))

  static func item(_ name: String, _ price: Double, note: Value = .null) -> Value {
    .map(MapValue(fields: [("name", .string(name)), ("price", .double(price)), ("note", note)]))
  }

  /// The names that the tables of expressions use.
  static var scope: Activation {
    var scope = Activation()
    scope.add("toggle", .bool, .bool(true))
    scope.add("count", .int, .int(3))
    scope.add("gap", .double, .double(8))
    scope.add("title", .string, .string("Hello"))
    scope.add("tint", .host(color), .member(HostMember(type: color, index: 3)))
    scope.add("size", .host(size), .member(HostMember(type: size, index: 1)))
    scope.add("name", .nullable(.string), .null)
    scope.add("nick", .nullable(.string), .string("Bo"))
    scope.add("limit", .nullable(.int), .int(5))
    scope.add("item", item, item("tea", 2.5))
    scope.add("chosen", .nullable(item), item("pie", 12, note: .string("hot")))
    scope.add("items", .list(item), .list([item("tea", 2.5), item("pie", 12, note: .string("hot"))]))
    scope.add("words", .list(.string), .list([.string("b"), .string("a")]))
    scope.add("stock", .map(.string, .int), .map(MapValue(fields: [("tea", .int(4)), ("pie", .int(0))])))
    scope.add("env.colorScheme", .string, .string("dark"))
    scope.add("pair", .abstract("Toggled", [.host(color)]), pair)
    return scope
  }

  private static var pair: Value {
    .map(
      MapValue(fields: [
        ("on", .member(HostMember(type: color, index: 0))),
        ("off", .member(HostMember(type: color, index: 1))),
      ]))
  }

  /// `pair.value(state)`: generic, and its argument may be labelled.
  static var functions: [FunctionDeclaration] {
    let pick: @Sendable ([Value]) throws(EvaluationError) -> Value = { arguments throws(EvaluationError) in
      guard case .map(let pair) = arguments[0], case .bool(let state) = arguments[1] else { return .null }
      return pair[state ? "on" : "off"] ?? .null
    }
    return [
      FunctionDeclaration(
        name: "value",
        overloads: [
          FunctionDeclaration.Overload(
            parameters: [.abstract("Toggled", [.parameter("A")]), .bool], labels: [nil, "state"],
            result: .parameter("A"), isMember: true, body: pick)
        ])
    ]
  }

  static var environment: Environment { environment(isChecked: true) }

  static func environment(isChecked: Bool, limits: Limits = Limits()) -> Environment {
    Environment(
      features: .all, host: TestHost(), naming: .document, limits: limits, functions: functions,
      isChecked: isChecked)
  }
}
