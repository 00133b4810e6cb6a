import Testing

/// A team's own catalog, as small as it can be.
private let acme = """
  catalog: 1
  views:
    AcmeChart:
      description: Shows points.
      parameters:
        _ points: "[Double]"
        tint: {type: Color, default: .red}
      list: points
      forms: [[points, tint?]]
  """

@Suite struct CatalogTests {
  /// The arguments, the exit code, and what has to stand in the output.
  static let pages: [(arguments: [String], output: [String])] = [
    (
      ["catalog"],
      ["views (", "  VStack", "modifiers (", "  padding", "types (", "environment (", "actions ("]
    ),
    (
      ["catalog", "padding"],
      [
        "padding (modifier)\n", "  edges   Edge.Set    = .all\n", "  padding(insets)\n",
        "a list is edges, length, in this order", "      - padding: 1\n",
      ]
    ),
    (["catalog", "Toggle"], ["  isOn         Binding(Bool)\n", "    isOn: {type: Bool, default: true}\n"]),
    (["catalog", "Color"], ["Color (view)\n", "Color (type)\n", ".opacity(Double)"]),
    (["catalog", "GeometryReader"], ["Hands over geometry: GeometryProxy."]),
    (["catalog", "NavigationStack"], ["Since iOS 16, macOS 13, tvOS 16, watchOS 9.\n"]),
    (["catalog", "foregroundColor"], ["Deprecated: use foregroundStyle.\n"]),
    (
      ["catalog", "colorScheme"],
      ["colorScheme (environment value)\n", "env.colorScheme: ColorScheme = .light\n"]
    ),
    (
      ["catalog", "openURL"],
      ["openURL (action)\n", "        run:\n          openURL: https://example.com\n"]
    ),
    (["catalog", "CGFloat"], ["another name of Double\n"]),
    (["catalog", "GeometryProxy"], ["fields:\n"]),
    (["catalog", "Divider"], ["It takes no arguments.\n"]),
    (["catalog", "AcmeChart", "--catalog", "acme.yaml"], ["Shows points.\n", "  AcmeChart: [1]\n"]),
    (["catalog", "--format", "json"], ["{\n  \"views\": [\n"]),
    (["catalog", "bold", "--format", "json"], ["\"kind\": \"modifier\"", "\"swift\": \"bold("]),
    (["schema", "tree"], ["\"title\": \"Resolved tree\""]),
    (["schema"], ["\"title\": \"uidesc document\"", "\"view:VStack\""]),
    (["schema", "document", "--catalog", "acme.yaml"], ["\"view:AcmeChart\""]),
    (["eval", "chart.yaml", "--catalog", "acme.yaml"], ["AcmeChart([1, 2])\n"]),
    (["eval", "own.yaml"], ["AcmeChart([1, 2])\n"]),
    (["eval", "own.yaml", "--catalog", "acme.yaml"], ["AcmeChart([1, 2])\n"]),
    (["validate", "old.yaml"], ["note[deprecated]: 'foregroundColor' is deprecated; use 'foregroundStyle'"]),
    (["eval", "old.yaml"], ["Text(\"A\").foregroundColor(.red)\n"]),
  ]

  @Test(arguments: pages)
  func `says what is asked for`(_ row: (arguments: [String], output: [String])) throws {
    let outcome = try workspace().run(row.arguments)
    #expect(outcome.code == 0 && outcome.errors.hasPrefix("error") == false, "\(outcome.errors)")
    for text in row.output { #expect(outcome.output.contains(text), "\(text)\n\(outcome.output)") }
  }

  static let faults: [(arguments: [String], code: Int32, errors: String)] = [
    (["catalog", "Paddin"], 2, "the catalog knows nothing of 'Paddin'; did you mean 'padding'?"),
    (["catalog", "a", "b"], 2, "catalog takes one name, and 'b' is another"),
    (
      ["schema", "tre"], 2, "schema takes document, tree, findings, catalog, not 'tre'; did you mean 'tree'?"
    ),
    (["catalog", "--catalog", "no.yaml"], 2, "can't read 'no.yaml': there is no such file"),
    (["catalog", "--catalog", "clash.yaml"], 2, "error[catalog-clash]"),
    (["eval", "chart.yaml", "--catalog", "clash.yaml"], 2, "error[catalog-clash]"),
    (["validate", "chart.yaml", "--catalog", "no.yaml"], 2, "can't read 'no.yaml'"),
    (["eval", "chart.yaml"], 1, "is named 'AcmeChart'"),
    (
      ["eval", "stack.yaml", "--target", "ios15"], 1,
      "'NavigationStack' needs iOS 16, and the target is iOS 15"
    ),
    (
      ["eval", "stack.yaml", "--target", "iso15"], 2,
      "--target takes a platform and its version, such as ios16 or macos13.3, not 'iso15'; did you mean 'ios'?"
    ),
  ]

  @Test(arguments: faults)
  func `says what is wrong`(_ row: (arguments: [String], code: Int32, errors: String)) throws {
    let outcome = try workspace().run(row.arguments)
    #expect(outcome.code == row.code)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(row.errors), "\(outcome.errors)")
  }

  private func workspace() throws -> Workspace {
    try Workspace([
      "acme.yaml": acme, "clash.yaml": "catalog: 1\nviews: {VStack: }\n",
      "chart.yaml": "uidesc: 1\nbody: {AcmeChart: [1, 2]}\n",
      "own.yaml": "uidesc: 1\ncatalogs: [acme.yaml]\nbody: {AcmeChart: [1, 2]}\n",
      "old.yaml": "uidesc: 1\nbody: {Text: A, modifiers: [{foregroundColor: .red}]}\n",
      "stack.yaml": "uidesc: 1\nbody: {NavigationStack: [Spacer]}\n",
    ])
  }
}
