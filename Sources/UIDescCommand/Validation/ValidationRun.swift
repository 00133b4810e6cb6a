internal import UIDesc
internal import UIDescDiagnostics
internal import UIDescDocument

// A run of `validate`: candidates come in from the search, each is checked on its own, and what is found leaves as
// reports and an exit code. What a document means is the library's to say.

/// What a run is asked for beside its files.
struct ValidationRun {
  let invocation: Invocation
  let tree: WorkingTree
  private let format: String
  private let limit: Int?
  private let failLevel: FailLevel
  private let reports: ReportFiles
  private let baseline: Baseline?

  init(_ invocation: Invocation) throws(UsageError) {
    guard !invocation.operands.isEmpty else {
      throw UsageError("validate needs a file, a folder or a glob, or - for standard input", .validate)
    }
    let mends = invocation.has(.fix) || invocation.has(.diff)
    if invocation.has(.unsafe), !mends { throw UsageError("--unsafe needs --fix or --diff", .validate) }
    if invocation.has(.fix), !invocation.has(.diff), invocation.operands.contains("-") {
      throw UsageError("standard input can't be mended; --diff shows what would be", .validate)
    }
    self.invocation = invocation
    tree = WorkingTree.current()
    format = try Self.format(of: invocation)
    limit = try invocation.number(.maxFindings)
    failLevel = FailLevel(rawValue: invocation.value(.failOn) ?? "error") ?? .error
    reports = try ReportFiles(invocation)
    if let path = invocation.value(.baseline), !invocation.has(.writeBaseline) {
      baseline = try Baseline(path: path)
    } else {
      baseline = nil
    }
  }

  /// The option, else the environment's word, which a CI sets once for all its jobs.
  private static func format(of invocation: Invocation) throws(UsageError) -> String {
    if let word = invocation.value(.format) { return word }
    guard let word = environmentVariable("UIDESC_FORMAT"), !word.isEmpty else { return "text" }
    let words = ReportFormat.names + ["auto"]
    if words.contains(word) { return word }
    throw UsageError("UIDESC_FORMAT is one of \(words.joined(separator: ", ")), not '\(word)'", .validate)
  }

  /// What became of a candidate.
  enum Outcome: Sendable {
    case document(ReportedDocument)
    /// A file in a folder that is something else.
    case other
    /// An operand that its name made a document.
    case folder(FileError)
    case problem(FileError)
  }

  enum Checked {
    case report(ValidationReport)
    /// An operand that was taken for a document is a folder, so that the search has to look at them; what became of the
    /// others stays, since a pipe can be read once.
    case folderAmongOperands([String: Outcome])
  }

  /// Checks what the search has found, but for what is known already.
  func check(
    _ search: DocumentSearch, _ checks: [DocumentCheck], known: [String: Outcome]?
  ) -> Checked {
    let candidates = search.candidates
    var line = ProgressLine(count: candidates.count, isWanted: !invocation.has(.quiet))
    let makeWorker: @Sendable () -> (Int) -> Outcome = {
      let catalog = Catalog.swiftUI.withOwnMemory()
      return { index in
        if let known, candidates[index].isNamed, let outcome = known[candidates[index].path] {
          return outcome
        }
        return outcome(of: candidates[index], checks[index], bytes: nil, files: .disk, catalog: catalog)
      }
    }
    let outcomes = parallelMap(candidates.count, progress: { line.show($0) }, worker: makeWorker)
    line.clear()
    if search.trustsExtensions {
      for case .folder in outcomes { return .folderAmongOperands(files(candidates, outcomes)) }
    }
    return .report(report(outcomes, search))
  }

  private func files(_ candidates: [Candidate], _ outcomes: [Outcome]) -> [String: Outcome] {
    var result: [String: Outcome] = [:]
    for (candidate, outcome) in zip(candidates, outcomes) where candidate.isNamed {
      if case .folder = outcome { continue }
      result[candidate.path] = outcome
    }
    return result
  }

  private func report(_ outcomes: [Outcome], _ search: DocumentSearch) -> ValidationReport {
    var report = ValidationReport()
    report.problems = search.problems
    var isDocument: [Bool] = []
    for outcome in outcomes {
      switch outcome {
      case .document(let document): report.add(document)
      case .other: break
      case .problem(let problem), .folder(let problem): report.problems.append(problem)
      }
      if case .other = outcome { isDocument.append(false) } else { isDocument.append(true) }
    }
    report.problems += search.emptyFolders(invocation.operands, isDocument: isDocument)
    return report
  }

  // MARK: Mending

  /// Mends the documents one after the other, since they may share files, and reports what is left.
  func mend(_ search: DocumentSearch, _ checks: [DocumentCheck], _ streams: inout Streams) -> Int32 {
    var mending = Mending(includesUnsafe: invocation.has(.unsafe))
    var contents: [[UInt8]?] = []
    for (candidate, check) in zip(search.candidates, checks) {
      let bytes = candidate.path == "-" ? try? readFile("-") : nil
      contents.append(bytes)
      if !candidate.isNamed, !isUIDescFile(candidate.path) { continue }
      // What can't be read is reported below.
      try? mending.mend(invocation.reportedPath(candidate.path), bytes: bytes) {
        (bytes, files) throws(FileError) in
        let content: [UInt8]
        if let bytes { content = bytes } else { content = try files.read(candidate.path) }
        return try check.run(candidate.path, bytes: content, files: files)
      }
    }
    let files = mending.files
    let outcomes = search.candidates.indices.map { index in
      let name = invocation.reportedPath(search.candidates[index].path)
      return outcome(
        of: search.candidates[index], checks[index], bytes: files.mended[name] ?? contents[index],
        files: files.access)
    }
    let report = report(outcomes, search)
    for path in mending.refused {
      streams.report(
        "not all in '\(path)' is mended: other errors would take the place of those that are left")
    }
    if invocation.has(.diff) { return diff(mending, report, &streams) }
    let problems = mending.write()
    for problem in problems { streams.report("can't write '\(problem.path)': \(problem.reason)") }
    if !invocation.has(.quiet), mending.count > 0, problems.isEmpty {
      let places = counted(files.changed.count, "file")
      streams.errors.append("\(counted(mending.count, "finding")) mended in \(places)\n")
    }
    let code = finish(report, &streams)
    return problems.isEmpty ? code : 2
  }

  private func diff(_ mending: Mending, _ report: ValidationReport, _ streams: inout Streams) -> Int32 {
    for problem in report.problems { streams.report(problem) }
    if wouldReplace(report, &streams) { return 2 }
    mending.appendDiff(to: &streams.output)
    let files = mending.files.changed.count
    if !invocation.has(.quiet) {
      let what = files == 0 ? "there is nothing to mend" : "\(counted(mending.count, "finding")) to mend in"
      streams.errors.append(files == 0 ? "\(what)\n" : "\(what) \(counted(files, "file"))\n")
    }
    if !report.problems.isEmpty { return 2 }
    return files > 0 || report.reaches(failLevel) ? 1 : 0
  }

  // MARK: One document

  private func outcome(
    of candidate: Candidate, _ check: DocumentCheck, bytes: [UInt8]?, files: FileAccess,
    catalog: Catalog = .swiftUI
  ) -> Outcome {
    do throws(FileError) {
      let path = candidate.path
      let content: [UInt8]
      if let bytes { content = bytes } else { content = try path == "-" ? readFile("-") : files.read(path) }
      if !candidate.isNamed, !isUIDescFile(path, content) { return .other }
      return .document(try check.run(path, bytes: content, files: files, catalog: catalog))
    } catch {
      // A link that leads nowhere is no document, unless somebody named it.
      let kind = candidate.path == "-" ? nil : fileKind(candidate.path)
      if candidate.isNamed, kind == .folder { return .folder(error) }
      return candidate.isNamed || kind != nil ? .problem(error) : .other
    }
  }

  // MARK: Reporting

  /// Prints the report in every form that is asked for, and returns the exit code.
  func finish(_ report: ValidationReport, _ streams: inout Streams) -> Int32 {
    var report = report
    for problem in report.problems { streams.report(problem) }
    if wouldReplace(report, &streams) { return 2 }
    if let path = invocation.value(.writeBaseline) { return write(report, asBaseline: path, &streams) }
    if var baseline {
      report.subtract(&baseline, tree: tree)
      let unused = baseline.unused(read: report.readPaths(tree: tree), tree: tree)
      if unused > 0, !invocation.has(.quiet) {
        let entries = unused == 1 ? "1 entry" : "\(unused) entries"
        streams.errors.append("\(entries) of the baseline not found any more; --write-baseline renews it\n")
      }
    }
    if let limit { report.limit(to: limit) }
    let isComplete = reports.write(report, tree: tree, failLevel: failLevel, &streams)
    append(report, to: &streams)
    if !invocation.has(.quiet) { report.appendSummary(to: &streams.errors) }
    if !report.problems.isEmpty || !isComplete { return 2 }
    return report.reaches(failLevel) ? 1 : 0
  }

  /// Whether an output is one of the files that were read, of which only the search and the imports tell; says so.
  private func wouldReplace(_ report: ValidationReport, _ streams: inout Streams) -> Bool {
    let outputs = [streams.outputPath, invocation.value(.writeBaseline)].compactMap(\.self) + reports.paths
    for output in outputs where fileKind(output) != nil {
      let isRead = report.documents.contains { document in
        document.sources.files.contains { isSameFile($0.path, output) }
      }
      if !isRead { continue }
      streams.report("the output '\(output)' would replace what it is made from")
      streams.outputPath = nil
      return true
    }
    return false
  }

  private func append(_ report: ValidationReport, to streams: inout Streams) {
    let isColored = streams.outputIsColored
    if let format = ReportFormat(rawValue: format) {
      report.append(format, tree: tree, failLevel: failLevel, isColored: isColored, to: &streams.output)
    } else if environmentVariable("GITHUB_ACTIONS") == "true" {
      report.appendTextAndGitHub(isColored: isColored, tree: tree, to: &streams.output)
    } else {
      report.appendText(isColored: isColored, to: &streams.output)
    }
  }

  private func write(_ report: ValidationReport, asBaseline path: String, _ streams: inout Streams) -> Int32 {
    var out = OutputBuffer()
    report.appendBaseline(tree: tree, to: &out)
    do throws(FileError) {
      try writeFile(path, out)
    } catch {
      streams.report("can't write '\(path)': \(error.reason)")
      return 2
    }
    if !invocation.has(.quiet) {
      streams.errors.append("\(counted(report.findingCount, "finding")) written to \(path)\n")
    }
    return report.problems.isEmpty ? 0 : 2
  }
}

extension WorkingTree {
  /// The absolute folder that a file lies in.
  func folder(of path: String) -> String {
    // Without a slash it is a name in the current folder, as the whole of a run often is.
    if path.utf8.first == UInt8(ascii: "<") || (!path.utf8.contains(0x2F) && path != "..") { return folder }
    return Self.parent(of: absolute(path)) ?? "/"
  }
}
