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
  case eval, validate, test, diff, states, run, rules, explain, catalog, schema, completions, help
}

/// Which commands take an option.
struct Commands: OptionSet {
  let rawValue: UInt16

  static let eval = Commands(rawValue: 1)
  static let validate = Commands(rawValue: 2)
  static let completions = Commands(rawValue: 4)
  static let catalog = Commands(rawValue: 8)
  static let schema = Commands(rawValue: 16)
  static let test = Commands(rawValue: 32)
  static let diff = Commands(rawValue: 64)
  static let states = Commands(rawValue: 128)
  static let run = Commands(rawValue: 256)
  static let rules = Commands(rawValue: 512)
  static let explain = Commands(rawValue: 1024)
  static let help = Commands(rawValue: 2048)
  /// Those that evaluate a document with inputs.
  static let evaluating: Commands = [.eval, .diff, .states, .run]
  static let documents: Commands = [.eval, .validate, .diff, .states, .run]
  static let all: Commands = [
    .eval, .validate, .test, .diff, .states, .run, .rules, .explain, .catalog, .schema, .completions,
  ]

  func contains(_ command: CommandID) -> Bool {
    switch command {
    case .eval: isSuperset(of: .eval)
    case .validate: isSuperset(of: .validate)
    case .test: isSuperset(of: .test)
    case .diff: isSuperset(of: .diff)
    case .states: isSuperset(of: .states)
    case .run: isSuperset(of: .run)
    case .rules: isSuperset(of: .rules)
    case .explain: isSuperset(of: .explain)
    case .catalog: isSuperset(of: .catalog)
    case .schema: isSuperset(of: .schema)
    case .completions: isSuperset(of: .completions)
    case .help: isSuperset(of: .help)
    }
  }
}

enum OptionID: UInt8, CaseIterable {
  case state, stateFile, environment, toggled, select, listState, source, explain, states
  case toState, toEnvironment, toToggled, update, budget
  case failOn, maxFindings, report, listFiles, exclude, fix, unsafe, diff
  case baseline, writeBaseline, config, noConfig, watch
  case format, output, inputFormat, stdinFilename, root, catalog, target
  case color, quiet, man, help, version
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
    case .format: formats(for: command)
    case .inputFormat: ["auto", "yaml", "json"]
    case .failOn: ["error", "warning", "note", "never"]
    case .color: ["auto", "always", "never"]
    default: []
    }
  }
}

private func formats(for command: CommandID?) -> [String] {
  switch command {
  case .test: ["text", "json", "github", "junit"]
  case .diff: ["text", "json", "patch"]
  case .states: ["text", "graph", "dot", "json"]
  case .run: ["changes", "patch", "tree", "none"]
  default: ["text", "json"]
  }
}

/// The entry of an option. A table in memory would cost every run more than the few entries that it asks for.
func entry(of id: OptionID) -> OptionSpec {
  switch id {
  case .state:
    OptionSpec(
      .state, "state", value: "NAME=VALUE", in: .evaluating, repeats: true,
      "set a state, read by its declared type")
  case .stateFile:
    OptionSpec(
      .stateFile, "state-file", value: "FILE", in: .evaluating, "set states from a YAML or JSON file")
  case .environment:
    OptionSpec(
      .environment, "env", value: "NAME=VALUE", in: .evaluating, repeats: true,
      "set what env.NAME reads, such as colorScheme=dark")
  case .toggled:
    OptionSpec(
      .toggled, "toggled", value: "NAME.SIDE=VALUE", in: .evaluating, repeats: true,
      "change the on or off side of a toggled pair")
  case .select:
    OptionSpec(
      .select, "select", value: "PATH", in: .eval, "print only the views at a path, such as HStack/Text[1]")
  case .listState:
    OptionSpec(.listState, "list-state", in: .eval, "list the states with their types and defaults, and stop")
  case .source:
    OptionSpec(.source, "source", in: .eval, "say of each view where it comes from")
  case .explain:
    OptionSpec(.explain, "explain", in: .eval, "say what is absent, and by which condition")
  case .states:
    OptionSpec(
      .states, "states", value: "FILE", in: .eval,
      "print a tree for each state of a file with a JSON object a line")
  case .toState:
    OptionSpec(
      .toState, "to-state", value: "NAME=VALUE", in: .diff, repeats: true,
      "change a state in the second tree")
  case .toEnvironment:
    OptionSpec(
      .toEnvironment, "to-env", value: "NAME=VALUE", in: .diff, repeats: true,
      "change what env.NAME reads in the second tree")
  case .toToggled:
    OptionSpec(
      .toToggled, "to-toggled", value: "NAME.SIDE=VALUE", in: .diff, repeats: true,
      "change a side of a toggled pair in the second tree")
  case .update:
    OptionSpec(.update, "update", in: .test, "write the snapshots anew instead of comparing them")
  case .budget:
    OptionSpec(
      .budget, "budget", value: "N", in: .states, "walk to N states and try N combinations at most (10000)")
  case .failOn:
    OptionSpec(
      .failOn, "fail-on", value: "SEVERITY", in: [.validate, .states],
      "exit with 1 from this severity on (error)")
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
      .exclude, "exclude", value: "GLOB", in: [.validate, .test], repeats: true,
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
      .config, "config", value: "FILE", in: [.eval, .validate, .test],
      "settings instead of the nearest .uidesc.yaml")
  case .noConfig:
    OptionSpec(.noConfig, "no-config", in: [.eval, .validate, .test], "use no .uidesc.yaml")
  case .watch:
    OptionSpec(.watch, "watch", in: .validate, "validate again whenever a file changes")
  case .format:
    OptionSpec(
      .format, "format", value: "FORMAT", in: [.documents, .test, .rules, .explain, .catalog],
      "the form of the output")
  case .output:
    OptionSpec(
      .output, "output", short: "o", value: "FILE", in: .all, "write the output to a file instead of stdout")
  case .inputFormat:
    OptionSpec(.inputFormat, "input-format", value: "FORMAT", in: .documents, "how documents are read (auto)")
  case .stdinFilename:
    OptionSpec(
      .stdinFilename, "stdin-filename", value: "PATH", in: .documents, "the name of what is read from stdin")
  case .root:
    OptionSpec(.root, "root", value: "DIR", in: [.documents, .test], "the folder that imports may not leave")
  case .catalog:
    OptionSpec(
      .catalog, "catalog", value: "FILE", in: [.documents, .test, .catalog, .schema], repeats: true,
      "add a catalog of your own to SwiftUI's")
  case .target:
    OptionSpec(
      .target, "target", value: "PLATFORM", in: .documents,
      "report what is newer than a platform, such as ios16 or macos13.3")
  case .color:
    OptionSpec(.color, "color", value: "WHEN", in: .all, "colour findings (auto)")
  case .quiet:
    OptionSpec(.quiet, "quiet", short: "q", in: .all, "print no summary, and no warnings beside a tree")
  case .man:
    OptionSpec(.man, "man", in: .help, "print all of it as a manual page, for man -l")
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
          uidesc eval home.yaml --states states.jsonl --format json
          generate | uidesc eval - --stdin-filename home.yaml
        """)
  case .validate:
    CommandSpec(
      id: .validate, name: "validate", operands: "PATH|- …", summary: "print what is wrong in documents",
      details: """
        Checks everything that can be checked without a state. A path is a file, a folder (its documents
        at any depth, without hidden folders and what git ignores), or a quoted glob such as
        'screens/**/*.yaml'.

        Findings are the result and go to stdout, the summary goes to stderr. UIDESC_FORMAT in the
        environment is the format where --format is left out.

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
  case .test:
    CommandSpec(
      id: .test, name: "test", operands: "PATH …",
      summary: "run scenarios: events, and the trees that follow",
      details: """
        A path is a scenario file (NAME.uitest.yaml), a folder or a glob. A scenario begins a document,
        sets states and sends events, and compares the tree, its texts, values and events with what is
        expected; docs/live.md has the format. Failures go to stdout, the summary goes to stderr.

        exit codes:
          0  every scenario passed
          1  one failed
          2  wrong usage, or a path that can't be read or matches nothing

        examples:
          uidesc test samples
          uidesc test home.uitest.yaml --update
          uidesc test . --format junit -o report.xml
        """)
  case .diff:
    CommandSpec(
      id: .diff, name: "diff", operands: "FILE [FILE]", summary: "print how two trees differ",
      details: """
        Compares the trees of two documents, or of one document with two states or environments: --state,
        --env and --toggled hold for both, --to-state, --to-env and --to-toggled for the second. Views
        are matched by their identity. As 'patch' it is a JSON Patch for what 'eval --format json' prints.

        exit codes:
          0  the trees are the same
          1  they differ, or there is none
          2  wrong usage, or a file that can't be read

        examples:
          uidesc diff home.yaml --to-state toggle=true
          uidesc diff home.yaml --to-env colorScheme=dark
          uidesc diff old.yaml new.yaml --format patch
        """)
  case .states:
    CommandSpec(
      id: .states, name: "states", operands: "FILE|-",
      summary: "try the states of a document and print what is wrong",
      details: """
        Walks from the start by the document's own events, then tries all combinations of what may make a
        difference: Bool, enumerations, the ends of ranges, null, what conditions compare with, empty and
        filled texts and lists. Beyond the budget it tries all pairs of values and some of the rest, and
        says so. It reports errors that occur only in some state, with the
        shortest way there; branches that no state reaches; conditions that are constant; pairs that
        never differ; and states that no event leads out of.

        examples:
          uidesc states home.yaml
          uidesc states home.yaml --fail-on warning --budget 100000
          uidesc states home.yaml --format graph
          uidesc states home.yaml --format dot | dot -Tsvg -o states.svg
        """)
  case .run:
    CommandSpec(
      id: .run, name: "run", operands: "FILE", summary: "keep a document alive for another program",
      details: """
        Reads a JSON object a line from stdin and answers each with one on stdout: {"tap": "Save"} answers
        what changed. docs/run-protocol.md describes the requests. --format is what answers hold: the
        changes, a JSON patch, the whole tree, or none of these.

        examples:
          echo '{"set": {"toggle": true}}' | uidesc run home.yaml
          uidesc run home.yaml --format tree < requests.jsonl
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
      id: .explain, name: "explain", operands: "RULE",
      summary: "explain a rule, with a bad and a good example",
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
      details: """
        examples:
          uidesc help validate
          uidesc help --man > ~/.local/share/man/man1/uidesc.1
        """)
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
