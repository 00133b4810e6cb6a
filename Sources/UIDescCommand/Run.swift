internal import UIDescDiagnostics

// The command takes its arguments and files, hands texts to the library, and prints what comes back: the only place that
// touches files, the environment and the streams. It knows nothing of the language; what it prints is made elsewhere.

/// Runs the command line and returns the exit code: 0 fine, 1 findings, 2 wrong usage or something that can't be read.
func run(_ arguments: [String], _ streams: inout Streams) -> Int32 {
  var code: Int32
  do throws(UsageError) {
    let invocation = try Invocation(arguments)
    streams = Streams(color: invocation.value(.color) ?? "auto")
    streams.outputPath = try invocation.outputPath()
    if invocation.command == .validate, invocation.has(.watch), !invocation.has(.help) {
      guard try invocation.checkDocumentOptions(&streams) else { return streams.flush(2) }
      return try runWatch(invocation, outputPath: streams.outputPath)
    }
    code = try run(invocation, &streams)
    // Where there is no tree, the file keeps what it holds.
    if invocation.command == .eval, code != 0 { streams.outputPath = nil }
  } catch {
    // Half a result must not look like a whole one.
    streams.output.removeAll()
    streams.outputPath = nil
    streams.report(error.message)
    let command = error.command.map { entry(of: $0).name + " " } ?? ""
    streams.errors.append("see uidesc \(command)--help\n")
    code = 2
  }
  return streams.flush(code)
}

private func run(_ invocation: Invocation, _ streams: inout Streams) throws(UsageError) -> Int32 {
  if invocation.has(.help) || invocation.command == .help {
    try appendHelp(invocation, to: &streams.output)
    return 0
  }
  if invocation.has(.version) {
    streams.output.append("uidesc \(version)\n")
    return 0
  }
  guard try invocation.checkDocumentOptions(&streams) else { return 2 }
  switch invocation.command {
  case .eval: return try runEval(invocation, &streams)
  case .validate: return try runValidate(invocation, &streams)
  case .test: return try runTest(invocation, &streams)
  case .diff: return try runDiff(invocation, &streams)
  case .states: return try runStates(invocation, &streams)
  case .run: return try runRun(invocation, &streams)
  case .rules: return try runRules(invocation, &streams)
  case .explain: return try runExplain(invocation, &streams)
  case .catalog: return try runCatalog(invocation, &streams)
  case .schema: return try runSchema(invocation, &streams)
  case .completions: return try runCompletions(invocation, &streams)
  case .help, nil: throw UsageError("a command is missing: eval or validate")
  }
}

private func appendHelp(_ invocation: Invocation, to out: inout OutputBuffer) throws(UsageError) {
  var command = invocation.command
  if invocation.has(.man) { return out.appendManual() }
  if command == .help, let topic = invocation.operands.first {
    command = firstCommand(named: topic)
    // General help in its place would look like success to a script.
    if command == nil { throw .unknownCommand(topic) }
  } else if command == .help, !invocation.has(.help) {
    command = nil
  }
  if let command {
    out.appendHelp(of: command, isShort: invocation.wantsShortHelp)
  } else {
    out.appendHelp()
  }
}

extension Invocation {
  /// The file that takes the output, which is never a document that it is made from; nil for stdout.
  fileprivate func outputPath() throws(UsageError) -> String? {
    guard let path = value(.output), path != "-" else { return nil }
    for input in operands + values(.stateFile) where isSameFile(input, path) {
      throw UsageError("the output '\(path)' would replace what it is made from")
    }
    return path
  }
}

/// The arguments without the program's own name.
func commandLineArguments() -> [String] {
  var result: [String] = []
  let count = Int(CommandLine.argc)
  if count < 2 { return result }
  result.reserveCapacity(count - 1)
  for index in 1..<count {
    if let argument = unsafe CommandLine.unsafeArgv[index] { unsafe result.append(String(cString: argument)) }
  }
  return result
}
