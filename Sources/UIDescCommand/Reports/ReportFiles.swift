internal import UIDesc
internal import UIDescDiagnostics

/// Where findings go beside the output: forms and files of `--report`.
struct ReportFiles {
  private let files: [(format: ReportFormat, path: String)]

  var paths: [String] { files.map(\.path) }

  /// Reads `FORMAT=FILE`; a file is named once, and is none of those that are read.
  init(_ invocation: Invocation) throws(UsageError) {
    var files: [(format: ReportFormat, path: String)] = []
    for (word, path) in try invocation.pairs(.report) {
      guard let format = ReportFormat(rawValue: word) else { throw .unknownReport(word) }
      if path.isEmpty { throw UsageError("--report needs a file: --report \(word)=FILE", .validate) }
      let taken = files.map(\.path) + [invocation.value(.output) ?? "-"]
      if taken.contains(where: { $0 == path || isSameRegularFile($0, path) }) {
        throw UsageError("two outputs go to '\(path)'", .validate)
      }
      if invocation.operands.contains(where: { isSameFile($0, path) }) {
        throw UsageError("the report '\(path)' would replace what it is made from")
      }
      files.append((format, path))
    }
    self.files = files
  }

  /// Writes each file; one that can't be written is said, and the others are written all the same.
  func write(
    _ report: ValidationReport, tree: WorkingTree, failLevel: FailLevel, _ streams: inout Streams
  ) -> Bool {
    var isComplete = true
    for (format, path) in files {
      var out = OutputBuffer()
      report.append(format, tree: tree, failLevel: failLevel, to: &out)
      do throws(FileError) {
        try writeFile(path, out)
      } catch {
        streams.report("can't write '\(path)': \(error.reason)")
        isComplete = false
      }
    }
    return isComplete
  }
}

/// Devices such as /dev/null take any number of outputs.
private func isSameRegularFile(_ first: String, _ second: String) -> Bool {
  isSameFile(first, second) && !second.hasPrefix("/dev/")
}

extension UsageError {
  fileprivate static func unknownReport(_ word: String) -> UsageError {
    let nearest = nearestName(to: word, in: ReportFormat.names)
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
    return UsageError(
      "--report takes \(ReportFormat.names.joined(separator: ", ")), not '\(word)'\(hint)", .validate)
  }
}
