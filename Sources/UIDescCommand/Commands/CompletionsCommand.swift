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

private let schemaNames = "document tree findings catalog"

private func options(of command: CommandID) -> [OptionSpec] {
  optionTable.filter { $0.commands.contains(command) }
}

private var ruleCodes: String { RulePage.all().map(\.code).joined(separator: " ") }

extension OptionSpec {
  /// What an option without words of its own takes.
  fileprivate var takesPath: Bool { value == "FILE" || value == "PATH" || value == "DIR" }
}

extension OutputBuffer {
  fileprivate mutating func appendBashCompletions() {
    append("_uidesc() {\n")
    append("  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= index\n")
    append("  for ((index = 1; index < COMP_CWORD; index++)); do\n")
    append("    case ${COMP_WORDS[index]} in\n")
    append(
      "      \(commandTable.map(\.name).joined(separator: "|"))) command=${COMP_WORDS[index]}; break ;;\n")
    append("    esac\n  done\n")
    append("  COMPREPLY=()\n")
    append("  case $command:$before in\n")
    for command in commandTable {
      for option in options(of: command.id) {
        let words = option.words(for: command.id)
        if words.isEmpty { continue }
        append("    \(command.name):--\(option.name)) ")
        append("COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\")); return ;;\n")
      }
    }
    append("  esac\n")
    append("  case $command in\n")
    append(
      "    '') COMPREPLY=($(compgen -W '\(commandTable.map(\.name).joined(separator: " ")) --help --version'")
    append(" -- \"$word\")); return ;;\n")
    append("    completions) COMPREPLY=($(compgen -W 'bash zsh fish' -- \"$word\")); return ;;\n")
    append("    explain) [[ $word != -* ]] && ")
    append("COMPREPLY=($(compgen -W '\(ruleCodes)' -- \"$word\")) && return ;;\n")
    append(
      "    help) COMPREPLY=($(compgen -W '\(commandTable.map(\.name).joined(separator: " "))' -- \"$word\")); return ;;\n"
    )
    for command in commandTable where ![.completions, .help, .explain].contains(command.id) {
      let names = options(of: command.id).map { "--\($0.name)" }.joined(separator: " ")
      append("    \(command.name))\n")
      append("      [[ $word == -* ]] && COMPREPLY=($(compgen -W '\(names)' -- \"$word\")) && return\n")
      if command.id == .schema {
        append("      COMPREPLY=($(compgen -W '\(schemaNames)' -- \"$word\")) && return\n")
      }
      append("      ;;\n")
    }
    append("  esac\n  compopt -o default\n}\ncomplete -F _uidesc uidesc\n")
  }

  fileprivate mutating func appendZshCompletions() {
    append("#compdef uidesc\n\n_uidesc() {\n  local -a commands\n  commands=(\n")
    for command in commandTable { append("    '\(command.name):\(command.summary)'\n") }
    append("  )\n")
    append("  local command=${words[(r)(\(commandTable.map(\.name).joined(separator: "|")))]}\n")
    append("  case $command in\n")
    for command in commandTable {
      append("    \(command.name))\n      _arguments -s")
      for option in options(of: command.id) { appendZsh(option, command.id) }
      switch command.id {
      case .completions: append(" \\\n        '1:command:' '2:shell:(bash zsh fish)'\n")
      case .help:
        append(" \\\n        '1:command:' '2:command:(\(commandTable.map(\.name).joined(separator: " ")))'\n")
      case .schema: append(" \\\n        '1:command:' '2:schema:(\(schemaNames))'\n")
      case .rules: append(" \\\n        '1:command:'\n")
      case .explain: append(" \\\n        '1:command:' '2:rule:(\(ruleCodes))'\n")
      case .catalog: append(" \\\n        '1:command:' '2:name:'\n")
      case .eval, .validate, .test, .diff, .states, .run:
        append(" \\\n        '1:command:' '*:file:_files'\n")
      }
      append("      ;;\n")
    }
    append("    *) _describe command commands ;;\n  esac\n}\n\n_uidesc \"$@\"\n")
  }

  private mutating func appendZsh(_ option: OptionSpec, _ command: CommandID) {
    let help = option.help.replacingEach("[", "]", ":", with: " ")
    var argument = ""
    if let value = option.value {
      let words = option.words(for: command)
      let action = words.isEmpty ? (option.takesPath ? "_files" : "") : "(\(words.joined(separator: " ")))"
      argument = ":\(value):\(action)"
    }
    let star = option.isRepeatable ? "*" : ""
    append(" \\\n        '\(star)--\(option.name)\(option.value == nil ? "" : "=")[\(help)]\(argument)'")
    if let short = option.short { append(" \\\n        '\(star)-\(short)[\(help)]\(argument)'") }
  }

  fileprivate mutating func appendFishCompletions() {
    append("complete -c uidesc -n __fish_use_subcommand -f\n")
    for command in commandTable {
      append("complete -c uidesc -n __fish_use_subcommand -f -a \(command.name) -d '\(command.summary)'\n")
    }
    append("complete -c uidesc -n '__fish_seen_subcommand_from completions' -f -a 'bash zsh fish'\n")
    append("complete -c uidesc -n '__fish_seen_subcommand_from schema' -f -a '\(schemaNames)'\n")
    append("complete -c uidesc -n '__fish_seen_subcommand_from explain' -f -a '\(ruleCodes)'\n")
    for command in commandTable {
      for option in options(of: command.id) {
        append("complete -c uidesc -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name)")
        if let short = option.short { append(" -s \(short)") }
        let words = option.words(for: command.id)
        if !words.isEmpty {
          append(" -x -a '\(words.joined(separator: " "))'")
        } else if option.value != nil {
          append(option.takesPath ? " -r" : " -x")
        }
        append(" -d '\(option.help)'\n")
      }
    }
  }
}

extension String {
  fileprivate func replacingEach(_ characters: Character..., with other: Character) -> String {
    String(map { characters.contains($0) ? other : $0 })
  }
}
