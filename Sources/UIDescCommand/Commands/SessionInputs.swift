internal import UIDesc
internal import UIDescDiagnostics

extension Invocation {
  /// What the options give a document to begin with.
  func evaluationInputs() throws(UsageError) -> EvaluationInputs {
    var inputs = EvaluationInputs()
    inputs.state = try pairs(.state)
    inputs.environment = try pairs(.environment)
    inputs.toggled = try pairs(.toggled)
    inputs.wantsTrails = has(.source)
    if let path = value(.stateFile) {
      do throws(FileError) {
        inputs.stateFile = (path, try readFile(path))
      } catch {
        throw UsageError("can't read '\(error.path)': \(error.reason)")
      }
    }
    return inputs
  }

  /// The one document that a command is about; nil after a report of what is wrong with it, with the exit code.
  func onlyDocument(_ streams: inout Streams) throws(UsageError) -> Result<Document, ExitCode> {
    guard let path = operands.first else {
      throw UsageError(
        "\(command.map { entry(of: $0).name } ?? "this") needs a file, or - for standard input", command)
    }
    if operands.count > 1 { throw UsageError("one file is wanted, and '\(operands[1])' is another", command) }
    return document(path, &streams)
  }

  /// A document without errors.
  func document(_ path: String, _ streams: inout Streams) -> Result<Document, ExitCode> {
    do throws(FileError) {
      let document = try loadDocument(path)
      if document.hasErrors {
        streams.append(document.diagnostics, document.sources)
        return .failure(ExitCode(code: 1))
      }
      if !has(.quiet) { streams.append(document.diagnostics, document.sources) }
      return .success(document)
    } catch {
      streams.report(error)
      return .failure(ExitCode(code: 2))
    }
  }
}

/// How a command ends that can't go on.
struct ExitCode: Error {
  let code: Int32
}

extension EvaluationFailure {
  /// What is wrong in the inputs, or missing there, is a mistake in the command and not in the document.
  func isUsage(of document: Document) -> Bool {
    diagnostics.contains {
      Int($0.range.file.index) >= document.sources.files.count || $0.code == "missing-state"
    }
  }
}

extension Streams {
  /// Says why there is no tree, and returns the exit code.
  mutating func report(_ failure: EvaluationFailure, of document: Document) -> Int32 {
    append(failure.diagnostics, failure.sources)
    return failure.isUsage(of: document) ? 2 : 1
  }

  /// Findings beside an output, a blank line between them.
  mutating func append(_ findings: [Diagnostic], _ sources: SourceFiles) {
    guard !findings.isEmpty else { return }
    var renderer = FindingRenderer(sources, isColored: errorsAreColored, explains: true)
    for (index, finding) in findings.enumerated() {
      if index > 0 { errors.append(0x0A) }
      renderer.appendText(finding, to: &errors)
    }
  }
}
