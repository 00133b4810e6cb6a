internal import Glibc
internal import UIDesc
internal import UIDescDiagnostics

/// Validates, and again whenever a document, a setting or a rule of git changes; ends when nobody reads any more.
func runWatch(_ invocation: Invocation, outputPath: String?) throws(UsageError) -> Int32 {
  if invocation.operands.contains("-") {
    throw UsageError("standard input can't be watched", .validate)
  }
  guard var watch = FolderWatch() else { throw UsageError("can't watch: \(reason(errno))") }
  let tree = WorkingTree.current()
  let outputs =
    ([outputPath ?? "", invocation.value(.writeBaseline) ?? ""]
    + invocation.values(.report).map { report in
      report.split(separator: "=", maxSplits: 1).last.map(String.init) ?? ""
    }).map { tree.absolute($0) }
  // What is named may have any name.
  let named = invocation.operands.map { tree.absolute($0) }
  let isTerminal = isatty(STDOUT_FILENO) == 1
  // Before the first run, so that what is found missing may come.
  for operand in invocation.operands { watch.add(tree.folder(watchedFor: operand)) }
  while true {
    var streams = Streams(color: invocation.value(.color) ?? "auto")
    streams.outputPath = outputPath
    if isTerminal { streams.output.append("\u{1B}[2J\u{1B}[H") }
    let code = try runValidate(invocation, &streams) { watch.add($0) }
    if !invocation.has(.quiet) { streams.errors.append("waiting for changes\n") }
    let written = streams.flush(code)
    if streams.outputIsGone { return written }
    watch.wait { path, name in
      let isOfUse =
        hasDocumentExtension(name) || name == SettingsStore.fileName || name == ".gitignore"
        || fileKind(path) == .folder || named.contains(path)
      return isOfUse && !outputs.contains(path)
    }
  }
}

extension WorkingTree {
  /// The absolute folder to watch for an operand: itself, or the one that holds it.
  fileprivate func folder(watchedFor operand: String) -> String {
    if fileKind(operand) == .folder { return absolute(operand) }
    return Glob.isPattern(operand) ? absolute(Glob(operand).folder) : folder(of: operand)
  }
}
