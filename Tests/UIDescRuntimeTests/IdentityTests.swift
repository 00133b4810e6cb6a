import CEL
import TestSupport
import Testing
import UIDesc
import UIDescDiagnostics
import UIDescRuntime

/// Which views are the same view in two evaluations: what keeps a view's state in SwiftUI.
struct IdentityTests {
  /// The identities of all texts by their content, in the order of the tree.
  private static func texts(_ body: String, _ state: String...) throws -> [(text: String, identity: UInt64)] {
    let document = try Document(text: "uidesc: 1\n" + body)
    #expect(document.findings == [])
    var inputs = EvaluationInputs()
    for assignment in state {
      let parts = assignment.split(separator: "=", maxSplits: 1).map(String.init)
      inputs.state.append((parts[0], parts[1]))
    }
    let tree = try document.resolve(inputs)
    return tree.nodes.compactMap { node in
      guard tree.names[Int(node.name)] == "Text", let first = node.arguments.first else { return nil }
      guard case .value(.string(let text)) = tree.arguments[Int(first)].value else { return nil }
      return (text, node.identity)
    }
  }

  private static func identity(_ text: String, in body: String, _ state: String...) throws -> UInt64? {
    let texts =
      state.isEmpty ? try Self.texts(body) : try Self.texts(body, state[0])
    return texts.first { $0.text == text }?.identity
  }

  @Test func `two runs on the same input agree`() throws {
    let body = "body: {VStack: [{Text: a}, {ForEach: {in: [1, 2], content: [{Text: b}]}}]}"
    let (first, second) = (try Self.texts(body), try Self.texts(body))
    #expect(first.map(\.identity) == second.map(\.identity))
    #expect(Set(first.map(\.identity)).count == 3)
  }

  @Test func `an absent branch keeps its place`() throws {
    let body = "state: {t: false}\nbody: {VStack: [{if: t, then: [{Text: a}]}, {Text: b}]}"
    #expect(try Self.identity("b", in: body) == Self.identity("b", in: body, "t=true"))
  }

  @Test func `the arms of a form are different views`() throws {
    let body = "state: {t: false}\nbody: {VStack: [{if: t, then: {Text: a}, else: {Text: a}}]}"
    #expect(try Self.identity("a", in: body) != Self.identity("a", in: body, "t=true"))
  }

  @Test func `a branch among modifiers never changes the view`() throws {
    for branch in [
      "[bold]", "[{wrap: {HStack: [Spacer, {slot: self}]}}]", "[boxed]", "[boxed, {padding: 1}, boxed]",
    ] {
      let body = """
        state: {t: false}
        modifiers: {boxed: {body: {ZStack: [Spacer, {slot: content}]}}}
        body: {VStack: [{Text: a, modifiers: [italic, {if: t, then: \(branch)}, {padding: 1}]}]}
        """
      #expect(try Self.identity("a", in: body) == Self.identity("a", in: body, "t=true"), "\(branch)")
    }
  }

  @Test func `an explicit id stands for the place`() throws {
    let first = "body: {VStack: [{Text: a, id: \"'x'\"}, {Text: b}]}"
    let second = "body: {VStack: [{Text: b}, {Text: a, id: \"'x'\"}]}"
    #expect(try Self.identity("a", in: first) == Self.identity("a", in: second))
    #expect(try Self.identity("b", in: first) != Self.identity("b", in: second))
  }

  @Test func `a loop follows the ids of its elements`() throws {
    let loop = """
      state: {l: {type: [{id: Int, s: String}], default: [{id: 1, s: a}, {id: 2, s: b}]}}
      body: {VStack: [{ForEach: {in: l, content: [{Text: "${e.s}"}]}, as: e}]}
      """
    let turned = "l=[{\"id\":2,\"s\":\"b\"},{\"id\":1,\"s\":\"a\"}]"
    #expect(try Self.identity("a", in: loop) == Self.identity("a", in: loop, turned))
    #expect(try Self.identity("b", in: loop) == Self.identity("b", in: loop, turned))
    let counted =
      "state: {l: {type: [String], default: [a, b]}}\nbody: {VStack: [{ForEach: {in: l, content: [{Text: \"${e}\"}]}, as: e}]}"
    #expect(try Self.identity("a", in: counted) == Self.identity("b", in: counted, "l=[\"b\",\"a\"]"))
  }

  @Test func `a slot that is used twice makes two instances`() throws {
    let twice = """
      components:
        Twice: {parameters: {content: View}, body: {VStack: [{slot: content}, {slot: content}]}}
      body: {Twice: [{Text: a}]}
      """
    #expect(Set(try Self.texts(twice).map(\.identity)).count == 2)
    let wrapped = "body: {Text: a, modifiers: [{wrap: {VStack: [{slot: self}, {slot: self}]}}]}"
    #expect(Set(try Self.texts(wrapped).map(\.identity)).count == 2)
  }

  @Test func `each instance has its own state`() throws {
    let body = """
      uidesc: 1
      components:
        Counter:
          state: {n: 0}
          body: {Button: {title: "${n}", action: {set: {n: n + 1}}}}
      body: {VStack: [Counter, Counter, {Counter: , id: 3}]}
      """
    let tree = try Document(text: body).resolve(EvaluationInputs())
    let owners = tree.arguments.compactMap { argument in
      if case .action(let action) = argument.value, case .set(let writes)? = action.statements.first {
        return writes.first?.place.owner
      }
      return nil
    }
    #expect(owners.count == 3 && Set(owners).count == 3)
  }
}
