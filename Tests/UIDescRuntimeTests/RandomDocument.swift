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

/// A document with state, pairs, computed values, components and custom modifiers with state, nested and with slots and
/// bindings, loops with ids, conditions everywhere, what follows the environment, and actions.
struct RandomDocument {
  private var lottery: Lottery
  private(set) var lines: [String] = []
  private var depth = 0
  private var loops: [String] = []

  static let bools = ["a", "b", "c"]
  static let numbers = ["n", "m"]

  init(seed: UInt64) {
    lottery = Lottery(seed: seed)
    lines = Self.declarations
    for _ in 0..<2 + lottery.below(4) { view(indent: 2) }
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  private static let declarations = #"""
    uidesc: 1
    state:
      a: false
      b: true
      c: false
      n: 0
      m: 3
      s: {enum: [small, large], default: small}
      t: {type: String, default: x}
      q: {type: String, default: null}
      items: {type: [Int], default: [1, 2, 3]}
      log: {type: String, default: ""}
      rows: {type: [{id: Int, done: Bool}], default: [{id: 1, done: false}, {id: 2, done: true}]}
    constants:
      accent: {type: Color, light: .red, dark: .orange}
      isWide: {type: Bool, default: env.horizontalSizeClass == .regular}
      both: {type: Bool, default: "isWide && env.colorScheme == .dark"}
    toggled:
      gap: {on: 4.0, off: 8.0}
      tint: {type: Color, on: .red, off: accent, state: b}
    let:
      sum: n + m
      isBig: sum > 4
      label: "isBig ? 'big' : t"
      scheme: "env.colorScheme == .dark ? 'dark' : label"
    components:
      Box:
        parameters: {content: View, wide: {type: Bool, default: isWide}}
        body:
          HStack: [{slot: content}, {if: wide, then: {slot: content}}]
      Counter:
        parameters: {title: String, onMore: {type: Action, default: {emit: more}}, step: {type: Int, default: 1}}
        state: {k: 0}
        toggled: {side: {on: 1.0, off: 0.5}}
        let: {twice: k * 2, isHigh: twice > 3}
        body:
          VStack:
            - Text: "${title} ${k}"
              modifiers: [{opacity: side.value(isHigh)}]
            - Button: {title: More, action: [{set: {k: k + step}}, {run: onMore}]}
            - if: k > 1
              then: {Divider: }
            - if: isHigh
              then: [{Text: "${title} high"}, {Text: "${env.colorScheme == .dark ? k : twice}"}]
      Switch:
        parameters: {isOn: Binding(Bool)}
        state: {seen: 0}
        body:
          - Toggle: {title: "On ${seen}", isOn: $isOn}
            modifiers: [{onTapGesture: [{set: {seen: seen + 1}}, {toggle: isOn}]}]
          - if: isOn
            then: {Text: "is on ${seen}"}
      Panel:
        parameters: {title: String, content: {type: View, default: [{Text: nothing}]}, flag: {type: Bool, default: false}}
        state: {open: true, inner: false, tally: {type: [Int], default: [1, 2]}}
        body:
          VStack:
            - Counter: {title: "${title} ${open ? 'open' : 'shut'}", onMore: {toggle: open}}
            - Switch: {isOn: $inner}
            - Box:
                wide: inner && flag
                content: [{slot: content}, {Text: "${inner ? title : 'off'}"}]
            - if: open
              then: {slot: content, modifiers: [{padding: 3}, framed]}
            - ForEach: {in: tally, id: item, content: [{Counter: {title: "tally ${item}", onMore: {append: {to: tally, value: tally.size() + 1}}}}]}
              as: item
          modifiers: [{if: inner, then: [{opacity: 0.5}]}]
      Deep:
        parameters: {level: Int, isOn: Binding(Bool)}
        state: {here: false}
        body:
          - Button: {title: "deep ${level} ${here}", action: [{toggle: here}, {toggle: isOn}]}
          - if: level > 0
            then: {Deep: {level: level - 1, isOn: $here}, modifiers: [{if: isOn, then: [bold]}]}
    modifiers:
      framed:
        state: {f: 0}
        body: {HStack: [{slot: content}, {Text: "${f}"}], modifiers: [{onTapGesture: {set: {f: f + 1}}}]}
      marked:
        parameters: {mark: String, isLeft: {type: Bool, default: both}}
        state: {on: false}
        body:
          - if: isLeft
            then: {Text: "${mark}"}
          - slot: content
            modifiers: [{if: on, then: [{opacity: 0.3}]}]
          - Toggle: {title: "${mark} ${on}", isOn: $on}
      doubled:
        parameters: {twice: Bool}
        body: {Box: {wide: twice, content: [{slot: content}]}}
    body:
    """#.split(separator: "\n").map(String.init)

  // MARK: Values

  private mutating func bool() -> String {
    switch lottery.below(10) {
    case 0: "\(lottery.one(of: Self.bools)) && \(lottery.one(of: Self.bools))"
    case 1: "!\(lottery.one(of: Self.bools))"
    case 2: "n > \(lottery.below(3))"
    case 3: "isBig"
    case 4: "s == .large"
    case 5: "q != null"
    case 6: loops.last.map(condition) ?? "a"
    case 7: lottery.one(of: ["env.colorScheme == .dark", "isWide", "both && a"])
    default: lottery.one(of: Self.bools)
    }
  }

  private func condition(_ loop: String) -> String { loop.hasPrefix("row") ? "\(loop).done" : "\(loop) > 1" }

  private mutating func words() -> String {
    switch lottery.below(10) {
    case 0: "${n}"
    case 1: "${sum} of ${m}"
    case 2: "${label}"
    case 3: "${\(bool()) ? 'yes' : t}"
    case 4: "${items.size()}"
    case 5, 6: loops.last.map(text) ?? "fixed"
    case 7: "${scheme}"
    default: "fixed"
    }
  }

  private func text(_ loop: String) -> String {
    let outer = loops.count > 1 && loops[0].hasPrefix("item") ? " ${\(loops[0])}" : ""
    return loop.hasPrefix("row") ? "${\(loop).id}\(outer)" : "${\(loop)} ${n}\(outer)"
  }

  private mutating func action() -> String {
    if let row = loops.last, row.hasPrefix("row"), lottery.below(2) == 0 {
      return lottery.one(of: [
        "{toggle: \(row).done}", "{remove: {from: rows, as: other, where: other.id == \(row).id}}",
      ])
    }
    if let item = loops.last, item.hasPrefix("item"), lottery.below(2) == 0 {
      return lottery.one(of: [
        "{set: {n: \(item)}}", "{remove: {from: items, as: other, where: other == \(item)}}",
      ])
    }
    return lottery.one(of: [
      "{toggle: a}", "{set: {n: n + 1, m: sum}}", "[{toggle: b}, {set: {t: \"${label}\"}}]",
      "{append: {to: items, value: sum}}", "{set: {gap.on: gap.on + 1}}",
      "{if: isBig, then: {set: {n: 0}}, else: {set: {n: n + 2}}}",
      "{withAnimation: [{toggle: c}]}", "{let: {v: q}, then: {set: {t: \"${v}\"}}, else: {set: {q: z}}}",
      "{append: {to: rows, value: {id: 10, done: true}}}",
    ])
  }

  // MARK: Views

  private mutating func line(_ indent: Int, _ text: String) {
    lines.append(String(repeating: " ", count: indent) + text)
  }

  private mutating func view(indent: Int) {
    depth += 1
    defer { depth -= 1 }
    let isLeaf = depth > 4
    let start = lines.count
    var isForm = false
    switch isLeaf ? lottery.below(7) : lottery.below(22) {
    case 0, 1: line(indent, "- Text: \"\(words())\"")
    case 2:
      line(indent, "- Toggle: {title: \"\(words())\", isOn: $\(lottery.one(of: Self.bools))}")
    case 3: line(indent, "- Button: {title: \"\(words())\", action: \(action())}")
    case 4:
      let more = lottery.below(2) == 0 ? ", onMore: \(action())" : ""
      let step = lottery.below(3) == 0 ? ", step: n + 1" : ""
      line(indent, "- Counter: {title: \"\(words())\"\(more)\(step)}")
    case 5:
      let place = loops.last.map { $0.hasPrefix("row") ? "\($0).done" : "c" } ?? lottery.one(of: Self.bools)
      line(
        indent, lottery.below(2) == 0 ? "- Switch: {isOn: $\(place)}" : "- Deep: {level: 2, isOn: $\(place)}")
    case 6:
      let (one, other) = (words(), words())
      let condition = bool()
      line(
        indent,
        "- Counter: {if: \"\(condition)\", then: {title: \"\(one)\"}, else: {title: \"\(other)\", step: 2}}")
    case 7:
      line(indent, "- VStack:")
      line(indent + 4, "spacing: \"\(bool()) ? double(n) : 2.0\"")
      line(indent + 4, "content:")
      views(1 + lottery.below(3), indent: indent + 6)
    case 8, 9:
      line(indent, "- if: \"\(bool())\"")
      line(indent, "  then:")
      views(1 + lottery.below(2), indent: indent + 4)
      if lottery.below(2) == 0 {
        line(indent, "  else:")
        view(indent: indent + 4)
      }
    case 10:
      line(indent, "- switch: s")
      line(indent, "  cases:")
      line(indent, "    small:")
      view(indent: indent + 6)
      line(indent, "    large:")
      view(indent: indent + 6)
    case 11 where loops.count < 2, 12 where loops.count < 2: loop(indent)
    case 13, 14:
      line(indent, "- Box:")
      if lottery.below(3) > 0 { line(indent + 4, "wide: \"\(bool())\"") }
      line(indent + 4, "content:")
      views(1 + lottery.below(2), indent: indent + 6)
    case 15, 16:
      line(indent, "- Panel:")
      line(indent + 4, "title: \"\(words())\"")
      line(indent + 4, "flag: \"\(bool())\"")
      if lottery.below(2) == 0 {
        line(indent + 4, "content:")
        views(1 + lottery.below(2), indent: indent + 6)
      }
    case 17:
      line(indent, "- let: {v\(lines.count): q}")
      line(indent, "  then:")
      line(indent, "    - Text: \"${v\(start)} ${n}\"")
      view(indent: indent + 4)
      isForm = true
    case 18:
      let name = "geo\(lines.count)"
      line(indent, "- GeometryReader:")
      line(indent + 4, "content:")
      line(indent + 6, "- Text: \"${\(name).size.width > 0.0 ? 'seen' : t}\"")
      views(1, indent: indent + 6)
      line(indent, "  as: \(name)")
    case 19:
      line(indent, "- Box:")
      line(indent + 4, "content:")
      line(indent + 6, "if: \"\(bool())\"")
      line(indent + 6, "then:")
      views(1 + lottery.below(2), indent: indent + 8)
      line(indent + 6, "else: [{Text: none}]")
    case 20:
      line(indent, "- Group: {content: [{Text: \"\(words())\"}, {Text: \"\(words())\"}]}")
    default:
      line(indent, "- Deep: {level: \"\(bool()) ? 1 : 2\", isOn: $c}")
    }
    if isForm || lines[lines.count - 1].contains("as: ") { return }
    if lottery.below(3) > 0 { modifiers(indent: indent) }
    // Siblings may have one identity, and so instances one state.
    if lottery.below(12) == 0 { line(indent, "  id: \(lottery.one(of: ["1", "n", "a"]))") }
  }

  private mutating func views(_ count: Int, indent: Int) {
    for _ in 0..<count { view(indent: indent) }
  }

  private mutating func loop(_ indent: Int) {
    let isRow = lottery.below(2) == 0
    let name = "\(isRow ? "row" : "item")\(lines.count)"
    line(indent, "- ForEach:")
    line(
      indent + 4, "in: \(isRow ? "rows" : lottery.one(of: ["items", "items", "\"items.filter(x, x > n)\""]))")
    if !isRow { line(indent + 4, "id: \"string(\(name)) + '\(lottery.one(of: ["", "${n}"]))'\"") }
    line(indent + 4, "content:")
    loops.append(name)
    views(1 + lottery.below(2), indent: indent + 6)
    loops.removeLast()
    line(indent, "  as: \(name)")
  }

  // MARK: Modifiers

  private mutating func modifiers(indent: Int) {
    line(indent, "  modifiers:")
    for _ in 0..<1 + lottery.below(3) {
      switch lottery.below(17) {
      case 0: line(indent + 4, "- padding: gap.value(\(lottery.one(of: Self.bools)))")
      case 1: line(indent + 4, "- background: \(lottery.one(of: ["tint", "accent"]))")
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
      case 8:
        line(
          indent + 4,
          "- marked: {mark: \"\(words())\"\(lottery.below(2) == 0 ? ", isLeft: \"\(bool())\"" : "")}")
      case 9: line(indent + 4, "- doubled: {twice: \"\(bool())\"}")
      case 10:
        line(indent + 4, "- let: {w\(lines.count): q}")
        line(
          indent + 4,
          "  then: [{overlay: [{Text: \"${w\(lines.count - 1)} ${n}\"}, {Counter: {title: \"${w\(lines.count - 1)}\"}}]}]"
        )
      case 11:
        let name = lottery.one(of: ["onAppear", "onDisappear"])
        line(indent + 4, "- \(name): {set: {log: \"${log}\(name.count).\(lines.count) \"}}")
      case 12:
        let value = lottery.one(of: ["n", "a", "items", "label", "env.colorScheme == .dark"])
        line(indent + 4, "- onChange: {of: \(value), action: {set: {log: \"${log}\(lines.count) \"}}}")
      case 13:
        let name = "it\(lines.count)"
        line(
          indent + 4,
          "- sheet: {item: $q, as: \(name), content: [{Text: \"${\(name)} \(words())\"}, {Counter: {title: \"${\(name)}\"}}]}"
        )
      case 14:
        line(indent + 4, "- overlay:")
        line(indent + 6, "- VStack:")
        views(1 + lottery.below(2), indent: indent + 12)
      case 15:
        line(indent + 4, "- if: \"\(bool())\"")
        line(indent + 4, "  then: [framed, {background: [{Counter: {title: \"\(words())\"}}]}]")
      default:
        line(indent + 4, "- overlay:")
        line(indent + 6, "    - if: \"\(bool())\"")
        line(indent + 6, "      then: {Text: \"\(words())\"}")
      }
    }
  }
}
