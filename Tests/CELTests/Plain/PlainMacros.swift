@testable import CEL

extension PlainEvaluator {
  /// One step of a macro: what its first and its second variable are.
  private typealias Step = (first: Value, second: Value, element: Value)

  func macro(_ node: SyntaxNode, _ locals: Locals) throws -> Value {
    guard let macro = node.macro else { throw PlainStop.unwalked("a macro without a kind") }
    let arguments = children(node)
    switch macro {
    case .bind:
      let value = try evaluate(arguments[1], locals)
      return try evaluate(arguments[2], locals + [(name(arguments[0]), value)])
    case .optMap, .optFlatMap:
      guard case .optional(let inner) = try evaluate(node.a, locals) else {
        throw failure(.noOverload, syntax[node.a])
      }
      guard let inner else { return .optional(nil) }
      let result = try evaluate(arguments[1], locals + [(name(arguments[0]), inner)])
      if macro == .optMap { return .optional(result) }
      guard case .optional = result else { throw failure(.noOverload, node) }
      return result
    default: return try comprehension(macro, node, arguments, locals)
    }
  }

  private func name(_ id: Int32) -> String { syntax.name(of: syntax[id]) }

  private func comprehension(
    _ macro: Macro, _ node: SyntaxNode, _ arguments: [Int32], _ locals: Locals
  ) throws -> Value {
    let count = macro.variableCount(arguments: arguments.count)
    let range = try evaluate(node.a, locals)
    if macro == .sortBy {
      guard case .list = range else { throw failure(.noOverload, syntax[node.a]) }
    }
    let steps = try steps(range, count, syntax[node.a])
    let bodies = arguments[count...]
    guard let last = bodies.last, let first = bodies.first else { throw PlainStop.unwalked("no body") }
    func scope(_ step: Step) -> Locals {
      count == 2
        ? locals + [(name(arguments[0]), step.first), (name(arguments[1]), step.second)]
        : locals + [(name(arguments[0]), step.first)]
    }
    switch macro {
    case .all: return .bool(try quantify(steps, stopsAt: false) { try condition(last, scope($0)) })
    case .exists: return .bool(try quantify(steps, stopsAt: true) { try condition(last, scope($0)) })
    case .existsOne: return .bool(try steps.filter { try condition(last, scope($0)) }.count == 1)
    case .filter: return .list(try steps.filter { try condition(last, scope($0)) }.map(\.element))
    case .sortBy:
      let keys = try steps.map { try evaluate(last, scope($0)) }
      return try at(node) { .list(try plainSorted(steps.map(\.element), by: keys)) }
    case .map, .transformList:
      var result: [Value] = []
      for step in steps where try bodies.count == 1 || condition(first, scope(step)) {
        result.append(try evaluate(last, scope(step)))
      }
      return .list(result)
    default:
      var entries: [MapValue.Entry] = []
      for step in steps where try bodies.count == 1 || condition(first, scope(step)) {
        let value = try evaluate(last, scope(step))
        if macro == .transformMap {
          try at(syntax[last]) { try plainAdd(step.first, value, to: &entries) }
          continue
        }
        guard case .map(let map) = value else { throw failure(.noOverload, syntax[last]) }
        for entry in map.entries {
          try at(syntax[last]) { try plainAdd(entry.key, entry.value, to: &entries) }
        }
      }
      return .map(MapValue(uniqueEntries: entries))
    }
  }

  /// Elements, with their index before them where there are two variables; keys, with their values behind them.
  private func steps(_ range: Value, _ count: Int, _ node: SyntaxNode) throws -> [Step] {
    switch range {
    case .list(let list):
      return list.enumerated().map { index, element in
        count == 2 ? (.int(Int64(index)), element, element) : (element, .null, element)
      }
    case .map(let map): return map.entries.map { ($0.key, $0.value, $0.key) }
    default: throw failure(.noOverload, node)
    }
  }

  /// A failure counts only if no other element decides; of several, the first one.
  private func quantify(
    _ steps: [Step], stopsAt decisive: Bool, _ body: (Step) throws -> Bool
  ) throws -> Bool {
    var first: PlainStop?
    for step in steps {
      do {
        if try body(step) == decisive { return decisive }
      } catch let stop as PlainStop where stop.isFailure {
        first = first ?? stop
      }
    }
    if let first { throw first }
    return !decisive
  }
}
