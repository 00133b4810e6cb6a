internal import UIDescSyntax

/// The forms: mappings that stand for what one of their arms holds, wherever a view, modifier, action or value may stand.
enum FormKind {
  case condition, selection, bind, pair, slot

  /// The form that a mapping is by its keys; nil for every other mapping.
  init?(of node: SyntaxNode) {
    guard node.kind == .mapping else { return nil }
    var form: FormKind?
    var sides = 0
    unsafe node.forEachEntry { _, key in
      switch unsafe KeyWord(key) {
      // `if` beside `let` is a part of it.
      case .let: form = .bind
      case .if: form = form ?? .condition
      case .switch: form = form ?? .selection
      case .slot: form = form ?? .slot
      case .on, .off: sides += 1
      default: break
      }
    }
    guard let found = form ?? (sides == 2 ? .pair : nil) else { return nil }
    self = found
  }

  /// Whether a key belongs to the form itself.
  func takes(_ key: KeyWord) -> Bool {
    switch (self, key) {
    case (_, .extension), (.condition, .if), (.condition, .then), (.condition, .else), (.selection, .switch),
      (.selection, .cases), (.selection, .default), (.bind, .let), (.bind, .if), (.bind, .then),
      (.bind, .else), (.pair, .on), (.pair, .off), (.pair, .state), (.slot, .slot):
      true
    default: false
    }
  }

  /// Those keys, for messages.
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
