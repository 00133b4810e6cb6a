/// A regular expression in RE2's syntax, matched in time linear in the text: all states run side by side.
struct Pattern: Sendable {
  let steps: [PatternStep]
  let sets: [CharacterSet]

  /// Reads a pattern; back references and look-around are not part of the syntax.
  init(_ text: String) throws(FailureCode) {
    var reader = PatternReader(text)
    let tree = try reader.read()
    var compiler = PatternCompiler(sets: reader.sets)
    try compiler.emit(tree)
    compiler.steps.append(.match)
    steps = compiler.steps
    sets = compiler.sets
  }

  /// What one character of the text may cost, in steps.
  var weight: Int { steps.count }

  /// Whether the pattern matches anywhere in the text.
  func matches(_ text: String) -> Bool {
    var current = StateList(count: steps.count)
    var following = StateList(count: steps.count)
    var stack: [Int] = []
    var previous: UInt32?
    var scalars = text.unicodeScalars.makeIterator()
    var next = scalars.next()?.value
    while true {
      if follow(0, into: &current, &stack, previous, next) { return true }
      guard let scalar = next else { return false }
      let upcoming = scalars.next()?.value
      following.removeAll()
      for state in current.states where accepts(steps[state], scalar) {
        if follow(state + 1, into: &following, &stack, scalar, upcoming) { return true }
      }
      swap(&current, &following)
      previous = scalar
      next = upcoming
    }
  }

  private func accepts(_ step: PatternStep, _ scalar: UInt32) -> Bool {
    switch step {
    case .character(let wanted): wanted == scalar
    case .set(let index): sets[index].contains(scalar)
    case .any: true
    case .anyButNewline: scalar != 0x0A
    default: false
    }
  }

  /// Adds a state and those that it reaches without a character; true if the match is among them.
  private func follow(
    _ start: Int, into list: inout StateList, _ stack: inout [Int], _ before: UInt32?, _ after: UInt32?
  ) -> Bool {
    stack.append(start)
    while let state = stack.popLast() {
      guard list.insert(state) else { continue }
      switch steps[state] {
      case .match:
        stack.removeAll(keepingCapacity: true)
        return true
      case .jump(let target): stack.append(target)
      case .split(let first, let second):
        stack.append(second)
        stack.append(first)
      case .assert(let assertion): if assertion.holds(before, after) { stack.append(state + 1) }
      default: break
      }
    }
    return false
  }
}

/// The states that are alive, each once.
private struct StateList {
  private(set) var states: [Int] = []
  private var isIn: [Bool]

  init(count: Int) {
    isIn = [Bool](repeating: false, count: count)
  }

  mutating func insert(_ state: Int) -> Bool {
    if isIn[state] { return false }
    isIn[state] = true
    states.append(state)
    return true
  }

  mutating func removeAll() {
    for state in states { isIn[state] = false }
    states.removeAll(keepingCapacity: true)
  }
}

enum PatternStep: Sendable {
  case match
  case character(UInt32)
  case set(Int)
  case any, anyButNewline
  case jump(Int)
  case split(Int, Int)
  case assert(PatternAssertion)
}

enum PatternAssertion: Sendable {
  case textStart, textEnd, lineStart, lineEnd, wordBoundary, noWordBoundary

  func holds(_ before: UInt32?, _ after: UInt32?) -> Bool {
    switch self {
    case .textStart: before == nil
    case .textEnd: after == nil
    case .lineStart: before == nil || before == 0x0A
    case .lineEnd: after == nil || after == 0x0A
    case .wordBoundary: isWord(before) != isWord(after)
    case .noWordBoundary: isWord(before) == isWord(after)
    }
  }

  private func isWord(_ scalar: UInt32?) -> Bool {
    guard let scalar, scalar < 0x80 else { return false }
    return isLetter(UInt8(scalar)) || isDigit(UInt8(scalar))
  }
}

/// Characters by ranges, and general categories for those that Unicode names.
struct CharacterSet: Sendable {
  var ranges: [ClosedRange<UInt32>] = []
  var classes: [(name: String, isNegated: Bool)] = []
  /// Classes of ranges that are taken the other way round, such as `[\D]`.
  var excluded: [[ClosedRange<UInt32>]] = []
  var isNegated = false

  func contains(_ scalar: UInt32) -> Bool {
    let isIn =
      ranges.contains { $0.contains(scalar) }
      || excluded.contains { !$0.contains { $0.contains(scalar) } }
      || classes.contains { UnicodeClass.contains(scalar, $0.name) != $0.isNegated }
    return isIn != isNegated
  }
}

/// The tree of a pattern, before it becomes steps.
indirect enum PatternTree {
  case empty
  case character(UInt32)
  case set(Int)
  case any, anyButNewline
  case assert(PatternAssertion)
  case sequence([PatternTree])
  case choice([PatternTree])
  case `repeat`(PatternTree, least: Int, most: Int?)
}

/// Turns a tree into steps; counted repetitions are written out, up to a limit.
struct PatternCompiler {
  var steps: [PatternStep] = []
  /// Parts that have been written out, empty ones too: a limit on the time that a pattern takes to read.
  private var partCount = 0
  let sets: [CharacterSet]

  init(sets: [CharacterSet]) {
    self.sets = sets
  }

  mutating func emit(_ tree: PatternTree) throws(FailureCode) {
    partCount += 1
    if steps.count > 20_000 || partCount > 100_000 { throw .pattern }
    switch tree {
    case .empty: break
    case .character(let scalar): steps.append(.character(scalar))
    case .set(let index): steps.append(.set(index))
    case .any: steps.append(.any)
    case .anyButNewline: steps.append(.anyButNewline)
    case .assert(let assertion): steps.append(.assert(assertion))
    case .sequence(let parts): for part in parts { try emit(part) }
    case .choice(let parts): try emitChoice(parts)
    case .repeat(let inner, let least, let most): try emitRepeat(inner, least, most)
    }
  }

  private mutating func emitChoice(_ parts: [PatternTree]) throws(FailureCode) {
    var ends: [Int] = []
    for (position, part) in parts.enumerated() {
      if position == parts.count - 1 {
        try emit(part)
        continue
      }
      let split = steps.count
      steps.append(.split(split + 1, 0))
      try emit(part)
      ends.append(steps.count)
      steps.append(.jump(0))
      steps[split] = .split(split + 1, steps.count)
    }
    for end in ends { steps[end] = .jump(steps.count) }
  }

  private mutating func emitRepeat(_ inner: PatternTree, _ least: Int, _ most: Int?) throws(FailureCode) {
    for _ in 0..<least { try emit(inner) }
    guard let most else {
      let split = steps.count
      steps.append(.split(split + 1, 0))
      try emit(inner)
      steps.append(.jump(split))
      steps[split] = .split(split + 1, steps.count)
      return
    }
    var splits: [Int] = []
    for _ in least..<max(least, most) {
      splits.append(steps.count)
      steps.append(.split(steps.count + 1, 0))
      try emit(inner)
    }
    for split in splits { steps[split] = .split(split + 1, steps.count) }
  }
}
