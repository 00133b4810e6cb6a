internal import UIDescDiagnostics
internal import UIDescDocument

/// Lists every code with its severity and what it means.
func runRules(_ invocation: Invocation, _ streams: inout Streams) throws(UsageError) -> Int32 {
  if let operand = invocation.operands.first {
    throw UsageError("rules takes no '\(operand)'; to read about one rule: uidesc explain \(operand)", .rules)
  }
  let pages = RulePage.all().sorted { $0.code < $1.code }
  if invocation.value(.format) == "json" {
    SchemaValue.list(pages.map(\.listing)).append(to: &streams.output)
    return 0
  }
  let width = pages.reduce(0) { max($0, $1.code.count) }
  for page in pages {
    streams.output.append(page.code)
    streams.output.append(0x20, times: width - page.code.count + 2)
    streams.output.append(page.severity.rawValue)
    streams.output.append(0x20, times: 9 - page.severity.rawValue.count)
    streams.output.append("\(page.summary)\n")
  }
  return 0
}

extension RulePage {
  /// What a list says of it.
  var listing: SchemaValue {
    ["code": .string(code), "severity": .string(severity.rawValue), "summary": .string(summary)]
  }
}
