internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

extension Checks {
  /// Reports conditions and subjects that need no state, so that one arm is always taken.
  func checkConditions() {
    for form in forms {
      let node = node(form)
      guard node.payload >= 0, let value = document.plan.programs[Int(node.payload)].program.constant,
        let origin = origin(of: node.payload)
      else { continue }
      if case .bool(let isTrue) = value, node.kind != .selection {
        report(.constantCondition(isTrue, at: origin.range))
      } else if node.kind == .selection {
        report(.constantSubject(at: origin.range))
      }
    }
  }
}

extension Diagnostic {
  static func constantCondition(_ isTrue: Bool, at range: SourceRange) -> Self {
    Diagnostic(
      "constant-condition", .warning, at: range,
      "this is always \(isTrue); remove the condition, or name the state that it should follow")
  }

  static func constantSubject(at range: SourceRange) -> Self {
    Diagnostic(
      "constant-condition", .warning, at: range,
      "this is always the same case; remove the 'switch', or name the state that it should follow")
  }
}
