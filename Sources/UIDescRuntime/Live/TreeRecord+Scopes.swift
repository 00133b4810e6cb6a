internal import UIDescDiagnostics
internal import UIDescDocument

// Scopes hang on the views that opened them: those below one are found, and given up, that way.
extension TreeRecord {
  /// Forgets what a view was evaluated to, with all scopes below it; `gone` takes the instances.
  mutating func forget(_ view: PlanIndex, in scope: Int32, _ gone: inout [Int32]) {
    let first = scopes[Int(scope)].firstEntry
    forget(first + number[Int(view)]..<first + dependencies.numberEnd[Int(view)], &gone)
  }

  private mutating func forget(_ range: Range<Int32>, _ gone: inout [Int32]) {
    for entry in range {
      var scope = entries[Int(entry)].scopes
      entries[Int(entry)] = Entry()
      while scope >= 0 {
        if scopes[Int(scope)].isAlive { forget(scope: scope, &gone) }
        scope = scopes[Int(scope)].nextOfOwner
      }
    }
  }

  mutating func forget(scope: Int32, _ gone: inout [Int32]) {
    let going = scopes[Int(scope)]
    scopes[Int(scope)].isAlive = false
    let block = dependencies.blocks[Int(going.block)]
    if block.kind == .body, isOpen[Int(going.instance)] {
      isOpen[Int(going.instance)] = false
      gone.append(going.instance)
    }
    forget(going.firstEntry..<going.firstEntry + block.count, &gone)
  }

  /// The scopes of a block that stand inside another scope.
  func forEachScope(below scope: Int32, of block: Int32, _ instance: Int32, _ body: (Int32) -> Void) {
    let outer = scopes[Int(scope)]
    for entry in outer.firstEntry..<outer.firstEntry + dependencies.blocks[Int(outer.block)].count {
      var inner = entries[Int(entry)].scopes
      while inner >= 0 {
        let found = scopes[Int(inner)]
        if found.isAlive {
          if found.block == block, found.instance == instance {
            body(inner)
          } else {
            forEachScope(below: inner, of: block, instance, body)
          }
        }
        inner = found.nextOfOwner
      }
    }
  }
}
