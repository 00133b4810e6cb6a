/// `\d`, `\w`, `\s`: ASCII only, as in RE2.
enum PerlClass {
  static func ranges(_ letter: Unicode.Scalar) -> [ClosedRange<UInt32>] {
    switch letter {
    case "d", "D": [0x30...0x39]
    case "w", "W": [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]
    default: [0x09...0x0A, 0x0C...0x0D, 0x20...0x20]
    }
  }
}

/// `[:alpha:]` and the like: ASCII only.
enum PosixClass {
  static func ranges(_ name: String) -> [ClosedRange<UInt32>]? {
    switch name {
    case "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A]
    case "alpha": [0x41...0x5A, 0x61...0x7A]
    case "ascii": [0x00...0x7F]
    case "blank": [0x09...0x09, 0x20...0x20]
    case "cntrl": [0x00...0x1F, 0x7F...0x7F]
    case "digit": [0x30...0x39]
    case "graph": [0x21...0x7E]
    case "lower": [0x61...0x7A]
    case "print": [0x20...0x7E]
    case "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E]
    case "space": [0x09...0x0D, 0x20...0x20]
    case "upper": [0x41...0x5A]
    case "word": [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]
    case "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66]
    default: nil
    }
  }
}

/// `\p{Lu}`, `\p{L}`: general categories, and the scripts that Unicode blocks tell well enough.
enum UnicodeClass {
  static func isKnown(_ name: String) -> Bool {
    name == "Any" || categories.contains(name)
      || categories.contains { $0.hasPrefix(name) && name.count == 1 }
      || scripts.contains { $0.name == name }
  }

  static func contains(_ value: UInt32, _ name: String) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return false }
    if name == "Any" { return true }
    if let script = scripts.first(where: { $0.name == name }) {
      return script.ranges.contains { $0.contains(value) } && scalar.properties.isAlphabetic
    }
    let category = abbreviation(scalar.properties.generalCategory)
    return name.count == 1 ? category.hasPrefix(name) : category == name
  }

  private static let categories = [
    "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf",
    "Po", "Sm",
    "Sc", "Sk", "So", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs", "Co", "Cn",
  ]

  private static let scripts: [(name: String, ranges: [ClosedRange<UInt32>])] = [
    ("Latin", [0x41...0x24F, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xFF21...0xFF5A]),
    ("Greek", [0x370...0x3FF, 0x1F00...0x1FFF]),
    ("Cyrillic", [0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F]),
    ("Hebrew", [0x591...0x5F4, 0xFB1D...0xFB4F]),
    ("Arabic", [0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF]),
    (
      "Han",
      [
        0x2E80...0x2FD5, 0x3005...0x3007, 0x3021...0x3029, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
        0x20000...0x323AF,
      ]
    ),
    ("Hiragana", [0x3041...0x309F]),
    ("Katakana", [0x30A1...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D]),
    ("Hangul", [0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3]),
    ("Thai", [0xE01...0xE5B]),
    ("Devanagari", [0x900...0x97F]),
  ]

  private static func abbreviation(_ category: Unicode.GeneralCategory) -> String {
    switch category {
    case .uppercaseLetter: "Lu"
    case .lowercaseLetter: "Ll"
    case .titlecaseLetter: "Lt"
    case .modifierLetter: "Lm"
    case .otherLetter: "Lo"
    case .nonspacingMark: "Mn"
    case .spacingMark: "Mc"
    case .enclosingMark: "Me"
    case .decimalNumber: "Nd"
    case .letterNumber: "Nl"
    case .otherNumber: "No"
    case .connectorPunctuation: "Pc"
    case .dashPunctuation: "Pd"
    case .openPunctuation: "Ps"
    case .closePunctuation: "Pe"
    case .initialPunctuation: "Pi"
    case .finalPunctuation: "Pf"
    case .otherPunctuation: "Po"
    case .mathSymbol: "Sm"
    case .currencySymbol: "Sc"
    case .modifierSymbol: "Sk"
    case .otherSymbol: "So"
    case .spaceSeparator: "Zs"
    case .lineSeparator: "Zl"
    case .paragraphSeparator: "Zp"
    case .control: "Cc"
    case .format: "Cf"
    case .surrogate: "Cs"
    case .privateUse: "Co"
    case .unassigned: "Cn"
    @unknown default: "Cn"
    }
  }
}

extension CharacterSet {
  /// Adds the other case of every letter; of a long range only of its ASCII letters and its ends.
  mutating func addOtherCases() {
    var added: [ClosedRange<UInt32>] = []
    for range in ranges {
      let scalars = range.count <= 512 ? Array(range) : Array(range.clamped(to: 0x41...0x7A))
      for value in scalars {
        guard let scalar = Unicode.Scalar(value) else { continue }
        for other in [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping] {
          guard let only = other.unicodeScalars.first, other.unicodeScalars.count == 1 else { continue }
          if only != scalar { added.append(only.value...only.value) }
        }
      }
    }
    ranges += added
  }
}
