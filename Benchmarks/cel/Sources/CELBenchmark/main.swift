import CEL
import UIDescDiagnostics

// Compiles and evaluates a few expressions, and prints how often a second allows. With a name and a count as
// arguments (`compile:ternary 10000`) it does only that, for counting instructions under valgrind.

struct Case {
  let name: String
  let text: String
  let scope: Activation
}

func items(_ count: Int) -> Value {
  .list(
    (0..<count).map { index in
      .map(MapValue(fields: [("name", .string("item\(index)")), ("price", .double(Double(index) * 2.5))]))
    })
}

let color = HostType(index: 0)

func scope(_ count: Int) -> Activation {
  var scope = Activation()
  let item = RecordType(fields: [
    RecordType.Field(name: "name", type: .string), RecordType.Field(name: "price", type: .double),
  ])
  scope.add("toggle", .bool, .bool(true))
  scope.add("a", .bool, .bool(false))
  scope.add("b", .bool, .bool(false))
  scope.add("c", .bool, .bool(true))
  scope.add("count", .int, .int(3))
  scope.add("tint", .host(color), .member(HostMember(type: color, index: 1)))
  scope.add("items", .list(.record(item)), items(count))
  return scope
}

let filterMap = "items.filter(i, i.price > 10.0).map(i, i.name)"
let cases = [
  Case(name: "number", text: "20", scope: scope(10)),
  Case(name: "name", text: "count", scope: scope(10)),
  Case(name: "ternary", text: "toggle ? \"red\" : \"blue\"", scope: scope(10)),
  Case(name: "logic", text: "!a && (b || c) && items.size() > 3", scope: scope(10)),
  Case(name: "arithmetic", text: "count * 2 + 1 > count - 1", scope: scope(10)),
  Case(name: "member", text: "toggle && count > 3 ? .red : tint", scope: scope(10)),
  Case(name: "absorbed", text: "count / 0 > 1 || toggle", scope: scope(10)),
  Case(name: "filtermap10", text: filterMap, scope: scope(10)),
  Case(name: "filtermap100", text: filterMap, scope: scope(100)),
  Case(name: "filtermap1000", text: filterMap, scope: scope(1000)),
]

/// Two colours, so that members are measured too.
struct Colors: HostTypes {
  private static let names = ["red", "blue"]

  func name(of type: HostType) -> String { "Color" }
  func type(named name: String) -> HostType? { name == "Color" ? color : nil }
  func member(_ name: String, of type: HostType) -> HostMember? {
    Self.names.firstIndex(of: name).map { HostMember(type: type, index: UInt32($0)) }
  }
  func memberName(_ member: HostMember) -> String { Self.names[Int(member.index)] }
  func functions(_ name: String, of type: HostType) -> [HostFunction] { [] }
  func methods(_ name: String, on type: HostType) -> [HostFunction] { [] }
  func accepts(_ wanted: HostType, _ actual: CELType) -> Bool { .host(wanted) == actual }
  func memberNames(of type: HostType) -> [String] { Self.names }
}

let environment = Environment()
let colors = Environment(features: .all, host: Colors())

func compile(_ test: Case) -> Program {
  var sink = DiagnosticSink()
  let isMember = test.name == "member"
  guard
    let program = (isMember ? colors : environment).compile(
      test.text, in: test.scope, wanting: isMember ? .host(color) : nil, into: &sink)
  else {
    preconditionFailure("\(test.name): \(sink.diagnostics.map(\.message))")
  }
  return program
}

@inline(never)
func evaluate(_ program: Program, _ values: [Value]) -> Bool {
  (try? program.evaluate(locals: values)) != nil
}

func perSecond(_ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  var best = 0.0
  for _ in 0..<5 {
    var count = 0
    let start = clock.now
    while clock.now - start < .milliseconds(200) {
      for _ in 0..<50 { body() }
      count += 50
    }
    let seconds = (clock.now - start) / .seconds(1)
    best = max(best, Double(count) / seconds)
  }
  return best
}

if CommandLine.arguments.count == 3, let count = Int(CommandLine.arguments[2]) {
  let parts = CommandLine.arguments[1].split(separator: ":")
  for test in cases where test.name == parts[1] {
    let program = compile(test)
    for _ in 0..<count {
      if parts[0] == "compile" { _ = compile(test) } else { _ = evaluate(program, test.scope.values) }
    }
  }
} else {
  for test in cases {
    let program = compile(test)
    let compiles = perSecond { _ = compile(test) }
    let evaluations = perSecond { _ = evaluate(program, test.scope.values) }
    print("\(test.name): \(Int(compiles)) compiles/s, \(Int(evaluations)) evaluations/s")
  }
}
