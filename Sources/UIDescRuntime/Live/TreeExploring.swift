internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

// What a tree says to one who looks at it: what is presented at this moment, and what can be done with that.
extension ResolvedTree {
  /// The views of the tree without those that a modifier would present and does not now, in the tree's order.
  package var shownViews: [Int32] {
    var result: [Int32] = []
    var waiting = Array(siblings(from: firstRoot).reversed())
    while let node = waiting.popLast() {
      result.append(node)
      waiting += shown(below: node).reversed()
    }
    return result
  }

  /// The first view on the way to a node that is not shown; nil where all are.
  func hidden(on path: [Int32]) -> Int32? {
    zip(path, path.dropFirst()).first { !shown(below: $0).contains($1) }?.1
  }

  /// The place that puts away the alert or dialogue of which a view on the way is an answer; nil where it is of none.
  func presentation(answeredOn path: [Int32]) -> ResolvedPlace? {
    for (view, child) in zip(path, path.dropFirst()) {
      for modifier in modifiers(from: nodes[Int(view)].firstModifier).map({ modifiers[Int($0)] })
      where isAsking(modifier) {
        let isAnswer = filledSlots(from: modifier.firstSlot).contains { slot in
          names[Int(slot.name)] == "actions" && siblings(from: slot.firstChild).contains(child)
        }
        if isAnswer { return binding(in: modifier.arguments, named: "isPresented")?.place }
      }
    }
    return nil
  }

  /// Whether a modifier presents what has to be answered.
  func isAsking(_ modifier: ResolvedModifier) -> Bool {
    ["alert", "confirmationDialog"].contains(names[Int(modifier.name)])
  }

  /// Whether a list of views is one that is not shown.
  func isHidden(_ place: ViewPlace) -> Bool {
    guard let identity = place.parent else { return false }
    var waiting = Array(siblings(from: firstRoot).reversed())
    while let node = waiting.popLast() {
      if nodes[Int(node)].identity == identity {
        let modifiers = modifiers(from: nodes[Int(node)].firstModifier)
        let holder = place.modifier.flatMap { modifiers.indices.contains($0) ? modifiers[$0] : nil }
        return holder.map { !isPresenting($0) } ?? false
      }
      waiting += shown(below: node).reversed()
    }
    // The parent itself is not shown.
    return true
  }

  /// How a person would name a view: by the text that it shows, or that something in it shows.
  func label(of node: Int32) -> String {
    var waiting = [node]
    while let next = waiting.popLast() {
      for index in nodes[Int(next)].arguments where arguments[Int(index)].label < 0 {
        if case .value(.string(let text)) = arguments[Int(index)].value { return "'\(text)'" }
      }
      waiting += shown(below: next).reversed()
    }
    return names[Int(nodes[Int(node)].name)]
  }

  /// The event that a modifier is for, as it is named in scenarios where they have a word for it.
  func eventName(of modifier: Int32) -> String {
    ["tap", "doubleTap", "longPress"].first { isGesture(modifier, for: $0) }
      ?? names[Int(modifiers[Int(modifier)].name)]
  }

  /// The views right below a node, without those of a modifier that presents nothing now.
  func shown(below node: Int32) -> [Int32] {
    var hidden: Set<Int32> = []
    for modifier in modifiers(from: nodes[Int(node)].firstModifier) where !isPresenting(modifier) {
      for slot in filledSlots(from: modifiers[Int(modifier)].firstSlot) {
        hidden.formUnion(siblings(from: slot.firstChild))
      }
    }
    return below(node).filter { !hidden.contains($0) }
  }

  private func isPresenting(_ modifier: Int32) -> Bool {
    !modifiers[Int(modifier)].arguments.contains { index in
      guard names[Int(arguments[Int(index)].name)] == "isPresented" else { return false }
      return switch arguments[Int(index)].value {
      case .binding(_, let value), .constant(let value), .value(let value): value == .bool(false)
      case .action: false
      }
    }
  }

  /// How many elements a view shows: its views, or those of a list that it is given; nil for one that has neither.
  func elementCount(of node: Int32) -> Int? {
    let view = nodes[Int(node)]
    for index in view.arguments {
      if case .value(.list(let elements)) = arguments[Int(index)].value { return elements.count }
    }
    if names[Int(view.name)] == "ForEach" || view.firstChild >= 0 {
      return siblings(from: view.firstChild).count
    }
    return nil
  }

  /// The values that the views inside stand for; nil where none says it.
  func tags(below node: Int32) -> [Value]? {
    var result: [Value] = []
    var waiting = Array(below(node).reversed())
    while let next = waiting.popLast() {
      for modifier in modifiers(from: nodes[Int(next)].firstModifier)
      where names[Int(modifiers[Int(modifier)].name)] == "tag" {
        for index in modifiers[Int(modifier)].arguments {
          if case .value(let tag) = arguments[Int(index)].value, !result.contains(tag) { result.append(tag) }
        }
      }
      waiting += below(next).reversed()
    }
    return result.isEmpty ? nil : result
  }

  /// The ends of the first range among arguments; nil where there is none.
  func range(among arguments: Range<Int32>) -> (lower: Double?, upper: Double?)? {
    for index in arguments {
      if case .value(.call(let call)) = self.arguments[Int(index)].value, call.name == "...",
        call.arguments.count == 2
      {
        return (call.arguments[0].value.asNumber, call.arguments[1].value.asNumber)
      }
    }
    return nil
  }
}
