// What tests share: where the package and the outside suites lie, fixtures whose expectations stand inside them, and
// goldens. Paths come in, mismatches go out as issues of the running test; nothing here knows a stage of the pipeline.

package import Foundation

/// The folder that holds `Package.swift`, found upwards from this file.
package let packageRoot: URL = {
  var folder = URL(filePath: #filePath).deletingLastPathComponent()
  while folder.path != "/" {
    if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) { return folder }
    folder = folder.deletingLastPathComponent()
  }
  preconditionFailure("no Package.swift stands above \(#filePath)")
}()

/// A file beside the package, in `../shared` or in the folder that `UIDESC_SHARED` names; nil where it is absent.
package func sharedFile(_ path: String) -> URL? {
  let named = ProcessInfo.processInfo.environment["UIDESC_SHARED"].map { URL(filePath: $0) }
  let folder = named ?? packageRoot.deletingLastPathComponent().appending(path: "shared")
  let file = folder.appending(path: path)
  return FileManager.default.isReadableFile(atPath: file.path) ? file : nil
}

/// The bytes of a suite in the shared folder; says on the console which one was not found.
package func sharedData(_ path: String) throws -> Data? {
  guard let file = sharedFile(path) else {
    print("suite not found, nothing was compared: shared/\(path) (set UIDESC_SHARED to its folder)")
    return nil
  }
  return try Data(contentsOf: file)
}

/// True where `UPDATE_GOLDENS=1` asks for expectations to be rewritten instead of compared.
package var isUpdatingGoldens: Bool { ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" }
