internal import UIDescDiagnostics
internal import UIDescDocument

/// Prints what the catalog knows of a name, or the names that it has.
func runCatalog(_ invocation: Invocation, _ streams: inout Streams) throws(UsageError) -> Int32 {
  if invocation.operands.count > 1 {
    throw UsageError("catalog takes one name, and '\(invocation.operands[1])' is another", .catalog)
  }
  guard let catalog = invocation.loadCatalog(&streams) else { return 2 }
  let isJSON = invocation.value(.format) == "json"
  guard let name = invocation.operands.first else {
    if isJSON {
      catalog.listOfNames.append(to: &streams.output)
    } else {
      appendNames(of: catalog, to: &streams.output)
    }
    return 0
  }
  let pages = catalog.pages(about: name)
  if pages.isEmpty { throw .unknownCatalogName(name, in: catalog) }
  if isJSON {
    let entries = pages.map { $0.json(in: catalog) }
    SchemaValue.object([.init("name", .string(name)), .init("entries", .list(entries))]).append(
      to: &streams.output)
  } else {
    for (index, page) in pages.enumerated() {
      if index > 0 { streams.output.append(0x0A) }
      page.append(in: catalog, to: &streams.output)
    }
  }
  return 0
}

extension UsageError {
  fileprivate static func unknownCatalogName(_ name: String, in catalog: Catalog) -> UsageError {
    let names = catalog.sections.flatMap(\.names)
    let nearest = nearestName(to: name, in: names).map { "; did you mean '\($0)'?" } ?? ""
    return UsageError("the catalog knows nothing of '\(name)'\(nearest)")
  }
}

// MARK: - All names

extension Catalog {
  /// The names by kind, in the order of the catalog's sections.
  fileprivate var sections: [(title: String, names: [String])] {
    [
      ("views", viewNames), ("modifiers", modifierNames), ("types", typeNames),
      ("environment", environmentNames),
      ("actions", hostActionNames),
    ]
  }

  fileprivate var listOfNames: SchemaValue {
    .object(sections.map { SchemaValue.Member($0.title, .names($0.names)) })
  }
}

/// The names in columns below the kind's own name.
private func appendNames(of catalog: Catalog, to out: inout OutputBuffer) {
  for (index, section) in catalog.sections.enumerated() {
    if index > 0 { out.append(0x0A) }
    out.append("\(section.title) (\(section.names.count))\n")
    var column = 0
    for name in section.names {
      if column + name.count + 2 > 100 {
        out.append(0x0A)
        column = 0
      }
      out.append("  \(name)")
      column += name.count + 2
    }
    out.append(0x0A)
  }
}
