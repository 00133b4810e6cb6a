import Foundation
import TestSupport
import Testing
import UIDescDiagnostics
import UIDescDocument
import UIDescSyntax

struct CatalogSourceTests {
  @Test func `the program holds SwiftUI as Schemas describes it`() throws {
    var sink = DiagnosticSink()
    let source = CatalogTable.source(of: try swiftUITree(into: &sink), into: &sink)
    expectNothing(sink, in: try swiftUIFile())
    expectGolden(
      source, at: packageRoot.appending(path: "Sources/UIDescDocument/Catalog/Catalog+SwiftUI.swift"))
  }
}

func swiftUIFile() throws -> SourceFile {
  let url = packageRoot.appending(path: "Schemas/swiftui.catalog.yaml")
  return SourceFile(path: "Schemas/swiftui.catalog.yaml", bytes: [UInt8](try Data(contentsOf: url)))
}

func swiftUITree(into sink: inout DiagnosticSink) throws -> SyntaxTree {
  readSyntax(try swiftUIFile(), id: SourceID(0), format: .yaml, into: &sink)
}

/// Records every finding with its place.
func expectNothing(_ sink: DiagnosticSink, in source: SourceFile) {
  for finding in sink.sorted {
    let place = source.location(of: finding.range.offsets.lowerBound)
    Issue.record("\(source.path):\(place.line):\(place.column): \(finding.code): \(finding.message)")
  }
}
