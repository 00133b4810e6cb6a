import Foundation
import TestSupport
import Testing
import UIDesc
import UIDescDiagnostics
import UIDescEmit
import UIDescRuntime

/// Random changes of random documents: what is evaluated in parts is what is evaluated as a whole.
@Suite struct LivePropertyTests {
  /// `LIVE_CHANGES=100000` asks for more; a run of the tests takes a second for these.
  static var changeCount: Int {
    ProcessInfo.processInfo.environment["LIVE_CHANGES"].flatMap { Int($0) } ?? 3000
  }

  @Test func `evaluates in parts what it evaluates as a whole`() throws {
    var seed: UInt64 = 0
    var changes = 0
    var parts = 0
    var failures = 0
    while changes < Self.changeCount, failures == 0 {
      seed += 1
      let loaded = try Document(text: RandomDocument(seed: seed).text)
      if loaded.hasErrors {
        let text = RandomDocument(seed: seed).text
        Issue.record(
          "document \(seed) is not valid: \(loaded.findings.map(\.description).joined(separator: "\n"))\n\(text)"
        )
        return
      }
      var driver = try loaded.begin(EvaluationInputs())
      var lottery = Lottery(seed: seed &+ 1000)
      for number in 0..<100 {
        let before = driver.tree
        if driver.session.canEvaluateParts { parts += 1 }
        let text = Self.step(&lottery, driver.tree)
        var sources = loaded.sources
        let step = try LiveCase.perform(text, &driver, &sources)
        changes += 1
        let place = "document \(seed), change \(number): \(text)"
        if !step.findings.isEmpty {
          // What is said of a view that has no action is no matter; else the state can't be shown by either.
          let isOfEvent = step.findings.allSatisfy { ["no-handler", "several-views"].contains($0.code) }
          if !isOfEvent, driver.session.wholeTree() != nil { Issue.record("\(place): \(step.findings)") }
          continue
        }
        guard let whole = driver.session.wholeTree() else {
          Issue.record("\(place): the whole can't be evaluated")
          return
        }
        if Self.json(driver.tree) != Self.json(whole) {
          failures += 1
          let difference = firstDifference(expected: Self.json(whole), actual: Self.json(driver.tree))
          Issue.record("\(place): \(difference)\n\(RandomDocument(seed: seed).text)")
          return
        }
        if number % 5 == 0 { expectPatch(of: step, leadsFrom: before, to: driver.tree, place) }
      }
    }
    #expect(parts > changes / 2, "most changes are evaluated in parts")
  }

  private static func json(_ tree: ResolvedTree) -> String {
    var out = OutputBuffer()
    JSONEmitter.append(tree, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  private static func step(_ lottery: inout Lottery, _ tree: ResolvedTree) -> String {
    switch lottery.below(12) {
    case 0: return "set: {a: \(lottery.below(2) == 0)}"
    case 1: return "set: {b: \(lottery.below(2) == 0), c: \(lottery.below(2) == 0)}"
    case 2: return "set: {n: \(lottery.below(5))}"
    case 3: return "set: {s: \(lottery.one(of: ["small", "large"]))}"
    case 4: return "set: {t: \(lottery.one(of: ["x", "y"])), q: \(lottery.one(of: ["null", "z"]))}"
    case 5: return "set: {items: \(lottery.one(of: ["[1, 2, 3]", "[3, 1]", "[]", "[5, 4, 3, 2, 1]"]))}"
    case 6: return "toggled: {gap.on: \(lottery.below(9)), tint.off: .green}"
    case 7 where lottery.below(4) == 0: return "env: {colorScheme: \(lottery.one(of: ["light", "dark"]))}"
    default:
      let views = tree.reachableViews
      if views.isEmpty { return "set: {n: 1}" }
      let view = tree.nodes[Int(lottery.one(of: views))]
      return "tap: {id: \"\(String(view.identity, radix: 16))\"}"
    }
  }
}
