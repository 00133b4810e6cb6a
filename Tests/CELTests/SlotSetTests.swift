import Testing

@testable import CEL

struct SlotSetTests {
  @Test func `slots are sorted and each there once, whatever their order`() {
    // All sequences of up to five slots out of four.
    var sequences: [[Int32]] = [[]]
    for _ in 0..<5 { sequences += sequences.flatMap { start in [-2, -1, 0, 7].map { start + [$0] } } }
    for sequence in sequences {
      var set = SlotSet()
      for slot in sequence { set.insert(slot) }
      #expect(set.elements == Set(sequence).sorted(), "\(sequence)")
    }
  }
}
