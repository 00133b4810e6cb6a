import Foundation
import TestSupport
import UIDesc
import UIDescDiagnostics
import UIDescEmit

/// What `uidesc eval` prints for a document, given the arguments of its command line.
struct Evaluation {
  let document: Document
  let inputs: EvaluationInputs

  /// Paths among the arguments are seen from `folder`.
  init(of document: Document, arguments: [String], folder: URL) throws {
    self.document = document
    var inputs = EvaluationInputs()
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { throw UnknownArgument(argument: option) }
      switch option {
      case "--state": inputs.state.append(try Self.pair(value))
      case "--env": inputs.environment.append(try Self.pair(value))
      case "--toggled": inputs.toggled.append(try Self.pair(value))
      case "--state-file":
        inputs.stateFile = (value, [UInt8](try Data(contentsOf: folder.appending(path: value))))
      default: throw UnknownArgument(argument: option)
      }
    }
    self.inputs = inputs
  }

  var text: String {
    get throws {
      var out = OutputBuffer()
      TextEmitter.append(try document.resolve(inputs), to: &out)
      return String(decoding: out.bytes, as: UTF8.self)
    }
  }

  var json: String {
    get throws {
      var out = OutputBuffer()
      JSONEmitter.append(try document.resolve(inputs), to: &out)
      return String(decoding: out.bytes, as: UTF8.self)
    }
  }

  private static func pair(_ text: String) throws -> (name: String, value: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw UnknownArgument(argument: text) }
    return (String(parts[0]), String(parts[1]))
  }
}

struct UnknownArgument: Error {
  let argument: String
}
