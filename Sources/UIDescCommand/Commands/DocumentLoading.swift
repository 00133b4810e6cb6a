internal import UIDescDiagnostics

extension Invocation {
  /// The document at a path, or in standard input for `-`.
  func loadDocument(_ path: String) throws(FileProblem) -> Document {
    let text: [UInt8]? = path == "-" ? try readFile("-") : nil
    let name = path == "-" ? value(.stdinFilename) ?? "<stdin>" : path
    do throws(FileError) {
      return try Document.load(path: name, text: text, options: loadOptions)
    } catch {
      throw FileProblem(path: error.path, reason: error.reason)
    }
  }

  private var loadOptions: LoadOptions {
    let files = FileAccess(
      read: { path throws(FileError) in
        do throws(FileProblem) {
          return try readFile(path)
        } catch {
          throw FileError(path: error.path, reason: error.reason)
        }
      },
      exists: { fileKind($0) != nil })
    return LoadOptions(format: inputFormat, root: value(.root), files: files)
  }

  private var inputFormat: InputFormat {
    switch value(.inputFormat) {
    case "yaml": .yaml
    case "json": .json
    default: .auto
    }
  }
}

extension Streams {
  mutating func report(_ problem: FileProblem) {
    report("can't read '\(problem.path)': \(problem.reason)")
  }
}
