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
  private let only: Settings?
  private var known: [String: Settings] = [:]

  /// `--config` names the one file for all folders; `--no-config` is none.
  init(_ invocation: Invocation, _ tree: WorkingTree) {
    self.tree = tree
    if invocation.has(.noConfig) {
      only = Settings()
    } else if let path = invocation.value(.config) {
      only = Settings()
      var sink = DiagnosticSink()
      do throws(FileError) {
        let source = SourceFile(path: path, bytes: try readFile(path))
        let id = sources.add(source)
        known["only"] = Settings(
          source, id: id, folder: WorkingTree.parent(of: tree.absolute(path)) ?? "/", into: &sink)
      } catch {
        problems.append(error)
      }
      self.sink = sink
    } else {
      only = nil
    }
  }

  /// The settings of a folder, which is absolute.
  mutating func settings(above folder: String) -> Settings {
    if let only { return known["only"] ?? only }
    if let settings = known[folder] { return settings }
    let settings = find(above: folder)
    known[folder] = settings
    return settings
  }

  private mutating func find(above folder: String) -> Settings {
    let prefix = folder == "/" ? "" : folder
    let path = "\(prefix)/\(Self.fileName)"
    if fileExists(path) { return read(path, folder: folder) }
    if fileExists("\(prefix)/.git") { return Settings() }
    return WorkingTree.parent(of: folder).map { settings(above: $0) } ?? Settings()
  }

  private mutating func read(_ path: String, folder: String) -> Settings {
    do throws(FileError) {
      let source = SourceFile(path: tree.seenFromHere(path), bytes: try readFile(path))
      return Settings(source, id: sources.add(source), folder: folder, into: &sink)
    } catch {
      problems.append(error)
      return Settings()
    }
  }
}
