internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

/// A place with the value that it has now.
struct PlaceTarget {
  var place: ResolvedPlace
  var value: Value
  var isConstant = false
}

extension Evaluator {
  /// Follows the steps of a place node in the current frame.
  mutating func place(_ index: PlanIndex) throws(EvaluationStop) -> PlaceTarget {
    let written = node(index)
    let position = instances[current].base + Int(written.payload)
    var target = root(of: written, at: position)
    var child = index + 1
    while child < written.next {
      let step = node(child)
      if case .fieldStep = step.kind {
        let name = plan.names[Int(step.name)]
        target.place.path += ".\(name)"
        target.place.steps.append(.field(name))
        target.value = field(name, of: target.value)
      } else {
        let key = try run(step.payload)
        target.place.path += "[\(ValueText.text(of: key, types: document.types))]"
        target.place.steps.append(.element(key))
        target.value = try element(key, of: target.value, at: step.range)
      }
      child = step.next
    }
    return target
  }

  /// The same place for an action: its indices are read when the action runs, and what lies there now does not matter.
  mutating func latePlace(_ index: PlanIndex) throws(EvaluationStop) -> ResolvedPlace {
    let written = node(index)
    var place = root(of: written, at: instances[current].base + Int(written.payload)).place
    var child = index + 1
    while child < written.next {
      let step = node(child)
      if step.kind == .fieldStep {
        place.path += ".\(plan.names[Int(step.name)])"
      } else {
        place.path += "[\(text(of: try late(step.payload)))]"
      }
      child = step.next
    }
    return place
  }

  /// The place that a position of the stack stands for; nil where it is its own.
  func boundPlace(at position: Int) -> BoundPlace? {
    guard position < placeAt.count, placeAt[position] >= 0 else { return nil }
    return places[Int(placeAt[position])]
  }

  mutating func bind(_ place: BoundPlace, at position: Int) {
    while placeAt.count <= position { placeAt.append(-1) }
    placeAt[position] = Int32(places.count)
    places.append(place)
  }

  /// A binding parameter and a loop variable stand for a place of somebody else's.
  private func root(of written: PlanNode, at position: Int) -> PlaceTarget {
    let value = stack[position]
    if let bound = boundPlace(at: position) {
      var place = bound.place
      if bound.element >= 0 {
        place.path += "[\(bound.element)]"
        place.steps.append(.element(.int(Int64(bound.element))))
      }
      return PlaceTarget(place: place, value: value, isConstant: bound.isConstant)
    }
    let owner = instances[current].plan == document.root ? nil : instances[current].identity
    let place = ResolvedPlace(path: plan.names[Int(written.name)], owner: owner, slot: written.payload)
    return PlaceTarget(place: place, value: value)
  }

  private func field(_ name: String, of value: Value) -> Value {
    if case .map(let map) = value { return map[.string(name)] ?? .null }
    return .null
  }

  private func element(_ key: Value, of value: Value, at range: SourceRange) throws(EvaluationStop) -> Value {
    switch value {
    case .list(let elements):
      guard case .int(let index) = key, elements.indices.contains(Int(index)) else {
        throw stop(
          "index-out-of-range", "the list has \(elements.count) element\(elements.count == 1 ? "" : "s")",
          at: range)
      }
      return elements[Int(index)]
    case .map(let map): return map[key] ?? .null
    default: return .null
    }
  }

  /// What the name in a frame slot is when an action runs; nil where its value is known now.
  func lateText(of slot: Int32) -> String? {
    let position = instances[current].base + Int(slot)
    if let bound = boundPlace(at: position), bound.element < 0 {
      return bound.isConstant ? nil : bound.place.path
    }
    return nil
  }
}
