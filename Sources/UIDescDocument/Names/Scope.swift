internal import CEL
internal import UIDescDiagnostics

/// What a name in scope stands for, beside its value.
enum NameRole: Hashable, Sendable {
  case loop(isPlace: Bool)
  case bound
  case handed
  case parameter
  /// A parameter that is a binding: reading gives its value, writing reaches the caller's place.
  case binding
  case state
  /// `stackPadding`: read by `value(…)`, or alone where the pair names its state.
  case pair
  /// `stackPadding.on`.
  case side
  case computed
  case constant
  case environment

  /// Whether an action can write to it.
  var isPlace: Bool {
    switch self {
    case .binding, .state, .side, .loop(isPlace: true): true
    default: false
    }
  }

  /// Whether an action reads it when it runs, not when the tree is built.
  var isLate: Bool {
    switch self {
    case .handed, .state, .pair, .side, .binding: true
    default: false
    }
  }

  var noun: String {
    switch self {
    case .loop: "loop variable"
    case .bound: "`let` name"
    case .handed: "name of a handed value"
    case .parameter, .binding: "parameter"
    case .state: "state"
    case .pair, .side: "toggled pair"
    case .computed: "computed value"
    case .constant: "constant"
    case .environment: "environment value"
    }
  }
}

/// One name in scope.
struct ScopedName: Sendable {
  /// Dotted for a side of a pair and for an environment value.
  var name: String
  var variable: Variable
  var role: NameRole
  var range: SourceRange
}

/// The names visible at one point of a component, innermost last, and what is known to be present there.
///
/// A class, since it is handed to the checker with each expression.
final class Scope: NameScope {
  private(set) var entries = List<ScopedName>()
  private(set) var presentPaths: [String] = []
  /// Answers what no entry has: environment values and constants, which are numbered when first asked for.
  let outer: GlobalNames

  init(outer: GlobalNames) {
    self.outer = outer
  }

  func entry(named name: String) -> ScopedName? {
    entries.last { $0.name == name } ?? outer.entry(named: name)
  }

  func variable(named name: String) -> Variable? {
    // Taken once: each access to what a class holds is looked after at run time.
    let entries = entries
    var index = entries.count
    while index > 0 {
      index -= 1
      if entries[index].name == name {
        outer.uses?.add(entries[index].range)
        return entries[index].variable
      }
    }
    guard let entry = outer.entry(named: name) else { return nil }
    outer.uses?.add(entry.range)
    return entry.variable
  }

  var variableNames: [String] { entries.reversed().map(\.name) + outer.names }

  func isPresent(_ path: String) -> Bool { presentPaths.contains(path) }

  func add(_ name: ScopedName) { entries.append(name) }

  func markPresent(_ paths: [String]) {
    if !paths.isEmpty { presentPaths += paths }
  }

  /// The point to return to with `leave`, where what was added since goes out of scope.
  var mark: (entries: Int, paths: Int) { (entries.count, presentPaths.count) }

  func leave(to mark: (entries: Int, paths: Int)) {
    if entries.count > mark.entries { entries.shorten(to: mark.entries) }
    if presentPaths.count > mark.paths { presentPaths.removeSubrange(mark.paths...) }
  }
}
