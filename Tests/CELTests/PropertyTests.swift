import Testing
import UIDescDiagnostics

@testable import CEL

/// What holds for every expression: of the suite, written at random, and with random damage.
struct PropertyTests {
  private static let environment = TestHost.environment

  @Test func `an expression that is printed and read again prints the same`() {
    var generator = ExpressionGenerator(seed: 1)
    let written =
      (SuiteTest.load() ?? []).map(\.expression) + (0..<3000).map { _ in generator.expression(depth: 5) }
    var count = 0
    for text in written {
      guard let first = printed(text) else { continue }
      count += 1
      #expect(printed(first) == first, "\(text)")
    }
    #expect(count > 2000)
  }

  @Test func `an expression that is printed means the same`() throws {
    var generator = ExpressionGenerator(seed: 2)
    let scope = TestHost.scope
    let lenient = TestHost.environment(isChecked: false)
    var count = 0
    for _ in 0..<4000 {
      let text = generator.expression(depth: 4)
      var sink = DiagnosticSink()
      guard let program = Self.environment.compile(text, in: scope, wanting: nil, into: &sink) else {
        continue
      }
      let folded = program.printed { $0 % 3 == 0 ? .value(scope.values[Int($0)]) : nil }
      guard let again = lenient.compile(folded, in: scope, wanting: nil, into: &sink) else {
        Issue.record("\(text) prints as \(folded): \(sink.diagnostics.map(\.message))")
        continue
      }
      count += 1
      let (before, after) = (try? program.evaluate(scope), try? again.evaluate(scope))
      #expect(before.map(describe) == after.map(describe), "\(text) prints as \(folded)")
    }
    #expect(count > 400)
  }

  @Test func `constants that are worked out early are what the run gives`() {
    var generator = ExpressionGenerator(seed: 3)
    let scope = TestHost.scope
    for _ in 0..<4000 {
      let text = generator.expression(depth: 4)
      var sink = DiagnosticSink()
      guard let program = Self.environment.compile(text, in: scope, wanting: nil, into: &sink) else {
        continue
      }
      guard let constant = program.constant else { continue }
      if program.code.syntax.nodes.isEmpty { continue }
      var planner = Planner(program.code.syntax, Self.environment, foldsConstants: false)
      let root = planner.plan()
      let plain = try? Plan(planner, root: root).run(.none, Self.environment)
      #expect(plain.map(describe) == describe(constant), "\(text)")
    }
  }

  @Test func `what is no constant before it is planned is none afterwards`() {
    var generator = ExpressionGenerator(seed: 5)
    let scope = TestHost.scope
    let written =
      (SuiteTest.load() ?? []).map(\.expression) + (0..<8000).map { _ in generator.expression(depth: 4) }
    var count = 0
    for text in written {
      var sink = DiagnosticSink()
      guard let program = Self.environment.compile(text, in: scope, wanting: nil, into: &sink) else {
        continue
      }
      let syntax = program.code.syntax
      if syntax.nodes.isEmpty || !syntax.isOpen(syntax.root) { continue }
      count += 1
      #expect(Plan(syntax, Self.environment).constant == nil, "\(text)")
    }
    #expect(count > 400)
  }

  @Test func `what is a constant at first sight is what the long way makes of it`() {
    let texts = [
      "0", "7", "20", "007", "1.", "1.5", "0.1", ".5", "1..2", "1.2.3", "123456789012345", "1234567890123456",
      "12345678901234567", "0x1F", "1u", "true", "false", "truth", "null", ".red", ".nope", ".title", ".in",
      ".red2",
      ". red", ".", "\"#FF8800\"", "\"red\"", "Color.red", "int", " 7", "7 ",
    ]
    let types: [CELType?] = [
      nil, .int, .double, .bool, .string, .dyn, .nullable(.double), .nullable(.int), .nullable(.bool),
      .host(TestHost.color), .host(TestHost.style), .nullable(.host(TestHost.color)), .list(.double),
    ]
    for environment in [Self.environment, Environment()] {
      for text in texts {
        for type in types {
          var (sink, longSink) = (DiagnosticSink(), DiagnosticSink())
          let short = environment.compile(text, in: TestHost.scope, wanting: type, into: &sink)
          // Parentheses lead past the shortcut.
          let long = environment.compile("(\(text))", in: TestHost.scope, wanting: type, into: &longSink)
          #expect(short?.type == long?.type, "\(text) as \(String(describing: type))")
          #expect(short?.constant == long?.constant, "\(text) as \(String(describing: type))")
          #expect(sink.diagnostics.map(\.code) == longSink.diagnostics.map(\.code), "\(text)")
          #expect(short?.printed { _ in nil } == long?.printed { _ in nil })
        }
      }
    }
  }

  @Test func `no expression traps, however damaged`() {
    var generator = ExpressionGenerator(seed: 4)
    let suite = (SuiteTest.load() ?? []).map(\.expression)
    let scope = TestHost.scope
    var limits = Limits()
    limits.cost = 20_000
    let environments = [true, false].map { TestHost.environment(isChecked: $0, limits: limits) }
    for round in 0..<8_000 {
      let source =
        round % 2 == 0 || suite.isEmpty ? generator.expression(depth: 4) : suite[round / 2 % suite.count]
      let text = round % 4 < 2 ? generator.damaged(source) : source
      let environment = environments[round % 3 == 0 ? 1 : 0]
      var sink = DiagnosticSink()
      if let program = environment.compile(text, in: scope, wanting: nil, into: &sink) {
        _ = try? program.evaluate(scope)
        _ = program.printed { $0 % 2 == 0 ? .value(scope.values[Int($0)]) : nil }
      } else {
        #expect(!sink.diagnostics.isEmpty, "\(text)")
      }
      _ = environment.compileText("a ${\(text)} b", in: scope, wanting: .string, into: &sink)
      for finding in sink.diagnostics { #expect(finding.range.end <= UInt32(text.utf8.count + 8), "\(text)") }
    }
  }

  @Test func `depth and length have limits`() {
    let deep = [
      String(repeating: "(", count: 100_000), String(repeating: "[", count: 100_000),
      String(repeating: "-(", count: 10_000) + "1" + String(repeating: ")", count: 10_000),
      String(repeating: "true ? 1 : ", count: 9_000) + "2",
      "1" + String(repeating: " + 1", count: 20_000), "title" + String(repeating: ".a", count: 40_000),
      "f" + String(repeating: "(f", count: 40_000), "title" + String(repeating: "[0]", count: 30_000),
    ]
    for text in deep {
      var sink = DiagnosticSink()
      let program = Self.environment.compile(text, in: TestHost.scope, wanting: nil, into: &sink)
      #expect(program == nil)
      #expect(["expression-too-deep", "expression-too-long"].contains(sink.diagnostics.first?.code))
    }
    var sink = DiagnosticSink()
    let allowed = [
      String(repeating: "(", count: 240) + "1" + String(repeating: ")", count: 240),
      String(repeating: "[", count: 240) + "1" + String(repeating: "]", count: 240),
      String(repeating: "toggle ? 1 : ", count: 240) + "2", "1" + String(repeating: " + 1", count: 490),
      String(repeating: "size([", count: 120) + String(repeating: "])", count: 120),
      String(repeating: "cel.bind(x, ", count: 7) + "1" + String(repeating: ", x + 1)", count: 7),
    ]
    for text in allowed {
      let program = Self.environment.compile(text, in: TestHost.scope, wanting: nil, into: &sink)
      #expect(throws: Never.self) { try program?.evaluate(TestHost.scope) }
      #expect(program != nil, "\(text)")
    }
    let long = "toggle" + String(repeating: " && toggle", count: 5_000)
    #expect(Self.environment.compile(long, in: TestHost.scope, wanting: .bool, into: &sink) != nil)
    let signs = String(repeating: "!", count: 50_000) + "toggle"
    #expect(Self.environment.compile(signs, in: TestHost.scope, wanting: .bool, into: &sink) != nil)
  }

  private func describe(_ value: Value) -> String { value.literal(host: TestHost()) }

  private func printed(_ text: String) -> String? {
    var sink = DiagnosticSink()
    guard let syntax = Self.environment.read(Array(text.utf8), isText: false, into: &sink) else { return nil }
    return Printer(syntax: syntax, host: nil).text()
  }
}

/// Writes expressions at random, the same ones for the same seed.
struct ExpressionGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  private mutating func random(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  private mutating func pick(_ choices: [String]) -> String { choices[random(choices.count)] }

  /// Mostly of fitting types, so that many can be checked and run.
  mutating func expression(depth: Int) -> String {
    switch random(5) {
    case 0: number(depth)
    case 1: condition(depth)
    case 2: text(depth)
    case 3: list(depth)
    default: anything(depth)
    }
  }

  private mutating func number(_ depth: Int) -> String {
    if depth == 0 {
      return pick([
        "count", "1", "-7", "0", "9223372036854775807", "-9223372036854775808", "limit.orValue(2)", "0x1F",
      ])
    }
    let (a, b) = (number(depth - 1), number(depth - 1))
    switch random(8) {
    case 0: return "(\(a)) \(pick(["+", "-", "*", "/", "%"])) (\(b))"
    case 1: return "\(text(depth - 1)).size()"
    case 2: return "-(\(a))"
    case 3: return "(\(condition(depth - 1)) ? \(a) : \(b))"
    case 4: return "math.greatest(\(a), \(b))"
    case 5: return "[\(a), \(b)][\(pick(["0", "1", "2", a]))]"
    case 6: return "{\"k\": \(a)}.k"
    default: return "cel.bind(x, \(a), x + \(b))"
    }
  }

  private mutating func condition(_ depth: Int) -> String {
    if depth == 0 {
      return pick(["toggle", "true", "false", "nick != null", "has(item.note)", "name == null"])
    }
    switch random(8) {
    case 0: return "\(condition(depth - 1)) && \(condition(depth - 1))"
    case 1: return "(\(condition(depth - 1)) || \(condition(depth - 1)))"
    case 2: return "!(\(condition(depth - 1)))"
    case 3: return "\(number(depth - 1)) \(pick(["<", "<=", ">", ">=", "==", "!="])) (\(number(depth - 1)))"
    case 4: return "\(number(depth - 1)) in \(list(depth - 1))"
    case 5: return "\(list(depth - 1)).\(pick(["all", "exists", "exists_one"]))(v, v > \(number(depth - 1)))"
    case 6: return "\(text(depth - 1)).contains(\(text(depth - 1)))"
    default: return "tint == \(pick([".red", ".orange", "Color.blue"]))"
    }
  }

  private mutating func text(_ depth: Int) -> String {
    if depth == 0 {
      return pick(["title", "\"é\\n\"", "'q\"'", "r'\\d'", "\"\"", "item.name", "nick.orValue(\"-\")"])
    }
    switch random(6) {
    case 0: return "(\(text(depth - 1)) + \(text(depth - 1)))"
    case 1: return "string(\(number(depth - 1)))"
    case 2: return "(\(condition(depth - 1)) ? \(text(depth - 1)) : \(text(depth - 1)))"
    case 3: return "\(text(depth - 1)).substring(\(number(0)))"
    case 4: return "\"%s %d\".format([\(text(depth - 1)), \(number(depth - 1))])"
    default: return "\(text(depth - 1)).replace(\(text(0)), \(text(0)))"
    }
  }

  private mutating func list(_ depth: Int) -> String {
    if depth == 0 { return pick(["[1, 2]", "[count]", "lists.range(4)", "[]"]) }
    switch random(5) {
    case 0: return "\(list(depth - 1)).map(v, v * \(number(depth - 1)))"
    case 1: return "\(list(depth - 1)).filter(v, v > \(number(depth - 1)))"
    case 2: return "(\(list(depth - 1)) + \(list(depth - 1)))"
    case 3: return "[\(number(depth - 1)), ?optional.of(\(number(depth - 1)))]"
    default: return "\(list(depth - 1)).sort().distinct()"
    }
  }

  private mutating func anything(_ depth: Int) -> String {
    if depth == 0 {
      return pick(["null", "item", "stock", "1.5", "2u", "b'x'", "int", ".red", "words", "duration('1h')"])
    }
    let (a, b) = (expression(depth: depth - 1), expression(depth: depth - 1))
    switch random(8) {
    case 0: return "\(a) \(pick(["+", "-", "*", "/", "==", "<", "in", "&&", "||"])) \(b)"
    case 1: return "\(pick(["size", "string", "int", "type", "dyn", "bool", "math.abs", "timestamp"]))(\(a))"
    case 2: return "\(a).\(pick(["size", "first", "trim", "hasValue", "getHours", "join", "reverse"]))()"
    case 3: return "{\(a): \(b)}"
    case 4: return "\(a).?\(pick(["name", "tea"])).orValue(\(b))"
    case 5: return "\(a)[?\(b)]"
    case 6:
      return "\(a).\(pick(["map", "filter", "transformList", "all", "sortBy"]))(\(pick(["v", "v, w"])), \(b))"
    default: return "[\(a), \(b)]"
    }
  }

  /// Drops, doubles or replaces a few characters.
  mutating func damaged(_ text: String) -> String {
    var characters = Array(text)
    for _ in 0...random(3) where !characters.isEmpty {
      let at = random(characters.count)
      switch random(3) {
      case 0: characters.remove(at: at)
      case 1: characters.insert(characters[random(characters.count)], at: at)
      default: characters[at] = Array("()[]{}.,:?'\"\\-+!&|<>=$`0aé \n")[random(28)]
      }
    }
    return String(characters)
  }
}
