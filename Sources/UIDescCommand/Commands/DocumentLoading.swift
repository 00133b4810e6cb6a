internal import UIDesc
internal import UIDescDocument

extension Invocation {
  /// The document at a path, or in standard input for `-`.
  func loadDocument(_ path: String) throws(FileError) -> UIDesc.Document {
    let bytes: [UInt8]? = path == "-" ? try readFile("-") : nil
    return try loadDocument(path, bytes: bytes, files: .disk)
  }

  /// The document at a path; `bytes` are its content where the files do not have it.
  func loadDocument(
    _ path: String, bytes: [UInt8]?, files: FileAccess, catalog: Catalog = .swiftUI
  ) throws(FileError) -> UIDesc.Document {
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
    return try UIDesc.Document.load(path: reportedPath(path), bytes: bytes, options: options)
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
