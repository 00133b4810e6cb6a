internal import UIDesc
internal import UIDescDiagnostics

/// The settings of a run by folder, each file read once: the nearest `.uidesc.yaml` above, up to the repository.
struct SettingsStore {
  static let fileName = ".uidesc.yaml"

  /// What is wrong in the files; a run with findings here does not begin.
  private(set) var sink = DiagnosticSink()
  private(set) var sources = SourceFiles()
  private(set) var problems: [FileError] = []
  private let tree: WorkingTree
  private var only: Settings?
  /// Each file that was read; there are few, and a list is cheaper to make than a dictionary.
  private var files: [(path: String, settings: Settings)] = []
  /// The folder that was asked for last, whose files mostly come together.
  private var recent: (folder: String, settings: Settings)?

  /// `--config` names the one file for all folders; `--no-config` is none.
  init(_ invocation: Invocation, _ tree: WorkingTree) {
    self.tree = tree
    if invocation.has(.noConfig) {
      only = Settings()
    } else if let path = invocation.value(.config) {
      only = read(path, folder: WorkingTree.parent(of: tree.absolute(path)) ?? "/")
    }
  }

  /// Where the files lie.
  var folders: [String] { files.compactMap { WorkingTree.parent(of: $0.path) } }

  /// The settings of a folder, which is absolute.
  mutating func settings(above folder: String) -> Settings {
    if let only { return only }
    if let recent, recent.folder == folder { return recent.settings }
    let settings = find(above: folder)
    recent = (folder, settings)
    return settings
  }

  private mutating func find(above folder: String) -> Settings {
    var candidate: String? = folder
    while let folder = candidate {
      let prefix = folder == "/" ? "" : folder
      let path = "\(prefix)/\(Self.fileName)"
      if let known = files.first(where: { $0.path == path }) { return known.settings }
      if fileExists(path) {
        let settings = read(tree.seenFromHere(path), folder: folder)
        files.append((path, settings))
        return settings
      }
      if fileExists("\(prefix)/.git") { break }
      candidate = WorkingTree.parent(of: folder)
    }
    return Settings()
  }

  private mutating func read(_ path: String, folder: String) -> Settings {
    do throws(FileError) {
      let source = SourceFile(path: path, bytes: try readFile(path))
      return Settings(source, id: sources.add(source), folder: folder, into: &sink)
    } catch {
      problems.append(error)
      return Settings()
    }
  }
}
