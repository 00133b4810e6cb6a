internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

/// What there is to say about one thing in the catalog; a name may be a view's and a type's at once.
enum CatalogPage {
  case entry(EntrySpec, ExampleKind)
  case type(String)
  case environment(EnvironmentValueSpec)
}

extension Catalog {
  func pages(about name: String) -> [CatalogPage] {
    var pages: [CatalogPage] = []
    if let view = view(named: name) { pages.append(.entry(view, .view)) }
    if let modifier = modifier(named: name) { pages.append(.entry(modifier, .modifier)) }
    if typeAlias(named: name) != nil { pages.append(.type(name)) }
    if let value = environmentValue(named: name) { pages.append(.environment(value)) }
    if let action = hostAction(named: name) { pages.append(.entry(action, .hostAction)) }
    return pages
  }
}

extension ExampleKind {
  var word: String {
    switch self {
    case .view: "view"
    case .modifier: "modifier"
    case .hostAction: "action"
    case .type: "type"
    }
  }
}

extension EntrySpec {
  /// What a lone value means: the parameters that it may be, the first whose type fits.
  var scalarNames: [String] { scalar.map { parameters[$0].name } }

  /// What a list means: one parameter, or several in that order.
  var listNames: [String] {
    switch list {
    case .none: []
    case .slot(let index), .action(let index), .value(let index): [parameters[index].name]
    case .positional(let indices): indices.map { parameters[$0].name }
    }
  }

  /// The forms as Swift calls: `.frame(width:height:alignment:)`.
  func swiftCall(_ form: FormSpec) -> String {
    let labels = form.arguments.map { "\(parameters[$0.parameter].label ?? "_"):" }.joined()
    return labels.isEmpty ? "\(name)()" : "\(name)(\(labels))"
  }
}

extension Catalog {
  /// A function as Swift declares it: `.system(size: Double, weight: Font.Weight?)`.
  func signature(_ function: NamedFunction) -> String {
    signature(function.function, named: ".\(function.name)")
  }

  private func signature(_ function: HostFunction, named name: String) -> String {
    let parameters = function.parameters.map { parameter in
      let type =
        self.name(of: parameter.type) + (parameter.isRequired || parameter.type.isNullable ? "" : " = …")
      return parameter.label.map { "\($0): \(type)" } ?? type
    }
    return "\(name)(\(parameters.joined(separator: ", ")))"
  }

  func initialiserSignatures(of type: HostType) -> [String] {
    functions("init", of: type).filter { $0.result == type }.map { signature($0, named: name(of: type)) }
  }
}
