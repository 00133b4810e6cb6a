internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

extension LiveStates {
  /// What stands at a place now; nil where its owner has gone or a step leads nowhere.
  func value(at place: ResolvedPlace) -> Value? {
    guard let cell = self[place.owner ?? Identity.root, place.slot] else { return nil }
    return cell.value.value(at: place.steps[...])
  }
}

extension Value {
  /// What the steps lead to; nil where they lead nowhere.
  func value(at steps: ArraySlice<PlaceStep>) -> Value? {
    guard let step = steps.first else { return self }
    switch (step, self) {
    case (.field(let name), .map(let map)): return map[name]?.value(at: steps.dropFirst())
    case (.element(let key), .map(let map)): return map[key]?.value(at: steps.dropFirst())
    case (.element(.int(let index)), .list(let elements)):
      guard let index = Int(exactly: index), elements.indices.contains(index) else { return nil }
      return elements[index].value(at: steps.dropFirst())
    default: return nil
    }
  }

  /// Puts a value where the steps lead to; false where they lead nowhere. The last step may add a key to a map.
  mutating func replace(_ steps: ArraySlice<PlaceStep>, by value: Value) -> Bool {
    guard let step = steps.first else {
      self = value
      return true
    }
    switch (step, self) {
    case (.field(let name), .map(let map)):
      return replace(.string(name), of: map, steps.dropFirst(), by: value)
    case (.element(let key), .map(let map)): return replace(key, of: map, steps.dropFirst(), by: value)
    case (.element(.int(let index)), .list(var elements)):
      guard let index = Int(exactly: index), elements.indices.contains(index) else { return false }
      guard elements[index].replace(steps.dropFirst(), by: value) else { return false }
      self = .list(elements)
      return true
    default: return false
    }
  }

  private mutating func replace(
    _ key: Value, of map: MapValue, _ steps: ArraySlice<PlaceStep>, by value: Value
  ) -> Bool {
    var entries = map.entries
    if let index = entries.firstIndex(where: { $0.key.equals(key) }) {
      var inner = entries[index].value
      guard inner.replace(steps, by: value) else { return false }
      entries[index] = MapValue.Entry(key: entries[index].key, value: inner)
    } else {
      guard steps.isEmpty else { return false }
      entries.append(MapValue.Entry(key: key, value: value))
    }
    self = .map(MapValue(uniqueEntries: entries))
    return true
  }
}

extension ComponentPlan {
  /// The state or pair that holds the slot.
  func step(of slot: Int32) -> FrameStep? {
    steps.first { step in
      step.role == .state && step.slot == slot
        || step.role == .pair && (step.slot...step.slot + 1).contains(slot)
    }
  }
}

extension Document {
  /// The type of what stands at a place of that component; dyn where it is known only by its value.
  func type(at place: ResolvedPlace, component: Int32) -> CELType {
    var type = plan.components[Int(component)].step(of: place.slot)?.type ?? .dyn
    for step in place.steps {
      switch (step, type.withoutNull) {
      case (.field(let name), .record(let record)):
        type = record.index(of: name).map { record.fields[$0].type } ?? .dyn
      case (_, .map(_, let value)): type = value
      case (_, .list(let element)): type = element
      default: return .dyn
      }
    }
    return type
  }
}
