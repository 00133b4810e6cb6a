internal import CEL
internal import UIDescDiagnostics
internal import UIDescRuntime
internal import UIDescSyntax

/// Runs one scenario: a session, its steps, and after each the expectations that follow it.
struct ScenarioRunner {
  let document: Document
  let path: String
  let sources: SourceFiles
  let files: FileAccess
  let isUpdating: Bool
  private(set) var writes: [(path: String, text: String)] = []

  init(document: Document, path: String, sources: SourceFiles, files: FileAccess, isUpdating: Bool) {
    self.document = document
    self.path = path
    self.sources = sources
    self.files = files
    self.isUpdating = isUpdating
  }

  /// One result, or one for each row of a table.
  mutating func run(_ scenario: SyntaxNode, number: Int, _ sink: inout DiagnosticSink) -> [ScenarioResult] {
    guard scenario.kind == .mapping else {
      sink.report(.scenarioIsAMapping(at: scenario.range))
      return []
    }
    checkKeys(of: scenario, ScenarioKeys.scenario, &sink)
    let nameEntry = scenario.entry(named: "name")
    let name = nameEntry?.value.text ?? "scenario \(number)"
    let range = nameEntry?.value.range ?? scenario.range.startPoint
    if let rows = scenario.entry(named: "rows") {
      guard scenario.entry(named: "steps") == nil, rows.value.kind == .sequence, rows.value.count > 0 else {
        sink.report(.stepsExpected(at: rows.key.range))
        return []
      }
      let rowsAreSound = rows.value.elements.map { checkExpectation($0, isRow: true, &sink) }
      guard rowsAreSound.allSatisfy({ $0 }) else { return [] }
      return rows.value.elements.enumerated().map { index, row in
        var result = ScenarioResult(name: "\(name), row \(index + 1)", range: row.range)
        runRow(row, of: scenario, &result)
        return result
      }
    }
    var result = ScenarioResult(name: name, range: range)
    guard let steps = scenario.entry(named: "steps"), steps.value.kind == .sequence, steps.value.count > 0
    else {
      sink.report(.stepsExpected(at: range))
      return []
    }
    runSteps(steps.value, of: scenario, &result, &sink)
    return [result]
  }

  private func begin(
    _ scenario: SyntaxNode, _ row: SyntaxNode?, _ result: inout ScenarioResult
  ) -> SessionDriver? {
    func start(_ key: String) -> SyntaxNode? {
      let entry = row?.entry(named: key) ?? scenario.entry(named: key)
      return entry?.value.kind == .mapping ? entry?.value : nil
    }
    do throws(EvaluationFailure) {
      return try document.begin(
        state: start("state"), environment: start("env"), toggled: start("toggled"), sources: sources)
    } catch {
      result.failures += error.diagnostics.map { ScenarioFailure(finding: $0) }
      return nil
    }
  }

  private mutating func runRow(_ row: SyntaxNode, of scenario: SyntaxNode, _ result: inout ScenarioResult) {
    // A row may be about a state that can't be shown.
    if let findings = row.entry(named: "findings") {
      var beginning = ScenarioResult(name: result.name, range: result.range)
      let driver = begin(scenario, row, &beginning)
      var step = SessionStep()
      step.findings = beginning.failures.map(\.finding)
      var check = ExpectationCheck(driver: driver, step: step, owner: self, select: nil)
      check.checkFindings(findings)
      result.failures += check.failures
      return
    }
    guard let driver = begin(scenario, row, &result) else { return }
    var check = ExpectationCheck(
      driver: driver, step: SessionStep(), owner: self, select: scenario.entry(named: "select"))
    check.check(row)
    result.failures += check.failures
    writes += check.writes
  }

  private mutating func runSteps(
    _ steps: SyntaxNode, of scenario: SyntaxNode, _ result: inout ScenarioResult, _ sink: inout DiagnosticSink
  ) {
    guard var driver = begin(scenario, nil, &result) else { return }
    // What has happened since the last expectation of its kind.
    var happened = SessionStep()
    let elements = Array(steps.elements)
    for (index, element) in elements.enumerated() {
      guard element.kind == .mapping, element.count == 1,
        let entry = element.entries.first(where: { _ in true })
      else {
        sink.report(.stepIsOneKey(at: element.range))
        return
      }
      if entry.key.text == "expect" {
        guard checkExpectation(entry.value, isRow: false, &sink) else { continue }
        var check = ExpectationCheck(
          driver: driver, step: happened, owner: self, select: scenario.entry(named: "select"))
        check.check(entry.value)
        result.failures += check.failures
        writes += check.writes
        if entry.value.entry(named: "emitted") != nil { happened.emissions = [] }
        if entry.value.entry(named: "called") != nil { happened.calls = [] }
        continue
      }
      let step = driver.perform(entry.key.text, at: entry.key.range, entry.value)
      happened.emissions += step.emissions
      happened.calls += step.calls
      happened.changeSets = step.changeSets
      happened.findings = step.findings
      if step.findings.isEmpty || expectsFindings(after: index, in: elements) { continue }
      result.failures += step.findings.map { ScenarioFailure(finding: $0) }
      return
    }
  }

  private func expectsFindings(after index: Int, in steps: [SyntaxNode]) -> Bool {
    guard steps.indices.contains(index + 1), steps[index + 1].kind == .mapping else { return false }
    return steps[index + 1].entry(named: "expect")?.value.entry(named: "findings") != nil
  }

  /// The path of a snapshot: in the folder `snapshots` beside the scenario file.
  func snapshotPath(_ name: String) -> String {
    Path.join(Path.folder(of: path), "snapshots/\(name).txt")
  }
}

extension Diagnostic {
  static func scenarioIsAMapping(at range: SourceRange) -> Self {
    Diagnostic("wrong-scenario", .error, at: range, "a scenario is a mapping with 'steps' or 'rows'")
  }

  static func stepsExpected(at range: SourceRange) -> Self {
    Diagnostic(
      "wrong-scenario", .error, at: range,
      "a scenario has either 'steps' or 'rows', a list with something in it")
  }

  static func stepIsOneKey(at range: SourceRange) -> Self {
    Diagnostic("wrong-scenario", .error, at: range, "a step is a mapping with one key, such as 'tap: Save'")
  }
}
