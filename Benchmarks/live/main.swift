internal import CEL
internal import UIDesc
internal import UIDescDiagnostics
internal import UIDescRuntime

// How long a change takes, beside the evaluation of everything: a screen of many views, one of which shows a Bool.
//
//     swift run -c release uidesc-live-benchmark [VIEWS …]

/// A screen with so many views in groups of a hundred; the last one follows `flag`.
func screen(views: Int) -> String {
  var text = "uidesc: 1\nstate: {flag: false, other: 0}\nbody:\n  VStack:\n"
  var left = views - 1
  while left > 0 {
    text += "    - HStack:\n"
    for number in 0..<min(100, left) {
      text += "        - Text: Row \(number)\n          modifiers: [{padding: 4}]\n"
    }
    left -= 101
  }
  return text + "    - Text: Last\n      modifiers: [{opacity: \"flag ? 1 : 0.5\"}]\n"
}

func nanoseconds(_ repeats: Int, _ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  var best = Double.infinity
  for _ in 0..<3 {
    let time = clock.measure { for _ in 0..<repeats { body() } }
    let (seconds, attoseconds) = time.components
    best = min(best, (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(repeats))
  }
  return best
}

func measure(views: Int) throws {
  let document = try Document(text: screen(views: views))
  if document.hasErrors { print(document.findings) }
  var driver = try document.begin(EvaluationInputs())
  var flag = false
  let whole = nanoseconds(5) { _ = driver.session.wholeTree() }
  guard let slot = driver.session.slot(named: "flag") else { return }
  var changes: [TreeChange] = []
  let plain = nanoseconds(100_000) {
    flag.toggle()
    changes.removeAll(keepingCapacity: true)
    let isDone = driver.session.set(.bool(flag), at: slot, changes: &changes)
    precondition(isDone && changes.count == 2, "a change of the state and of one argument")
  }
  let part = nanoseconds(20_000) {
    flag.toggle()
    let step = driver.session.set([NamedValue(name: "flag", value: .bool(flag))])
    precondition(step.changeSets.first?.changes.count == 2, "a change of the state and of one argument")
  }
  let count = driver.tree.reachableViews.count
  let ratio = whole / plain
  print(
    "\(count) views: whole \(Int(whole / 1000)) µs (\(Int(whole / Double(count))) ns a view),",
    terminator: " ")
  print("a change \(Int(plain)) ns (told as a step: \(Int(part)) ns), \(Int(ratio)) times faster")
}

let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }
for size in sizes.isEmpty ? [1000, 10_000, 100_000] : sizes { try measure(views: size) }
