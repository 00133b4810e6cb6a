internal import UIDesc

extension Invocation {
  /// The document at a path, or in standard input for `-`.
  func loadDocument(_ path: String) throws(FileError) -> Document {
    let bytes: [UInt8]? = path == "-" ? try readFile("-") : nil
    let name = path == "-" ? value(.stdinFilename) ?? "<stdin>" : path
    var options = LoadOptions()
    options.root = value(.root)
    options.catalogs = values(.catalog)
    options.entryChecks = entryChecks
    switch value(.inputFormat) {
    case "yaml": options.format = .yaml
    case "json": options.format = .json
    default: break
    }
    return try Document.load(path: name, bytes: bytes, options: options)
  }
}

extension Streams {
  mutating func report(_ problem: FileError) {
    report("can't read '\(problem.path)': \(problem.reason)")
  }
}
