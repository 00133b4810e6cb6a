package import UIDescDocument

/// A file that can't be read, in words for people.
public struct FileError: Error, Sendable, CustomStringConvertible {
  public let path: String
  /// Such as `no such file or directory`.
  public let reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  public var description: String { "can't read '\(path)': \(reason)" }
}

/// How the loader reaches files; a caller may put its own in place of the disk.
package struct FileAccess: Sendable {
  package var read: @Sendable (String) throws(FileError) -> [UInt8]
  /// Whether anything stands at the path.
  package var exists: @Sendable (String) -> Bool
  /// Where relative paths begin.
  package var workingDirectory: @Sendable () -> String

  package init(
    read: @escaping @Sendable (String) throws(FileError) -> [UInt8],
    exists: @escaping @Sendable (String) -> Bool,
    workingDirectory: @escaping @Sendable () -> String
  ) {
    self.read = read
    self.exists = exists
    self.workingDirectory = workingDirectory
  }
}

/// How a document is to be read.
package struct LoadOptions: Sendable {
  package enum Format: Sendable { case automatic, yaml, json }

  package var format = Format.automatic
  /// Imports may not leave this folder; nil looks for `.uidesc.yaml` or `.git` above the entry.
  package var root: String?
  /// What catalogs stand on; a thread that reads many documents has one with a memory of its own.
  package var catalog = Catalog.swiftUI
  /// Catalogs on top of SwiftUI's, for this run.
  package var catalogs: [String] = []
  /// What is said of entries that are too new for a target, or replaced; nothing, unless asked for.
  package var entryChecks = EntryChecks()
  /// Whether to look for what is legal and surely not meant: what is unused, has no effect, can't be read.
  package var findsMistakes = false
  package var files = FileAccess.disk

  package init() {}
}
