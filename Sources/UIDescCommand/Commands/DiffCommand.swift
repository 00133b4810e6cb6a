internal import UIDesc
internal import UIDescDiagnostics
internal import UIDescEmit
internal import UIDescRuntime

/// Compares two trees: of two documents, or of one with two states; exits with 1 where they differ.
func runDiff(_ invocation: Invocation, _ streams: inout Streams) throws(UsageError) -> Int32 {
  guard let path = invocation.operands.first else { throw UsageError("diff needs a file", .diff) }
  if invocation.operands.count > 2 {
    throw UsageError("diff takes two files at most, and '\(invocation.operands[2])' is another", .diff)
  }
  let isOneDocument = invocation.operands.count == 1
  let changed =
    try invocation.pairs(.toState) + invocation.pairs(.toEnvironment) + invocation.pairs(.toToggled)
  if isOneDocument, changed.isEmpty {
    throw UsageError(
      "diff needs a second file, or what to change: --to-state, --to-env or --to-toggled", .diff)
  }
  let before = try invocation.evaluationInputs()
  var after = before
  after.state += try invocation.pairs(.toState)
  after.environment += try invocation.pairs(.toEnvironment)
  after.toggled += try invocation.pairs(.toToggled)

  let (old, new): (ResolvedTree, ResolvedTree)
  switch invocation.document(path, &streams) {
  case .failure(let exit): return exit.code
  case .success(let first):
    do throws(EvaluationFailure) {
      old = try first.resolve(before)
      if isOneDocument {
        new = try first.resolve(after)
        return emit(from: old, to: new, isOneDocument: true, invocation, &streams)
      }
    } catch {
      return streams.report(error, of: first)
    }
  }
  switch invocation.document(invocation.operands[1], &streams) {
  case .failure(let exit): return exit.code
  case .success(let second):
    do throws(EvaluationFailure) {
      new = try second.resolve(after)
    } catch {
      return streams.report(error, of: second)
    }
  }
  return emit(from: old, to: new, isOneDocument: false, invocation, &streams)
}

private func emit(
  from old: ResolvedTree, to new: ResolvedTree, isOneDocument: Bool, _ invocation: Invocation,
  _ streams: inout Streams
) -> Int32 {
  let (old, new) = isOneDocument ? (old, new) : spelled(old, new)
  let changes = difference(from: old, to: new, comparesOrigins: isOneDocument)
  let set = ChangeSet(changes: changes, tree: new)
  switch invocation.value(.format) {
  case "json":
    ChangeEmitter.appendJSON(changes.isEmpty ? [] : [set], isOneLine: false, to: &streams.output)
    streams.output.append(0x0A)
  case "patch":
    ChangeEmitter.appendPatch([set], isOneLine: false, to: &streams.output)
    streams.output.append(0x0A)
  default: ChangeEmitter.appendText(changes, from: old, to: new, to: &streams.output)
  }
  return changes.isEmpty ? 0 : 1
}
