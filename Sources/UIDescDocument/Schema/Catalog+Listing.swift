package import CEL

// What the schemas, the examples and `uidesc catalog` ask of a type, all at once: who reads documents asks by name.
extension Catalog {
  /// What a type itself has, without the types that it takes.
  package struct TypeListing: Sendable {
    package let members: [String]
    /// A name stands once for each way to call it.
    package let functions: [NamedFunction]
    package let methods: [NamedFunction]
    /// The names of the types whose values will do for it.
    package let takes: [String]
  }

  package struct NamedFunction: Sendable {
    package let name: String
    package let function: HostFunction
  }

  /// Nil for a number that no type has.
  package func listing(of type: HostType) -> TypeListing? {
    guard let header = header(of: type) else { return nil }
    var cursor = header.body
    let members = cursor.readArray { $0.readText().string }
    let functions = cursor.readNamedFunctions()
    let methods = cursor.readNamedFunctions()
    var takesCursor = header.takes
    let host = TypeTable(catalog: self)
    let takes = takesCursor.readArray { $0.readType() }.map { $0.name(in: .document, host: host) }
    return TypeListing(members: members, functions: functions, methods: methods, takes: takes)
  }

  /// True for `Color`: a quoted `"#FF8800"` is a value of it.
  package func hasHexLiteral(_ type: HostType) -> Bool { literal("#000", as: type) != nil }

  /// Every type that a mapping `{Name: …}` can make and that fits there, in the order of the names.
  package func initialisers(for wanted: HostType) -> [String] {
    typeNames.filter { name in
      guard let type = self.type(named: name) else { return false }
      return accepts(wanted, .host(type)) && typeEntry(for: type) != nil
    }
  }

  /// The type as documents write it.
  package func name(of type: CELType) -> String {
    switch type {
    case .dyn: "Value"
    case .nullable(.dyn): "Value?"
    case .list(.dyn): "[Value]"
    default: type.name(in: .document, host: TypeTable(catalog: self))
    }
  }

  /// The parameter's type as catalogs write it.
  package func name(of type: ParameterType) -> String {
    switch type {
    case .text(let isOptional): isOptional ? "String?" : "String"
    case .value(let type): name(of: type)
    case .range(let bound, let isOptional): "Range(\(name(of: bound)))" + (isOptional ? "?" : "")
    case .slot(let isOptional): isOptional ? "View?" : "View"
    case .action(let isOptional): isOptional ? "Action?" : "Action"
    case .binding(let type): "Binding(\(name(of: type)))"
    }
  }
}

extension CatalogCursor {
  fileprivate mutating func readNamedFunctions() -> [Catalog.NamedFunction] {
    readArray { cursor in
      let name = cursor.readText().string
      let text = cursor.readText()
      var inner = CatalogCursor(cursor.bytes, at: text.start)
      return Catalog.NamedFunction(name: name, function: inner.readFunction())
    }
  }
}
