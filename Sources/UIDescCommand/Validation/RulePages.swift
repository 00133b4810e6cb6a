internal import UIDescDocument

/// Whether only other commands report a code, such as `states`: a comment that ignores it is not in vain.
func isFoundElsewhere(_ code: String) -> Bool {
  let shown = RulePage.page(of: code)?.examples.filter { $0.role == .bad } ?? []
  return !shown.isEmpty && shown.allSatisfy { $0.command == "eval" || $0.command == "states" }
}
