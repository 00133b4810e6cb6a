/// Which parameters of an entry have arguments, as bits by index: `certain` in every case, `possible` in some.
struct ArgumentPresence {
  var possible: UInt64 = 0
  var certain: UInt64 = 0

  /// After a finding, so that nothing else is reported as missing.
  static let everything: ArgumentPresence = {
    var presence = ArgumentPresence()
    presence.certain = .max
    return presence
  }()

  init() {}

  init(_ index: Int) {
    possible = 1 << UInt64(index)
    certain = possible
  }

  /// Adds arguments that stand beside these.
  mutating func add(_ other: ArgumentPresence) {
    possible |= other.possible
    certain |= other.certain
  }

  /// Takes in another arm of the same form: certain is only what both give.
  mutating func merge(_ other: ArgumentPresence) {
    possible |= other.possible
    certain &= other.certain
  }

  func merged(with other: ArgumentPresence) -> ArgumentPresence {
    var result = self
    result.merge(other)
    return result
  }

  func mayContain(_ index: Int) -> Bool { possible & (1 << UInt64(index)) != 0 }

  func surelyContains(_ index: Int) -> Bool { certain & (1 << UInt64(index)) != 0 }

  /// The parameters that may be given, in order.
  func indices(below count: Int) -> [Int] { (0..<count).filter(mayContain) }
}

extension FormSpec {
  /// Whether what may be given belongs to it, and all that it requires is given in every case.
  func fits(possible: UInt64, certain: UInt64) -> Bool {
    possible & ~members == 0 && required & ~certain == 0
  }
}

/// What the arguments belong to; it decides how slots and parameters are numbered in the plan.
enum ArgumentTarget {
  case view, modifier, component, hostAction
}
