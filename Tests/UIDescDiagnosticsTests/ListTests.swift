import Testing
import UIDescDiagnostics

/// Counts how many of its kind are alive.
private final class Counted {
  nonisolated(unsafe) static var alive = 0
  let number: Int

  init(_ number: Int) {
    self.number = number
    unsafe Counted.alive += 1
  }

  deinit { unsafe Counted.alive -= 1 }
}

@Suite(.serialized) struct ListTests {
  @Test func `is an array to its users`() {
    var list = List<Int>()
    #expect(list.isEmpty)
    for number in 0..<100 { list.append(number) }
    list[7] = -7
    #expect(list.count == 100)
    #expect(list[7] == -7)
    #expect(Array(list.dropFirst(95)) == [95, 96, 97, 98, 99])
    #expect(list.removeLast() == 99)
    list.removeLast(98)
    #expect(Array(list) == [0])
    list += [1, 2]
    #expect(list.last { $0 < 2 } == 1)
    #expect(list.remove(at: 1) == 1)
    #expect(Array(list) == [0, 2])
  }

  @Test func `a copy does not change with the original`() {
    var first = List(["a", "b"])
    var second = first
    second[0] = "c"
    first.append("d")
    second.removeLast(1)
    #expect(Array(first) == ["a", "b", "d"])
    #expect(Array(second) == ["c"])
  }

  @Test func `every element is released once`() {
    do {
      var list = List<Counted>()
      for number in 0..<50 { list.append(Counted(number)) }
      var copy = list
      copy.removeLast(20)
      list[3] = Counted(-3)
      #expect(copy[3].number == 3)
      let whileShared = unsafe Counted.alive
      #expect(whileShared == 51)
      list = List()
      let afterwards = unsafe Counted.alive
      #expect(afterwards == 30)
    }
    let left = unsafe Counted.alive
    #expect(left == 0)
  }
}
