internal import UIDescDiagnostics

/// The command line was wrong, or something it names can't be used: the message, for stderr, and exit code 2.
struct UsageError: Error {
  let message: String
  /// The command that the help is about, when it is known.
  var command: CommandID?

  init(_ message: String, _ command: CommandID? = nil) {
    self.message = message
    self.command = command
  }
}

/// A command line taken apart: the command, its operands, and the options in the order in which they were given.
struct Invocation {
  private(set) var command: CommandID?
  private(set) var operands: [String] = []
  // Two lists of plain types: a list of pairs would be a type of its own, which each run would have to set up.
  private var optionIDs: [UInt8] = []
  private var optionValues: [String] = []
  /// Whether `-h` stood there and `--help` did not.
  private(set) var wantsShortHelp = false

  /// Options may stand before and behind operands, and before the command; `--` ends them.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var optionsHaveEnded = false
    while let argument = rest.popFirst() {
      if optionsHaveEnded || argument == "-" || !argument.utf8.starts(with: "-".utf8) {
        try take(operand: argument)
      } else if argument == "--" {
        optionsHaveEnded = true
      } else {
        try take(option: argument, &rest)
      }
    }
    try checkCommand()
  }

  func has(_ id: OptionID) -> Bool { optionIDs.contains(id.rawValue) }

  /// The value given last.
  func value(_ id: OptionID) -> String? {
    optionIDs.lastIndex(of: id.rawValue).map { optionValues[$0] }
  }

  func values(_ id: OptionID) -> [String] {
    var result: [String] = []
    for index in optionIDs.indices where optionIDs[index] == id.rawValue {
      result.append(optionValues[index])
    }
    return result
  }

  /// The value as `NAME=VALUE`, split at the first `=`.
  func pairs(_ id: OptionID) throws(UsageError) -> List<(name: String, value: String)> {
    var result = List<(name: String, value: String)>()
    for text in values(id) {
      guard let split = text.utf8.firstIndex(of: 0x3D), split > text.startIndex else {
        let spec = entry(of: id)
        throw UsageError("--\(spec.name) takes \(spec.value ?? ""), not '\(text)'", command)
      }
      result.append((String(text[..<split]), String(text[text.utf8.index(after: split)...])))
    }
    return result
  }

  func number(_ id: OptionID) throws(UsageError) -> Int? {
    guard let text = value(id) else { return nil }
    guard let number = Int(text), number >= 0 else {
      throw UsageError("--\(entry(of: id).name) takes a number from 0, not '\(text)'", command)
    }
    return number
  }

  // MARK: Reading

  private mutating func take(operand: String) throws(UsageError) {
    if command != nil {
      operands.append(operand)
    } else if let id = firstCommand(named: operand) {
      command = id
    } else {
      throw .unknownCommand(operand)
    }
  }

  private mutating func take(option: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let isLong = option.utf8.starts(with: "--".utf8)
    let (spec, attached) = try isLong ? longOption(option) : shortOption(option)
    if spec.id == .help { wantsShortHelp = !isLong && (wantsShortHelp || !has(.help)) }
    guard let placeholder = spec.value else {
      if let attached {
        if isLong { throw UsageError("--\(spec.name) takes no value", command) }
        // What follows a flag's letter is another letter: `-qh`.
        rest = ["-" + attached] + rest
      }
      add(spec.id, "")
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError("--\(spec.name) needs a value: --\(spec.name) \(placeholder)", command)
    }
    add(spec.id, value)
  }

  private mutating func add(_ id: OptionID, _ value: String) {
    optionIDs.append(id.rawValue)
    optionValues.append(value)
  }

  private func longOption(_ text: String) throws(UsageError) -> (OptionSpec, String?) {
    let split = text.utf8.firstIndex(of: 0x3D)
    let name = text[..<(split ?? text.endIndex)].dropFirst(2)
    let value = split.map { String(text[text.utf8.index(after: $0)...]) }
    if let spec = firstOption(where: { $0.name == name }) { return (spec, value) }
    throw .unknownOption("--\(name)", command)
  }

  private func shortOption(_ text: String) throws(UsageError) -> (OptionSpec, String?) {
    let letters = text.dropFirst()
    guard let letter = letters.first, let spec = firstOption(where: { $0.short == letter }) else {
      throw .unknownOption(text, command)
    }
    let attached = letters.dropFirst()
    return (spec, attached.isEmpty ? nil : String(attached))
  }

  /// Options are checked against the command at the end, since they may stand before it.
  private func checkCommand() throws(UsageError) {
    guard let command, command != .help, !has(.help) else { return }
    for index in optionIDs.indices {
      guard let id = OptionID(rawValue: optionIDs[index]) else { continue }
      let (spec, value) = (entry(of: id), optionValues[index])
      if !spec.commands.contains(command) { throw .misplacedOption(spec, command) }
      let words = spec.words(for: command)
      if !words.isEmpty, !words.contains(value) { throw .unknownWord(value, of: spec, words, command) }
    }
  }
}

extension UsageError {
  static func unknownCommand(_ name: String) -> UsageError {
    let isPath = name.utf8.contains(0x2E) || name.utf8.contains(0x2F)
    if isPath { return UsageError("no command is named '\(name)'; to print its tree: uidesc eval \(name)") }
    let nearest = nearestName(to: name, in: commandTable.map(\.name))
    return UsageError("no command is named '\(name)'" + suggestion(nearest))
  }

  static func unknownOption(_ name: String, _ command: CommandID?) -> UsageError {
    var names: [String] = []
    for spec in optionTable {
      if let command, !spec.commands.contains(command) { continue }
      names.append("--\(spec.name)")
    }
    return UsageError("no option is named '\(name)'" + suggestion(nearestName(to: name, in: names)), command)
  }

  static func misplacedOption(_ spec: OptionSpec, _ command: CommandID) -> UsageError {
    let owners = commandTable.filter { spec.commands.contains($0.id) }.map(\.name)
    let name = entry(of: command).name
    return UsageError(
      "'\(name)' has no option --\(spec.name); it belongs to '\(owners.joined(separator: "' and '"))'",
      command)
  }

  static func unknownWord(
    _ word: String, of spec: OptionSpec, _ words: [String], _ command: CommandID
  ) -> UsageError {
    let nearest = suggestion(nearestName(to: word, in: words))
    return UsageError(
      "--\(spec.name) takes \(words.joined(separator: ", ")), not '\(word)'\(nearest)", command)
  }

  private static func suggestion(_ name: String?) -> String {
    name.map { "; did you mean '\($0)'?" } ?? ""
  }
}
