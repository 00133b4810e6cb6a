internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

extension CatalogPage {
  func append(in catalog: Catalog, to out: inout OutputBuffer) {
    switch self {
    case .entry(let spec, let kind): append(spec, kind, catalog, &out)
    case .type(let name): appendType(name, catalog, &out)
    case .environment(let value):
      out.append("\(value.name) (environment value)\n")
      appendSentence(value.documentation, &out)
      out.append("\n  env.\(value.name): \(catalog.name(of: value.type)) = \(value.default)\n")
    }
  }

  private func append(_ spec: EntrySpec, _ kind: ExampleKind, _ catalog: Catalog, _ out: inout OutputBuffer) {
    out.append("\(spec.name) (\(kind.word))\n")
    appendSentence(spec.documentation, &out)
    if let deprecation = spec.deprecation {
      let replacement = deprecation.replacement
      out.append(replacement.isEmpty ? "Deprecated.\n" : "Deprecated: use \(replacement).\n")
    }
    if !spec.availability.isEmpty {
      out.append(
        "Since \(spec.availability.map { "\($0.platform) \($0.version)" }.joined(separator: ", ")).\n")
    }
    if !spec.views.isEmpty { out.append("Only for \(spec.views.joined(separator: ", ")).\n") }
    if spec.parameters.isEmpty {
      out.append("\nIt takes no arguments.\n")
    } else {
      appendArguments(of: spec, catalog, &out)
    }
    if let example = catalog.example(of: spec, as: kind) { appendExample(example.shortDocument, &out) }
  }

  private func appendArguments(of spec: EntrySpec, _ catalog: Catalog, _ out: inout OutputBuffer) {
    out.append("\narguments:\n")
    var rows: [[String]] = []
    for parameter in spec.parameters {
      var remarks = parameter.documentation.isEmpty ? [] : [parameter.documentation]
      if !parameter.handsOver.isEmpty {
        let names = parameter.handsOver.map { handed in
          let type = if case .value(let type) = handed.type { ": \(catalog.name(of: type))" } else { "" }
          return handed.name + type
        }
        remarks.append("Hands over \(names.joined(separator: ", ")).")
      }
      let value = parameter.default.map { "= \(parameter.type.isText ? "\"\($0)\"" : $0)" } ?? ""
      rows.append([parameter.name, catalog.name(of: parameter.type), value, remarks.joined(separator: " ")])
    }
    appendTable(rows, &out)
    out.append("\nthey go together as:\n")
    for form in spec.forms { out.append("  \(spec.signature(form))\n") }
    let scalar = spec.scalarNames
    if !scalar.isEmpty { out.append("\na lone value is \(scalar.joined(separator: " or "))\n") }
    let list = spec.listNames
    if !list.isEmpty {
      let isOrdered = if case .positional = spec.list { true } else { false }
      out.append(scalar.isEmpty ? "\n" : "")
      out.append("a list is \(list.joined(separator: ", "))\(isOrdered ? ", in this order" : "")\n")
    }
  }

  private func appendType(_ name: String, _ catalog: Catalog, _ out: inout OutputBuffer) {
    out.append("\(name) (type)\n")
    guard let type = catalog.type(named: name), let listing = catalog.listing(of: type) else {
      appendAlias(name, catalog, &out)
      return
    }
    appendSentence(catalog.documentation(of: type), &out)
    if catalog.isSet(type) { out.append("\nA list of its members is a value of it, too.\n") }
    if !listing.takes.isEmpty { appendWords("takes", listing.takes, &out) }
    appendWords("members", listing.members.map { ".\($0)" }, &out)
    appendLines("functions", listing.functions.map { catalog.signature($0) }, &out)
    appendLines("methods", listing.methods.map { catalog.signature($0) }, &out)
    appendLines("made by", catalog.initialiserSignatures(of: type), &out)
    if catalog.hasHexLiteral(type) { out.append("\na quoted text such as \"#FF8800\" is a value of it\n") }
    if let example = catalog.exampleDocument(ofType: name) { appendExample(example, &out) }
  }

  private func appendAlias(_ name: String, _ catalog: Catalog, _ out: inout OutputBuffer) {
    if case .record(let record)? = catalog.typeAlias(named: name) {
      out.append("\nfields:\n")
      appendTable(record.fields.map { [$0.name, catalog.name(of: $0.type)] }, &out)
    } else if let type = catalog.typeAlias(named: name) {
      out.append("\nanother name of \(catalog.name(of: type))\n")
    }
    if let example = catalog.exampleDocument(ofType: name) { appendExample(example, &out) }
  }

  // MARK: Layout

  private func appendSentence(_ text: String, _ out: inout OutputBuffer) {
    if !text.isEmpty { out.append("\(text)\n") }
  }

  /// Rows of cells; a column is as wide as its widest cell, and what is empty at the end of a row is left out.
  private func appendTable(_ rows: [[String]], _ out: inout OutputBuffer) {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let last = row.lastIndex { !$0.isEmpty } ?? 0
      out.append("  ")
      for (column, cell) in row[...last].enumerated() {
        out.append(cell)
        if column < last, widths[column] > 0 { out.append(0x20, times: widths[column] - cell.count + 2) }
      }
      out.append(0x0A)
    }
  }

  private func appendWords(_ title: String, _ words: [String], _ out: inout OutputBuffer) {
    guard !words.isEmpty else { return }
    out.append("\n\(title):\n")
    var column = 0
    for word in words {
      if column > 0, column + word.count + 1 > 96 {
        out.append(0x0A)
        column = 0
      }
      out.append(column == 0 ? "  \(word)" : " \(word)")
      column += word.count + 1
    }
    out.append(0x0A)
  }

  private func appendLines(_ title: String, _ lines: [String], _ out: inout OutputBuffer) {
    guard !lines.isEmpty else { return }
    out.append("\n\(title):\n")
    for line in lines { out.append("  \(line)\n") }
  }

  private func appendExample(_ document: String, _ out: inout OutputBuffer) {
    out.append("\nexample:\n")
    for line in document.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      out.append(line.isEmpty ? "\n" : "  \(line)\n")
    }
  }
}
