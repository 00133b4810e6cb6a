internal import UIDescDiagnostics
internal import UIDescDocument

/// Prints what a code means, why it matters, and its examples.
func runExplain(_ invocation: Invocation, _ streams: inout Streams) throws(UsageError) -> Int32 {
  guard let code = invocation.operands.first else {
    throw UsageError("explain needs the code of a finding, such as unknown-modifier", .explain)
  }
  if invocation.operands.count > 1 {
    throw UsageError("explain takes one code, and '\(invocation.operands[1])' is another", .explain)
  }
  guard let page = RulePage.page(of: code) else { throw .unknownRule(code) }
  if invocation.value(.format) == "json" {
    page.json.append(to: &streams.output)
  } else {
    page.append(to: &streams.output)
  }
  return 0
}

extension RulePage {
  fileprivate func append(to out: inout OutputBuffer) {
    out.append("\(code): \(severity.rawValue)\n\n\(summary)\n")
    if !details.isEmpty { out.append("\n") }
    for line in details { out.append("\(line)\n") }
    for example in examples {
      out.append("\n\(example.title):\n\n")
      for line in example.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        out.append(line.isEmpty ? "\n" : "    \(line)\n")
      }
    }
  }

  fileprivate var json: SchemaValue {
    var result = listing
    result.set("details", details.isEmpty ? nil : .string(details.joined(separator: " ")))
    let examples = examples.map { example -> SchemaValue in
      var value: SchemaValue = ["role": .string(example.role.rawValue)]
      value.set("command", example.commandLine.map { .string($0) })
      value.set("file", example.file.map { .string($0) })
      value.set("text", .string(example.text))
      return value
    }
    result.set("examples", examples.isEmpty ? nil : .list(examples))
    return result
  }
}

extension RulePage.Example {
  /// The whole command line, where it is not plainly `validate`.
  fileprivate var commandLine: String? {
    command.map { (["uidesc", $0, file ?? "document.yaml"] + options).joined(separator: " ") }
  }

  fileprivate var title: String {
    let name = file.map { role == .file ? $0 : "\(role.rawValue), \($0)" } ?? role.rawValue
    return commandLine.map { "\(name), with \($0)" } ?? name
  }
}

extension UsageError {
  fileprivate static func unknownRule(_ code: String) -> UsageError {
    let nearest = nearestName(to: code, in: RulePage.all().map(\.code))
    return UsageError(
      "no rule is named '\(code)'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "; 'uidesc rules' lists them"),
      .explain)
  }
}
