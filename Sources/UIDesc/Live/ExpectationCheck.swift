internal import CEL
internal import UIDescDiagnostics
internal import UIDescEmit
internal import UIDescRuntime
internal import UIDescSyntax

/// Compares what a scenario expects with what there is.
struct ExpectationCheck {
  /// Nil where the session could not begin.
  let driver: SessionDriver?
  /// What has happened.
  let step: SessionStep
  let owner: ScenarioRunner
  /// What is selected where an expectation does not say it.
  let select: SyntaxEntry?
  private(set) var failures: [ScenarioFailure] = []
  private(set) var writes: [(path: String, text: String)] = []

  init(driver: SessionDriver?, step: SessionStep, owner: ScenarioRunner, select: SyntaxEntry?) {
    self.driver = driver
    self.step = step
    self.owner = owner
    self.select = select
  }

  mutating func check(_ expectation: SyntaxNode) {
    guard let driver else { return }
    if let tree = expectation.entry(named: "tree") { checkTree(tree.value, expectation, driver) }
    if let name = expectation.entry(named: "snapshot") { checkSnapshot(name.value, expectation, driver) }
    if let count = expectation.entry(named: "count") { checkCount(count.value, expectation, driver) }
    for key in ["shows", "hides"] {
      if let texts = expectation.entry(named: key) {
        checkTexts(texts.value, isShown: key == "shows", driver)
      }
    }
    if let values = expectation.entry(named: "value") { checkValues(values.value, driver) }
    if let emitted = expectation.entry(named: "emitted") {
      checkHappened(
        emitted.value, "emitted", "event", "data", step.emissions.map { ($0.event, $0.data) }, driver)
    }
    if let called = expectation.entry(named: "called") {
      checkHappened(
        called.value, "called", "action", "value", step.calls.map { ($0.name, $0.argument) }, driver)
    }
    if let animated = expectation.entry(named: "animated") { checkAnimation(animated.value, driver) }
    if let findings = expectation.entry(named: "findings") { checkFindings(findings) }
  }

  private mutating func fail(
    _ code: String, _ message: String, _ node: SyntaxNode, _ difference: [DifferenceLine] = []
  ) {
    failures.append(
      ScenarioFailure(finding: Diagnostic(code, .error, at: node.range, message), difference: difference))
  }

  // MARK: Trees

  private mutating func selected(_ expectation: SyntaxNode, _ driver: SessionDriver) -> [Int32]? {
    guard let select = expectation.entry(named: "select") ?? select else { return [] }
    guard let selection = Selection(select.value.text) else {
      fail("wrong-step", "'\(select.value.text)' is not a path such as HStack/Text[1]", select.value)
      return nil
    }
    return selection.views(in: driver.tree)
  }

  /// The text of what is selected, or of the whole tree; nil where the path is wrong or leads nowhere.
  private mutating func text(_ expectation: SyntaxNode, _ driver: SessionDriver) -> String? {
    guard let views = selected(expectation, driver) else { return nil }
    var options = EmitOptions()
    if let select = expectation.entry(named: "select") ?? select {
      if views.isEmpty {
        fail("no-such-view", "there is no view at '\(select.value.text)'", select.value)
        return nil
      }
      options.selection = views
    }
    var out = OutputBuffer()
    TextEmitter.append(driver.tree, options: options, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  private mutating func checkTree(_ node: SyntaxNode, _ expectation: SyntaxNode, _ driver: SessionDriver) {
    guard let actual = text(expectation, driver) else { return }
    compare(node.isNull ? "" : node.text, actual, "the tree is another one", node)
  }

  private mutating func compare(_ expected: String, _ actual: String, _ message: String, _ node: SyntaxNode) {
    let difference = lineDifference(expected: expected, actual: actual)
    if difference.contains(where: { $0.side != .both }) { fail("wrong-tree", message, node, difference) }
  }

  private mutating func checkSnapshot(_ node: SyntaxNode, _ expectation: SyntaxNode, _ driver: SessionDriver)
  {
    guard let actual = text(expectation, driver) else { return }
    let path = owner.snapshotPath(node.text)
    if owner.isUpdating {
      writes.append((path, actual))
      return
    }
    do throws(FileError) {
      let expected = String(decoding: try owner.files.read(path), as: UTF8.self)
      compare(expected, actual, "the tree differs from the snapshot '\(node.text)'", node)
    } catch {
      fail("no-snapshot", "there is no snapshot '\(node.text)' yet; 'uidesc test --update' writes it", node)
    }
  }

  private mutating func checkCount(_ node: SyntaxNode, _ expectation: SyntaxNode, _ driver: SessionDriver) {
    guard let views = selected(expectation, driver) else { return }
    let select = expectation.entry(named: "select") ?? select
    let count = select == nil ? driver.tree.reachableViews.count : views.count
    if String(count) == node.text { return }
    let found = count == 1 ? "there is 1 view" : "there are \(count) views"
    fail("wrong-count", "\(found), not \(node.text)", node)
  }

  private mutating func checkTexts(_ node: SyntaxNode, isShown: Bool, _ driver: SessionDriver) {
    let views = driver.tree.shownViews
    for text in node.kind == .sequence ? Array(node.elements) : [node] {
      if views.contains(where: { driver.tree.shows(text.text, $0) }) == isShown { continue }
      fail("wrong-text", isShown ? "no view shows '\(text.text)'" : "a view shows '\(text.text)'", text)
    }
  }

  // MARK: State

  private mutating func checkValues(_ node: SyntaxNode, _ driver: SessionDriver) {
    for entry in node.entries {
      let name = entry.key.text
      guard let type = driver.type(named: name), let actual = driver.session.value(named: name) else {
        let near = nearestName(to: name, in: driver.stateNames).map { "; did you mean '\($0)'?" } ?? ""
        failures.append(
          ScenarioFailure(
            finding: Diagnostic(
              "unknown-state", .error, at: entry.key.range, "no state is named '\(name)'\(near)")))
        continue
      }
      var sink = DiagnosticSink()
      guard let expected = driver.value(of: entry.value, as: type, into: &sink) else {
        failures += sink.sorted.map { ScenarioFailure(finding: $0) }
        continue
      }
      if expected != actual {
        fail(
          "wrong-value", "'\(name)' is \(json(actual, driver)), not \(json(expected, driver))", entry.value)
      }
    }
  }

  private func json(_ value: Value, _ driver: SessionDriver) -> String {
    var out = OutputBuffer()
    JSONEmitter.appendLine(value, types: driver.tree.types, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  // MARK: What has happened

  /// A list of names, or of mappings with a name and data.
  private mutating func checkHappened(
    _ node: SyntaxNode, _ verb: String, _ nameKey: String, _ dataKey: String, _ actual: [(String, Value?)],
    _ driver: SessionDriver
  ) {
    let expected = (node.kind == .sequence ? Array(node.elements) : node.isNull ? [] : [node]).map {
      element in
      guard element.kind == .mapping else { return element.text }
      var sink = DiagnosticSink()
      let data = element.entry(named: dataKey)?.value
      let value = data.flatMap { driver.value(of: $0, as: .dyn, into: &sink) }
      return line(element.entry(named: nameKey)?.value.text ?? "", value, driver)
    }
    let found = actual.map { line($0.0, $0.1, driver) }
    if expected == found { return }
    let difference = lineDifference(
      expected: expected.joined(separator: "\n"), actual: found.joined(separator: "\n"))
    fail(
      "wrong-events", found.isEmpty ? "nothing was \(verb)" : "something else was \(verb)", node, difference)
  }

  private func line(_ name: String, _ data: Value?, _ driver: SessionDriver) -> String {
    name + (data.map { " \(json($0, driver))" } ?? "")
  }

  /// True or false, or the animation of the changes.
  private mutating func checkAnimation(_ node: SyntaxNode, _ driver: SessionDriver) {
    let animations = step.changeSets.map(\.animation)
    switch node.text {
    case "true":
      if animations.isEmpty || animations.contains(nil) {
        fail("wrong-animation", "the changes are not animated", node)
      }
    case "false":
      if animations.contains(where: { $0 != nil }) {
        fail("wrong-animation", "the changes are animated", node)
      }
    default:
      let found = animations.map { $0?.value.map { json($0, driver) } ?? "none" }
      let wanted = found.contains { $0 == node.text || $0 == "\"\(node.text)\"" }
      if !wanted { fail("wrong-animation", "the animation is \(found.joined(separator: ", "))", node) }
    }
  }

  mutating func checkFindings(_ entry: SyntaxEntry) {
    let node = entry.value
    let expected = (node.kind == .sequence ? Array(node.elements) : node.isNull ? [] : [node]).map(\.text)
    let actual = step.findings.map(\.code)
    if expected == actual { return }
    let difference = lineDifference(
      expected: expected.joined(separator: "\n"),
      actual: step.findings.map { "\($0.code): \($0.message)" }.joined(separator: "\n"))
    fail(
      "wrong-findings", actual.isEmpty ? "there are no findings" : "there are other findings", node,
      difference)
  }
}
