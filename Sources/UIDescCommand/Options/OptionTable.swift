/// One command, as data: parsing, help and completions are made from these entries and those of the options.
struct CommandSpec {
  let id: CommandID
  let name: String
  /// What follows the name in a usage line.
  let operands: String
  /// One line, for the list of commands.
  let summary: String
  /// What `--help` says beside the options; lines are wrapped already.
  let details: String
}

enum CommandID: UInt8, CaseIterable {
  case eval, validate, rules, explain, catalog, schema, completions, help
}

/// Which commands take an option.
struct Commands: OptionSet {
  let rawValue: UInt8

  static let eval = Commands(rawValue: 1)
  static let validate = Commands(rawValue: 2)
  static let completions = Commands(rawValue: 4)
  static let catalog = Commands(rawValue: 8)
  static let schema = Commands(rawValue: 16)
  static let rules = Commands(rawValue: 32)
  static let explain = Commands(rawValue: 64)
  static let documents: Commands = [.eval, .validate]
  static let all: Commands = [.eval, .validate, .rules, .explain, .catalog, .schema, .completions]

  func contains(_ command: CommandID) -> Bool {
    switch command {
    case .eval: isSuperset(of: .eval)
    case .validate: isSuperset(of: .validate)
    case .rules: isSuperset(of: .rules)
    case .explain: isSuperset(of: .explain)
    case .catalog: isSuperset(of: .catalog)
    case .schema: isSuperset(of: .schema)
    case .completions: isSuperset(of: .completions)
    case .help: false
    }
  }
}

enum OptionID: UInt8, CaseIterable {
  case state, stateFile, environment, toggled, select, listState, source
  case failOn, maxFindings, report, listFiles, exclude, fix, unsafe, diff
  case baseline, writeBaseline, config, noConfig, watch
  case format, output, inputFormat, stdinFilename, root, catalog, target
  case color, quiet, help, version
}

/// One option: its names, the placeholder of its value, a sentence for the help, and the words that it takes.
struct OptionSpec {
  let id: OptionID
  /// Without the two dashes.
  let name: String
  let short: Character?
  /// Nil for an option that is a flag.
  let value: String?
  let help: String
  let commands: Commands
  let isRepeatable: Bool

  init(
    _ id: OptionID, _ name: String, short: Character? = nil, value: String? = nil, in commands: Commands,
    repeats isRepeatable: Bool = false, _ help: String
  ) {
    self.id = id
    self.name = name
    self.short = short
    self.value = value
    self.help = help
    self.commands = commands
    self.isRepeatable = isRepeatable
  }

  /// The words that the value is one of; empty where anything goes.
  func words(for command: CommandID?) -> [String] {
    switch id {
    case .format where command == .validate: ReportFormat.names + ["auto"]
    case .format: ["text", "json"]
    case .inputFormat: ["auto", "yaml", "json"]
    case .failOn: ["error", "warning", "note", "never"]
    case .color: ["auto", "always", "never"]
    default: []
    }
  }
}

/// The entry of an option. A table in memory would cost every run more than the few entries that it asks for.
func entry(of id: OptionID) -> OptionSpec {
  switch id {
  case .state:
    OptionSpec(
      .state, "state", value: "NAME=VALUE", in: .eval, repeats: true, "set a state, read by its declared type"
    )
  case .stateFile:
    OptionSpec(.stateFile, "state-file", value: "FILE", in: .eval, "set states from a YAML or JSON file")
  case .environment:
    OptionSpec(
      .environment, "env", value: "NAME=VALUE", in: .eval, repeats: true,
      "set what env.NAME reads, such as colorScheme=dark")
  case .toggled:
    OptionSpec(
      .toggled, "toggled", value: "NAME.SIDE=VALUE", in: .eval, repeats: true,
      "change the on or off side of a toggled pair")
  case .select:
    OptionSpec(
      .select, "select", value: "PATH", in: .eval, "print only the views at a path, such as HStack/Text[1]")
  case .listState:
    OptionSpec(.listState, "list-state", in: .eval, "list the states with their types and defaults, and stop")
  case .source:
    OptionSpec(.source, "source", in: .eval, "say of each view where it comes from")
  case .failOn:
    OptionSpec(
      .failOn, "fail-on", value: "SEVERITY", in: .validate, "exit with 1 from this severity on (error)")
  case .maxFindings:
    OptionSpec(
      .maxFindings, "max-findings", value: "N", in: .validate, "print at most N findings, errors first")
  case .report:
    OptionSpec(
      .report, "report", value: "FORMAT=FILE", in: .validate, repeats: true,
      "write the findings to a file in another form")
  case .listFiles:
    OptionSpec(.listFiles, "list-files", in: .validate, "list the documents that would be read, and stop")
  case .exclude:
    OptionSpec(
      .exclude, "exclude", value: "GLOB", in: .validate, repeats: true,
      "leave out what a folder or a glob holds, as a line of .gitignore")
  case .fix:
    OptionSpec(.fix, "fix", in: .validate, "mend what has a safe mend, and print what is left")
  case .unsafe:
    OptionSpec(
      .unsafe, "unsafe", in: .validate, "with --fix or --diff: use mends that may change the meaning, too")
  case .diff:
    OptionSpec(.diff, "diff", in: .validate, "print what --fix would change, and change nothing")
  case .baseline:
    OptionSpec(
      .baseline, "baseline", value: "FILE", in: .validate, "leave out the findings that the file holds")
  case .writeBaseline:
    OptionSpec(
      .writeBaseline, "write-baseline", value: "FILE", in: .validate,
      "write all findings to a file for --baseline")
  case .config:
    OptionSpec(
      .config, "config", value: "FILE", in: .documents, "settings instead of the nearest .uidesc.yaml")
  case .noConfig:
    OptionSpec(.noConfig, "no-config", in: .documents, "use no .uidesc.yaml")
  case .watch:
    OptionSpec(.watch, "watch", in: .validate, "validate again whenever a file changes")
  case .format:
    OptionSpec(
      .format, "format", value: "FORMAT", in: [.eval, .validate, .rules, .explain, .catalog],
      "the form of the output (text)")
  case .output:
    OptionSpec(
      .output, "output", short: "o", value: "FILE", in: .all, "write the output to a file instead of stdout")
  case .inputFormat:
    OptionSpec(.inputFormat, "input-format", value: "FORMAT", in: .documents, "how documents are read (auto)")
  case .stdinFilename:
    OptionSpec(
      .stdinFilename, "stdin-filename", value: "PATH", in: .documents, "the name of what is read from stdin")
  case .root:
    OptionSpec(.root, "root", value: "DIR", in: .documents, "the folder that imports may not leave")
  case .catalog:
    OptionSpec(
      .catalog, "catalog", value: "FILE", in: [.eval, .validate, .catalog, .schema], repeats: true,
      "add a catalog of your own to SwiftUI's")
  case .target:
    OptionSpec(
      .target, "target", value: "PLATFORM", in: .documents,
      "report what is newer than a platform, such as ios16 or macos13.3")
  case .color:
    OptionSpec(.color, "color", value: "WHEN", in: .all, "colour findings (auto)")
  case .quiet:
    OptionSpec(.quiet, "quiet", short: "q", in: .all, "print no summary, and no warnings beside a tree")
  case .help:
    OptionSpec(.help, "help", short: "h", in: .all, "-h prints a summary, --help all there is to say")
  case .version:
    OptionSpec(.version, "version", in: .all, "print the version")
  }
}

func entry(of id: CommandID) -> CommandSpec {
  switch id {
  case .eval:
    CommandSpec(
      id: .eval, name: "eval", operands: "FILE|-", summary: "print the resolved tree of a document",
      details: """
        Reads a document, evaluates it with the state that is given, and prints the tree of views and
        modifiers that is left. The tree goes to stdout, findings go to stderr.

        --state gives a text its characters and everything else the value that they spell; a list or a
        record is written as YAML flow or JSON. What is not given has its default.

        A path for --select is made of view names with / between them, from any depth; with a / in front
        it starts at the root. [N] picks among the views of that name, from 0; * is any view; a slot
        stands as NAME: before its views.

        examples:
          uidesc eval home.yaml
          uidesc eval home.yaml --state toggle=true --env colorScheme=dark --format json
          uidesc eval home.yaml --state 'items=[{id: 1, title: Tea}]' --select List/HStack[0]
          generate | uidesc eval - --stdin-filename home.yaml
        """)
  case .validate:
    CommandSpec(
      id: .validate, name: "validate", operands: "PATH|- …", summary: "print what is wrong in documents",
      details: """
        Checks everything that can be checked without a state. A path is a file, a folder (its documents
        at any depth, without hidden folders and what git ignores), or a quoted glob such as
        'screens/**/*.yaml'.

        Findings are the result and go to stdout, the summary goes to stderr.

        exit codes:
          0  no finding at or above the level of --fail-on
          1  findings
          2  wrong usage, or a path that can't be read or matches nothing

        examples:
          uidesc validate home.yaml
          uidesc validate screens --fail-on warning
          uidesc validate 'screens/*.yaml' --format json -o findings.json
          uidesc validate . --format auto --report sarif=uidesc.sarif --report junit=uidesc.xml
        """)
  case .rules:
    CommandSpec(
      id: .rules, name: "rules", operands: "", summary: "list what there is to find, with its severity",
      details: """
        Prints every code that a finding can have. Each can be raised, lowered or turned off in .uidesc.yaml.

        examples:
          uidesc rules
          uidesc rules --format json
        """)
  case .explain:
    CommandSpec(
      id: .explain, name: "explain", operands: "RULE", summary: "explain a rule, with a bad and a good example",
      details: """
        Prints what a finding of that code means, why it matters, and how a document shows it and does not.

        examples:
          uidesc explain unknown-modifier
          uidesc explain low-contrast --format json
        """)
  case .catalog:
    CommandSpec(
      id: .catalog, name: "catalog", operands: "[NAME]", summary: "say what a view, modifier or type takes",
      details: """
        Prints what the catalog knows of a name: its arguments and which of them go together, members,
        since when it exists, and an example that validates. Without a name it lists all there are.

        examples:
          uidesc catalog padding
          uidesc catalog Color --format json
          uidesc catalog AcmeChart --catalog acme.catalog.yaml
        """)
  case .schema:
    CommandSpec(
      id: .schema, name: "schema", operands: "[document|tree|findings|catalog]",
      summary: "print a JSON Schema, for editors and validators",
      details: """
        Prints a JSON Schema (draft 2020-12): of documents, of the trees that 'eval --format json' prints,
        of the findings that 'validate --format json' prints, or of catalogs. The one of documents knows
        the views and modifiers of the catalogs that --catalog adds.

        examples:
          uidesc schema > document.schema.json
          uidesc schema document --catalog acme.catalog.yaml -o acme.schema.json
        """)
  case .completions:
    CommandSpec(
      id: .completions, name: "completions", operands: "bash|zsh|fish",
      summary: "print the completions of a shell",
      details: """
        examples:
          uidesc completions bash > ~/.local/share/bash-completion/completions/uidesc
          uidesc completions zsh > ~/.zfunc/_uidesc
          uidesc completions fish > ~/.config/fish/completions/uidesc.fish
        """)
  case .help:
    CommandSpec(
      id: .help, name: "help", operands: "[COMMAND]", summary: "say all there is to say about a command",
      details: "")
  }
}

/// All options, in the order in which the help lists them.
var optionTable: [OptionSpec] { OptionID.allCases.map { entry(of: $0) } }

var commandTable: [CommandSpec] { CommandID.allCases.map { entry(of: $0) } }

/// The first option that passes the test, without a list of all of them.
func firstOption(where isWanted: (OptionSpec) -> Bool) -> OptionSpec? {
  var raw: UInt8 = 0
  while let id = OptionID(rawValue: raw) {
    let option = entry(of: id)
    if isWanted(option) { return option }
    raw += 1
  }
  return nil
}

func firstCommand(named name: String) -> CommandID? {
  var raw: UInt8 = 0
  while let id = CommandID(rawValue: raw) {
    if entry(of: id).name == name { return id }
    raw += 1
  }
  return nil
}
