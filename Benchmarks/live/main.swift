internal import CEL
internal import UIDesc
internal import UIDescDiagnostics
internal import UIDescRuntime

// How long a change takes, beside the evaluation of everything: a screen of many views, one of which shows a Bool; one of
// many instances of a component that has state; one element of a long loop; a colour scheme that one view follows.
//
//     swift run -c release uidesc-live-benchmark [VIEWS …]
//
// `instances`, `elements` and `scheme` in place of a number ask for that alone.

/// A screen with so many views in groups of a hundred; the last one follows `flag`.
func screen(views: Int, last: String = "flag ? 1 : 0.5") -> String {
  var text = "uidesc: 1\nstate: {flag: false, other: 0}\nbody:\n  VStack:\n"
  var left = views - 1
  while left > 0 {
    text += "    - HStack:\n"
    for number in 0..<min(100, left) {
      text += "        - Text: Row \(number)\n          modifiers: [{padding: 4}]\n"
    }
    left -= 101
  }
  return text + "    - Text: Last\n      modifiers: [{opacity: \"\(last)\"}]\n"
}

/// So many instances, each of three views, one of which follows the state.
func instances(_ count: Int) -> String {
  """
  uidesc: 1
  components:
    Row:
      parameters: {title: String}
      state: {isOn: false}
      body:
        HStack:
          - Text: "${title}"
            modifiers: [{opacity: "isOn ? 1 : 0.5"}]
          - Toggle: {title: On, isOn: $isOn}
  body:
    VStack:

  """ + (0..<count).map { "    - Row: Number \($0)\n" }.joined()
}

/// A loop over so many elements, each of three views.
func elements(_ count: Int) -> String {
  let rows = (0..<count).map { "{id: \($0), isOn: false}" }.joined(separator: ", ")
  return """
    uidesc: 1
    state: {rows: {type: [{id: Int, isOn: Bool}], default: [\(rows)]}}
    body:
      List:
        - ForEach:
            in: rows
            content:
              HStack:
                - Text: Row
                  modifiers: [{opacity: "row.isOn ? 1 : 0.5"}]
                - Toggle: {title: On, isOn: $row.isOn}
          as: row

    """
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

func begin(_ text: String) throws -> SessionDriver {
  let document = try Document(text: text)
  if document.hasErrors { print(document.findings) }
  return try document.begin(EvaluationInputs())
}

func measure(views: Int) throws {
  var driver = try begin(screen(views: views))
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

/// Changes that are told as steps, each of so many arguments.
func measure(
  _ name: String, _ text: String, arguments: Int, repeats: Int,
  _ change: (inout SessionDriver, Bool) -> SessionStep
) throws {
  var driver = try begin(text)
  let whole = nanoseconds(5) { _ = driver.session.wholeTree() }
  var flag = false
  let part = nanoseconds(repeats) {
    flag.toggle()
    let step = change(&driver, flag)
    let changed = step.changeSets.first?.changes.count ?? 0
    precondition(changed >= arguments && changed <= arguments + 1, "\(arguments) arguments, and a state")
    precondition(!driver.session.effort.isWhole, "evaluated in parts")
  }
  let count = driver.tree.reachableViews.count
  print(
    "\(name), \(count) views: whole \(Int(whole / 1000)) µs (\(Int(whole / Double(count))) ns a view),",
    "a change \(Int(part)) ns, \(Int(whole / part)) times faster")
}

/// The middle one of the views of that name.
func middle(_ name: String, of tree: ResolvedTree) -> Int32 {
  let found = tree.reachableViews.filter { tree.names[Int(tree.nodes[Int($0)].name)] == name }
  return found[found.count / 2]
}

func measureInstances() throws {
  var view: Int32 = -1
  try measure("one of 1000 instances", instances(1000), arguments: 2, repeats: 5_000) { driver, isOn in
    if view < 0 { view = middle("Toggle", of: driver.tree) }
    return driver.session.input(.bool(isOn), to: view)
  }
}

func measureElements() throws {
  var view: Int32 = -1
  try measure("one of 10000 elements", elements(10_000), arguments: 2, repeats: 50) { driver, isOn in
    if view < 0 { view = middle("Toggle", of: driver.tree) }
    return driver.session.input(.bool(isOn), to: view)
  }
}

func measureScheme() throws {
  // The values are those of two modifiers, since members are numbers of a document's own.
  let text =
    screen(views: 10_000, last: "env.colorScheme == .dark ? 1 : 0.5")
    + "    - Text: Both\n      modifiers: [{preferredColorScheme: .light}, {preferredColorScheme: .dark}]\n"
  var schemes: [Value] = []
  try measure("a colour scheme", text, arguments: 1, repeats: 5_000) { driver, isDark in
    if schemes.isEmpty { schemes = values(of: "preferredColorScheme", in: driver.tree) }
    return driver.session.setEnvironment([NamedValue(name: "colorScheme", value: schemes[isDark ? 1 : 0])])
  }
}

func values(of modifier: String, in tree: ResolvedTree) -> [Value] {
  tree.modifiers.filter { tree.names[Int($0.name)] == modifier }.flatMap(\.arguments).compactMap {
    if case .value(let value) = tree.arguments[Int($0)].value { value } else { nil }
  }
}

let arguments = CommandLine.arguments.dropFirst()
for name in arguments.isEmpty ? ["1000", "10000", "100000", "instances", "elements", "scheme"] : arguments {
  switch name {
  case "instances": try measureInstances()
  case "elements": try measureElements()
  case "scheme": try measureScheme()
  default: if let size = Int(name) { try measure(views: size) }
  }
}
