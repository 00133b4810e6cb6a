import Testing
import UIDescEmit
import UIDescRuntime

@Suite struct SelectionTests {
  /// VStack (0) with Text (1), HStack (2) holding Text (3) and an overlay with Text (4), and Text (5) with a label (6).
  static let tree = makeTree([
    View(
      "VStack",
      children: [
        View("Text"),
        View(
          "HStack", modifiers: [Modifier("overlay", slots: [("content", [View("Text")])])],
          children: [View("Text")]),
        View("Text", slots: [("label", [View("Image")])]),
      ])
  ])

  static let paths: [(path: String, names: [Int32]?)] = [
    ("VStack", [0]), ("Text", [1, 5, 3, 4]), ("", nil), ("/VStack/*", [1, 2, 5]), ("VStack/Text[1]", [5]),
    ("/Text", []), ("HStack/overlay:", [3]), ("overlay:", []), ("Text/label:/Image", [6]),
    ("HStack/Text", [4]),
    ("*[1]", [2]), ("VStack//Text", nil), ("Text[x]", nil), ("Text[-1]", nil), ("Text[1", nil), (":", nil),
  ]

  @Test(arguments: paths)
  func `finds views by their path`(_ path: String, _ expected: [Int32]?) {
    let found = Selection(path)?.views(in: Self.tree)
    #expect(found == expected)
  }
}
