internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

/// Prints the completion script of a shell, made from the tables of commands and options.
func runCompletions(_ invocation: Invocation, _ streams: inout Streams) throws(UsageError) -> Int32 {
  switch invocation.operands.first {
  case "bash": streams.output.appendBashCompletions()
  case "zsh": streams.output.appendZshCompletions()
  case "fish": streams.output.appendFishCompletions()
  case nil: throw UsageError("completions needs a shell: bash, zsh, fish", .completions)
  case let shell?: throw UsageError("completions takes bash, zsh, fish, not '\(shell)'", .completions)
  }
  return 0
}

/// What stands behind the name of a command, where it is one of a few words; nil where it is a file or nothing.
private func operandWords(of command: CommandID) -> [String]? {
  switch command {
  case .completions: return ["bash", "zsh", "fish"]
  case .schema: return ["document", "tree", "findings", "catalog"]
  case .explain: return RulePage.all().map(\.code)
  case .help: return commandTable.map(\.name)
  case .catalog:
    let catalog = Catalog.swiftUI
    return catalog.viewNames + catalog.modifierNames
      + catalog.typeNames.filter { !catalog.viewNames.contains($0) }
  case .rules: return []
  case .eval, .validate, .test, .diff, .states, .run: return nil
  }
}

/// Options that stand without a command.
private let generalOptions = [("help", "say all there is to say"), ("version", "print the version")]

private let commandNames = commandTable.map(\.name)

private func options(of command: CommandID) -> [OptionSpec] {
  optionTable.filter { $0.commands.contains(command) }
}

extension OptionSpec {
  /// What an option without words of its own takes.
  fileprivate var takesPath: Bool { value == "FILE" || value == "DIR" || id == .stdinFilename }

  /// Words that the value begins with: `json=` and a file.
  fileprivate var beginnings: [String] { id == .report ? ReportFormat.names.map { "\($0)=" } : [] }
}

extension OutputBuffer {
  fileprivate mutating func appendBashCompletions() {
    append("_uidesc() {\n")
    append("  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= index\n")
    append("  # Bash takes an equals sign for a word of its own.\n")
    append("  if [[ $word == '=' ]]; then word=; ")
    append("elif [[ $before == '=' ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi\n")
    append("  for ((index = 1; index < COMP_CWORD; index++)); do\n")
    append("    case ${COMP_WORDS[index]} in\n")
    append("      \(commandNames.joined(separator: "|"))) command=${COMP_WORDS[index]}; break ;;\n")
    append("    esac\n  done\n")
    append("  COMPREPLY=()\n")
    append("  case $command:$before in\n")
    for command in commandTable {
      for option in options(of: command.id) {
        let words = option.words(for: command.id) + option.beginnings
        if words.isEmpty { continue }
        append("    \(command.name):--\(option.name)) \(proposal(words))")
        append(option.beginnings.isEmpty ? "; return ;;\n" : " && compopt -o nospace; return ;;\n")
      }
    }
    append("  esac\n")
    append("  case $command in\n")
    append("    '')\n      [[ $word == -* ]] && \(proposal(generalOptions.map { "--\($0.0)" })) && return\n")
    append("      \(proposal(commandNames)); return ;;\n")
    for command in commandTable {
      append("    \(command.name))\n")
      let names = options(of: command.id).map { "--\($0.name)" }
      append("      [[ $word == -* ]] && \(proposal(names)) && return\n")
      if let words = operandWords(of: command.id) { append("      \(proposal(words)); return\n") }
      append("      ;;\n")
    }
    append("  esac\n  compopt -o default\n}\ncomplete -F _uidesc uidesc\n")
  }

  /// Bash's way to propose those of some words that begin as the one on the line.
  private func proposal(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
  }

  // MARK: zsh

  fileprivate mutating func appendZshCompletions() {
    append("#compdef uidesc\n\n_uidesc() {\n  local -a commands\n  commands=(\n")
    for command in commandTable {
      append("    \(quotedForShell("\(command.name):\(command.summary.escaping(":"))"))\n")
    }
    append("  )\n")
    append("  local command=${words[(r)(\(commandNames.joined(separator: "|")))]}\n")
    append("  case $command in\n")
    for command in commandTable {
      append("    \(command.name))\n      _arguments -s")
      for option in options(of: command.id) { appendZsh(option, command.id) }
      append(" \\\n        '1:command:'")
      if let words = operandWords(of: command.id) {
        if !words.isEmpty { append(" '2:name:(\(words.joined(separator: " ")))'") }
      } else {
        append(" '*:file:_files'")
      }
      append("\n      ;;\n")
    }
    append("    *)\n      if [[ $PREFIX == -* ]]; then\n        _arguments")
    for (name, help) in generalOptions { append(" '--\(name)[\(help)]'") }
    append("\n      else\n        _describe command commands\n      fi\n      ;;\n")
    append("  esac\n}\n\n_uidesc \"$@\"\n")
  }

  private mutating func appendZsh(_ option: OptionSpec, _ command: CommandID) {
    let help = option.help.escaping("[", "]", ":")
    var argument = ""
    if let value = option.value {
      let words = option.words(for: command)
      var action = words.isEmpty ? (option.takesPath ? "_files" : "") : "(\(words.joined(separator: " ")))"
      if !option.beginnings.isEmpty { action = "compadd -S \"\" \(option.beginnings.joined(separator: " "))" }
      argument = ":\(value):\(action)"
    }
    let star = option.isRepeatable ? "*" : ""
    let name = "\(star)--\(option.name)\(option.value == nil ? "" : "=")"
    append(" \\\n        \(quotedForShell("\(name)[\(help)]\(argument)"))")
    if let short = option.short {
      append(" \\\n        \(quotedForShell("\(star)-\(short)[\(help)]\(argument)"))")
    }
  }

  // MARK: fish

  fileprivate mutating func appendFishCompletions() {
    appendFish("__fish_use_subcommand", "-f")
    for (name, help) in generalOptions {
      appendFish("__fish_use_subcommand", "-l \(name) -d \(quotedForFish(help))")
    }
    for command in commandTable {
      appendFish("__fish_use_subcommand", "-f -a \(command.name) -d \(quotedForFish(command.summary))")
    }
    for command in commandTable {
      let isGiven = "__fish_seen_subcommand_from \(command.name)"
      if let words = operandWords(of: command.id) {
        appendFish(isGiven, words.isEmpty ? "-f" : "-f -a '\(words.joined(separator: " "))'")
      }
      for option in options(of: command.id) {
        var text = "-l \(option.name)"
        if let short = option.short { text += " -s \(short)" }
        let words = option.words(for: command.id) + option.beginnings
        if !words.isEmpty {
          text += " -x -a '\(words.joined(separator: " "))'"
        } else if option.value != nil {
          text += option.takesPath ? " -r" : " -x"
        }
        appendFish(isGiven, "\(text) -d \(quotedForFish(option.help))")
      }
    }
  }

  private mutating func appendFish(_ condition: String, _ rest: String) {
    append("complete -c uidesc -n '\(condition)' \(rest)\n")
  }
}

/// One word for bash and zsh.
private func quotedForShell(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}

/// One word for fish, where a backslash works inside of quotes.
private func quotedForFish(_ text: String) -> String { "'\(text.escaping("\\", "'"))'" }

extension String {
  /// With a backslash before each of the characters.
  fileprivate func escaping(_ characters: Character...) -> String {
    var result = ""
    for character in self {
      if characters.contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
