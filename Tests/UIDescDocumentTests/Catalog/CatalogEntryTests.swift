import CEL
import Testing
import UIDescDiagnostics
import UIDescDocument

/// What the language's page writes, checked against the catalog alone: which parameters a shape means.
struct CatalogEntryTests {
  /// A view or modifier, the parameters that a scalar may mean, what a list means.
  static let shapes: [(name: String, scalar: String, list: String)] = [
    ("VStack", "", "slot content"),
    ("ZStack", "", "slot content"),
    ("Group", "", "slot content"),
    ("List", "", "slot content"),
    ("ScrollView", "", "slot content"),
    ("NavigationStack", "", "slot root"),
    ("Text", "text content", ""),
    ("Image", "text name", ""),
    ("Spacer", "minLength", ""),
    ("Color", "color", ""),
    ("Slider", "value", ""),
    ("Button", "", ""),
    ("Toggle", "", ""),
    ("RoundedRectangle", "cornerRadius cornerSize", ""),
    ("padding", "length edges insets", "edges, length"),
    ("frame", "", ""),
    ("background", "style", "slot content"),
    ("overlay", "style", "slot content"),
    ("foregroundColor", "color", ""),
    ("foregroundStyle", "style", "style, secondary, tertiary"),
    ("font", "font", ""),
    ("opacity", "opacity", ""),
    ("blur", "radius", ""),
    ("shadow", "radius", ""),
    ("cornerRadius", "radius", ""),
    ("clipShape", "shape", ""),
    ("edgesIgnoringSafeArea", "edges", "value edges"),
    ("tag", "tag", ""),
    ("lineLimit", "number", "value range"),
    ("navigationTitle", "text title", ""),
    ("accessibilityAddTraits", "traits", "value traits"),
    ("presentationDetents", "detents", "value detents"),
    ("onTapGesture", "", "action perform"),
    ("onAppear", "", "action perform"),
    ("task", "", "action action"),
    ("onChange", "", ""),
    ("animation", "animation", "animation, value"),
    ("sheet", "", ""),
    ("toolbar", "", "slot content"),
    ("fixedSize", "", ""),
  ]

  @Test(arguments: shapes)
  func `says what a scalar and a list mean`(_ shape: (name: String, scalar: String, list: String)) throws {
    let entry = try #require(spec(shape.name))
    let scalar = entry.scalar.map { entry.parameters[$0].name }.joined(separator: " ")
    #expect((entry.scalarIsText ? "text " : "") + scalar == shape.scalar)
    #expect(describe(entry.list, in: entry) == shape.list)
  }

  /// Arguments by name and the Swift call in whose order they are printed; nil where they do not go together.
  static let calls: [(name: String, arguments: [String], form: String?)] = [
    ("VStack", ["content"], "alignment:spacing:content:"),
    ("VStack", [], nil),
    ("Spacer", [], "minLength:"),
    ("Divider", [], ""),
    ("Circle", [], ""),
    ("Image", ["systemName"], "systemName:variableValue:"),
    ("Image", ["systemName", "name"], nil),
    ("Button", ["title", "action"], "_:role:action:"),
    ("Button", ["action", "label"], "role:action:label:"),
    ("Button", ["title"], nil),
    ("Toggle", ["title", "isOn"], "_:isOn:"),
    ("Toggle", ["isOn", "label"], "isOn:label:"),
    ("Slider", ["value", "in"], "value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:"),
    ("ColorPicker", ["title", "selection"], "_:selection:supportsOpacity:"),
    ("ForEach", ["in", "id", "content"], "_:id:content:"),
    ("Label", ["title", "systemImage"], "_:systemImage:"),
    ("Label", ["titleContent", "icon"], "title:icon:"),
    ("Section", ["content", "footer"], "content:header:footer:"),
    ("Section", ["title", "header", "content"], nil),
    ("padding", [], "_:_:"),
    ("padding", ["length"], "_:_:"),
    ("padding", ["edges", "length"], "_:_:"),
    ("padding", ["insets"], "_:"),
    ("padding", ["insets", "edges"], nil),
    (
      "frame", ["maxWidth", "maxHeight"],
      "minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:"
    ),
    ("frame", ["width", "alignment"], "width:height:alignment:"),
    ("frame", ["width", "maxHeight"], nil),
    ("background", ["style"], "_:ignoresSafeAreaEdges:"),
    ("background", ["content"], "alignment:content:"),
    ("background", ["style", "content"], nil),
    ("onTapGesture", ["count", "perform"], "count:coordinateSpace:perform:"),
    ("onChange", ["of", "action"], "of:initial:_:"),
    ("onChange", ["of"], nil),
    ("sheet", ["item", "content"], "item:onDismiss:content:"),
    ("sheet", ["item", "isPresented", "content"], nil),
    ("openURL", ["url"], "_:"),
    ("dismiss", [], ""),
  ]

  @Test(arguments: calls)
  func `knows which arguments go together`(
    _ call: (name: String, arguments: [String], form: String?)
  ) throws {
    let entry = try #require(spec(call.name))
    let arguments = try call.arguments.map { try #require(entry.parameter(named: $0)) }
    let form = entry.form(fitting: arguments).map { form in
      form.arguments.map { (entry.parameters[$0.parameter].label ?? "_") + ":" }.joined()
    }
    #expect(form == call.form)
  }

  /// A parameter with its type as the language writes it and its default.
  static let parameters: [(entry: String, parameter: String, type: String, default: String?)] = [
    ("VStack", "alignment", "HorizontalAlignment", ".center"),
    ("VStack", "spacing", "Double?", nil),
    ("VStack", "content", "View", nil),
    ("Text", "content", "String", nil),
    ("AsyncImage", "url", "String?", nil),
    ("LazyVGrid", "columns", "[GridItem]", nil),
    ("Slider", "value", "Binding(Double)", nil),
    ("Slider", "in", "Range(Double)", "[0, 1]"),
    ("Slider", "onEditingChanged", "Action?", nil),
    ("Picker", "selection", "Binding(any value)", nil),
    ("ViewThatFits", "in", "Axis.Set", "[.horizontal, .vertical]"),
    ("padding", "edges", "Edge.Set", ".all"),
    ("foregroundColor", "color", "Color?", nil),
    ("lineLimit", "range", "Range(Int)", nil),
    ("shadow", "color", "Color", "Color(.sRGBLinear, white: 0, opacity: 0.33)"),
    ("presentationDetents", "detents", "[PresentationDetent]", nil),
    ("accessibilityInputLabels", "inputLabels", "[String]", nil),
  ]

  @Test(arguments: parameters)
  func `types parameters`(
    _ row: (entry: String, parameter: String, type: String, default: String?)
  ) throws {
    let entry = try #require(spec(row.entry))
    let parameter = entry.parameters[try #require(entry.parameter(named: row.parameter))]
    #expect(describe(parameter.type) == row.type)
    #expect(parameter.default == row.default)
  }

  @Test func `names what slots and actions hand over`() throws {
    let reader = try #require(spec("GeometryReader"))
    let geometry = try #require(reader.parameters[0].handsOver.first)
    #expect(geometry.name == "geometry")
    guard case .value(.record(let record)) = geometry.type else {
      Issue.record("a geometry is a record, not \(geometry.type)")
      return
    }
    #expect(record.name == "GeometryProxy")
    #expect(record.fields.map(\.name) == ["size", "safeAreaInsets"])
    #expect(geometry.default?.hasPrefix("{'size': {'width': 390.0, 'height': 844.0}") == true)

    let loop = try #require(spec("ForEach"))
    let content = loop.parameters[try #require(loop.parameter(named: "content"))]
    #expect(content.handsOver.map(\.name) == ["element", "index"])
    #expect(content.handsOver.map(\.type) == [.element(ofParameter: 0), .value(.int)])

    let change = try #require(spec("onChange"))
    let action = change.parameters[try #require(change.parameter(named: "action"))]
    #expect(action.handsOver.map(\.type) == [.type(ofParameter: 0), .type(ofParameter: 0)])
  }

  @Test func `knows the slot that needs no name`() throws {
    let slots = ["Button": "label", "Label": "titleContent", "Picker": "content", "NavigationLink": "label"]
    for (name, slot) in slots.sorted(by: { $0.key < $1.key }) {
      let entry = try #require(spec(name))
      #expect(entry.mainSlot.map { entry.parameters[$0].name } == slot)
    }
  }

  @Test func `says since when an entry exists and what has replaced it`() throws {
    let entry = try #require(spec("foregroundColor"))
    #expect(entry.deprecation?.replacement == "foregroundStyle")
    #expect(entry.availability.isEmpty)
    let stack = try #require(spec("NavigationStack"))
    #expect(stack.deprecation == nil)
    #expect(stack.availability.first?.platform == "iOS")
    #expect(stack.availability.first?.version == "16")
    #expect(stack.documentation.hasPrefix("A root view"))
  }

  @Test func `gives environment values a type and a default`() throws {
    let catalog = Catalog.swiftUI
    let scheme = try #require(catalog.environmentValue(named: "colorScheme"))
    #expect(describe(.value(scheme.type)) == "ColorScheme")
    #expect(scheme.default == ".light")
    #expect(catalog.environmentValue(named: "locale")?.default == "'en_US'")
    #expect(catalog.environmentValue(named: "colourScheme") == nil)
    #expect(catalog.environmentNames.contains("horizontalSizeClass"))
  }

  @Test func `finds every name that it lists, and says a sentence about each`() throws {
    let catalog = Catalog.swiftUI
    for name in catalog.viewNames {
      #expect(catalog.view(named: name)?.documentation.hasSuffix(".") == true, "\(name)")
    }
    for name in catalog.modifierNames {
      #expect(catalog.modifier(named: name)?.documentation.hasSuffix(".") == true, "\(name)")
    }
    for name in catalog.typeNames {
      guard let type = catalog.type(named: name) else { continue }
      #expect(catalog.name(of: type) == name)
      #expect(catalog.documentation(of: type).hasSuffix("."), "\(name)")
    }
    for name in catalog.environmentNames {
      #expect(catalog.environmentValue(named: name)?.documentation.hasSuffix(".") == true, "\(name)")
    }
    for name in catalog.hostActionNames {
      #expect(catalog.hostAction(named: name)?.documentation.hasSuffix(".") == true, "\(name)")
    }
  }

  @Test func `tells which names exist`() {
    #expect(Catalog.swiftUI.hasView(named: "VStack") && !Catalog.swiftUI.hasView(named: "padding"))
    #expect(Catalog.swiftUI.hasModifier(named: "padding") && !Catalog.swiftUI.hasModifier(named: "VStack"))
  }

  @Test func `knows nothing of names that do not exist`() {
    for name in ["", "A", "VStac", "VStackk", "vstack", "zzz", "Größe"] {
      #expect(Catalog.swiftUI.view(named: name) == nil)
      #expect(Catalog.swiftUI.modifier(named: name) == nil)
      #expect(Catalog.swiftUI.type(named: name) == nil)
    }
  }

  private func spec(_ name: String) -> EntrySpec? {
    let catalog = Catalog.swiftUI
    return catalog.view(named: name) ?? catalog.modifier(named: name) ?? catalog.hostAction(named: name)
  }
}

private func describe(_ list: ListRole, in entry: EntrySpec) -> String {
  switch list {
  case .none: ""
  case .slot(let index): "slot " + entry.parameters[index].name
  case .action(let index): "action " + entry.parameters[index].name
  case .value(let index): "value " + entry.parameters[index].name
  case .positional(let indices): indices.map { entry.parameters[$0].name }.joined(separator: ", ")
  }
}

/// A parameter's type as the language writes it.
private func describe(_ type: ParameterType) -> String {
  func name(_ type: CELType) -> String {
    switch type {
    case .host(let host): Catalog.swiftUI.name(of: host)
    case .list(let element): "[\(name(element))]"
    case .nullable(let wrapped): name(wrapped) + "?"
    default: type.name(in: .document, host: nil)
    }
  }
  switch type {
  case .text(let isOptional): return isOptional ? "String?" : "String"
  case .value(let type): return name(type)
  case .range(let end, let isOptional): return "Range(\(name(end)))" + (isOptional ? "?" : "")
  case .slot(let isOptional): return isOptional ? "View?" : "View"
  case .action(let isOptional): return isOptional ? "Action?" : "Action"
  case .binding(let type): return "Binding(\(name(type)))"
  }
}
