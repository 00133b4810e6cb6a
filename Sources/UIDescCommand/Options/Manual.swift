internal import UIDescDiagnostics

extension OutputBuffer {
  /// The manual page, in the language of man(7), made from the tables of commands and options.
  mutating func appendManual() {
    append(".TH UIDESC 1 \"\" \"uidesc \(version)\" \"User Commands\"\n")
    append(".SH NAME\nuidesc \\- SwiftUI written as data, checked and resolved\n")
    append(".SH SYNOPSIS\n\\fBuidesc\\fR \\fICOMMAND\\fR [\\fIOPTION\\fR ...] [\\fIPATH\\fR ...]\n")
    append(".SH DESCRIPTION\n")
    appendManual(
      """
      A document is SwiftUI written as data, in YAML or JSON; its expressions are CEL. uidesc says what
      is wrong in documents, and resolves them, for a state, to the tree of views and modifiers that
      SwiftUI would be given.
      """)
    append(".SH COMMANDS\n")
    for command in commandTable { appendManual(of: command) }
    append(".SH OPTIONS OF EVERY COMMAND\n")
    for option in optionTable where option.commands == .all { appendManual(of: option, in: nil) }
    append(".SH EXIT STATUS\n")
    appendManual("0: nothing is wrong. 1: findings, a difference, or no tree.")
    appendManual("2: wrong usage or settings, or something that can't be read, written or found.")
    append(".SH ENVIRONMENT\n")
    appendManual("NO_COLOR, FORCE_COLOR and TERM=dumb say whether there are colours; --color wins over them.")
    appendManual("UIDESC_FORMAT is the form in which 'validate' prints, where --format is left out.")
    append(".SH FILES\n")
    appendManual(".uidesc.yaml: the severities of rules and what is left out, found upwards from a document.")
  }

  private mutating func appendManual(of command: CommandSpec) {
    append(".SS uidesc \(command.name)")
    if !command.operands.isEmpty { append(" \(roff(command.operands))") }
    append("\n\(roff(command.summary, beginsLine: true))\n")
    appendManual(command.details)
    for option in optionTable where option.commands.contains(command.id) && option.commands != .all {
      appendManual(of: option, in: command.id)
    }
  }

  private mutating func appendManual(of option: OptionSpec, in command: CommandID?) {
    append(".TP\n")
    if let short = option.short { append("\\fB\\-\(String(short))\\fR, ") }
    append("\\fB\(roff("--\(option.name)"))\\fR")
    if let value = option.value { append(" \\fI\(roff(value))\\fR") }
    append("\n\(roff(option.help, beginsLine: true))")
    let words = option.words(for: command)
    if !words.isEmpty { append(": \(roff(words.joined(separator: ", ")))") }
    append(option.isRepeatable ? "; may be repeated\n" : "\n")
  }

  /// Paragraphs, in which lines that are indented keep their form.
  private mutating func appendManual(_ text: String) {
    var isKept = false
    var isFirst = true
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let keeps = line.hasPrefix("  ")
      if keeps != isKept { append(keeps ? ".nf\n" : ".fi\n") }
      isKept = keeps
      if isFirst || line.isEmpty { append(".PP\n") }
      isFirst = false
      if !line.isEmpty { append("\(roff(String(line), beginsLine: true))\n") }
    }
    if isKept { append(".fi\n") }
  }
}

/// The text with what roff would take for a command escaped.
private func roff(_ text: String, beginsLine: Bool = false) -> String {
  var result = beginsLine && (text.hasPrefix(".") || text.hasPrefix("'")) ? "\\&" : ""
  for character in text.unicodeScalars {
    switch character {
    case "\\": result += "\\e"
    case "-": result += "\\-"
    case "'": result += "\\(aq"
    case "~": result += "\\(ti"
    case "^": result += "\\(ha"
    case "…": result += "..."
    default: result.unicodeScalars.append(character)
    }
  }
  return result
}
