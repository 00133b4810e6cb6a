import Testing

@testable import CEL

struct ValueTests {
  @Test func `a value is no larger than three words`() {
    #expect(MemoryLayout<Value>.stride <= 24)
    #expect(MemoryLayout<CELType>.stride <= 16)
  }

  @Test func `a map keeps its order and finds every key, long or short`() throws {
    for count in [0, 1, 8, 9, 100, 1000] {
      var builder = MapBuilder()
      for index in 0..<count { try builder.add(.int(Int64(index)), .string("\(index)")) }
      let map = builder.finished
      #expect(map.entries.map(\.key) == (0..<count).map { .int(Int64($0)) })
      for index in 0..<count {
        #expect(map[.int(Int64(index))] == .string("\(index)"))
        #expect(map[.uint(UInt64(index))] == .string("\(index)"))
        #expect(map[.double(Double(index))] == .string("\(index)"))
      }
      #expect(map[.int(Int64(count))] == nil)
      #expect(map[.string("0")] == nil)
    }
  }

  @Test func `a key stands once, whatever the type of its number`() throws {
    for count in [1, 50] {
      var builder = MapBuilder()
      for index in 0..<count { try builder.add(.int(Int64(index)), .null) }
      #expect(throws: FailureCode.duplicateKey) { try builder.add(.uint(0), .null) }
      #expect(throws: FailureCode.mapKey) { try builder.add(.double(0.5), .null) }
    }
  }

  @Test func `texts are their code points`() {
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    #expect(composed == decomposed)
    #expect(!Value.string(composed).equals(.string(decomposed)))
    #expect(compareValues(.string("Z"), .string("\u{E9}")) == .less)
  }

  @Test func `maps are equal in any order, and hash alike`() {
    let first = MapValue(fields: [("a", .int(1)), ("b", .int(2))])
    let second = MapValue(fields: [("b", .int(2)), ("a", .int(1))])
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(first != MapValue(fields: [("a", .int(1)), ("b", .int(3))]))
  }

  @Test(arguments: [
    (0.1, 3, "0.100", "1.000e-01"), (123.456, 0, "123", "1e+02"), (-0.5, 0, "-0", "-5e-01"),
    (1.5, 0, "2", "2e+00"),
    (2.5, 0, "2", "2e+00"), (9.995, 2, "9.99", "9.99e+00"), (999.9999, 2, "1000.00", "1.00e+03"),
    (.leastNonzeroMagnitude, 3, "0.000", "4.941e-324"), (1e22, 1, "10000000000000000000000.0", "1.0e+22"),
    (0, 2, "0.00", "0.00e+00"),
  ])
  func `a number is rounded exactly`(number: Double, digits: Int, fixed: String, scientific: String) {
    #expect(fixedText(number, digits: digits) == fixed)
    #expect(scientificText(number, digits: digits) == scientific)
  }

  @Test func `every known function is found by its name`() {
    for function in Function.allCases {
      let parts = function.name.split(separator: ".").map { Array($0.utf8) }
      let key = NameKey(parts[parts.count - 1], 0, parts[parts.count - 1].count)
      let found =
        parts.count == 1
        ? Function(key: key) : Function(namespace: NameKey(parts[0], 0, parts[0].count), key: key)
      #expect(found == function)
      #expect(!Overloads.indices(of: function).isEmpty)
    }
  }
}
