import CEL
import Foundation
import TestSupport
import Testing
import UIDescDiagnostics
import UIDescDocument
import UIDescSyntax

struct CatalogReaderTests {
  @Test(arguments: fixtures(in: "catalog"))
  func `reports what is wrong in a catalog`(_ fixture: Fixture) {
    check(fixture) { source in
      var sink = DiagnosticSink()
      _ = table(source, over: .swiftUI, into: &sink)
      return sink.sorted
    }
  }

  @Test func `adds a user's components to SwiftUI`() throws {
    let catalog = Catalog.swiftUI.adding(try read(acme, over: .swiftUI))
    let chart = try #require(catalog.view(named: "AcmeChart"))
    #expect(chart.parameters.map(\.name) == ["points", "palette", "caption", "onSelect"])
    #expect(chart.parameters[3].handsOver.map(\.type) == [.value(.int)])
    let palette = try #require(catalog.type(named: "AcmePalette"))
    #expect(Int(palette.index) >= Catalog.swiftUI.typeCount)
    #expect(chart.parameters[1].type == .value(.host(palette)))
    #expect(catalog.name(of: palette) == "AcmePalette")
    let warm = try #require(catalog.member("warm", of: palette))
    #expect(catalog.memberName(warm) == "warm")
    let red = try #require(catalog.member("red", of: palette))
    #expect(red.type == catalog.type(named: "Color"))
    #expect(catalog.view(named: "VStack") != nil)
    #expect(catalog.viewNames == (Catalog.swiftUI.viewNames + ["AcmeChart"]).sorted())
    #expect(catalog.environmentValue(named: "acmeTheme")?.default == "'plain'")
    #expect(catalog.hostAction(named: "acmeTrack")?.scalarIsText == true)
  }

  @Test func `puts a third catalog on top of the second`() throws {
    let second = Catalog.swiftUI.adding(try read(acme, over: .swiftUI))
    let text = "catalog: 1\ntypes:\n  Mood: {members: [calm, wild], takes: [AcmePalette]}\n"
    let third = second.adding(try read(text, over: second))
    let mood = try #require(third.type(named: "Mood"))
    #expect(Int(mood.index) == second.typeCount)
    #expect(third.typeCount == second.typeCount + 1)
    #expect(third.member("warm", of: mood)?.type == third.type(named: "AcmePalette"))
    #expect(third.member("red", of: mood)?.type == third.type(named: "Color"))
  }

  @Test func `reads a catalog written as JSON`() throws {
    let text =
      #"{"catalog": 1, "views": {"Map": {"description": "A map.", "parameters": {"zoom": "Double?"}}}}"#
    let catalog = Catalog.swiftUI.adding(try read(text, over: .swiftUI, format: .json))
    #expect(catalog.view(named: "Map")?.parameters.map(\.type) == [.value(.nullable(.double))])
  }

  @Test func `keeps texts that are not plain ASCII`() throws {
    let text = "catalog: 1\nviews:\n  Bär: {description: 'Zeigt »Bären«: 3:4'}\n"
    let catalog = Catalog.swiftUI.adding(try read(text, over: .swiftUI))
    #expect(catalog.view(named: "Bär")?.documentation == "Zeigt »Bären«: 3:4")
  }

  @Test func `survives catalogs that are cut off or lack a line, and keeps what it has read readable`() throws
  {
    let url = packageRoot.appending(path: "Tests/Fixtures/catalog/complete.yaml")
    let text = try String(contentsOf: url, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var variants = lines.indices.map { index in
      (lines[..<index] + lines[(index + 1)...]).joined(separator: "\n")
    }
    variants += stride(from: 0, to: text.utf8.count, by: 3).map { String(text.prefix($0)) }
    for (index, character) in text.enumerated() where "{}[]:?,(".contains(character) {
      variants.append(String(text.prefix(index)) + String(text.dropFirst(index + 1)))
    }
    for variant in variants {
      var sink = DiagnosticSink()
      let source = SourceFile(path: "test.catalog.yaml", text: variant)
      let catalog = Catalog.swiftUI.adding(table(source, over: .swiftUI, into: &sink))
      visit(catalog, names: "Acme")
    }
  }

  @Test func `ends types that lead too far or grow too large`() {
    let chain = (0..<200).map { "  A\($0): {alias: A\($0 + 1)}\n" }.joined() + "  A200: {alias: Int}\n"
    let records = (0..<40).map { "  R\($0): {fields: {a: R\($0 + 1), b: R\($0 + 1)}}\n" }.joined()
    let bomb = records + "  R40: {fields: {a: Int}}\n"
    for (text, code) in [(chain, "type-too-deep"), (bomb, "type-too-large")] {
      var sink = DiagnosticSink()
      let source = SourceFile(path: "test.catalog.yaml", text: "catalog: 1\ntypes:\n" + text)
      let catalog = Catalog.swiftUI.adding(table(source, over: .swiftUI, into: &sink))
      #expect(Set(sink.diagnostics.map(\.code)) == [code])
      #expect(sink.diagnostics.count < 5)
      visit(catalog, names: "")
    }
  }

  /// Decodes everything that starts with the given letters.
  private func visit(_ catalog: Catalog, names prefix: String) {
    for name in catalog.viewNames where name.hasPrefix(prefix) {
      #expect(catalog.view(named: name)?.name == name)
    }
    for name in catalog.typeNames where name.hasPrefix(prefix) {
      #expect(catalog.typeAlias(named: name) != nil)
      guard let type = catalog.type(named: name) else { continue }
      for member in catalog.memberNames(of: type) { #expect(catalog.member(member, of: type) != nil) }
      _ = (
        catalog.functions("init", of: type), catalog.methods("tint", on: type), catalog.typeEntry(for: type)
      )
    }
    _ = (catalog.modifierNames, catalog.environmentNames, catalog.hostActionNames)
  }

  private func read(_ text: String, over base: Catalog, format: DocumentFormat = .yaml) throws -> CatalogTable
  {
    var sink = DiagnosticSink()
    let source = SourceFile(path: "test.catalog.yaml", text: text)
    let result = table(source, over: base, format: format, into: &sink)
    expectNothing(sink, in: source)
    return result
  }
}

private func table(
  _ source: SourceFile, over base: Catalog, format: DocumentFormat = .yaml, into sink: inout DiagnosticSink
) -> CatalogTable {
  let tree = readSyntax(source, id: SourceID(0), format: format, into: &sink)
  return readCatalog(tree, over: base, into: &sink)
}

private let acme = """
  catalog: 1
  name: Acme
  x-owner: design
  views:
    AcmeChart:
      description: Shows points in a palette.
      parameters:
        _ points: [{x: Double, y: Double}]
        palette: {type: AcmePalette, default: .warm}
        caption: View?
        onSelect: {type: Action(Int), required: true, description: Runs when a point is chosen.}
      main: caption
  types:
    AcmePalette:
      description: The colours of a chart.
      members: [warm, cold]
      takes: [Color]
  environment:
    acmeTheme: {type: String, default: plain, description: The theme.}
  actions:
    acmeTrack:
      description: Counts an event.
      parameters: {_ event: String}
      scalar: event
  """
