internal import UIDesc

/// The documents that the operands stand for, each once, in their order.
func documentPaths(_ operands: [String], _ problems: inout [FileError]) -> [String] {
  var result: [String] = []
  var known: Set<String> = []
  for operand in operands {
    do throws(FileError) {
      for path in try documentPaths(operand) where known.insert(path).inserted { result.append(path) }
    } catch {
      problems.append(error)
    }
  }
  return result
}

private func documentPaths(_ operand: String) throws(FileError) -> [String] {
  if operand == "-" { return [operand] }
  switch fileKind(operand) {
  case .file: return [operand]
  case .folder:
    let found = try documents(in: operand)
    if found.isEmpty { throw FileError(path: operand, reason: "there is no document in this folder") }
    return found
  case nil:
    guard Glob.isPattern(operand) else { return [operand] }
    let found = Glob(operand).matches()
    if found.isEmpty { throw FileError(path: operand, reason: "the pattern matches no file") }
    return found
  }
}
