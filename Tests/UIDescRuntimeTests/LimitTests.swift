import Testing
import UIDescDiagnostics
import UIDescDocument
import UIDescRuntime
import UIDescSyntax

struct LimitTests {
  private static func findings(_ text: String, _ change: (inout EvaluationLimits) -> Void) -> [String] {
    var sink = DiagnosticSink()
    let document = read(text, into: &sink)
    var limits = EvaluationLimits()
    change(&limits)
    if sink.hasErrors { return sink.diagnostics.map(\.code) }
    let resolved = evaluate(document, inputs: Inputs(), limits: limits, into: &sink)
    #expect((resolved == nil) == sink.hasErrors)
    return sink.diagnostics.map(\.code)
  }

  private static func read(_ text: String, into sink: inout DiagnosticSink) -> Document {
    let source = SourceFile(path: "app.yaml", text: text)
    let tree = readSyntax(source, id: SourceID(0), format: .yaml, into: &sink)
    return readDocument(List([DocumentFile(tree: tree, imports: [])]), catalog: .swiftUI, into: &sink)
  }

  private static let rows =
    "uidesc: 1\nbody: {VStack: [{ForEach: {in: lists.range(20), content: [Spacer]}}]}\n"

  @Test func `the tree may not grow beyond its limit`() {
    #expect(Self.findings(Self.rows) { $0.nodes = 22 } == [])
    #expect(Self.findings(Self.rows) { $0.nodes = 21 } == ["evaluation-too-large"])
  }

  @Test func `views may not be nested beyond their limit`() {
    let text = "uidesc: 1\nbody: {VStack: [{VStack: [{VStack: [Spacer]}]}]}\n"
    #expect(Self.findings(text) { $0.depth = 4 } == [])
    #expect(Self.findings(text) { $0.depth = 3 } == ["evaluation-too-deep"])
  }

  @Test func `what shows nothing has a limit too`() {
    let text =
      "uidesc: 1\ncomponents: {None: {body: []}}\nbody: {ForEach: {in: lists.range(20), content: [None]}}\n"
    #expect(Self.findings(text) { $0.steps = 41 } == [])
    #expect(Self.findings(text) { $0.steps = 40 } == ["evaluation-too-long"])
  }

  @Test func `actions that run each other twice are stopped`() {
    var text = "uidesc: 1\nstate: {n: 1}\nbody: {Button: {title: a, action: {run: a0}}}\nactions:\n"
    for level in 0..<40 { text += "  a\(level): [{run: a\(level + 1)}, {run: a\(level + 1)}]\n" }
    text += "  a40: {set: {n: 2}}\n"
    #expect(Self.findings(text) { _ in } == ["document-too-large"])
  }

  @Test func `components that hold each other twice are stopped`() {
    var text = "uidesc: 1\nbody: A0\ncomponents:\n"
    for level in 0..<40 { text += "  A\(level): {body: [A\(level + 1), A\(level + 1)]}\n" }
    text += "  A40: {body: []}\n"
    #expect(Self.findings(text) { $0.steps = 10_000 } == ["evaluation-too-long"])
  }

  @Test func `an assignment has a name and a value`() {
    var sink = DiagnosticSink()
    let document = Self.read("uidesc: 1\nbody: Spacer\n", into: &sink)
    var reader = InputReader(document: document)
    var sources = SourceFiles()
    reader.readState(named: "--state", "isOpen", in: &sources)
    reader.readSide(named: "--toggled", "=1", in: &sources)
    reader.readEnvironment(named: "--env", "", in: &sources)
    #expect(reader.sink.diagnostics.map(\.code) == Array(repeating: "assignment-expected", count: 3))
  }
}
