import Testing
import UIDesc
import UIDescDocument

@Suite struct TargetTests {
  static let texts: [(text: String, description: String?)] = [
    ("ios16", "iOS 16"), ("iOS 16.4", "iOS 16.4"), ("macos13", "macOS 13"), ("watchOS9", "watchOS 9"),
    ("tvos16", "tvOS 16"), ("visionos1", "visionOS 1"), ("ipados17", "iOS 17"), ("ios", nil), ("16", nil),
    ("android14", nil), ("ios16.x", nil), ("ios-1", nil), ("", nil), ("ios99999999999999999999", nil),
  ]

  @Test(arguments: texts)
  func `reads a platform with its version`(_ text: String, _ description: String?) {
    #expect(Target(text)?.description == description)
  }

  static let needs: [(name: String, platform: String, version: String?)] = [
    ("VStack", "iOS", "0"), ("NavigationStack", "iOS", "16"), ("NavigationStack", "macOS", "13"),
    ("Gauge", "tvOS", nil), ("HSplitView", "iOS", nil), ("NavigationStack", "visionOS", "1"),
    ("Tab", "visionOS", "2"), ("GlassEffectContainer", "visionOS", "26"),
  ]

  @Test(arguments: needs)
  func `knows the version that a platform needs`(_ name: String, _ platform: String, _ version: String?)
    throws
  {
    let entry = try #require(Catalog.swiftUI.view(named: name))
    #expect(entry.version(neededOn: platform)?.text == version)
  }

  @Test func `compares versions by their numbers`() throws {
    let versions = try ["9", "10", "10.0.1", "10.15", "11"].map { try #require(PlatformVersion($0)) }
    #expect(versions == versions.sorted())
    #expect(try #require(PlatformVersion("16")) <= (try #require(PlatformVersion("16.0"))))
  }

  static let documents: [(body: String, target: String?, notes: Bool, findings: [String])] = [
    (
      "NavigationStack: [Spacer]", "ios15.4", false,
      ["unavailable-on-target: 'NavigationStack' needs iOS 16, and the target is iOS 15.4"]
    ),
    ("NavigationStack: [Spacer]", "ios16", false, []),
    (
      "HSplitView: [Spacer]", "ios16", false,
      ["unavailable-on-target: 'HSplitView' does not exist on iOS; it came with macOS 10.15"]
    ),
    (
      "{Text: A, modifiers: [{contentMargins: 4}]}", "ios16", false,
      ["unavailable-on-target: 'contentMargins' needs iOS 17, and the target is iOS 16"]
    ),
    (
      "{Text: A, modifiers: [{clipShape: {ConcentricRectangle: }}]}", "ios18", false,
      ["unavailable-on-target: 'ConcentricRectangle' needs iOS 26, and the target is iOS 18"]
    ),
    ("{Text: A, modifiers: [{foregroundColor: .red}]}", nil, false, []),
    (
      "{Text: A, modifiers: [{foregroundColor: .red}]}", nil, true,
      ["deprecated: 'foregroundColor' is deprecated; use 'foregroundStyle'"]
    ),
    (
      "{Text: A, modifiers: [{cornerRadius: 4}]}", nil, true,
      ["deprecated: 'cornerRadius' is deprecated; use 'clipShape(.rect(cornerRadius:))'"]
    ),
    ("NavigationView: [Spacer]", "ios15", true, []),
    (
      "NavigationView: [Spacer]", "ios16", true,
      ["deprecated: 'NavigationView' is deprecated; use 'NavigationStack'"]
    ),
  ]

  @Test(arguments: documents)
  func `reports what is too new and notes what has been replaced`(
    _ row: (body: String, target: String?, notes: Bool, findings: [String])
  ) throws {
    var options = LoadOptions()
    options.entryChecks = EntryChecks(target: row.target.flatMap { Target($0) }, notesDeprecation: row.notes)
    let text = "uidesc: 1\nbody:\n  \(row.body)\n"
    let document = try Document.load(path: "document.yaml", bytes: Array(text.utf8), options: options)
    #expect(document.findings.map { "\($0.code): \($0.message)" } == row.findings)
    for finding in document.findings {
      #expect(["deprecated", "unavailable-on-target"].contains(finding.code))
      #expect(finding.severity == (finding.code == "deprecated" ? .note : .error))
    }
  }
}
