internal import UIDesc
internal import UIDescDiagnostics

/// Files as they will be: those on the disk, with the mended ones in front of them.
struct MendedFiles: Sendable {
  /// In the order in which they were first changed.
  private(set) var paths: [String] = []
  private(set) var original: [String: [UInt8]] = [:]
  private(set) var mended: [String: [UInt8]] = [:]

  /// Those whose content differs from what it was.
  var changed: [String] { paths.filter { original[$0] != mended[$0] } }

  mutating func set(_ path: String, from old: [UInt8], to new: [UInt8]) {
    if original[path] == nil {
      paths.append(path)
      original[path] = old
    }
    mended[path] = new
  }

  var access: FileAccess {
    let mended = mended
    let disk = FileAccess.disk
    return FileAccess(
      read: { (path) throws(FileError) in
        if let bytes = mended[path] { return bytes }
        return try disk.read(path)
      }, exists: disk.exists, workingDirectory: disk.workingDirectory)
  }
}

/// Applies fix-its until there is nothing to apply, and takes back what would leave a document with more errors.
struct Mending {
  private(set) var files = MendedFiles()
  /// How many findings were mended.
  private(set) var count = 0
  /// Documents whose mends were taken back.
  private(set) var refused: [String] = []
  let includesUnsafe: Bool

  // A mend may bring the next one up; one that brings itself up again must end.
  private static let rounds = 10

  init(includesUnsafe: Bool) { self.includesUnsafe = includesUnsafe }

  mutating func mend(_ path: String, bytes: [UInt8]?, _ check: DocumentCheck) throws(FileError) {
    let name = check.invocation.reportedPath(path)
    func content(_ files: MendedFiles) -> [UInt8]? { files.mended[name] ?? bytes }
    var document = try check.run(path, bytes: content(files), files: files.access)
    for _ in 0..<Self.rounds {
      let result = applyFixIts(of: document.findings, to: document.sources, includingUnsafe: includesUnsafe)
      if result.changes.isEmpty { return }
      var next = files
      for (id, bytes) in result.changes {
        let file = document.sources[id]
        next.set(file.path, from: file.bytes, to: bytes)
      }
      let mended = try check.run(path, bytes: content(next), files: next.access)
      if mended.errorCount > document.errorCount {
        refused.append(name)
        return
      }
      files = next
      count += result.applied
      document = mended
    }
  }

  /// Puts the mended files in the place of the old ones; those that can't be written are returned.
  func write() -> [FileError] {
    var problems: [FileError] = []
    for path in files.changed {
      guard let bytes = files.mended[path] else { continue }
      do throws(FileError) {
        try replaceFile(path, bytes)
      } catch {
        problems.append(error)
      }
    }
    return problems
  }

  /// The changes as a patch.
  func appendDiff(to out: inout OutputBuffer) {
    for path in files.changed {
      guard let old = files.original[path], let new = files.mended[path] else { continue }
      out.appendDiff(path: path, from: old, to: new)
    }
  }
}

extension ReportedDocument {
  fileprivate var errorCount: Int { findings.count { $0.severity == .error } }
}
