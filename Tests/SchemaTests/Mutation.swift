import CEL
import UIDescDocument

/// A document with one fault, and the line where it has to be found.
struct Mutation {
  let what: String
  let document: String
  let line: Int

  static func all(of example: Example) -> [Mutation] {
    var result: [Mutation] = []
    let lines = example.document.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let name = lines.lastIndex(where: { isName($0, of: example) }) else { return [] }
    func change(_ index: Int, to text: String?, _ what: String, at line: Int) {
      var changed = lines
      if let text { changed[index] = text } else { changed.remove(at: index) }
      result.append(Mutation(what: what, document: changed.joined(separator: "\n"), line: line + 1))
    }
    if example.arguments.isEmpty {
      let indented = example.kind == .view ? "    nowhere: 1" : "        nowhere: 1"
      change(name, to: "\(lines[name]):\n\(indented)", "extra name", at: name + 1)
    }
    for argument in example.arguments {
      guard let index = lines.lastIndex(where: { isArgument($0, argument) }) else { continue }
      let start = lines[index].prefix { $0 == " " } + "\(argument.parameter.name): "
      let type = argument.parameter.type
      for (wrong, what) in wrongValues(for: type) { change(index, to: start + wrong, what, at: index) }
      let rest = example.arguments.filter { $0.parameter.name != argument.parameter.name }
        .compactMap { example.entry.parameter(named: $0.parameter.name) }
      if example.entry.form(fitting: rest) == nil {
        if rest.isEmpty, example.names.isEmpty || example.kind == .view {
          change(index, to: nil, "missing argument", at: name)
        } else {
          change(index, to: nil, "missing argument", at: name)
        }
      }
    }
    if let first = example.arguments.first, let index = lines.lastIndex(where: { isArgument($0, first) }) {
      let extra = lines[index].prefix { $0 == " " } + "nowhere: 1"
      change(index, to: "\(extra)\n\(lines[index])", "extra name", at: index)
    }
    return result
  }

  private static func isName(_ line: String, of example: Example) -> Bool {
    let text = line.drop { $0 == " " || $0 == "-" }
    return line.hasPrefix(" ") && (text == example.entry.name || text == "\(example.entry.name):")
  }

  private static func isArgument(_ line: String, _ argument: Example.Argument) -> Bool {
    line.hasPrefix("    ") && line.drop { $0 == " " } == "\(argument.parameter.name): \(argument.text)"
  }

  private static func wrongValues(for type: ParameterType) -> [(text: String, what: String)] {
    switch type {
    case .text: [("[a, b]", "a list for a text")]
    case .range: [("true", "a Bool for a range")]
    case .slot: [("null", "nothing in a slot")]
    case .action: [("5", "a number for an action")]
    case .binding: [("5", "a number for a binding")]
    case .value(let type): wrongValues(for: type)
    }
  }

  private static func wrongValues(for type: CELType) -> [(text: String, what: String)] {
    switch type {
    case .nullable(let inner): wrongValues(for: inner)
    case .bool: [("1.5", "a number for a Bool")]
    case .dyn: []
    case .list(.dyn): [("true", "a Bool for a list")]
    case .host:
      [("true", "a Bool for a type of the catalog"), (".nowhere", "an unknown member")]
    default: [("true", "a Bool for another type")]
    }
  }
}
