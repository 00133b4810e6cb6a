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
  /// Files with findings whose mends were taken back.
  private(set) var refused: [String] = []
  let includesUnsafe: Bool

  // A mend may bring the next one up; those that bring each other up must end.
  private static let rounds = 20

  init(includesUnsafe: Bool) { self.includesUnsafe = includesUnsafe }

  /// Mends one document; `check` reads it anew, its content being the bytes where the files do not have it.
  mutating func mend(
    _ name: String, bytes: [UInt8]?,
    check: (_ bytes: [UInt8]?, _ files: FileAccess) throws(FileError) -> ReportedDocument
  ) throws(FileError) {
    let start = (files, count)
    var document = try check(files.mended[name] ?? bytes, files.access)
    let first = document
    var harmful: [Diagnostic] = []
    for _ in 0..<Self.rounds {
      let mendable = document.findings.filter { finding in
        finding.fixIts.contains { $0.isSafe || includesUnsafe } && !harmful.contains { $0.isAlike(finding) }
      }
      if mendable.isEmpty {
        if document.cannotBeRead(anyFurtherThan: first) { break }
        for finding in harmful { refuse(document.sources[finding.range.file].path) }
        return
      }
      // All at once, and one after the other where one of them does harm.
      let attempts = mendable.count == 1 ? [mendable] : [mendable] + mendable.map { [$0] }
      for attempt in attempts {
        if let mended = try apply(attempt, to: document, name, bytes, check) {
          document = mended
          break
        }
        if attempt.count == 1 { harmful += attempt }
      }
    }
    (files, count) = start
    refuse(name)
  }

  private mutating func refuse(_ path: String) {
    if !refused.contains(path) { refused.append(path) }
  }

  /// Mends the findings, unless the document would be worse then; returns what it is afterwards.
  private mutating func apply(
    _ findings: [Diagnostic], to document: ReportedDocument, _ name: String, _ bytes: [UInt8]?,
    _ check: (_ bytes: [UInt8]?, _ files: FileAccess) throws(FileError) -> ReportedDocument
  ) throws(FileError) -> ReportedDocument? {
    let result = applyFixIts(of: findings, to: document.sources, includingUnsafe: includesUnsafe)
    var next = files
    for (id, bytes) in result.changes {
      let file = document.sources[id]
      next.set(file.path, from: file.bytes, to: bytes)
    }
    let mended = try check(next.mended[name] ?? bytes, next.access)
    if result.changes.isEmpty || mended.isWorse(than: document) { return nil }
    files = next
    count += result.applied
    return mended
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
  private var errorCount: Int { findings.count { $0.severity == .error } }

  /// More errors are worse, but for a text that can be read at last: what it means was not checked before.
  fileprivate func isWorse(than other: ReportedDocument) -> Bool {
    if isReadable != other.isReadable { return !isReadable }
    return errorCount > other.errorCount
  }

  /// Whether as much of the text is left behind the fault that ends the reading, so that all mends of it were none.
  fileprivate func cannotBeRead(anyFurtherThan other: ReportedDocument) -> Bool {
    guard !isReadable, !other.isReadable, let left = countBehindError, let before = other.countBehindError
    else {
      return false
    }
    return left >= before && errorCount >= other.errorCount && findings != other.findings
  }

  private var countBehindError: Int? {
    findings.first { $0.severity == .error }.map { sources[$0.range.file].bytes.count - Int($0.range.start) }
  }
}

extension Diagnostic {
  /// Whether another round found the same fault, which may have moved.
  fileprivate func isAlike(_ other: Diagnostic) -> Bool {
    code == other.code && message == other.message && range.file == other.range.file
  }
}
