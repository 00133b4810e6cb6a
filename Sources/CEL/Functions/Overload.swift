/// A parameter's or a result's type in the table of overloads; `a` and `b` are type parameters.
enum TypePattern: UInt8, Sendable {
  // The plain types stand in the order of `TypeID`, which starts with the error before them.
  case dyn, null, bool, int, uint, double, string, bytes, timestamp, duration
  case a, b, listOfA, mapOfAB, optionalA, typeA
  case listOfListOfA
  case listOfString, listOfInt, listOfUint, listOfDouble, listOfDyn
}

/// One way to call a function, in eight bytes: the table has no pointers, so that it needs no setting up.
struct Overload: Sendable {
  let function: Function
  let isMember: Bool
  let count: UInt8
  let first: TypePattern
  let second: TypePattern
  let third: TypePattern
  let fourth: TypePattern
  let result: TypePattern

  @inline(__always)
  private init(
    _ function: Function, _ isMember: Bool, _ count: UInt8, _ first: TypePattern, _ second: TypePattern,
    _ third: TypePattern, _ fourth: TypePattern, _ result: TypePattern
  ) {
    self.function = function
    self.isMember = isMember
    self.count = count
    self.first = first
    self.second = second
    self.third = third
    self.fourth = fourth
    self.result = result
  }

  /// A function that is called by its name.
  @inline(__always)
  static func global(_ function: Function, to result: TypePattern) -> Overload {
    Overload(function, false, 0, .dyn, .dyn, .dyn, .dyn, result)
  }

  @inline(__always)
  static func global(_ function: Function, _ first: TypePattern, to result: TypePattern) -> Overload {
    Overload(function, false, 1, first, .dyn, .dyn, .dyn, result)
  }

  @inline(__always)
  static func global(
    _ function: Function, _ first: TypePattern, _ second: TypePattern, to result: TypePattern
  ) -> Overload {
    Overload(function, false, 2, first, second, .dyn, .dyn, result)
  }

  /// A function that is called on its first parameter.
  @inline(__always)
  static func member(_ function: Function, _ first: TypePattern, to result: TypePattern) -> Overload {
    Overload(function, true, 1, first, .dyn, .dyn, .dyn, result)
  }

  @inline(__always)
  static func member(
    _ function: Function, _ first: TypePattern, _ second: TypePattern, to result: TypePattern
  ) -> Overload {
    Overload(function, true, 2, first, second, .dyn, .dyn, result)
  }

  @inline(__always)
  static func member(
    _ function: Function, _ first: TypePattern, _ second: TypePattern, _ third: TypePattern,
    to result: TypePattern
  ) -> Overload {
    Overload(function, true, 3, first, second, third, .dyn, result)
  }

  @inline(__always)
  static func member(
    _ function: Function, _ first: TypePattern, _ second: TypePattern, _ third: TypePattern,
    _ fourth: TypePattern, to result: TypePattern
  ) -> Overload {
    Overload(function, true, 4, first, second, third, fourth, result)
  }

  func isCalled(_ isMember: Bool, _ count: Int) -> Bool {
    self.isMember == isMember && Int(self.count) == count
  }

  func parameter(_ position: Int) -> TypePattern {
    switch position {
    case 0: first
    case 1: second
    case 2: third
    default: fourth
    }
  }
}
