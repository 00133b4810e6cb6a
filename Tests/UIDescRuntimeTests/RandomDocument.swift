/// Numbers that are the same in every run.
struct Lottery: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func one<T>(of list: [T]) -> T { list[below(list.count)] }
}

/// A document with state, pairs, computed values, components with state, loops, conditions everywhere, and actions.
struct RandomDocument {
  private var lottery: Lottery
  private(set) var lines: [String] = []
  private var depth = 0
  private var inLoop = false

  static let bools = ["a", "b", "c"]
  static let numbers = ["n", "m"]

  init(seed: UInt64) {
    lottery = Lottery(seed: seed)
    lines = [
      "uidesc: 1", "state:", "  a: false", "  b: true", "  c: false", "  n: 0", "  m: 3",
      "  s: {enum: [small, large], default: small}", "  t: {type: String, default: x}",
      "  q: {type: String, default: null}", "  items: {type: [Int], default: [1, 2, 3]}",
      "  rows: {type: [{id: Int, done: Bool}], default: [{id: 1, done: false}, {id: 2, done: true}]}",
      "toggled:", "  gap: {on: 4.0, off: 8.0}", "  tint: {type: Color, on: .red, off: .blue, state: b}",
      "let:", "  sum: n + m", "  isBig: sum > 4", "  label: \"isBig ? 'big' : t\"",
      "components:", "  Box:", "    parameters: {content: View, wide: {type: Bool, default: false}}",
      "    body:", "      HStack: [{slot: content}, {if: wide, then: {slot: content}}]",
      "  Counter:", "    parameters: {title: String, onMore: {type: Action, default: {emit: more}}}",
      "    state: {k: 0}", "    body:",
      "      VStack:", "        - Text: \"${title} ${k}\"",
      "        - Button: {title: More, action: [{set: {k: k + 1}}, {run: onMore}]}",
      "        - if: k > 1", "          then: {Divider: }",
      "  Switch:", "    parameters: {isOn: Binding(Bool)}", "    body:",
      "      Toggle: {title: On, isOn: $isOn}",
      "modifiers:", "  framed:", "    state: {f: 0}",
      "    body: {HStack: [{slot: content}, {Text: \"${f}\"}], modifiers: [{onTapGesture: {set: {f: f + 1}}}]}",
      "body:",
    ]
    for _ in 0..<2 + lottery.below(4) { view(indent: 2) }
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  private mutating func bool() -> String {
    switch lottery.below(8) {
    case 0: "\(lottery.one(of: Self.bools)) && \(lottery.one(of: Self.bools))"
    case 1: "!\(lottery.one(of: Self.bools))"
    case 2: "n > \(lottery.below(3))"
    case 3: "isBig"
    case 4: "s == .large"
    case 5: "q != null"
    case 6: inLoop ? "item > 1" : "a"
    default: lottery.one(of: Self.bools)
    }
  }

  private mutating func words() -> String {
    switch lottery.below(8) {
    case 0: "${n}"
    case 1: "${sum} of ${m}"
    case 2: "${label}"
    case 3: "${\(bool()) ? 'yes' : t}"
    case 4: "${items.size()}"
    case 5: inLoop ? "${item} ${n}" : "fixed"
    default: "fixed"
    }
  }

  private mutating func line(_ indent: Int, _ text: String) {
    lines.append(String(repeating: " ", count: indent) + text)
  }

  private mutating func view(indent: Int) {
    depth += 1
    defer { depth -= 1 }
    let isLeaf = depth > 4
    switch isLeaf ? lottery.below(4) : lottery.below(14) {
    case 0: line(indent, "- Text: \"\(words())\"")
    case 1: line(indent, "- Text: \"\(words())\"")
    case 2:
      line(indent, "- Toggle: {title: \"\(words())\", isOn: $\(lottery.one(of: Self.bools))}")
    case 3:
      let action = lottery.one(of: [
        "{toggle: a}", "{set: {n: n + 1, m: sum}}", "[{toggle: b}, {set: {t: \"${label}\"}}]",
        "{append: {to: items, value: sum}}", "{set: {gap.on: gap.on + 1}}",
        "{if: isBig, then: {set: {n: 0}}, else: {set: {n: n + 2}}}",
        "{withAnimation: [{toggle: c}]}", "{let: {v: q}, then: {set: {t: \"${v}\"}}, else: {set: {q: z}}}",
      ])
      line(indent, "- Button: {title: \"\(words())\", action: \(action)}")
    case 4, 5:
      line(indent, "- VStack:")
      line(indent + 4, "spacing: \"\(bool()) ? double(n) : 2.0\"")
      line(indent + 4, "content:")
      for _ in 0..<1 + lottery.below(3) { view(indent: indent + 6) }
    case 6, 7:
      line(indent, "- if: \"\(bool())\"")
      line(indent, "  then:")
      for _ in 0..<1 + lottery.below(2) { view(indent: indent + 4) }
      if lottery.below(2) == 0 {
        line(indent, "  else:")
        view(indent: indent + 4)
      }
    case 8:
      line(indent, "- switch: s")
      line(indent, "  cases:")
      line(indent, "    small:")
      view(indent: indent + 6)
      line(indent, "    large:")
      view(indent: indent + 6)
    case 9 where !inLoop:
      inLoop = true
      line(indent, "- ForEach:")
      line(indent + 4, "in: items")
      line(indent + 4, "id: \"string(item) + '\(lines.count)'\"")
      line(indent + 4, "content:")
      view(indent: indent + 6)
      line(indent, "  as: item")
      inLoop = false
    case 10:
      line(
        indent,
        "- Counter: {title: \"\(words())\"\(lottery.below(2) == 0 ? ", onMore: {set: {n: n + 1}}" : "")}")
    case 11:
      line(indent, "- Box:")
      line(indent + 4, "wide: \"\(bool())\"")
      line(indent + 4, "content:")
      view(indent: indent + 6)
    case 12:
      line(indent, "- let: {v: q}")
      line(indent, "  then:")
      line(indent, "    - Text: \"${v} ${n}\"")
    default:
      line(indent, "- ForEach: {in: rows, content: [{Switch: {isOn: $row.done}}]}")
      line(indent, "  as: row")
    }
    if lottery.below(3) > 0, !lines[lines.count - 1].contains("as: "), !isForm(indent) {
      modifiers(indent: indent)
    }
  }

  /// Whether the view that was begun at this indentation is a form, which has its modifiers beside it too.
  private func isForm(_ indent: Int) -> Bool {
    let start = String(repeating: " ", count: indent) + "- "
    guard let line = lines.last(where: { $0.hasPrefix(start) }) else { return true }
    return line.hasPrefix(start + "let") || line.hasPrefix(start + "ForEach")
  }

  private mutating func modifiers(indent: Int) {
    line(indent, "  modifiers:")
    for _ in 0..<1 + lottery.below(3) {
      switch lottery.below(9) {
      case 0: line(indent + 4, "- padding: gap.value(\(lottery.one(of: Self.bools)))")
      case 1: line(indent + 4, "- background: tint")
      case 2: line(indent + 4, "- opacity: \"\(bool()) ? 1 : 0.5\"")
      case 3:
        line(indent + 4, "- if: \"\(bool())\"")
        line(indent + 4, "  then: [bold, {padding: double(n)}]")
      case 4:
        line(indent + 4, "- overlay:")
        line(indent + 6, "    - Text: \"\(words())\"")
        line(indent + 6, "    - if: \"\(bool())\"")
        line(indent + 6, "      then: [{Circle: }]")
      case 5: line(indent + 4, "- framed")
      case 6: line(indent + 4, "- onTapGesture: {set: {m: m + 1}}")
      case 7:
        line(indent + 4, "- if: \"\(bool())\"")
        line(indent + 4, "  then: [{wrap: {HStack: [{slot: self}, {Text: \"${n}\"}]}}]")
      default:
        line(indent + 4, "- overlay:")
        line(indent + 6, "    - if: \"\(bool())\"")
        line(indent + 6, "      then: {Text: \"\(words())\"}")
      }
    }
  }
}
