import Testing
import UIDescDiagnostics

@testable import CEL

/// Programs against a second, plain evaluation of the same checked syntax.
struct PlainTests {
  @Test(arguments: [true, false])
  func `every program of the suite gives the same through a plain walk`(isChecked: Bool) throws {
    guard let tests = SuiteTest.load() else {
      print("cel-conformance.json was not found; nothing was tested")
      return
    }
    var comparison = Comparison()
    for test in tests where !test.isCheckOnly {
      let (scope, functions) = test.environment()
      let environment = Environment(
        container: test.container, functions: functions, isChecked: test.isChecked && isChecked)
      comparison.compare(test.expression, in: scope, environment, title: test.title)
    }
    comparison.report(isChecked ? "the suite, checked" : "the suite, unchecked")
    #expect(comparison.values > 1400)
    #expect(comparison.unwalked.isEmpty)
  }

  @Test func `expressions written at random give the same through a plain walk`() {
    var generator = ExpressionGenerator(seed: 5)
    var comparison = Comparison()
    let environments = [true, false].map { TestHost.environment(isChecked: $0) }
    for round in 0..<6000 {
      let text = generator.expression(depth: 4)
      comparison.compare(text, in: TestHost.scope, environments[round % 2], title: text)
    }
    comparison.report("random expressions")
    #expect(comparison.values > 400)
    #expect(comparison.failures > 400)
    #expect(comparison.unwalked.isEmpty)
  }
}

/// Counts what was compared, and records what differs.
private struct Comparison {
  var values = 0
  var failures = 0
  /// How many programs could not be walked, by reason.
  var unwalked: [(reason: String, count: Int)] = []

  mutating func compare(_ text: String, in scope: Activation, _ environment: Environment, title: String) {
    var sink = DiagnosticSink()
    guard let program = environment.compile(text, in: scope, wanting: nil, into: &sink) else { return }
    guard let plain = PlainEvaluator(text, in: scope, environment) else {
      Issue.record("\(title): compiles, but is not taken by the plain evaluator")
      return
    }
    let expected = Result { () throws(EvaluationError) in try program.evaluate(scope) }
    let whole = program.parts(scope).last.map(\.result)
    #expect(whole.map { describe($0, environment) } == describe(expected, environment), "\(title)")
    // The plain evaluator has no limits.
    if case .failure(let error) = expected, Self.limits.contains(error.code) { return }
    do {
      let value = try plain.run().literal(host: environment.host)
      values += 1
      #expect(value == (try? expected.get().literal(host: environment.host)), "\(title): \(expected)")
    } catch PlainStop.failure(let code, let range) {
      failures += 1
      guard case .failure(let error) = expected else {
        Issue.record("\(title): fails with \(code), and is \(expected)")
        return
      }
      #expect((isHost(error) ? FailureCode.host.code : error.code) == code.code, "\(title)")
      // Of a ternary whose condition is known, the plan has only the arm that is taken.
      #expect(range.start <= error.range.start && error.range.end <= range.end, "\(title)")
    } catch {
      note("\(error)", title)
    }
  }

  /// The same for results that are the same, NaN among them.
  private func describe(_ result: Result<Value, EvaluationError>, _ environment: Environment) -> String {
    switch result {
    case .success(let value): value.literal(host: environment.host)
    case .failure(let error): "\(error)"
    }
  }

  private static let limits = [FailureCode.cost.code, FailureCode.size.code]

  /// Whether a function of the host failed, with a code of its own.
  private func isHost(_ error: EvaluationError) -> Bool {
    !(UInt8(0)...UInt8.max).lazy.compactMap(FailureCode.init).contains { $0.code == error.code }
  }

  private mutating func note(_ reason: String, _ title: String) {
    print("not walked: \(title): \(reason)")
    if let index = unwalked.firstIndex(where: { $0.reason == reason }) {
      unwalked[index].count += 1
    } else {
      unwalked.append((reason, 1))
    }
  }

  func report(_ name: String) {
    let count = unwalked.map(\.count).reduce(0, +)
    print("\(name): \(values) values and \(failures) errors through a plain walk, \(count) not walked")
    for (reason, count) in unwalked { print("  \(count) times: \(reason)") }
  }
}
