internal import UIDescDiagnostics
internal import UIDescDocument

/// Prints one of the JSON Schemas.
func runSchema(_ invocation: Invocation, _ streams: inout Streams) throws(UsageError) -> Int32 {
  let names = SchemaKind.allCases.map(\.rawValue)
  let name = invocation.operands.first ?? SchemaKind.document.rawValue
  guard let kind = SchemaKind(rawValue: name) else {
    let nearest = nearestName(to: name, in: names).map { "; did you mean '\($0)'?" } ?? ""
    throw UsageError("schema takes \(names.joined(separator: ", ")), not '\(name)'\(nearest)", .schema)
  }
  if invocation.operands.count > 1 {
    throw UsageError("schema takes one name, and '\(invocation.operands[1])' is another", .schema)
  }
  guard let catalog = invocation.loadCatalog(&streams) else { return 2 }
  schema(kind, catalog: catalog).append(to: &streams.output)
  return 0
}
