internal import UIDesc
internal import UIDescDocument

extension Invocation {
  /// The document at a path, or in standard input for `-`.
  func loadDocument(_ path: String) throws(FileError) -> UIDesc.Document {
    let bytes: [UInt8]? = path == "-" ? try readFile("-") : nil
    return try UIDesc.Document.load(path: reportedPath(path), bytes: bytes, options: loadOptions())
  }

  /// How files are read, by the options of the command line.
  func loadOptions(files: FileAccess = .disk, catalog: Catalog = .swiftUI) -> LoadOptions {
    var options = LoadOptions()
    options.catalog = catalog
    options.files = files
    options.root = value(.root)
    options.catalogs = values(.catalog)
    options.entryChecks = entryChecks
    options.findsMistakes = command == .validate
    switch value(.inputFormat) {
    case "yaml": options.format = .yaml
    case "json": options.format = .json
    default: break
    }
    return options
  }

  /// The name under which findings of a path are reported.
  func reportedPath(_ path: String) -> String {
    path == "-" ? value(.stdinFilename) ?? "<stdin>" : path
  }
}

extension Streams {
  mutating func report(_ problem: FileError) {
    report("can't read '\(problem.path)': \(problem.reason)")
  }
}
