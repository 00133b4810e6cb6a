internal import UIDescDiagnostics
internal import UIDescRuntime

// What the command needs of the library, as it is declared there; this file goes when the library has it.

enum InputFormat { case auto, yaml, json }

struct FileError: Error {
  let path: String
  let reason: String
}

struct FileAccess {
  var read: (String) throws(FileError) -> [UInt8]
  var exists: (String) -> Bool
}

struct LoadOptions {
  var format = InputFormat.auto
  var root: String?
  var files: FileAccess
}

struct StateDeclaration {
  let name: String
  let type: String
  let defaultValue: String?
  let allowed: String?
}

struct EvaluationInputs {
  var state: [(name: String, value: String)] = []
  var stateFile: (path: String, bytes: [UInt8])?
  var environment: [(name: String, value: String)] = []
  var toggled: [(name: String, value: String)] = []
  var fillsDefaults = false
}

struct EvaluationFailure: Error {
  let findings: [Diagnostic]
  /// The document's files, then those that the inputs stand in.
  let sources: SourceFiles
}

struct Document {
  var findings: [Diagnostic] = []
  var sources = SourceFiles()
  var declarations: [StateDeclaration] = []

  var hasErrors: Bool { findings.contains { $0.severity == .error } }

  static func load(path: String, text: [UInt8]?, options: LoadOptions) throws(FileError) -> Document {
    var document = Document()
    let bytes: [UInt8]
    if let text { bytes = text } else { bytes = try options.files.read(path) }
    let file = document.sources.add(SourceFile(path: path, bytes: bytes))
    if !looksLikeDocument(bytes) {
      let range = SourceRange(0, 0, in: file)
      document.findings.append(
        Diagnostic("missing-version", .error, at: range, "the key 'uidesc' is missing"))
    }
    return document
  }

  func evaluate(_ inputs: EvaluationInputs) throws(EvaluationFailure) -> ResolvedTree {
    throw EvaluationFailure(findings: [], sources: sources)
  }
}
