internal import CEL

/// A catalog as it was read, with every name resolved: what the encoder writes.
struct CatalogDefinitions {
  var views: [EntryDefinition] = []
  var modifiers: [EntryDefinition] = []
  var hostActions: [EntryDefinition] = []
  /// In the order of their names, which numbers them.
  var types: [TypeDefinition] = []
  var environment: [EnvironmentDefinition] = []
}

struct EntryDefinition {
  var name: String
  var documentation = ""
  var availability = ""
  var replacement: String?
  /// The views that have the modifier, by their names or those of types; empty where all have it.
  var views: [String] = []
  var parameters: [ParameterDefinition] = []
  var scalar: [Int] = []
  var list = ListRole.none
  var forms: [FormSpec] = []
  var mainSlot: Int?
}

struct ParameterDefinition {
  var name: String
  var label: String?
  var type: ParameterType
  var isRequired: Bool
  var defaultText: String?
  var documentation = ""
  var handsOver: [HandedDefinition] = []
}

struct HandedDefinition {
  var name: String
  var type: HandedType
  var defaultText: String?
}

struct TypeDefinition {
  enum Kind {
    /// Another name of a type, or a record.
    case alias(CELType)
    case nominal
  }

  var name: String
  var kind: Kind
  var flags: TypeFlags = []
  var documentation = ""
  var takes: [CELType] = []
  var members: [String] = []
  var functions: [FunctionDefinition] = []
  var methods: [FunctionDefinition] = []
  var initialisers: EntryDefinition?
}

struct FunctionDefinition {
  var name: String
  var parameters: [ParameterDefinition]
  var result: HostType
}

struct EnvironmentDefinition {
  var name: String
  var type: CELType
  var defaultText: String
  var documentation: String
}
