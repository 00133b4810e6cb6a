import CEL
import Testing
import UIDescDiagnostics
import UIDescDocument

/// The catalog seen through expressions: its types, members and functions as the checker uses them.
struct CatalogExpressionTests {
  let catalog = Catalog.swiftUI
  let environment = Environment(
    features: .all, host: TypeTable(catalog: .swiftUI), naming: .document)

  /// An expression and the type that is wanted of it.
  static let expressions: [(text: String, wanted: String)] = [
    (".red", "ShapeStyle"),
    (".gray.opacity(0.5)", "ShapeStyle"),
    (".ultraThinMaterial", "ShapeStyle"),
    ("Color.red", "ShapeStyle"),
    ("'#FF8800'", "ShapeStyle"),
    ("true ? .red : .gray.opacity(0.5)", "ShapeStyle"),
    ("Color(hue: 0.5, saturation: 1, brightness: 1)", "Color"),
    ("Color(.sRGBLinear, white: 0, opacity: 0.33)", "Color"),
    ("Color(white: 0.5)", "Color"),
    ("Color('brand')", "Color"),
    (".linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)", "ShapeStyle"),
    (
      "LinearGradient(colors: [.red, '#00f'], startPoint: .top, endPoint: UnitPoint(x: 0, y: 1))",
      "ShapeStyle"
    ),
    (".title", "Font"),
    (".system(size: 17, weight: .bold)", "Font"),
    (".system(.body, design: .rounded)", "Font"),
    (".body.weight(.semibold).italic()", "Font"),
    (".custom('Inter', size: 12)", "Font"),
    (".easeIn", "Animation"),
    (".spring()", "Animation"),
    (".easeInOut(duration: 0.2).delay(1)", "Animation"),
    (".move(edge: .bottom).combined(with: .opacity)", "Transition"),
    (".asymmetric(insertion: .slide, removal: .opacity)", "Transition"),
    (".rect(cornerRadius: 8)", "Shape"),
    (".capsule", "Shape"),
    ("RoundedRectangle(cornerRadius: 8, style: .circular)", "Shape"),
    ("Circle()", "Shape"),
    (".degrees(45)", "Angle"),
    ("EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)", "EdgeInsets"),
    ("EdgeInsets()", "EdgeInsets"),
    ("GridItem(.adaptive(minimum: 80), spacing: 8)", "GridItem"),
    (".horizontal", "Edge.Set"),
    ("[.horizontal, .top]", "Edge.Set"),
    (".isButton", "AccessibilityTraits"),
    (".fraction(0.3)", "PresentationDetent"),
    (".continue", "SubmitLabel"),
    ("'s'", "KeyEquivalent"),
    (".return", "KeyEquivalent"),
  ]

  @Test(arguments: expressions)
  func `accepts what SwiftUI accepts`(_ row: (text: String, wanted: String)) throws {
    let type = try #require(catalog.type(named: row.wanted))
    #expect(findings(of: row.text, wanting: .host(type)) == [])
  }

  /// An expression, the type that is wanted of it, and a part of what is said about it.
  static let faults: [(text: String, wanted: String, says: String)] = [
    (".rde", "Color", "red"),
    (".title", "Color", "title"),
    (".red", "Font", "red"),
    (".system(size: 'big')", "Font", "Double"),
    (".isButon", "AccessibilityTraits", "isButton"),
  ]

  @Test(arguments: faults)
  func `refuses what SwiftUI refuses`(_ row: (text: String, wanted: String, says: String)) throws {
    let type = try #require(catalog.type(named: row.wanted))
    let messages = findings(of: row.text, wanting: .host(type))
    #expect(messages.count == 1)
    #expect(messages.first?.contains(row.says) == true, "\(messages)")
  }

  @Test func `defaults are values of their types`() throws {
    let entries =
      catalog.viewNames.compactMap(catalog.view) + catalog.modifierNames.compactMap(catalog.modifier)
      + catalog.typeNames.compactMap(catalog.type).compactMap(catalog.typeEntry)
    var count = 0
    for entry in entries {
      for parameter in entry.parameters {
        for value in parameter.handsOver {
          guard let text = value.default, case .value(let type) = value.type else { continue }
          #expect(findings(of: text, wanting: type) == [], "\(entry.name).\(parameter.name).\(value.name)")
        }
        guard let text = parameter.default, !parameter.type.isText,
          let type = parameter.type.expressionType
        else { continue }
        #expect(findings(of: text, wanting: type) == [], "\(entry.name).\(parameter.name) = \(text)")
        count += 1
      }
    }
    #expect(count > 200)
    for name in catalog.environmentNames {
      let value = try #require(catalog.environmentValue(named: name))
      #expect(findings(of: value.default, wanting: value.type) == [], "env.\(name)")
    }
  }

  private func findings(of text: String, wanting type: CELType) -> [String] {
    var type = type
    // The checker does not pass the type of a set into the elements of a list yet, so they are wanted here.
    if case .host(let host) = type, catalog.isSet(host), text.hasPrefix("[") { type = .list(type) }
    var sink = DiagnosticSink()
    _ = environment.compile(text, in: EmptyScope(), wanting: type, into: &sink)
    return sink.sorted.map(\.message)
  }
}
