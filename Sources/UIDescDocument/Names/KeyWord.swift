internal import UIDescSyntax

/// What a key says by its first glance: one of the words that tell how a mapping is read, or a name.
///
/// It is found in the bytes of the source: every mapping of a document is asked, most of them several times.
enum KeyWord {
  /// It starts with a capital: a view or a type.
  case capitalised
  /// It starts with `x-`: it belongs to somebody else.
  case `extension`
  case modifiers, id, `as`, wrap
  case `if`, `switch`, `let`, slot, on, off
  case then, `else`, cases, `default`, state
  case other

  /// Whether a mapping with it is a form.
  var isForm: Bool {
    switch self {
    case .if, .switch, .let, .slot, .on, .off: true
    default: false
    }
  }

  init(_ key: SyntaxKey) {
    self.init(key.node)
  }

  init(_ node: SyntaxNode) {
    self = unsafe node.withUTF8 { bytes in unsafe KeyWord(bytes) }
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = unsafe bytes.first else {
      self = .other
      return
    }
    let word: (StaticString, KeyWord)
    switch (first, bytes.count) {
    case (UInt8(ascii: "A")...UInt8(ascii: "Z"), _):
      self = .capitalised
      return
    case (UInt8(ascii: "x"), 2...):
      self = unsafe bytes[1] == UInt8(ascii: "-") ? .extension : .other
      return
    case (UInt8(ascii: "m"), 9): word = ("modifiers", .modifiers)
    case (UInt8(ascii: "i"), 2): word = unsafe bytes[1] == UInt8(ascii: "d") ? ("id", .id) : ("if", .if)
    case (UInt8(ascii: "a"), 2): word = ("as", .as)
    case (UInt8(ascii: "s"), 6): word = ("switch", .switch)
    case (UInt8(ascii: "l"), 3): word = ("let", .let)
    case (UInt8(ascii: "s"), 4): word = ("slot", .slot)
    case (UInt8(ascii: "w"), 4): word = ("wrap", .wrap)
    case (UInt8(ascii: "o"), 2): word = ("on", .on)
    case (UInt8(ascii: "o"), 3): word = ("off", .off)
    case (UInt8(ascii: "t"), 4): word = ("then", .then)
    case (UInt8(ascii: "e"), 4): word = ("else", .else)
    case (UInt8(ascii: "c"), 5): word = ("cases", .cases)
    case (UInt8(ascii: "d"), 7): word = ("default", .default)
    case (UInt8(ascii: "s"), 5): word = ("state", .state)
    default:
      self = .other
      return
    }
    self = unsafe Self.isSame(bytes, word.0) ? word.1 : .other
  }

  /// Both have the same length.
  private static func isSame(_ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    for index in 0..<bytes.count where unsafe bytes[index] != word.utf8Start[index] { return false }
    return true
  }
}

extension SyntaxKey {
  /// Keys with `x-` in front are passed over everywhere.
  var isExtension: Bool {
    if case .extension = KeyWord(self) { return true }
    return false
  }
}

extension SyntaxNode {
  /// The first entry whose key is that word; linear in the entries.
  func entry(_ word: KeyWord) -> SyntaxEntry? {
    var found: Int32?
    unsafe forEachEntry { index, key in
      if found == nil, unsafe KeyWord(key) == word { found = index }
    }
    return found.map { entry(at: $0) }
  }

  /// Whether its text has `${` in it.
  var hasInterpolation: Bool {
    unsafe withUTF8 { bytes in
      var index = 1
      while index < bytes.count {
        if unsafe bytes[index] == UInt8(ascii: "{"), unsafe bytes[index - 1] == UInt8(ascii: "$") {
          return true
        }
        index += 1
      }
      return false
    }
  }

  /// Its text without so many bytes at the start.
  func text(from start: Int) -> String {
    unsafe withUTF8 { unsafe String(decoding: $0.dropFirst(start), as: UTF8.self) }
  }

  /// The first byte of its text; zero where there is none.
  var firstByte: UInt8 { unsafe withUTF8 { bytes in unsafe bytes.first ?? 0 } }
}
