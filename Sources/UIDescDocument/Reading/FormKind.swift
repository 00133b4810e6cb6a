internal import UIDescSyntax

/// The forms: mappings that stand for what one of their arms holds, wherever a view, modifier, action or value may stand.
enum FormKind {
  case condition, selection, bind, pair, slot

  /// The form that a mapping is by its keys; nil for every other mapping.
  init?(of node: SyntaxNode) {
    guard node.kind == .mapping else { return nil }
    if node.entry(named: "let") != nil {
      self = .bind
    } else if node.entry(named: "if") != nil {
      self = .condition
    } else if node.entry(named: "switch") != nil {
      self = .selection
    } else if node.entry(named: "slot") != nil {
      self = .slot
    } else if node.entry(named: "on") != nil, node.entry(named: "off") != nil {
      self = .pair
    } else {
      return nil
    }
  }

  /// The keys that the form itself takes.
  var keys: [String] {
    switch self {
    case .condition: ["if", "then", "else"]
    case .selection: ["switch", "cases", "default"]
    case .bind: ["let", "if", "then", "else"]
    case .pair: ["on", "off", "state"]
    case .slot: ["slot"]
    }
  }

  /// How messages call it.
  var noun: String {
    switch self {
    case .condition: "'if'"
    case .selection: "'switch'"
    case .bind: "'let'"
    case .pair: "a pair"
    case .slot: "a slot"
    }
  }
}
