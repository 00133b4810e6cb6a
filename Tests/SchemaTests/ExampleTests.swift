import CEL
import Testing
import UIDesc
import UIDescDiagnostics
import UIDescDocument

/// Each view and modifier, in each of its forms, written as a document; then the same with one fault in one place.
@Suite struct ExampleTests {
  @Test(arguments: subjects)
  func `every form validates and evaluates`(subject: Subject) throws {
    for form in subject.entry.forms {
      for isComplete in [false, true] {
        let example = try #require(
          Catalog.swiftUI.example(of: subject.entry, as: subject.kind, form: form, isComplete: isComplete),
          "no value can be written for \(subject.entry.signature(form))")
        try expectTree(example.document)
        if !isComplete { try expectTree(example.shortDocument) }
      }
    }
    let short = try #require(Catalog.swiftUI.example(of: subject.entry, as: subject.kind))
    try expectTree(short.shortDocument)
  }

  @Test(arguments: subjects.filter { $0.kind != .hostAction })
  func `one fault gives one finding at its place`(subject: Subject) throws {
    for form in subject.entry.forms {
      let example = try #require(
        Catalog.swiftUI.example(of: subject.entry, as: subject.kind, form: form, isComplete: true))
      for mutation in Mutation.all(of: example) {
        let document = try Document(text: mutation.document)
        let places = document.diagnostics.map {
          document.sources[$0.range.file].location(of: Int($0.range.start)).line
        }
        #expect(
          places == [mutation.line],
          "\(mutation.what):\n\(mutation.document)\(document.findings.map(\.description).joined(separator: "\n"))"
        )
      }
    }
  }

  @Test(arguments: Catalog.swiftUI.typeNames)
  func `every type has a value that a constant can hold`(name: String) throws {
    try expectTree(try #require(Catalog.swiftUI.exampleDocument(ofType: name)))
  }

  private func expectTree(_ text: String) throws {
    let document = try Document(text: text)
    #expect(document.findings.map(\.description) == [], "\(text)")
    guard !document.hasErrors else { return }
    do throws(EvaluationFailure) {
      _ = try document.evaluate()
    } catch {
      Issue.record("\(error.description)\n\(text)")
    }
  }
}

struct Subject: Sendable, CustomTestStringConvertible {
  let kind: ExampleKind
  let entry: EntrySpec

  var testDescription: String { entry.name }
}

private let subjects: [Subject] = {
  let catalog = Catalog.swiftUI
  return catalog.viewNames.compactMap(catalog.view).map { Subject(kind: .view, entry: $0) }
    + catalog.modifierNames.compactMap(catalog.modifier).map { Subject(kind: .modifier, entry: $0) }
    + catalog.hostActionNames.compactMap(catalog.hostAction).map { Subject(kind: .hostAction, entry: $0) }
}()
