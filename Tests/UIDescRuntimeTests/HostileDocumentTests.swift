import Foundation
import TestSupport
import Testing
import UIDesc
import UIDescDiagnostics

/// Whatever is read, there is an answer: findings inside the text, and a tree only where there is no error.
struct HostileDocumentTests {
  /// The same sequence of numbers in every run.
  private struct Xorshift: RandomNumberGenerator {
    var state: UInt64 = 0x2545_F491_4F6C_DD1D

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  private static let pieces = [
    "null", "[]", "{}", "[null]", "{a: 1}", "true", "-1", "1e400", "9223372036854775807", "\"\"", "''", "x",
    "Text", "$x", "${x}", "${", ".red",
    "if: true", "{if: true, then: 1}", "{let: {x: null}, then: x}", "{slot: content}",
    "{on: 1, off: 2, state: true}", "{switch: 1, cases: {1: 2}}",
    "body: Spacer", "as: x", "id: 1", "modifiers: [bold]", "{wrap: {slot: self}}", "{set: {x: 1}}",
    "{toggle: x}", "[1, 2]", "env.colorScheme",
    "lists.range(3)", "x[0]", "#FF8800", "é", "\u{1F600}", "x-y: 1", "View", "Binding(Bool)", "\"[String]?\"",
    "{type: Int, default: 1}", "(", ")", "?", ":", "-",
  ]

  private static var sources: [(name: String, lines: [String])] {
    let folder = packageRoot.appending(path: "samples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var result: [(name: String, lines: [String])] = []
    for file in names.sorted().map({ folder.appending(path: "\($0)/app.yaml") })
      + [packageRoot.appending(path: "Tests/Fixtures/faults/base.yaml")]
    {
      guard let text = try? String(contentsOf: file, encoding: .utf8), !text.contains("imports:") else {
        continue
      }
      result.append(
        (file.path, text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)))
    }
    return result
  }

  @Test func `stays sound on thousands of changed samples`() throws {
    let sources = Self.sources
    #expect(sources.count > 10)
    var random = Xorshift()
    var valid = 0
    for round in 0..<3000 {
      var lines = sources[round % sources.count].lines
      for _ in 0..<Int.random(in: 1...3, using: &random) { Self.change(&lines, &random) }
      if try Self.isSound(lines.joined(separator: "\n")) { valid += 1 }
    }
    // Some changes leave a document whole, so that evaluating is tried as well.
    #expect(valid > 100)
  }

  /// Drops, repeats, moves, indents or rewrites a line.
  private static func change(_ lines: inout [String], _ random: inout Xorshift) {
    let index = Int.random(in: 0..<lines.count, using: &random)
    let piece = pieces.randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<7, using: &random) {
    case 0: lines.remove(at: index)
    case 1: lines.insert(lines[index], at: Int.random(in: 0...lines.count, using: &random))
    case 2: lines[index] = "  " + lines[index]
    case 3:
      if let colon = lines[index].range(of: ": ") {
        lines[index].replaceSubrange(colon.upperBound..., with: piece)
      }
    case 4:
      let words = lines[index].split(separator: " ").map(String.init)
      if let word = words.randomElement(using: &random), let place = lines[index].range(of: word) {
        lines[index].replaceSubrange(place, with: piece)
      }
    case 5:
      let indent = lines[index].prefix { $0 == " " }
      lines.insert(indent + (Bool.random(using: &random) ? "- " : "") + piece, at: index)
    default:
      let other = lines.randomElement(using: &random) ?? ""
      lines[index] = String(lines[index].prefix { $0 == " " }) + other.drop { $0 == " " }
    }
    if lines.isEmpty { lines.append("") }
  }

  /// True where it could be evaluated.
  @discardableResult
  private static func isSound(_ text: String) throws -> Bool {
    let document = try Document(text: text)
    for finding in document.diagnostics { check(finding, in: document.sources, text) }
    do throws(EvaluationFailure) {
      let tree = try document.evaluate()
      #expect(!document.hasErrors, "evaluated in spite of an error:\n\(text)")
      #expect(try tree.text == document.evaluate().text)
      return true
    } catch {
      #expect(!error.diagnostics.isEmpty, "no reason is given for\n\(text)")
      for finding in error.diagnostics { check(finding, in: error.sources, text) }
      return false
    }
  }

  private static func check(_ finding: Diagnostic, in sources: SourceFiles, _ text: String) {
    let places = [finding.range] + finding.notes.map(\.range) + finding.fixIts.flatMap(\.edits).map(\.range)
    for place in places {
      let isInside =
        Int(place.file.index) < sources.files.count && Int(place.end) <= sources[place.file].bytes.count
      #expect(isInside && place.start <= place.end, "\(finding.code) lies outside of\n\(text)")
    }
    #expect(!finding.message.isEmpty)
  }

  // MARK: Made by hand

  private static let sections = [
    "types", "constants", "state", "toggled", "let", "components", "modifiers", "actions", "imports",
    "catalogs", "body",
    "name", "description", "x-own",
  ]

  @Test func `every section may hold anything`() throws {
    let values = [
      "", " null", " []", " {}", " [[]]", " [{}]", " 1", " true", " text", " \"\"", " {a: }", " {a: []}",
      " {a: {}}", " {A: }", " {a: {b: {c: [1]}}}",
      " {a: {type: }}", " {a: {type: [], default: {}}}", " {a: {body: }}",
      " {A: {body: , parameters: [], state: 1}}", " {A: {parameters: {a: }, body: {slot: a}}}",
      " {1: 2}", " {null: 1}", " {true: {type: Int}}", " {1.5: {body: Spacer}}", " {\"\": 1}",
      " {a: {on: , off: }}", " {a: {light: , dark: }}", " {A: {enum: }}",
      " {A: {enum: [1, a, a, B]}}", " [[], {}, null]", " {a: {range: [1], default: 1}}", " &x [*x]",
      " !tag x",
    ]
    for section in Self.sections {
      for value in values {
        try Self.isSound("uidesc: 1\n\(section):\(value)\n" + (section == "body" ? "" : "body: Spacer\n"))
      }
    }
  }

  @Test func `every place in a body may hold anything`() throws {
    let places = [
      "body: §", "body: [§]", "body: {VStack: §}", "body: {VStack: {content: §}}",
      "body: {VStack: {spacing: §, content: []}}", "body: {Text: §}", "body: {Text: a, modifiers: §}",
      "body: {Text: a, modifiers: [§]}", "body: {Text: a, modifiers: [{padding: §}]}",
      "body: {Text: a, id: §}", "body: {Text: a, as: §}", "body: {if: §, then: Spacer}",
      "body: {if: true, then: §, else: §}", "body: {switch: §, cases: {a: Spacer}}",
      "body: {switch: 1, cases: §}", "body: {switch: true, cases: {true: §}, default: §}",
      "body: {let: §, then: Spacer}", "body: {let: {a: §}, then: {Text: a}}", "body: {slot: §}",
      "body: {on: §, off: §, state: §}", "body: {Button: {title: §, action: §}}",
      "body: {Button: {title: a, action: [§]}}",
      "body: {Button: {title: a, action: [{set: §}, {toggle: §}, {append: §}, {remove: §}, {run: §}, {emit: §}, {withAnimation: §}]}}",
      "body: {Button: {title: a, action: [{set: {s: §}}, {append: {to: §, value: §}}, {remove: {from: s, at: §}}, {remove: {from: s, as: §, where: §}}]}}\nstate: {s: {type: [Int], default: []}}",
      "body: {Toggle: {title: a, isOn: §}}", "body: {ForEach: {in: §, id: §, content: §}, as: e}",
      "body: {Text: a, modifiers: [{wrap: §}]}", "body: {Slider: {value: $v, in: §}}\nstate: {v: 1.0}",
      "body: {A: §}\ncomponents: {A: {parameters: {a: Int, b: View, c: Binding(Bool), d: Action(Int)}, body: Spacer}}",
      "body: {A: {a: §, b: §, c: §, d: §}}\ncomponents: {A: {parameters: {a: Int, b: View, c: Binding(Bool), d: Action(Int)}, body: {slot: b}}}",
      "body: Spacer\nstate: {a: §}", "body: Spacer\nstate: {a: {type: §, default: §}}",
      "body: Spacer\ntypes: {A: §}", "body: Spacer\nstate: {a: {type: Double, default: 1, range: §}}",
      "body: {Text: a, modifiers: [{sheet: {item: $r, as: §, content: §}}]}\nstate: {r: {type: String?}}",
    ]
    for place in places {
      for piece in Self.pieces { try Self.isSound("uidesc: 1\n" + place.replacing("§", with: piece) + "\n") }
    }
  }

  @Test func `depth and size have limits`() throws {
    func nested(_ open: String, _ close: String, _ count: Int) -> String {
      String(repeating: open, count: count) + "Spacer" + String(repeating: close, count: count)
    }
    for count in [10, 90, 300, 2000] {
      try Self.isSound("uidesc: 1\nbody: \(nested("{VStack: [", "]}", count))\n")
      try Self.isSound("uidesc: 1\nbody: \(nested("{if: true, then: ", "}", count))\n")
      try Self.isSound(
        "uidesc: 1\nbody: {Text: a, modifiers: [{padding: \(nested("{if: true, then: ", "}", count))}]}\n")
      try Self.isSound(
        "uidesc: 1\nbody: {Text: a, modifiers: \(nested("[{wrap: {Text: b, modifiers: ", "}}]", count))}\n")
      try Self.isSound(
        "uidesc: 1\nstate: {a: {type: \(nested("[", "]", count)), default: []}}\nbody: Spacer\n")
      try Self.isSound(
        "uidesc: 1\nbody: {Text: \"${\(String(repeating: "(", count: count))1\(String(repeating: ")", count: count))}\"}\n"
      )
      try Self.isSound(
        "uidesc: 1\nbody: {Button: {title: a, action: \(nested("[{withAnimation: ", "}]", count))}}\n")
    }
    let name = String(repeating: "a", count: 20_000)
    try Self.isSound("uidesc: 1\nstate: {\(name): 1}\nbody: {Text: \"${\(name)}\"}\n")
    try Self.isSound("uidesc: 1\nbody: {\(name.uppercased()): 1}\n")
    try Self.isSound("uidesc: 1\nbody: {Text: a, modifiers: [{\(name): 1}]}\n")
    let many = (0..<3000).map { "- Text: \($0)\n" }.joined()
    #expect(try Self.isSound("uidesc: 1\nbody:\n\(many)"))
    let states = (0..<1000).map { "  s\($0): \($0)\n" }.joined()
    #expect(try Self.isSound("uidesc: 1\nstate:\n\(states)body: Spacer\n"))
  }

  @Test func `aliases that multiply are stopped`() throws {
    var text = "uidesc: 1\nx-a: &a [Spacer, Spacer, Spacer, Spacer, Spacer, Spacer, Spacer, Spacer, Spacer]\n"
    var last = "a"
    for name in ["b", "c", "d", "e", "f", "g", "h", "i"] {
      text +=
        "x-\(name): &\(name) [\(Array(repeating: "{VStack: *\(last)}", count: 9).joined(separator: ", "))]\n"
      last = name
    }
    #expect(try !Self.isSound(text + "body: {VStack: *\(last)}\n"))
    #expect(try !Self.isSound("uidesc: 1\nbody: &x {VStack: [*x]}\n"))
  }
}
