// Measures one stage on one document: `uidesc-benchmark read|load|evaluate FILE ROUNDS` prints the median time of a
// round in nanoseconds of processor time. The scripts beside it set these numbers against other programs'.

import Glibc
import UIDesc
import UIDescDiagnostics
import UIDescEmit
import UIDescSyntax

func fail(_ message: String) -> Never {
  print(message)
  exit(2)
}

func processorNanoseconds() -> Int {
  var time = timespec()
  unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Keeps the compiler from leaving out work whose result nobody reads.
nonisolated(unsafe) var used = 0

func median(of rounds: Int, _ body: () -> Int) -> Int {
  var times: [Int] = []
  for _ in 0..<max(1, rounds) {
    let start = processorNanoseconds()
    unsafe used &+= body()
    times.append(processorNanoseconds() - start)
  }
  times.sort()
  return times[times.count / 2]
}

let arguments = CommandLine.arguments
guard arguments.count == 4, let rounds = Int(arguments[3]) else {
  fail("usage: uidesc-benchmark read|load|evaluate FILE ROUNDS")
}
let path = arguments[2]
guard let bytes = try? readFile(path) else { fail("can't read \(path)") }

switch arguments[1] {
case "read":
  let source = SourceFile(path: path, bytes: bytes)
  print(
    median(of: rounds) {
      var sink = DiagnosticSink()
      let tree = readSyntax(source, id: SourceID(0), format: .automatic, into: &sink)
      if let finding = sink.diagnostics.first { fail("\(finding.message) at \(finding.range.offsets)") }
      return tree.keyCount
    })
case "load":
  print(
    median(of: rounds) {
      guard let document = try? Document.load(path: path, bytes: bytes, options: LoadOptions()) else {
        return 0
      }
      return document.sources.files.count
    })
case "evaluate":
  guard let document = try? Document.load(path: path, bytes: bytes, options: LoadOptions()) else {
    fail("can't load \(path)")
  }
  // Each round has another state, so that nothing could be kept from the one before.
  let state = document.declarations.first { $0.type == "Bool" }?.name
  var round = 0
  print(
    median(of: rounds) {
      var inputs = EvaluationInputs()
      round += 1
      if let state { inputs.state = [(state, round % 2 == 0 ? "true" : "false")] }
      guard let tree = try? document.resolve(inputs) else { fail("can't evaluate \(path)") }
      var out = OutputBuffer()
      TextEmitter.append(tree, to: &out)
      return out.count
    })
default: fail("usage: uidesc-benchmark read|load|evaluate FILE ROUNDS")
}
