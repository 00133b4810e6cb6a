import CEL
import Testing
import UIDescDiagnostics

/// The suite of cel-spec; what needs network addresses or test-only macros is not part of this language.
struct ConformanceTests {
  private static let leftOut = ["network_ext", "block_ext"]

  @Test func `passes the whole conformance suite`() {
    guard let tests = SuiteTest.load() else {
      print("cel-conformance.json was not found; nothing was tested")
      return
    }
    var files: [(name: String, passed: Int, total: Int)] = []
    for test in tests where !test.needs.contains(where: Self.leftOut.contains) {
      let failure = run(test)
      if files.last?.name != test.file { files.append((test.file, 0, 0)) }
      files[files.count - 1].total += 1
      if let failure {
        Issue.record("\(test.title): \(failure)")
      } else {
        files[files.count - 1].passed += 1
      }
    }
    for file in files {
      print("\(file.name.padding(20)) \(file.passed) / \(file.total)")
    }
    let total = files.map(\.total).reduce(0, +)
    print("\("all".padding(20)) \(files.map(\.passed).reduce(0, +)) / \(total)")
    #expect(total == 1649)
  }

  @Test func `means the same without a checker`() {
    for test in SuiteTest.load() ?? [] where !test.needs.contains(where: Self.leftOut.contains) {
      if test.type != nil { continue }
      if let failure = run(test, isChecked: false) { Issue.record("\(test.title): \(failure)") }
    }
  }

  /// What is wrong, or nil.
  @Test func `means the same with the extensions switched on`() {
    for test in SuiteTest.load() ?? [] where !test.needs.contains(where: Self.leftOut.contains) {
      if let failure = run(test, features: .all) { Issue.record("\(test.title): \(failure)") }
    }
  }

  private func run(
    _ test: SuiteTest, isChecked: Bool = true, features: Environment.Features = []
  ) -> String? {
    let (activation, functions) = test.environment()
    let environment = Environment(
      features: features, container: test.container, functions: functions,
      isChecked: test.isChecked && isChecked)
    var sink = DiagnosticSink()
    let program = environment.compile(test.expression, in: activation, wanting: nil, into: &sink)
    // With the extensions what may be null is a `T?`, also in the one case where CEL drops the null.
    if features.isEmpty, let type = test.type, let program, program.type != suiteType(type) {
      return "the type is \(program.type)"
    }
    if test.isCheckOnly { return program == nil ? "\(sink.diagnostics.map(\.message))" : nil }
    let wantsError = test.expectation["error"] != nil
    guard let program else { return wantsError ? nil : "\(sink.diagnostics.map(\.message))" }
    do {
      let value = try program.evaluate(activation)
      if wantsError { return "an error was expected, not \(value)" }
      let wanted = test.expectation["value"].map(suiteValue) ?? .bool(true)
      return isSame(value, wanted) ? nil : "\(value) is not \(wanted)"
    } catch {
      return wantsError ? nil : "\(error.code): \(error.message)"
    }
  }
}

extension String {
  func padding(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
