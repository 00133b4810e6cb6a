import Foundation
import TestSupport
import Testing
import UIDesc
import UIDescDiagnostics
import UIDescEmit
import UIDescRuntime

@Suite struct LiveTests {
  @Test(arguments: LiveCase.tables)
  func `follows the state as the table says`(_ table: String) throws {
    let cases = try LiveCase.read(table)
    #expect(!cases.isEmpty)
    var played: [LiveCase] = []
    for item in cases {
      let result = try item.played { before, after, step in
        expectPatch(of: step, leadsFrom: before, to: after, item.name)
      }
      played.append(result)
      if isUpdatingGoldens { continue }
      for (expected, actual) in zip(item.steps, result.steps) where expected.lines != actual.lines {
        let difference = firstDifference(
          expected: expected.lines.joined(separator: "\n"), actual: actual.lines.joined(separator: "\n"))
        Issue.record("\(item.name), after '\(expected.step)': \(difference)")
      }
    }
    if isUpdatingGoldens { try LiveCase.write(played, to: table) }
  }
}

/// Applies the JSON Patch of a step to the JSON of the old tree, which must give that of the new one.
func expectPatch(of step: SessionStep, leadsFrom before: ResolvedTree, to after: ResolvedTree, _ name: String)
{
  var out = OutputBuffer()
  ChangeEmitter.appendPatch(step.changeSets, isOneLine: true, to: &out)
  do {
    let operations = try JSONSerialization.jsonObject(with: Data(out.bytes)) as? [[String: Any]]
    var document = try json(of: before)
    for operation in operations ?? [] { document = try apply(operation, to: document) }
    let (found, wanted) = (try sorted(document), try sorted(json(of: after)))
    if found != wanted {
      Issue.record("\(name): the patch gives another tree: \(String(decoding: out.bytes, as: UTF8.self))")
    }
  } catch {
    Issue.record("\(name): \(error) in \(String(decoding: out.bytes, as: UTF8.self))")
  }
}

func json(of tree: ResolvedTree) throws -> Any {
  var out = OutputBuffer()
  JSONEmitter.append(tree, to: &out)
  return try JSONSerialization.jsonObject(with: Data(out.bytes))
}

private func sorted(_ object: Any) throws -> Data {
  try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
}

struct PatchError: Error {
  let message: String
}

/// One operation of RFC 6902, strictly: what is removed must be there, and what is added to must be too.
private func apply(_ operation: [String: Any], to document: Any) throws -> Any {
  guard let path = operation["path"] as? String else { throw PatchError(message: "no path") }
  switch operation["op"] as? String {
  case "add": return try add(operation["value"] ?? NSNull(), at: steps(path), to: document)
  case "remove": return try remove(at: steps(path), from: document).0
  case "move":
    guard let from = operation["from"] as? String else { throw PatchError(message: "no from") }
    let (rest, moved) = try remove(at: steps(from), from: document)
    return try add(moved, at: steps(path), to: rest)
  default: throw PatchError(message: "unknown operation")
  }
}

private func steps(_ path: String) -> ArraySlice<String> {
  path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)[...]
}

private func add(_ value: Any, at path: ArraySlice<String>, to document: Any) throws -> Any {
  guard let step = path.first else { return value }
  if var object = document as? [String: Any] {
    if path.count == 1 {
      object[step] = value
      return object
    }
    guard let inner = object[step] else { throw PatchError(message: "nothing at \(step)") }
    object[step] = try add(value, at: path.dropFirst(), to: inner)
    return object
  }
  guard var list = document as? [Any], let index = Int(step) else {
    throw PatchError(message: "no list at \(step)")
  }
  if path.count == 1 {
    guard index <= list.count else { throw PatchError(message: "index \(index) is beyond the end") }
    list.insert(value, at: index)
    return list
  }
  guard list.indices.contains(index) else { throw PatchError(message: "no element \(index)") }
  list[index] = try add(value, at: path.dropFirst(), to: list[index])
  return list
}

private func remove(at path: ArraySlice<String>, from document: Any) throws -> (Any, Any) {
  guard let step = path.first else { throw PatchError(message: "the whole can't be removed") }
  if var object = document as? [String: Any] {
    guard let inner = object[step] else { throw PatchError(message: "nothing at \(step)") }
    if path.count == 1 {
      object[step] = nil
      return (object, inner)
    }
    let (rest, removed) = try remove(at: path.dropFirst(), from: inner)
    object[step] = rest
    return (object, removed)
  }
  guard var list = document as? [Any], let index = Int(step), list.indices.contains(index) else {
    throw PatchError(message: "no element \(step)")
  }
  if path.count == 1 {
    let removed = list.remove(at: index)
    return (list, removed)
  }
  let (rest, removed) = try remove(at: path.dropFirst(), from: list[index])
  list[index] = rest
  return (list, removed)
}

@Suite struct LiveDocumentTests {
  @Test func `serves a program by steps as scenarios have them`() throws {
    let document = try Document(
      text: """
        uidesc: 1
        state: {n: 0}
        body:
          Button: {title: "Tapped ${n}", action: [{set: {n: n + 1}}, {emit: {event: tapped, data: n}}, {run: dismiss}]}
        """)
    var screen = try document.begin(state: ["n": 2])
    let update = screen.perform("tap: Tapped 2")
    #expect(update.findings.isEmpty)
    #expect(update.emitted.map(\.name) == ["tapped"] && update.emitted.map(\.data) == ["3"])
    #expect(update.called.map(\.name) == ["dismiss"] && update.called.map(\.data) == [nil])
    #expect(
      update.patch == #"[{"op": "add", "path": "/state/n", "value": 3}, "#
        + #"{"op": "add", "path": "/body/0/arguments/title", "value": "Tapped 3"}]"#)
    #expect(screen.tree.text.hasPrefix("Button(\"Tapped 3\")"))
    #expect(screen.perform(#"{"set": {"n": 7}}"#).findings.isEmpty)
    #expect(screen.perform("set: {m: 7}").findings.map(\.code) == ["unknown-state"])
    #expect(screen.perform("nonsense").findings.map(\.code) == ["wrong-scenario"])
    let copy = screen
    #expect(screen.perform("set: {n: 8}").findings.isEmpty)
    #expect(copy.tree.text.hasPrefix("Button(\"Tapped 7\")"), "a copy lives its own life")
  }
}
