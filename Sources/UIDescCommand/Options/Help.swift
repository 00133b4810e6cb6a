internal import UIDescDiagnostics

let version = "0.1.0"

extension OutputBuffer {
  /// What `uidesc -h` and `uidesc --help` print.
  mutating func appendHelp() {
    append("uidesc \(version): SwiftUI written as data, checked and resolved\n\n")
    append("usage: uidesc COMMAND [OPTION …] [PATH …]\n\ncommands:\n")
    for command in commandTable { appendEntry("\(command.name) \(command.operands)", command.summary) }
    append("\noptions:\n")
    for option in optionTable where option.commands == .all { appendEntry(option.heading, option.help) }
    append("\nuidesc COMMAND --help says more about a command\n")
  }

  /// What `-h` prints after a command; `--help` has the details too.
  mutating func appendHelp(of id: CommandID, isShort: Bool) {
    let command = entry(of: id)
    append("usage: uidesc \(command.name) \(command.operands)")
    append(" [OPTION …]")
    append("\n\n\(command.summary)\n")
    if !isShort, !command.details.isEmpty { append("\n\(command.details)\n") }
    append("\noptions:\n")
    for option in optionTable where option.commands.contains(id) {
      let words = option.words(for: id)
      let choice = words.isEmpty ? "" : ": " + words.joined(separator: ", ")
      appendEntry(option.heading, option.help + choice + (option.isRepeatable ? "; may be repeated" : ""))
    }
  }

  private mutating func appendEntry(_ heading: String, _ text: String) {
    let column = 28
    append("  \(heading)")
    // A heading that is too long has its text below, so that the column stays.
    if heading.count > column - 2 {
      append(0x0A)
      append(0x20, times: column + 2)
    } else {
      append(0x20, times: column - heading.count)
    }
    var width = column + 2
    for (index, word) in text.split(separator: " ").enumerated() {
      // A text that is too long goes on below itself.
      if index > 0, width + word.count >= 100 {
        append(0x0A)
        append(0x20, times: column + 2)
        width = column + 2
      } else if index > 0 {
        append(0x20)
      }
      append(String(word))
      width += word.count + 1
    }
    append(0x0A)
  }
}

extension OptionSpec {
  fileprivate var heading: String {
    let letter = short.map { "-\($0), " } ?? ""
    return "\(letter)--\(name)" + (value.map { " \($0)" } ?? "")
  }
}
