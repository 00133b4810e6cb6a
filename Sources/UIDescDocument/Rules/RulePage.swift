package import UIDescDiagnostics

// The pages of the rules are written by hand in `docs/rules.md`, which is compiled into the program as it is. Here one
// is looked up and taken apart, when somebody asks for it: nothing of this runs before.

/// What one code means, with a document that shows it and one that does not.
package struct RulePage: Sendable {
  /// A file of an example; what belongs to both examples is neither bad nor good.
  package struct Example: Sendable {
    package enum Role: String, Sendable { case bad, good, file }

    package let role: Role
    /// What stands behind the role: a command with its options, or a file's name.
    package let words: [String]
    package let text: String

    /// The command that shows it, where it is not plainly `validate`.
    package var command: String? {
      words.first.flatMap { ["eval", "validate", "test", "states"].contains($0) ? $0 : nil }
    }

    /// The file's name, where it is not the document's.
    package var file: String? {
      let rest = command == nil ? words[...] : words.dropFirst()
      return rest.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
    }

    /// What follows the file on the command line.
    package var options: [String] { Array(words.dropFirst((command == nil ? 0 : 1) + (file == nil ? 0 : 1))) }
  }

  package let code: String
  package let severity: Severity
  /// One sentence.
  package let summary: String
  /// Why it matters and what to do, a line as it is written.
  package private(set) var details: [String] = []
  package private(set) var examples: [Example] = []

  /// All pages, in the order in which they stand on the page.
  package static func all() -> [RulePage] { read(rulesPage.description) }

  package static func page(of code: String) -> RulePage? { all().first { $0.code == code } }

  /// The Swift file that holds the page as a literal; a test keeps it up to date.
  package static func source(of page: String) -> String {
    """
    // Made from docs/rules.md by a test: UPDATE_GOLDENS=1 swift test --filter RulePageTests
    // swift-format-ignore-file
    let rulesPage: StaticString = ##\"""
    \(page)\"""##

    """
  }
}

// MARK: - Reading

extension RulePage {
  /// Reads `### code`, the line of severity and summary, more lines, and fenced examples.
  package static func read(_ text: String) -> [RulePage] {
    var pages: [RulePage] = []
    var heading: String?
    // What stands below the heading of a chapter belongs to none of its pages.
    var isInPage = false
    var fence: (role: Example.Role, words: [String], text: String)?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = fence {
        if line == "```" {
          pages[pages.count - 1].examples.append(Example(role: open.role, words: open.words, text: open.text))
          fence = nil
        } else {
          fence?.text += line + "\n"
        }
      } else if line.hasPrefix("## ") {
        heading = nil
        isInPage = false
      } else if line.hasPrefix("### ") {
        heading = String(line.dropFirst(4))
      } else if let code = heading, let page = RulePage(code: code, line) {
        pages.append(page)
        heading = nil
        isInPage = true
      } else if heading == nil, isInPage, line.hasPrefix("```") {
        let words = line.dropFirst(3).split(separator: " ").map(String.init)
        let role = words.count > 1 ? Example.Role(rawValue: words[1]) : nil
        fence = (role ?? .file, Array(words.dropFirst(2)), "")
      } else if heading == nil, isInPage, !line.isEmpty {
        pages[pages.count - 1].details.append(String(line))
      }
    }
    return pages
  }

  /// `Warning. A sentence.`
  private init?(code: String, _ line: Substring) {
    guard let end = line.firstIndex(of: "."), let severity = Severity(rawValue: line[..<end].lowercased())
    else {
      return nil
    }
    self.init(
      code: code, severity: severity, summary: String(line[line.index(after: end)...].drop { $0 == " " }))
  }

  private init(code: String, severity: Severity, summary: String) {
    self.code = code
    self.severity = severity
    self.summary = summary
  }
}
