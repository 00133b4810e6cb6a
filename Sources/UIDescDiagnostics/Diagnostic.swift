/// How much a finding matters; the raw value is the word that is printed.
public enum Severity: String, Hashable, Comparable, CaseIterable, Sendable {
  case note, warning, error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// A related place: the first of two duplicate keys, a component's parameter, the call chain of an evaluation.
public struct Note: Hashable, Sendable {
  public var message: String
  public var range: SourceRange

  public init(_ message: String, at range: SourceRange) {
    self.message = message
    self.range = range
  }
}

/// One replacement of a range by text; an empty range inserts.
public struct SourceEdit: Hashable, Sendable {
  public var range: SourceRange
  public var replacement: String

  public init(replacing range: SourceRange, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// A mend as text edits; it has at least one, and none of them overlap.
public struct FixIt: Hashable, Sendable {
  public var title: String
  public var edits: [SourceEdit]
  /// False where applying it may change what the document means to its author.
  public var isSafe: Bool

  public init(_ title: String, edits: [SourceEdit], isSafe: Bool = true) {
    precondition(!edits.isEmpty, "a fix-it without edits mends nothing")
    self.title = title
    self.edits = edits
    self.isSafe = isSafe
  }

  /// Writes the name that must have been meant in the place of another one.
  ///
  /// It is safe where both have enough letters that the likeness is no accident.
  public static func rename(_ range: SourceRange, to name: String) -> FixIt {
    FixIt(
      "rename to '\(name)'", edits: [SourceEdit(replacing: range, with: name)],
      isSafe: max(Int(range.end - range.start), name.utf8.count) > 3)
  }
}

/// One finding: what is wrong, at the smallest guilty range, and what to do.
public struct Diagnostic: Hashable, Sendable {
  /// Permanent and in kebab case, such as `unknown-modifier`.
  public var code: String
  public var severity: Severity
  public var range: SourceRange
  /// Lower case, without a full stop; names stand in single quotes.
  public var message: String
  public var notes: [Note]
  public var fixIts: [FixIt]
  /// Where in the document it stands, outermost first: `body › VStack › Text`.
  public var context: [String]

  public init(
    _ code: String, _ severity: Severity, at range: SourceRange, _ message: String, notes: [Note] = [],
    fixIts: [FixIt] = [], context: [String] = []
  ) {
    self.code = code
    self.severity = severity
    self.range = range
    self.message = message
    self.notes = notes
    self.fixIts = fixIts
    self.context = context
  }

  /// The same finding with every range replaced: an expression's offsets become the file's.
  public func mappingRanges(_ transform: (SourceRange) -> SourceRange) -> Diagnostic {
    var copy = self
    copy.range = transform(range)
    copy.notes = notes.map { Note($0.message, at: transform($0.range)) }
    copy.fixIts = fixIts.map { fixIt in
      let edits = fixIt.edits.map { SourceEdit(replacing: transform($0.range), with: $0.replacement) }
      return FixIt(fixIt.title, edits: edits, isSafe: fixIt.isSafe)
    }
    return copy
  }
}
