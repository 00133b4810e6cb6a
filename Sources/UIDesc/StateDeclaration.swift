internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument
internal import UIDescRuntime
internal import UIDescSyntax

/// One state of a document, as `--list-state` shows it.
package struct StateDeclaration: Sendable {
  package let name: String
  package let type: String
  /// Nil where it must be given.
  package let defaultValue: String?
  /// The members or the range that a value may have.
  package let allowed: String?

  static func all(of document: UIDescDocument.Document) -> [StateDeclaration] {
    document.rootPlan.steps.filter { $0.role == .state }.map { step in
      StateDeclaration(
        name: step.name, type: document.environment.name(of: step.type),
        defaultValue: step.hasDefault ? defaultText(of: step, in: document) : nil,
        allowed: allowed(step, in: document))
    }
  }

  /// As it is written; the characters of the document say more than the value that they give.
  private static func defaultText(of step: FrameStep, in document: UIDescDocument.Document) -> String {
    let node = document.plan.nodes[Int(step.value)]
    if node.kind == .absent { return "null" }
    let source = document.trees.first { $0.id == node.range.file }?.source
    return source?.text(node.range) ?? ""
  }

  private static func allowed(_ step: FrameStep, in document: UIDescDocument.Document) -> String? {
    if case .host(let host) = step.type.withoutNull, let members = document.types.enumerationMembers(of: host)
    {
      return members.joined(separator: ", ")
    }
    guard let bounds = step.bounds else { return nil }
    func text(_ end: Double?) -> String {
      end.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int64($0))" : "\($0)" } ?? ""
    }
    return "\(text(bounds.lower))...\(text(bounds.upper))"
  }
}
