import CEL
import Testing
import UIDescDiagnostics
import UIDescDocument

struct CatalogTypeTests {
  let catalog = Catalog.swiftUI

  @Test func `finds members in a type and in those that it takes`() throws {
    let style = try #require(catalog.type(named: "ShapeStyle"))
    let color = try #require(catalog.type(named: "Color"))
    let red = try #require(catalog.member("red", of: style))
    #expect(red.type == color)
    #expect(catalog.member("red", of: color) == red)
    #expect(catalog.memberName(red) == "red")
    #expect(catalog.member("tertiary", of: style)?.type == style)
    #expect(catalog.member("tertiary", of: color) == nil)
    #expect(catalog.member("re", of: color) == nil)
    #expect(catalog.memberNames(of: style).contains("ultraThinMaterial"))
    #expect(catalog.memberNames(of: color).count == 19)
  }

  /// The wanted type, the type of the value, and whether it is taken.
  static let fits: [(wanted: String, actual: String, isTaken: Bool)] = [
    ("Color", "Color", true),
    ("ShapeStyle", "Color", true),
    ("Color", "ShapeStyle", false),
    ("ShapeStyle", "LinearGradient", true),
    ("ShapeStyle", "Font", false),
    ("Shape", "RoundedRectangle", true),
    ("EdgeAlignment", "VerticalAlignment", true),
  ]

  @Test(arguments: fits)
  func `takes values of other types where the catalog says so`(
    _ row: (wanted: String, actual: String, isTaken: Bool)
  ) throws {
    let wanted = try #require(catalog.type(named: row.wanted))
    let actual = try #require(catalog.type(named: row.actual))
    #expect(catalog.accepts(wanted, .host(actual)) == row.isTaken)
  }

  @Test func `takes a list where a set is wanted, and a text as a key`() throws {
    let traits = try #require(catalog.type(named: "AccessibilityTraits"))
    #expect(catalog.isSet(traits))
    #expect(catalog.accepts(traits, .list(.host(traits))))
    #expect(catalog.accepts(traits, .list(.dyn)))
    let color = try #require(catalog.type(named: "Color"))
    #expect(!catalog.accepts(color, .list(.host(color))))
    let key = try #require(catalog.type(named: "KeyEquivalent"))
    #expect(catalog.accepts(key, .string))
    #expect(!catalog.accepts(key, .int))
  }

  @Test func `describes static functions, methods and initialisers`() throws {
    let font = try #require(catalog.type(named: "Font"))
    let system = catalog.functions("system", of: font)
    #expect(
      system.map { $0.parameters.map(\.label) } == [
        ["size", "weight", "design"], [nil, "design", "weight"],
      ])
    #expect(system.map { $0.parameters.map(\.isRequired) } == [[true, false, false], [true, false, false]])
    #expect(system.allSatisfy { $0.result == font })
    let color = try #require(catalog.type(named: "Color"))
    #expect(
      catalog.methods("opacity", on: color).map(\.parameters) == [[HostParameter(label: nil, type: .double)]])
    let initialisers = catalog.functions("init", of: color)
    #expect(
      initialisers.contains { $0.parameters.map(\.label) == ["hue", "saturation", "brightness", "opacity"] })
    let style = try #require(catalog.type(named: "ShapeStyle"))
    #expect(catalog.functions("linearGradient", of: style).count == 3)
    #expect(catalog.functions("nothing", of: style).isEmpty)
  }

  @Test func `reads a type's initialiser like a view`() throws {
    let shape = try #require(catalog.type(named: "Shape"))
    #expect(catalog.takenTypes(of: shape).map { catalog.name(of: $0) }.contains("RoundedRectangle"))
    let rectangle = try #require(catalog.type(named: "RoundedRectangle"))
    let entry = try #require(catalog.typeEntry(for: rectangle))
    #expect(entry.scalar.map { entry.parameters[$0].name } == ["cornerRadius", "cornerSize"])
    let gridItem = try #require(catalog.type(named: "GridItem"))
    let item = try #require(catalog.typeEntry(for: gridItem))
    #expect(item.scalar.map { item.parameters[$0].name } == ["size"])
    let font = try #require(catalog.type(named: "Font"))
    #expect(catalog.typeEntry(for: font) == nil)
  }

  @Test func `knows what aliases and records stand for`() throws {
    #expect(catalog.typeAlias(named: "CGFloat") == .double)
    #expect(catalog.typeAlias(named: "URL") == .string)
    #expect(catalog.type(named: "URL") == nil)
    guard case .record(let record)? = catalog.typeAlias(named: "GeometryProxy") else {
      Issue.record("GeometryProxy is a record")
      return
    }
    #expect(record.index(of: "size") == 0)
  }

  /// A text and the channels of the colour that it stands for.
  static let colours: [(text: String, channels: [Double]?)] = [
    ("#FF8800", [1, 0.533, 0]),
    ("#f80", [1, 0.533, 0]),
    ("#00000080", [0, 0, 0, 0.502]),
    ("FF8800", nil), ("#FF880", nil), ("#", nil), ("", nil), ("#GG0000", nil), ("#FF8800FF0", nil),
  ]

  @Test(arguments: colours)
  func `reads quoted colours`(_ row: (text: String, channels: [Double]?)) throws {
    for name in ["Color", "ShapeStyle"] {
      let type = try #require(catalog.type(named: name))
      guard case .call(let call)? = catalog.literal(row.text, as: type) else {
        #expect(row.channels == nil)
        continue
      }
      #expect(call.typeName == "Color")
      #expect(call.arguments.map(\.value) == row.channels?.map { .double($0) })
      #expect(
        call.arguments.map(\.label)
          == Array(["red", "green", "blue", "opacity"].prefix(call.arguments.count)))
    }
    let font = try #require(catalog.type(named: "Font"))
    #expect(catalog.literal(row.text, as: font) == nil)
  }
}
