import Foundation
import TestSupport
import Testing
import UIDesc
import UIDescDiagnostics
import UIDescEmit
import UIDescRuntime

/// Random changes of random documents: what is evaluated in parts is what is evaluated as a whole.
@Suite struct LivePropertyTests {
  /// `LIVE_CHANGES=100000` asks for more; a run of the tests takes a few seconds for these.
  static var changeCount: Int {
    ProcessInfo.processInfo.environment["LIVE_CHANGES"].flatMap { Int($0) } ?? 2000
  }

  /// `LIVE_FROM=380` begins with that document, to see again what has failed.
  static var firstDocument: UInt64 {
    ProcessInfo.processInfo.environment["LIVE_FROM"].flatMap { UInt64($0) } ?? 1
  }

  /// Two sessions do the same, one of which evaluates everything every time.
  @Test func `evaluates in parts what it evaluates as a whole`() throws {
    var seed = Self.firstDocument - 1
    var changes = 0
    var parts = 0
    while changes < Self.changeCount {
      seed += 1
      let text = RandomDocument(seed: seed).text
      let loaded = try Document(text: text)
      if loaded.hasErrors {
        let findings = loaded.findings.map(\.description).joined(separator: "\n")
        Issue.record("document \(seed) is not valid: \(findings)\n\(text)")
        return
      }
      var driver = try loaded.begin(EvaluationInputs())
      var whole = try loaded.begin(EvaluationInputs(), isIncremental: false)
      var lottery = Lottery(seed: seed &+ 1000)
      for number in 0..<100 {
        let before = driver.tree
        let change = number == 0 ? "appear:" : Self.step(&lottery, driver.tree)
        var sources = loaded.sources
        let step = try LiveCase.perform(change, &driver, &sources)
        let wanted = try LiveCase.perform(change, &whole, &sources)
        changes += 1
        if !driver.session.effort.isWhole { parts += 1 }
        let place = "document \(seed), change \(number): \(change)"
        let isSame =
          Outcome(step, driver.tree) == Outcome(wanted, whole.tree)
          && Self.json(driver.tree) == Self.json(whole.tree)
        guard isSame else {
          let difference = firstDifference(expected: Self.json(whole.tree), actual: Self.json(driver.tree))
          let outcomes = "\(Outcome(step, driver.tree)), not \(Outcome(wanted, whole.tree))"
          Issue.record("\(place): \(difference)\n\(outcomes)\n\(text)")
          return
        }
        if number % 5 == 0, step.findings.isEmpty {
          expectPatch(of: step, leadsFrom: before, to: driver.tree, place)
        }
      }
    }
    print("\(parts) of \(changes) changes were evaluated in parts")
    #expect(parts > changes * 9 / 10, "nearly all changes are evaluated in parts")
  }

  /// What a step did, besides the tree.
  private struct Outcome: Equatable {
    let findings: [String]
    let emitted: [Emission]
    let animations: [ChangeAnimation?]

    init(_ step: SessionStep, _ tree: ResolvedTree) {
      findings = step.findings.map { "\($0.code): \($0.message)" }
      emitted = step.emissions
      animations = step.changeSets.map(\.animation)
    }
  }

  private static func json(_ tree: ResolvedTree) -> String {
    var out = OutputBuffer()
    JSONEmitter.append(tree, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  private static func step(_ lottery: inout Lottery, _ tree: ResolvedTree) -> String {
    switch lottery.below(16) {
    case 0: return "set: {a: \(lottery.below(2) == 0)}"
    case 1: return "set: {b: \(lottery.below(2) == 0), c: \(lottery.below(2) == 0)}"
    case 2: return "set: {n: \(lottery.below(5))}"
    case 3: return "set: {s: \(lottery.one(of: ["small", "large"]))}"
    case 4: return "set: {t: \(lottery.one(of: ["x", "y"])), q: \(lottery.one(of: ["null", "z"]))}"
    case 5: return "set: {items: \(lottery.one(of: ["[1, 2, 3]", "[3, 1]", "[]", "[5, 4, 3, 2, 1]"]))}"
    case 6:
      let rows = (0..<lottery.below(4)).map {
        "{id: \($0 + lottery.below(2) * 5), done: \(lottery.below(2) == 0)}"
      }
      return "set: {rows: [\(rows.shuffled(using: &lottery).joined(separator: ", "))]}"
    case 7: return "toggled: {gap.on: \(lottery.below(9)), tint.off: .green}"
    case 8: return "env: {colorScheme: \(lottery.one(of: ["light", "dark"]))}"
    case 9:
      return "env: {horizontalSizeClass: \(lottery.one(of: ["compact", "regular"])), colorScheme: dark}"
    default:
      let views = tree.reachableViews
      if views.isEmpty { return "set: {n: 1}" }
      let view = tree.nodes[Int(lottery.one(of: views))]
      return "tap: {id: \"\(String(view.identity, radix: 16))\"}"
    }
  }
}
