internal import CEL
internal import UIDescDiagnostics
internal import UIDescDocument

/// A value of a domain, by their numbers.
private typealias Choice = (domain: Int, value: Int)

extension StateExplorer {
  /// Tries the combinations that differ least from the start first; beyond the budget, those that hold every pair.
  mutating func combine() {
    var count = 1
    for domain in result.domains {
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: domain.values.count)
      count = isTooLarge ? .max : product
    }
    result.combinationCount = count == .max ? nil : count
    if count <= budget {
      for size in 0...result.domains.count { choose(size, from: 0, []) }
    } else {
      result.isPairwise = true
      for size in 0...1 { choose(size, from: 0, []) }
      coverPairs()
      spread()
    }
  }

  /// Tries rows that have every pair of values between them.
  private mutating func coverPairs() {
    var covering = PairCovering(counts: result.domains.map(\.values.count))
    covering.cover(result.domains.map { _ in 0 })
    for domain in result.domains.indices {
      for value in result.domains[domain].values.indices {
        covering.cover(result.domains.indices.map { $0 == domain ? value : 0 })
      }
    }
    while let row = covering.nextRow() {
      guard result.triedCombinations < budget else {
        result.arePairsCut = true
        return
      }
      tryCombination(row.indices.filter { row[$0] > 0 }.map { ($0, row[$0]) })
    }
  }

  private mutating func choose(_ size: Int, from first: Int, _ chosen: [Choice]) {
    guard size > 0 else { return tryCombination(chosen) }
    guard first < result.domains.count else { return }
    for domain in first..<result.domains.count where result.domains.count - domain >= size {
      for value in 1..<result.domains[domain].values.count {
        choose(size - 1, from: domain + 1, chosen + [(domain, value)])
      }
    }
  }

  /// Spends what pairs have left of the budget on combinations of all states, the same in every run.
  private mutating func spread() {
    var random: UInt64 = 0
    while result.triedCombinations < budget {
      var chosen: [Choice] = []
      for domain in result.domains.indices {
        random &+= 1
        let value = Int(Identity.step(7, random) % UInt64(result.domains[domain].values.count))
        if value > 0 { chosen.append((domain, value)) }
      }
      tryCombination(chosen)
    }
  }

  private mutating func tryCombination(_ chosen: [Choice]) {
    guard result.triedCombinations < max(budget, 1) else { return }
    result.triedCombinations += 1
    // What events lead to has been tried, with a way that a person can go.
    if isWalkedTo(chosen) { return }
    let count = result.faults.count
    tryStates(chosen, given: given(chosen))
    if count < result.faults.count { shrink(chosen, from: count) }
  }

  /// Shows a combination, as the screen's start and as what it has become later, and does what can be done there.
  private mutating func tryStates(_ chosen: [Choice], given: [GivenValue]) {
    let begun = begun(start, with: chosen)
    guard let session = shown(begun, begun.states, given: given, after: []) else { return }
    tryEvents(of: session, isOnScreen: !hasAppearance, given: given, after: []) { _, _, _, _ in }
    guard hasAppearance else { return }
    let later = self.begun(screen, with: chosen)
    guard let session = shown(later, session.states, given: given, after: []) else { return }
    tryEvents(of: session, isOnScreen: true, given: given, after: []) { _, _, _, _ in }
  }

  private func isWalkedTo(_ chosen: [Choice]) -> Bool {
    let isState = chosen.allSatisfy {
      if case .state = result.domains[$0.domain].place { true } else { false }
    }
    return isState && isReached(begun(start, with: chosen).states)
  }

  /// A session with other values, which have not been evaluated yet.
  private func begun(_ session: Session, with chosen: [Choice]) -> Session {
    var session = session
    for (domain, value) in chosen {
      let domain = result.domains[domain]
      switch domain.place {
      case .state(let slot): session.states.write(domain.values[value], owner: Identity.root, slot: slot)
      case .environment:
        session.inputs.environment.append(NamedValue(name: domain.name, value: domain.values[value]))
      }
    }
    return session
  }

  private func given(_ chosen: [Choice]) -> [GivenValue] {
    chosen.map { choice in
      let domain = result.domains[choice.domain]
      let isState = if case .state = domain.place { true } else { false }
      return (isState ? domain.name : "env.\(domain.name)", domain.values[choice.value])
    }
  }

  /// Leaves out what the new faults don't need, and puts the shortest value in place of what they do.
  private mutating func shrink(_ chosen: [Choice], from first: Int) {
    for index in first..<result.faults.count {
      let fault = result.faults[index]
      var rest = chosen
      for domain in chosen.map(\.domain) {
        let fewer = rest.filter { $0.domain != domain }
        if occurs(fault, with: fewer) { rest = fewer }
      }
      for position in rest.indices {
        let values = result.domains[rest[position].domain].values
        let sizes = values.map { ValueText.text(of: $0, types: document.types).utf8.count }
        let own = sizes[rest[position].value]
        for value in values.indices.sorted(by: { sizes[$0] < sizes[$1] })
        where value > 0 && sizes[value] < own {
          var shorter = rest
          shorter[position].value = value
          if !occurs(fault, with: shorter) { continue }
          rest = shorter
          break
        }
      }
      result.faults[index] = StateExploration.Fault(
        finding: fault.finding, given: given(rest), events: fault.events)
    }
  }

  /// Whether a fault is there with these values, too.
  private func occurs(_ fault: StateExploration.Fault, with chosen: [Choice]) -> Bool {
    var trial = self
    trial.result.faults = []
    trial.tryStates(chosen, given: [])
    return trial.isReported(fault.finding)
  }
}
