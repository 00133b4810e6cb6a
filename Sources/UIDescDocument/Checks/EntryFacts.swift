/// What the checks know of a view or a modifier of SwiftUI, by its name alone.
///
/// A check asks for facts rather than for names: a document has each name many times, and looks it up here once.
struct EntryFacts: OptionSet {
  let rawValue: UInt32

  /// Nobody has asked yet.
  static let unknown = EntryFacts(bit: 31)

  // MARK: Views

  static let isText = EntryFacts(bit: 0)
  static let isLabel = EntryFacts(bit: 1)
  static let isImage = EntryFacts(bit: 2)
  static let isButton = EntryFacts(bit: 3)
  /// It holds no other views, and neither text nor image.
  static let isBlank = EntryFacts(bit: 4)

  // MARK: What a modifier is about

  /// The controls of one sort.
  static let isForControls = EntryFacts(bit: 5)
  static let isForTexts = EntryFacts(bit: 6)
  /// Texts, and the symbols that follow their font.
  static let isForFonts = EntryFacts(bit: 7)

  // MARK: What a modifier does

  /// It goes into the environment: the view reads what stands nearest to it, which is written first.
  static let setsEnvironment = EntryFacts(bit: 8)
  /// One value of it leaves the view as it is.
  static let hasNeutralValue = EntryFacts(bit: 9)
  /// The view stays a shape or an image, if it has been one.
  static let keepsKind = EntryFacts(bit: 10)
  static let setsForeground = EntryFacts(bit: 11)
  static let setsBackground = EntryFacts(bit: 12)
  static let setsFont = EntryFacts(bit: 13)
  /// What lies behind shows through.
  static let fades = EntryFacts(bit: 14)
  static let addsShadow = EntryFacts(bit: 15)
  static let clips = EntryFacts(bit: 16)
  static let pads = EntryFacts(bit: 17)
  static let frames = EntryFacts(bit: 18)
  static let overlays = EntryFacts(bit: 19)
  static let addsBorder = EntryFacts(bit: 20)
  static let takesTaps = EntryFacts(bit: 21)
  /// What can be tapped becomes larger or smaller.
  static let changesTarget = EntryFacts(bit: 22)

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  private init(bit: UInt32) {
    rawValue = 1 << bit
  }

  /// Nothing for what no check asks about.
  init(of name: String) {
    self = Self.known.names.known(name).map { Self.known.facts[Int($0)] } ?? []
  }

  private static let known: (names: NameTable, facts: [EntryFacts]) = {
    var names = NameTable()
    var facts: [EntryFacts] = []
    for (row, rowNames) in rows {
      for name in rowNames {
        let number = Int(names.number(of: name))
        if number == facts.count { facts.append([]) }
        facts[number].formUnion(row)
      }
    }
    return (names, facts)
  }()

  private static let rows: [(EntryFacts, [String])] = [
    (.isText, ["Text"]),
    (.isLabel, ["Label"]),
    (.isImage, ["Image"]),
    (.isButton, ["Button"]),
    (
      .isBlank,
      [
        "Spacer", "Divider", "EmptyView", "Color", "LinearGradient", "RadialGradient", "AngularGradient",
        "EllipticalGradient", "MeshGradient",
      ]
    ),
    (
      .isForControls,
      [
        "buttonStyle", "buttonBorderShape", "controlGroupStyle", "datePickerStyle", "disclosureGroupStyle",
        "formStyle", "gaugeStyle", "groupBoxStyle", "indexViewStyle", "labelStyle", "labeledContentStyle",
        "listStyle", "menuStyle", "navigationSplitViewStyle", "navigationViewStyle", "pickerStyle",
        "progressViewStyle", "tableStyle", "tabViewStyle", "textEditorStyle", "textFieldStyle", "toggleStyle",
      ]
    ),
    (
      .isForTexts,
      [
        "allowsTightening", "baselineOffset", "kerning", "lineLimit", "lineSpacing", "minimumScaleFactor",
        "monospacedDigit", "multilineTextAlignment", "strikethrough", "textCase", "textScale",
        "textSelection", "tracking", "truncationMode", "underline",
      ]
    ),
    (
      .isForFonts,
      [
        "bold", "font", "fontDesign", "fontWeight", "fontWidth", "imageScale", "italic", "monospaced",
        "symbolEffect", "symbolRenderingMode", "symbolVariant",
      ]
    ),
    (
      .setsEnvironment,
      [
        "font", "foregroundColor", "foregroundStyle", "tint", "accentColor", "lineLimit", "lineSpacing",
        "multilineTextAlignment", "truncationMode", "minimumScaleFactor", "imageScale", "textCase",
        "buttonStyle", "labelStyle", "controlSize",
      ]
    ),
    // Only what is neutral everywhere: `zIndex: 0` and `cornerRadius: 0` do change something.
    (
      .hasNeutralValue,
      [
        "opacity", "padding", "blur", "scaleEffect", "offset", "rotationEffect", "hueRotation", "brightness",
        "grayscale", "contrast", "saturation", "disabled", "layoutPriority",
      ]
    ),
    (.keepsKind, ["offset", "symbolRenderingMode", "allowedDynamicRange"]),
    (.setsForeground, ["foregroundColor", "foregroundStyle"]),
    (.setsBackground, ["background"]),
    (.setsFont, ["font"]),
    (.fades, ["opacity", "blendMode"]),
    (.addsShadow, ["shadow"]),
    (.clips, ["clipShape", "clipped", "cornerRadius", "mask"]),
    (.pads, ["padding"]),
    (.frames, ["frame"]),
    (.overlays, ["overlay"]),
    (.addsBorder, ["border"]),
    (.takesTaps, ["onTapGesture"]),
    (
      .changesTarget,
      ["frame", "padding", "contentShape", "buttonStyle", "controlSize", "scaleEffect"]
    ),
  ]
}
